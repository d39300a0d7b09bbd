import msgspec
import numpy as np
import pytest
from tests.engine.joint_cases import JOINT_TYPES, SPEED_FREEDOMS, pendulum, tag, two_bodies

import kane
from kane.elements.axes import AxisJoint
from kane.elements.directions import cross, triad
from kane.elements.fixed import Fixed
from kane.elements.knife_edge import KnifeEdge
from kane.elements.prismatic import Prismatic
from kane.elements.velocity_joint import VelocityJoint
from kane.files.model_json import dumps, loads

AXIS_TYPES = [kind for kind in JOINT_TYPES if issubclass(kind, AxisJoint)]
REACTIONS = ("fx", "fy", "fz", "mx", "my", "mz")


@pytest.fixture(params=JOINT_TYPES, ids=tag)
def kind(request):
    return request.param


@pytest.fixture
def run(kind):
    return kane.simulate(pendulum(kind), duration=1.0, rtol=1e-11, atol=1e-12, record_every=0.01)


def reaction(result, name):
    known = {signal.name for signal in result.signals()}
    columns = [f"{name}.{key}" for key in REACTIONS]
    zero = np.zeros(len(result.time))
    return np.stack([result[c] if c in known else zero for c in columns], axis=1)


def test_has_six_less_its_freedoms_rows(kind):
    from kane.compiled import compile_model

    assert compile_model(two_bodies(kind)).rows == 6 - SPEED_FREEDOMS[tag(kind)]


def test_survives_writing_and_reading(kind):
    model = pendulum(kind)
    assert loads(dumps(model)) == model


def test_keeps_energy_and_stays_closed(run):
    assert run.outcome.ok
    # an allowance of 1e-11 in each of some tens of steps, on energies of some tens of joules
    assert run.energy_drift < 1e-8
    assert run.outcome.position_violation < 1e-10
    assert run.outcome.velocity_violation < 1e-9


def test_reaction_balances_momentum_of_its_body(run):
    """Newton and Euler for body b, whose only other force is its weight."""
    body = run.model.bodies[1]
    rates = np.gradient(run.u[:, 1], run.time, axis=0, edge_order=2)
    force = body.mass * (rates[:, :3] - np.array(run.model.gravity))
    w, inertia = run.u[:, 1, 3:], np.array(body.inertia)
    torque = inertia * rates[:, 3:] + np.cross(w, inertia * w)
    found = reaction(run, "joint")
    R = np.stack([run.poses_at(time).rotation[1] for time in run.time])
    arm = R @ np.array(run.model.joints[1].point_b)
    about_centre = found[:, 3:] + np.cross(arm, found[:, :3])
    inside = slice(5, -5)
    # differences over 0.01 s of motions with frequencies of some 5 rad/s: h^2 times the third
    # derivative over 6 is some 1e-2 of the values, which are up to 100
    scale = max(np.abs(force).max(), np.abs(torque).max(), 1.0)
    np.testing.assert_allclose(found[inside, :3], force[inside], atol=3e-2 * scale)
    np.testing.assert_allclose(
        np.einsum("tji,tj->ti", R, about_centre)[inside], torque[inside], atol=3e-2 * scale
    )


@pytest.mark.parametrize("kind", AXIS_TYPES, ids=tag)
def test_result_does_not_depend_on_length_of_axes(kind):
    model = pendulum(kind)
    joint = model.joints[1]
    longer = {
        field: tuple(3.0 * x for x in getattr(joint, field))
        for field in ("axis_a", "axis_b", "side_a", "side_b")
        if hasattr(joint, field)
    }
    other = msgspec.structs.replace(
        model, joints=(model.joints[0], msgspec.structs.replace(joint, **longer))
    )
    one, two = (kane.simulate(m, duration=0.1, rtol=1e-10) for m in (model, other))
    np.testing.assert_allclose(one.q, two.q, atol=1e-9)


def with_joint_changed(model, **changes):
    joint = msgspec.structs.replace(model.joints[1], **changes)
    return msgspec.structs.replace(model, joints=(model.joints[0], joint))


@pytest.mark.parametrize("kind", AXIS_TYPES, ids=tag)
def test_axis_of_no_length_is_refused(kind):
    model = with_joint_changed(pendulum(kind), axis_a=(0.0, 0.0, 0.0))
    with pytest.raises(kane.ModelError, match=r"joints\[1\]\.axis_a: must not be zero"):
        kane.simulate(model)


@pytest.mark.parametrize("kind", [Prismatic, Fixed], ids=tag)
def test_side_along_the_axis_is_refused(kind):
    model = pendulum(kind)
    model = with_joint_changed(model, side_b=model.joints[1].axis_b)
    with pytest.raises(kane.ModelError, match=r"joints\[1\]\.side_b: must not lie along the axis"):
        kane.simulate(model)


def test_knife_edge_without_a_direction_is_refused():
    model = with_joint_changed(pendulum(KnifeEdge), across=(0.0, 0.0, 0.0))
    with pytest.raises(kane.ModelError, match=r"joints\[1\]\.across: must not be zero"):
        kane.simulate(model)


def test_velocity_joint_that_holds_nothing_is_refused():
    zero = (0.0, 0.0, 0.0)
    model = with_joint_changed(pendulum(VelocityJoint), linear=zero, angular=zero)
    with pytest.raises(kane.ModelError, match=r"joints\[1\]\.linear: must not be zero where"):
        kane.simulate(model)


def test_velocity_joint_with_angular_alone_holds_one_turn():
    zero = (0.0, 0.0, 0.0)
    about = (0.0, 0.6, 0.8)
    for axes in ("body_a", "body_b"):
        model = with_joint_changed(pendulum(VelocityJoint), linear=zero, angular=about, axes=axes)
        result = kane.simulate(model, duration=1.0, rtol=1e-10, record_every=0.1)
        for k, time in enumerate(result.time):
            R = result.poses_at(time).rotation
            w_a, w_b = (R[i] @ result.u[k, i, 3:] for i in (0, 1))
            axis = R[0 if axes == "body_a" else 1] @ about
            assert axis @ (w_b - w_a) == pytest.approx(0.0, abs=1e-12)
        assert np.abs(reaction(result, "joint")[:, :3]).max() == 0.0


def test_triad_is_right_handed_and_orthonormal():
    for axis, side in (((0.0, 0.0, 2.0), None), ((1.0, 2.0, -3.0), (0.0, 1.0, 0.0))):
        x, y, z = triad(axis, side)
        np.testing.assert_allclose(
            np.array([x, y, z]) @ np.array([x, y, z]).T, np.eye(3), atol=1e-15
        )
        np.testing.assert_allclose(cross(x, y), z, atol=1e-15)
    assert np.dot(x, side) > 0
