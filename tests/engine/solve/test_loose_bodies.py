"""Bodies whose own motion is round-off: what is refused, in which words, and what is not."""

import numpy as np
import pytest
from tests.engine.helpers import RUNS_OF
from tests.engine.light_mechanisms import platform

import kane
from kane.errors import ModelError
from kane.model import FORMULATION_NAMES
from kane.model.solver import FIXED_STEP_METHODS

SETTINGS = {"duration": 0.1, "record_every": 0.1}


@pytest.mark.parametrize(("method", "formulation"), RUNS_OF)
def test_a_run_that_would_follow_round_off_is_refused(method, formulation):
    settings = {"method": method, "formulation": formulation, **SETTINGS}
    with pytest.raises(ModelError) as refused:
        kane.simulate(platform(1e-14, turned=0.3), **settings)
    first = str(refused.value.faults[0])
    assert first.startswith("bodies[1]: 'rod 0' is so light beside what its joints press on it")
    assert "take a rod joint in its place" in first
    assert ("rtol" in first) is (method not in FIXED_STEP_METHODS)
    assert len(refused.value.faults) == 3


@pytest.mark.parametrize("formulation", FORMULATION_NAMES)
def test_what_is_not_refused_moves_as_in_the_limit(formulation):
    limit = kane.simulate(platform(0.0), **SETTINGS)
    for rtol, mass in ((1e-8, 1e-8), (1e-6, 1e-10), (1e-4, 1e-12)):
        result = kane.simulate(
            platform(mass, turned=0.3), formulation=formulation, rtol=rtol, atol=rtol / 100,
            **SETTINGS,
        )  # fmt: skip
        assert result.outcome.ok
        assert result.outcome.steps < 1000
        assert np.abs(result.q[-1, 0, :3] - limit.q[-1, 0, :3]).max() < 10 * rtol


def test_the_tolerance_decides():
    model = platform(1e-10, turned=0.3)
    assert kane.simulate(model, rtol=1e-6, atol=1e-8, **SETTINGS).outcome.ok
    with pytest.raises(ModelError, match="A larger tolerance"):
        kane.simulate(model, rtol=1e-10, **SETTINGS)
