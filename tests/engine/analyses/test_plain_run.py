"""Runs as plain Python in a process of their own: the same, stopped when asked, not left behind."""

import signal
import subprocess
import sys
import threading

import msgspec
import numpy as np
import pytest
from tests.changing_models import BUILDERS, model_of, table
from tests.engine.helpers import ROOT

import kane
from kane.analyses.plain_run import SHOWN, PlainRuns
from kane.errors import AssemblyError, ModelError
from kane.kernels.compiling.jit import COMPILES
from kane.results import Result

pytestmark = pytest.mark.skipif(not COMPILES, reason="all runs are plain")


@pytest.fixture(scope="module")
def runs(tmp_path_factory):
    """A process that finds nothing compiled."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_CACHE_HOME", str(tmp_path_factory.mktemp("cache")))
        runs = PlainRuns()
    yield runs
    runs.end()


def simulate(runs, model, stop=None, progress=lambda _: None, enough=lambda: False):
    return runs.simulate(model, progress, stop or threading.Event(), lambda _: None, enough)


# by a fixed step, so that both go the same steps; through a whole turn of the crank
@pytest.mark.slow
def test_the_walk_is_the_same(runs, seven_bodies):
    coarse = msgspec.structs.replace(seven_bodies.solver, step=3e-4)
    model = msgspec.structs.replace(seven_bodies, solver=coarse)
    ours, compiled = simulate(runs, model), kane.simulate(model)
    assert ours.outcome.steps == compiled.outcome.steps == 100
    assert ours.outcome.message == compiled.outcome.message
    np.testing.assert_array_equal(ours.time, compiled.time)
    # round-off of products that are summed up: it grows with what the motion makes of it
    scale = np.abs(compiled.frames.values).max(axis=0) + 1.0
    assert (np.abs(ours.frames.values - compiled.frames.values) / scale).max() < 1e-11


def test_events_are_the_same(runs):
    of_table = table("pendulum_stop")["cases"]["past_the_bottom_e"]
    built = BUILDERS["pendulum_stop"](of_table)
    model = model_of(built, of_table, method="rk4", step=0.02, duration=0.6)
    ours, compiled = simulate(runs, model), kane.simulate(model)
    assert len(ours.events) == len(compiled.events) > 0
    for a, b in zip(ours.events, compiled.events, strict=True):
        assert (a.element, a.part, a.kind) == (b.element, b.part, b.kind)
        # the same formulas, but for round-off
        assert (a.time, a.before, a.after) == pytest.approx((b.time, b.before, b.after), abs=1e-11)


@pytest.fixture(scope="module")
def told_run(runs):
    """A result, and the times and bodies that were told on the way."""
    andrews, told = kane.load(ROOT / "models" / "andrews.json"), []
    short = msgspec.structs.replace(andrews.solver, duration=andrews.solver.duration / 4)
    model = msgspec.structs.replace(andrews, solver=short)
    result = runs.simulate(
        model,
        lambda _: None,
        threading.Event(),
        lambda _: None,
        lambda: False,
        lambda time, poses: told.append((time, poses.names)),
    )
    return model, result, told


def test_what_views_ask_at_once_is_worked_out_already(told_run):
    model, result, _ = told_run
    assert set(SHOWN) <= set(vars(result))
    compiled = kane.simulate(model)
    # tolerances of the run leave more to chance than round-off, as the steps need not be the same
    assert (
        np.abs(result.reactions - compiled.reactions).max()
        < 1e-5 * np.abs(compiled.reactions).max()
    )
    assert result.doubts == compiled.doubts == ()


def test_a_run_tells_how_far_it_is(told_run):
    model, result, told = told_run
    times = [time for time, _ in told]
    assert times and times == sorted(times) and times[-1] <= result.time[-1]
    assert {names for _, names in told} == {tuple(body.name for body in model.bodies)}


def test_what_is_worked_out_are_properties_of_a_result():
    assert all(hasattr(Result, name) for name in SHOWN)


def test_a_run_that_is_stopped_keeps_what_it_has(runs, andrews):
    stop = threading.Event()
    long = kane.model.SolverSettings(duration=100.0, record_every=0.01)
    parts = []

    def progress(part):
        parts.append(part)
        stop.set()

    result = simulate(runs, msgspec.structs.replace(andrews, solver=long), stop, progress)
    assert 0.0 < result.time[-1] < 100.0
    assert "stopped" in result.outcome.message
    assert runs.free


def test_errors_come_as_they_are(runs, andrews):
    bodies = msgspec.structs.replace(andrews, bodies=())
    with pytest.raises((ModelError, AssemblyError)) as found:
        simulate(runs, bodies)
    with pytest.raises(type(found.value)) as ours:
        kane.simulate(bodies)
    assert str(found.value) == str(ours.value)
    assert runs.free


def test_who_is_overtaken_is_gone(andrews):
    runs = PlainRuns()
    assert simulate(runs, andrews, enough=lambda: True) is None
    assert not runs.free
    assert runs._process.exitcode == -signal.SIGKILL


def test_a_process_that_is_lost_gives_no_result(andrews):
    runs = PlainRuns()
    runs._process.kill()
    assert simulate(runs, andrews) is None
    assert not runs.free


PROGRAM = """
import sys
from kane.analyses.plain_run import PlainRuns
if __name__ == "__main__":
    runs = PlainRuns()
    print("begun", flush=True)
    sys.stdin.read()
"""


@pytest.mark.slow
def test_it_does_not_outlive_a_program_that_is_killed(tmp_path):
    path = tmp_path / "program.py"
    path.write_text(PROGRAM)
    with subprocess.Popen(
        [sys.executable, str(path)],
        cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
    ) as program:  # fmt: skip
        assert program.stdout.readline() == "begun\n"
        program.kill()
        # both write there: it ends with the last of them
        assert program.stdout.read() == ""


@pytest.mark.slow
def test_it_is_ended_once_by_however_many():
    runs, told = PlainRuns(), []
    gate = threading.Barrier(8)

    def end():
        gate.wait()
        try:
            runs.end()
        except OSError as error:
            told.append(error)

    threads = [threading.Thread(target=end) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert told == []
    assert not runs.free
