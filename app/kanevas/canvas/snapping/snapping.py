"""Where the pointer snaps to: ends, centres, grid … of the model as it is drawn; no Qt here."""

import itertools
import math
from collections.abc import Collection, Iterator, Sequence
from typing import NamedTuple

import numpy as np

from kane.fields import GROUND
from kane.model import Model
from kane.model.poses import Poses
from kanevas.canvas.camera import Camera
from kanevas.canvas.drawing.geometry import Array
from kanevas.canvas.snapping.edges import Edge, EdgeFinder
from kanevas.canvas.snapping.grid_steps import spacing
from kanevas.canvas.snapping.points import PointFinder
from kanevas.settings.choices import SNAPS

# Pixels by which a point of one kind gives way to one of another at the same place.
LAGS = {
    "joint": 0.0,
    "end": 0.2,
    "corner": 0.4,
    "point": 0.6,
    "centre": 0.8,
    "middle": 1.0,
    "mass centre": 1.5,
    "origin": 2.0,
}

POINT_REACH = 11.0  # pixels
LINE_REACH = 6.0
GRID_REACH = 7.0
UNDER = 4.0  # pixels: a corner of the grid so near is meant, and no angle that misses it
ON_LINE = 1e-3  # far below what an eye tells apart, far above round-off
ANGLE_STEP = math.radians(15.0)
# A free angle remains possible between two steps however short the segment is.
ANGLE_SHARE = 0.25
SHORTEST = 8.0  # pixels; a shorter segment has no angle yet
PARALLEL = 1e-6


class Snap(NamedTuple):
    """A point to which the pointer is drawn.

    Attributes:
        kind: one of ``SNAPS``, or "horizontal" and "vertical" among the angles; by it the marker
            is chosen.
        ground: the point in the work plane, in ground axes, shape (3,) [m].
        body: the body on which it lies, the ground for grid and the like.
        owner: name of the body, joint or spring of which it is a point; of an angle the degrees.
        true: the point where it really is, in front of or behind the work plane.
        guides: points of the drawing from which lines lead here, in ground axes.

    """

    kind: str
    ground: Array
    body: str = GROUND
    owner: str = ""
    true: Array | None = None
    guides: tuple[Array, ...] = ()

    @property
    def point(self) -> Array:
        """The point where it really is, in ground axes [m]."""
        return self.ground if self.true is None else self.true


class _Line(NamedTuple):
    """A line in pixels to which the pointer is drawn."""

    kind: str
    through: Array
    along: Array
    owner: str = ""
    edge: Edge | None = None
    guide: Array | None = None

    def foot(self, at: Array) -> Array:
        """Return the point of the line nearest to a pixel."""
        foot: Array = self.through + self.along * float((at - self.through) @ self.along)
        return foot


class Snapper:
    """Draws the pointer to what the model and the grid offer.

    Points of the model come first, then crossings of two lines (outlines, angle steps, the level
    of other points of what is drawn, the grid), then one such line, then corners of the grid.

    Attributes:
        kinds: those of ``SNAPS`` that are switched on.

    """

    def __init__(self) -> None:
        self.kinds: Collection[str] = frozenset(SNAPS)
        self._points = PointFinder()
        self._edges = EdgeFinder()

    def snap(
        self,
        model: Model,
        poses: Poses,
        camera: Camera,
        at: tuple[float, float],
        guides: Sequence[Array] = (),
        exclude: Collection[str] = (),
    ) -> Snap | None:
        """Return to what the pointer is drawn, None where it is free.

        Args:
            model: the model.
            poses: where its bodies stand.
            camera: how they are seen.
            at: the pixel.
            guides: points of what is being drawn, in ground axes: angles count from the last, and
                the pointer lines up with the others.
            exclude: names of elements that do not count, such as those that move with the pointer.

        """
        pixel = np.array(at)
        found = self._point(model, poses, camera, pixel, exclude)
        if found:
            return found
        edge = None
        if "edge" in self.kinds:
            self._edges.forget(model)
            edge = self._edges.nearest(model, poses, camera, pixel, LINE_REACH, exclude)
        lines = list(self._lines(camera, pixel, guides, edge))
        return (
            _crossing(camera, pixel, lines)
            or _nearest(camera, pixel, lines)
            or self._grid_corner(camera, pixel)
        )

    def _point(
        self, model: Model, poses: Poses, camera: Camera, at: Array, exclude: Collection[str]
    ) -> Snap | None:
        points = self._points.find(model, poses, camera.axes[2])
        away = camera.to_view(points.ground) - at
        distance = np.hypot(away[:, 0], away[:, 1])
        near = np.flatnonzero(distance <= POINT_REACH).tolist()
        usable = [
            (distance[i] + LAGS[entry.kind], i)
            for i, entry in ((i, points.entries[i]) for i in near)
            if entry.kind in self.kinds and entry.body not in exclude and entry.owner not in exclude
        ]
        if not usable:
            return None
        _, i = min(usable)
        entry, true = points.entries[i], points.ground[i]
        return Snap(entry.kind, in_plane(camera, true), entry.body, entry.owner, true)

    def _lines(
        self, camera: Camera, at: Array, guides: Sequence[Array], edge: Edge | None
    ) -> Iterator[_Line]:
        if edge:
            yield _Line("edge", edge.foot, edge.along, edge.body, edge)
        ray = None
        if guides and "angle" in self.kinds:
            ray = _ray(camera.to_view(guides[-1]), at, guides[-1])
        if ray and "grid" in self.kinds and _misses_corner(camera, at, ray):
            ray = None
        if ray:
            yield ray
        if "alignment" in self.kinds:
            yield from _levels(camera, at, guides[:-1])
        if "grid" in self.kinds:
            yield from _grid_lines(camera, at, ray)

    def _grid_corner(self, camera: Camera, at: Array) -> Snap | None:
        if "grid" not in self.kinds:
            return None
        corner = _grid_corner(camera, at)
        if math.hypot(*(corner - at)) > GRID_REACH:
            return None
        return Snap("grid", camera.to_ground(*corner.tolist()))


def in_plane(camera: Camera, point: Array) -> Array:
    """Return the point of the work plane in front of or behind a point, both in ground axes."""
    normal = camera.axes[2]
    flat: Array = point + normal * (camera.depth - float(normal @ point))
    return flat


def _ray(start: Array, at: Array, guide: Array) -> _Line | None:
    """Return the nearest direction of an angle step from the start of a segment."""
    across, up = float(at[0] - start[0]), float(start[1] - at[1])
    length = math.hypot(across, up)
    if length < SHORTEST:
        return None
    count = round(math.atan2(up, across) / ANGLE_STEP)
    angle = count * ANGLE_STEP
    straight = count % 6 == 0
    off = abs(-math.sin(angle) * across + math.cos(angle) * up)
    if off > (LINE_REACH if straight else min(LINE_REACH, ANGLE_SHARE * ANGLE_STEP * length)):
        return None
    along = np.array([math.cos(angle), -math.sin(angle)])
    if straight:
        along = np.round(along)
        kind = "vertical" if count % 12 else "horizontal"
        return _Line(kind, start, along, guide=guide)
    degrees = f"{round(math.degrees(angle))}°".replace("-", "−")
    return _Line("angle", start, along, degrees, guide=guide)


def _misses_corner(camera: Camera, at: Array, ray: _Line) -> bool:
    """Whether there is a corner of the grid under the pointer that does not lie on a ray."""
    corner = _grid_corner(camera, at)
    off = float(np.hypot(*(corner - ray.foot(corner))))
    return float(np.hypot(*(corner - at))) <= UNDER and off > ON_LINE


def _levels(camera: Camera, at: Array, guides: Sequence[Array]) -> Iterator[_Line]:
    """Yield the nearest horizontal and vertical line through other points of what is drawn."""
    for axis, along in ((1, np.array([1.0, 0.0])), (0, np.array([0.0, 1.0]))):
        views = [(abs(camera.to_view(guide)[axis] - at[axis]), i) for i, guide in enumerate(guides)]
        if views and min(views)[0] <= LINE_REACH:
            guide = guides[min(views)[1]]
            yield _Line("alignment", camera.to_view(guide), along, guide=guide)


def _grid_corner(camera: Camera, at: Array) -> Array:
    finest = _finest(camera)
    corner: Array = camera.plane_to_view(np.round(camera.to_plane(*at.tolist()) / finest) * finest)
    return corner


def _finest(camera: Camera) -> float:
    """Return the distance of the finest visible lines of the grid [m]."""
    major, parts = spacing(camera)
    return major / parts


def _grid_lines(camera: Camera, at: Array, ray: _Line | None) -> Iterator[_Line]:
    """Yield the nearest lines of the grid; on a slanted segment its corners and round lengths."""
    corner = _grid_corner(camera, at)
    if ray and ray.kind == "angle":
        across = np.array([-ray.along[1], ray.along[0]])
        if abs(float((corner - ray.through) @ across)) <= ON_LINE:
            yield _Line("grid", corner, across)
        part = _finest(camera) * camera.scale
        length = float((at - ray.through) @ ray.along)
        mark = ray.through + ray.along * (round(length / part) * part)
        yield _Line("grid", mark, across)
    else:
        yield _Line("grid", corner, np.array([1.0, 0.0]))
        yield _Line("grid", corner, np.array([0.0, 1.0]))


def _crossing(camera: Camera, at: Array, lines: Sequence[_Line]) -> Snap | None:
    """Return the crossing of the first two lines that cross in reach, one of them no grid line."""
    for first, second in itertools.combinations(lines, 2):
        if first.kind == "grid":
            continue
        turn = first.along[0] * second.along[1] - first.along[1] * second.along[0]
        if abs(turn) < PARALLEL:
            continue
        way = second.through - first.through
        share = (way[0] * second.along[1] - way[1] * second.along[0]) / turn
        crossing = first.through + share * first.along
        if math.hypot(*(crossing - at)) <= GRID_REACH:
            return _on_line(camera, first, crossing, second)
    return None


def _nearest(camera: Camera, at: Array, lines: Sequence[_Line]) -> Snap | None:
    line = next((line for line in lines if line.kind != "grid"), None)
    return line and _on_line(camera, line, line.foot(at))


def _on_line(camera: Camera, line: _Line, pixel: Array, other: _Line | None = None) -> Snap:
    ground = camera.to_ground(*pixel.tolist())
    guides = tuple(e.guide for e in (line, other) if e is not None and e.guide is not None)
    if line.edge is None:
        return Snap(line.kind, ground, owner=line.owner, guides=guides)
    true = ground + camera.axes[2] * (line.edge.depth - camera.depth)
    return Snap("edge", ground, line.edge.body, line.edge.body, true, guides)
