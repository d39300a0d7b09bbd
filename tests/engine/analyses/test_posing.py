import math
from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from scipy.spatial.transform import Rotation
from tests.engine.four_bar import bar, four_bar, hinge
from tests.engine.helpers import floats
from tests.engine.mechanisms import bricard, four_bars_in_a_row
from tests.engine.random_machine import random_machine

from kane.analyses.posing import Poser, placed
from kane.compiled import compile_model
from kane.compiled.constraint_matrix import placed as at
from kane.elements.ball import Ball
from kane.elements.body import Body
from kane.elements.couplings import Gear, LinearCoupling, Term
from kane.elements.drivers import AngleDriver
from kane.elements.locks import AngleLock
from kane.elements.orientation import AxisAngle
from kane.elements.prismatic import Prismatic
from kane.elements.rod_joint import RodJoint
from kane.errors import AssemblyError
from kane.kernels.codes import POSITION
from kane.kernels.equations import assemble
from kane.model import Model
from kane.model.poses import initial_poses, rotation_matrices
from kane.solve.assembly import assemble as close_joints

Z = (0.0, 0.0, 1.0)
CLOSED = 1e-9  # the engine closes to 1e-10 of the size of the mechanism


def openness(model):
    """The largest residual of what holds positions as drawn [m]; motors do not count."""
    system = compile_model(replace(model, drivers=(), plots=()))
    work = at(system, system.initial_state)
    assemble.residuals(system.tables, work)
    return np.abs(work.phi[system.tables.row_level == POSITION]).max(initial=0.0)


def pulled(poser, target, most=20):
    """Pull until the point rests."""
    for _ in range(most):
        pose = poser.move_to(target)
        if pose.at_rest:
            return pose
    raise AssertionError("does not come to rest")


def grabbed_at(pose, body, point):
    position, e = pose.placement
    return position[body] + rotation_matrices(e[body]) @ np.array(point)


def rods(*points):
    """Rods from point to point, hinged to one another and at the first one, on x, to the ground."""
    names = [f"b{i}" for i in range(len(points) - 1)]
    bodies = [bar(n, a, b) for n, (a, b) in zip(names, pairwise(points), strict=True)]
    halves = [math.dist(a, b) / 2 for a, b in pairwise(points)]
    joints = [hinge("j0", "ground", points[0][0], "b0", -halves[0])]
    joints += [
        hinge(f"j{i}", names[i - 1], halves[i - 1], names[i], -halves[i])
        for i in range(1, len(names))
    ]
    return Model(bodies=tuple(bodies), joints=tuple(joints))


PENDULUM = rods((0.0, 0.0), (1.0, 0.0))
END = (0.5, 0.0, 0.0)


def test_a_body_without_joints_follows_exactly_and_does_not_turn():
    turned = Body(name="plate", position=(1.0, 2.0, 3.0), orientation=(0.6, 0.0, 0.0, 0.8))
    other = Body(name="other")
    model = Model(bodies=(turned, other))
    point = (0.1, 0.2, 0.3)
    pose = Poser(model, "plate", point).move_to((-50.0, 8.0, 4.0))
    np.testing.assert_allclose(grabbed_at(pose, 0, point), (-50.0, 8.0, 4.0), atol=1e-13)
    moved = placed(model, pose.placement)
    assert moved.bodies[0].orientation is turned.orientation
    assert moved.bodies[1] is other
    assert pose.gap < 1e-13


def test_in_a_plane_nothing_goes_along_its_normal():
    model = Model(bodies=(Body(name="plate"),))
    pose = Poser(model, "plate", (0.0, 0.0, 0.0), (0.0, 2.0, 0.0)).move_to((1.0, 2.0, 3.0))
    np.testing.assert_allclose(pose.placement.position[0], (1.0, 0.0, 3.0), atol=1e-15)
    assert pose.gap == 0


@pytest.mark.parametrize("angle", [0.3, 1.5, -2.0, 3.0, math.pi])
@pytest.mark.parametrize("distance", [0.2, 5.0, 1e5])
def test_a_pendulum_points_at_the_target(angle, distance):
    # half a turn away, at pi, nothing pulls it to one side
    target = (distance * math.cos(angle), distance * math.sin(angle), 0.0)
    pose = pulled(Poser(PENDULUM, "b0", END, Z), target)
    end = grabbed_at(pose, 0, END)
    # the distance is stationary there: round-off in it leaves its square root in the angle
    np.testing.assert_allclose(end, (math.cos(angle), math.sin(angle), 0.0), atol=3e-6)
    assert pose.gap == pytest.approx(abs(distance - 1), abs=1e-9 * max(distance, 1))
    again = Poser(PENDULUM, "b0", END, Z)
    np.testing.assert_array_equal(pulled(again, target).placement.position, pose.placement.position)


def test_what_is_out_of_reach_is_calm():
    poser = Poser(four_bar(0.5, 0.2, 0.5, 0.4), "rocker", (0.2, 0.0, 0.0), Z)
    for target in ((5.0, 5.0, 0.0), (-1e6, 3.0, 0.0)):
        pose = pulled(poser, target)
        for _ in range(5):
            np.testing.assert_array_equal(
                poser.move_to(target).placement.position, pose.placement.position
            )


def test_the_distance_never_grows_under_one_target():
    poser = Poser(rods((0, 0), (1, 0.2), (2, -0.1), (3, 0.3)), "b2", END, Z)
    gaps = [poser.move_to((-9.0, -4.0, 0.0)).gap for _ in range(6)]
    assert gaps == sorted(gaps, reverse=True)


@pytest.mark.parametrize("side", [1, -1])
def test_a_crank_that_is_turned_carries_the_loop_on_its_side(side):
    # four hinges about parallel axes: three rows are redundant; the coupler keeps its side
    start = four_bar(0.5, 0.2, 0.5, 0.4, angle=1.0, side=side)
    poser = Poser(start, "crank", (0.1, 0.0, 0.0), Z)
    for angle in np.linspace(1.0, 1.0 + 2 * math.pi, 80):
        pose = pulled(poser, (0.7 * math.cos(angle), 0.7 * math.sin(angle), 0.0))
        expected = initial_poses(four_bar(0.5, 0.2, 0.5, 0.4, angle=angle, side=side))
        np.testing.assert_allclose(pose.placement.position, expected.position, atol=1e-6)
        assert openness(placed(start, pose.placement)) < CLOSED


def test_the_pull_on_a_coupler_follows_its_curve():
    # the way of the coupler's point P is known: any point of it can be reached exactly
    start = four_bar(0.5, 0.2, 0.5, 0.4)
    point = (0.05, 0.1, 0.0)
    poser = Poser(start, "coupler", point, Z)
    for angle in np.linspace(1.0, 7.0, 60):
        there = initial_poses(four_bar(0.5, 0.2, 0.5, 0.4, angle=angle))
        pose = pulled(poser, floats(there.point("coupler", point)))
        assert pose.gap < 1e-9
        np.testing.assert_allclose(pose.placement.position, there.position, atol=1e-6)


@pytest.mark.parametrize("reach", [0.9, 1.3, 5.0, -5.0])
def test_a_slider_is_pulled_to_its_limits(reach):
    # x = r cos(theta) + sqrt(l^2 - r^2 sin^2(theta)) lies between l - r and l + r
    r, length, theta = 0.3, 1.0, 1.1
    b = (r * math.cos(theta), r * math.sin(theta))
    x = b[0] + math.sqrt(length**2 - b[1] ** 2)
    slider = Body(name="slider", mass=1.0, inertia=(1.0, 1.0, 1.0), position=(x, 0.0, 0.0))
    model = Model(
        bodies=(bar("crank", (0.0, 0.0), b), bar("rod", b, (x, 0.0)), slider),
        joints=(
            hinge("A", "ground", 0.0, "crank", -r / 2),
            hinge("B", "crank", r / 2, "rod", -length / 2),
            hinge("C", "rod", length / 2, "slider", 0.0),
            Prismatic(
                name="guide", body_a="ground", axis_a=(1.0, 0.0, 0.0), body_b="slider",
                axis_b=(1.0, 0.0, 0.0),
            ),
        ),
    )  # fmt: skip
    poser = Poser(model, "slider", (0.0, 0.0, 0.0), Z)
    pose = pulled(poser, (reach, 0.4, 0.0))
    expected = min(max(reach, length - r), length + r)
    np.testing.assert_allclose(pose.placement.position[2], (expected, 0.0, 0.0), atol=1e-6)
    # and back, out of the dead centre where it has no speed
    pose = pulled(poser, (0.95, 0.0, 0.0))
    np.testing.assert_allclose(pose.placement.position[2], (0.95, 0.0, 0.0), atol=1e-8)


def test_an_arm_that_is_stretched_folds():
    poser = Poser(rods((0, 0), (1, 0), (2, 0)), "b1", END, Z)
    assert pulled(poser, (0.5, 0.0, 0.0)).gap < 1e-9
    pose = pulled(poser, (-7.0, 0.0, 0.0))
    np.testing.assert_allclose(pose.placement.position[:, 0], (-0.5, -1.5), atol=1e-5)


def test_a_particle_on_a_rod_keeps_its_distance():
    grain = Body(name="grain", mass=1.0, particle=True, position=(0.3, 0.0, 0.0))
    rod = RodJoint(name="rod", body_a="ground", body_b="grain", length=0.3)
    poser = Poser(Model(bodies=(grain,), joints=(rod,)), "grain", (0.0, 0.0, 0.0))
    for target in ((0.0, 0.0, 40.0), (0.0, 0.0, -40.0), (1.0, 2.0, 2.0)):
        pose = pulled(poser, target)
        expected = 0.3 * np.array(target) / np.linalg.norm(target)
        np.testing.assert_allclose(pose.placement.position[0], expected, atol=1e-6)


def test_pinned_bodies_and_those_without_a_connection_stay():
    chain = rods((0, 0), (1, 0), (2, 0.1), (3, 0))
    bodies = (chain.bodies[0], replace(chain.bodies[1], pinned=True), chain.bodies[2])
    loose = replace(PENDULUM.bodies[0], name="loose", position=(7.0, 0.0, 0.0))  # open as drawn
    model = replace(
        chain,
        bodies=(*bodies, loose),
        joints=(*chain.joints, hinge("far", "ground", 5.0, "loose", -0.5)),
    )
    poser = Poser(model, "b2", END, Z)
    assert not poser.held
    moved = placed(model, pulled(poser, (2.0, 9.0, 0.0)).placement)
    for i in (0, 1, 3):
        assert moved.bodies[i] is model.bodies[i]
    assert moved.bodies[2].position[1] > 0.5
    held = Poser(model, "b1", END, Z)
    assert held.held
    pose = held.move_to((0.0, 9.0, 0.0))
    assert placed(model, pose.placement).bodies == model.bodies
    assert pose.gap > 8


def test_what_the_joints_hold_is_held():
    assert Poser(PENDULUM, "b0", (-0.5, 0.0, 0.0), Z).held
    assert not Poser(PENDULUM, "b0", END, Z).held


def test_no_move_leaves_the_model_as_it_is():
    model = four_bar(0.5, 0.2, 0.5, 0.4)
    poser = Poser(model, "crank", (0.1, 0.0, 0.0), Z)
    at_hand = initial_poses(model).point("crank", (0.1, 0.0, 0.0))
    moved = placed(model, poser.move_to(floats(at_hand)).placement)
    assert all(a is b for a, b in zip(moved.bodies, model.bodies, strict=True))


def test_a_turn_about_an_axis_stays_one_in_the_file():
    moved = placed(PENDULUM, pulled(Poser(PENDULUM, "b0", END, Z), (0.0, 3.0, 0.0)).placement)
    assert isinstance(moved.bodies[0].orientation, AxisAngle)
    assert moved.bodies[0].orientation.angle == pytest.approx(math.pi / 2, abs=1e-5)
    assert moved.joints is PENDULUM.joints


@pytest.mark.parametrize("plane", ["xy", "xz", "yz"])
def test_a_planar_model_stays_in_its_plane(plane):
    turn = {"xy": (0, 0, 0), "xz": (math.pi / 2, 0, 0), "yz": (0, -math.pi / 2, 0)}[plane]
    R = Rotation.from_rotvec(turn)
    flat = rods((0, 0), (1, 0.2), (2, -0.1))
    bodies = tuple(
        replace(
            b,
            position=floats(R.apply(b.position)),
            orientation=floats((R * Rotation.from_rotvec((0, 0, b.orientation.angle))).as_quat()),
        )
        for b in flat.bodies
    )
    axis = floats(R.apply(Z))
    pin = replace(flat.joints[0], axis_a=axis)
    model = replace(
        flat, bodies=bodies, joints=(pin, flat.joints[1]), planar=True, work_plane=plane
    )
    normal = R.apply(Z)
    pose = pulled(Poser(model, "b1", END), floats(R.apply((-0.4, 0.9, 0.0)) + 3 * normal))
    assert np.abs(pose.placement.position @ normal).max() < 1e-14
    assert pose.gap < 1e-9  # along the plane
    assert openness(placed(model, pose.placement)) < CLOSED


def test_wheels_in_mesh_and_locks_hold():
    bars = rods((0, 0), (1, 0)).bodies[0], replace(PENDULUM.bodies[0], name="b1")
    joints = (hinge("A", "ground", 0.0, "b0", -0.5), hinge("B", "ground", 0.0, "b1", -0.5))
    model = Model(bodies=bars, joints=joints)
    gear = Gear(name="gear", joint_a="A", radius_a=0.1, joint_b="B", radius_b=0.2)
    geared = replace(model, couplings=(gear,))
    pose = pulled(Poser(geared, "b0", END, Z), (math.cos(0.8), math.sin(0.8), 0.0))
    end = grabbed_at(pose, 1, END)
    assert math.atan2(end[1], end[0]) == pytest.approx(-0.4, abs=1e-9)
    locked = replace(geared, locks=(AngleLock(name="brake", joint="B"),))
    assert Poser(locked, "b0", END, Z).held


def test_many_turns_of_a_wheel_are_counted():
    bars = PENDULUM.bodies[0], replace(PENDULUM.bodies[0], name="b1")
    joints = (hinge("A", "ground", 0.0, "b0", -0.5), hinge("B", "ground", 0.0, "b1", -0.5))
    gear = Gear(name="gear", joint_a="A", radius_a=0.1, joint_b="B", radius_b=0.3)
    poser = Poser(Model(bodies=bars, joints=joints, couplings=(gear,)), "b0", END, Z)
    for angle in np.arange(0.0, 16.0, 0.3):
        pose = pulled(poser, (math.cos(angle), math.sin(angle), 0.0))
        end = grabbed_at(pose, 1, END)
        assert math.remainder(math.atan2(end[1], end[0]) + angle / 3, 2 * math.pi) == (
            pytest.approx(0.0, abs=1e-8)
        )


def test_a_coupling_with_a_given_value_stays_closed_in_the_model_that_comes_out():
    term = Term(joint="j0", coordinate="angle", factor=1.0)
    other = Term(joint="j1", coordinate="angle", factor=0.5)
    sum_ = LinearCoupling(name="sum", terms=(term, other), value=0.0)
    model = replace(rods((0, 0), (1, 0), (2, 0)), couplings=(sum_,))
    poser = Poser(model, "b0", END, Z)
    for angle in np.arange(0.0, 5.0, 0.2):
        pose = poser.move_to((math.cos(angle), math.sin(angle), 0.0))
        assert openness(placed(model, pose.placement)) < CLOSED
        # the second angle is half a turn when the first is a quarter; it goes no further
        end = grabbed_at(pose, 0, END)
        assert math.atan2(end[1], end[0]) < math.pi / 2 + 1e-9


def test_a_motor_does_not_hold_the_crank():
    motor = AngleDriver(name="motor", joint="A", law="1 + 2*t")
    model = replace(four_bar(0.5, 0.2, 0.5, 0.4), drivers=(motor,))
    pose = pulled(Poser(model, "crank", (0.1, 0.0, 0.0), Z), (0.0, 0.2, 0.0))
    assert pose.gap < 1e-9
    moved = placed(model, pose.placement)
    assert moved.drivers is model.drivers
    # a run begins where the motor says, on the same side of the loop
    state = close_joints(compile_model(moved)).state
    expected = initial_poses(four_bar(0.5, 0.2, 0.5, 0.4, angle=1.0))
    np.testing.assert_allclose(state[:21].reshape(3, 7)[:, :3], expected.position, atol=1e-9)


def test_masses_may_be_missing():
    model = four_bar(0.5, 0.2, 0.5, 0.4)
    bare = tuple(replace(body, mass=None, inertia=None) for body in model.bodies)
    model = replace(model, bodies=bare)
    pose = pulled(Poser(model, "crank", (0.1, 0.0, 0.0), Z), (0.0, 0.2, 0.0))
    expected = initial_poses(four_bar(0.5, 0.2, 0.5, 0.4, angle=math.pi / 2))
    np.testing.assert_allclose(pose.placement.position, expected.position, atol=1e-8)


def test_joints_that_are_open_as_drawn_are_closed_by_the_first_answer():
    pendulum = replace(PENDULUM, bodies=(replace(PENDULUM.bodies[0], position=(0.8, 0.1, 0.0)),))
    pose = Poser(pendulum, "b0", END, Z).move_to((9.0, 0.0, 0.0))
    assert openness(placed(pendulum, pose.placement)) < CLOSED


def test_joints_that_cannot_be_closed_are_refused():
    ends = (0.0, 0.0, 0.0), (5.0, 0.0, 0.0)
    balls = tuple(
        Ball(name=f"ball {i}", body_a="ground", point_a=end, body_b="b0", point_b=(i - 0.5, 0, 0))
        for i, end in enumerate(ends)
    )
    with pytest.raises(AssemblyError, match="cannot be closed") as refusal:
        Poser(replace(PENDULUM, joints=balls), "b0", END)
    assert set(refusal.value.elements) == {"ball 0", "ball 1"}


@given(
    seed=st.integers(0, 30),
    driven=st.booleans(),
    body=st.integers(0, 4),
    targets=st.lists(
        st.tuples(*[st.floats(-3, 3)] * 3).map(lambda t: tuple(x * abs(x) for x in t)),
        min_size=1, max_size=5,
    ),
)  # fmt: skip
@settings(max_examples=25, deadline=None)
def test_any_machine_stays_closed_whatever_the_target(seed, driven, body, targets):
    model = random_machine(seed, anchored=seed % 3 > 0, driven=driven)
    name, point = model.bodies[body].name, (0.1, 0.2, -0.1)
    if model.bodies[body].particle:
        point = (0.0, 0.0, 0.0)
    poser = Poser(model, name, point)
    for target in targets:
        before = float("inf")
        for _ in range(3):
            pose = poser.move_to(target)
            assert openness(placed(model, pose.placement)) < 10 * CLOSED
            assert pose.gap <= before + 1e-12
            assert np.linalg.norm(grabbed_at(pose, body, point) - target) == (
                pytest.approx(pose.gap, abs=1e-9)
            )
            before = pose.gap
    start = floats(initial_poses(model).point(name, point))
    for _ in range(40):
        pose = poser.move_to(start)
        if pose.at_rest:
            break
    assert openness(placed(model, pose.placement)) < 10 * CLOSED


@given(steps=st.lists(st.floats(-0.4, 0.4), min_size=1, max_size=12))
@settings(max_examples=25, deadline=None)
def test_a_mechanism_with_one_freedom_comes_back(steps):
    model = bricard()
    name = model.bodies[0].name
    corner = initial_poses(model).position[0]
    poser = Poser(model, name, (0.0, 0.0, 0.0))
    for step in steps:
        at_hand = poser.move_to(floats(corner)).placement.position[0]
        poser.move_to(floats(at_hand + step * np.array([0.3, -0.5, 0.7])))
    pose = pulled(poser, floats(corner))
    assert pose.gap < 1e-6
    np.testing.assert_allclose(pose.placement.position, initial_poses(model).position, atol=1e-4)


def test_a_ladder_of_parallelograms_is_swung_through_the_flat():
    model = four_bars_in_a_row(3)
    poser = Poser(model, "crank 0", END, Z)
    for angle in np.linspace(math.pi / 2, 0.2, 10):
        pose = pulled(poser, (math.cos(angle), math.sin(angle), 0.0))
        assert openness(placed(model, pose.placement)) < CLOSED
        expected = initial_poses(four_bars_in_a_row(3, angle=angle))
        np.testing.assert_allclose(pose.placement.position, expected.position, atol=1e-8)
    for angle in np.linspace(0.2, -1.0, 10):  # each loop may go on in two ways
        pose = poser.move_to((math.cos(angle), math.sin(angle), 0.0))
        assert openness(placed(model, pose.placement)) < CLOSED


def test_a_long_chain_stays_closed_and_reaches_the_target():
    points = [(0.1 * i, 0.02 * (i % 2)) for i in range(301)]
    model = rods(*points)
    half = math.dist(*points[:2]) / 2
    poser = Poser(model, "b299", (half, 0.0, 0.0), Z)
    pose = pulled(poser, (29.7, 1.0, 0.0))
    assert pose.gap < 1e-8
    for _ in range(3):
        pose = poser.move_to((-1e4, 1e4, 0.0))
    assert openness(placed(model, pose.placement)) < 30 * CLOSED  # of a size of 30 m
