"""Hulls of points in space, against Qhull and solids whose faces are known."""

from itertools import permutations, product

import numpy as np
import pytest
from scipy.spatial import ConvexHull

from kane.elements.convex_solid import hull_of
from kane.elements.mass_properties import of_shape
from kane.elements.shapes import Box, Polyhedron, shape_faults

CUBE = tuple(product((-1.0, 1.0), repeat=3))
GOLDEN = (1 + 5**0.5) / 2
DODECAHEDRON = (
    *CUBE,
    *((0.0, a / GOLDEN, b * GOLDEN) for a, b in product((-1, 1), repeat=2)),
    *((a / GOLDEN, b * GOLDEN, 0.0) for a, b in product((-1, 1), repeat=2)),
    *((b * GOLDEN, 0.0, a / GOLDEN) for a, b in product((-1, 1), repeat=2)),
)
OCTAHEDRON = tuple(sorted({*permutations((0.0, 0.0, 1.0)), *permutations((0.0, 0.0, -1.0))}))


@pytest.mark.parametrize(
    ("points", "corners", "sides"),
    [
        (CUBE, 8, [4] * 6),
        (DODECAHEDRON, 20, [5] * 12),
        (OCTAHEDRON, 6, [3] * 8),
        # what is within, on a face, on an edge, or there twice is no corner
        ((*CUBE, (0.0, 0.1, 0.2), (1.0, 0.0, 0.3), (1.0, 1.0, 0.0), CUBE[0]), 8, [4] * 6),
    ],
)
def test_solids_have_their_faces(points, corners, sides):
    solid = hull_of(points)
    assert len(solid.corners) == corners
    assert [len(face) for face in solid.faces] == sides
    at = np.array(solid.corners)
    for face, normal in zip(solid.faces, solid.normals, strict=True):
        heights = (at - at[face[0]]) @ normal
        assert heights.max() < 1e-12
        assert np.abs(heights[list(face)]).max() < 1e-12
    # each edge is gone along once either way
    ways = [(f[i - 1], f[i]) for f in solid.faces for i in range(len(f))]
    assert len(ways) == len({*ways})
    assert {way[::-1] for way in ways} == {*ways}


@pytest.mark.parametrize("seed", range(5))
def test_hulls_are_those_of_qhull(seed):
    random = np.random.default_rng(seed)
    points = random.normal(size=(40, 3)) * (1.0, 0.3, 5.0) + (100.0, 0.0, 0.0)
    solid, told = hull_of(tuple(map(tuple, points.tolist()))), ConvexHull(points)
    assert {*solid.corners} == {tuple(points[k].tolist()) for k in told.vertices}
    assert len(solid.faces) == len(told.simplices)
    mass = of_shape(Polyhedron(points=tuple(map(tuple, points.tolist()))), 2.0)
    assert mass.mass == pytest.approx(2.0 * told.volume, rel=1e-10)


def test_the_order_of_points_does_not_matter():
    points = list(DODECAHEDRON)
    np.random.default_rng(1).shuffle(points)
    one, other = hull_of(DODECAHEDRON), hull_of(tuple(map(tuple, points)))
    rings = [
        {frozenset(solid.corners[k] for k in face) for face in solid.faces}
        for solid in (one, other)
    ]
    assert rings[0] == rings[1]


def test_a_polyhedron_weighs_what_a_box_does():
    corners = tuple((0.3 + x, 2.0 * y - 1.0, 0.5 * z) for x, y, z in CUBE)
    solid = of_shape(Polyhedron(points=corners), 7.0)
    box = of_shape(Box(center=(0.3, -1.0, 0.0), size=(2.0, 4.0, 1.0)), 7.0)
    assert solid.mass == pytest.approx(box.mass, rel=1e-13)
    np.testing.assert_allclose(solid.center, box.center, atol=1e-13)
    np.testing.assert_allclose(solid.inertia, box.inertia, atol=1e-11)


def test_a_corner_cut_off_has_the_moments_of_a_tetrahedron():
    """With edges a along the axes: V = a^3 / 6, the centre at a / 4, Ixx = 3 m a^2 / 40."""
    a = 0.6
    points = ((0.0, 0.0, 0.0), (a, 0.0, 0.0), (0.0, a, 0.0), (0.0, 0.0, a))
    found = of_shape(Polyhedron(points=points), 1.0)
    assert found.mass == pytest.approx(a**3 / 6, rel=1e-13)
    np.testing.assert_allclose(found.center, a / 4, rtol=1e-13)
    np.testing.assert_allclose(np.diag(found.inertia), 3 * found.mass * a**2 / 40, rtol=1e-12)
    np.testing.assert_allclose(found.inertia[0, 1], found.mass * a**2 / 80, rtol=1e-12)


@pytest.mark.parametrize(
    "points",
    [
        ((0.0, 0.0, 0.0),) * 4,
        ((0.0, 0.0, 0.0), (1.0, 0.0, 0.0), (2.0, 0.0, 0.0), (3.0, 0.0, 0.0)),
        ((0.0, 0.0, 0.0), (1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (1.0, 1.0, 0.0)),
    ],
)
def test_what_lies_in_a_plane_is_no_solid(points):
    assert hull_of(points) is None
    (fault,) = shape_faults(Polyhedron(points=points), "shapes[0]")
    assert "they lie in a plane" in str(fault)
