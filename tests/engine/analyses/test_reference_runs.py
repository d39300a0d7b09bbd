"""Example models against independent integrations in minimal coordinates, made at 1e-12."""

import json

import numpy as np
import pytest
from tests.engine.helpers import REFERENCE, evaluated

import kane


def reference(name):
    return json.loads((REFERENCE / name).read_text())


def relative_angles(K):
    """beta, Theta, gamma, Phi, delta, Omega, epsilon from the absolute values of K1 to K7."""
    return np.array([K[0], K[1] - K[0], K[2], K[3] - K[4], K[4], K[5] - K[6], K[6]])


def largest_deviation(values, expected):
    return np.abs(values / expected - 1).max()


@pytest.fixture(scope="module")
def andrews_end():
    """Angles, rates and accelerations of the seven bodies at 0.03 s."""
    model = kane.load(REFERENCE.parents[1] / "models" / "andrews.json")
    # the errors of some hundred steps add up, near toggle positions by a factor of some tens
    result = kane.simulate(model, rtol=1e-12, atol=1e-14)
    assert result.outcome.ok
    names = [f"K{i}" for i in range(1, 8)]
    y = np.concatenate([result.q[-1].ravel(), result.u[-1].ravel(), [0, 0]])
    return (
        relative_angles([result[f"{name}.angle_z"][-1] for name in names]),
        relative_angles([result[f"{name}.wz"][-1] for name in names]),
        relative_angles(evaluated(model, y).u_dot.reshape(7, 6)[:, 5]),
    )


def test_andrews_mechanism_ends_in_the_reference_state(andrews_end):
    angles, rates, accelerations = andrews_end
    expected = reference("andrews.json")
    assert largest_deviation(angles, np.array(expected["reference"][:7])) < 1e-8
    assert largest_deviation(rates, np.array(expected["reference"][7:])) < 1e-8
    # accelerations are as sensitive to the state as the rates are, through the stiff spring
    against = np.array(expected["reference_accelerations"])
    assert largest_deviation(accelerations, against) < 1e-8


def test_two_bodies_follow_the_reference_motion(two_bodies):
    expected = reference("chapter4_two_bodies.json")
    values = np.array(expected["values"])
    result = kane.simulate(two_bodies, record_every=0.1, rtol=1e-12, atol=1e-14)
    np.testing.assert_allclose(result.time, expected["time"], atol=1e-12)
    q, u = result.q, result.u
    computed = np.hstack([q[:, 0], u[:, 0], q[:, 1, 3:], u[:, 1, 3:]])
    assert computed.shape == values.shape
    scale = np.maximum(np.abs(values).max(axis=0), 1.0)
    assert (np.abs(computed - values) / scale).max() < 1e-8
