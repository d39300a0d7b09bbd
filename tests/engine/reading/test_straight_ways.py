"""How far bodies go until they touch, against steps along the way."""

import math

import numpy as np
import pytest
from msgspec.structs import replace
from scipy.optimize import brentq

from kane.elements.body import Body
from kane.elements.contacts import BodyContact, PlaneContact
from kane.elements.shapes import Box, Capsule, Disc, Polygon, Sphere
from kane.model import Model
from kane.model.poses import initial_poses
from kane.reading.holds import room_between
from kane.reading.straight_ways import way_until_touch

NEAR, STEPS, FAR = 1e-9, 100, 3.0
SHAPES = (
    Sphere(radius=0.3),
    Box(size=(0.6, 0.4, 0.5)),
    Capsule(start=(-0.3, 0.1, 0.0), end=(0.2, -0.1, 0.0), radius=0.15),
    Polygon(points=((-0.4, -0.2), (0.5, -0.1), (0.0, 0.4)), thickness=0.3),
)


def body(name, at, shape, angle=0.0):
    turn = (0.0, 0.0, math.sin(angle / 2), math.cos(angle / 2))
    return Body(
        name=name, mass=1.0, inertia=(1.0, 1.0, 1.0), position=tuple(at), orientation=turn,
        shapes=(shape,),
    )  # fmt: skip


def by_steps(model, contact, moved, way):
    """The first zero of the room among many steps; infinite where there is none."""
    start = initial_poses(model)
    moves = np.array([name in moved for name in start.names])

    def room(far):
        there = start.position + np.outer(moves, far * way)
        return room_between(model, contact, start._replace(position=there))

    ways = np.linspace(0.0, FAR, STEPS)
    rooms = [room(far) for far in ways.tolist()]
    if rooms[0] < 0.0:
        return None
    for k in range(1, STEPS):
        if rooms[k] < 0.0:
            return brentq(room, ways[k - 1], ways[k], xtol=1e-14)
    return math.inf


@pytest.mark.parametrize("planar", [True, pytest.param(False, marks=pytest.mark.slow)])
def test_it_is_the_first_way_at_which_there_is_no_room(planar):
    rng = np.random.default_rng(5)
    seen = {"touch": 0, "pass": 0}
    for k in range(12):
        first, second = (SHAPES[n] for n in rng.integers(0, len(SHAPES), 2))
        there = rng.uniform(-0.7, 0.7, 3) * (1.4, 1.0, 0.0 if planar else 0.3) + (0.0, 1.8, 0.0)
        turns = rng.uniform(0.0, 2 * math.pi, 2)
        bodies = body("a", (0, 0, 0), first, turns[0]), body("b", there, second, turns[1])
        contact = BodyContact(name="touch", body_a="a", body_b="b")
        model = Model(planar=planar, bodies=bodies, contacts=(contact,))
        moved, way = (("b",), (0.0, -1.0, 0.0)) if k % 2 else (("a",), (0.0, 1.0, 0.0))
        wanted = by_steps(model, contact, moved, np.array(way))
        if wanted is None:
            continue
        seen["pass" if math.isinf(wanted) else "touch"] += 1
        found = way_until_touch(model, (contact,), moved, np.array(way), NEAR)
        assert found == pytest.approx(wanted, rel=1e-9, abs=1e-9), (k, first, second)
    assert min(seen.values()) >= 2, seen


def test_the_nearest_of_many_counts_whatever_their_order():
    bodies = [body("ball", (0, 0, 0), Sphere(radius=0.1))]
    bodies += [body(f"b{k}", (float(k), 0.05, 0.0), Sphere(radius=0.2)) for k in (3, 1, 2)]
    contacts = [BodyContact(name=f"t{k}", body_a=f"b{k}", body_b="ball") for k in (3, 1, 2)]
    plane = PlaneContact(
        name="wall", body_a="ground", point_a=(0.8, 0, 0), axis_a=(-1, 0, 0), body_b="ball"
    )
    east = np.array([1.0, 0.0, 0.0])

    def way(*some):
        return way_until_touch(
            Model(bodies=tuple(bodies), contacts=some), some, ("ball",), east, NEAR
        )

    beside = math.sqrt(0.3**2 - 0.05**2)
    for turned in (contacts, contacts[::-1]):
        assert way(*turned) == pytest.approx(1.0 - beside)
        assert way(*turned, plane) == pytest.approx(0.7)
    assert way() == math.inf


def test_what_touches_is_held_where_it_presses_and_free_along_and_away():
    box = Box(size=(0.2, 0.2, 0.2))
    bodies = body("a", (0, 0, 0), box), body("b", (0.2, 0.05, 0.0), box)
    contact = BodyContact(name="touch", body_a="a", body_b="b")
    for planar in (True, False):
        model = Model(planar=planar, bodies=bodies, contacts=(contact,))
        ways = {
            way: way_until_touch(model, (contact,), ("b",), np.array(way), NEAR)
            for way in ((-1.0, 0.0, 0.0), (1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, -1.0, 0.0))
        }
        assert list(ways.values()) == [pytest.approx(0.0, abs=1e-15), *[math.inf] * 3]


def test_in_a_hollow_body_it_goes_to_the_far_side():
    ring, ball = Disc(radius=1.0, thickness=0.1), Sphere(radius=0.2)
    contact = BodyContact(name="touch", body_a="a", body_b="b", inside=True)
    for start in ((0.0, 0.0, 0.0), (0.5, 0.3, 0.0), (0.1, -0.6, 0.0)):
        bodies = body("a", (2, 1, 0), ring), body("b", np.add(start, (2, 1, 0)), ball)
        model = Model(planar=True, bodies=bodies, contacts=(contact,))
        down = np.array([0.0, -1.0, 0.0])
        wanted = start[1] + math.sqrt(0.8**2 - start[0] ** 2)
        assert way_until_touch(model, (contact,), ("b",), down, NEAR) == pytest.approx(wanted)
        assert way_until_touch(model, (contact,), ("a",), -down, NEAR) == pytest.approx(wanted)
    low = replace(model, bodies=(bodies[0], body("b", (2, 0.2, 0), ball)))
    assert way_until_touch(low, (contact,), ("b",), down, NEAR) == pytest.approx(0.0, abs=1e-12)


@pytest.mark.parametrize("planar", [True, False])
@pytest.mark.parametrize("size", [(0.2, 0.2, 0.2), (1.0, 0.01, 0.3)])
def test_boxes_that_are_flush_come_to_lie_on_each_other_and_pass_beside_each_other(planar, size):
    box, down = Box(size=size), np.array([0.0, -1.0, 0.0])
    contact = BodyContact(name="touch", body_a="a", body_b="b")
    on_top = 2.0 - size[1]
    for aside, wanted in ((0.0, on_top), (0.3 * size[0], on_top), (size[0], math.inf)):
        bodies = body("a", (0, 0, 0), box), body("b", (aside, 2, 0), box)
        model = Model(planar=planar, bodies=bodies, contacts=(contact,))
        for moved, way in ((("b",), down), (("a",), -down)):
            found = way_until_touch(model, (contact,), moved, way, NEAR)
            assert found == pytest.approx(wanted, abs=1e-12), (aside, moved)


def test_a_large_disc_does_not_leap_over_a_thin_edge():
    """The plate is thinner, and the rod thinner still, than any step of a part of the radius."""
    wheel = Disc(radius=1.0, thickness=0.2, axis=(0.0, 0.0, 1.0))
    for thin in (
        Polygon(points=((-0.5, -0.001), (0.5, -0.001), (0.5, 0.001), (-0.5, 0.001)), thickness=1.0),
        Box(size=(1.0, 0.002, 1.0)),
        Capsule(start=(0.0, 0.0, -0.5), end=(0.0, 0.0, 0.5), radius=0.001),
    ):
        # beside the middle of the plate, so that the side lands on its long edge or its face
        bodies = body("a", (0.0, 0.0, 0.0), thin), body("b", (1.2, 2.0, 0.0), wheel)
        contact = BodyContact(name="touch", body_a="a", body_b="b")
        model = Model(planar=False, bodies=bodies, contacts=(contact,))
        edge = 0.0 if isinstance(thin, Capsule) else 0.5
        beside = 1.2 - edge
        found = way_until_touch(model, (contact,), ("b",), np.array((0.0, -1.0, 0.0)), NEAR)
        if isinstance(thin, Capsule):
            assert math.isinf(found)
        else:
            assert found == pytest.approx(2.0 - 0.001 - math.sqrt(1.0 - beside**2), abs=1e-12)


def test_what_is_round_and_lies_is_held_down_and_free_along_and_up():
    bodies = (
        body("a", (0.0, 0.0, 0.0), Box(size=(1.0, 0.2, 1.0))),
        body("b", (0.1, 0.3, 0.0), Disc(radius=0.3, thickness=0.4, axis=(0.0, 1.0, 0.0))),
    )
    contact = BodyContact(name="touch", body_a="a", body_b="b")
    model = Model(planar=False, bodies=bodies, contacts=(contact,))
    ways = {(0.0, -1.0, 0.0): 0.0, (0.0, 1.0, 0.0): math.inf, (1.0, 0.0, 0.0): math.inf}
    for way, wanted in ways.items():
        assert way_until_touch(model, (contact,), ("b",), np.array(way), NEAR) == pytest.approx(
            wanted, abs=1e-12
        )
