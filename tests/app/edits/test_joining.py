"""Joints as they are drawn: whole, closed, and the same from whichever side."""

import math
import typing

import msgspec
import numpy as np
import pytest
from numpy.testing import assert_allclose
from tests.engine.joint_cases import FREEDOMS, SPEED_FREEDOMS, tag
from tests.unfinished_models import BASE, UNFINISHED

import kane
from kane.analyses.health import examine
from kane.elements.ball import Ball
from kane.elements.bushing import Bushing
from kane.elements.fixed import Fixed
from kane.elements.knife_edge import KnifeEdge
from kane.elements.point_on_line import PointOnLine
from kane.elements.prismatic import Prismatic
from kane.elements.revolute import Revolute
from kane.elements.rod_joint import RodJoint
from kane.elements.rolling_disc import RollingDisc
from kane.fields import GROUND
from kane.model import Joint, Model, check, check_references
from kane.model.poses import initial_poses
from kanevas.drawing.geometry import PLANES
from kanevas.edits.drawing import disc, particle, rod
from kanevas.edits.elements import added, find
from kanevas.edits.guessing import direction, fitting
from kanevas.edits.joining import (
    DIRECTED,
    Place,
    is_anchored,
    joint,
    open_pairs,
    without_axes,
)
from kanevas.edits.springs import bushing

KINDS = typing.get_args(Joint)
PAIRS = (("one", "two"), (GROUND, "two"), ("one", "wheel"))
each_plane = pytest.mark.parametrize("plane", ["xy", "xz", "yz"])
each_kind = pytest.mark.parametrize("kind", KINDS, ids=tag)


def flat(plane, right, up):
    """A point of the work plane in ground axes."""
    return right * PLANES[plane][0] + up * PLANES[plane][1] + 0.2 * PLANES[plane][2]


def two_rods(plane):
    """Two rods whose ends meet, and a wheel above the end of the second."""
    axes = PLANES[plane]
    return Model(
        work_plane=plane,
        bodies=(
            rod("one", flat(plane, 0.1, 0.2), flat(plane, 0.6, 0.5), axes),
            rod("two", flat(plane, 0.6, 0.5), flat(plane, 0.9, -0.1), axes),
            disc("wheel", flat(plane, 0.9, 0.4), 0.2, axes),
        ),
    )


def place_of(plane, kind, body_a="one", body_b="two"):
    """A place where the ends meet, or from one end to another for a massless rod."""
    at = flat(plane, 0.6, 0.5)
    end = flat(plane, 0.9, -0.1) if kind is RodJoint else at
    angle = 0.4
    along = math.cos(angle) * PLANES[plane][0] + math.sin(angle) * PLANES[plane][1]
    return Place(body_a, body_b, at, end, along, PLANES[plane])


def on(model, plane, kind, body_a, body_b):
    place = place_of(plane, kind, body_a, body_b)
    return added(model, joint(model, kind, "joint", place))


@each_plane
@each_kind
def test_a_joint_is_whole_and_closed_as_drawn(plane, kind):
    for pair in PAIRS:
        model = on(two_rods(plane), plane, kind, *pair)
        check(model)
        health = examine(model)
        assert health.gaps == ()
        assert health.redundancies == ()
        free = 6 * (len(model.bodies) - 1)
        assert health.configuration_freedoms == free + FREEDOMS[tag(kind)]
        assert health.velocity_freedoms == free + SPEED_FREEDOMS[tag(kind)]


@each_kind
@pytest.mark.parametrize("pair", [(GROUND, "a"), ("a", "b")])
def test_it_can_be_drawn_over_an_unfinished_model(kind, pair):
    at = np.array((0.2, 0.1, 0.0))
    for change, *_ in UNFINISHED.values():
        model = msgspec.structs.replace(BASE, **change)
        place = Place(*pair, at, at + 0.1, PLANES["xy"][0], PLANES["xy"])
        drawn = added(model, joint(model, kind, "drawn", place))
        check_references(drawn)
        assert np.isfinite(direction(model, kind, place)).all()


@each_kind
def test_it_stands_closed_to_the_last_digits(kind):
    model = on(two_rods("xz"), "xz", kind, "one", "wheel")
    result = kane.simulate(model, duration=1e-6, method="rk4", step=1e-6)
    assert result.outcome.assembly_shift < 1e-12


@each_plane
@each_kind
def test_the_order_of_picking_does_not_matter(plane, kind):
    model = two_rods(plane)
    for pair in PAIRS:
        place = place_of(plane, kind, *pair)
        turned = place._replace(
            body_a=place.body_b, body_b=place.body_a, point_a=place.point_b, point_b=place.point_a
        )
        one, other = (joint(model, kind, "joint", entry) for entry in (place, turned))
        assert one == other
        assert one.body_a == pair[0]


@each_plane
@each_kind
def test_its_coordinates_start_at_zero(plane, kind):
    model = on(two_rods(plane), plane, kind, "one", "two")
    for path in model.joints[0].coordinates().values():
        assert path.value(initial_poses(model)) == pytest.approx(0.0, abs=1e-12)


@each_plane
def test_the_axis_of_a_hinge_faces_the_viewer(plane):
    model = on(two_rods(plane), plane, Revolute, "one", "two")
    (hinge,) = model.joints
    poses = initial_poses(model)
    for body, axis in (("one", hinge.axis_a), ("two", hinge.axis_b)):
        assert_allclose(poses.turned(body, axis), PLANES[plane][2], atol=1e-12)


@each_plane
def test_a_slider_slides_along_its_direction(plane):
    model = on(two_rods(plane), plane, Prismatic, GROUND, "two")
    along = place_of(plane, Prismatic).along
    assert_allclose(model.joints[0].axis_a, along, atol=1e-12)


@each_plane
def test_a_disc_rolls_on_the_line_below_it(plane):
    model = two_rods(plane)
    axes = PLANES[plane]
    at = flat(plane, 0.9, 0.2)
    rolling = joint(model, RollingDisc, "joint", Place(GROUND, "wheel", at, at, axes[0], axes))
    assert rolling.radius == 0.2
    assert_allclose(rolling.point_a, at, atol=1e-12)
    assert_allclose(rolling.axis_a, axes[1], atol=1e-12)
    assert_allclose(rolling.point_b, (0.0, 0.0, 0.0), atol=1e-12)


@each_plane
def test_a_body_without_a_disc_rolls_on_the_point_that_is_clicked(plane):
    model = two_rods(plane)
    axes = PLANES[plane]
    at = flat(plane, 0.35, 0.25)  # 0.1 below the mass centre of the first rod
    rolling = joint(model, RollingDisc, "joint", Place(GROUND, "one", at, at, axes[0], axes))
    assert rolling.radius == pytest.approx(0.1)
    assert examine(added(model, rolling)).gaps == ()


def test_a_knife_edge_goes_along_its_direction():
    model = on(two_rods("xy"), "xy", KnifeEdge, GROUND, "two")
    poses = initial_poses(model)
    across = poses.turned("two", model.joints[0].across)
    assert_allclose(across, (-math.sin(0.4), math.cos(0.4), 0.0), atol=1e-12)


@each_plane
def test_a_bushing_is_at_rest_as_drawn(plane):
    model = two_rods(plane)
    model = added(model, bushing(model, "pad", place_of(plane, Bushing)))
    check(model)
    result = kane.simulate(model, duration=0.01, method="rk4", step=1e-4)
    assert abs(result["two.vx"]).max() < 1e-9


# --- particles


def test_particles_take_joints_without_axes_alone():
    model = Model(bodies=(particle("bead", np.zeros(3)), two_rods("xy").bodies[0]))
    place = Place("bead", "one", np.zeros(3), np.zeros(3), PLANES["xy"][0], PLANES["xy"])
    assert without_axes(model, Revolute, place) == "bead"
    assert without_axes(model, Ball, place) is None
    assert fitting(model, place)[:2] == (Ball, PointOnLine)
    for kind in fitting(model, place):
        check(added(model, joint(model, kind, "joint", place)))


def test_a_bead_slides_on_the_body_whichever_is_drawn_first():
    model = Model(bodies=(particle("bead", np.zeros(3)), two_rods("xy").bodies[0]))
    place = Place("bead", "one", np.zeros(3), np.zeros(3), PLANES["xy"][0], PLANES["xy"])
    assert joint(model, PointOnLine, "slot", place).body_b == "bead"


# --- guesses


def test_the_first_guess_is_a_hinge_and_a_wheel_on_its_rim_rolls():
    model, axes = two_rods("xy"), PLANES["xy"]
    assert fitting(model, place_of("xy", Revolute))[0] is Revolute
    rim = flat("xy", 0.9, 0.2)
    place = Place(GROUND, "wheel", rim, rim, axes[0], axes)
    assert fitting(model, place)[0] is RollingDisc
    apart = place_of("xy", RodJoint)
    assert fitting(model, apart)[0] is RodJoint


@each_plane
@pytest.mark.parametrize("kind", DIRECTED, ids=tag)
def test_the_first_guess_of_a_direction_is_a_unit_vector_in_the_plane(plane, kind):
    model = two_rods(plane)
    for pair in (("one", "two"), (GROUND, "one"), (GROUND, "wheel")):
        along = direction(model, kind, place_of(plane, kind, *pair))
        assert np.linalg.norm(along) == pytest.approx(1.0)
        assert along @ PLANES[plane][2] == pytest.approx(0.0)


def test_a_slider_goes_along_the_long_axis():
    model = two_rods("xy")
    along = direction(model, Prismatic, place_of("xy", Prismatic, GROUND, "one"))
    assert_allclose(along, np.array([0.5, 0.3, 0.0]) / math.hypot(0.5, 0.3), atol=1e-9)
    along = direction(model, Prismatic, place_of("xy", Prismatic, GROUND, "wheel"))
    assert_allclose(along, (1.0, 0.0, 0.0))


def test_a_wheel_rolls_on_the_side_of_the_body_where_it_is():
    model = two_rods("xy")
    at = flat("xy", 0.9, 0.4)
    place = Place("one", "wheel", at, at, PLANES["xy"][0], PLANES["xy"])
    along = direction(model, RollingDisc, place)
    below = np.array([0.5, 0.3, 0.0]) / math.hypot(0.5, 0.3)
    assert_allclose(along, -below, atol=1e-9)


# --- what is joined already


def test_pairs_that_are_joined_there_are_not_offered_again():
    model = two_rods("xy")
    at = flat("xy", 0.6, 0.5)
    names = ("two", "one", GROUND)
    assert list(open_pairs(model, names, at, 1e-3)) == [
        ("two", "one"), ("two", GROUND), ("one", GROUND)
    ]  # fmt: skip
    model = on(model, "xy", Revolute, "one", "two")
    assert list(open_pairs(model, names, at, 1e-3)) == [("two", GROUND), ("one", GROUND)]
    pinned = Place(GROUND, "one", at, at, PLANES["xy"][0], PLANES["xy"])
    model = added(model, joint(model, Revolute, "pin", pinned))
    assert list(open_pairs(model, names, at, 1e-3)) == []
    elsewhere = flat("xy", 0.1, 0.2)
    assert ("two", "one") in list(open_pairs(model, names, elsewhere, 1e-3))


def test_an_anchored_body_is_known():
    model = two_rods("xy")
    assert not is_anchored(model, "one")
    assert is_anchored(on(model, "xy", Fixed, GROUND, "one"), "one")
    assert find(model, "one") is not None
