"""Shapes of other programs, which stand turned in the axes of a body, as shapes of a model."""

from collections.abc import Sequence

import msgspec
import numpy as np
import numpy.typing as npt

from kane.elements.convex_solid import hull_of
from kane.elements.shapes import Box, Capsule, Cone, Disc, Polygon, Polyhedron, Rod, Shape, Sphere
from kane.exchange.linkage import Frame, vector_of

Array = npt.NDArray[np.float64]

ALONG = 1e-6  # of a rotation: edges that are as good as along an axis
THINNEST = 1e-6  # m: what is flat has a little thickness
SLENDER = 3.0  # lengths of a cylinder in radii from which on it is drawn as a rod


def box(frame: Frame, size: Sequence[float]) -> tuple[Shape, bool]:
    """Return a box in a frame, and whether it is that box.

    A model's boxes lie along the axes of their body, plates across its z axis. Another one becomes
    a rod along its longest edge with the same volume.

    Args:
        frame: of the middle of the box, in the axes of the body.
        size: lengths of the edges [m].

    """
    edges = np.array(size, dtype=float)
    R, center = frame.rotation, frame.origin
    along = np.abs(R) > 1 - ALONG
    if along.sum() == 3:
        return Box(center=vector_of(center), size=vector_of(np.abs(R).round() @ edges)), True
    for k in range(3):
        if along[2, k]:
            i, j = (k + 1) % 3, (k + 2) % 3
            a, b = R[:2, i] * edges[i] / 2, R[:2, j] * edges[j] / 2
            corners = (center[:2] + each for each in (a + b, b - a, -a - b, a - b))
            points = tuple((float(x), float(y)) for x, y in corners)
            return Polygon(points=points, z=float(center[2]), thickness=float(edges[k])), True
    longest = int(edges.argmax())
    half = R[:, longest] * edges[longest] / 2
    radius = float(np.sqrt(np.prod(edges) / edges[longest] / np.pi))
    return _rod(center - half, center + half, radius), False


def solid_box(frame: Frame, size: Sequence[float]) -> Shape:
    """Return a box in a frame as what touches: it, a plate, or a polyhedron, however it stands."""
    made, is_it = box(frame, size)
    if is_it:
        return made
    signs = ((x, y, z) for x in (-1, 1) for y in (-1, 1) for z in (-1, 1))
    half = np.array(size, dtype=float) / 2
    return Polyhedron(points=tuple(vector_of(frame.point(half * sign)) for sign in signs))


def hull(frame: Frame, corners: Array) -> Shape:
    """Return the hull of points of a frame; a box of their size where they lie in a plane."""
    made = Polyhedron(points=tuple(vector_of(frame.point(each)) for each in corners))
    if hull_of(made.points) is not None:
        return made
    low, high = corners.min(axis=0), corners.max(axis=0)
    middle = Frame(frame.rotation, frame.point((low + high) / 2))
    return solid_box(middle, np.maximum(high - low, THINNEST).tolist())


def solid_cylinder(frame: Frame, radius: float, length: float) -> Shape:
    """Return a cylinder along z of a frame in its middle as what touches: a rod has round ends."""
    axis = vector_of(frame.rotation[:, 2])
    return Disc(center=vector_of(frame.origin), axis=axis, radius=radius, thickness=length)


def cylinder(frame: Frame, radius: float, length: float) -> Shape:
    """Return a cylinder along z of a frame that stands in its middle."""
    axis = frame.rotation[:, 2]
    if length > SLENDER * radius:
        return _rod(frame.origin - axis * (length / 2), frame.origin + axis * (length / 2), radius)
    return Disc(
        center=vector_of(frame.origin), axis=vector_of(axis), radius=radius, thickness=length
    )


def capsule(frame: Frame, radius: float, length: float) -> Shape:
    """Return a capsule along z of a frame in its middle; the length is that between the balls."""
    half = frame.rotation[:, 2] * (length / 2)
    start, end = vector_of(frame.origin - half), vector_of(frame.origin + half)
    return Capsule(start=start, end=end, radius=radius)


def sphere(frame: Frame, radius: float) -> Shape:
    """Return a ball."""
    return Sphere(center=vector_of(frame.origin), radius=radius)


def _rod(start: Array, end: Array, radius: float) -> Rod:
    return Rod(start=vector_of(start), end=vector_of(end), radius=radius)


def placed(shape: Shape, frame: Frame, is_solid: bool = False) -> Shape:
    """Return a shape of a frame in the axes in which the frame stands.

    Args:
        shape: in the frame.
        frame: where it stands.
        is_solid: whether its form must stay, as it may touch.

    """

    def boxed(frame: Frame, size: Sequence[float]) -> Shape:
        made = solid_box(frame, size) if is_solid else box(frame, size)[0]
        return msgspec.structs.replace(made, touches=shape.touches)

    def point(given: Sequence[float]) -> tuple[float, float, float]:
        return vector_of(frame.point(np.array(given)))

    match shape:
        case Rod() | Capsule():
            return msgspec.structs.replace(shape, start=point(shape.start), end=point(shape.end))
        case Cone():
            return msgspec.structs.replace(shape, base=point(shape.base), apex=point(shape.apex))
        case Sphere():
            return msgspec.structs.replace(shape, center=point(shape.center))
        case Disc():
            axis = vector_of(frame.rotation @ np.array(shape.axis))
            return msgspec.structs.replace(shape, center=point(shape.center), axis=axis)
        case Box():
            return boxed(Frame(frame.rotation, np.array(point(shape.center))), shape.size)
        case Polygon():
            corners = np.array([(x, y, shape.z) for x, y in shape.points])
            low, high = corners.min(axis=0), corners.max(axis=0)
            if np.abs(frame.rotation[2, 2] - 1) < ALONG:
                turned = [frame.point(each) for each in corners]
                points = tuple((float(x), float(y)) for x, y, _ in turned)
                return msgspec.structs.replace(shape, points=points, z=float(turned[0][2]))
            size = [*(high - low)[:2], shape.thickness]
            return boxed(Frame(frame.rotation, frame.point((low + high) / 2)), size)
        case Polyhedron():
            placed_points = tuple(point(each) for each in shape.points)
            return msgspec.structs.replace(shape, points=placed_points)
