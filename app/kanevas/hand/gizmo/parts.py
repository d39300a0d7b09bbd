"""The parts of the gizmo, where they are, and what the pointer does to them; no Qt here."""

import math
from collections.abc import Iterator
from typing import Literal, NamedTuple

import numpy as np

from kanevas.drawing.geometry import Array
from kanevas.hand.eye import Eye

Kind = Literal["axis", "plane", "ring"]

PIXELS = 84.0  # length of the arrows
RING, SHAFT = 0.82, 0.14  # radius of the rings, and where the arrows begin, in lengths of arrows
SQUARE = (0.3, 0.5)  # from where to where along both axes the squares of the planes reach
POINTS = 72  # of a ring
REACH = 7.0  # pixels from an arrow or a ring within which it is meant
LEAST_ARROW = 14.0  # pixels; one that is seen end on cannot be pulled along
LEAST_FACE = math.sin(math.radians(12.0))  # planes and rings seen from flatter cannot be followed
PARALLEL = 1e-9


class Part(NamedTuple):
    """A part that can be pulled.

    Attributes:
        kind: what it is: an arrow along an axis, a square in a plane, a ring about an axis.
        axis: the ground axis, 0 to 2: along it, or across the plane or the ring.

    """

    kind: Kind
    axis: int

    @property
    def direction(self) -> Array:
        """The ground axis as a unit vector, (3,)."""
        direction: Array = np.eye(3)[self.axis]
        return direction


class Gizmo(NamedTuple):
    """The gizmo where it stands.

    Attributes:
        pivot: its middle in ground axes, (3,) [m].
        length: of its arrows [m].
        parts: those that can be pulled.

    """

    pivot: Array
    length: float
    parts: tuple[Part, ...]

    def outline(self, part: Part) -> Array:
        """Return the line of a part in ground axes: from end to end, or around, (n, 3) [m]."""
        first, second = np.roll(np.eye(3), -part.axis - 1, axis=0)[:2]
        match part.kind:
            case "axis":
                shares = np.array([SHAFT, 1.0])[:, None] * part.direction
            case "plane":
                low, high = SQUARE
                corners = ((low, low), (high, low), (high, high), (low, high))
                shares = np.array([a * first + b * second for a, b in corners])
            case "ring":
                angle = np.linspace(0.0, 2 * math.pi, POINTS + 1)[:, None]
                shares = RING * (np.cos(angle) * first + np.sin(angle) * second)
        outline: Array = self.pivot + self.length * shares
        return outline

    def seen(self, eye: Eye) -> Iterator[tuple[Part, Array]]:
        """Yield the parts that can be followed from where they are seen, with their pixels."""
        _, away = eye.line_of_sight(*eye.to_view(self.pivot).tolist())
        for part in self.parts:
            pixels = eye.to_view(self.outline(part))
            facing = abs(float(away @ part.direction))
            if not np.isfinite(pixels).all():
                continue
            if part.kind == "axis":
                if math.dist(*pixels.tolist()) >= LEAST_ARROW:
                    yield part, pixels
            elif facing >= LEAST_FACE:
                yield part, pixels

    def at(self, eye: Eye, x: float, y: float) -> Part | None:
        """Return the part under a pixel: a square before an arrow, an arrow before a ring."""
        pixel, best, least = np.array([x, y]), None, math.inf
        order: dict[Kind, float] = {"plane": 0.0, "axis": 100.0, "ring": 200.0}
        for part, pixels in self.seen(eye):
            if part.kind == "plane":
                away = 0.0 if _is_in(pixels, pixel) else math.inf
            else:
                away = _distance(pixels, pixel)
            if away <= REACH and away + order[part.kind] < least:
                best, least = part, away + order[part.kind]
        return best


def parts_of(normal: Array | None) -> tuple[Part, ...]:
    """Return the parts for a model in space, or in the plane across a normal."""
    all_axes = range(3)
    if normal is None:
        kinds: tuple[Kind, ...] = ("plane", "axis", "ring")
        return tuple(Part(kind, axis) for kind in kinds for axis in all_axes)
    across = int(np.argmax(np.abs(normal)))
    flat = tuple(Part("axis", axis) for axis in all_axes if axis != across)
    return Part("plane", across), *flat, Part("ring", across)


def along(sight: tuple[Array, Array], pivot: Array, axis: Array) -> float | None:
    """Return how far along an axis through a pivot a line of sight comes nearest to it [m].

    From the two conditions that the shortest way between two lines is across both of them.
    """
    start, away = sight
    lean = float(axis @ away)
    if 1 - lean**2 < PARALLEL:
        return None
    to_start = start - pivot
    return (float(to_start @ axis) - lean * float(to_start @ away)) / (1 - lean**2)


def crossing(sight: tuple[Array, Array], pivot: Array, normal: Array) -> Array | None:
    """Return the point of a plane through a pivot on a line of sight, in ground axes, (3,) [m]."""
    start, away = sight
    lean = float(normal @ away)
    if abs(lean) < PARALLEL:
        return None
    point: Array = start + float(normal @ (pivot - start)) / lean * away
    return point


def heading(point: Array, pivot: Array, normal: Array) -> float:
    """Return the angle of a point about an axis, from the next ground axis on [rad]."""
    first = np.roll(normal, 1)
    way = point - pivot
    return math.atan2(float(np.cross(normal, first) @ way), float(first @ way))


def _distance(line: Array, pixel: Array) -> float:
    """Return how far a pixel is from a line of pixels."""
    starts, ways = line[:-1], np.diff(line, axis=0)
    lengths2 = np.maximum((ways**2).sum(axis=1), 1e-12)
    share = np.clip(((pixel - starts) * ways).sum(axis=1) / lengths2, 0.0, 1.0)
    feet = starts + share[:, None] * ways
    return float(np.hypot(*(feet - pixel).T).min())


def _is_in(corners: Array, pixel: Array) -> bool:
    """Whether a pixel is in a convex figure."""
    sides, ways = np.roll(corners, -1, axis=0) - corners, pixel - corners
    turns = sides[:, 0] * ways[:, 1] - sides[:, 1] * ways[:, 0]
    return bool((turns >= 0).all() or (turns <= 0).all())
