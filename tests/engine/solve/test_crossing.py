"""Methods that cannot pass a change point by themselves, and go on by themselves behind it."""

import threading

import pytest
from tests.engine.folding import KITE

import kane
from kane.kernels import codes
from kane.solve.methods.crossing import Crossing
from kane.solve.outcome import Ending


@pytest.fixture
def crossings(monkeypatch):
    """The codes that crossings return, as they come."""
    found = []
    go_on = Crossing.go_on

    def noted(self, *arguments):
        found.append(go_on(self, *arguments))
        return found[-1]

    monkeypatch.setattr(Crossing, "go_on", noted)
    return found


@pytest.mark.parametrize("method", ["dopri5", "esdirk43", "bdf"])
def test_a_method_goes_on_by_itself_behind_the_place(method, crossings):
    loop = KITE.at(rate=-2.0)
    result = kane.simulate(loop.model(), method=method, duration=3.0)
    assert result.outcome.ok
    assert codes.FINISHED in crossings
    steps = len(crossings)
    assert 0 < steps < 0.2 * result.outcome.steps


def test_one_of_long_steps_passes_by_itself(crossings):
    assert kane.simulate(KITE.model(), method="dop853", duration=3.0).outcome.ok
    assert crossings == []


def test_a_run_that_is_stopped_at_the_place_keeps_what_there_is(monkeypatch):
    stop = threading.Event()
    go_on = Crossing.go_on

    def stopping(self, *arguments):
        stop.set()
        return go_on(self, *arguments[:-1], 0)  # no steps are left in this slice

    monkeypatch.setattr(Crossing, "go_on", stopping)
    result = kane.simulate(KITE.model(), method="esdirk43", duration=5.0, stop=stop)
    assert result.outcome.ending is Ending.STOPPED
    assert 0.0 < result.outcome.time < 5.0
