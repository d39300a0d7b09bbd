"""Points of a model that draw the pointer: ends, corners, centres, joints …; no Qt here."""

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from kane.elements.body import Body
from kane.elements.shapes import Box, Capsule, Cone, Disc, Polygon, Polyhedron, Rod, Shape, Sphere
from kane.fields import GROUND
from kane.model import Joint, Model, with_ends
from kane.model.poses import Poses
from kanevas.drawing.geometry import CORNERS, Array

ALONG = 1 - 1e-9
AROUND = np.array([(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)])


class SnapPoint(NamedTuple):
    """A point of the model by which the pointer can be drawn.

    Attributes:
        kind: "end", "corner", "middle", "centre", "mass centre", "joint", "point" or "origin".
        owner: name of what it is a point of: a body, a joint, a spring; the ground for its origin.
        body: the body that carries it.
        point: where, in axes of that body, from its origin [m].

    """

    kind: str
    owner: str
    body: str
    point: Array


class SnapPoints(NamedTuple):
    """All such points, and where they are.

    Attributes:
        entries: the points.
        ground: their places in ground axes, shape (points, 3) [m].

    """

    entries: list[SnapPoint]
    ground: Array


class PointFinder:
    """Finds the points of a model; what has not changed since the last time is at hand."""

    def __init__(self) -> None:
        self._of_body: dict[tuple[int, int], tuple[Body, list[SnapPoint]]] = {}
        self._of_model: tuple[Model, bytes, list[SnapPoint], Array, Array] | None = None
        self._placed: tuple[list[SnapPoint], Poses, SnapPoints] | None = None

    def find(self, model: Model, poses: Poses, normal: Array | None) -> SnapPoints:
        """Return the points of all that is to be seen.

        Args:
            model: the model.
            poses: where its bodies stand.
            normal: direction towards the viewer, in ground axes; boxes that face the viewer have
                their corners at half their depth; None where the viewer looks aslant.

        """
        facing = _facing(poses, normal)
        known = self._of_model
        if known is None or known[0] is not model or known[1] != facing.tobytes():
            entries = list(self._entries(model, facing))
            index = {name: i for i, name in enumerate(poses.names)}
            bodies = np.array([index.get(entry.body, -1) for entry in entries])
            points = np.array([entry.point for entry in entries]).reshape(-1, 3)
            known = self._of_model = (model, facing.tobytes(), entries, bodies, points)
        _, _, entries, bodies, points = known
        if self._placed and self._placed[0] is entries and self._placed[1] is poses:
            return self._placed[2]
        found = SnapPoints(entries, _placed(poses, bodies, points))
        self._placed = (entries, poses, found)
        return found

    def _entries(self, model: Model, facing: Array) -> Iterator[SnapPoint]:
        hidden = frozenset(model.hidden)
        known = self._of_body
        self._of_body = {}
        for body, axis in zip(model.bodies, facing.tolist(), strict=True):
            key = id(body), axis
            if key not in known:
                known[key] = body, list(_body_points(body, axis))
            self._of_body[key] = known[key]
            if body.name not in hidden:
                yield from known[key][1]
        for _, element in with_ends(model):
            if element.name not in hidden:
                kind = "joint" if isinstance(element, Joint) else "end"
                for body, point in element.ends():
                    yield SnapPoint(kind, element.name, body, np.asarray(point, dtype=float))
        for mark in model.points:
            if mark.name not in hidden:
                yield SnapPoint("point", mark.name, mark.body, np.array(mark.point))
        yield SnapPoint("origin", GROUND, GROUND, np.zeros(3))


def _facing(poses: Poses, normal: Array | None) -> Array:
    """Return which body axis of each body points to the viewer or away: 0, 1, 2, or -1 for none."""
    if not poses.names:
        return np.zeros(0, dtype=int)
    if normal is None:
        return np.full(len(poses.names), -1)
    along = np.abs(np.einsum("nij,i->nj", poses.rotation, normal))
    axis = along.argmax(axis=1)
    return np.where(along.max(axis=1) > ALONG, axis, -1)


def _placed(poses: Poses, bodies: Array, points: Array) -> Array:
    """Return points in ground axes; the body -1 is the ground."""
    position = np.concatenate((poses.position, np.zeros((1, 3))))
    rotation = np.concatenate((poses.rotation, np.eye(3)[None]))
    placed: Array = position[bodies] + np.einsum("nij,nj->ni", rotation[bodies], points)
    return placed


def _body_points(body: Body, facing: int) -> Iterator[SnapPoint]:
    for shape in body.shapes:
        for kind, point in _shape_points(shape, facing):
            yield SnapPoint(kind, body.name, body.name, point)
    center = np.asarray(body.mass_properties().center, dtype=float)
    yield SnapPoint("mass centre", body.name, body.name, center)


def _shape_points(shape: Shape, facing: int) -> Iterator[tuple[str, Array]]:
    match shape:
        case Rod() | Capsule():
            start, end = np.array(shape.start), np.array(shape.end)
            yield from (("end", start), ("end", end), ("middle", (start + end) / 2))
        case Cone():
            yield from (("end", np.array(shape.base)), ("end", np.array(shape.apex)))
        case Disc() | Sphere():
            yield "centre", np.array(shape.center)
        case Box():
            yield "centre", np.array(shape.center)
            yield from _box_points(shape, facing)
        case Polygon():
            for i, (x, y) in enumerate(shape.points):
                side = shape.side(i)
                yield "corner", np.array((x, y, shape.z))
                yield "middle", np.array((*side.at(0.5), shape.z))
                if side.bulge:
                    yield "centre", np.array((*side.center, shape.z))
        case Polyhedron():
            yield from (("corner", np.array(point)) for point in shape.points)


def _box_points(box: Box, facing: int) -> Iterator[tuple[str, Array]]:
    center, size = np.array(box.center), np.array(box.size)
    if facing < 0:
        yield from (("corner", point) for point in CORNERS * size + center)
        return
    corners = np.zeros((4, 3))
    corners[:, [axis for axis in range(3) if axis != facing]] = AROUND
    yield from _around(corners * size + center)


def _around(corners: Array) -> Iterator[tuple[str, Array]]:
    """Yield corners, and the middles of the edges between them."""
    yield from (("corner", point) for point in corners)
    yield from (("middle", point) for point in (corners + np.roll(corners, -1, axis=0)) / 2)
