"""Outlines and lines of the canvas as arrays of points in the plane; no Qt here."""

import math

import numpy as np
import numpy.typing as npt

from kane.elements.directions import unit
from kane.elements.shapes import Box, Capsule, Cone, Disc, Polygon, Polyhedron, Rod, Shape, Sphere

Array = npt.NDArray[np.float64]

# Rows: to the right, up, and towards the viewer; right-handed, so that a positive turn about
# the last is counter-clockwise on screen.
PLANES: dict[str, Array] = {
    "xy": np.array([[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]),
    "xz": np.array([[1.0, 0.0, 0.0], [0.0, 0.0, 1.0], [0.0, -1.0, 0.0]]),
    "yz": np.array([[0.0, 1.0, 0.0], [0.0, 0.0, 1.0], [1.0, 0.0, 0.0]]),
}
CIRCLE_POINTS = 96
FLAT = 1e-9
LEAD = 1 / 8
CORNERS = np.array([(x, y, z) for x in (-0.5, 0.5) for y in (-0.5, 0.5) for z in (-0.5, 0.5)])


def circle(center: Array, radius: float, count: int = CIRCLE_POINTS) -> Array:
    """Return points of a circle, counter-clockwise."""
    angle = np.arange(count) * (2 * math.pi / count)
    return center + radius * np.column_stack((np.cos(angle), np.sin(angle)))


def capsule(start: Array, end: Array, radius: float, count: int = CIRCLE_POINTS) -> Array:
    """Return the outline of a bar with round ends, counter-clockwise."""
    along = end - start
    heading = math.atan2(along[1], along[0])
    angle = heading + np.linspace(-math.pi / 2, math.pi / 2, count // 2 + 1)
    arc = radius * np.column_stack((np.cos(angle), np.sin(angle)))
    return np.concatenate((end + arc, start - arc))


def hull(points: Array) -> Array:
    """Return the corners of the convex hull, counter-clockwise (Andrew's monotone chain)."""
    ordered = sorted(set(map(tuple, points.tolist())))
    if len(ordered) < 3:
        return np.array(ordered)
    return np.array(_chain(ordered) + _chain(ordered[::-1]))


def _chain(ordered: list[tuple[float, ...]]) -> list[tuple[float, ...]]:
    chain: list[tuple[float, ...]] = []
    for x, y in ordered:
        while len(chain) > 1:
            (x1, y1), (x2, y2) = chain[-2:]
            if (x2 - x1) * (y - y1) > (y2 - y1) * (x - x1):
                break
            chain.pop()
        chain.append((x, y))
    return chain[:-1]


def area(ring: Array) -> float:
    """Return the area in a ring of points, positive when they run counter-clockwise."""
    x, y = ring.T
    return float(np.sum(x * np.roll(y, -1) - np.roll(x, -1) * y)) / 2


def is_convex(ring: Array) -> bool:
    """Tell whether a simple polygon has no corner that points inwards."""
    edges = np.roll(ring, -1, axis=0) - ring
    after = np.roll(edges, -1, axis=0)
    turns = edges[:, 0] * after[:, 1] - edges[:, 1] * after[:, 0]
    return bool(np.all(turns >= 0) or np.all(turns <= 0))


def rings(shape: Shape, turn: Array) -> list[Array]:
    """Return closed outlines whose union is the shape as seen in the plane, counter-clockwise.

    Args:
        shape: the shape, in body axes.
        turn: matrix from body axes to the plane's axes (right, up, towards the viewer).

    """
    flat = turn[:2]
    match shape:
        case Rod() | Capsule():
            return [capsule(flat @ shape.start, flat @ shape.end, shape.radius)]
        case Sphere():
            return [circle(flat @ shape.center, shape.radius)]
        case Box():
            return [hull((CORNERS * shape.size + shape.center) @ flat.T)]
        case Disc():
            return [_disc(shape, turn)]
        case Cone():
            return [_cone(shape, turn)]
        case Polygon():
            return _plate(shape, turn)
        case Polyhedron():
            return [hull(np.array(shape.points) @ flat.T)]


def _disc(shape: Disc, turn: Array) -> Array:
    axis = np.array(unit(shape.axis))
    rim = _rim(turn @ axis, shape.radius)
    half = turn[:2] @ axis * (shape.thickness / 2)
    return turn[:2] @ shape.center + hull(np.concatenate((rim + half, rim - half)))


def _cone(shape: Cone, turn: Array) -> Array:
    base, apex = turn @ shape.base, turn @ shape.apex
    x, y, z = (apex - base).tolist()
    rim = _rim(np.array(unit((x, y, z))), shape.radius)
    return hull(np.concatenate((base[:2] + rim, [apex[:2]])))


def _rim(axis: Array, radius: float) -> Array:
    """Return a circle across a unit axis of the plane's axes as seen in the plane."""
    rim = circle(np.zeros(2), radius)
    if 1 - abs(axis[2]) < FLAT:
        return rim
    # The rim is an ellipse, shortened along the direction in which the axis leans.
    lean = axis[:2] / math.hypot(*axis[:2])
    across, along = rim[:, :1], rim[:, 1:] * abs(axis[2])
    return np.asarray(across * np.array([-lean[1], lean[0]]) + along * lean)


def _plate(shape: Polygon, turn: Array) -> list[Array]:
    flat = turn[:2]
    corners = np.asarray(shape.outline())
    middle = corners @ flat[:, :2].T + flat[:, 2] * shape.z
    if 1 - abs(turn[2, 2]) < FLAT:
        return [_counter_clockwise(middle)]
    half = flat[:, 2] * (shape.thickness / 2)
    if is_convex(corners):
        return [hull(np.concatenate((middle + half, middle - half)))]
    top, bottom = middle + half, middle - half
    sides = zip(top, np.roll(top, -1, axis=0), np.roll(bottom, -1, axis=0), bottom, strict=True)
    return [_counter_clockwise(ring) for ring in (top, bottom, *map(np.array, sides))]


def _counter_clockwise(ring: Array) -> Array:
    return ring if area(ring) >= 0 else ring[::-1]


def middle(shape: Shape) -> Array:
    """Return the middle of a shape in body axes, by which its depth is judged."""
    match shape:
        case Rod() | Capsule():
            return np.add(shape.start, shape.end, dtype=np.float64) / 2
        case Cone():
            return np.add(shape.base, shape.apex, dtype=np.float64) / 2
        case Polygon():
            x, y = np.mean(shape.points, axis=0)
            return np.array([x, y, shape.z])
        case Polyhedron():
            return np.asarray(np.mean(shape.points, axis=0))
        case _:
            return np.asarray(shape.center)


def on_segment(start: Array, end: Array, point: Array) -> Array:
    """Return the point between two points that is nearest to another, in a plane or in space."""
    way = end - start
    square = float(way @ way)
    share = float((point - start) @ way) / square if square else 0.0
    nearest: Array = start + min(max(share, 0.0), 1.0) * way
    return nearest


def coil(start: Array, end: Array, width: float, turns: int = 10) -> Array:
    """Return the zig-zag of a spring with straight leads at both ends.

    The leads keep an eighth of the length each, so the coils open and close with the ends.
    """
    along = end - start
    length = math.hypot(*along)
    if length == 0:
        return np.array([start, end])
    across = np.array([-along[1], along[0]]) / length * (width / 2)
    peaks = (np.arange(2 * turns) + 0.5) / (2 * turns)
    share = np.concatenate(([0.0, LEAD], LEAD + (1 - 2 * LEAD) * peaks, [1 - LEAD, 1.0]))
    side = np.zeros(len(share))
    side[2:-2] = np.tile((1.0, -1.0), turns)
    return start + np.outer(share, along) + np.outer(side, across)


def arc(radius: float, start: float, sweep: float, count: int = 40) -> Array:
    """Return points on an arc about the origin; angles in radians, counter-clockwise."""
    angle = start + np.linspace(0.0, sweep, count)
    return radius * np.column_stack((np.cos(angle), np.sin(angle)))


def arrow_head(tip: Array, direction: Array, length: float = 10.0, width: float = 8.0) -> Array:
    """Return the triangle of an arrow head with this tip."""
    ahead = direction / math.hypot(*direction)
    across = np.array([-ahead[1], ahead[0]]) * (width / 2)
    base = tip - ahead * length
    return np.array([tip, base + across, base - across])
