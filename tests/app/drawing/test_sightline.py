"""Where lines of sight go through solids, against points that are strewn in them."""

import msgspec
import numpy as np
import pytest
from numpy.testing import assert_allclose

from kane.elements.body import Body
from kane.elements.shapes import Box, Capsule, Cone, Disc, Polygon, Polyhedron, Rod, Sphere
from kanevas.drawing.sightline import Stretch, nearest, stretch

HOOK = ((0, 0), (0.4, 0), (0.4, 0.1), (0.1, 0.1), (0.1, 0.3), (0, 0.3))  # not convex
REACH = 0.3
OCTAHEDRON = tuple(
    tuple(sign * REACH * float(i == k) for i in range(3)) for k in range(3) for sign in (1, -1)
)
SHAPES = [
    Rod(start=(-0.2, 0.1, 0), end=(0.3, 0, 0.2), radius=0.05),
    Capsule(start=(0, 0, -0.3), end=(0, 0.1, 0.3), radius=0.1),
    Sphere(center=(0.1, 0, 0.2), radius=0.2),
    Box(center=(0, 0.1, 0), size=(0.4, 0.2, 0.3)),
    Disc(center=(0, 0, 0.1), axis=(0.3, 0, 1), radius=0.25, thickness=0.08),
    Cone(base=(0, 0, 0), apex=(0.1, 0, 0.5), radius=0.2),
    Polygon(points=HOOK, z=0.05, thickness=0.06),
    Polyhedron(points=OCTAHEDRON),
]
CENTRED = {
    Rod: {"start": (-0.2, 0, 0), "end": (0.3, 0, 0)},
    Capsule: {"start": (0, 0, -0.3), "end": (0, 0, 0.3)},
    Sphere: {"center": (0, 0, 0)},
    Box: {"center": (0, 0, 0)},
    Disc: {"center": (0, 0, 0), "axis": (0, 0, 1)},
}
NAMES = [type(shape).__name__ for shape in SHAPES]


def is_in(shape, points):
    """Whether points are in a shape, by its definition."""
    match shape:
        case Rod() | Capsule():
            start, way = np.array(shape.start), np.subtract(shape.end, shape.start)
            share = np.clip((points - start) @ way / (way @ way), 0, 1)[:, None]
            return np.linalg.norm(points - start - share * way, axis=1) <= shape.radius
        case Sphere():
            return np.linalg.norm(points - shape.center, axis=1) <= shape.radius
        case Box():
            return (np.abs(points - shape.center) <= np.array(shape.size) / 2).all(axis=1)
        case Disc():
            axis = np.array(shape.axis) / np.linalg.norm(shape.axis)
            away = points - shape.center
            along = away @ axis
            out = np.linalg.norm(away - along[:, None] * axis, axis=1)
            return (np.abs(along) <= shape.thickness / 2) & (out <= shape.radius)
        case Cone():
            way = np.subtract(shape.apex, shape.base)
            height = np.linalg.norm(way)
            along = (points - shape.base) @ way / height
            out = np.linalg.norm(points - shape.base - along[:, None] * way / height, axis=1)
            return (along >= 0) & (out <= shape.radius * (1 - along / height))
        case Polyhedron():
            return np.abs(points).sum(axis=1) <= REACH
        case Polygon():
            x, y, z = points.T
            arm = (x >= 0) & (x <= 0.4) & (y >= 0) & (y <= 0.1)
            leg = (x >= 0) & (x <= 0.1) & (y >= 0) & (y <= 0.3)
            return (arm | leg) & (np.abs(z - shape.z) <= shape.thickness / 2)


@pytest.mark.parametrize("shape", SHAPES, ids=NAMES)
def test_the_nearest_point_is_that_of_a_dense_cloud(shape):
    generator = np.random.default_rng(7)
    cloud = generator.uniform(-0.6, 0.6, size=(200_000, 3))
    cloud = cloud[is_in(shape, cloud)]
    spacing = 0.06  # of the cloud, from its 200 000 points in 1.7 cubic metres, with some reserve
    for point in generator.uniform(-0.8, 0.8, size=(40, 3)):
        found = nearest(shape, point)
        least = np.linalg.norm(cloud - point, axis=1).min()
        away = np.linalg.norm(found - point)
        assert least - spacing <= away <= least + 1e-12
        if is_in(shape, point[None])[0]:
            assert_allclose(found, point, atol=1e-12)


@pytest.mark.parametrize("shape", [s for s in SHAPES if not isinstance(s, Polygon)], ids=str)
def test_a_stretch_is_where_a_line_is_inside(shape):
    generator = np.random.default_rng(8)
    body = Body(name="body", density=1.0, shapes=(shape,))
    steps = np.linspace(0.0, 6.0, 60_001)
    hits = 0
    for _ in range(25):
        through = generator.uniform(-0.2, 0.2, size=3)
        direction = generator.normal(size=3)
        direction /= np.linalg.norm(direction)
        start = through - 3 * direction
        inside = steps[is_in(shape, start + steps[:, None] * direction)]
        if len(inside) > 50:  # one that only grazes may be missed
            hits += 1
            found = stretch(body, start, direction)
            assert_allclose(
                (found.near, found.far), (inside[0], inside[-1]), atol=1.1e-4
            )  # of the steps
    assert hits > 3


def test_the_middle_of_a_round_or_straight_solid_is_exact():
    down = np.array((0.0, 0.0, -1.0))
    for shape in SHAPES[:5]:
        moved = msgspec.structs.replace(shape, **CENTRED.get(type(shape), {}))
        body = Body(name="body", density=1.0, shapes=(moved,))
        assert stretch(body, np.array((0.01, 0.02, 3.0)), down).middle == pytest.approx(
            3.0, abs=4e-15
        )


def test_of_several_shapes_the_one_that_is_met_counts():
    ball, rod = (
        Sphere(center=(0, 0, 1), radius=0.1),
        Rod(start=(1, 0, 0), end=(2, 0, 0), radius=0.1),
    )
    body = Body(name="body", density=1.0, shapes=(rod, ball))
    assert_allclose(stretch(body, np.zeros(3), np.array((0.0, 0, 1))), (0.9, 1.1), atol=1e-6)


def test_a_line_beside_a_rod_is_as_deep_as_the_rod():
    body = Body(
        name="body", density=1.0, shapes=(Rod(start=(0, 0, 1), end=(1, 0, 2), radius=0.01),)
    )
    found = stretch(body, np.array((0.5, 0.02, 0)), np.array((0.0, 0, 1)))
    assert found.middle == pytest.approx(1.5, abs=1e-3)


def test_the_gap_of_two_stretches():
    assert Stretch(0, 1).gap(Stretch(3, 4)) == Stretch(3, 4).gap(Stretch(0, 1)) == 2
    assert Stretch(0, 2).gap(Stretch(1, 4)) == 0


def test_a_body_without_shapes_is_its_mass_centre():
    body = Body(name="body", mass=1.0, center=(0.0, 0.0, 2.0))
    assert stretch(body, np.zeros(3), np.array((0.0, 0, 1))) == Stretch(2.0, 2.0)
