import math

import msgspec
import numpy as np
import pytest
from numpy.testing import assert_allclose

from kane.elements.body import Body
from kane.elements.orientation import AxisAngle
from kane.elements.revolute import Revolute
from kane.elements.shapes import Box, Capsule, Polygon, Rod
from kane.elements.spring import Spring
from kane.fields import GROUND
from kane.model import Model
from kane.model.poses import initial_poses
from kanevas.edits.elements import find
from kanevas.edits.loading import with_force, with_spin, with_torque, with_velocity
from kanevas.edits.reshaping import (
    with_corner,
    with_corner_less,
    with_corner_more,
    with_end,
    with_face,
    with_radius,
)

Z = np.eye(3)[2]


def link(kind=Rod, **values):
    shape = kind(start=(-0.5, 0.0, 0.0), end=(0.5, 0.0, 0.0), radius=0.05)
    return Body(name="link", position=(0.5, 0.0, 0.0), shapes=(shape,), **values)


def chain(**values):
    return Model(
        bodies=(link(**values), Body(name="next", mass=1.0, inertia=(1, 1, 1), position=(1, 0, 0))),
        joints=(
            Revolute(name="foot", body_a=GROUND, body_b="link", point_b=(-0.5, 0.0, 0.0)),
            Revolute(name="knee", body_a="link", point_a=(0.5, 0.0, 0.0), body_b="next"),
        ),
        springs=(Spring(name="spring", body_a="link", point_a=(0.1, 0.0, 0.0), body_b=GROUND),),
    )


@pytest.mark.parametrize("kind", [Rod, Capsule])
def test_an_end_takes_its_joint_along_and_leaves_the_rest(kind):
    model = chain(density=1000.0, kind=kind)
    there = with_end(model, "link", 0, "end", "start", np.array([0.0, 1.5, 0.0]), Z)
    poses = initial_poses(there)
    assert_allclose(poses.point("link", find(there, "link").shapes[0].end), (0, 1.5, 0), atol=1e-12)
    for body, point in find(there, "knee").ends():
        assert_allclose(poses.point(body, point), (0, 1.5, 0), atol=1e-12)
    for body, point in find(there, "foot").ends():
        assert_allclose(poses.point(body, point), (0, 0, 0), atol=1e-12)
    # the spring stays 0.6 m from the foot
    assert_allclose(poses.point("link", find(there, "spring").point_a), (0, 0.6, 0), atol=1e-12)


def test_the_origin_of_a_body_with_a_density_stays_in_its_mass_centre():
    model = chain(density=1000.0, angular_velocity=(0.0, 0.0, 2.0))
    there = with_end(model, "link", 0, "end", "start", np.array([2.0, 0.0, 0.0]), Z)
    body = find(there, "link")
    assert body.position == pytest.approx((1.0, 0, 0))
    assert_allclose(body.mass_properties().center, 0, atol=1e-15)
    assert body.mass_properties().mass == pytest.approx(
        2 * find(model, "link").mass_properties().mass
    )
    # the foot, half a metre further from the origin, moves as before
    assert body.velocity == pytest.approx((0, 1.0, 0))


def test_a_given_mass_stays_where_it_is():
    model = chain(mass=1.0, inertia=(1.0, 1.0, 1.0))
    there = with_end(model, "link", 0, "end", "start", np.array([2.0, 0.0, 0.0]), Z)
    assert find(there, "link").position == (0.5, 0, 0)
    assert find(there, "link").shapes[0].end == pytest.approx((1.5, 0, 0))


def test_an_end_never_meets_the_other():
    model = chain(density=1000.0)
    assert with_end(model, "link", 0, "end", "start", np.zeros(3), Z) is model


def test_a_rod_that_leans_out_of_the_plane_keeps_its_lean():
    lean = AxisAngle(axis=(0.0, 1.0, 0.0), angle=-math.pi / 4)
    model = Model(bodies=(link(density=1000.0, orientation=lean),))
    poses = initial_poses(model)
    start, end = (poses.point("link", (x, 0, 0)) for x in (-0.5, 0.5))
    there = with_end(model, "link", 0, "end", "start", start + np.array((0, 1.0, 0)), Z)
    new = initial_poses(there).point("link", find(there, "link").shapes[0].end)
    assert_allclose(new, start + np.array((0, 1.0, end[2] - start[2])), atol=1e-12)


@pytest.mark.parametrize("target", [(1.2, 0.3, 0.4), (-0.7, 0.0, 0.0), (0.0, 0.0, 0.8)])
def test_an_end_that_goes_all_the_way_leaves_the_plane(target):
    model = Model(bodies=(link(density=1000.0),))
    new = with_end(model, "link", 0, "end", "start", np.array(target), None)
    (shape,) = find(new, "link").shapes
    poses = initial_poses(new)
    assert_allclose(poses.point("link", shape.end), target, atol=1e-12)
    assert_allclose(poses.point("link", shape.start), (0, 0, 0), atol=1e-12)
    rotation = poses.rotation[0]
    assert_allclose(rotation @ rotation.T, np.eye(3), atol=1e-12)


def test_a_face_stops_before_the_opposite_one():
    box = Body(name="b", density=1000.0, shapes=(Box(size=(2.0, 1.0, 1.0)),))
    there = with_face(Model(bodies=(box,)), "b", 0, (1, 0, 0), np.array([-5.0, 0, 0]))
    new = find(there, "b")
    assert 0 < new.shapes[0].size[0] < 0.01
    assert new.position[0] == pytest.approx(-1 + new.shapes[0].size[0] / 2)


def test_a_radius_stays_positive():
    there = with_radius(chain(density=1.0), "link", 0, 0.0)
    assert find(there, "link").shapes[0].radius > 0


SQUARE = ((0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0))


def plate(**values):
    return Model(
        bodies=(
            Body(name="p", shapes=(Polygon(points=SQUARE, thickness=0.1),), **values),
        ),
        springs=(Spring(name="s", body_a="p", point_a=(1.0, 1.0, 0.05), body_b=GROUND),),
    )  # fmt: skip


def test_a_corner_takes_along_what_is_attached_there():
    there = with_corner(plate(density=1.0), "p", 0, 2, np.array([2.0, 2.0, 0.0]))
    assert find(there, "p").shapes[0].points[2] == (2.0, 2.0)
    assert find(there, "s").point_a == (2.0, 2.0, 0.05)
    # The origin was not in the mass centre, so it is not put there.
    assert find(there, "p").position == (0, 0, 0)


def test_a_plate_does_not_cross_itself_and_has_three_corners_at_least():
    model = plate(density=1.0)
    assert with_corner(model, "p", 0, 2, np.array([0.5, -1.0, 0.0])) is model
    more = with_corner_more(model, "p", 0, 3, np.array([-0.5, 0.5, 0.0]))
    assert find(more, "p").shapes[0].points == (*SQUARE, (-0.5, 0.5))
    less = with_corner_less(model, "p", 0, 1)
    assert find(less, "p").shapes[0].points == (SQUARE[0], SQUARE[2], SQUARE[3])
    assert with_corner_less(less, "p", 0, 0) is less


def test_speeds_keep_what_goes_across_the_plane():
    body = Body(
        name="b", mass=1.0, velocity=(1.0, 2.0, 3.0), angular_velocity=(0.1, 0.2, 0.3),
        orientation=AxisAngle(axis=(1.0, 0.0, 0.0), angle=math.pi / 2),
    )  # fmt: skip
    model = Model(bodies=(body,))
    moved = with_velocity(model, "b", np.array([5.0, 6.0, 0.0]), Z)
    assert find(moved, "b").velocity == (5.0, 6.0, 3.0)
    # ground z is the body's y
    turned = with_spin(model, "b", 4.0, Z)
    assert find(turned, "b").angular_velocity == pytest.approx((0.1, 4.0, 0.3))


def test_loads_in_body_axes_are_changed_in_ground_axes():
    from kane.elements.loads import Force, Torque

    body = link(mass=1.0, orientation=AxisAngle(axis=(0.0, 0.0, 1.0), angle=math.pi / 2))
    model = Model(
        bodies=(body,),
        forces=(Force(name="f", body="link", axes="body", force=(1.0, 0.0, 5.0)),),
        torques=(Torque(name="t", body="link", torque=(1.0, 0.0, 2.0)),),
    )
    force = with_force(model, "f", np.array([3.0, 0.0, 0.0]), Z)
    assert find(force, "f").force == pytest.approx((0.0, -3.0, 5.0))
    assert find(with_torque(model, "t", 7.0, Z), "t").torque == (1.0, 0.0, 7.0)


def test_bodies_that_are_let_be_stay_the_same_objects():
    model = chain(density=1000.0)
    there = with_end(model, "link", 0, "end", "start", np.array([0.0, 1.5, 0.0]), Z)
    assert there.bodies[1] is model.bodies[1]
    same = with_radius(model, "link", 0, 0.07)
    assert same.joints is model.joints
    assert msgspec.structs.replace(find(same, "link"), shapes=()) == msgspec.structs.replace(
        find(model, "link"), shapes=()
    )
