"""The tools for springs, motors and locks in joints, and for actuators between points."""

from typing import Any, ClassVar

from PySide6.QtCore import QCoreApplication

from kane.elements.fixed import Fixed
from kane.model import Model
from kanevas.assets.language import QT_TRANSLATE_NOOP
from kanevas.drawing.geometry import Array
from kanevas.edits.driving import actuator, holder_of, lock, motor
from kanevas.edits.joining import End
from kanevas.edits.springs import joint_spring
from kanevas.hand.tools.desk import Desk
from kanevas.hand.tools.link import LinkTool
from kanevas.hand.tools.on_joint import Motion, OnJointTool
from kanevas.hand.tools.pointer import Pointer


class JointSpringTool(OnJointTool):
    """Puts a spring and damper into a joint."""

    name: ClassVar[str] = "torsion_spring"
    action: ClassVar[str] = QT_TRANSLATE_NOOP("JointSpringTool", "Draw spring in joint")

    @property
    def hint(self) -> str:
        return self.tr("Spring in a joint: click on a hinge or a slider")

    @property
    def missed(self) -> str:
        return self.tr("This spring acts in a joint that turns or slides: click on one.")

    def element(self, model: Model, motions: tuple[Motion, ...]) -> Any:
        (motion,) = motions
        turns = motion.coordinate == "angle"
        stem = self.tr("torsional spring") if turns else self.tr("slider spring")
        return joint_spring(model, self.fresh(model, stem), *motion.found(model))


class LockTool(OnJointTool):
    """Holds a joint where it stands."""

    name: ClassVar[str] = "angle_lock"
    action: ClassVar[str] = QT_TRANSLATE_NOOP("LockTool", "Lock joint")

    @property
    def hint(self) -> str:
        return self.tr("Lock: click on the hinge or slider that is to stand still")

    @property
    def missed(self) -> str:
        return self.tr("A lock holds a joint that turns or slides: click on one.")

    def fault(self, motion: Motion) -> str:
        return already_held(self.desk.model, motion)

    def element(self, model: Model, motions: tuple[Motion, ...]) -> Any:
        return lock(self.fresh(model, self.tr("lock")), *motions[0].found(model))


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


def already_held(model: Model, motion: Motion) -> str:
    """Return the sentence that refuses a second driver or lock; empty where there is none yet."""
    holder = holder_of(model, motion.joint, motion.coordinate)
    if holder is None:
        return ""
    text = QCoreApplication.translate(
        "Drivers",
        "“{}” holds this motion of “{}” already; two at once would contradict each other. Delete "
        "it first, or change it in the Inspector.",
    )
    return text.format(holder, motion.joint)
