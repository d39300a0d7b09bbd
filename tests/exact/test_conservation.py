"""What mechanics keeps, whatever the motion."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from scipy.spatial.transform import Rotation
from tests.engine.helpers import floats, random_model

import kane
from kane.elements.spring import Spring


def momenta(result):
    """Linear momentum, and angular momentum about the origin, of every frame."""
    linear, angular = 0.0, 0.0
    for i, body in enumerate(result.model.bodies):
        p, u = result.q[:, i, :3], result.u[:, i]
        turn = Rotation.from_quat(result.q[:, i, 3:].copy())
        linear = linear + body.mass * u[:, :3]
        angular = angular + np.cross(p, body.mass * u[:, :3])
        angular = angular + turn.apply(np.array(body.inertia) * u[:, 3:])
    return linear, angular


def spread(values):
    return np.abs(values - values[0]).max()


def pair(seed, stiffness, damping):
    rng = np.random.default_rng(seed)
    model = random_model(seed, bodies=2, loads=False, anchored=False)
    spring = Spring(
        name="s", body_a="b0", point_a=floats(rng.normal(size=3)), body_b="b1",
        point_b=floats(rng.normal(size=3)), stiffness=stiffness, damping=damping, free_length=1.0,
    )  # fmt: skip
    return replace(model, springs=(spring,))


@settings(max_examples=15, deadline=None, derandomize=True)
@given(
    seed=st.integers(0, 10**6),
    stiffness=st.floats(0.1, 100),
    damping=st.one_of(st.just(0.0), st.floats(0.01, 10)),
)
def test_two_free_bodies_on_a_ball_and_a_spring_keep_their_momenta(seed, stiffness, damping):
    model = pair(seed, stiffness, damping)
    assert len(model.joints) == 1
    # some draws hold hundreds of joules: 1e-12 leaves a part of 1e-11 of them
    result = kane.simulate(model, duration=2.0, record_every=0.02, rtol=1e-12, atol=1e-14)
    assert result.outcome.ok
    linear, angular = momenta(result)
    # the joint's forces cancel to round-off in each step; only the error of the steps is left
    assert spread(linear) < 1e-9
    assert spread(angular) < 1e-8
    assert result.energy_drift < 1e-8
    assert (np.diff(result["system.dissipated"]) >= -1e-12).all()


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("loops", [0, 1])
def test_the_books_of_energy_balance(seed, loops):
    # gravity, springs, dampers, forces and torques in ground and in body axes, all at once
    model = random_model(seed, bodies=4, loops=loops)
    result = kane.simulate(model, duration=1.0, record_every=0.02, rtol=1e-11, atol=1e-13)
    assert result.outcome.ok
    largest = max(np.abs(result[f"system.{key}"]).max() for key in ("kinetic_energy", "work"))
    assert result.energy_drift < 1e-8 * largest
    assert result["system.dissipated"][-1] > 0
    assert np.ptp(result["system.work"]) > 0


def test_the_drift_of_energy_shows_the_order_of_rk4():
    model = random_model(3, bodies=3)
    drifts = [
        kane.simulate(model, method="rk4", step=step, record_every=0.1).energy_drift
        for step in (4e-3, 2e-3, 1e-3)
    ]
    assert np.log2(np.divide(drifts[:-1], drifts[1:])) == pytest.approx([4, 4], abs=0.3)
