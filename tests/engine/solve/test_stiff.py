"""SciPy's methods: stiff models, and the equations at the projection of the state."""

import threading

import numpy as np
import pytest
from tests.engine.helpers import random_model, rod, violations

import kane
from kane.compiled import compile_model
from kane.elements.spring import Spring
from kane.kernels.equations.evaluate import evaluate
from kane.kernels.equations.project import project
from kane.kernels.methods.calls import calls_for
from kane.kernels.methods.projected import projected_jacobian, projected_rates
from kane.kernels.tables import make_work
from kane.model import Model
from kane.solve.assembly import assemble
from kane.solve.outcome import Ending

STIFF = ("esdirk43", "radau", "bdf", "lsoda")


def projected(model, y):
    """f(P(y)) and its Jacobian."""
    system = compile_model(model)
    work, n = make_work(system.tables), system.state_size
    step, left = np.zeros(6 * system.bodies), np.zeros(2)
    rates, J = np.zeros(n), np.zeros((n, n))
    y_on = np.zeros(n)
    calls = calls_for(system.tables, work)
    assert projected_rates(system.tables, work, calls, 0.0, y, y_on, step, left, rates) == 0
    scratch = np.zeros((2, n))
    assert not projected_jacobian(
        system.tables, work, calls, 0.0, y, scratch[0], y_on, step, left, scratch[1], J
    )
    return rates, J


def test_rates_are_those_of_the_state_on_the_constraints():
    model = random_model(1, bodies=3, loops=1)
    system = compile_model(model)
    y = assemble(system).state + 1e-4 * np.random.default_rng(0).normal(size=system.state_size)
    kept = y.copy()
    rates, _ = projected(model, y)
    assert np.array_equal(y, kept)
    work, expected = make_work(system.tables), np.zeros(y.size)
    project(system.tables, work, 0.0, y, np.zeros(6 * system.bodies), np.zeros(2))
    evaluate(system.tables, work, 0.0, y, expected, False)
    np.testing.assert_array_equal(rates, expected)


def test_jacobian_is_the_derivative_of_the_rates():
    model = random_model(2, bodies=3, loops=1)
    system = compile_model(model)
    y = assemble(system).state
    _, J = projected(model, y)
    rng, h = np.random.default_rng(3), 1e-5
    for _ in range(5):
        d = rng.normal(size=y.size)
        central = (projected(model, y + h * d)[0] - projected(model, y - h * d)[0]) / (2 * h)
        # the constraints close to 1e-13 of the size: over a nudge of 1.5e-8 some 1e-5 of the rates
        np.testing.assert_allclose(J @ d, central, atol=1e-4 * np.abs(central).max())


def damped(damping):
    """A body on a spring with a damper that stops it within 1 / damping seconds."""
    return Model(
        gravity=(0.0, 0.0, -9.81),
        bodies=(rod(position=(0.0, 0.0, -1.0)),),
        springs=(
            Spring(
                name="s", body_a="ground", body_b="rod", stiffness=damping, damping=damping,
                free_length=0.5,
            ),
        ),
    )  # fmt: skip


@pytest.mark.parametrize("method", STIFF)
def test_a_stiff_model_takes_few_steps(method):
    # the explicit method must keep |h c / m| below some 6, long after that motion has died away
    settings = {"duration": 1.0, "record_every": 0.05, "rtol": 1e-6, "atol": 1e-8}
    explicit = kane.simulate(damped(1e4), method="dop853", **settings)
    result = kane.simulate(damped(1e4), method=method, **settings)
    assert explicit.outcome.ok
    assert result.outcome.ok
    assert result.outcome.steps < explicit.outcome.steps / 4
    np.testing.assert_allclose(result["rod.z"], explicit["rod.z"], atol=1e-4)


@pytest.mark.parametrize("method", STIFF)
def test_stopping_keeps_what_there_is(method):
    stop, seen = threading.Event(), []

    def progress(done):
        seen.append(done)
        if len(seen) == 3:
            stop.set()

    model = random_model(4, bodies=3)
    result = kane.simulate(
        model, method=method, duration=1e6, record_every=100.0, progress=progress, stop=stop
    )
    assert result.outcome.ending is Ending.STOPPED
    assert 0 < result.outcome.time < 1e6
    assert len(seen) == 3
    assert np.isfinite(result.q).all()


@pytest.mark.parametrize("method", STIFF)
def test_books_and_joints_of_a_random_model_close(method):
    model = random_model(5, bodies=2)
    result = kane.simulate(model, method=method, duration=1.0, rtol=1e-8, atol=1e-10)
    assert result.outcome.ok
    # the tolerance is for a step, of which there are some hundred
    assert result.energy_drift < 300 * 1e-8 * result.largest_energy
    gap, speed = violations(result)
    assert gap < 1e-9
    assert speed < 1e-9


@pytest.mark.parametrize("method", STIFF)
def test_the_smallest_tolerance_is_taken(method, two_bodies):
    # SciPy would print of tolerances below 2e-14
    result = kane.simulate(two_bodies, method=method, duration=1e-3, rtol=1e-14, atol=1e-14)
    assert result.outcome.ok
