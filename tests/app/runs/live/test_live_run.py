import threading

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QThread
from tests.app.runs.prepared import Prepared
from tests.strict_weather import MODELS

import kane
from kanevas.runs.live import LiveRun
from kanevas.runs.live.live_run import LatestPost, WallClock

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def mechanism():
    return kane.load(MODELS / "slider_crank.json")


@pytest.fixture
def preparation():
    return Prepared(True)


@pytest.fixture
def run(preparation):
    run = LiveRun(preparation)
    yield run
    run.stop()


def test_it_runs_until_it_is_finished(run, mechanism, qtbot):
    with qtbot.waitSignals([run.started, run.began, run.reached]):
        run.start(mechanism, 1.0)
    assert run.busy
    qtbot.waitSignal(run.reached, check_params_cb=lambda r: r.time > 0.1).wait()
    with qtbot.waitSignal(run.ended) as done:
        run.finish()
    (result,) = done.args[0].results
    assert result.time[-1] > 0.1
    assert not run.busy


def test_it_works_in_another_thread(run, mechanism, qtbot):
    seen = []
    with qtbot.waitSignal(run.reached, check_params_cb=lambda r: r.time > 0.0):
        run.start(mechanism, 1.0)
        run.order(lambda _: seen.append(QThread.currentThread()))
    qtbot.waitUntil(lambda: bool(seen))
    assert seen[0] is not QThread.currentThread()


def test_it_waits_for_the_solver(run, preparation, mechanism, qtbot):
    preparation.is_ready = False
    run.start(mechanism, 1.0)
    assert run.waits
    preparation.is_ready = True
    with qtbot.waitSignal(run.reached):
        preparation.ready.emit()
    assert not run.waits


def test_one_that_waits_can_be_given_up(run, preparation, mechanism, qtbot):
    preparation.is_ready = False
    run.start(mechanism, 1.0)
    with qtbot.waitSignal(run.failed) as done:
        run.finish()
    assert done.args == ["The live run was stopped before it began."]
    assert not run.busy


def test_without_a_solver_there_is_none(run, preparation, mechanism, qtbot):
    preparation.is_ready = False
    run.start(mechanism, 1.0)
    with qtbot.waitSignal(run.failed) as done:
        preparation.failed.emit("no compiler")
    assert done.args == ["no compiler"]


def test_a_model_that_cannot_run_fails_in_words(run, mechanism, qtbot):
    with qtbot.waitSignal(run.failed) as done:
        run.start(replace(mechanism, bodies=()), 1.0)
    assert "there is no body 'slider'" in done.args[0]
    assert not run.busy


def test_stopping_ends_the_thread_and_nothing_follows(run, mechanism, qtbot):
    news = []
    for signal in (run.ended, run.failed, run.reached):
        signal.connect(lambda *_: news.append(1))
    with qtbot.waitSignal(run.reached):
        run.start(mechanism, 1.0)
    run.stop()
    news.clear()
    assert not run.busy
    qtbot.wait(50)  # what was on the way would have come
    assert not news


def test_one_that_is_held_ends_at_once(run, mechanism, qtbot):
    with qtbot.waitSignal(run.reached, check_params_cb=lambda r: not r.runs):
        run.start(mechanism, 1.0)
        run.order(lambda loop: loop.hold())
    run.stop()
    assert not run.busy


def test_a_second_one_does_not_begin_beside_it(run, mechanism, qtbot):
    with qtbot.waitSignal(run.reached):
        run.start(mechanism, 1.0)
    with qtbot.assertNotEmitted(run.started):
        run.start(mechanism, 1.0)


def test_an_order_ends_the_wait_for_it():
    clock, came = WallClock(), []
    thread = threading.Thread(target=lambda: came.append(clock.wait(None)))
    thread.start()
    clock.orders.put(len)
    thread.join()
    assert came == [len]
    assert clock.wait(0.0) is None
    assert clock.wait(1e-3) is None


def test_the_post_calls_once_until_it_is_taken():
    calls = []
    post = LatestPost(lambda: calls.append(1))
    assert post.wants
    post.put("first")
    post.put("second")
    assert (len(calls), post.wants) == (1, False)
    assert post.take() == "second"
    assert post.wants
    post.put("third")
    assert len(calls) == 2
