import math
from itertools import combinations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kane.elements.outline import outline_faults
from kane.elements.shapes import (
    Box,
    Capsule,
    Cone,
    Disc,
    Polygon,
    Polyhedron,
    Rod,
    Sphere,
    shape_faults,
)

SOUND = [
    Rod(start=(0, 0, 0), end=(1, 0, 0), radius=1),
    Box(size=(1, 1, 1)),
    Disc(radius=1, thickness=1),
    Sphere(radius=1, density=2700.0),
    Capsule(start=(0, 0, 0), end=(0, 0, 0), radius=1),
    Cone(base=(0, 0, 0), apex=(0, 0, 1), radius=1),
    Polygon(points=((0, 0), (1, 0), (0, 1)), thickness=1),
    Polyhedron(points=((0, 0, 0), (1, 0, 0), (0, 1, 0), (0, 0, 1))),
]
UNSOUND = [
    (
        Rod(start=(1, 2, 3), end=(1, 2, 3), radius=1),
        "s.end: must differ from start; for a ball take a sphere",
    ),
    (
        Cone(base=(1, 2, 3), apex=(1, 2, 3), radius=1),
        "s.apex: must differ from base; for a flat plate take a disc",
    ),
    (Disc(axis=(0, 0, 0), radius=1, thickness=1), "s.axis: must not be zero"),
    (
        Polygon(points=((0, 0), (1, 0), (0, 1), (0, 0)), thickness=1),
        "s.points[3]: repeats corner 0; leave it out, the outline closes by itself",
    ),
]


@pytest.mark.parametrize("shape", SOUND)
def test_sound_shapes_have_no_faults(shape):
    assert not list(shape_faults(shape, "s"))


@pytest.mark.parametrize(("shape", "words"), UNSOUND)
def test_shapes_of_no_volume_are_refused_with_the_way_out(shape, words):
    (fault,) = shape_faults(shape, "s")
    assert str(fault) == words


L_SHAPE = ((0, 0), (4, 0), (4, 1), (1, 1), (1, 3), (0, 3))
OUTLINES = [
    (((0, 0), (1, 0), (1, 0), (0, 1)), "repeats corner 1"),
    (((0, 0), (1, 0.1), (3, 0.3), (2, 0.2)), "lie on one line"),
    (((0, 0), (2, 2), (2, 0), (0, 2)), "edges 0-1 and 2-3"),
    (((0, 0), (3, 0), (3, 3), (4, 1)), "edges 1-2 and 3-0"),
    # a corner on an edge
    (((0, 0), (4, 0), (4, 2), (2, 0), (0, 2)), "edges 0-1 and"),
    # two corners in one place
    (((0, 0), (2, 2), (4, 0), (4, 4), (2, 2), (0, 4)), "edges 0-1 and"),
    # folds back, not as far and farther than it came
    (((0, 0), (2, 0), (2, 2), (2, 1), (0, 1)), "edges 1-2 and"),
    (((0, 0), (2, 0), (2, 2), (2, -1), (0, -1)), "edges 0-1 and"),
    # runs along an edge
    (((0, 0), (4, 0), (4, -1), (4, 0.5), (0, 3)), "and 2-3"),
]


@pytest.mark.parametrize(("corners", "words"), OUTLINES)
@pytest.mark.parametrize("size", [1e-6, 1.0, 1e6])
def test_outline_that_is_not_simple_is_refused(corners, words, size):
    points = [(size * x, size * y) for x, y in corners]
    (fault,) = outline_faults(points, "points")
    assert words in str(fault)


@pytest.mark.parametrize("size", [1e-6, 1.0, 1e6])
@pytest.mark.parametrize("first", range(6))
def test_simple_outline_may_start_anywhere_and_run_either_way(first, size):
    points = [(size * x, size * y) for x, y in L_SHAPE[first:] + L_SHAPE[:first]]
    assert not list(outline_faults(points, "points"))
    assert not list(outline_faults(points[::-1], "points"))


def edges_cross(points):
    """Whether any two edges with no common corner cross, by solving for the point in common."""
    edges = [(points[i], points[(i + 1) % len(points)]) for i in range(len(points))]
    for (i, (a, b)), (k, (c, d)) in combinations(enumerate(edges), 2):
        if k - i in (1, len(points) - 1):
            continue
        directions = np.column_stack((np.subtract(b, a), np.subtract(c, d)))
        if abs(np.linalg.det(directions)) > 1e-12:
            at = np.linalg.solve(directions, np.subtract(c, a))
            if (at >= 0).all() and (at <= 1).all():
                return True
    return False


@settings(max_examples=200, deadline=None, derandomize=True)
@given(st.integers(0, 10**6), st.integers(4, 9))
def test_crossings_are_those_of_the_equations_of_the_edges(seed, count):
    rng = np.random.default_rng(seed)
    angles = np.sort(rng.uniform(0, 2 * math.pi, count))
    if rng.random() < 0.5:
        i, k = rng.choice(count, 2, replace=False)
        angles[[i, k]] = angles[[k, i]]
    r = rng.uniform(1, 2, count)
    points = list(zip((r * np.cos(angles)).tolist(), (r * np.sin(angles)).tolist(), strict=True))
    assert bool(list(outline_faults(points, "points"))) == edges_cross(points)


def test_outline_of_many_corners_is_checked_at_once():
    angle = np.arange(4000) * (2 * math.pi / 4000)
    radius = 1 + 0.1 * np.cos(40 * angle)
    x, y = radius * np.cos(angle), radius * np.sin(angle)
    points = list(zip(x.tolist(), y.tolist(), strict=True))
    assert not list(outline_faults(points, "points"))
    points[10], points[2000] = points[2000], points[10]
    assert list(outline_faults(points, "points"))
