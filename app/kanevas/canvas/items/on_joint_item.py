"""What acts in a joint: springs, drivers and locks, drawn about the joint's own sign."""

from collections.abc import Callable, Hashable

from kane.elements.drivers import AngleDriver, DisplacementDriver
from kane.elements.joint_springs import SliderSpring, TorsionSpring
from kane.elements.locks import AngleLock, DisplacementLock
from kane.elements.on_joint import OnJoint
from kane.model import Joint
from kanevas.canvas.items.item import LOCKS, MOTORS, SPRINGS
from kanevas.canvas.items.seen_item import SeenItem
from kanevas.canvas.joint_signs import Look, on_joint_signs
from kanevas.canvas.joint_signs.marks import Marks
from kanevas.look.theme import Theme

SIGNS: dict[type, tuple[Callable[[Look, float], Marks], float]] = {
    TorsionSpring: (on_joint_signs.torsion_spring, SPRINGS),
    SliderSpring: (on_joint_signs.slider_spring, SPRINGS),
    AngleDriver: (on_joint_signs.angle_driver, MOTORS),
    DisplacementDriver: (on_joint_signs.displacement_driver, MOTORS),
    AngleLock: (on_joint_signs.lock, LOCKS),
    DisplacementLock: (on_joint_signs.lock, LOCKS),
}


class OnJointItem(SeenItem):
    """The sign of a joint's spring, driver or lock."""

    def __init__(self, element: OnJoint, joint: Joint, theme: Theme) -> None:
        self._draw_marks, layer = SIGNS[type(element)]
        own = theme.spring if layer == SPRINGS else theme.joint
        super().__init__(element.name, joint, own, theme)
        self.setZValue(layer)

    def look(self) -> Hashable:
        return self._draw_marks, self.viewer.sense, super().look()

    def marks(self, look: Look) -> Marks:
        return self._draw_marks(look, self.viewer.sense)
