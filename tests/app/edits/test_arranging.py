import itertools

import numpy as np
import pytest
from numpy.testing import assert_allclose
from tests.app.edits.machines import slider_crank

from kane.elements.body import Body
from kane.elements.note import Note
from kane.elements.revolute import Revolute
from kane.elements.shapes import Sphere
from kane.fields import GROUND
from kane.model import Model
from kanevas.edits.arranging import Extent, aligned, distributed, mirrored, turned, units
from kanevas.edits.elements import added, find

XY = np.eye(3)


def ball(name, x, y, radius):
    return Body(
        name=name, mass=1.0, inertia=(1.0, 1.0, 1.0), position=(x, y, 0.0),
        shapes=(Sphere(radius=radius),),
    )  # fmt: skip


BALLS = Model(
    bodies=(ball("a", 0.0, 0.0, 0.1), ball("b", 1.0, 0.5, 0.2), ball("c", 3.0, 2.0, 0.3)),
    notes=(Note(name="n", position=(5.0, 5.0, 0.0)),),
)
NAMES = ("a", "b", "c", "n")


def extents(model):
    rooms = {}
    for body in model.bodies:
        at, r = np.array(body.position[:2]), body.shapes[0].radius
        rooms[body.name] = Extent(at - r, at + r)
    for note in model.notes:
        rooms[note.name] = Extent(np.array(note.position[:2]), np.array(note.position[:2]))
    return rooms


@pytest.mark.parametrize(
    ("side", "axis", "part", "goal"),
    [
        ("left", 0, 0.0, -0.1), ("centre", 0, 0.5, 2.45), ("right", 0, 1.0, 5.0),
        ("bottom", 1, 0.0, -0.1), ("middle", 1, 0.5, 2.45), ("top", 1, 1.0, 5.0),
    ],
)  # fmt: skip
def test_all_come_to_lie_at_the_side_of_their_common_room(side, axis, part, goal):
    there = aligned(BALLS, NAMES, extents(BALLS), XY, side)
    for name, room in extents(there).items():
        assert room.at(axis, part) == pytest.approx(goal), name
        assert room.at(1 - axis, 0.5) == pytest.approx(extents(BALLS)[name].at(1 - axis, 0.5))


def test_gaps_become_equal_and_the_outermost_stay():
    there = distributed(BALLS, NAMES, extents(BALLS), XY, 0)
    rooms = sorted(extents(there).values(), key=lambda room: room.low[0])
    gaps = [after.low[0] - before.high[0] for before, after in itertools.pairwise(rooms)]
    assert_allclose(gaps, gaps[0])
    assert there.bodies[0] is BALLS.bodies[0]
    assert there.notes is BALLS.notes
    assert distributed(BALLS, ("a", "b"), extents(BALLS), XY, 0) is BALLS


def test_bodies_with_a_joint_between_them_stay_together():
    hinge = Revolute(name="h", body_a="a", body_b="b", point_a=(1.0, 0.5, 0.0))
    support = Revolute(name="s", body_a=GROUND, body_b="a")
    model = added(BALLS, hinge, support)
    assert units(model, ("a", "b", "c", "h", "s")) == (("a", "b", "s"), ("c",))
    there = aligned(model, ("a", "b", "c", "h", "s"), extents(model), XY, "right")
    assert there.bodies[0].position == pytest.approx((2.1, 0.0, 0.0))
    assert there.bodies[1].position == pytest.approx((3.1, 0.5, 0.0))
    assert find(there, "s").point_a == pytest.approx((2.1, 0.0, 0.0))


def test_in_another_plane_things_move_in_that_plane():
    xz = np.array([[1.0, 0.0, 0.0], [0.0, 0.0, 1.0], [0.0, -1.0, 0.0]])
    rooms = {"a": Extent(np.zeros(2), np.ones(2)), "b": Extent(np.ones(2), 3 * np.ones(2))}
    there = aligned(BALLS, ("a", "b"), rooms, xz, "top")
    assert there.bodies[0].position == pytest.approx((0.0, 0.0, 2.0))


def test_mirror_and_turn_go_about_what_is_given():
    model = slider_crank()
    middle, normal = np.array([0.3, 0.2, 0.0]), np.eye(3)[0]
    image = mirrored(model, ["hint", "coupler"], middle, normal)
    assert image.notes[0].position == pytest.approx((0.5, 0.4, 0.0))
    quarter = turned(model, ["hint"], middle, np.eye(3)[2], np.pi / 2)
    assert quarter.notes[0].position == pytest.approx((0.1, 0.0, 0.0))
    whole = model
    for _ in range(4):
        whole = turned(whole, ["hint", "crank", "coupler"], middle, np.eye(3)[2], np.pi / 2)
    assert_allclose(whole.bodies[0].position, model.bodies[0].position, atol=1e-12)
