"""Outlines with arcs: what they weigh, where their corners are round, and what is refused."""

import math

import numpy as np
import pytest

from kane.elements.arc_outline import area, drawn, sides, turn_between
from kane.elements.mass_properties import of_shape
from kane.elements.shapes import Disc, Polygon, shape_faults

POINTS = ((-0.4, -0.3), (0.4, -0.3), (0.4, 0.3), (-0.4, 0.3))
BULGES = (0.2, -0.3, 1.5, 0.0)


def dense(outline, count):
    return [side.at(i / count) for side in outline for i in range(count)]


@pytest.mark.parametrize("rounding", [0.0, 0.02])
@pytest.mark.parametrize("clockwise", [False, True])
def test_a_plate_with_arcs_weighs_what_one_with_many_corners_does(clockwise, rounding):
    points, bulges = POINTS, BULGES
    if clockwise:  # the side that begins at a corner is then the one that ended there
        points, bulges = points[::-1], tuple(-b for b in (*bulges[2::-1], bulges[3]))
    plate = Polygon(points=points, bulges=bulges, rounding=rounding, z=0.2, thickness=0.1)
    assert not list(shape_faults(plate, ""))
    found = of_shape(plate, 7850.0)
    told = of_shape(
        Polygon(points=dense(plate.sides(), 3000), z=0.2, thickness=0.1), 7850.0
    )  # chords of arcs in 3000 parts leave out 1e-7 of what is between arc and chord
    assert found.mass == pytest.approx(told.mass, rel=1e-6)
    np.testing.assert_allclose(found.center, told.center, atol=1e-6)
    np.testing.assert_allclose(found.inertia, told.inertia, rtol=2e-6, atol=1e-4)
    inner = sum(
        math.copysign(1, b) * r * r * (a - math.sin(a)) / 2
        for length, b in zip((0.8, 0.6, 0.8), BULGES, strict=False)
        for r, a in [(length * (1 + b * b) / (4 * abs(b)), 4 * math.atan(abs(b)))]
    )
    if not rounding:
        assert area(plate.sides()) == pytest.approx(0.48 + inner, rel=1e-14)
        assert found.mass == pytest.approx((0.48 + inner) * 0.1 * 7850, rel=1e-14)


def test_four_quarters_are_a_disc():
    corners = ((1.0, 0.0), (0.0, 1.0), (-1.0, 0.0), (0.0, -1.0))
    quarter = math.tan(math.pi / 8)
    found = of_shape(Polygon(points=corners, bulges=(quarter,) * 4, thickness=0.1), 1.0)
    disc = of_shape(Disc(radius=1.0, thickness=0.1), 1.0)
    assert found.mass == pytest.approx(disc.mass, rel=1e-14)
    np.testing.assert_allclose(found.inertia, disc.inertia, rtol=1e-13, atol=1e-15)


@pytest.mark.parametrize("radius", [0.005, 0.02, 0.05])
def test_round_corners_touch_both_sides_smoothly_and_hollow_ones_stay_sharp(radius):
    outline = sides(POINTS, BULGES, radius)
    turns = [turn_between(outline[i - 1], outline[i]) for i in range(len(outline))]
    assert max(turns) < 1e-12
    rounds = [side for side in outline if side.bulge and abs(side.radius - radius) < 1e-12]
    sharp = sides(POINTS, BULGES)
    corners = [turn_between(sharp[i - 1], sharp[i]) for i in range(4)]
    assert len(rounds) == sum(turn > 0 for turn in corners)
    for one, other in zip(outline, [*outline[1:], outline[0]], strict=True):
        assert one.end == pytest.approx(other.start, abs=1e-14)


@pytest.mark.parametrize(
    ("bulges", "rounding", "path", "words"),
    [
        ((0.1, 0.2), 0.0, "bulges", "has 2 entries, but there are 4 sides"),
        ((0.0, 101.0, 0.0, 0.0), 0.0, "bulges[1]", "more is a whole circle"),
        ((0.0, -2.2, 0.0, 0.0), 0.0, "bulges", "sides that begin at the corners 0 and 1"),
        ((0.0, -0.9, 0.0, 0.3), 0.4, "rounding", "no arc of this radius touches both sides"),
    ],
)
def test_what_bounds_no_plate_is_refused_in_words(bulges, rounding, path, words):
    plate = Polygon(points=POINTS, bulges=bulges, rounding=rounding, thickness=0.1)
    (fault,) = shape_faults(plate, "shapes[0]")
    assert fault.path == f"shapes[0].{path}"
    assert words in fault.text
    # it is drawn and weighed all the same
    assert np.isfinite(plate.outline()).all()
    assert math.isfinite(of_shape(plate, 1.0).mass)


def test_chords_of_an_arc_are_short_and_on_it():
    side = sides(POINTS, BULGES)[2]
    points = np.array(drawn([side]))
    np.testing.assert_allclose(np.hypot(*(points - side.center).T), abs(side.radius), rtol=1e-14)
    turned = 2 * np.arcsin(np.hypot(*np.diff(points, axis=0).T) / 2 / abs(side.radius))
    assert turned.max() <= math.radians(5.0) + 1e-12
