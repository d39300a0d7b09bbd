"""Linkages drawn by lot run through all that happens to them, by both formulations alike."""

import numpy as np
import pytest
from tests.changing_machine import machine
from tests.thinned import thinned

import kane
from kane.parts import AngleStop, DisplacementStop

# each of these was once stopped where it need not be
ONCE_STOPPED = [0, 5, 6, 18, 20, 29, 41, 51, 64, 85, 103, 117, 121, 130, 139]
DEAD_CENTRES = [4, 72, 76]
OTHERS = [seed for seed in range(150) if seed not in (*ONCE_STOPPED, *DEAD_CENTRES)]


def _runs(seed):
    """Return the run by each formulation; one by a smaller tolerance, so that errors are seen."""
    return [
        kane.simulate(machine(seed), duration=1.0, record_every=0.01, **how)
        for how in ({"rtol": 1e-9}, {"rtol": 1e-10, "formulation": "embedded"})
    ]


def _check(seed):
    one, other = _runs(seed)
    for result in (one, other):
        assert result.outcome.ok, result.outcome.message
        assert not result.doubts
        # no strike creates energy, but for the round-off of what bodies have
        assert min((event.lost for event in result.events), default=0.0) > -1e-9
        for stop in machine(seed).stops:
            if isinstance(stop, AngleStop | DisplacementStop):
                name = "angle" if isinstance(stop, AngleStop) else "displacement"
                _check_limits(stop, result[f"{stop.joint}.{name}"])
    # sensitive to what strikes when: some of these machines strike a hundred times
    np.testing.assert_allclose(one.q[-1, :, :3], other.q[-1, :, :3], rtol=0, atol=1e-5)


def _check_limits(stop, place):
    # places of frames that lie on a stop are known to the projection, some 1e-12 of the size
    if stop.lower is not None:
        assert place.min() > stop.lower - 1e-10
    if stop.upper is not None:
        assert place.max() < stop.upper + 1e-10


@pytest.mark.parametrize("seed", thinned(ONCE_STOPPED, 8))
def test_a_machine_runs_through_all_that_happens_to_it(seed):
    _check(seed)


@pytest.mark.slow
@pytest.mark.parametrize("seed", OTHERS)
def test_any_machine_runs_through_all_that_happens_to_it(seed):
    _check(seed)


@pytest.mark.parametrize("seed", DEAD_CENTRES)
def test_a_free_wheel_that_nothing_can_hold_is_named(seed):
    for result in _runs(seed):
        assert not result.outcome.ok
        assert "free wheel' cannot hold it at a dead centre" in str(result.outcome.message)
