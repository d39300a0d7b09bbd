"""Where the pointer snaps to: ends, centres, grid … of the model as it is drawn; no Qt here."""

import itertools
import math
from collections.abc import Collection, Iterator, Sequence
from typing import NamedTuple

import numpy as np

from kane.fields import GROUND
from kane.model import Model
from kane.model.poses import Poses
from kanevas.drawing.geometry import Array
from kanevas.drawing.sightline import stretch
from kanevas.hand.eye import Eye
from kanevas.hand.snapping.edges import Edge, EdgeFinder
from kanevas.hand.snapping.grid_steps import spacing
from kanevas.hand.snapping.points import PointFinder
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
SHORT = 20.0  # pixels, over which a line of the plane is seen straight from any side
ALMOST_NOTHING = 1e-9  # pixels: of a line that is seen end on
PARALLEL = 1e-6
PIXEL_DIGITS = 3  # finer than is seen: what lies behind each other is at one pixel


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


class _Ray(NamedTuple):
    """A point of the plane and a unit vector from there, both (2,)."""

    foot: Array
    way: Array


class _Line(NamedTuple):
    """A line in pixels to which the pointer is drawn; of one at an angle also the ray."""

    kind: str
    through: Array
    along: Array
    owner: str = ""
    edge: Edge | None = None
    guide: Array | None = None
    ray: _Ray | None = None

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
        camera: Eye,
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
        if "edge" in self.kinds and camera.is_straight:
            self._edges.forget(model)
            edge = self._edges.nearest(model, poses, camera, pixel, LINE_REACH, exclude)
        lines = list(self._lines(camera, pixel, guides, edge))
        found = _crossing(camera, pixel, lines) or _nearest(camera, pixel, lines)
        if found is not None and found.kind == "edge":
            return _on_body(model, poses, camera, found)
        return found or self._grid_corner(camera, pixel)

    def _point(
        self, model: Model, poses: Poses, camera: Eye, at: Array, exclude: Collection[str]
    ) -> Snap | None:
        points = self._points.find(model, poses, camera.axes[2] if camera.is_straight else None)
        away = camera.to_view(points.ground) - at
        distance = np.hypot(away[:, 0], away[:, 1])
        near = np.flatnonzero(distance <= POINT_REACH).tolist()
        start, behind = camera.line_of_sight(*at.tolist())
        usable = [
            # of points that are seen at one place the foremost is meant
            (
                round(distance[i] + LAGS[entry.kind], PIXEL_DIGITS),
                round(float((points.ground[i] - start) @ behind) * camera.scale, PIXEL_DIGITS),
                distance[i] + LAGS[entry.kind],
                i,
            )
            for i, entry in ((i, points.entries[i]) for i in near)
            if entry.kind in self.kinds and entry.body not in exclude and entry.owner not in exclude
        ]
        if not usable:
            return None
        i = min(usable)[-1]
        entry, true = points.entries[i], points.ground[i]
        return Snap(entry.kind, in_plane(camera, true), entry.body, entry.owner, true)

    def _lines(
        self, camera: Eye, at: Array, guides: Sequence[Array], edge: Edge | None
    ) -> Iterator[_Line]:
        if edge:
            yield _Line("edge", edge.foot, edge.along, edge.body, edge)
        ray = None
        if guides and "angle" in self.kinds:
            ray = _ray(camera, at, guides[-1])
        if ray and "grid" in self.kinds and _misses_corner(camera, at, ray):
            ray = None
        if ray:
            yield ray
        if "alignment" in self.kinds:
            yield from _levels(camera, at, guides[:-1])
        if "grid" in self.kinds:
            yield from _grid_lines(camera, at, ray)

    def _grid_corner(self, camera: Eye, at: Array) -> Snap | None:
        if "grid" not in self.kinds:
            return None
        corner = camera.plane_to_view(_grid_corner(camera, at))
        if math.hypot(*(corner - at)) > GRID_REACH:
            return None
        return Snap("grid", camera.to_ground(*corner.tolist()))


def in_plane(camera: Eye, point: Array) -> Array:
    """Return the point of the work plane in front of or behind a point, both in ground axes."""
    normal = camera.axes[2]
    flat: Array = point + normal * (camera.depth - float(normal @ point))
    return flat


def _direction(camera: Eye, through: Array, along: Array) -> Array:
    """Return a direction at a point of the plane, both (2,), as a unit vector in pixels."""
    if camera.is_straight:
        return along * (1.0, -1.0)
    start, end = camera.plane_to_view(np.array([through, through + along * SHORT / camera.scale]))
    way: Array = (end - start) / max(math.hypot(*(end - start)), ALMOST_NOTHING)
    return way


def _ray(camera: Eye, at: Array, guide: Array) -> _Line | None:
    """Return the nearest direction of an angle step from the start of a segment."""
    foot = camera.axes[:2] @ guide
    across, up = ((camera.to_plane(*at.tolist()) - foot) * camera.scale).tolist()
    length = math.hypot(across, up)
    if length < SHORTEST:
        return None
    count = round(math.atan2(up, across) / ANGLE_STEP)
    angle = count * ANGLE_STEP
    straight = count % 6 == 0
    off = abs(-math.sin(angle) * across + math.cos(angle) * up)
    if off > (LINE_REACH if straight else min(LINE_REACH, ANGLE_SHARE * ANGLE_STEP * length)):
        return None
    flat = np.array([math.cos(angle), math.sin(angle)])
    if straight:
        flat = np.round(flat)
    start, along = camera.plane_to_view(foot), _direction(camera, foot, flat)
    if straight:
        kind = "vertical" if count % 12 else "horizontal"
        return _Line(kind, start, along, guide=guide, ray=_Ray(foot, flat))
    degrees = f"{round(math.degrees(angle))}°".replace("-", "−")
    return _Line("angle", start, along, degrees, guide=guide, ray=_Ray(foot, flat))


def _misses_corner(camera: Eye, at: Array, ray: _Line) -> bool:
    """Whether there is a corner of the grid under the pointer that does not lie on a ray."""
    corner = camera.plane_to_view(_grid_corner(camera, at))
    off = float(np.hypot(*(corner - ray.foot(corner))))
    return float(np.hypot(*(corner - at))) <= UNDER and off > ON_LINE


def _levels(camera: Eye, at: Array, guides: Sequence[Array]) -> Iterator[_Line]:
    """Yield the nearest horizontal and vertical line through other points of what is drawn."""
    here = camera.to_plane(*at.tolist())
    feet = [camera.axes[:2] @ guide for guide in guides]
    for axis, along in ((1, np.array([1.0, 0.0])), (0, np.array([0.0, 1.0]))):
        away = [(abs(foot[axis] - here[axis]) * camera.scale, i) for i, foot in enumerate(feet)]
        if away and min(away)[0] <= LINE_REACH:
            i = min(away)[1]
            through, way = camera.plane_to_view(feet[i]), _direction(camera, feet[i], along)
            yield _Line("alignment", through, way, guide=guides[i])


def _grid_corner(camera: Eye, at: Array) -> Array:
    """Return the point of the plane where lines of the grid cross nearest to a pixel, (2,) [m]."""
    finest = _finest(camera)
    corner: Array = np.round(camera.to_plane(*at.tolist()) / finest) * finest
    return corner


def _finest(camera: Eye) -> float:
    """Return the distance of the finest visible lines of the grid [m]."""
    major, parts = spacing(camera)
    return major / parts


def _grid_lines(camera: Eye, at: Array, ray: _Line | None) -> Iterator[_Line]:
    """Yield the nearest lines of the grid; on a slanted segment its corners and round lengths."""
    corner = _grid_corner(camera, at)
    if ray and ray.kind == "angle" and ray.ray:
        foot, way = ray.ray
        across = np.array([-way[1], way[0]])
        if abs(float((corner - foot) @ across)) * camera.scale <= ON_LINE:
            yield _grid_line(camera, corner, across)
        part = _finest(camera)
        length = float((camera.to_plane(*at.tolist()) - foot) @ way)
        yield _grid_line(camera, foot + way * (round(length / part) * part), across)
    else:
        yield _grid_line(camera, corner, np.array([1.0, 0.0]))
        yield _grid_line(camera, corner, np.array([0.0, 1.0]))


def _grid_line(camera: Eye, through: Array, along: Array) -> _Line:
    """Return a line through a point of the plane."""
    return _Line("grid", camera.plane_to_view(through), _direction(camera, through, along))


def _crossing(camera: Eye, at: Array, lines: Sequence[_Line]) -> Snap | None:
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


def _nearest(camera: Eye, at: Array, lines: Sequence[_Line]) -> Snap | None:
    line = next((line for line in lines if line.kind != "grid"), None)
    return line and _on_line(camera, line, line.foot(at))


def _on_line(camera: Eye, line: _Line, pixel: Array, other: _Line | None = None) -> Snap:
    ground = camera.to_ground(*pixel.tolist())
    guides = tuple(e.guide for e in (line, other) if e is not None and e.guide is not None)
    if line.edge is None:
        return Snap(line.kind, ground, owner=line.owner, guides=guides)
    return Snap("edge", ground, line.edge.body, line.edge.body, None, guides)


def _on_body(model: Model, poses: Poses, camera: Eye, snap: Snap) -> Snap:
    """Return a snap to an outline with its true place: as deep as the body is there."""
    i = poses.names.index(snap.body)
    away = -camera.axes[2]
    local = poses.local(snap.body, snap.ground), poses.rotation[i].T @ away
    return snap._replace(true=snap.ground + away * stretch(model.bodies[i], *local).middle)
