"""Outlines of bodies by which the pointer is drawn; no Qt here."""

import math
from collections.abc import Collection, Iterator
from typing import NamedTuple

import numpy as np

from kane.elements.body import Body
from kane.elements.shapes import Box, Capsule, Cone, Disc, Polygon, Polyhedron, Rod, Shape, Sphere
from kane.model import Model
from kane.model.poses import Poses
from kanevas.drawing import geometry
from kanevas.drawing.geometry import Array
from kanevas.hand.eye import Eye


class Edge(NamedTuple):
    """The straight piece of an outline that is nearest to a pixel.

    Attributes:
        body: whose outline it is.
        foot: its point nearest to the pixel [pixels].
        along: its direction, of length 1.

    """

    body: str
    foot: Array
    along: Array


class EdgeFinder:
    """Finds the nearest outline; outlines seen before from the same side are at hand."""

    def __init__(self) -> None:
        self._sizes: tuple[Model, Array] | None = None
        self._outlines: dict[int, tuple[Body, bytes, list[Array]]] = {}

    def nearest(
        self,
        model: Model,
        poses: Poses,
        camera: Eye,
        at: Array,
        reach: float,
        leave_out: Collection[str],
    ) -> Edge | None:
        """Return the edge nearest to a pixel, None where none is in reach.

        Args:
            model: the model.
            poses: where its bodies stand.
            camera: how they are seen.
            at: the pixel, shape (2,).
            reach: pixels.
            leave_out: names of bodies that do not count.

        """
        best, least = None, reach
        for i in self._near(model, poses, camera, at, reach):
            body = model.bodies[i]
            if body.name in leave_out or body.name in model.hidden:
                continue
            turn = camera.axes @ poses.rotation[i]
            origin = camera.axes @ poses.position[i]
            for ring in self._rings(body, turn):
                pixels = camera.plane_to_view(ring + origin[:2])
                foot, along = _nearest_piece(pixels, at)
                distance = math.hypot(*(foot - at))
                if distance <= least:
                    best, least = Edge(body.name, foot, along), distance
        return best

    def _near(
        self, model: Model, poses: Poses, camera: Eye, at: Array, reach: float
    ) -> Iterator[int]:
        if not model.bodies:
            return
        if self._sizes is None or self._sizes[0] is not model:
            sizes = [max(map(_reach, body.shapes), default=-math.inf) for body in model.bodies]
            self._sizes = model, np.array(sizes)
        away = camera.to_view(poses.position) - at
        near = np.hypot(away[:, 0], away[:, 1]) <= self._sizes[1] * camera.scale + reach
        yield from np.flatnonzero(near).tolist()

    def _rings(self, body: Body, turn: Array) -> list[Array]:
        """Return outlines in the plane from the body's origin [m]."""
        side = turn.tobytes()
        known = self._outlines.get(id(body))
        if known is None or known[1] != side:
            rings = [ring for shape in body.shapes for ring in geometry.rings(shape, turn)]
            known = self._outlines[id(body)] = body, side, rings
        return known[2]

    def forget(self, model: Model) -> None:
        """Drop the outlines of bodies that are no more."""
        if len(self._outlines) > 2 * len(model.bodies) + 64:
            kept = {id(body) for body in model.bodies}
            self._outlines = {key: v for key, v in self._outlines.items() if key in kept}


def _nearest_piece(ring: Array, at: Array) -> tuple[Array, Array]:
    """Return the point of a closed line nearest to another, and the direction there."""
    sides = np.roll(ring, -1, axis=0) - ring
    lengths = np.maximum(np.hypot(sides[:, 0], sides[:, 1]), 1e-12)
    share = np.clip(np.sum((at - ring) * sides, axis=1) / lengths**2, 0.0, 1.0)
    feet = ring + share[:, None] * sides
    i = int(np.argmin(np.sum((feet - at) ** 2, axis=1)))
    return feet[i], sides[i] / lengths[i]


def _reach(shape: Shape) -> float:
    """Return the radius of a ball about the body's origin that holds a shape."""
    match shape:
        case Rod() | Capsule():
            return max(math.hypot(*shape.start), math.hypot(*shape.end)) + shape.radius
        case Cone():
            return max(math.hypot(*shape.base), math.hypot(*shape.apex)) + shape.radius
        case Sphere():
            return math.hypot(*shape.center) + shape.radius
        case Disc():
            return math.hypot(*shape.center) + math.hypot(shape.radius, shape.thickness / 2)
        case Box():
            return math.hypot(*shape.center) + math.hypot(*shape.size) / 2
        case Polygon():
            far = max(math.hypot(*point) for point in shape.outline())
            return math.hypot(far, abs(shape.z) + shape.thickness / 2)
        case Polyhedron():
            return max(math.hypot(*point) for point in shape.points)
