import msgspec
import pytest
from numpy.testing import assert_array_equal
from tests.app.runs.prepared import Prepared

import kane
from kane.model import SolverSettings
from kanevas.runs.runner import Runner

pytestmark = pytest.mark.usefixtures("qapp")


class Plain:
    """As PlainRuns, whose result is made by hand."""

    free = True

    def __init__(self, result=None):
        self._result = result

    def simulate(self, _model, progress, stop, _held_up, enough, reached):
        progress(0.5)
        while self._result is None and not enough() and not stop.is_set():
            reached(0.25, "poses")
            stop.wait(0.01)
        return self._result


@pytest.fixture
def preparation():
    return Prepared(True)


@pytest.fixture
def runner(preparation):
    runner = Runner(preparation)
    yield runner
    runner.stop()


@pytest.fixture
def news(runner):
    news = []
    runner.finished.connect(news.append)
    runner.failed.connect(news.append)
    return news


@pytest.fixture
def endless(model):
    solver = SolverSettings(method="rk4", duration=1e4, step=1e-6, record_every=1e-2)
    return msgspec.structs.replace(model, solver=solver)


def test_the_result_is_that_of_the_engine(runner, model, qtbot):
    with qtbot.waitSignal(runner.finished) as done:
        runner.start(model)
    assert_array_equal(done.args[0].q, kane.simulate(model).q)
    assert not runner.busy


def test_a_run_that_begins_at_once_was_not_held_back(runner, model, qtbot):
    held = []
    runner.held_back.connect(lambda: held.append(1))
    with qtbot.waitSignal(runner.finished):
        runner.start(model)
    assert not held


def test_progress_grows_to_the_whole(runner, model, qtbot):
    parts = []
    runner.progressed.connect(parts.append)
    with qtbot.waitSignal(runner.finished):
        runner.start(model)
    assert parts == sorted(parts)
    assert parts[-1] == pytest.approx(1.0)


def test_a_solver_that_failed_to_be_prepared_is_tried_again_by_who_needs_it(
    runner, preparation, model, news
):
    preparation.is_ready = False
    preparation.failed.emit("The disk is full.")
    assert not news  # nobody waited
    runner.start(model)
    assert preparation.retried == [model.solver] and runner.waits
    preparation.failed.emit("The disk is still full.")
    assert news == ["The disk is still full."] and not runner.busy


def test_only_one_run_at_a_time(runner, endless, model, qtbot):
    started = []
    runner.started.connect(lambda: started.append(1))
    runner.start(endless)
    runner.start(model)
    assert started == [1]
    with qtbot.waitSignal(runner.finished) as done:
        runner.cancel()
    assert done.args[0].settings == endless.solver


def test_cancel_keeps_what_is_there(runner, endless, qtbot):
    with qtbot.waitSignal(runner.progressed):
        runner.start(endless)
    with qtbot.waitSignal(runner.finished) as done:
        runner.cancel()
    assert not done.args[0].outcome.ok
    assert len(done.args[0].time) >= 1


def test_after_stop_nothing_comes(runner, endless, news, qtbot):
    runner.start(endless)
    runner.stop()
    assert not runner.busy
    qtbot.wait(100)
    assert not news


def test_after_stop_not_even_what_was_on_its_way(runner, model, news, qtbot):
    runner.start(model)
    runner._task.wait()
    runner.stop()
    qtbot.wait(50)
    assert not news


def test_a_run_waits_until_the_solver_is_ready(preparation, model, qtbot):
    preparation.is_ready = False
    runner = Runner(preparation)
    with qtbot.waitSignals((runner.started, runner.held_back)):
        runner.start(model)
    assert runner.busy
    assert runner._task is None
    preparation.is_ready = True
    with qtbot.waitSignal(runner.finished):
        preparation.ready.emit()


def test_until_then_it_runs_as_plain_python(preparation, runner, model, qtbot):
    preparation.is_ready = False
    preparation.plain_runs = Plain(result := object())
    began = []
    runner.began.connect(began.append)
    with qtbot.waitSignal(runner.finished) as done:
        runner.start(model)
        assert runner.waits
    assert done.args == [result]
    assert began == [True]
    assert not runner.busy


def test_a_plain_run_is_overtaken_once_the_solver_is_ready(preparation, runner, model, qtbot):
    preparation.is_ready = False
    preparation.plain_runs = Plain()
    began = []
    runner.began.connect(began.append)
    with qtbot.waitSignal(runner.progressed):
        runner.start(model)
    preparation.is_ready = True
    with qtbot.waitSignal(runner.finished) as done:
        preparation.ready.emit()
    assert began == [True, False]
    assert_array_equal(done.args[0].q, kane.simulate(model).q)


def test_a_plain_run_tells_how_far_it_is(preparation, runner, model, qtbot):
    preparation.is_ready = False
    preparation.plain_runs = Plain()
    with qtbot.waitSignal(runner.reached) as told:
        runner.start(model)
    assert told.args == [0.25, "poses"]


def test_where_a_plain_run_comes_to_nothing_the_solver_is_waited_for(
    preparation, runner, model, qtbot
):
    preparation.is_ready = False
    lost = Plain()
    lost.simulate = lambda *_: None
    preparation.plain_runs = lost
    with qtbot.waitSignal(runner.began):
        runner.start(model)
    lost.free = False
    qtbot.waitUntil(lambda: runner._task is None)
    assert runner.waits
    preparation.is_ready = True
    with qtbot.waitSignal(runner.finished):
        preparation.complete.emit()


def test_a_plain_run_that_does_not_hear_is_cancelled(preparation, runner, model, news, qtbot):
    preparation.is_ready = False
    preparation.plain_runs = Plain()
    with qtbot.waitSignal(runner.progressed):
        runner.start(model)
    with qtbot.waitSignal(runner.failed):
        runner.cancel()
    assert news == ["The run was cancelled before it began."]
    assert not runner.busy


def test_a_waiting_run_can_be_cancelled(preparation, runner, model, news):
    preparation.is_ready = False
    runner.start(model)
    runner.cancel()
    assert news == ["The run was cancelled before it began."]
    preparation.ready.emit()
    assert not runner.busy


def test_a_waiting_run_fails_with_the_preparation(preparation, runner, model, news):
    preparation.is_ready = False
    runner.start(model)
    preparation.failed.emit("No room left.")
    assert news == ["No room left."]
    assert not runner.busy


def test_failing_and_cancelling_without_a_run_is_nothing(preparation, runner, news):
    preparation.failed.emit("No room left.")
    runner.cancel()
    assert not news
