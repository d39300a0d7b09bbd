"""Mass, mass centre and inertia of shapes of uniform density, and what inertia a body can have.

Inertia tensors have −∫xy dm off the diagonal. The closed forms are those of Meriam and Kraige,
Engineering Mechanics: Dynamics, appendix D, where no other source is named.
"""

import math
from collections.abc import Iterator, Sequence
from itertools import permutations, product
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from kane.elements.arc_outline import Side
from kane.elements.convex_solid import ConvexSolid, hull_of
from kane.elements.outline import PlanePoint
from kane.elements.shapes import (
    Box,
    Capsule,
    Cone,
    Disc,
    Polygon,
    Polyhedron,
    Rod,
    Shape,
    Sphere,
)
from kane.errors import Fault
from kane.fields import Vector
from kane.sentences import say

Array = npt.NDArray[np.float64]

# Rounded data of flat bodies (I3 = I1 + I2 exactly) must pass.
TRIANGLE_TOLERANCE = 1e-6
# What sums over shapes lose, against the largest moment; principal axes are not turned by it.
ROUND_OFF = 1e-12
# A moment that is smaller against the largest is the round-off of zero.
LEAST = 1e-14
# Rotations whose entries differ by less are taken for the same when the nearest is chosen.
TIE = 1e-9
# rad; what an arc that turns by less cuts off, 2/3 r² a³ for half of it, is none
LEAST_ARC = 1e-5
INSTEAD = say("or leave them to shapes with a density")


class MassProperties(NamedTuple):
    """What the equations of motion need to know of a body.

    Attributes:
        mass: [kg].
        center: mass centre, shape (3,) [m].
        inertia: tensor about the mass centre, in the axes of ``center``, shape (3, 3) [kg m^2].

    """

    mass: float
    center: Array
    inertia: Array


def composite(shapes: Sequence[Shape], density: float) -> MassProperties:
    """Return the mass properties of shapes that move as one body.

    Where shapes overlap both count: the overlap has the sum of their densities.

    Args:
        shapes: at least one, without ``shape_faults``, all in the same axes.
        density: of the shapes that have none of their own [kg/m^3].

    Returns:
        Mass properties in the axes of the shapes. Sizes beyond all measure give a mass that is
        zero or not finite; ``mass_faults`` says so.

    """
    if not shapes:
        raise ValueError(say("no shapes have no mass centre"))
    with np.errstate(all="ignore"):
        return _combined([of_shape(shape, density) for shape in shapes])


def of_shape(shape: Shape, density: float) -> MassProperties:
    """Return the mass properties of one shape, in its axes.

    Args:
        shape: without ``shape_faults``.
        density: taken where the shape has none of its own [kg/m^3].

    """
    rho = density if shape.density is None else shape.density
    match shape:
        case Rod():
            start, end = np.array(shape.start), np.array(shape.end)
            return _cylinder(
                rho, (start + end) / 2, end - start, _length(end - start), shape.radius
            )
        case Disc():
            center, axis = np.array(shape.center), np.array(shape.axis)
            return _cylinder(rho, center, axis, shape.thickness, shape.radius)
        case Box():
            return _box(rho, shape.center, shape.size)
        case Sphere():
            return _sphere(rho, shape.center, shape.radius)
        case Capsule():
            return _capsule(rho, np.array(shape.start), np.array(shape.end), shape.radius)
        case Cone():
            return _cone(rho, np.array(shape.base), np.array(shape.apex), shape.radius)
        case Polygon():
            return _plate_of_arcs(rho, shape)
        case Polyhedron():
            return _polyhedron(rho, hull_of(shape.points), shape.points)


def _combined(parts: Sequence[MassProperties]) -> MassProperties:
    """Add bodies that move as one: sums, with the parallel-axis theorem for the inertia."""
    masses = np.array([part.mass for part in parts])
    mass = masses.sum()
    center = masses @ np.array([part.center for part in parts]) / mass
    inertia = np.zeros((3, 3))
    for part in parts:
        d = part.center - center
        inertia += part.inertia + part.mass * ((d @ d) * np.eye(3) - np.outer(d, d))
    return MassProperties(float(mass), center, inertia)


def _cylinder(rho: float, center: Array, axis: Array, length: float, r: float) -> MassProperties:
    """I = m r²/2 along the axis, m (3 r² + l²)/12 across it."""
    mass = rho * math.pi * r * r * length
    across = mass * (3 * r * r + length * length) / 12
    return MassProperties(mass, center, _symmetric(axis, mass * r * r / 2, across))


def _box(rho: float, center: Vector, size: Vector) -> MassProperties:
    """I1 = m (b² + c²)/12, and cyclic."""
    a, b, c = size
    mass = rho * a * b * c
    moments = np.array([b * b + c * c, c * c + a * a, a * a + b * b]) * (mass / 12)
    return MassProperties(mass, np.array(center), np.diag(moments))


def _sphere(rho: float, center: Vector, r: float) -> MassProperties:
    """I = 2 m r²/5."""
    mass = rho * 4 / 3 * math.pi * r * r * r
    return MassProperties(mass, np.array(center), np.eye(3) * (0.4 * mass * r * r))


def _capsule(rho: float, start: Array, end: Array, r: float) -> MassProperties:
    """Return a cylinder of mass m and two half balls of mass M together.

    The mass centre of a half ball lies 3 r/8 from its flat side and I = 83 M r²/640 across the
    axis about it, so that the parallel-axis theorem gives M (2 r²/5 + l²/4 + 3 l r/8) for both.
    """
    length = _length(end - start)
    middle = (start + end) / 2
    bar = _cylinder(rho, middle, end - start, length, r)
    balls = rho * 4 / 3 * math.pi * r * r * r
    along = 0.4 * balls * r * r
    across = along + balls * (length * length / 4 + 3 / 8 * length * r)
    inertia = bar.inertia + _symmetric(end - start, along, across)
    return MassProperties(bar.mass + balls, middle, inertia)


def _cone(rho: float, base: Array, apex: Array, r: float) -> MassProperties:
    """I = 3 m r²/10 along the axis, 3 m (4 r² + h²)/80 across it, h/4 above the base."""
    height = _length(apex - base)
    mass = rho * math.pi * r * r * height / 3
    across = 3 / 80 * mass * (4 * r * r + height * height)
    inertia = _symmetric(apex - base, 0.3 * mass * r * r, across)
    return MassProperties(mass, base + (apex - base) / 4, inertia)


def _plate_of_arcs(rho: float, shape: Polygon) -> MassProperties:
    """Return a plate: the one between the ends of its sides, and what arcs add or cut off."""
    z, thickness = shape.z, shape.thickness
    if not (shape.rounding or shape.has_arcs()):
        return _plate(rho, shape.points, z, thickness)
    outline = shape.sides()
    parts = [_plate(rho, [side.start for side in outline], z, thickness)]
    parts += [_segment(rho, side, z, thickness) for side in outline if _is_an_arc(side)]
    return _combined(parts)


def _is_an_arc(side: Side) -> bool:
    return abs(side.angle) > LEAST_ARC


def _segment(rho: float, side: Side, z: float, thickness: float) -> MassProperties:
    """Return what is between an arc and its chord: a sector without its triangle.

    With half the angle a of the arc and the way x through its middle, from the centre on,
    A = r² (a - sin a cos a), A x = 2 r³ sin³ a/3, and the second moments are
    ∫x² = r⁴ (a + sin a cos a - 2 sin a cos³ a)/4, ∫y² = r⁴ (a - sin a cos a - 2/3 sin³ a cos a)/4.
    An arc that turns to the right cuts it off.
    """
    a, r, (cx, cy) = abs(side.angle) / 2, abs(side.radius), side.center
    if side.bulge < 0.0:
        rho = -rho
    sine, cosine = math.sin(a), math.cos(a)
    area = r * r * (a - sine * cosine)
    x = 2 / 3 * r**3 * sine**3 / area
    along = r**4 * (a + sine * cosine - 2 * sine * cosine**3) / 4 - area * x * x
    across = r**4 * (a - sine * cosine - 2 / 3 * sine**3 * cosine) / 4
    # from the centre to the middle of the arc
    ahead, up = side.way(0.5)
    sense = math.copysign(1.0, side.bulge)
    u, v = sense * up, -sense * ahead
    xx = along * u * u + across * v * v
    yy = along * v * v + across * u * u
    xy = (along - across) * u * v
    zz = area * thickness * thickness / 12
    inertia = [[yy + zz, -xy, 0.0], [-xy, xx + zz, 0.0], [0.0, 0.0, xx + yy]]
    return MassProperties(
        float(rho * thickness * area),
        np.array([cx + x * u, cy + x * v, z]),
        rho * thickness * np.array(inertia),
    )


def _plate(rho: float, points: Sequence[PlanePoint], z: float, thickness: float) -> MassProperties:
    """Return a plate between z − h/2 and z + h/2, its corners in either order.

    Integrals over the area follow by Green's theorem from sums over the edges; see Bockman,
    Generalizing the formula for areas of polygons to moments, Am. Math. Monthly 96 (1989).
    """
    corners = np.array(points, dtype=float)
    # From a corner on, so that a plate far from the mass centre keeps its digits.
    x, y = (corners - corners[0]).T
    x1, y1 = np.roll(x, -1), np.roll(y, -1)
    edge = x * y1 - x1 * y
    edge = edge if edge.sum() > 0 else -edge
    area = edge.sum() / 2
    cx, cy = edge @ (x + x1) / (6 * area), edge @ (y + y1) / (6 * area)
    xx = edge @ (x * x + x * x1 + x1 * x1) / 12 - area * cx * cx
    yy = edge @ (y * y + y * y1 + y1 * y1) / 12 - area * cy * cy
    xy = edge @ (2 * (x * y + x1 * y1) + x * y1 + x1 * y) / 24 - area * cx * cy
    zz = area * thickness * thickness / 12
    inertia = [[yy + zz, -xy, 0.0], [-xy, xx + zz, 0.0], [0.0, 0.0, xx + yy]]
    return MassProperties(
        float(rho * thickness * area),
        np.array([corners[0, 0] + cx, corners[0, 1] + cy, z]),
        rho * thickness * np.array(inertia),
    )


def _polyhedron(rho: float, solid: ConvexSolid | None, points: Sequence[Vector]) -> MassProperties:
    """Return a convex solid as a sum of tetrahedra; what is flat has no mass.

    The second moments of one from the origin to a, b, c are V/20 times sums over its corners; see
    Tonon, Explicit exact formulas for the 3-D tetrahedron inertia tensor, J. Math. Stat. 1 (2005).
    """
    if solid is None:
        return MassProperties(0.0, np.mean(points, axis=0), np.zeros((3, 3)))
    corners = np.array(solid.corners)
    first = corners.mean(axis=0)  # from within, so that all of them count positive
    fans = [
        (face[0], face[i], face[i + 1]) for face in solid.faces for i in range(1, len(face) - 1)
    ]
    a, b, c = (corners[[fan[i] for fan in fans]] - first for i in range(3))
    volumes = (np.cross(a, b) * c).sum(axis=1) / 6
    volume, total = float(volumes.sum()), a + b + c
    middle = volumes @ total / (4 * volume)
    moments = sum(np.einsum("k,ki,kj->ij", volumes, each, each) for each in (a, b, c, total)) / 20
    moments = moments - volume * np.outer(middle, middle)
    inertia = rho * (np.trace(moments) * np.eye(3) - moments)
    return MassProperties(rho * volume, first + middle, inertia)


def _length(vector: Array) -> float:
    return math.hypot(*vector)


def _symmetric(axis: Array, along: float, across: float) -> Array:
    """Return the tensor of a body with this axis of symmetry: I⊥ 1 + (I∥ − I⊥) n nᵀ."""
    length = _length(axis)
    n = axis / length if length else np.zeros(3)
    return across * np.eye(3) + (along - across) * np.outer(n, n)


def principal(inertia: Array) -> tuple[Array, Array]:
    """Return the principal moments and axes of an inertia tensor.

    Of all right-handed sets of principal axes the one nearest to the given axes comes back, the
    one with the smallest angle of turn: a tensor that is diagonal keeps its axes and the order of
    its moments, and a body of revolution is turned no further than its axis of symmetry asks.

    Args:
        inertia: tensor without ``inertia_faults``, shape (3, 3) [kg m^2].

    Returns:
        Moments, shape (3,), and the rotation with the principal axes as its columns, shape
        (3, 3): inertia = rotation @ diag(moments) @ rotation.T.

    """
    diagonal = np.diag(inertia).copy()
    scale = np.abs(diagonal).max()
    if scale == 0.0:
        return diagonal, np.eye(3)
    relative = (inertia / scale + inertia.T / scale) / 2
    if np.abs(relative - np.diag(diagonal / scale)).max() <= ROUND_OFF:
        return diagonal, np.eye(3)
    moments, axes = np.linalg.eigh(relative)
    low, high = np.diff(moments) <= ROUND_OFF
    rotation = _onto(axes[:, 2 if low else 0]) if low or high else _nearest(axes)
    found = np.diag(rotation.T @ relative @ rotation)
    return scale * np.where(found > LEAST, found, 0.0), rotation


def equivalent_ellipsoid(properties: MassProperties) -> tuple[Array, Array]:
    """Return the ellipsoid of uniform density that has a mass and an inertia.

    From I_i = m (a_j² + a_k²)/5 follows a_i² = 5 (I_j + I_k − I_i)/(2 m).

    Args:
        properties: of a body with mass, without ``inertia_faults``.

    Returns:
        Semi-axes, shape (3,) [m], and the rotation with their directions as its columns, shape
        (3, 3).

    """
    moments, rotation = principal(properties.inertia)
    squares = 2.5 * (moments.sum() - 2 * moments) / properties.mass
    return np.sqrt(np.maximum(squares, 0.0)), rotation


def _onto(axis: Array) -> Array:
    """Return the smallest rotation that lays one of the coordinate axes along a line."""
    size = np.abs(axis)
    k = int(np.flatnonzero(size >= size.max() - TIE)[0])
    target = axis if axis[k] > 0 else -axis
    start = np.eye(3)[k]
    # Rodrigues' formula for the turn about start x target.
    v = np.cross(start, target)
    cross = np.array([[0.0, -v[2], v[1]], [v[2], 0.0, -v[0]], [-v[1], v[0], 0.0]])
    return np.asarray(np.eye(3) + cross + cross @ cross / (1 + start @ target))


def _nearest(axes: Array) -> Array:
    """Return these unit vectors in the order and with the signs that turn least.

    The trace of a rotation by θ is 1 + 2 cos θ. Of several at the same angle the first in the
    order of their entries is taken, whatever order and signs the vectors came in.
    """
    rotations = [
        axes[:, order] * signs
        for order in permutations(range(3))
        for signs in product((1.0, -1.0), repeat=3)
    ]
    proper = [rotation for rotation in rotations if np.linalg.det(rotation) > 0]
    largest = max(np.trace(rotation) for rotation in proper)
    near = [rotation for rotation in proper if np.trace(rotation) >= largest - TIE]
    return max(near, key=lambda rotation: tuple((rotation / TIE).round().ravel()))


def mass_faults(mass: float, path: str) -> Iterator[Fault]:
    """Yield why no body can have this mass, with the way out.

    Args:
        mass: [kg].
        path: where it stands in the model, or where the shapes that it comes from stand.

    """
    if math.isfinite(mass) and mass > 0:
        return
    yield Fault(
        path,
        say(
            "the mass must be positive and finite, is {mass:.6g}; give a mass above 0 "
            "kg, or mend the sizes and densities of the shapes; a link without mass has a mass "
            "of 0 and no density",
            mass=mass,
        ),
    )


def inertia_faults(inertia: Array | Sequence[float], path: str) -> Iterator[Fault]:
    """Yield why no body can have this inertia about its mass centre, with the way out.

    Args:
        inertia: principal moments, shape (3,), or the whole tensor, shape (3, 3) [kg m^2].
        path: where it stands in the model.

    """
    given: Array = np.asarray(inertia, dtype=float)
    scale = np.abs(given).max()
    half: Array = given / 2  # the sum of two halves stays within double precision
    if not np.isfinite(scale):
        yield Fault(
            path, say("must be finite numbers; give moments in kg m^2, {instead}", instead=INSTEAD)
        )
    elif given.ndim == 1:
        yield from _moment_faults(sorted(given.tolist()), say("the moments of inertia"), path)
    elif np.abs(half - half.T).max() > TRIANGLE_TOLERANCE * scale:
        i, j = np.unravel_index(np.abs(half - half.T).argmax(), (3, 3))
        yield Fault(
            path,
            say(
                "must be the same on both sides of the diagonal, but has {given:.6g} in row "
                "{row}, column {column} and {mirrored:.6g} in row {column}, column "
                "{row}; give −∫xy dm, −∫xz dm and −∫yz dm twice",
                given=given[i, j],
                row=i + 1,
                column=j + 1,
                mirrored=given[j, i],
            ),
        )
    else:
        moments = np.linalg.eigvalsh(half + half.T).tolist()
        yield from _moment_faults(moments, say("the principal moments of inertia"), path)


def _moment_faults(moments: list[float], name: str, path: str) -> Iterator[Fault]:
    """Yield what is wrong with moments in ascending order."""
    low, middle, high = moments
    if low < -LEAST * max(abs(high), abs(low)):
        yield Fault(
            path,
            say(
                "{name} must be zero or positive, the smallest is {low:.6g} against {high:.6g}; "
                "mend units, digits and signs, {instead}",
                name=name,
                low=low,
                high=high,
                instead=INSTEAD,
            ),
        )
    elif 2 * high > (low + middle + high) * (1 + TRIANGLE_TOLERANCE):
        yield Fault(
            path,
            say(
                "the largest of {name} must not exceed the sum of the other two, is "
                "{high:.6g} against {others:.6g}; no distribution of mass gives that; mend "
                "units, digits and signs, {instead}",
                name=name,
                high=high,
                others=low + middle,
                instead=INSTEAD,
            ),
        )
