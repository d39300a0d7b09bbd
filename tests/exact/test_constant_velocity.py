"""Two shafts around a bend: equal speeds by one joint, those of Hooke by the other."""

import numpy as np
import pytest
from scipy.spatial.transform import Rotation
from tests.engine.machines import X, Z, run, wheel

from kane.compiled import compile_model
from kane.compiled.constraint_matrix import placed
from kane.elements.ball import Ball
from kane.elements.constant_velocity import ConstantVelocity
from kane.elements.loads import Torque
from kane.elements.orientation import AxisAngle
from kane.elements.revolute import Revolute
from kane.elements.universal import Universal
from kane.errors import ModelError
from kane.kernels.equations import assemble
from kane.model import Model, check

RATE = 3.0  # rad/s
ROUND_OFF = 1e-11  # some tens of steps, each projected to 1e-14, of 9 rad


def shafts(joint, bend, turn=0.0, **fields):
    """Two shafts in bearings, the second bent from x in the xy plane, joined at the origin.

    They stand turned about their own axes by an angle.
    """
    way = (np.cos(bend), np.sin(bend), 0.0)
    bent = Rotation.from_rotvec([0.0, 0.0, bend])
    own = Rotation.from_rotvec([turn, 0.0, 0.0])
    bodies = tuple(
        wheel(name, 0.4, position=at, orientation=tuple((frame * own).as_quat().tolist()))
        for name, at, frame in (("one", (-1.0, 0.0, 0.0), Rotation.identity()), ("two", way, bent))
    )
    bearings = (
        Revolute(name="A", body_a="ground", point_a=(-1.0, 0.0, 0.0), body_b="one", axis_a=X,
                 axis_b=X, angle_rate=RATE),
        Revolute(name="B", body_a="ground", point_a=way, body_b="two", axis_a=way, axis_b=X),
    )  # fmt: skip
    ends = {"body_a": "one", "point_a": X, "body_b": "two", "point_b": (-1.0, 0.0, 0.0)}
    return Model(bodies=bodies, joints=(*bearings, joint(name="J", **ends, **fields)))


@pytest.mark.parametrize("method", ["dop853", "esdirk43"])
@pytest.mark.parametrize("bend", [0.0, 0.3, 0.9, 1.5])
def test_shafts_turn_equally_fast_at_any_bend(bend, method):
    model = shafts(ConstantVelocity, bend, turn=0.4, axis_a=X, axis_b=X)
    result = run(model, duration=3.0, rtol=1e-9, method=method)
    turned = [result[f"{name}.angle"] - result[f"{name}.angle"][0] for name in "AB"]
    # equal inertias, no torque: both go on as they began
    np.testing.assert_allclose(turned[0], RATE * result.time, atol=1e-7)  # rtol over 9 rad
    np.testing.assert_allclose(turned[1], turned[0], atol=ROUND_OFF)
    np.testing.assert_allclose(result["B.angle_rate"], result["A.angle_rate"], atol=ROUND_OFF)


def test_the_universal_joint_between_the_same_shafts_swings_as_hooke_says():
    bend = 0.9
    result = run(shafts(Universal, bend, axis_a=Z, axis_b=(0.0, 1.0, 0.0)), duration=3.0)
    ratio = result["B.angle_rate"] / result["A.angle_rate"]
    # the arm of A stands across the bend at the start: cos b / (1 - sin^2 b cos^2 a)
    a = result["A.angle"] - result["A.angle"][0]
    hooke = np.cos(bend) / (1 - np.sin(bend) ** 2 * np.sin(a) ** 2)
    np.testing.assert_allclose(ratio, hooke, atol=1e-7)  # 1e-8 of a step, some ten of them


def test_the_moment_lies_halfway_between_the_shafts():
    bend, torque = 0.7, 2.0
    model = shafts(ConstantVelocity, bend, axis_a=X, axis_b=X)
    push = Torque(name="push", body="one", torque=(torque, 0.0, 0.0))
    result = run(Model(bodies=model.bodies, joints=model.joints, torques=(push,)), duration=1.0)
    # a torque on one of two equal inertias: half of it goes through the joint
    moment = np.array([result[f"J.m{i}"] for i in "xyz"]).T
    halfway = np.array([np.cos(bend / 2), np.sin(bend / 2), 0.0])
    along = moment @ halfway
    np.testing.assert_allclose(moment, along[:, None] * halfway, atol=1e-9)  # round-off
    np.testing.assert_allclose(along * np.cos(bend / 2), torque / 2, atol=1e-9)


@pytest.mark.parametrize(("twist", "kept"), [(0.3, 0.0), (-0.3, 0.0), (2.9, np.pi)])
def test_a_twist_is_closed_to_the_nearest_of_the_two_ways_to_put_it_together(twist, kept):
    body = wheel("b", orientation=AxisAngle(axis=Z, angle=twist))
    joint = ConstantVelocity(name="J", body_a="ground", body_b="b")
    result = run(Model(bodies=(body,), joints=(joint,)), duration=0.1)
    turn = Rotation.from_quat(result.q[0, 0, 3:]).as_rotvec()
    np.testing.assert_allclose(turn, [0.0, 0.0, kept], atol=1e-9)


def test_a_body_on_it_keeps_its_energy_and_is_never_twisted():
    # thrown about a line that is not across the shaft: the joint alone keeps it from twisting
    body = wheel("b", center=(0.0, 0.1, 0.5), angular_velocity=(2.0, 1.0, 0.5))
    joint = ConstantVelocity(name="J", body_a="ground", body_b="b")
    model = Model(gravity=(0.0, 0.0, 9.81), bodies=(body,), joints=(joint,))
    result = run(model, duration=4.0, rtol=1e-11)
    turns = Rotation.from_quat(result.q[:, 0, 3:]).as_rotvec()
    assert np.abs(turns).max() > 0.3
    np.testing.assert_allclose(turns[:, 2], 0.0, atol=1e-12)  # to which the joints are closed
    assert result.energy_drift < 1e-8  # 1e-11 of a step, a hundred steps of some ten joules


def planar(axis, **fields):
    bodies = (wheel("a"), wheel("b", position=(0.3, 0.2, 0.0)))
    joint = ConstantVelocity(name="j", body_a="a", body_b="b", point_b=(-0.3, -0.2, 0.0),
                             axis_a=axis, axis_b=axis, **fields)  # fmt: skip
    return Model(planar=True, bodies=bodies, joints=(joint,))


def test_in_a_plane_it_is_a_hinge_where_its_shafts_lie_in_it():
    model = planar((0.6, 0.8, 0.0))
    check(model)
    assert compile_model(model).rows == 2
    hinge = Ball(name="j", body_a="a", body_b="b", point_b=(-0.3, -0.2, 0.0))
    moving = wheel("b", position=(0.3, 0.2, 0.0), angular_velocity=(0.0, 0.0, 2.0))
    results = [
        run(Model(planar=True, bodies=(model.bodies[0], moving), joints=(j,)), duration=1.0)
        for j in (model.joints[0], hinge)
    ]
    np.testing.assert_allclose(results[0].q, results[1].q, atol=1e-12)


def test_in_a_plane_it_holds_all_turns_where_its_shafts_stand_across():
    model = planar(Z)
    with pytest.raises(ModelError, match="would hold 'b' fast: no motion that it leaves free"):
        check(model)


def test_shafts_in_a_plane_that_are_twisted_by_a_quarter_turn_are_refused():
    with pytest.raises(ModelError, match=r"side_b: no motion in the xy plane brings it into"):
        check(planar(X, side_a=Z, side_b=(0.0, 1.0, 0.0)))


def test_its_row_is_the_sine_of_the_twist():
    # phi = -L (1 + cos b) sin t for a bend b about x, after a twist t about z
    joint = ConstantVelocity(name="J", body_a="ground", body_b="b")
    for bend, twist in ((0.0, 0.2), (0.7, -0.4), (1.9, 0.5), (3.0, 1.0)):
        turn = Rotation.from_rotvec([bend, 0.0, 0.0]) * Rotation.from_rotvec([0.0, 0.0, twist])
        body = wheel("b", orientation=tuple(turn.as_quat().tolist()))
        system = compile_model(Model(bodies=(body,), joints=(joint,)))
        work = placed(system, system.initial_state)
        assemble.residuals(system.tables, work)
        length = system.tables.angles["length"][0]
        wanted = -length * (1 + np.cos(bend)) * np.sin(twist)
        assert work.phi[3] == pytest.approx(wanted, abs=1e-14)
