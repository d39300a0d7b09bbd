"""A mass on a spring and damper."""

import numpy as np
import pytest

import kane
from kane.elements.body import Body
from kane.elements.spring import Spring
from kane.model import Model

M, K, L0, X0, V0, G = 2.0, 50.0, 0.7, 1.2, -0.4, 3.0


def motion(t, damping):
    """x and x' of m x'' = -k (x - l0) - c x' + m g from X0 and V0, damped less than critically."""
    decay = damping / (2 * M)
    rate = np.sqrt(K / M - decay**2)
    rest = L0 + M * G / K
    a, b = X0 - rest, (V0 + decay * (X0 - rest)) / rate
    cos, sin, fade = np.cos(rate * t), np.sin(rate * t), np.exp(-decay * t)
    x = rest + fade * (a * cos + b * sin)
    return x, fade * (rate * (b * cos - a * sin) - decay * (a * cos + b * sin))


@pytest.mark.parametrize("damping", [0.0, 1.5])
def test_the_oscillation_of_the_formula_obeys_its_equation(damping):
    h, t = 1e-4, np.linspace(0.1, 3, 30)  # second differences: error h^2
    (x0, _), (x, v), (x1, _) = (motion(t + d, damping) for d in (-h, 0, h))
    assert motion(0.0, damping) == pytest.approx((X0, V0))
    np.testing.assert_allclose((x1 - x0) / (2 * h), v, atol=1e-6)
    np.testing.assert_allclose(
        M * (x1 - 2 * x + x0) / h**2, -K * (x - L0) - damping * v + M * G, atol=1e-5
    )


@pytest.mark.parametrize("direction", [(1.0, 0.0, 0.0), (0.0, 0.6, -0.8)])
@pytest.mark.parametrize("damping", [0.0, 1.5])
def test_a_mass_on_a_spring_and_damper_oscillates(damping, direction):
    n = np.array(direction)
    model = Model(
        gravity=tuple((G * n).tolist()),
        bodies=(
            Body(
                name="m",
                mass=M,
                inertia=(1.0, 1.0, 1.0),
                position=tuple((X0 * n).tolist()),
                velocity=tuple((V0 * n).tolist()),
            ),
        ),
        springs=(
            Spring(
                name="s", body_a="ground", body_b="m", stiffness=K, damping=damping,
                free_length=L0,
            ),
        ),
    )  # fmt: skip
    result = kane.simulate(model, duration=5.0, rtol=1e-12, atol=1e-13)
    x, v = motion(result.time, damping)
    tolerance = 1e-10  # some hundred steps of 1e-12
    np.testing.assert_allclose(result.q[:, 0, :3] @ n, x, atol=tolerance)
    np.testing.assert_allclose(result["s.length"], x, atol=tolerance)
    np.testing.assert_allclose(result["s.force"], K * (x - L0) + damping * v, atol=K * tolerance)

    def energy(x, v):
        return M * v**2 / 2 + K * (x - L0) ** 2 / 2 - M * G * x

    lost = energy(X0, V0) - energy(x, v)
    np.testing.assert_allclose(result["system.dissipated"], lost, atol=100 * tolerance)
    assert result.energy_drift < 100 * tolerance
    if damping:
        assert np.diff(result["system.dissipated"]).min() >= 0
