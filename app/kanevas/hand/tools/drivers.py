"""The tools for motors in joints, and for actuators between points."""

from typing import Any, ClassVar

from kane.elements.fixed import Fixed
from kane.model import Model
from kanevas.assets.language import QT_TRANSLATE_NOOP
from kanevas.drawing.geometry import Array
from kanevas.edits.driving import actuator, motor
from kanevas.edits.joining import End
from kanevas.hand.tools.desk import Desk
from kanevas.hand.tools.holders import already_held
from kanevas.hand.tools.link import LinkTool
from kanevas.hand.tools.on_joint_tool import Motion, OnJointTool
from kanevas.hand.tools.pointer import Pointer


class ActuatorTool(LinkTool):
    """Drives the distance of two points at a steady speed."""

    name: ClassVar[str] = "distance_driver"
    action: ClassVar[str] = QT_TRANSLATE_NOOP("ActuatorTool", "Draw actuator")

    @property
    def hint(self) -> str:
        if self.start is None:
            return self.tr("Actuator: click where it starts, on a body or on the ground")
        return self.tr("Actuator: click where it ends; it drives both points apart")

    def link(self, model: Model, start: End, end: End) -> Any:
        return actuator(model, self.fresh(model, self.tr("actuator")), start, end)


class MotorTool(OnJointTool):
    """Drives a joint at a steady speed; drawn from body to body, the distance of two points."""

    name: ClassVar[str] = "angle_driver"
    action: ClassVar[str] = QT_TRANSLATE_NOOP("MotorTool", "Draw motor")

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._actuator = ActuatorTool(desk)

    @property
    def _is_linear(self) -> bool:
        return self._actuator.start is not None

    @property
    def hint(self) -> str:
        if self._is_linear:
            return self._actuator.hint
        return self.tr(
            "Motor: click on a hinge or a slider; or on a point of a body and then on another, for "
            "an actuator between them"
        )

    @property
    def missed(self) -> str:
        return self.tr("A motor drives a joint that turns or slides: click on one.")

    @property
    def guides(self) -> tuple[Array, ...]:
        return self._actuator.guides

    @property
    def exclude(self) -> tuple[str, ...]:
        return (*super().exclude, *self._actuator.exclude)

    @property
    def holds(self) -> tuple[str, ...]:
        return (*super().holds, *self._actuator.holds)

    def fault(self, motion: Motion) -> str:
        return already_held(self.desk.model, motion)

    def element(self, model: Model, motions: tuple[Motion, ...]) -> Any:
        return motor(self.fresh(model, self.tr("motor")), *motions[0].found(model))

    def hover(self, at: Pointer) -> None:
        if self._is_linear:
            self._actuator.hover(at)
        else:
            super().hover(at)

    def press(self, at: Pointer) -> None:
        if self._is_linear:
            self._actuator.press(at)
        elif self.finds_joint(at):
            super().press(at)
        elif still := self._fixed_under(at):
            text = self.tr("“{}” holds all motion: a motor needs a hinge or a slider there.")
            self.desk.refused.emit(text.format(still))
        else:
            super().leave()
            self._actuator.press(at)

    def _fixed_under(self, at: Pointer) -> str:
        """Return the name of a fixed joint under the pointer, such as an anchor; empty if none."""
        found = self._names_under(at)
        fixed = {joint.name for joint in self.desk.model.joints if isinstance(joint, Fixed)}
        return next((name for name in found if name in fixed), "")

    def drag(self, at: Pointer) -> None:
        self.hover(at)

    def release(self, at: Pointer) -> None:
        if self._is_linear:
            self._actuator.release(at)

    def enter(self) -> None:
        self._actuator.enter()

    def cancel(self) -> bool:
        busy = self._actuator.cancel()
        return super().cancel() or busy
