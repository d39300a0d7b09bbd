"""Outlines with round corners: where their arcs are, what they weigh, and what is too round."""

import json
import math

import numpy as np
import pytest

from kane.elements.mass_properties import of_shape
from kane.elements.rounded_outline import inner_corners, largest_rounding
from kane.elements.shapes import Disc, Polygon, shape_faults
from kane.errors import ModelError
from kane.files.model_json import loads

L_SHAPE = ((0.0, 0.0), (4.0, 0.0), (4.0, 1.0), (1.0, 1.0), (1.0, 3.0), (0.0, 3.0))
R = 0.3
# centres of its arcs with the angle at which each begins: by hand, the corner at (1, 1) is sharp
ARCS = [
    ((R, R), math.pi), ((4 - R, R), 1.5 * math.pi), ((4 - R, 1 - R), 0.0), None,
    ((1 - R, 3 - R), 0.0), ((R, 3 - R), math.pi / 2),
]  # fmt: skip


def dense(count):
    found = []
    for arc in ARCS:
        if arc is None:
            found.append((1.0, 1.0))
            continue
        (x, y), start = arc
        angles = start + np.linspace(0, math.pi / 2, count)
        found += np.column_stack((x + R * np.cos(angles), y + R * np.sin(angles))).tolist()
    return tuple(map(tuple, found))


@pytest.mark.parametrize("clockwise", [False, True])
def test_a_rounded_plate_weighs_what_one_with_many_corners_does(clockwise):
    points = L_SHAPE[::-1] if clockwise else L_SHAPE
    found = of_shape(Polygon(points=points, z=0.2, thickness=0.1, rounding=R), 7850.0)
    told = of_shape(Polygon(points=dense(3000), z=0.2, thickness=0.1), 7850.0)
    # chords of arcs in 3000 parts leave out some 1e-8 of what is between arc and corner
    assert found.mass == pytest.approx(told.mass, rel=2e-8)
    np.testing.assert_allclose(found.center, told.center, atol=2e-8)
    np.testing.assert_allclose(found.inertia, told.inertia, rtol=4e-8, atol=1e-5)
    whole = (6.0 - 5 * (1 - math.pi / 4) * R * R) * 0.1 * 7850.0
    assert found.mass == pytest.approx(whole, rel=1e-14)


def test_a_square_whose_corners_meet_is_nearly_a_disc():
    most = largest_rounding(((-1, -1), (1, -1), (1, 1), (-1, 1)))
    assert most == pytest.approx(1.0, rel=1e-15)
    square = Polygon(points=((-1, -1), (1, -1), (1, 1), (-1, 1)), thickness=0.1, rounding=1 - 1e-8)
    found = of_shape(square, 1.0)
    disc = of_shape(Disc(radius=1.0, thickness=0.1), 1.0)
    assert found.mass == pytest.approx(disc.mass, rel=1e-7)
    np.testing.assert_allclose(found.inertia, disc.inertia, atol=1e-7)


def test_a_plate_without_rounding_is_what_it_was():
    assert Polygon(points=L_SHAPE, thickness=1).outline() == L_SHAPE


def test_the_outline_keeps_its_distance_from_the_inner_corners():
    """Drawn points of arcs are so far from their centres, and the sharp corner stays."""
    outline = np.array(Polygon(points=L_SHAPE, thickness=1, rounding=R).outline())
    centers = np.array([arc[0] for arc in ARCS if arc])
    nearest = np.min(np.linalg.norm(outline[:, None] - centers, axis=2), axis=1)
    is_sharp = np.all(outline == (1.0, 1.0), axis=1)
    assert is_sharp.sum() == 1
    np.testing.assert_allclose(nearest[~is_sharp], R, atol=1e-14)
    inner = np.array(inner_corners(L_SHAPE, R))
    np.testing.assert_allclose(inner[3], (1 - R, 1 - R), atol=1e-14)
    np.testing.assert_allclose(inner[[0, 1, 2, 4, 5]], centers, atol=1e-14)


@pytest.mark.parametrize(
    ("points", "rounding", "words"),
    [
        (((0, 0), (2, 0), (2, 1), (0, 1)), 0.5, "must be less than 0.5 m: there the arcs of two"),
        # a wedge: its short side of 0.2 has tan(a/2) = 1.105 twice
        (((0, 0), (1, -0.1), (1, 0.1)), 0.1, r"must be less than 0\.09"),
        # a waist of 0.2 between sides that are not neighbours
        (((0, 0), (3, 0), (3, 2), (2, 1.2), (1.5, 0.2), (1, 1.2), (0, 2)), 0.15, "too narrow"),
    ],
)  # fmt: skip
def test_what_is_too_round_is_refused_in_words(points, rounding, words):
    plate = Polygon(points=points, thickness=0.1, rounding=rounding)
    (fault,) = shape_faults(plate, "shapes[0]")
    assert fault.path == "shapes[0].rounding"
    with pytest.raises(ModelError, match=words):
        loads(json.dumps({
            "format": "kanevas-model", "version": 1, "units": "SI: m, kg, s, N, rad",
            "bodies": [{"name": "plate", "density": 1000.0, "shapes": [
                {"type": "polygon", "points": points, "thickness": 0.1, "rounding": rounding}]}],
        }))  # fmt: skip
    less = Polygon(points=points, thickness=0.1, rounding=rounding / 4)
    assert not list(shape_faults(less, ""))


def test_unfinished_plates_have_an_outline_and_a_mass():
    """Whatever is drawn before it is mended."""
    square = ((0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0))
    crossed = (square[0], square[2], square[1], square[3])
    flat = ((0.0, 0.0), (1.0, 0.0), (2.0, 0.0))
    for points in (square, crossed, flat, (*square, square[0])):
        plate = Polygon(points=points, thickness=0.1, rounding=3.0)
        assert np.isfinite(plate.outline()).all()
    found = of_shape(Polygon(points=square, thickness=0.1, rounding=3.0), 1.0)
    assert found.mass == pytest.approx(math.pi / 4 * 0.1, rel=1e-12)
