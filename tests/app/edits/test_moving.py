import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numpy.testing import assert_allclose
from tests.app.edits.machines import angles, odds_and_ends, slider_crank, vectors

import kane
from kane.elements.ball import Ball
from kane.elements.body import Body
from kane.elements.cylindrical import Cylindrical
from kane.elements.joint_springs import SliderSpring
from kane.elements.orientation import AxisAngle
from kane.elements.prismatic import Prismatic
from kane.elements.revolute import Revolute
from kane.elements.rolling_disc import RollingDisc
from kane.elements.screw import Screw
from kane.fields import GROUND
from kane.model import Model, SolverSettings, named
from kane.model.poses import initial_poses
from kanevas.edits.elements import added, find
from kanevas.edits.moving import attached, moved, translated
from kanevas.edits.rigid import Move, combined, mirror_at, shift_by, turn_about
from kanevas.edits.space import holding

AXES = st.sampled_from([np.eye(3)[i] for i in range(3)])


def all_names(model):
    return [entry.name for _, entry in named(model)]


def world_points(model):
    """Return ends, corners of shapes and mass centres of everything in ground axes."""
    poses = initial_poses(model)
    found = {}
    for body in model.bodies:
        found[body.name, "centre"] = poses.point(body.name, body.mass_properties().center)
        for i, shape in enumerate(body.shapes):
            for field in ("start", "end", "center"):
                if hasattr(shape, field):
                    found[body.name, i, field] = poses.point(body.name, getattr(shape, field))
            for j, (x, y) in enumerate(getattr(shape, "points", ())):
                found[body.name, i, j] = poses.point(body.name, (x, y, shape.z))
    for element in (*model.joints, *model.springs, *model.rulers):
        for i, (body, point) in enumerate(element.ends()):
            found[element.name, i] = poses.point(body, point)
    for force in model.forces:
        found[force.name] = poses.point(force.body, force.point)
    for note in model.notes:
        found[note.name] = np.array(note.position)
    return found


def inertias(model):
    poses = initial_poses(model)
    return [
        rotation @ body.mass_properties().inertia @ rotation.T
        for body, rotation in zip(model.bodies, poses.rotation, strict=True)
    ]


moves = st.one_of(
    vectors.map(shift_by),
    st.builds(lambda p, n, a: turn_about(np.array(p), n, a), vectors, AXES, angles),
    st.builds(lambda p, n: mirror_at(np.array(p), n), vectors, AXES),
)


@pytest.mark.parametrize("make", [slider_crank, odds_and_ends])
@given(move=moves)
def test_all_of_a_mechanism_goes_where_the_move_takes_it(make, move):
    model = make()
    there = moved(model, all_names(model), move)
    before, after = world_points(model), world_points(there)
    for key, point in before.items():
        assert_allclose(after[key], move.of(point), atol=1e-12, err_msg=str(key))
    for old, new in zip(inertias(model), inertias(there), strict=True):
        assert_allclose(new, move.linear @ old @ move.linear.T, atol=1e-12 * old.max())
    turns = np.linalg.det(move.linear)
    poses = initial_poses(model), initial_poses(there)
    for old, new in zip(model.bodies, there.bodies, strict=True):
        assert_allclose(new.velocity, move.linear @ old.velocity, atol=1e-12)
        pair = (old, new)
        spin = [p.turned(b.name, b.angular_velocity) for p, b in zip(poses, pair, strict=True)]
        assert_allclose(spin[1], turns * move.linear @ spin[0], atol=1e-12)


@pytest.mark.parametrize("make", [slider_crank, odds_and_ends])
@given(point=vectors, normal=AXES)
def test_twice_mirrored_is_as_before(make, point, normal):
    model = make()
    mirror = mirror_at(np.array(point), normal)
    twice = moved(moved(model, all_names(model), mirror), all_names(model), mirror)
    for (_, before), (_, after) in zip(named(model), named(twice), strict=True):
        assert_near(before, after)


def assert_near(before, after):
    """Compare records number by number; texts that were negated twice are as before."""
    assert type(before) is type(after)
    if hasattr(before, "__struct_fields__"):
        for field in before.__struct_fields__:
            if field not in ("side_a", "side_b", "orientation"):
                assert_near(getattr(before, field), getattr(after, field))
    elif isinstance(before, tuple):
        for one, other in zip(before, after, strict=True):
            if isinstance(one, int | float):
                assert other == pytest.approx(one, abs=1e-9)
            elif not isinstance(one, str):
                assert_near(one, other)
    elif not isinstance(before, str):
        assert after == (pytest.approx(before, abs=1e-9) if isinstance(before, float) else before)


@pytest.mark.parametrize("plane", ["vertical", "horizontal"])
def test_a_mirrored_mechanism_moves_as_the_mirror_image(plane):
    model = slider_crank()
    normal = np.eye(3)[0 if plane == "vertical" else 1]
    mirror = mirror_at(np.array([0.3, 0.1, 0.0]), normal)
    image = moved(model, all_names(model), mirror)
    gravity = tuple((mirror.linear @ np.array(model.gravity)).tolist())
    image = type(model)(**{**fields(image), "gravity": gravity})
    one, other = kane.simulate(model), kane.simulate(image)
    for time in (0.1, 0.3):
        here, there = one.poses_at(time), other.poses_at(time)
        for i in range(3):
            assert_allclose(there.position[i], mirror.of(here.position[i]), atol=1e-6)
    assert np.abs(one["slider.x"] - one["slider.x"][0]).max() > 0.02
    assert_allclose(other["motor.torque"], one["motor.torque"], atol=1e-4)
    assert_allclose(other["pivot.angle"], one["pivot.angle"], atol=1e-6)


def fields(model):
    return {name: getattr(model, name) for name in model.__struct_fields__}


def test_joints_of_a_turned_mechanism_stay_closed_and_angles_count_on():
    model = slider_crank()
    turned = moved(model, all_names(model), turn_about(np.array([1.0, 0, 0]), np.eye(3)[2], 0.3))
    assert_allclose(
        turned.bodies[0].orientation.angle, model.bodies[0].orientation.angle + 0.3, rtol=1e-12
    )
    assert kane.simulate(turned).outcome.assembly_shift < 1e-12
    assert_allclose(
        kane.simulate(turned)["pivot.angle"][0], kane.simulate(model)["pivot.angle"][0], atol=1e-9
    )


def test_what_is_not_named_stays_the_same_object():
    model = slider_crank()
    there = translated(model, ["coupler", "hint"], np.array([0.1, 0.2, 0.0]))
    assert there.bodies[0] is model.bodies[0]
    assert there.joints is model.joints
    assert there.bodies[1].position == pytest.approx((0.37, 0.36, 0.0))
    assert there.notes[0].position == pytest.approx((0.2, 0.6, 0.0))


def test_a_joint_moves_on_both_bodies_and_a_body_leaves_it_behind():
    model = slider_crank()
    shift = np.array([0.01, 0.02, 0.0])
    there = translated(model, ["pin"], shift)
    before, after = world_points(model), world_points(there)
    for end in (0, 1):
        assert_allclose(after["pin", end], before["pin", end] + shift, atol=1e-12)
    assert there.bodies is model.bodies
    open_joint = world_points(translated(model, ["crank"], shift))
    assert_allclose(open_joint["pin", 0], before["pin", 0] + shift, atol=1e-12)
    assert_allclose(open_joint["pin", 1], before["pin", 1], atol=1e-12)


def test_the_handedness_of_a_screw_changes_in_the_mirror():
    screw = Screw(name="s", body_a=GROUND, body_b="b", pitch=0.01)
    model = added(odds_and_ends(), screw)
    image = moved(model, all_names(model), mirror_at(np.zeros(3), np.eye(3)[0]))
    assert find(image, "s").pitch == -0.01


def test_a_disc_rolls_on_the_same_side_of_a_mirrored_plane():
    disc = RollingDisc(name="d1", body_a=GROUND, axis_a=(0, 1, 0), body_b="b", radius=0.1)
    model = added(odds_and_ends(), disc)
    image = moved(model, all_names(model), mirror_at(np.zeros(3), np.eye(3)[1]))
    assert find(image, "d1").axis_a == (0.0, -1.0, 0.0)


def test_the_law_of_a_driven_point_follows():
    model = odds_and_ends()
    there = translated(model, ["d"], np.array([0.5, 1.0, -1.0]))
    assert find(there, "d").law == ("(0.1*t) + 0.5", None, 1.0)
    quarter = moved(model, ["d"], turn_about(np.zeros(3), np.eye(3)[2], math.pi / 2))
    assert find(quarter, "d").law == (None, "0.1*t", 2.0)
    eighth = moved(model, ["d"], turn_about(np.zeros(3), np.eye(3)[2], math.pi / 4))
    assert find(eighth, "d").law == model.drivers[0].law


def test_vectors_of_expressions_are_turned_as_text():
    quarter = turn_about(np.zeros(3), np.eye(3)[2], math.pi / 2).linear
    assert combined(quarter, ("sin(t)", 2.0, 0.0)) == (-2.0, "sin(t)", 0.0)
    assert combined(-np.eye(3), ("-(sin(t))", "t - 1", 1.0)) == ("sin(t)", "-(t - 1)", -1.0)
    assert combined(-np.eye(3), ("-(t)*(2)", 0.0, 0.0))[0] == "-(-(t)*(2))"


def test_orientations_stay_in_the_manner_they_are_written_in():
    model = odds_and_ends()
    turned = moved(model, all_names(model), turn_about(np.zeros(3), np.eye(3)[2], 0.2))
    assert isinstance(turned.bodies[0].orientation, tuple)
    assert isinstance(turned.bodies[1].orientation, AxisAngle)
    mirrored = moved(slider_crank(), ["crank"], mirror_at(np.zeros(3), np.eye(3)[0]))
    angle = math.atan2(0.8, 0.6)
    assert mirrored.bodies[0].orientation.axis == (0, 0, 1)
    # The rod lies along -angle then, with its body's y axis turned round, or its x axis.
    assert abs(mirrored.bodies[0].orientation.angle) == pytest.approx(
        min(angle, math.pi - angle) if angle < math.pi / 4 else math.pi - angle
    )


def test_a_point_goes_to_another_body_and_not_to_both_ends_of_one():
    model = slider_crank()
    place = np.array([0.3, 0.2, 0.0])
    there = attached(model, "spring", "point_a", "coupler", place)
    spring = there.springs[0]
    assert spring.body_a == "coupler"
    assert_allclose(initial_poses(there).point("coupler", spring.point_a), place, atol=1e-12)
    assert attached(model, "spring", "point_a", "slider", place) is model
    assert attached(model, "push", "point", GROUND, place) is model


def test_bodies_are_held_by_joints_to_what_is_not_named():
    model = slider_crank()
    assert holding(model, frozenset({"crank"})) == "pivot"
    assert holding(model, frozenset({"crank", "pivot", "pin"})) is None
    assert holding(model, frozenset({"crank", "coupler", "slider", "pivot", "guide"})) is None
    free = Model(bodies=model.bodies, joints=(Ball(name="n", body_a="crank", body_b="slider"),))
    assert holding(free, frozenset({"coupler"})) is None


def test_no_move_keeps_a_body_as_it_is():
    assert Move(np.eye(3), np.zeros(3)).flip(np.eye(3)).tolist() == np.eye(3).tolist()


def jointed_in_space():
    """A column that turns and slides, a nut on its thread, a door: rates of all kinds lead."""
    body = {"mass": 1.0, "inertia": (0.1, 0.12, 0.15)}
    across, along = (0.0, 0.6, 0.8), (0.0, 0.0, 1.0)
    return Model(
        bodies=(
            Body(name="column", position=(0.2, 0.1, 0.3), **body),
            Body(name="nut", position=(0.2, 0.1, 0.9), **body),
            Body(name="door", position=(0.9, 0.1, 0.3), **body),
            Body(name="drawer", position=(0.2, 1.1, 0.3), **body),
        ),
        joints=(
            Cylindrical(name="sleeve", body_a=GROUND, point_a=(0.2, 0.1, 0.3), body_b="column",
                        angle_rate=1.5, displacement_rate=-0.4),
            Screw(name="thread", body_a="column", body_b="nut", point_a=(0.0, 0.0, 0.6),
                  pitch=0.05, angle_rate=2.0),
            Revolute(name="hinge", body_a="column", point_a=(0.3, 0.0, 0.0), axis_a=across,
                     body_b="door", point_b=(-0.4, 0.0, 0.0), axis_b=across, angle_rate=-0.7),
            Prismatic(name="runner", body_a="column", body_b="drawer", point_b=(0.0, -1.0, 0.0),
                      axis_a=along, axis_b=along, displacement_rate=0.3),
        ),
        solver=SolverSettings(duration=0.2, record_every=0.1),
    )  # fmt: skip


@pytest.mark.parametrize("slides", [False, True])
@pytest.mark.parametrize("i", range(3))
def test_rates_that_lead_are_those_of_the_mirror_image(i, slides):
    """Of a sleeve the angle counts on as before, or the displacement where that is in use."""
    model = jointed_in_space()
    if slides:
        spring = SliderSpring(name="spring", joint="sleeve", stiffness=0.0, damping=0.1)
        model = added(model, spring)
    mirror = mirror_at(np.array([0.3, 0.1, 0.2]), np.eye(3)[i])
    image = moved(model, all_names(model), mirror)
    one, other = kane.simulate(model), kane.simulate(image)
    assert not other.start_velocities.overridden
    for time in (0.0, 0.2):
        here, there = one.poses_at(time), other.poses_at(time)
        for k in range(4):
            assert_allclose(there.position[k], mirror.of(here.position[k]), atol=1e-9)
    assert np.linalg.norm(one.q[-1, 0, :3] - one.q[0, 0, :3]) > 0.05
    sleeve, before = find(image, "sleeve"), find(model, "sleeve")
    kept = (sleeve.angle_rate == before.angle_rate, sleeve.displacement_rate == -0.4)
    assert kept == (not slides, slides)


def test_the_rate_of_a_body_that_alone_goes_into_its_mirror_image_is_that_of_the_image():
    """A door on the ground in the x-y plane, mirrored across x: it swings the other way."""
    door = Body(name="door", mass=1.0, inertia=(0.1, 0.1, 0.2), position=(0.4, 0.0, 0.0))
    hinge = Revolute(name="hinge", body_a=GROUND, body_b="door", point_b=(-0.4, 0.0, 0.0),
                     angle_rate=2.0)  # fmt: skip
    model = Model(bodies=(door,), joints=(hinge,))
    image = moved(model, ["door"], mirror_at(np.zeros(3), np.array([1.0, 0.0, 0.0])))
    assert find(image, "hinge").angle_rate == -2.0
    image = moved(model, ["door"], mirror_at(np.zeros(3), np.array([0.0, 0.0, 1.0])))
    assert find(image, "hinge").angle_rate == 2.0
