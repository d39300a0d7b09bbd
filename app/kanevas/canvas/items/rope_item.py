"""Ropes and struts: limits of the distance of two points."""

import math

import numpy as np

from kane.elements.stops import DistanceStop
from kane.fields import GROUND
from kane.model.poses import Poses
from kanevas.canvas.items.item import SPRINGS
from kanevas.canvas.items.marked_item import MarkedItem
from kanevas.canvas.items.recipe import alone
from kanevas.canvas.joint_signs.marks import Mark, Marks, Tone, dot, ground_at, moved, rectangle
from kanevas.canvas.viewing.camera import Camera
from kanevas.drawing.geometry import Array
from kanevas.look.theme import Theme

REACHED = 1e-6  # of the length; a frame at a limit is there to round-off
# A parabola of length L over the distance d hangs down by so much of sqrt(L^2 - d^2): where both
# ends meet, and less by so much where it is all but taut, sqrt(3) / 4.
SAG, LESS = 0.5, 0.5 - math.sqrt(3) / 4
POINTS = 24
ROPE, STRUT_HALF = 1.7, 3.6  # pixels
WALL = 20.0
DOWN = np.array([0.0, 1.0])


class RopeItem(MarkedItem):
    """A line that hangs loose until it is taut; a strut is a tube as long as its lower limit."""

    def __init__(self, stop: DistanceStop, theme: Theme) -> None:
        super().__init__(stop.name, theme.spring, theme)
        self._stop = stop
        self.setZValue(SPRINGS - 0.1)

    def place(self, poses: Poses, camera: Camera) -> None:
        """Stretch it between the points."""
        points = np.array([poses.point(*end) for end in self._stop.ends()])
        ends = camera.to_view(points)
        self.setPos(*ends[0].tolist())
        length = float(np.linalg.norm(points[1] - points[0]))
        self.set_marks(self._marks(ends[1] - ends[0], length, camera.scale))

    def _marks(self, way: Array, length: float, scale: float) -> Marks:
        stop, seen = self._stop, math.hypot(*way)
        ahead = way / seen if seen > 0 else DOWN
        marks: Marks = []
        for (body, _), place, back in zip(stop.ends(), (np.zeros(2), way), (-1, 1), strict=True):
            if body == GROUND:
                marks += ground_at(place, back * ahead, WALL)
        if stop.upper is not None:
            tone = Tone.ACTING if _reached(length, stop.upper) else Tone.JOINT
            sag = 0.0 if tone is Tone.ACTING else _sag(stop.upper, length) * scale
            marks.append(Mark((_hanging(way, sag),), width=ROPE, tone=tone))
        if stop.lower is not None:
            tone = Tone.ACTING if _reached(length, stop.lower) else Tone.JOINT
            reach = seen * min(stop.lower / length, 1.0) if length > 0 else 0.0
            tube = rectangle(0.0, -STRUT_HALF, reach, STRUT_HALF)._replace(width=1.3, tone=tone)
            marks.append(Mark((np.array([np.zeros(2), way]),), width=ROPE, tone=tone))
            marks.append(tube.turned(ahead))
        return [*marks, *(mark for at in (np.zeros(2), way) for mark in moved([dot(2.2)], at))]


def _reached(length: float, limit: float) -> bool:
    return abs(length - limit) < REACHED * limit


def _sag(rope: float, length: float) -> float:
    """Return by how much a rope hangs down between points at a distance [m]."""
    if length >= rope:
        return 0.0
    return (SAG - LESS * length / rope) * math.sqrt(rope**2 - length**2)


def _hanging(way: Array, sag: float) -> Array:
    """Return the points of a parabola from the origin that hangs down by so many pixels."""
    share = np.linspace(0.0, 1.0, POINTS if sag > 0 else 2)[:, None]
    line: Array = share * way + 4 * share * (1 - share) * sag * DOWN
    return line


RECIPES = {DistanceStop: alone(RopeItem)}
