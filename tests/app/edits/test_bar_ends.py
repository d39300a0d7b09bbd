"""Ends of bars that are joined go together."""

import msgspec
import numpy as np
import pytest
from numpy.testing import assert_allclose

from kane.elements.revolute import Revolute
from kane.fields import GROUND
from kane.model import Model
from kane.model.poses import initial_poses
from kanevas.drawing.geometry import PLANES
from kanevas.edits.bar_ends import BarEnd, ends_in, joined_ends, with_ends
from kanevas.edits.drawing import rod
from kanevas.edits.elements import find

Z = np.eye(3)[2]


def at(x, y):
    return np.array((x, y, 0.0))


@pytest.fixture
def linkage():
    """Three rods that meet in (1, 1) by two hinges, and one that ends there unjoined."""
    rods = {"a": at(0, 0), "b": at(2, 0), "c": at(1, 2), "loose": at(2, 2)}
    bodies = tuple(rod(name, at(1, 1), far, PLANES["xy"]) for name, far in rods.items())
    model = Model(bodies=bodies)
    poses = initial_poses(model)

    def hinge(name, one, other, place):
        points = {
            f"point_{side}": tuple((poses.rotation[poses.names.index(body)].T
                                    @ (place - poses.point(body, (0, 0, 0)))).tolist())
            for side, body in (("a", one), ("b", other)) if body != GROUND
        }  # fmt: skip
        return Revolute(name=name, body_a=one, body_b=other, **points)

    joints = (
        hinge("ab", "a", "b", at(1, 1)),
        hinge("bc", "b", "c", at(1, 1)),
        msgspec.structs.replace(hinge("foot", GROUND, "a", at(0, 0)), point_a=(0.0, 0.0, 0.0)),
    )
    pin = msgspec.structs.replace(hinge("pin", GROUND, "c", at(1, 1)), point_a=(1.0, 1.0, 0.0))
    return msgspec.structs.replace(model, joints=(*joints, pin))


def ends(model, name):
    (shape,), poses = find(model, name).shapes, initial_poses(model)
    return [poses.point(name, point) for point in (shape.start, shape.end)]


def test_all_that_closed_joints_hold_together_is_found(linkage):
    found = joined_ends(linkage, BarEnd("a", 0, "start", "end"))
    assert {end.body for end in found} == {"a", "b", "c"}
    assert joined_ends(linkage, BarEnd("loose", 0, "start", "end")) == (
        BarEnd("loose", 0, "start", "end"),
    )


def test_joined_ends_go_together_and_joints_stay_closed_at_them(linkage):
    there = with_ends(
        linkage, joined_ends(linkage, BarEnd("a", 0, "start", "end")), at(1.5, 1.2), Z
    )
    for name, far in (("a", (0, 0)), ("b", (2, 0)), ("c", (1, 2))):
        assert_allclose(ends(there, name), [at(1.5, 1.2), at(*far)], atol=1e-9)
    poses = initial_poses(there)
    for joint, place in (
        ("ab", (1.5, 1.2)),
        ("bc", (1.5, 1.2)),
        ("pin", (1.5, 1.2)),
        ("foot", (0, 0)),
    ):
        for end in find(there, joint).ends():
            assert_allclose(poses.point(*end), at(*place), atol=1e-9)
    assert find(there, "loose") is find(linkage, "loose")


def test_a_joint_tells_the_ends_that_lie_in_it(linkage):
    for name, bodies in (("ab", "abc"), ("foot", "a")):
        assert {end.body for end in ends_in(linkage, find(linkage, name))} == set(bodies)
    there = with_ends(linkage, ends_in(linkage, find(linkage, "foot")), at(-1, 0.5), Z)
    assert_allclose(ends(there, "a"), [at(1, 1), at(-1, 0.5)], atol=1e-9)
    assert_allclose(find(there, "foot").point_a, at(-1, 0.5), atol=1e-9)


def test_a_locked_bar_stays(linkage):
    locked = msgspec.structs.replace(linkage, protected=("b",))
    assert [end.body for end in joined_ends(locked, BarEnd("a", 0, "start", "end"))] == ["a"]


def test_where_one_bar_would_vanish_nothing_moves(linkage):
    found = joined_ends(linkage, BarEnd("a", 0, "start", "end"))
    assert with_ends(linkage, found, at(2, 0), Z) is linkage
