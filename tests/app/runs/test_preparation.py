import threading
from types import SimpleNamespace

import pytest
from tests.person import wait_until

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
        monkeypatch.setattr(preparation, "is_prepared", lambda: False)
        monkeypatch.setattr(preparation, "sys", SimpleNamespace(executable=str(path)))
        started.append(Preparation())
        return started[-1]

    yield start
    for entry in started:
        entry.stop()


def test_the_compiler_is_this_program_in_a_second_process(start, tmp_path, qtbot):
    prepared = start(f'echo "$@" > {tmp_path}/arguments')
    with qtbot.waitSignal(prepared.ready, timeout=20_000):
        prepared.start()
    assert (tmp_path / "arguments").read_text() == "-m kane prepare\n"
    assert prepared.is_ready


def test_seconds_are_counted_while_it_takes_long(start, qtbot):
    prepared = start("exec sleep 60")
    seconds = []
    prepared.waiting.connect(seconds.append)
    prepared.start()
    qtbot.waitUntil(lambda: len(seconds) == 2)
    assert seconds == [0, 1]
    assert not prepared.is_ready


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


def test_where_kernels_are_compiled_nothing_is_said(monkeypatch, qtbot):
    monkeypatch.setattr(preparation, "is_prepared", lambda: True)
    monkeypatch.setattr(preparation, "_compile", lambda _: pytest.fail("compiles again"))
    prepared = Preparation()
    with qtbot.assertNotEmitted(prepared.waiting), qtbot.waitSignal(prepared.ready, timeout=20_000):
        prepared.start()
    prepared.stop()


def test_a_stop_while_compiling_does_not_load(monkeypatch):
    monkeypatch.setattr(preparation, "is_prepared", lambda: False)
    monkeypatch.setattr(preparation, "_compile", lambda stop: stop.set())
    assert preparation._prepare(lambda _: None, threading.Event()) is False
