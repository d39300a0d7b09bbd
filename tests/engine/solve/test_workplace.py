"""Runs of one system work in the same arrays; none may notice."""

import threading

import numpy as np
import pytest
from msgspec.structs import replace
from numba import typeof
from tests.engine.helpers import ROOT, RUNS_OF, STEADY, random_model, rod
from tests.thinned import thinned

from kane.compiled import compile_model
from kane.elements.loads import Force
from kane.files.model_json import load
from kane.kernels.compiling.jit import COMPILES
from kane.kernels.methods import calls
from kane.model import Model, SolverSettings
from kane.solve import workplace
from kane.solve.methods import step_control
from kane.solve.run import run
from kane.solve.workplace import enter, leave

SETTINGS = SolverSettings(duration=0.05, step=1e-3, rtol=1e-6)


def all_of(frames):
    return frames.time.tobytes(), frames.values.tobytes(), frames.outcome.evaluations


@pytest.mark.parametrize(("method", "formulation"), RUNS_OF)
def test_a_run_is_the_same_after_any_other_run_of_its_system(method, formulation):
    model = random_model(0, bodies=3, loops=1)
    used = compile_model(model)
    for before in ("dop853", "esdirk43", "euler"):
        for every in (None, 0.01):
            run(used, replace(SETTINGS, method=before, duration=0.03, record_every=every))
    for every in (None, 0.01):
        settings = replace(SETTINGS, method=method, formulation=formulation, record_every=every)
        assert all_of(run(used, settings)) == all_of(run(compile_model(model), settings))


@pytest.mark.parametrize(
    "name", thinned(sorted(path.name for path in (ROOT / "models").glob("*.json")), 4)
)
def test_examples_run_twice_alike(name):
    system = compile_model(load(ROOT / "models" / name))
    method = "moreau" if system.has_crowd else SETTINGS.method
    settings = replace(SETTINGS, duration=0.02, method=method)
    first, again = (run(system, settings) for _ in range(2))
    assert all_of(first) == all_of(again)


@pytest.mark.parametrize("method", ["dop853", "dopri5", "esdirk43"])
def test_what_a_motion_without_bounds_leaves_behind_harms_no_run_after_it(method):
    force = Force(name="f", body="rod", force=("where(t > 0.04, exp(1e6*t), 0)", 0.0, 1.0))
    model = Model(bodies=(rod(angular_velocity=(1.0, 2.0, 3.0)),), forces=(force,))
    used = compile_model(model)
    assert not run(used, replace(SETTINGS, method=method, duration=1.0)).outcome.ok
    short = replace(SETTINGS, method=method, duration=0.03)
    assert all_of(run(used, short)) == all_of(run(compile_model(model), short))


def test_nobody_works_where_another_is():
    system = compile_model(random_model(0, bodies=2))
    first, second = enter(system), enter(system)
    assert first is not second
    assert not np.shares_memory(first.work.p, second.work.p)
    leave(system, first)
    assert enter(system) is first


def test_threads_run_one_system_at_once():
    system = compile_model(random_model(1, bodies=3, loops=1))
    found = []
    threads = [
        threading.Thread(target=lambda: found.append(all_of(run(system, SETTINGS))))
        for _ in range(4)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == [all_of(run(system, SETTINGS))] * 4


def believing(entry, seen):
    """Return the same as ``entry``, with a look at what the kernel is handed."""

    def looked_at(kernel, *kinds):
        call = entry(kernel, *kinds)

        def with_a_look(*arguments):
            assert tuple(map(typeof, arguments)) == kinds
            seen.add(kernel.__name__)
            return call(*arguments)

        return with_a_look

    return looked_at


@pytest.mark.skipif(not COMPILES, reason="kernels take anything where nothing is compiled")
@pytest.mark.parametrize("method", thinned(["dop853", "dopri5", "esdirk43"], 2))
def test_kernels_that_look_at_no_types_are_handed_what_they_were_compiled_for(method, monkeypatch):
    """They would read other arrays as they lie in memory, and say nothing."""
    seen: set[str] = set()
    for module in (workplace, step_control):
        monkeypatch.setattr(module, "entry", believing(calls.entry, seen))
    monkeypatch.setattr(workplace, "_closings", {})
    examples = [load(path) for path in STEADY]
    for model in (random_model(0, bodies=3, loops=1), *examples):
        system = compile_model(model)
        for every in (None, 0.01):
            run(system, replace(SETTINGS, method=method, duration=0.02, record_every=every))
    assert seen == {
        "begin_anew", "closes", "fit_all_speeds", "is_doubtful", "moved", "project", "record",
        "run_controlled",
    }  # fmt: skip
