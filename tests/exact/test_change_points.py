"""Loops that fold onto one line and go on, against the equation of their one freedom.

Where all bars lie on one line the rows of the joints lose rank, and another branch begins.
"""

import numpy as np
import pytest
from tests.engine.folding import FOUR_BAR, KITE, PARALLELOGRAM, RHOMBUS, off
from tests.thinned import thinned

import kane
from kane.model import ADAPTIVE_METHODS

LOOPS = {"kite": KITE, "four-bar": FOUR_BAR, "rhombus": RHOMBUS, "parallelogram": PARALLELOGRAM}
FORMULATIONS = ["multipliers", "embedded"]


def run(loop, duration=3.0, **settings):
    result = kane.simulate(loop.model(), duration=duration, record_every=0.02, **settings)
    assert result.outcome.ok, result.outcome.message
    return result, result.energy_drift / result["system.kinetic_energy"].max()


@pytest.mark.parametrize("loop", thinned(LOOPS.values(), 2), ids=LOOPS)
@pytest.mark.parametrize("formulation", FORMULATIONS)
@pytest.mark.parametrize("method", thinned(sorted(ADAPTIVE_METHODS), 4))
def test_every_method_passes_at_default_tolerances(method, formulation, loop):
    result, drift = run(loop, method=method, formulation=formulation)
    # some hundred errors of 1e-8 each; methods of low order make a thousand
    assert drift < 1e-5
    assert off(loop, result) < 1e-4
    assert result.doubts == ()


@pytest.mark.parametrize("loop", thinned(LOOPS.values(), 2), ids=LOOPS)
@pytest.mark.parametrize(
    "formulation", [FORMULATIONS[0], pytest.param(FORMULATIONS[1], marks=pytest.mark.slow)]
)
@pytest.mark.parametrize("method", thinned(["dop853", "dopri5", "esdirk43"], 2))
def test_the_error_falls_with_the_tolerance(method, formulation, loop):
    for rtol in (1e-6, 1e-8, 1e-10) + (1e-12,) * (method == "dop853"):
        result, drift = run(loop, method=method, formulation=formulation, rtol=rtol)
        assert drift < 1e3 * rtol, rtol
        assert off(loop, result) < 2e4 * rtol, rtol


@pytest.mark.parametrize("loop", [KITE, FOUR_BAR], ids=["kite", "four-bar"])
@pytest.mark.parametrize(
    "seed", [0, 1, *(pytest.param(seed, marks=pytest.mark.slow) for seed in range(2, 10))]
)
def test_wherever_its_steps_end(loop, seed):
    rng = np.random.default_rng(seed)
    loop = loop.at(angle=rng.uniform(0.5, 1.9), rate=rng.uniform(-5.0, 5.0))
    rtol, formulation = 10 ** -rng.uniform(6, 11), FORMULATIONS[seed % 2]
    result, drift = run(loop, rtol=rtol, formulation=formulation)
    assert drift < 1e3 * rtol
    assert off(loop, result) < 1e4 * rtol


@pytest.mark.parametrize("formulation", FORMULATIONS)
@pytest.mark.parametrize("method", sorted(ADAPTIVE_METHODS))
def test_a_frame_may_lie_in_the_folded_position(method, formulation):
    loop = KITE.at(angle=1.0, rate=-2.0, g=0.0)
    times = np.linspace(0.0, 1.0, 1001)
    folded = float(np.interp(0.0, -loop.angles(times), times))
    result = kane.simulate(
        loop.model(), method=method, formulation=formulation, duration=2 * folded,
        record_every=folded / 4,
    )  # fmt: skip
    assert result.outcome.ok
    energy = result["system.kinetic_energy"]
    np.testing.assert_allclose(energy, energy[0], rtol=2e-6)
    assert off(loop, result) < 1e-5


@pytest.mark.parametrize("method", ["dop853", "dopri5", "esdirk43"])
def test_recording_does_not_change_the_way_through(method):
    coarse, fine = (
        kane.simulate(KITE.model(), method=method, duration=3.0, record_every=every)
        for every in (1.0, 0.01)
    )
    assert coarse.outcome.steps == fine.outcome.steps
    np.testing.assert_allclose(coarse.q[-1], fine.q[-1], atol=1e-12)


@pytest.mark.parametrize("loop", [KITE, RHOMBUS, PARALLELOGRAM], ids=["kite", "rhombus", "para"])
@pytest.mark.parametrize("longer", [1e-9, 1e-6, 1e-3])
@pytest.mark.parametrize("method", ["dop853", "dopri5", "esdirk43"])
def test_a_loop_that_does_not_quite_fold_keeps_its_energy(method, longer, loop):
    # which way it goes past such a place is up to the last digits; that it keeps its energy is not
    result = kane.simulate(loop.model(longer), method=method, duration=3.0, record_every=0.02)
    assert result.outcome.ok
    assert result.energy_drift < 1e-5 * result["system.kinetic_energy"].max()


@pytest.mark.parametrize("formulation", FORMULATIONS)
@pytest.mark.parametrize("method", ["euler", "heun", "rk4"])
def test_a_fixed_step_that_ends_in_the_folded_position_goes_on_beside_it(method, formulation):
    loop = KITE.at(angle=1.0, rate=-2.0, g=0.0)
    times = np.linspace(0.0, 1.0, 1001)
    folded = float(np.interp(0.0, -loop.angles(times), times))
    result = kane.simulate(
        loop.model(), method=method, formulation=formulation, duration=2 * folded,
        record_every=0.6 * folded, step=folded / 500,
    )  # fmt: skip
    assert result.outcome.ok
    assert result.doubts == ()
    assert off(loop, result) < (1e-3 if method == "euler" else 1e-5)
