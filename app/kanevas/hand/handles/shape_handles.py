"""Handles at the shapes of a body: ends, edges, corners, radii."""

import math
from collections.abc import Iterator
from typing import Any

import numpy as np

from kane.elements.arc_outline import drawn
from kane.elements.body import Body
from kane.elements.directions import unit
from kane.elements.shapes import Box, Capsule, Cone, Disc, Polygon, Rod, Sphere
from kane.model import Model
from kanevas.drawing.geometry import FLAT, Array, on_segment
from kanevas.edits.bar_ends import BarEnd, joined_ends, with_ends
from kanevas.edits.reshaping import with_bulge, with_corner, with_face, with_radius
from kanevas.hand.handles.handle import Aim, Handle, Sight
from kanevas.hand.handles.words import degrees, number, place_text, tr

ROOMY = 80.0  # pixels between two corners, from which on a third handle is between them
LITTLE = 24.0  # the same where the side is an arc already
SIDES = tuple((i, j) for i in (-1, 0, 1) for j in (-1, 0, 1) if i or j)


def shape_handles(sight: Sight, body: Body) -> Iterator[Handle]:
    """Yield the handles at the shapes of a body, as far as they lie in the work plane."""
    for index, shape in enumerate(body.shapes):
        match shape:
            case Rod() | Capsule():
                yield from _ends(sight, body, index, "start", "end")
                yield _side(sight, body, index)
            case Cone():
                yield from _ends(sight, body, index, "base", "apex")
            case Box():
                yield from _faces(sight, body, index)
            case Sphere():
                yield _rim(sight, body, index)
            case Disc() if _is_across(sight, body, np.array(unit(shape.axis))):
                yield _rim(sight, body, index)
            case Polygon() if _is_across(sight, body, np.array([0.0, 0.0, 1.0])):
                yield from _corners(sight, body, index)


def _ends(sight: Sight, body: Body, index: int, first: str, second: str) -> Iterator[Handle]:
    shape: Any = body.shapes[index]
    normal = sight.camera.axes[2]
    length = math.dist(getattr(shape, first), getattr(shape, second))
    angle = _angle(sight, body, index, first, second)
    for field, other in ((first, second), (second, first)):
        joined = joined_ends(sight.model, BarEnd(body.name, index, field, other))

        def pull(model: Model, aim: Aim, joined: tuple[BarEnd, ...] = joined) -> Model:
            return with_ends(model, joined, aim.ground, None if aim.is_deep else normal)

        yield Handle(
            key=f"{field} {index}",
            at=sight.camera.to_view(sight.poses.point(body.name, getattr(shape, field))),
            pull=pull,
            text=tr("Resize {}").format(body.name),
            hint=tr("Drag the end: length and angle; what is joined at this end goes along"),
            label=f"{number(length, 'm', sight.units)}  {degrees(angle)}",
            guides=(sight.poses.point(body.name, getattr(shape, other)),),
            along=tuple(end.body for end in joined),
        )


def _angle(sight: Sight, body: Body, index: int, first: str, second: str) -> float:
    shape = body.shapes[index]
    along = np.array(getattr(shape, second)) - np.array(getattr(shape, first))
    right, up = sight.camera.axes[:2] @ sight.poses.turned(body.name, along)
    return math.atan2(up, right)


def _side(sight: Sight, body: Body, index: int) -> Handle:
    """Return the handle of the radius of a bar, beside its middle."""
    shape: Any = body.shapes[index]
    ends = [sight.poses.point(body.name, point) for point in (shape.start, shape.end)]
    along = sight.camera.axes[:2] @ (ends[1] - ends[0])
    length = math.hypot(*along)
    across = np.array([-along[1], along[0]]) / length if length else np.array([0.0, 1.0])
    direction = across @ sight.camera.axes[:2]
    # A third of the way, as the middle is where the mass centre is.
    foot = ends[0] + (ends[1] - ends[0]) / 3

    def pull(model: Model, aim: Aim) -> Model:
        return with_radius(model, body.name, index, abs(float(direction @ (aim.ground - foot))))

    return Handle(
        key=f"radius {index}",
        at=sight.camera.to_view(foot + shape.radius * direction),
        pull=pull,
        text=tr("Resize {}").format(body.name),
        hint=tr("Drag: radius"),
        label=f"r = {number(shape.radius, 'm', sight.units)}",
        look="round",
    )


def _rim(sight: Sight, body: Body, index: int) -> Handle:
    shape: Any = body.shapes[index]
    flat = sight.camera.axes[:2]
    center = sight.poses.point(body.name, shape.center)

    def pull(model: Model, aim: Aim) -> Model:
        radius = math.hypot(*(flat @ (aim.ground - center)))
        return with_radius(model, body.name, index, radius)

    return Handle(
        key=f"radius {index}",
        at=sight.camera.to_view(center + shape.radius * flat[0]),
        pull=pull,
        text=tr("Resize {}").format(body.name),
        hint=tr("Drag: radius"),
        label=f"r = {number(shape.radius, 'm', sight.units)}",
        look="round",
        guides=(center,),
    )


def _faces(sight: Sight, body: Body, index: int) -> Iterator[Handle]:
    box: Any = body.shapes[index]
    turn = sight.camera.axes @ sight.poses.rotation[sight.poses.names.index(body.name)]
    across = int(np.argmax(np.abs(turn[2])))
    if 1 - abs(turn[2, across]) > FLAT:
        return
    first, second = (axis for axis in range(3) if axis != across)
    for i, j in SIDES:
        sides = [0, 0, 0]
        sides[first], sides[second] = i, j
        place = np.array(box.center) + np.array(sides) * np.array(box.size) / 2
        moved = [axis for axis in (first, second) if sides[axis]]
        x, y, z = sides

        def pull(model: Model, aim: Aim, faces: tuple[int, int, int] = (x, y, z)) -> Model:
            return with_face(model, body.name, index, faces, aim.ground)

        yield Handle(
            key=f"face {index} {i} {j}",
            at=sight.camera.to_view(sight.poses.point(body.name, place)),
            pull=pull,
            text=tr("Resize {}").format(body.name),
            hint=tr("Drag: size; what is attached at this edge goes along"),
            label=" × ".join(number(box.size[axis], "m", sight.units) for axis in moved),
        )


def _corners(sight: Sight, body: Body, index: int) -> Iterator[Handle]:
    plate: Any = body.shapes[index]
    for i, (x, y) in enumerate(plate.points):
        place = sight.poses.point(body.name, (x, y, plate.z))

        def pull(model: Model, aim: Aim, corner: int = i) -> Model:
            return with_corner(model, body.name, index, corner, aim.ground)

        yield Handle(
            key=f"corner {index} {i}",
            at=sight.camera.to_view(place),
            pull=pull,
            text=tr("Reshape {}").format(body.name),
            hint=tr("Drag the corner; Alt+click or Delete removes it, "
                    "a double click on an edge makes one more"),
            label=place_text(sight.camera, place, sight.units),
            corner=(index, i),
        )  # fmt: skip
    yield from _bulges(sight, body, index)


def _bulges(sight: Sight, body: Body, index: int) -> Iterator[Handle]:
    """Yield the handles in the middle of the sides of a plate, where there is room for them."""
    plate: Any = body.shapes[index]
    for i in range(len(plate.points)):
        side = plate.side(i)
        ends = np.array([(*side.start, plate.z), (*side.end, plate.z)])
        seen = sight.camera.to_view(sight.poses.points(body.name, ends))
        if math.dist(*seen) < (LITTLE if side.bulge else ROOMY):
            continue
        middle = sight.poses.point(body.name, (*side.at(0.5), plate.z))

        def pull(model: Model, aim: Aim, side: int = i) -> Model:
            return with_bulge(model, body.name, index, side, aim.ground)

        radius = f"r = {number(abs(side.radius), 'm', sight.units)}" if side.bulge else ""
        yield Handle(
            key=f"bulge {index} {i}",
            at=sight.camera.to_view(middle),
            pull=pull,
            text=tr("Reshape {}").format(body.name),
            hint=tr("Drag: bends the side into an arc; back to the chord it is straight"),
            label=radius,
            look="round",
        )


def edge_at(sight: Sight, body: Body, pixel: Array, reach: float) -> tuple[int, int, Array] | None:
    """Return the edge of a plate at a pixel: shape, corner before it, and the point of ground."""
    for index, plate in enumerate(body.shapes):
        if not isinstance(plate, Polygon) or not _is_across(sight, body, np.eye(3)[2]):
            continue
        # arcs as they are drawn, by short chords
        chords = [(i, at) for i in range(len(plate.points)) for at in drawn([plate.side(i)])]
        corners = np.array([(x, y, plate.z) for _, (x, y) in chords])
        ring = sight.camera.to_view(sight.poses.points(body.name, corners))
        ends = np.roll(ring, -1, axis=0)
        for (i, _), start, end in zip(chords, ring, ends, strict=True):
            foot = on_segment(start, end, pixel)
            if math.hypot(*(pixel - foot)) <= reach:
                x, y = foot.tolist()
                return index, i, sight.camera.to_ground(x, y)
    return None


def _is_across(sight: Sight, body: Body, axis: Array) -> bool:
    """Whether an axis of a body stands across the work plane."""
    return 1 - abs(float(sight.camera.axes[2] @ sight.poses.turned(body.name, axis))) < FLAT
