import threading
from types import SimpleNamespace

import pytest
from tests.person import wait_until

from kane.kernels.compiling.jit import leave_compiling_to_others
from kane.model import SolverSettings
from kanevas.runs import preparation
from kanevas.runs.preparation import Preparation


@pytest.fixture
def start(monkeypatch, tmp_path):
    """Start a preparation whose compiler is a script, and whose kernels are at hand."""
    started = []

    def start(script):
        path = tmp_path / "compiler"
        path.write_text(f"#!/bin/sh\n{script}\n")
        path.chmod(0o755)
        monkeypatch.setattr(preparation, "is_prepared", lambda *_: False)
        monkeypatch.setattr(preparation, "sys", SimpleNamespace(executable=str(path)))
        started.append(Preparation())
        return started[-1]

    yield start
    for entry in started:
        entry.stop()
    leave_compiling_to_others(False)


def test_the_compiler_is_told_what_is_needed_first(start, tmp_path, qtbot):
    prepared = start(f'echo "$@" > {tmp_path}/arguments')
    first = SolverSettings(method="rk4", formulation="embedded")
    with qtbot.waitSignal(prepared.complete):
        prepared.start(first)
    told = (tmp_path / "arguments").read_text()
    assert "prepare_for_program('rk4', 'embedded')" in told
    assert prepared.is_ready
    assert prepared.is_ready_for(SolverSettings(method="esdirk43"))


def test_it_is_told_how_long_it_will_take(start, qtbot, monkeypatch):
    monkeypatch.setattr("kane.analyses.preparation.part_done", lambda: 0.45)
    prepared = start("exec sleep 60")
    seconds = []
    prepared.waiting.connect(seconds.append)
    prepared.start()
    qtbot.waitUntil(lambda: len(seconds) == 3)
    # it cannot be told at the very beginning; half is done after one second, and after two
    assert seconds == [-1, 1, 2]
    assert not prepared.is_ready


@pytest.mark.parametrize(("elapsed", "part", "left"), [(10, 0.05, -1), (10, 0.2, 40), (9, 1.2, 1)])
def test_seconds_left_follow_from_what_is_done(elapsed, part, left):
    assert preparation._seconds_left(elapsed, part) == left


def test_what_is_needed_first_is_loaded_before_all_is_compiled(start, qtbot, monkeypatch):
    prepared = start("exec sleep 60")
    first = SolverSettings(method="rk4", formulation="embedded")
    monkeypatch.setattr(preparation, "is_prepared", lambda what="all": what == "rk4 embedded")
    with qtbot.waitSignal(prepared.ready):
        prepared.start(first)
    assert prepared.is_ready_for(first)
    assert not prepared.is_ready_for(SolverSettings())
    assert prepared.plain_runs.free


def test_no_process_is_left_behind(start):
    prepared = start("exec sleep 60")
    prepared.start()
    wait_until(lambda: prepared.plain_runs is not None)
    runs = prepared.plain_runs
    prepared.stop()
    assert prepared.plain_runs is None
    assert runs._process.exitcode is not None


def test_stop_kills_the_compiler(start, tmp_path):
    prepared = start(f"echo on > {tmp_path}/on; exec sleep 60")
    ready = []
    prepared.ready.connect(lambda: ready.append(1))
    prepared.start()
    wait_until((tmp_path / "on").exists)
    prepared.stop()
    assert not prepared._task.isRunning()
    assert not ready


def test_stop_before_the_start_is_nothing(start):
    start("exit 0").stop()


def test_the_last_line_of_a_failing_compiler_is_told(start, qtbot):
    prepared = start("echo Traceback >&2; echo Error: disk full >&2; exit 3")
    with qtbot.waitSignal(prepared.failed) as failure:
        prepared.start()
    assert failure.args == ["The solver could not be prepared: Error: disk full"]
    assert not prepared.is_ready


def test_it_is_tried_again_for_who_comes_where_it_failed_and_only_there(start, tmp_path, qtbot):
    prepared = start(f"test -e {tmp_path}/room || exit 3")
    with qtbot.waitSignal(prepared.failed):
        prepared.start()
    (tmp_path / "room").touch()
    with qtbot.waitSignal(prepared.complete):
        prepared.retry(SolverSettings(method="rk4"))
    assert prepared.is_ready_for(SolverSettings(method="esdirk43"))
    asked = []
    prepared.waiting.connect(asked.append)
    prepared.retry(SolverSettings())
    assert not asked


def test_where_kernels_are_compiled_nothing_is_said(monkeypatch, qtbot):
    monkeypatch.setattr(preparation, "is_prepared", lambda *_: True)
    monkeypatch.setattr(preparation, "_compiler", lambda _: pytest.fail("compiles again"))
    prepared = Preparation()
    with qtbot.assertNotEmitted(prepared.waiting), qtbot.waitSignal(prepared.ready):
        prepared.start()
    prepared.stop()


def test_a_stop_while_compiling_does_not_load(start):
    stop = threading.Event()
    stop.set()
    assert start("exec sleep 60")._prepare(lambda _: None, stop) is False
