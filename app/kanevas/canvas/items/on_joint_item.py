"""What acts in a joint: springs, drivers and locks, drawn about the joint's own sign."""

from collections.abc import Callable, Hashable, Iterator, Mapping
from typing import NamedTuple

from kane.elements.drivers import AngleDriver, DisplacementDriver
from kane.elements.joint_springs import SliderSpring, TorsionSpring
from kane.elements.locks import AngleLock, DisplacementLock
from kane.elements.on_joint import OnJoint
from kane.model import Joint, Model
from kanevas.canvas.items.item import LOCKS, MOTORS, SPRINGS
from kanevas.canvas.items.recipe import Neighbours, Recipe
from kanevas.canvas.items.seen_item import SeenItem
from kanevas.canvas.joint_signs import Look, on_joint_signs
from kanevas.canvas.joint_signs.marks import Marks
from kanevas.look.theme import Theme


class OnJointSign(NamedTuple):
    """How a type of elements that act in a joint is drawn.

    Attributes:
        marks: makes its lines from how the joint is seen, and its sense.
        color: name of its colour in the theme.
        layer: where it stands in the order of drawing.

    """

    marks: Callable[[Look, float], Marks]
    color: str
    layer: float


SIGNS: dict[type, OnJointSign] = {
    TorsionSpring: OnJointSign(on_joint_signs.torsion_spring, "spring", SPRINGS - 0.2),
    SliderSpring: OnJointSign(on_joint_signs.slider_spring, "spring", SPRINGS - 0.2),
    AngleDriver: OnJointSign(on_joint_signs.angle_driver, "joint", MOTORS),
    DisplacementDriver: OnJointSign(on_joint_signs.displacement_driver, "joint", MOTORS),
    AngleLock: OnJointSign(on_joint_signs.lock, "joint", LOCKS),
    DisplacementLock: OnJointSign(on_joint_signs.lock, "joint", LOCKS),
}


class OnJointItem(SeenItem):
    """The sign of a joint's spring, driver or lock."""

    def __init__(self, element: OnJoint, joint: Joint, theme: Theme) -> None:
        sign = SIGNS[type(element)]
        self._draw_marks = sign.marks
        super().__init__(element.name, joint, getattr(theme, sign.color), theme)
        self.setZValue(sign.layer)

    def look(self) -> Hashable:
        return self._draw_marks, self.viewer.sense, super().look()

    def marks(self, look: Look) -> Marks:
        return self._draw_marks(look, self.viewer.sense)


def joints_by_name(model: Model) -> Mapping[str, Joint]:
    """Return the joints of a model by their names."""
    return {joint.name: joint for joint in model.joints}


def _recipes(element: OnJoint, around: Neighbours) -> Iterator[Recipe]:
    joint = around.once(joints_by_name)[element.joint]
    yield Recipe(OnJointItem, element.name, (element, joint, around.theme))


RECIPES = dict.fromkeys(SIGNS, _recipes)
