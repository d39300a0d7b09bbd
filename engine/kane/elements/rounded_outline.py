"""Outlines with round corners: those of a simple polygon that point outwards, by arcs of a radius.

With the angle a by which the outline turns at a corner, an arc of radius r begins r tan(a / 2)
before it and ends as far behind it. A plate with such corners is made of all balls of that radius
that are in the sharp one: the points of an inner polygon, grown by r. Corners that point inwards
stay sharp.
"""

import math
from collections.abc import Sequence
from typing import NamedTuple

from kane.elements.outline import PlanePoint, outline_faults

STEP = math.radians(5.0)  # of an arc that is drawn by chords: off by a thousandth of its radius
FULL = 1.0 - 1e-9  # of the largest rounding: beyond it a side has no length but for round-off


class Turn(NamedTuple):
    """A corner of an outline that goes round counter-clockwise.

    Attributes:
        corner: [m].
        before: unit vector along the side that ends there.
        behind: unit vector along the side that begins there.
        angle: by how much it turns to the left, -pi to pi [rad].

    """

    corner: PlanePoint
    before: PlanePoint
    behind: PlanePoint
    angle: float

    def is_outwards(self) -> bool:
        """Whether it points outwards."""
        return self.angle > 0.0

    def reach(self, radius: float) -> float:
        """Return how far from the corner an arc begins [m]; 0 where it stays sharp."""
        return radius * math.tan(self.angle / 2) if self.is_outwards() else 0.0

    def center(self, radius: float) -> PlanePoint:
        """Return the corner of the outline that is so much further in, centre of its arc [m]."""
        (x, y), (u, v) = self.corner, self.before
        back = radius * math.tan(self.angle / 2)
        return x - back * u - radius * v, y - back * v + radius * u


def turns(points: Sequence[PlanePoint]) -> tuple[Turn, ...]:
    """Return the corners of a simple polygon, counter-clockwise whichever way it is told."""
    corners = list(points)
    if _area(corners) < 0.0:
        corners.reverse()
    ways = [_unit(corners[i - 1], corners[i]) for i in range(len(corners))]
    return tuple(
        Turn(corner, before, behind, _angle(before, behind))
        for corner, before, behind in zip(corners, ways, [*ways[1:], ways[0]], strict=True)
    )


def largest_rounding(points: Sequence[PlanePoint]) -> float:
    """Return the radius at which the arcs of two neighbouring corners meet [m]."""
    found = turns(points)
    most = math.inf
    for i, turn in enumerate(found):
        both = turn.reach(1.0) + found[i - 1].reach(1.0)
        if both > 0.0:
            most = min(most, math.dist(turn.corner, found[i - 1].corner) / both)
    return most


def inner_corners(points: Sequence[PlanePoint], radius: float) -> tuple[PlanePoint, ...]:
    """Return the polygon of which all points, grown by the radius, are the rounded one."""
    return tuple(turn.center(radius) for turn in turns(points))


def is_roundable(points: Sequence[PlanePoint], radius: float) -> bool:
    """Whether corners can have a radius: no arcs meet, and no two sides that are not neighbours."""
    if radius > FULL * largest_rounding(points):
        return False
    inner = inner_corners(points, radius)
    return _area(inner) > 0.0 and not any(outline_faults(inner, ""))


def rounded(points: Sequence[PlanePoint], radius: float) -> tuple[PlanePoint, ...]:
    """Return an outline with arcs as short chords, counter-clockwise, whatever the radius is."""
    radius = min(radius, largest_rounding(points))
    found = list[PlanePoint]()
    for turn in turns(points):
        if not turn.is_outwards() or radius == 0.0:
            found.append(turn.corner)
            continue
        (x, y), (u, v) = turn.center(radius), turn.before
        count = math.ceil(turn.angle / STEP)
        for i in range(count + 1):
            c, s = (each(turn.angle * i / count) for each in (math.cos, math.sin))
            # the normal of the side before, turned on
            found.append((x + radius * (c * v + s * u), y + radius * (s * v - c * u)))
    return tuple(found)


def _area(points: Sequence[PlanePoint]) -> float:
    x0, y0 = points[0]
    along = [(x - x0, y - y0) for x, y in points]
    following = (*along[1:], along[0])
    return sum(x * y1 - x1 * y for (x, y), (x1, y1) in zip(along, following, strict=True)) / 2


def _unit(start: PlanePoint, end: PlanePoint) -> PlanePoint:
    length = math.dist(start, end)
    return ((end[0] - start[0]) / length, (end[1] - start[1]) / length) if length else (0.0, 0.0)


def _angle(one: PlanePoint, other: PlanePoint) -> float:
    return math.atan2(one[0] * other[1] - one[1] * other[0], one[0] * other[0] + one[1] * other[1])
