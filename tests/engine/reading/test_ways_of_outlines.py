"""How far plates with arcs go straight until they touch, and how they are pushed apart."""

import math

import numpy as np
import pytest
from msgspec.structs import replace
from tests.exact.test_outlines_that_touch import body
from tests.exact.test_shape_contacts import model, plane, touch
from tests.thinned import thinned

from kane.analyses.separating import pushed_apart
from kane.model.poses import initial_poses
from kane.reading.holds import room_between
from kane.reading.straight_ways import way_until_touch

NEAR = 1e-9
PAIRS = [
    ("cam", "hollow"),
    ("hollow", "ball"),
    ("round", "cam"),
    ("box", "cam"),
    ("cam", "capsule"),
]


def lower(drawn, far):
    """Return the drawn bodies, the second one so much further down."""
    first, second = drawn.bodies
    x, y, z = second.position
    return replace(drawn, bodies=(first, replace(second, position=(x, y - far, z))))


@pytest.mark.parametrize("seed", thinned([1, 2, 3], 3))
@pytest.mark.parametrize(("a", "b"), PAIRS)
def test_a_plate_comes_down_until_its_gap_is_zero_and_never_less_before(a, b, seed):
    random = np.random.default_rng(seed)
    angles = random.uniform(-3, 3, 2)
    start = [random.uniform(-0.2, 0.2), 2.0]
    drawn = model([body("a", a, [0, 0], angles[0]), body("b", b, start, angles[1])],
                  [touch("a", "b")])  # fmt: skip
    far = way_until_touch(drawn, drawn.contacts, {"b"}, np.array([0.0, -1.0, 0.0]), NEAR)
    assert 0.5 < far < 2.0
    rooms = [
        room_between(there, there.contacts[0], initial_poses(there))
        for there in (lower(drawn, part * far) for part in np.linspace(0, 1, 40))
    ]
    assert rooms[-1] == pytest.approx(0.0, abs=1e-12)
    assert min(rooms) > -1e-12


def test_a_plate_falls_onto_a_floor_by_its_lowest_arc():
    drawn = model([body("cam", "cam", [0.0, 2.0], 0.0)], [plane("cam")])
    far = way_until_touch(drawn, drawn.contacts, {"cam"}, np.array([0.0, -1.0, 0.0]), NEAR)
    # the arc from (-0.2, -0.3) to (0.4, -0.2) with the bulge 0.3
    length = math.hypot(0.6, 0.1)
    radius = length * 1.09 / 1.2
    off = (1 - 0.09) / 1.2
    assert far == pytest.approx(2.0 - 0.25 + off * 0.6 - radius, abs=1e-12)


@pytest.mark.parametrize(("a", "b"), PAIRS)
def test_plates_that_begin_inside_each_other_are_pushed_apart_until_they_touch(a, b):
    drawn = model([body("a", a, [0, 0], 0.3), body("b", b, [0.25, 0.3], 1.0)], [touch("a", "b")])
    assert room_between(drawn, drawn.contacts[0], initial_poses(drawn)) < -0.01
    there = pushed_apart(drawn)
    room = room_between(there, there.contacts[0], initial_poses(there))
    assert 0.0 <= room + 1e-9 < 1e-6
