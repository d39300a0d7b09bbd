"""The tools that couple joints: gears, racks, linear couplings and clutches."""

from typing import Any, ClassVar

from kane.elements.on_joint import JointCoordinate
from kane.model import Model
from kanevas.assets.language import QT_TRANSLATE_NOOP
from kanevas.edits.coupling import clutch, gear, linear_coupling, rack_and_pinion
from kanevas.hand.tools.on_joint_tool import COORDINATES, Motion, OnJointTool


class GearTool(OnJointTool):
    """Puts the wheels of two hinges in mesh."""

    name: ClassVar[str] = "gear"
    action: ClassVar[str] = QT_TRANSLATE_NOOP("GearTool", "Draw gear")
    count = 2

    @property
    def hint(self) -> str:
        if not self.picked:
            return self.tr("Gear: click the hinge of the first wheel")
        return self.tr("Gear: click the hinge of the other wheel")

    @property
    def missed(self) -> str:
        return self.tr("A gear needs two hinges, those about which its wheels turn: click on one.")

    def wanted(self) -> tuple[JointCoordinate, ...]:
        return ("angle",)

    def fault(self, motion: Motion) -> str:
        if self.picked and self._gear(self.desk.model, (*self.picked, motion)) is None:
            return self.tr(
                "Both hinges are in one place, and there are no discs to say how large the wheels "
                "are: draw discs, or choose a hinge elsewhere."
            )
        return ""

    def element(self, model: Model, motions: tuple[Motion, ...]) -> Any:
        return self._gear(model, motions)

    def _gear(self, model: Model, motions: tuple[Motion, ...]) -> Any:
        (first, _), (second, _) = (motion.found(model) for motion in motions)
        return gear(model, self.fresh(model, self.tr("gear")), first, second)


class RackTool(OnJointTool):
    """Puts the wheel of a hinge on the rack of a slider."""

    name: ClassVar[str] = "rack_and_pinion"
    action: ClassVar[str] = QT_TRANSLATE_NOOP("RackTool", "Draw rack and pinion")
    count = 2

    @property
    def hint(self) -> str:
        if not self.picked:
            return self.tr("Rack and pinion: click the slider of the rack, or the pinion's hinge")
        if self.wanted() == ("angle",):
            return self.tr("Rack and pinion: click the hinge of the pinion")
        return self.tr("Rack and pinion: click the slider of the rack")

    @property
    def missed(self) -> str:
        if self.wanted() == ("displacement",):
            return self.tr("The rack needs a joint that slides: click on a slider.")
        if self.wanted() == ("angle",):
            return self.tr("The pinion needs a joint that turns: click on a hinge.")
        return self.tr("A rack needs a slider, and its pinion a hinge: click on one of them.")

    def wanted(self) -> tuple[JointCoordinate, ...]:
        taken = {motion.coordinate for motion in self.picked}
        return tuple(coordinate for coordinate in COORDINATES if coordinate not in taken)

    def element(self, model: Model, motions: tuple[Motion, ...]) -> Any:
        by_coordinate = sorted(motions, key=lambda motion: motion.coordinate)
        (pinion, _), (rack, _) = (motion.found(model) for motion in by_coordinate)
        name = self.fresh(model, self.tr("rack"))
        return rack_and_pinion(model, name, rack, pinion)


class LinearCouplingTool(OnJointTool):
    """Makes two coordinates of joints go together."""

    name: ClassVar[str] = "linear_coupling"
    action: ClassVar[str] = QT_TRANSLATE_NOOP("LinearCouplingTool", "Draw linear coupling")
    count = 2

    @property
    def hint(self) -> str:
        if not self.picked:
            return self.tr("Linear coupling: click the first joint")
        return self.tr("Linear coupling: click the joint that is to go with it")

    @property
    def missed(self) -> str:
        return self.tr("A coupling needs joints that turn or slide: click on a hinge or a slider.")

    def element(self, model: Model, motions: tuple[Motion, ...]) -> Any:
        first, second = (motion.found(model) for motion in motions)
        return linear_coupling(model, self.fresh(model, self.tr("coupling")), first, second)


class ClutchTool(OnJointTool):
    """Puts a clutch between two hinges."""

    name: ClassVar[str] = "clutch"
    action: ClassVar[str] = QT_TRANSLATE_NOOP("ClutchTool", "Draw clutch")
    count = 2

    @property
    def hint(self) -> str:
        if not self.picked:
            return self.tr("Clutch: click the hinge of the first shaft")
        return self.tr("Clutch: click the hinge of the other shaft")

    @property
    def missed(self) -> str:
        return self.tr("A clutch needs two hinges, those of its shafts: click on one.")

    def wanted(self) -> tuple[JointCoordinate, ...]:
        return ("angle",)

    def element(self, model: Model, motions: tuple[Motion, ...]) -> Any:
        (first, _), (second, _) = (motion.found(model) for motion in motions)
        return clutch(model, self.fresh(model, self.tr("clutch")), first, second)
