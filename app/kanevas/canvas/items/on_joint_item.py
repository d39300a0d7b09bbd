"""What acts in a joint: springs, locks, friction and so on, drawn about the joint's own sign."""

from collections.abc import Callable, Hashable, Iterator, Mapping
from typing import Any, NamedTuple

from kane.elements.drivers import AngleDriver, DisplacementDriver
from kane.elements.frictions import AngleFriction, DisplacementFriction
from kane.elements.joint_springs import SliderSpring, TorsionSpring
from kane.elements.latches import AngleLatch, DisplacementLatch
from kane.elements.locks import AngleLock, DisplacementLock
from kane.elements.on_joint import OnJoint
from kane.elements.release import Release
from kane.elements.stops import OneWay
from kane.model import Joint, Model
from kane.reading.holds import Hold
from kanevas.canvas.items.item import LOCKS, MOTORS, SPRINGS
from kanevas.canvas.items.recipe import Neighbours, Recipe
from kanevas.canvas.items.seen_item import SeenItem
from kanevas.canvas.joint_signs import Look, changing_signs, on_joint_signs
from kanevas.canvas.joint_signs.marks import Marks
from kanevas.look.theme import Theme


class OnJointSign(NamedTuple):
    """How a type of elements that act in a joint is drawn.

    Attributes:
        marks: makes its lines from how the joint is seen, its sense, and how it holds.
        color: name of its colour in the theme.
        layer: where it stands in the order of drawing.

    """

    marks: Callable[[Look, float, Hold | None], Marks]
    color: str
    layer: float


SignOf = Callable[[Any], OnJointSign]


def _always(sign: OnJointSign) -> SignOf:
    return lambda _element: sign


def _of_free_wheel(wheel: OneWay) -> OnJointSign:
    is_forward = wheel.turns == "forward"
    marks = changing_signs.forward_wheel if is_forward else changing_signs.backward_wheel
    return OnJointSign(marks, "joint", MOTORS)


def _still(marks: Callable[[Look, float], Marks], color: str, layer: float) -> SignOf:
    """Return how a type is drawn that holds always, or never."""
    return _always(OnJointSign(lambda look, sense, _hold: marks(look, sense), color, layer))


SIGNS: dict[type, SignOf] = {
    TorsionSpring: _still(on_joint_signs.torsion_spring, "spring", SPRINGS - 0.2),
    SliderSpring: _still(on_joint_signs.slider_spring, "spring", SPRINGS - 0.2),
    AngleDriver: _still(on_joint_signs.angle_driver, "joint", MOTORS),
    DisplacementDriver: _still(on_joint_signs.displacement_driver, "joint", MOTORS),
    AngleLock: _still(on_joint_signs.lock, "joint", LOCKS),
    DisplacementLock: _still(on_joint_signs.lock, "joint", LOCKS),
    AngleFriction: _always(OnJointSign(changing_signs.angle_friction, "joint", MOTORS - 0.1)),
    DisplacementFriction: _always(
        OnJointSign(changing_signs.displacement_friction, "joint", MOTORS - 0.1)
    ),
    AngleLatch: _always(OnJointSign(changing_signs.latch, "joint", LOCKS)),
    DisplacementLatch: _always(OnJointSign(changing_signs.latch, "joint", LOCKS)),
    OneWay: _of_free_wheel,
    Release: _always(OnJointSign(changing_signs.release, "joint", LOCKS)),
}


class OnJointItem(SeenItem):
    """The sign of a joint's spring, driver, lock or the like."""

    def __init__(self, name: str, joint: Joint, sign: OnJointSign, theme: Theme) -> None:
        self._draw_marks = sign.marks
        super().__init__(name, joint, getattr(theme, sign.color), theme)
        self.setZValue(sign.layer)

    def look(self) -> Hashable:
        return self._draw_marks, self.viewer.sense, self.hold, super().look()

    def marks(self, look: Look) -> Marks:
        return self._draw_marks(look, self.viewer.sense, self.hold)


def joints_by_name(model: Model) -> Mapping[str, Joint]:
    """Return the joints of a model by their names."""
    return {joint.name: joint for joint in model.joints}


def _recipes(element: OnJoint | Release, around: Neighbours) -> Iterator[Recipe]:
    joint, sign = around.once(joints_by_name)[element.joint], SIGNS[type(element)](element)
    yield Recipe(OnJointItem, element.name, (element.name, joint, sign, around.theme))


RECIPES = dict.fromkeys(SIGNS, _recipes)
