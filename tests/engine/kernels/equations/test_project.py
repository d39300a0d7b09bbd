import numpy as np
import pytest
from msgspec.structs import replace
from tests.engine.helpers import pendulum, plain_equations, random_model
from tests.engine.mechanisms import four_bars_in_a_row

import kane
from kane.compiled import compile_model
from kane.kernels.equations.project import project
from kane.kernels.tables import make_work


def projected(model, y):
    """Project a state; return whether it closed, the state and the tally."""
    system = compile_model(model)
    y, tally = y.copy(), np.zeros(3)
    step = np.zeros(6 * system.bodies)
    closed = project(system.tables, make_work(system.tables), 0.0, y, step, tally)
    return closed, y, tally


@pytest.mark.parametrize("seed", range(5))
def test_a_state_beside_the_joints_is_put_on_them(seed):
    model = random_model(seed, bodies=5, loops=1)
    n = len(model.bodies)
    y = compile_model(model).initial_state
    drifted = y + 1e-4 * np.random.default_rng(seed).normal(size=y.size)
    closed, onto, tally = projected(model, drifted)
    plain = plain_equations(model, onto)
    assert closed
    assert np.abs(plain.phi).max() < 1e-12
    assert np.abs(plain.B @ onto[7 * n : 13 * n]).max() < 1e-12
    assert tally[0] == pytest.approx(np.abs(plain.phi).max(), abs=1e-14)
    assert np.abs(onto[: 7 * n] - drifted[: 7 * n]).max() < 1e-2
    assert list(onto[13 * n :]) == list(drifted[13 * n :])  # the energies are no part of it


def test_a_state_that_does_not_close_leaves_no_trace_in_the_tally():
    # dop853 takes such a step back; what it left open was never part of the motion
    joint = pendulum().joints[0]
    far = replace(joint, name="far", point_a=(5.0, 0.0, 0.0))
    model = replace(pendulum(), joints=(joint, far))
    closed, _, tally = projected(model, compile_model(model).initial_state)
    assert not closed
    assert not tally.any()


def kinetic(model, u):
    mass = np.array([(body.mass,) * 3 + body.inertia for body in model.bodies]).ravel()
    return 0.5 * u @ (mass * u)


@pytest.mark.parametrize("angle", [1.0, 1e-2, 1e-4, 1e-6, 1e-7, 0.0])
def test_putting_speeds_back_takes_energy_and_never_adds_any(angle):
    # with mass weights the change is orthogonal to what is left of the speeds; even where the
    # loops are about to lose rank
    model = four_bars_in_a_row(3, angle=angle)
    n = len(model.bodies)
    _, y, _ = projected(model, compile_model(model).initial_state)
    rng = np.random.default_rng(0)
    for size in (1e-8, 1e-4, 1.0):
        off = y.copy()
        off[7 * n : 13 * n] += size * rng.normal(size=6 * n)
        _, onto, _ = projected(model, off)
        before, after = (kinetic(model, state[7 * n : 13 * n]) for state in (off, onto))
        assert after <= before * (1 + 1e-14)
        # the positions were closed and are left alone, but for round-off over the smallest
        # singular value
        assert np.abs(onto[: 7 * n] - off[: 7 * n]).max() < 1e-7


@pytest.mark.parametrize("rtol", [1e-4, 1e-6, 1e-8, 1e-10])
def test_a_loop_gains_no_energy_beyond_the_tolerance(rtol):
    # about 50 steps a second, each with an error of rtol of the energy, some 10 J, and a
    # projection of the same size
    result = kane.simulate(four_bars_in_a_row(1, speed=3.0), duration=2.0, rtol=rtol, atol=rtol)
    assert result.outcome.ok
    gain = result["system.energy_balance"].max()
    assert gain < 1e3 * rtol
