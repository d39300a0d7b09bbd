"""Stops of joints: where the limits of an angle or a displacement are."""

import math
from collections.abc import Iterator, Mapping

import numpy as np

from kane.elements.axes import AxisJoint
from kane.elements.directions import triad
from kane.elements.stops import AngleStop, DisplacementStop
from kane.fields import GROUND, Vector
from kane.model import Model
from kane.model.poses import Poses
from kane.reading.holds import Hold
from kanevas.canvas.items.item import MOTORS
from kanevas.canvas.items.marked_item import MarkedItem
from kanevas.canvas.items.on_joint_item import joints_by_name
from kanevas.canvas.items.recipe import Neighbours, Recipe
from kanevas.canvas.joint_signs.look import seen_along
from kanevas.canvas.joint_signs.marks import THIN, Mark, Marks, Tone, square
from kanevas.canvas.viewing.camera import Camera
from kanevas.drawing.geometry import Array
from kanevas.drawing.limits import Zero, arc_between, center_of, zero_of
from kanevas.drawing.strokes import to_screen
from kanevas.look.theme import Theme

# Pixels: the ticks of an angle from the joint, the arc between them, its growth with each turn.
TICK, ARC, GROWTH, HATCH = (19.0, 32.0), 27.0, 6.0, 5.0
STEP = math.radians(6)
# Pixels: half a plate, and how far it stands off from where the point B is at the limit.
PLATE, OFF, STROKES = 9.0, 12.5, 4
END_ON = 12.0
WIDTH, ACTING_WIDTH = 2.2, 4.6  # pixels, of a tick or plate that is free, and one that holds


class AngleStopItem(MarkedItem):
    """Two radial ticks where the body is at its limits, hatched outside, and an arc between."""

    def __init__(self, stop: AngleStop, joint: AxisJoint, zero: Zero, theme: Theme) -> None:
        super().__init__(stop.name, theme.muted, theme)
        self._stop, self._zero = stop, zero
        self._end = joint.ends()[-1]
        self.setZValue(MOTORS - 0.2)

    def place(self, poses: Poses, camera: Camera) -> None:
        """Put the limits where the body is that carries them."""
        self.setPos(*camera.to_view(poses.point(*self._end)).tolist())
        zero = self._zero
        axes = [poses.turned(zero.body, axis) for axis in (zero.x, zero.y)]
        flat = to_screen(np.array(axes) @ camera.axes[:2].T) * camera.signs
        self.set_marks(self._marks(flat))

    def _marks(self, flat: Array) -> Marks:
        stop, marks = self._stop, []
        low, high = arc_between(stop.lower, stop.upper)
        angles = np.linspace(low, high, max(math.ceil((high - low) / STEP), 1) + 1)
        radii = ARC + GROWTH * (angles - low) / (2 * math.pi)
        marks.append(Mark((self._points(angles, radii, flat),), width=THIN))
        for part, limit, outside in (("lower", stop.lower, -1.0), ("upper", stop.upper, 1.0)):
            if limit is not None:
                grown = GROWTH * (min(limit, high) - low) / (2 * math.pi)
                marks += self._tick(limit, outside, grown, flat, tone_of(self.holds, part))
        return marks

    def _tick(self, at: float, outside: float, grown: float, flat: Array, tone: Tone) -> Marks:
        radii = np.array(TICK) + grown
        tick = self._points(np.full(2, at), radii, flat)
        strokes = []
        for radius in np.linspace(radii[0] + HATCH, radii[1], STROKES - 1):
            turned = np.array([at, at + outside * HATCH / radius])
            strokes.append(self._points(turned, np.array([radius, radius - HATCH]), flat))
        width = WIDTH if tone is Tone.JOINT else ACTING_WIDTH
        return [Mark((tick,), width=width, tone=tone), Mark(tuple(strokes), width=THIN, tone=tone)]

    def _points(self, angles: Array, radii: Array, flat: Array) -> Array:
        turns = self._zero.angle + self._zero.sense * angles
        circle: Array = np.column_stack((radii * np.cos(turns), radii * np.sin(turns))) @ flat
        return circle


class DisplacementStopItem(MarkedItem):
    """Two plates across the axis where the slider is at its limits, hatched outside."""

    def __init__(self, stop: DisplacementStop, joint: AxisJoint, theme: Theme) -> None:
        super().__init__(stop.name, theme.muted, theme)
        self._limits = stop.lower, stop.upper
        self._ends = joint.ends()
        self._axis = joint.body_a, triad(joint.axis_a)[2]
        # The plates stand still with body A, or with the ground where that is body B.
        self._sense = -1.0 if joint.body_b == GROUND else 1.0
        self.setZValue(MOTORS - 0.2)

    def place(self, poses: Poses, camera: Camera) -> None:
        """Put the plates where the body is that carries them."""
        carrier = self._ends[0] if self._sense > 0 else self._ends[-1]
        origin, axis = poses.point(*carrier), self._sense * poses.turned(*self._axis)
        self.setPos(*camera.to_view(origin).tolist())
        along = seen_along(to_screen(camera.axes[:2] @ axis))
        if along is None:
            holds = "closed" in self.holds.values()
            width, tone = (ACTING_WIDTH, Tone.ACTING) if holds else (WIDTH, Tone.JOINT)
            self.set_marks([square(END_ON * camera.signs)._replace(width=width, tone=tone)])
            return
        per_metre = to_screen(camera.axes[:2] @ axis) * camera.scale
        marks: Marks = []
        places: list[Array] = []
        sides = zip(("lower", "upper"), self._limits, (-self._sense, self._sense), strict=True)
        for part, limit, outside in sides:
            if limit is not None:
                way = outside * self._sense * along
                at = limit * per_metre + OFF * camera.signs * way
                marks += _plate(at, way, camera.signs, tone_of(self.holds, part))
                places.append(at)
        if len(places) == 2:
            marks.append(Mark((np.array(places),), width=THIN, tone=Tone.FAINT))
        self.set_marks(marks)


def tone_of(holds: Mapping[str, Hold], part: str) -> Tone:
    """Return how a limit is drawn: one that holds tells itself apart."""
    return Tone.ACTING if holds.get(part) == "closed" else Tone.JOINT


def _plate(at: Array, outside: Array, size: float, tone: Tone) -> Marks:
    """Return a plate with hatching on its outside."""
    across = np.array([-outside[1], outside[0]]) * PLATE * size
    plate = np.array([at - across, at + across])
    strokes = tuple(
        np.array([at + share * across, at + (share - 0.5) * across + HATCH * size * outside])
        for share in np.linspace(-0.5, 1.0, STROKES).tolist()
    )
    width = WIDTH if tone is Tone.JOINT else ACTING_WIDTH
    return [Mark((plate,), width=width, tone=tone), Mark(strokes, width=THIN, tone=tone)]


def _centers(model: Model) -> Mapping[str, Vector]:
    return {body.name: center_of(body) for body in model.bodies}


def _of_angle(stop: AngleStop, around: Neighbours) -> Iterator[Recipe]:
    joint = around.once(joints_by_name)[stop.joint]
    assert isinstance(joint, AxisJoint)  # what turns does so about an axis
    zero = zero_of(joint, around.once(_centers))
    yield Recipe(AngleStopItem, stop.name, (stop, joint, zero, around.theme))


def _of_displacement(stop: DisplacementStop, around: Neighbours) -> Iterator[Recipe]:
    joint = around.once(joints_by_name)[stop.joint]
    yield Recipe(DisplacementStopItem, stop.name, (stop, joint, around.theme))


RECIPES = {AngleStop: _of_angle, DisplacementStop: _of_displacement}
