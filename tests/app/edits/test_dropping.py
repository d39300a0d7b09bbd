"""Bodies put down on the ground, and on each other."""

import math
from itertools import combinations

import numpy as np
import pytest
from msgspec.structs import replace
from tests.app.edits.test_touching import DOWN, FLOOR, body, machine

from kane.elements.contacts import BodyContact
from kane.elements.revolute import Revolute
from kane.elements.shapes import Box, Disc, Polygon, Sphere
from kane.errors import ModelError
from kane.model.poses import initial_poses
from kane.reading.holds import room_between
from kanevas.edits.dropping import dropped
from kanevas.edits.elements import find
from kanevas.edits.touching import with_touching


def test_a_body_drops_onto_a_level_floor_of_its_own():
    model = machine(body("a", 0.3, 1))
    there = dropped(model, ["a"], "floor")
    assert find(there, "a").position == pytest.approx((0.3, 0.1, 0.0), abs=1e-12)
    (floor,) = there.contacts
    assert (floor.body_a, floor.body_b, floor.axis_a) == ("ground", "a", (0.0, 1.0, 0.0))
    # again it stays
    assert dropped(there, ["a"], "floor") == there


def test_it_takes_the_floor_on_which_others_stand_and_one_below_goes_up():
    floor = replace(FLOOR, point_a=(0.0, -2.0, 0.0))
    model = machine(body("a", 0, 1), body("b", 1, -4), contacts=(floor,))
    there = dropped(model, ["b"], "floor")
    assert find(there, "b").position[1] == pytest.approx(-1.9, abs=1e-12)
    assert {each.point_a for each in there.contacts} == {(0.0, -2.0, 0.0)}


def test_on_a_slope_it_goes_straight_down_until_it_touches():
    slope = replace(FLOOR, axis_a=(-math.sin(0.4), math.cos(0.4), 0.0))
    there = dropped(machine(body("a", 1, 2), contacts=(slope,)), ["a"], "floor")
    x, y, _ = find(there, "a").position
    assert x == pytest.approx(1.0, abs=1e-12)
    assert y == pytest.approx(math.tan(0.4) + 0.1 / math.cos(0.4), rel=1e-9)


@pytest.mark.parametrize("planar", [True, False])
def test_it_falls_onto_what_it_may_touch_and_through_what_it_may_not(planar):
    box = Box(size=(0.4, 0.4, 0.4))
    bodies = body("a", 0.1, 2), body("b", 0, 0.2, box)
    floor = replace(FLOOR, body_b="a")
    model = machine(*bodies, planar=planar, contacts=(floor,))
    assert find(dropped(model, ["a"], "f"), "a").position[1] == pytest.approx(0.1, abs=1e-9)
    touch = BodyContact(name="touch", body_a="b", body_b="a")
    model = replace(model, contacts=(floor, touch))
    there = dropped(model, ["a"], "f")
    assert find(there, "a").position[1] == pytest.approx(0.5, abs=1e-8)
    assert room_between(there, touch, initial_poses(there)) > -1e-15  # round-off


def test_several_are_put_down_from_the_lowest_on_so_that_a_stack_arises():
    box = Box(size=(0.2, 0.2, 0.2))
    model = machine(body("a", 0, 5, box), body("b", 0.03, 3, box), body("c", 0, 1, box))
    model = with_touching(model, list("abc"), True, "contact")
    there = dropped(model, list("abc"), "floor")
    heights = [find(there, name).position[1] for name in "cba"]
    assert heights == pytest.approx([0.1, 0.3, 0.5], abs=1e-8)


def test_what_is_joined_goes_down_together():
    bodies = body("a", 0, 1), body("b", 0, 2)
    pin = Revolute(name="pin", body_a="a", body_b="b", point_a=(0, 1.0, 0))
    there = dropped(machine(*bodies, joints=(pin,)), ["a", "b"], "floor")
    assert find(there, "a").position[1] == pytest.approx(0.1, abs=1e-12)
    assert find(there, "b").position[1] == pytest.approx(1.1, abs=1e-12)


def test_a_plate_drops_on_its_lowest_corner():
    plate = Polygon(points=((-0.2, -0.1), (0.3, 0.0), (0.0, 0.4)), thickness=0.02)
    there = dropped(machine(body("a", 0, 1, plate)), ["a"], "floor")
    assert find(there, "a").position[1] == pytest.approx(0.1, abs=1e-12)


def test_what_stands_beside_it_or_on_it_does_not_hold_it_up():
    """Boxes side by side touch all along the way down; one on top goes not along, but lets go."""
    box = Box(size=(0.2, 0.2, 0.2))
    model = machine(body("a", 0, 2, box), body("b", 0.2, 2.1, box), body("c", 0.02, 2.2, box))
    model = with_touching(model, list("abc"), True, "contact")
    for planar in (True, False):
        there = dropped(replace(model, planar=planar), ["a"], "floor")
        assert find(there, "a").position[1] == pytest.approx(0.1, abs=1e-12)


def test_boxes_side_by_side_all_come_down():
    box = Box(size=(0.2, 0.2, 0.2))
    model = machine(*(body(name, 0.2 * k, 1, box) for k, name in enumerate("abc")))
    there = dropped(with_touching(model, list("abc"), True, "contact"), list("abc"), "floor")
    assert [find(there, name).position[1] for name in "abc"] == pytest.approx([0.1] * 3, abs=1e-12)


def test_a_ball_that_just_grazes_another_rolls_not_on_it_but_passes():
    model = machine(body("a", 0.2, 2), body("b", 0.0, 1), contacts=(FLOOR,))
    model = replace(model, contacts=(FLOOR, BodyContact(name="touch", body_a="a", body_b="b")))
    assert find(dropped(model, ["a"], "f"), "a").position[1] == pytest.approx(0.1, abs=1e-12)
    # a hair nearer it comes to lie on it: (0.2 - d)^2 + h^2 = 0.2^2
    near = replace(model, bodies=(body("a", 0.2 - 1e-6, 2), body("b", 0.0, 1)))
    high = math.sqrt(0.2**2 - (0.2 - 1e-6) ** 2)
    assert find(dropped(near, ["a"], "f"), "a").position[1] == pytest.approx(1 + high, rel=1e-9)


@pytest.mark.parametrize("start", [0.0, 0.1, -0.1])
def test_a_ball_falls_within_a_ring(start):
    ring = Disc(radius=0.9, thickness=0.02)
    model = machine(body("a", 0.3, 3 + start), body("b", 0.0, 3, ring))
    touch = BodyContact(name="touch", body_a="b", body_b="a", inside=True)
    model = replace(model, contacts=(FLOOR, touch))
    y = find(dropped(model, ["a"], "f"), "a").position[1]
    assert y == pytest.approx(3 - math.sqrt(0.8**2 - 0.3**2), rel=1e-9)


def test_a_plate_that_carries_a_ball_is_put_down_from_below_it():
    table = replace(FLOOR, name="table", body_a="b", body_b="a", point_a=(0.0, 0.05, 0.0))
    model = machine(body("a", 0, 2), body("b", 0, 1.85, Box(size=(1, 0.1, 0.1))), contacts=(table,))
    there = dropped(model, ["b"], "f")
    assert find(there, "b").position[1] == pytest.approx(0.05, abs=1e-12)
    assert find(dropped(there, ["a"], "f"), "a").position[1] == pytest.approx(0.2, abs=1e-9)


def test_a_heap_is_put_down_without_overlaps_and_each_lies_on_something():
    """Wherever they begin: nothing is in each other, and each touches the floor or another."""
    rng = np.random.default_rng(3)
    shapes = [Sphere(radius=0.1), Box(size=(0.2, 0.1, 0.1)),
              Polygon(points=((-0.1, -0.05), (0.15, 0.0), (0.0, 0.1)), thickness=0.02)]  # fmt: skip
    names = [f"b{k}" for k in range(8)]
    bodies = [
        body(name, rng.uniform(-0.2, 0.2), 1 + 0.5 * k, shapes[k % 3])
        for k, name in enumerate(names)
    ]
    floors = [replace(FLOOR, name=f"f{k}", body_b=name) for k, name in enumerate(names)]
    pairs = [BodyContact(name=f"{a} {b}", body_a=a, body_b=b) for a, b in combinations(names, 2)]
    there = dropped(machine(*bodies, contacts=(*floors, *pairs)), names, "f")
    poses = initial_poses(there)
    rooms = {each.name: room_between(there, each, poses) for each in there.contacts}
    assert min(rooms.values()) > -1e-12
    for name in names:
        below = [rooms[each.name] for each in there.contacts if name in (each.body_a, each.body_b)]
        assert min(below) < 1e-9


def test_without_a_shape_or_seen_from_above_nothing_drops():
    bare = replace(body("a", 0, 1), shapes=())
    with pytest.raises(ModelError, match="'a' has no shape"):
        dropped(machine(bare), ["a"], "floor")
    from_above = replace(machine(body("a", 0, 1)), work_plane="xz", gravity=DOWN)
    with pytest.raises(ModelError, match="seen from above"):
        dropped(from_above, ["a"], "floor")
