"""Outlines whose sides are straight or arcs, with round corners between them.

A side from a corner to the next one has a bulge b = tan(a / 4), a the angle by which it turns to
the left: 0 where it is straight, 1 for a half circle, as in files of CAD. With its length L as a
chord, an arc has the radius r = L (1 + b²) / 4 b, negative where it turns to the right, and its
centre is r (1 - b²) / (1 + b²) to the left of the middle of the chord.

A round corner is an arc that touches both sides. Its centre is where the sides meet, each moved
inwards by the radius: a line stays one, an arc of radius r becomes one of radius r less that. Only
corners that point outwards become round.
"""

import math
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from kane.elements.outline import PlanePoint, meeting_edges, outline_faults, repeated
from kane.elements.rounded_outline import FULL, STEP
from kane.errors import Fault
from kane.sentences import say

SMOOTH = 1e-9  # rad; by so much sides turn where they go on smoothly
STRAIGHT = 1e-9  # a bulge so small is none
MOST_BULGE = 100.0  # an arc that is closed but for a twenty-fifth of a degree


class Side(NamedTuple):
    """A side of an outline.

    Attributes:
        start: [m].
        end: [m].
        bulge: tangent of a quarter of the angle by which it turns to the left.

    """

    start: PlanePoint
    end: PlanePoint
    bulge: float = 0.0

    @property
    def angle(self) -> float:
        """By how much it turns to the left [rad]."""
        return 4.0 * math.atan(self.bulge)

    @property
    def chord(self) -> float:
        """How far its ends are apart [m]."""
        return math.dist(self.start, self.end)

    @property
    def radius(self) -> float:
        """Its radius, negative where it turns to the right [m]; not of a straight side."""
        return self.chord * (1.0 + self.bulge * self.bulge) / (4.0 * self.bulge)

    @property
    def center(self) -> PlanePoint:
        """The centre of its circle [m]; not of a straight side."""
        (x0, y0), (x1, y1), b = self.start, self.end, self.bulge
        off = (1.0 - b * b) / (4.0 * b)
        return (x0 + x1) / 2 - off * (y1 - y0), (y0 + y1) / 2 + off * (x1 - x0)

    def way(self, part: float) -> PlanePoint:
        """Return the direction in which it goes at its start, 0, its end, 1, or between."""
        length = self.chord or 1.0
        x, y = (self.end[0] - self.start[0]) / length, (self.end[1] - self.start[1]) / length
        turned = (part - 0.5) * self.angle
        c, s = math.cos(turned), math.sin(turned)
        return c * x - s * y, s * x + c * y

    def at(self, part: float) -> PlanePoint:
        """Return a point of it [m], as a part of the angle or the length behind its start."""
        if not self.bulge:
            (x0, y0), (x1, y1) = self.start, self.end
            return x0 + part * (x1 - x0), y0 + part * (y1 - y0)
        (x, y), (u, v) = self.center, self.way(part)
        return x + self.radius * v, y - self.radius * u


def sides(
    points: Sequence[PlanePoint], bulges: Sequence[float], rounding: float = 0.0
) -> list[Side]:
    """Return the sides of an outline, counter-clockwise whichever way it is told.

    Corners that cannot be round stay sharp.
    """
    found = _counter_clockwise(points, bulges)
    return _rounded(found, rounding)[0] if rounding else found


def arc_faults(
    points: Sequence[PlanePoint], bulges: Sequence[float], rounding: float, path: str
) -> Iterator[Fault]:
    """Yield what keeps sides and arcs from bounding a plate; the first finding only."""
    if len(bulges) != len(points):
        yield Fault(
            f"{path}.bulges",
            say(
                "has {count} entries, but there are {corners} sides: give one for each, 0 for a "
                "straight one",
                count=len(bulges),
                corners=len(points),
            ),
        )
        return
    if any(abs(bulge) > MOST_BULGE for bulge in bulges):
        worst = max(range(len(bulges)), key=lambda i: abs(bulges[i]))
        yield Fault(
            f"{path}.bulges[{worst}]",
            say(
                "must be between {least:g} and {most:g}: more is a whole circle; for one take a "
                "disc",
                least=-MOST_BULGE,
                most=MOST_BULGE,
            ),
        )
        return
    found = list(repeated(points, f"{path}.points"))
    if not found:
        found = list(_meeting_sides(points, bulges, path))
    yield from found
    if rounding and not found:
        yield from _rounding_faults(points, bulges, rounding, f"{path}.rounding")


def drawn(outline: Sequence[Side]) -> tuple[PlanePoint, ...]:
    """Return corners of an outline with arcs as short chords."""
    found = list[PlanePoint]()
    for side in outline:
        count = max(1, math.ceil(abs(side.angle) / STEP)) if side.bulge else 1
        found.append(side.start)
        found += [side.at(i / count) for i in range(1, count)]
    return tuple(found)


def bulge_to(start: PlanePoint, end: PlanePoint, middle: PlanePoint) -> float:
    """Return the bulge of an arc over a chord whose middle is as high as a point.

    It is the height over the chord as a part of half its length, positive to the right.
    """
    length = math.dist(start, end)
    u, v = (end[0] - start[0]) / length, (end[1] - start[1]) / length
    x, y = middle[0] - (start[0] + end[0]) / 2, middle[1] - (start[1] + end[1]) / 2
    return max(-MOST_BULGE, min(2.0 * (x * v - y * u) / length, MOST_BULGE))


def halves(side: Side, corner: PlanePoint) -> tuple[float, float]:
    """Return the bulges of the two sides that take the place of one, by a corner near it."""
    if not side.bulge:
        return 0.0, 0.0
    part = min(max(_part(side, corner), 0.0), 1.0)
    return math.tan(part * side.angle / 4), math.tan((1.0 - part) * side.angle / 4)


def area(outline: Sequence[Side]) -> float:
    """Return the area within an outline, negative where it goes clockwise [m^2]."""
    x0, y0 = outline[0].start
    total = 0.0
    for side in outline:
        (x, y), (x1, y1) = side.start, side.end
        total += ((x - x0) * (y1 - y0) - (x1 - x0) * (y - y0)) / 2
        if side.bulge:
            total += side.radius**2 * (side.angle - math.sin(side.angle)) / 2
    return total


def _counter_clockwise(points: Sequence[PlanePoint], bulges: Sequence[float]) -> list[Side]:
    given = [bulge if abs(bulge) > STRAIGHT else 0.0 for bulge in bulges] or [0.0] * len(points)
    found = [
        Side(start, end, bulge)
        for (start, end), bulge in zip(pairwise((*points, points[0])), given, strict=True)
    ]
    if area(found) < 0.0:
        found = [Side(side.end, side.start, -side.bulge) for side in reversed(found)]
    return found


def _meeting_sides(
    points: Sequence[PlanePoint], bulges: Sequence[float], path: str
) -> Iterator[Fault]:
    """Yield which sides meet that do not follow each other, by their chords."""
    every, owner = list[PlanePoint](), list[int]()
    for i, side in enumerate(_given(points, bulges)):
        own = drawn([side])
        every += own
        owner += [i] * len(own)
    if not any(bulges):
        yield from outline_faults(points, f"{path}.points")
        return
    meeting = meeting_edges(every)
    if meeting is None:
        return
    first, second = sorted(owner[edge] for edge in meeting)
    yield Fault(
        f"{path}.bulges",
        say(
            "the outline must not cross or touch itself, but the sides that begin at the corners "
            "{first} and {second} (counted from 0) meet: let their arcs bulge less, or move the "
            "corners apart",
            first=first,
            second=second,
        ),
    )


def _given(points: Sequence[PlanePoint], bulges: Sequence[float]) -> list[Side]:
    ends = pairwise((*points, points[0]))
    return [Side(start, end, bulge) for (start, end), bulge in zip(ends, bulges, strict=True)]


def _rounding_faults(
    points: Sequence[PlanePoint], bulges: Sequence[float], rounding: float, path: str
) -> Iterator[Fault]:
    found, sharp = _rounded(_counter_clockwise(points, bulges), rounding)
    if sharp or meeting_edges(drawn(found)) is not None:
        yield Fault(
            path,
            say(
                "no arc of this radius touches both sides at each corner that points outwards: "
                "let it be smaller, or let the sides that bulge there do so less"
            ),
        )


def _rounded(outline: list[Side], radius: float) -> tuple[list[Side], bool]:
    """Return an outline with round corners, and whether one that points outwards stayed sharp."""
    count = len(outline)
    arcs = [_corner_arc(outline[i - 1], outline[i], radius) for i in range(count)]
    # how much of each side is left, as parts of it
    left = [(0.0, 1.0)] * count
    is_sharp = False
    for i, arc in enumerate(arcs):
        before, behind = outline[i - 1], outline[i]
        if arc is None:
            is_sharp = is_sharp or turn_between(before, behind) > SMOOTH
            continue
        end, start = _part(before, arc.start), _part(behind, arc.end)
        left[i - 1] = left[i - 1][0], end
        left[i] = start, left[i][1]
    if any(end - start < FULL - 1.0 for start, end in left):
        return outline, True
    is_sharp = is_sharp or any(end - start < 1.0 - FULL for start, end in left)
    found = list[Side]()
    for arc, side, (start, end) in zip(arcs, outline, left, strict=True):
        found += [arc] if arc is not None else []
        if end - start < 1.0 - FULL:
            continue  # two arcs meet
        bulge = math.tan((end - start) * side.angle / 4) if side.bulge else 0.0
        begins = side.start if start == 0.0 else side.at(start)
        found.append(Side(begins, side.end if end == 1.0 else side.at(end), bulge))
    return found, is_sharp


def turn_between(before: Side, behind: Side) -> float:
    """Return by how much an outline turns to the left at a corner, -pi to pi [rad]."""
    (u0, v0), (u1, v1) = before.way(1.0), behind.way(0.0)
    return math.atan2(u0 * v1 - v0 * u1, u0 * u1 + v0 * v1)


def _corner_arc(before: Side, behind: Side, radius: float) -> Side | None:
    """Return the arc that makes a corner round; None where there is none."""
    if turn_between(before, behind) <= SMOOTH:
        return None
    corner = behind.start
    centers = _meets(before, behind, radius)
    for x, y in sorted(centers, key=lambda center: math.dist(center, corner)):
        start, end = _foot(before, (x, y)), _foot(behind, (x, y))
        if not (0.0 < _part(before, start) <= 1.0 and 0.0 <= _part(behind, end) < 1.0):
            continue
        a0 = math.atan2(start[1] - y, start[0] - x)
        angle = (math.atan2(end[1] - y, end[0] - x) - a0) % (2 * math.pi)
        return Side(start, end, math.tan(angle / 4))
    return None


def _foot(side: Side, center: PlanePoint) -> PlanePoint:
    """Return the point of the line or circle of a side that is nearest to a centre within."""
    if not side.bulge:
        (x0, y0), (u, v) = side.start, side.way(0.0)
        along = (center[0] - x0) * u + (center[1] - y0) * v
        return x0 + along * u, y0 + along * v
    (x, y), r = side.center, side.radius
    far = math.copysign(math.dist(center, side.center), r) or 1.0
    return x + (center[0] - x) * r / far, y + (center[1] - y) * r / far


def _part(side: Side, point: PlanePoint) -> float:
    """Return where on a side a point of its line or circle is: 0 at its start, 1 at its end."""
    if not side.bulge:
        (x0, y0), (u, v) = side.start, side.way(0.0)
        return ((point[0] - x0) * u + (point[1] - y0) * v) / side.chord
    (x, y), (x0, y0) = side.center, side.start
    a, b = (x0 - x, y0 - y), (point[0] - x, point[1] - y)
    turned = math.atan2(a[0] * b[1] - a[1] * b[0], a[0] * b[0] + a[1] * b[1])
    part = turned / side.angle
    # the nearest of all turns that it may mean
    whole = 2 * math.pi / abs(side.angle)
    return part - whole * round((part - 0.5) / whole)


def _meets(before: Side, behind: Side, radius: float) -> list[PlanePoint]:
    """Return where two sides meet, each moved to the left by a radius."""
    if not before.bulge and not behind.bulge:
        (u0, v0), (u1, v1), (x, y) = before.way(1.0), behind.way(0.0), behind.start
        back = radius * math.tan(math.atan2(u0 * v1 - v0 * u1, u0 * u1 + v0 * v1) / 2)
        return [(x - back * u0 - radius * v0, y - back * v0 + radius * u0)]
    if before.bulge and behind.bulge:
        return _circles_meet(
            before.center, abs(before.radius - radius), behind.center, abs(behind.radius - radius)
        )
    straight, arc = (before, behind) if behind.bulge else (behind, before)
    (x0, y0), (u, v), (x, y) = straight.start, straight.way(0.0), arc.center
    x0, y0 = x0 - radius * v, y0 + radius * u
    along, off = (x - x0) * u + (y - y0) * v, (x - x0) * -v + (y - y0) * u
    half = (arc.radius - radius) ** 2 - off * off
    if half < 0.0:
        return []
    return [(x0 + s * u, y0 + s * v) for s in (along - math.sqrt(half), along + math.sqrt(half))]


def _circles_meet(a: PlanePoint, r: float, b: PlanePoint, q: float) -> list[PlanePoint]:
    d = math.dist(a, b)
    if d == 0.0:
        return []
    along = (d * d + r * r - q * q) / (2 * d)
    square = r * r - along * along
    if square < 0.0:
        return []
    u, v, half = (b[0] - a[0]) / d, (b[1] - a[1]) / d, math.sqrt(square)
    x, y = a[0] + along * u, a[1] + along * v
    return [(x - s * v, y + s * u) for s in (half, -half)]
