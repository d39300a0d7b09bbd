"""Loads of bodies cut free: in balance, the motion that belongs to them, and what is in the CSV."""

import csv
import dataclasses

import numpy as np
import pytest
from scipy.spatial.transform import Rotation
from tests.engine.machines import axle, run, wheel
from tests.engine.random_machine import random_machine, redescribed

import kane
from kane.analyses.body_loads import body_loads, write_body_loads
from kane.analyses.instant import instant_of
from kane.elements.loads import Force
from kane.errors import ArgumentError, KaneError
from kane.files.model_json import load
from kane.model import Model
from kane.model.poses import rotation_matrices

BALANCE = 1e-9  # of the largest force: what a user is promised; round-off leaves some 1e-13
STEP = 1e-3  # s
MODELS = ("slider_crank", "seven_body_mechanism_balls", "car_over_bump", "spatial_robot")


def matrix(properties):
    """The inertia about the mass centre in body axes, (3, 3)."""
    return np.asarray(properties.inertia, dtype=float)


def unbalanced(loads):
    """The sums of forces and of moments about the origin, as parts of the largest of them."""
    forces = max(np.abs(each.force).max() for each in loads.loads)
    arms = max(np.abs(np.cross(each.point, each.force)).max() for each in loads.loads)
    moments = max(arms, *(np.abs(each.moment).max() for each in loads.loads))
    sums = np.abs(loads.residual)
    return max(sums[:, :3].max() / forces, sums[:, 3:].max() / (moments or 1.0))


@pytest.fixture(scope="module", params=["as drawn", "in other axes"])
def machine(request):
    model = random_machine(1)
    if request.param == "in other axes":
        turn, shift = Rotation.from_rotvec([0.3, 1.0, -0.6]), np.array([0.2, 0.1, -0.4])
        model = redescribed(random_machine(1, lossless=True), "b1", turn, shift)
    return run(model, duration=0.2, record_every=0.05)


def test_forces_and_moments_on_each_body_of_a_machine_are_in_balance(machine):
    found = body_loads(machine)
    assert [each.body for each in found] == [body.name for body in machine.model.bodies]
    for each in found:
        assert each.time == pytest.approx(machine.time)
        assert unbalanced(each) < BALANCE, each.body
    groups = ("joints", "springs", "joint_springs", "bushings", "forces", "torques", "drags")
    names = {e.name for group in groups for e in getattr(machine.model, group)}
    assert names <= {one.name for each in found for one in each.loads}


@pytest.mark.parametrize("name", MODELS)
def test_bodies_of_examples_are_in_balance(name):
    model = load(f"models/{name}.json")
    result = kane.simulate(model, duration=min(model.solver.duration, 0.3), record_every=0.1)
    assert result.outcome.ok
    for each in body_loads(result):
        assert unbalanced(each) < BALANCE, each.body


def test_inertia_forces_are_those_of_the_motion_that_stands_beside_them(machine):
    """By the mass properties as the user gave them, in the user's axes: no frame of the solver."""
    for each, body in zip(body_loads(machine), machine.model.bodies, strict=True):
        properties = body.mass_properties()
        (inertia,) = (one for one in each.loads if one.kind == "inertia")
        center = np.array(properties.center)
        np.testing.assert_allclose(inertia.point, center, atol=1e-12)
        w, alpha = each.angular_velocity, each.angular_acceleration
        of_center = each.acceleration + np.cross(alpha, center) + np.cross(w, np.cross(w, center))
        size = np.abs(inertia.force).max()
        np.testing.assert_allclose(
            inertia.force, -properties.mass * of_center, atol=1e-10 * size, err_msg=body.name
        )
        if body.particle:
            continue
        turn = matrix(properties)
        moment = -(alpha @ turn.T + np.cross(w, w @ turn.T))
        size = np.abs(moment).max()
        np.testing.assert_allclose(inertia.moment, moment, atol=1e-9 * size, err_msg=body.name)


def test_motion_of_the_axes_is_that_of_the_run():
    """Against what the result tells of the origin and its axes, with differences for rates."""
    turn, shift = Rotation.from_rotvec([0.3, 1.0, -0.6]), np.array([0.2, 0.1, -0.4])
    model = redescribed(random_machine(1, lossless=True), "b1", turn, shift)
    result = run(model, duration=0.01, record_every=STEP)
    even = np.searchsorted(result.time, np.arange(11) * STEP - STEP / 2)
    found = body_loads(result, bodies=["b1", "b2"], times=result.time[even[1:-1]].tolist())
    for each in found:
        q, u = result.motion_of([body.name for body in model.bodies].index(each.body))
        turns = rotation_matrices(q[even[1:-1], 3:])
        np.testing.assert_allclose(each.angular_velocity, u[even[1:-1], 3:], atol=1e-12)
        rates = (u[even[2:]] - u[even[:-2]]) / (2 * STEP)
        of_origin = np.einsum("nji,nj->ni", turns, rates[:, :3])
        for rate, own in (
            (of_origin, each.acceleration),
            (rates[:, 3:], each.angular_acceleration),
        ):
            # differences err by STEP^2 / 6 times rates of rates, which are some 1e3 of them here
            np.testing.assert_allclose(own, rate, atol=1e-3 * np.abs(rate).max())


def test_what_a_joint_does_to_one_body_it_does_to_the_other_the_other_way_round(machine):
    model = machine.model
    hinge = next(joint for joint in model.joints if joint.name == "hinge")
    a, b = body_loads(machine, bodies=[hinge.body_a, hinge.body_b])
    on_a, on_b = (next(one for one in of.loads if one.name == "hinge") for of in (a, b))
    assert on_a.point == pytest.approx(hinge.point_a)
    assert on_b.point == pytest.approx(hinge.point_b)
    sizes = [np.linalg.norm(one.force, axis=1) for one in (on_a, on_b)]
    np.testing.assert_allclose(*sizes, rtol=1e-10)
    assert on_b.kind == "joint"


def test_a_pendulum_at_rest_hangs_on_its_hinge():
    bob = wheel("bob", mass=2.0, position=(0.0, -1.0, 0.0), center=(0.0, 0.25, 0.0))
    pin = axle("pin", "bob", point_b=(0.0, 1.0, 0.0))
    model = Model(bodies=(bob,), joints=(pin,), gravity=(0.0, -10.0, 0.0))
    (found,) = body_loads(run(model, duration=0.1), times=[0.05])
    assert len(found.time) == 1
    by_name = {one.name: one for one in found.loads}
    np.testing.assert_allclose(by_name["pin"].force, [[0.0, 20.0, 0.0]], atol=1e-12)
    assert by_name["pin"].point == (0.0, 1.0, 0.0)
    np.testing.assert_allclose(by_name["gravity"].force, [[0.0, -20.0, 0.0]], atol=1e-12)
    assert by_name["gravity"].point == pytest.approx((0.0, 0.25, 0.0))
    assert not by_name["inertia"].force.any()


def test_a_planar_model_tells_what_keeps_a_body_in_its_plane():
    bob = wheel("bob", mass=2.0, center=(0.0, -1.0, 0.0))
    push = Force(name="push", body="bob", point=(0.0, -1.0, 0.0), force=(0.0, 0.0, 6.0))
    model = Model(bodies=(bob,), joints=(axle("pin", "bob"),), forces=(push,), planar=True)
    (found,) = body_loads(run(model, duration=0.1))
    assert unbalanced(found) < BALANCE
    (guide,) = (one for one in found.loads if one.kind == "guide")
    np.testing.assert_allclose(guide.force, [[0.0, 0.0, -6.0]] * len(found.time), atol=1e-12)


def test_means_over_a_step_are_in_balance_too():
    model = load("models/billiards.json")
    result = kane.simulate(model, method="moreau", duration=0.5, record_every=0.05)
    for each in body_loads(result):
        assert unbalanced(each) < BALANCE, each.body


def test_forces_that_do_not_move_a_body_as_it_moves_are_refused(monkeypatch):
    bob = wheel("bob", position=(0.0, -1.0, 0.0))
    pin = axle("pin", "bob", point_b=(0.0, 1.0, 0.0))
    result = run(Model(bodies=(bob,), joints=(pin,), gravity=(1.0, -9.0, 0.0)), duration=0.1)

    def damaged(result, frame):
        instant = instant_of(result, frame)
        return dataclasses.replace(instant, multipliers=1.001 * instant.multipliers)

    monkeypatch.setattr("kane.analyses.body_loads.instant_of", damaged)
    with pytest.raises(KaneError, match="'bob' at 0 s are not in balance with its motion"):
        body_loads(result)


@pytest.mark.parametrize(
    ("wish", "words"),
    [
        ({"bodies": ["nobody"]}, "There is no body 'nobody'"),
        ({"times": [7.0]}, "is not in it"),
        ({"times": [float("nan")]}, "is not in it"),
    ],
)
def test_what_is_not_there_is_refused(machine, wish, words):
    with pytest.raises(ArgumentError, match=words):
        body_loads(machine, **wish)


def test_the_table_has_a_line_for_each_force_with_all_digits(machine, tmp_path):
    path = tmp_path / "loads.csv"
    found = body_loads(machine, bodies=["b1"], times=[0.0, 0.11])
    write_body_loads(path, found)
    with path.open(newline="") as stream:
        lines = list(csv.DictReader(stream))
    (loads,) = found
    assert len(lines) == 2 * len(loads.loads)
    total = {}
    for line in lines:
        point, force, moment, w = (
            np.array([float(line[f"{key} [{unit}]"]) for key in keys])
            for keys, unit in (
                (("x", "y", "z"), "m"),
                (("fx", "fy", "fz"), "N"),
                (("mx", "my", "mz"), "N m"),
                (("wx", "wy", "wz"), "rad/s"),
            )
        )
        k = list(map(repr, loads.time.tolist())).index(line["time [s]"])
        np.testing.assert_array_equal(w, loads.angular_velocity[k])
        one = np.concatenate([force, moment + np.cross(point, force)])
        total[k] = total.get(k, 0.0) + one
    np.testing.assert_array_equal([total[0], total[1]], loads.residual)
