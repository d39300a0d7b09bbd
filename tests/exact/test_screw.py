"""A nut on a thread against its equation of one freedom."""

import numpy as np
import pytest
from scipy.spatial.transform import Rotation
from tests.engine.helpers import floats
from tests.engine.machines import run, wheel

from kane.elements.screw import Screw
from kane.model import Model

M, J, G = 1.3, 0.02, 9.81
AXIS = Rotation.from_rotvec([0.3, -0.9, 0.4])
RTOL = 1e-12
ROUND_OFF = 1e-10  # some hundred steps of 1e-12


def nut(pitch, turn=None, **fields):
    """A nut that sinks along the z axis, or along the z axis turned."""
    turn = turn or Rotation.identity()
    axis = floats(turn.apply([0.0, 0.0, 1.0]))
    return Model(
        gravity=floats(-G * np.array(axis)),
        bodies=(wheel("nut", J, mass=M, orientation=floats(turn.as_quat()), **fields),),
        joints=(Screw(name="thread", body_a="ground", body_b="nut", axis_a=axis, pitch=pitch),),
    )


@pytest.mark.parametrize("pitch", [0.4, -0.4])
@pytest.mark.parametrize("turn", [None, AXIS], ids=["upright", "tilted"])
def test_a_nut_sinks_by_its_pitch_in_each_turn(pitch, turn):
    # (m + J (2 pi / P)^2) s'' = -m g
    result = run(nut(pitch, turn), duration=2.0, rtol=RTOL)
    t, lead = result.time, 2 * np.pi / pitch
    acceleration = -M * G / (M + J * lead**2)
    s = acceleration * t**2 / 2
    assert abs(lead * s[-1]) > 4 * np.pi  # several turns
    np.testing.assert_allclose(result["thread.displacement"], s, atol=ROUND_OFF)
    angle = result["thread.angle"] - result["thread.angle"][0]  # sides need not meet at the start
    np.testing.assert_allclose(angle, lead * s, atol=100 * ROUND_OFF)
    np.testing.assert_allclose(
        result["thread.angle_rate"], lead * acceleration * t, atol=100 * ROUND_OFF
    )
    axis = np.array(result.model.joints[0].axis_a)
    force = np.array([result[f"thread.f{i}"] for i in "xyz"]).T @ axis
    moment = np.array([result[f"thread.m{i}"] for i in "xyz"]).T @ axis
    np.testing.assert_allclose(force, M * (acceleration + G), atol=1e-8)
    np.testing.assert_allclose(moment, J * lead * acceleration, atol=1e-8)
    assert result.energy_drift < 100 * ROUND_OFF


def test_bolt_and_nut_in_free_flight_keep_their_momenta():
    pitch, relative = 0.2, 3.0
    # the nut advances on the bolt: v_rel = pitch / (2 pi) w_rel
    model = Model(
        bodies=(
            wheel("bolt", 0.05, mass=2.0),
            wheel("nut", J, mass=M, velocity=(0.0, 0.0, pitch * relative / (2 * np.pi)),
                  angular_velocity=(0.0, 0.0, relative)),
        ),
        joints=(Screw(name="thread", body_a="bolt", body_b="nut", pitch=pitch),),
    )  # fmt: skip
    result = run(model, duration=3.0, rtol=RTOL)
    u = result.u
    np.testing.assert_allclose(
        2.0 * u[:, 0, 2] + M * u[:, 1, 2], M * pitch * relative / (2 * np.pi), atol=1e-12
    )
    np.testing.assert_allclose(0.05 * u[:, 0, 5] + J * u[:, 1, 5], J * relative, atol=1e-12)
    advance = result["nut.z"] - result["bolt.z"]
    np.testing.assert_allclose(
        advance, pitch / (2 * np.pi) * result["thread.angle"], atol=ROUND_OFF
    )
    assert result.outcome.position_violation < ROUND_OFF
