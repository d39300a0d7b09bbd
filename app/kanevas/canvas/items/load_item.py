"""Forces, torques and impulses: arrows of a length in pixels."""

import math
from collections.abc import Hashable, Iterator, Mapping

import numpy as np
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from kane.elements.body import Body
from kane.elements.impulse import Impulse
from kane.elements.loads import Force, Torque
from kane.fields import Vector
from kane.model import Model
from kane.model.poses import Poses
from kane.reading.at_start import at_start, direction_at_start
from kanevas.canvas.items.item import LOADS, MARKS, Item, within_reach
from kanevas.canvas.items.recipe import Neighbours, Recipe
from kanevas.canvas.viewing.camera import Camera
from kanevas.drawing.geometry import Array, arc
from kanevas.drawing.load_sizes import (
    ARC_SWEEP,
    arrow_length,
    shrunk,
    strongest_force,
    strongest_torque,
)
from kanevas.drawing.signs import draw_arrow, draw_end_on
from kanevas.drawing.strokes import polyline, to_screen
from kanevas.look.theme import Theme

# An arrow that looks shorter than this is drawn as seen along its line.
END_ON = 9.0
ARC_RADIUS = 24.0
# A torque with less than this share across the plane is drawn as a vector with a double head.
FACING = 0.1
# The line of an impulse: parts of its length, and of its width to either side [pixels].
JAGS, JAG = ((0.0, 0.0), (0.36, 0.0), (0.26, 1.0), (0.56, -1.0), (0.46, 0.0), (1.0, 0.0)), 5.0


class LoadItem(Item):
    """Base of the arrows.

    Args:
        load: what the arrow stands for.
        direction: where it points, in the axes of the load; of any length.
        index: place of the body in the poses.
        strength: from 0 to 1 for the strongest load of its kind, by which the arrow is long.
        theme: the colours.

    """

    def __init__(
        self,
        load: Force | Torque | Impulse,
        direction: Vector,
        index: int,
        strength: float,
        theme: Theme,
    ) -> None:
        super().__init__(load.name, theme)
        self._vector = np.array(direction) / (math.hypot(*direction) or 1.0)
        self._turns = load.axes == "body"
        self._index = index
        self._strength = strength
        self._seen = np.zeros(3)
        self._signs = 1.0
        self._points = np.zeros((2, 2))
        self.setZValue(LOADS)

    def place(self, poses: Poses, camera: Camera) -> None:
        """Turn the arrow as it is seen."""
        turn = camera.axes @ poses.rotation[self._index] if self._turns else camera.axes
        self._seen = turn @ self._vector
        self._signs = camera.signs
        self._points = self._line()
        # A dot or cross at a mass centre would be lost under its mark.
        self.setZValue(MARKS + 0.5 if self._is_end_on else LOADS)

    def _line(self) -> Array:
        length = arrow_length(self._strength, self._signs)
        return to_screen(np.array([np.zeros(2), self._seen[:2] * length]))

    @property
    def _is_end_on(self) -> bool:
        return math.hypot(*self._points[-1]) < END_ON

    def _path(self) -> QPainterPath:
        return polyline(self._points)

    def look(self) -> Hashable:
        return self._points.tobytes(), self._seen[2] > 0

    def boundingRect(self) -> QRectF:
        return self._path().boundingRect().adjusted(-14, -14, 14, 14)

    def shape(self) -> QPainterPath:
        return within_reach(self._path(), 10.0)

    def _draw(self, painter: QPainter, own: QColor, heads: int) -> None:
        pen = self.pen(own, 2.2)
        if self._is_end_on:
            draw_end_on(painter, pen, self.theme.background, bool(self._seen[2] > 0))
            return
        if halo := self.halo():
            painter.strokePath(self._path(), halo)
        draw_arrow(painter, pen, self._points, heads)


class ForceItem(LoadItem):
    """A straight arrow that starts at the point of attack."""

    def __init__(
        self, force: Force, direction: Vector, index: int, strength: float, theme: Theme
    ) -> None:
        super().__init__(force, direction, index, strength, theme)
        self.anchor = force.body, force.point

    def paint(self, painter: QPainter) -> None:
        self._draw(painter, self.theme.force, heads=1)


class ImpulseItem(LoadItem):
    """A jagged arrow with a double head."""

    def __init__(
        self, impulse: Impulse, direction: Vector, index: int, strength: float, theme: Theme
    ) -> None:
        super().__init__(impulse, direction, index, strength, theme)
        self.anchor = impulse.body, impulse.point

    def _line(self) -> Array:
        tip = super()._line()[-1]
        length = math.hypot(*tip)
        if length < END_ON:
            return np.array([np.zeros(2), tip])
        along = tip / length
        across = np.array([-along[1], along[0]])
        places = np.array(JAGS) * (length, JAG * shrunk(self._signs))
        return np.asarray(places @ np.array([along, across]))

    def paint(self, painter: QPainter) -> None:
        self._draw(painter, self.theme.force, heads=2)


class TorqueItem(LoadItem):
    """An arc about the mass centre that turns as the torque does, seen from the viewer."""

    def __init__(
        self, torque: Torque | Impulse, direction: Vector, body: Body, index: int, strength: float,
        theme: Theme,
    ) -> None:  # fmt: skip
        super().__init__(torque, direction, index, strength, theme)
        self.anchor = body.name, body.mass_properties().center

    @property
    def _is_arc(self) -> bool:
        return abs(float(self._seen[2])) >= FACING

    def _line(self) -> Array:
        if not self._is_arc:
            return super()._line()
        turn = math.copysign(1.0, self._seen[2])
        start = math.pi / 2 - turn * ARC_SWEEP / 2
        return to_screen(arc(ARC_RADIUS * shrunk(self._signs), start, turn * ARC_SWEEP))

    def paint(self, painter: QPainter) -> None:
        self._draw(painter, self.theme.torque, heads=1 if self._is_arc else 2)


class TwistItem(TorqueItem):
    """The same for a blow that is a moment alone: with a double head."""

    def paint(self, painter: QPainter) -> None:
        self._draw(painter, self.theme.torque, heads=2 if self._is_arc else 3)


def _hardest(model: Model) -> float:
    return max((math.hypot(*each.impulse) for each in model.impulses), default=0.0)


def _hardest_twist(model: Model) -> float:
    return max((math.hypot(*each.moment) for each in model.impulses), default=0.0)


def _index(model: Model) -> Mapping[str, int]:
    return {body.name: i for i, body in enumerate(model.bodies)}


def _of_force(force: Force, around: Neighbours) -> Iterator[Recipe]:
    model, largest = around.model, around.once(strongest_force)
    direction = direction_at_start(model, force.force)
    strength = math.hypot(*at_start(model, force.force)) / (largest or 1.0)
    parts = force, direction, around.once(_index)[force.body], strength, around.theme
    yield Recipe(ForceItem, force.name, parts)


def _of_torque(torque: Torque, around: Neighbours) -> Iterator[Recipe]:
    model, largest = around.model, around.once(strongest_torque)
    direction = direction_at_start(model, torque.torque)
    strength = math.hypot(*at_start(model, torque.torque)) / (largest or 1.0)
    i = around.once(_index)[torque.body]
    parts = torque, direction, model.bodies[i], i, strength, around.theme
    yield Recipe(TorqueItem, torque.name, parts)


def _of_impulse(impulse: Impulse, around: Neighbours) -> Iterator[Recipe]:
    i = around.once(_index)[impulse.body]
    if any(impulse.impulse):
        strength = math.hypot(*impulse.impulse) / (around.once(_hardest) or 1.0)
        parts = impulse, impulse.impulse, i, strength, around.theme
        yield Recipe(ImpulseItem, impulse.name, parts)
    else:
        strength = math.hypot(*impulse.moment) / (around.once(_hardest_twist) or 1.0)
        twist = impulse, impulse.moment, around.model.bodies[i], i, strength, around.theme
        yield Recipe(TwistItem, impulse.name, twist)


RECIPES = {Force: _of_force, Torque: _of_torque, Impulse: _of_impulse}
