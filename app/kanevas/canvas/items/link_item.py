"""What stretches from a point to another and is drawn from marks: actuators and the like."""

import math
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import numpy as np

from kane.elements.drivers import DistanceDriver
from kane.elements.latches import BodyLatch
from kane.elements.magnet import Magnet
from kane.fields import GROUND
from kane.model.poses import Poses
from kane.reading.holds import Hold
from kanevas.canvas.items.item import MOTORS, SPRINGS
from kanevas.canvas.items.marked_item import MarkedItem
from kanevas.canvas.items.recipe import Neighbours, Recipe
from kanevas.canvas.joint_signs.changing_signs import hook
from kanevas.canvas.joint_signs.marks import (
    Fill,
    Marks,
    dot,
    line,
    moved,
    pin,
    rectangle,
    support,
    turned,
)
from kanevas.canvas.viewing.camera import Camera
from kanevas.drawing.geometry import Array
from kanevas.look.theme import Theme

# Parts of the length at which the cylinder begins and ends, and half its width in pixels.
CYLINDER, HALF_WIDTH = (0.14, 0.6), 5.0
HOOK, EYE = 9.0, 3.0  # pixels from the middle of a latch to where its ties end
# Pixels: the poles of a magnet, and the dashes between them.
POLE, POLE_SHARE, TIP_SHARE, DASH, MOST_DASHES = 16.0, 0.35, 0.45, 5.0, 40


class Link(NamedTuple):
    """How a type of elements with two ends is drawn.

    Attributes:
        marks: makes its lines from its length in pixels, to the right from the first end, and how
            it holds.
        ends: makes the lines of an end, about it.
        color: name of its colour in the theme.
        layer: where it stands in the order of drawing.

    """

    marks: Callable[[float, Hold | None], Marks]
    ends: Callable[[], Marks]
    color: str
    layer: float


class LinkItem(MarkedItem):
    """An element between two points, with a support where it meets the ground."""

    def __init__(self, element: Any, link: Link, theme: Theme) -> None:
        self._link = link
        super().__init__(element.name, getattr(theme, link.color), theme)
        self._ends = element.ends()
        self.setZValue(self._link.layer)

    def place(self, poses: Poses, camera: Camera) -> None:
        """Stretch it between the points."""
        ends = camera.to_view(np.array([poses.point(*end) for end in self._ends]))
        self.set_marks(self._marks(ends[1] - ends[0]))
        self.setPos(*ends[0].tolist())

    def _marks(self, way: Array) -> Marks:
        places = [np.zeros(2), way]
        marks: Marks = []
        for (body, _), place in zip(self._ends, places, strict=True):
            if body == GROUND:
                marks += moved(support(), place)
        length = math.hypot(*way)
        if length > 0:
            marks += turned(self._link.marks(length, self.hold), way / length)
        return [*marks, *(mark for at in places for mark in moved(self._link.ends(), at))]


def _actuator(length: float, _: Hold | None) -> Marks:
    """Return a cylinder and its piston rod."""
    start, end = (share * length for share in CYLINDER)
    middle = (start + end) / 2
    return [
        line((0.0, 0.0), (start, 0.0), width=2.0),
        line((end, 0.0), (length, 0.0), width=2.0),
        rectangle(start, -HALF_WIDTH, end, HALF_WIDTH),
        line((middle, -HALF_WIDTH), (middle, HALF_WIDTH), width=2.4),
        line((middle, 0.0), (end, 0.0), width=2.0),
    ]


def _magnet(length: float, _: Hold | None) -> Marks:
    """Return two poles that face each other, and dashes of the field between them."""
    pole = min(POLE, POLE_SHARE * length)
    tip = TIP_SHARE * pole
    marks = [
        rectangle(left, -HALF_WIDTH, right, HALF_WIDTH, fill)
        for left, right, fill in (
            (0.0, pole, Fill.PAPER),
            (pole - tip, pole, Fill.INK),
            (length - pole, length, Fill.PAPER),
            (length - pole, length - pole + tip, Fill.INK),
        )
    ]
    count = min(int((length - 2 * pole) / DASH / 2), MOST_DASHES)
    step = (length - 2 * pole) / (count + 0.5)
    for i in range(count):
        start = pole + (i + 0.5) * step
        marks.append(line((start, 0.0), (start + step / 2, 0.0), width=1.3))
    return marks


def _latch(length: float, hold: Hold | None) -> Marks:
    """Return a hook on the thin line between the points."""
    half = length / 2
    ties = [line((0.0, 0.0), (half - HOOK, 0.0)), line((half + EYE, 0.0), (length, 0.0))]
    hooked = turned(hook(hold == "locked"), np.array([0.0, 1.0]))  # its stem towards the first end
    return [*(tie._replace(width=1.3) for tie in ties), *moved(hooked, np.array([half, 0.0]))]


LINKS: dict[type, Link] = {
    DistanceDriver: Link(_actuator, lambda: [pin()], "joint", MOTORS + 0.1),
    Magnet: Link(_magnet, lambda: [dot(2.2)], "force", SPRINGS - 0.1),
    BodyLatch: Link(_latch, lambda: [dot(2.2)], "joint", MOTORS + 0.1),
}


def _recipes(element: Any, around: Neighbours) -> Iterator[Recipe]:
    link = LINKS[type(element)]
    yield Recipe(LinkItem, element.name, (element, link, around.theme))


RECIPES = dict.fromkeys(LINKS, _recipes)
