"""Ropes and struts: limits of the distance of two points."""

import math

import numpy as np

from kane.elements.stops import DistanceStop
from kane.fields import GROUND
from kane.model.poses import Poses
from kanevas.canvas.items.item import SPRINGS
from kanevas.canvas.items.limit_item import tone_of
from kanevas.canvas.items.marked_item import MarkedItem
from kanevas.canvas.items.recipe import alone
from kanevas.canvas.joint_signs.marks import Mark, Marks, Tone, dot, ground_at, moved, rectangle
from kanevas.canvas.viewing.camera import Camera
from kanevas.drawing.geometry import Array
from kanevas.drawing.hanging import hanging, sag
from kanevas.look.theme import Theme

PIECES = 24
ROPE, TAUT, STRUT_HALF, TUBE, ACTING_TUBE = 1.7, 3.0, 3.6, 1.3, 2.8  # pixels
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
            tone = tone_of(self.holds, "upper")
            down = 0.0 if tone is Tone.ACTING else sag(stop.upper, length) * scale
            line = hanging(np.zeros(2), way, down * DOWN, PIECES if down > 0 else 1)
            width = TAUT if tone is Tone.ACTING else ROPE
            marks.append(Mark((line,), width=width, tone=tone))
        if stop.lower is not None:
            tone = tone_of(self.holds, "lower")
            reach = seen * min(stop.lower / length, 1.0) if length > 0 else 0.0
            width = ACTING_TUBE if tone is Tone.ACTING else TUBE
            tube = rectangle(0.0, -STRUT_HALF, reach, STRUT_HALF)._replace(width=width, tone=tone)
            marks.append(Mark((np.array([np.zeros(2), way]),), width=ROPE, tone=tone))
            marks.append(tube.turned(ahead))
        return [*marks, *(mark for at in (np.zeros(2), way) for mark in moved([dot(2.2)], at))]


RECIPES = {DistanceStop: alone(RopeItem)}
