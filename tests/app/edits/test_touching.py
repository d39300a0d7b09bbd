"""Contacts made with what is around bodies, and bodies put down."""

import numpy as np
import pytest
from msgspec.structs import replace

from kane.elements.body import Body
from kane.elements.contacts import PlaneContact
from kane.elements.fixed import Fixed
from kane.elements.revolute import Revolute
from kane.elements.shapes import Polygon, Sphere
from kane.errors import ModelError
from kane.model import Model
from kanevas.edits.elements import removed
from kanevas.edits.touching import ground, pair, touching, with_touching

DOWN = (0.0, -9.81, 0.0)


def body(name, x, y, shape=None, turned=None):
    found = Body(
        name=name, mass=1.0, inertia=(0.1, 0.1, 0.1), position=(x, y, 0.0),
        shapes=(shape or Sphere(radius=0.1),),
    )  # fmt: skip
    return found if turned is None else replace(found, orientation=turned)


def machine(*bodies, planar=True, **more):
    return Model(planar=planar, gravity=DOWN, bodies=bodies, **more)


def kinds(model):
    return sorted((type(each).__name__, each.body_a, each.body_b) for each in model.contacts)


FLOOR = PlaneContact(name="floor", body_a="ground", body_b="a", coefficient=0.5)


def test_a_body_touches_each_other_and_each_plane_and_then_nothing():
    model = machine(body("a", 0, 1), body("b", 1, 1), body("c", 2, 1), contacts=(FLOOR,))
    assert touching(model, ["b"]) == "none"
    there = with_touching(model, ["b"], True, "contact")
    assert kinds(there) == [
        ("BodyContact", "a", "b"), ("BodyContact", "c", "b"),
        ("PlaneContact", "ground", "a"), ("PlaneContact", "ground", "b"),
    ]  # fmt: skip
    assert touching(there, ["b"]) == "all"
    assert touching(there, ["a"]) == "some"
    # what is there stays, and comes not twice
    assert with_touching(there, ["b"], True, "contact") == there
    gone = with_touching(there, ["b"], False, "contact")
    assert gone == model


def test_it_goes_by_what_is_missing_and_not_by_the_order():
    model = machine(body("a", 0, 1), body("b", 1, 1), body("c", 2, 1), contacts=(FLOOR,))
    forth = with_touching(model, ["a", "b", "c"], True, "contact")
    back = with_touching(with_touching(model, ["c", "b"], True, "contact"), ["a"], True, "contact")
    assert len(forth.contacts) == len(back.contacts) == 6


def test_neighbours_in_a_joint_and_what_is_fixed_do_not_touch_each_other():
    bodies = body("a", 0, 1), body("b", 0.05, 1), body("c", 2, 1), body("d", 3, 1)
    joints = (
        Revolute(name="pin", body_a="a", body_b="b"),
        Fixed(name="c is held", body_a="ground", body_b="c"),
        Fixed(name="d is held", body_a="ground", body_b="d"),
    )
    there = with_touching(machine(*bodies, joints=joints), list("abcd"), True, "contact")
    pairs = {frozenset((each.body_a, each.body_b)) for each in there.contacts}
    assert pairs == {frozenset(pair) for pair in ("ac", "ad", "bc", "bd")}


def test_what_hangs_together_and_is_within_each_other_as_drawn_does_not_touch():
    bodies = body("a", 0, 1), body("b", 0.3, 1), body("c", 0.05, 1)
    joints = (
        Revolute(name="first", body_a="a", body_b="b"),
        Revolute(name="second", body_a="b", body_b="c"),
    )
    model = machine(*bodies, joints=joints)
    assert touching(model, ["a"]) is None
    # without joints it is for the health to say
    assert touching(replace(model, joints=()), ["a"]) == "none"


def test_shapes_that_cannot_touch_in_space_are_left_out():
    corners = ((0.0, 0.0), (0.1, 0.0), (0.0, 0.1))
    plate = Polygon(points=corners, thickness=0.02, rounding=0.01)
    model = machine(body("a", 0, 1, plate), body("b", 1, 1, plate), planar=False)
    assert touching(model, ["a"]) is None
    with pytest.raises(ModelError, match="which touch in a planar model alone"):
        pair(model, "contact", "a", "b")


def test_a_plane_faces_the_body_on_whose_side_it_is():
    model = machine(body("a", 0, 1))
    up = np.array([0.0, 1.0, 0.0])
    assert ground(model, "floor", "a", np.zeros(3), up).axis_a == (0.0, 1.0, 0.0)
    assert ground(model, "ceiling", "a", np.array([0, 3.0, 0]), up).axis_a == (0.0, -1.0, 0.0)


def test_a_body_that_is_deleted_takes_its_contacts_along():
    model = with_touching(machine(body("a", 0, 1), body("b", 1, 1)), ["a"], True, "contact")
    assert len(model.contacts) == 1
    assert removed(model, ["b"]).contacts == ()
