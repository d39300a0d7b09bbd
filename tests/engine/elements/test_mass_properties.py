"""Mass properties against quadrature of their definition over the volume of each shape."""

import math
from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace
from numpy.testing import assert_allclose
from scipy.spatial.transform import Rotation
from tests.engine.elements.solid_shapes import (
    CLOSE,
    SHAPES,
    STEEL,
    TILTED,
    coordinates,
    sizes,
    some,
    turns,
    vectors,
)

from kane.elements.mass_properties import (
    composite,
    inertia_faults,
    mass_faults,
    of_shape,
    principal,
)
from kane.elements.shapes import Box, Capsule, Cone, Disc, Polygon, Rod, Sphere


def gauss(start, end):
    node, weight = np.polynomial.legendre.leggauss(6)
    return start + (node + 1) / 2 * (end - start), weight * (end - start) / 2


def product_rule(*rules):
    grids = np.meshgrid(*(node for node, _ in rules), indexing="ij")
    weights = np.meshgrid(*(weight for _, weight in rules), indexing="ij")
    return np.stack([grid.ravel() for grid in grids], axis=1), np.prod(weights, axis=0).ravel()


def revolved(start, axis, profile, stops):
    """Nodes of a solid of revolution with radius profile(s) at s along an axis."""
    axis = np.asarray(axis) / np.linalg.norm(axis)
    turn = Rotation.align_vectors([axis], [[0, 0, 1]])[0]
    # The trapezoidal rule is exact for low harmonics.
    around = np.arange(8) * math.pi / 4, np.full(8, math.pi / 4)
    points, weights = [], []
    for piece in pairwise(stops):
        at, weight = product_rule(gauss(*piece), gauss(0, 1), around)
        s, share, angle = at.T
        r = share * profile(s)
        points.append(np.stack((r * np.cos(angle), r * np.sin(angle), s), axis=1))
        weights.append(weight * r * profile(s))
    return turn.apply(np.concatenate(points)) + start, np.concatenate(weights)


def plate(shape):
    """Nodes between the crossings of lines y = constant with the outline, taken in pairs."""
    corners = np.array(shape.points, dtype=float)
    edges = [
        (a, b) if a[1] < b[1] else (b, a)
        for a, b in zip(corners, np.roll(corners, -1, axis=0), strict=True)
    ]
    heights = np.unique(corners[:, 1])
    across = gauss(shape.z - shape.thickness / 2, shape.z + shape.thickness / 2)
    points, weights = [], []
    for low, high in pairwise(heights):
        for y, dy in zip(*gauss(low, high), strict=True):
            hits = sorted(
                a[0] + (b[0] - a[0]) * (y - a[1]) / (b[1] - a[1])
                for a, b in edges
                if a[1] < y < b[1]
            )
            for left, right in zip(hits[::2], hits[1::2], strict=True):
                at, weight = product_rule(gauss(left, right), ([y], [dy]), across)
                points.append(at)
                weights.append(weight)
    return np.concatenate(points), np.concatenate(weights)


def nodes(shape):
    match shape:
        case Box():
            center, half = np.array(shape.center), np.array(shape.size) / 2
            return product_rule(*map(gauss, center - half, center + half))
        case Sphere():
            r = shape.radius
            ball = lambda s: np.sqrt(r * r - s * s)  # noqa: E731
            return revolved(shape.center, (1, 2, 3), ball, (-r, r))
        case Disc():
            half = shape.thickness / 2
            return revolved(shape.center, shape.axis, lambda s: shape.radius + 0 * s, (-half, half))
        case Rod():
            axis = np.subtract(shape.end, shape.start)
            length = np.linalg.norm(axis)
            return revolved(shape.start, axis, lambda s: shape.radius + 0 * s, (0, length))
        case Capsule():
            axis = np.subtract(shape.end, shape.start)
            length, r = np.linalg.norm(axis), shape.radius
            beyond = lambda s: np.maximum(0, np.maximum(-s, s - length))  # noqa: E731
            return revolved(
                shape.start,
                axis,
                lambda s: np.sqrt(r * r - beyond(s) ** 2),
                (-r, 0, length, length + r),
            )
        case Cone():
            axis = np.subtract(shape.apex, shape.base)
            height = np.linalg.norm(axis)
            return revolved(
                shape.base, axis, lambda s: shape.radius * (1 - s / height), (0, height)
            )
        case Polygon():
            return plate(shape)


def integrated(shape, density):
    points, volumes = nodes(shape)
    m = density * volumes
    center = m @ points / m.sum()
    p = points - center
    inertia = np.einsum("n,ni,ni->", m, p, p) * np.eye(3) - np.einsum("n,ni,nj->ij", m, p, p)
    return m.sum(), center, inertia


def assert_same(found, mass, center, inertia):
    scale = np.abs(inertia).max()
    assert found.mass == pytest.approx(mass, rel=1e-12)
    assert_allclose(found.center, center, **CLOSE)
    assert_allclose(found.inertia / scale, inertia / scale, **CLOSE)


@pytest.mark.parametrize("name", SHAPES)
def test_closed_forms_are_the_integrals_over_the_volume(name):
    shape = SHAPES[name]
    assert_same(of_shape(shape, STEEL), *integrated(shape, STEEL))


def test_long_thin_rod_has_the_textbook_moment():
    found = of_shape(Rod(start=(0, 0, 0), end=(0, 3, 0), radius=1e-4), STEEL)
    # m r²/4 beside m l²/12 is 3e-9
    assert_allclose(np.diag(found.inertia)[[0, 2]], found.mass * 9 / 12, rtol=1e-8)
    assert found.inertia[1, 1] == pytest.approx(found.mass * 1e-8 / 2)


def test_capsule_of_no_length_is_a_sphere():
    ball = of_shape(Sphere(center=(1, 2, 3), radius=2), STEEL)
    assert_same(of_shape(Capsule(start=(1, 2, 3), end=(1, 2, 3), radius=2), STEEL), *ball)


def test_rod_is_a_disc_by_other_names():
    rod = of_shape(Rod(start=(1, 0, 0), end=(1, 0, 4), radius=2), STEEL)
    assert_same(of_shape(Disc(center=(1, 0, 2), radius=2, thickness=4), STEEL), *rod)


WHOLES = {
    "box cut in two": (
        Box(center=(1, 2, 3), size=(4, 2, 2)),
        [Box(center=(-0.5, 2, 3), size=(1, 2, 2)), Box(center=(1.5, 2, 3), size=(3, 2, 2))],
    ),
    "cylinder cut in two": (
        Disc(axis=(1, 1, 0), radius=2, thickness=math.sqrt(8)),
        [
            Rod(start=(-1, -1, 0), end=(0.5, 0.5, 0), radius=2),
            Rod(start=(0.5, 0.5, 0), end=(1, 1, 0), radius=2),
        ],
    ),
    "L of two boxes": (
        SHAPES["L"],
        [Box(center=(2, 0.5, -2), size=(4, 1, 2)), Box(center=(0.5, 2, -2), size=(1, 2, 2))],
    ),
    "box of two prisms": (
        Box(center=(1, 2, 3), size=(2, 4, 0.5)),
        [
            Polygon(points=((0, 0), (2, 0), (2, 4)), z=3, thickness=0.5),
            Polygon(points=((0, 0), (0, 4), (2, 4)), z=3, thickness=0.5),
        ],
    ),
}


@pytest.mark.parametrize("name", WHOLES)
def test_parts_make_up_the_whole(name):
    whole, parts = WHOLES[name]
    assert_same(composite(parts, STEEL), *of_shape(whole, STEEL))
    assert_same(composite(parts[::-1], STEEL), *of_shape(whole, STEEL))


def test_composite_is_the_integral_over_all_shapes():
    shapes = list(SHAPES.values())
    found = composite(shapes, STEEL)
    points, volumes = map(np.concatenate, zip(*map(nodes, shapes), strict=True))
    center = volumes @ points / volumes.sum()
    p = points - center
    second = STEEL * np.einsum("n,ni,nj->ij", volumes, p, p)
    inertia = np.trace(second) * np.eye(3) - second
    assert_same(found, STEEL * volumes.sum(), center, inertia)


def test_capsule_and_the_rod_in_it_differ_by_a_ball_cut_in_two():
    ends = {"start": (0, 0, -1), "end": (0, 0, 1), "radius": 0.5}
    capsule, rod = of_shape(Capsule(**ends), 1.0), of_shape(Rod(**ends), 1.0)
    ball = 4 / 3 * math.pi * 0.125
    assert capsule.mass - rod.mass == pytest.approx(ball)
    assert (capsule.inertia - rod.inertia)[2, 2] == pytest.approx(0.4 * ball * 0.25)


def test_own_density_of_a_shape_wins():
    light, heavy = Sphere(radius=1), Sphere(center=(1, 0, 0), radius=1, density=3.0)
    ball = 4 / 3 * math.pi
    found = composite([light, heavy], 1.0)
    assert found.mass == pytest.approx(4 * ball)
    assert_allclose(found.center, (0.75, 0, 0))
    # reduced mass 1 * 3 / 4 at distance 1
    own = 0.4 * 4 * ball
    assert_allclose(found.inertia, np.diag([own, own + 0.75 * ball, own + 0.75 * ball]))


def test_overlap_counts_twice():
    once = of_shape(SHAPES["cone"], STEEL)
    twice = composite([SHAPES["cone"]] * 2, STEEL)
    assert_same(twice, 2 * once.mass, once.center, 2 * once.inertia)


def test_no_shapes_have_no_mass():
    with pytest.raises(ValueError, match="no shapes"):
        composite([], STEEL)


def ends_apart(pair):
    return math.dist(*pair) > 0.01


two_points = st.tuples(vectors, vectors).filter(ends_apart)


turnable = st.one_of(
    st.builds(lambda p, r: Rod(start=p[0], end=p[1], radius=r), two_points, sizes),
    st.builds(lambda p, r: Capsule(start=p[0], end=p[1], radius=r), two_points, sizes),
    st.builds(lambda p, r: Cone(base=p[0], apex=p[1], radius=r), two_points, sizes),
    st.builds(lambda c, r: Sphere(center=c, radius=r), vectors, sizes),
    st.builds(
        lambda c, n, r, h: Disc(center=c, axis=n, radius=r, thickness=h),
        vectors,
        vectors.filter(lambda n: math.hypot(*n) > 0.01),
        sizes,
        sizes,
    ),
)


boxes = st.builds(
    lambda c, s: Box(center=c, size=s), vectors, st.tuples(sizes, sizes, sizes)
)  # fmt: skip


plates = st.builds(
    lambda radii, start, z, h: Polygon(
        points=tuple(
            (start[0] + r * math.cos(a), start[1] + r * math.sin(a))
            for r, a in zip(radii, np.arange(len(radii)) * 2 * math.pi / len(radii), strict=True)
        ),
        z=z,
        thickness=h,
    ),
    st.lists(sizes, min_size=3, max_size=9),
    vectors,
    coordinates,
    sizes,
)


def turned(shape, turn, shift):
    def place(point):
        return tuple((turn.apply(point) + shift).tolist())

    match shape:
        case Rod() | Capsule():
            return replace(shape, start=place(shape.start), end=place(shape.end))
        case Cone():
            return replace(shape, base=place(shape.base), apex=place(shape.apex))
        case Sphere():
            return replace(shape, center=place(shape.center))
        case Disc():
            axis = tuple(turn.apply(shape.axis).tolist())
            return replace(shape, center=place(shape.center), axis=axis)
        case Polygon():
            points = tuple(place((*point, 0.0))[:2] for point in shape.points)
            return replace(shape, points=points, z=shape.z + shift[2])


def assert_turned(shapes, turn, shift):
    R = turn.as_matrix()
    before = composite(shapes, STEEL)
    after = composite([turned(shape, turn, shift) for shape in shapes], STEEL)
    scale = np.abs(before.inertia).max()
    assert after.mass == pytest.approx(before.mass, rel=1e-9)
    # ends of thin discs and short rods lose digits when they are turned
    assert_allclose(after.center, R @ before.center + shift, atol=1e-9)
    assert_allclose(after.inertia / scale, R @ before.inertia @ R.T / scale, atol=1e-9)


@some
@given(st.lists(turnable, min_size=1, max_size=4), turns, vectors)
def test_properties_turn_and_move_with_the_shapes(shapes, turn, shift):
    assert_turned(shapes, turn, shift)


@some
@given(plates, coordinates, vectors)
def test_properties_turn_and_move_with_a_plate(shape, angle, shift):
    assert_turned([shape], Rotation.from_rotvec((0, 0, angle)), shift)


@some
@given(plates)
def test_order_of_corners_does_not_matter(shape):
    other = replace(shape, points=shape.points[::-1])
    assert_same(of_shape(other, STEEL), *of_shape(shape, STEEL))


@some
@given(st.lists(st.one_of(turnable, boxes, plates), min_size=1, max_size=4))
def test_every_composite_is_a_body(shapes):
    found = composite(shapes, STEEL)
    assert not [*mass_faults(found.mass, "mass"), *inertia_faults(found.inertia, "inertia")]
    moments, _ = principal(found.inertia)
    assert not list(inertia_faults(moments, "inertia"))


def texts(faults):
    return [str(fault) for fault in faults]


@pytest.mark.parametrize("mass", [0.0, -1.0, math.nan, math.inf])
def test_impossible_mass_is_refused_with_the_way_out(mass):
    (text,) = texts(mass_faults(mass, "bodies[0].mass"))
    assert text.startswith("bodies[0].mass: the mass must be positive and finite, is ")
    assert "a link without mass has a mass of 0 and no density" in text
    assert not list(mass_faults(1e-300, "mass"))


@pytest.mark.parametrize("size", [1e-150, 1e150])
def test_sizes_beyond_measure_give_a_mass_that_is_refused(size):
    shapes = [Sphere(radius=size), Cone(base=(0, 0, 0), apex=(size, 0, 0), radius=size)]
    assert texts(mass_faults(composite(shapes, STEEL).mass, "shapes"))


@pytest.mark.parametrize(
    ("moments", "words"),
    [
        ((1.0, -1.0, 1.0), "must be zero or positive, the smallest is -1 against 1; mend units"),
        ((0.0, 1.0, 0.0), "the sum of the other two, is 1 against "),
        (
            (1.0, 2.0, 3.5),
            (
                "the sum of the other two, is 3.5 against 3; no distribution of mass gives that; "
                "mend units, digits and signs, or leave them to shapes with a density"
            ),
        ),
    ],
)
def test_impossible_inertia_is_refused_with_the_way_out(moments, words):
    for inertia in (moments, np.diag(moments), TILTED @ np.diag(moments) @ TILTED.T):
        (text,) = texts(inertia_faults(inertia, "inertia"))
        assert text.startswith("inertia: ")
        assert words in text


@pytest.mark.parametrize(
    "moments",
    [(1.0, 2.0, 3.0), (1.0, 2.0, 3.0 + 1e-6), (1e-9, 1.0, 1.0), (1.0, 1.0, 0.0), (0.0,) * 3],
)
def test_rounded_moments_of_flat_and_thin_bodies_pass(moments):
    for inertia in (moments, np.diag(moments), TILTED @ np.diag(moments) @ TILTED.T):
        assert not list(inertia_faults(inertia, "inertia"))


def test_tensor_must_be_symmetric():
    inertia = np.diag([1.0, 1.0, 1.0])
    inertia[0, 2] = 0.25
    (text,) = texts(inertia_faults(inertia, "inertia"))
    assert "0.25 in row 1, column 3 and 0 in row 3, column 1" in text


def test_inertia_must_be_finite():
    for inertia in ((1.0, math.nan, 1.0), np.full((3, 3), math.inf)):
        (text,) = texts(inertia_faults(inertia, "inertia"))
        assert "must be finite" in text
