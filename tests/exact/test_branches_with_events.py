"""Runs that go on from a frame behind events that have changed parameters, and what is edited."""

import numpy as np
import pytest
from tests.exact.test_changing_parameters import on_spring

import kane
from kane import load_result, simulate

EVENT = {"when": "t > 0.35", "sets": [{"parameter": "k", "value": 200.0}]}


@pytest.mark.parametrize("kept", [False, True])
@pytest.mark.parametrize("at", [0.2, 0.6])
def test_a_branch_has_the_parameters_that_held_where_it_begins(at, kept, tmp_path):
    result = simulate(on_spring(EVENT), duration=1.0, record_every=0.1)
    if kept:
        result.to_hdf5(tmp_path / "run.h5")
        result = load_result(tmp_path / "run.h5")
    branch = kane.go_on(result, at, record_every=0.1)
    assert branch.advance(1.0 - at)
    own = branch.result
    assert own["b.x"][-1] == pytest.approx(result["b.x"][-1], abs=1e-8)
    # what changes bring in counts on, as work and strikes do
    brought = result["system.changes"][-1]
    assert abs(brought) > 0.01
    assert own["system.changes"][-1] == pytest.approx(brought, abs=1e-9)
    assert np.abs(own["system.energy_balance"]).max() < 1e-8
    assert not own.doubts


def test_an_edit_behind_an_event_keeps_what_it_has_changed():
    simulation = kane.start(on_spring(EVENT), record_every=0.1)
    assert simulation.advance(0.6)
    simulation.set_parameters({"m": 4.0})
    assert simulation.advance(0.4)
    assert np.isfinite(simulation.result["b.x"]).all()
    assert not simulation.result.doubts
