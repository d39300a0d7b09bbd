"""While the solver is being compiled: the window lives, a run waits, closing is quick."""

import json
import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from tests.person import click, press, wait_until
from tests.strict_weather import MODELS

from kane.analyses.plain_run import PlainRuns
from kane.kernels.compiling.jit import leave_compiling_to_others
from kanevas.runs import preparation

MECHANISM = MODELS / "seven_body_mechanism.json"


@pytest.fixture
def compiler(tmp_path, monkeypatch):
    """Put a script in the place of the compiling process."""

    def replace_by(script):
        path = tmp_path / "compiler"
        path.write_text(f"#!/bin/sh\necho $$ > {tmp_path}/pid\n{script}\n")
        path.chmod(0o755)
        monkeypatch.setattr(preparation, "is_prepared", lambda *_: False)
        monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))  # for the process of plain runs
        monkeypatch.setattr(preparation, "sys", SimpleNamespace(executable=str(path)))
        return tmp_path

    yield replace_by
    leave_compiling_to_others(False)


@pytest.fixture
def no_plain_runs(monkeypatch):
    """Runs can only wait."""
    monkeypatch.setattr(PlainRuns, "free", False)


def launched(open_window, folder):
    """A window whose compiler has begun."""
    window = open_window()
    window.files.open(MECHANISM)
    window.workspace.preparation.start()
    wait_until(lambda: (folder / "pid").exists() and (folder / "pid").read_text().strip())
    return window


def is_running(folder):
    return Path(f"/proc/{(folder / 'pid').read_text().strip()}").exists()


GO = 'while [ ! -e "$(dirname "$0")/go" ]; do sleep 0.02; done'


@pytest.mark.usefixtures("no_plain_runs")
def test_window_tells_of_the_preparation_and_a_run_waits_for_it(open_window, compiler, qtbot):
    folder = compiler(GO)
    window = launched(open_window, folder)
    assert "Compiling the solver" in window.solver_status.text()
    click(window.run_bar.run_button)
    assert window.run_bar.cancel_button.isVisible()
    assert window.run_bar.progress.maximum() == 100  # it is empty, not a bar that is full
    assert window.run_bar.progress.value() == 0
    assert window.run_bar.waiting.isVisible()
    assert "Waiting for the solver" in window.run_bar.waiting.text()
    assert "left" in window.run_bar.waiting.text()
    with qtbot.waitSignal(window.workspace.runner.finished):
        (folder / "go").touch()
    assert window.workspace.presenter.result.outcome.ok
    assert window.solver_status.text() == "Solver ready"
    assert not window.run_bar.waiting.isVisible()
    assert window.run_bar.slider.isVisible()


@pytest.mark.slow
def test_a_run_goes_on_slowly_meanwhile(open_window, compiler, qtbot):
    window = launched(open_window, compiler("exec sleep 60"))
    surprises = []
    window.surprised.connect(surprises.append)
    wait_until(lambda: window.workspace.preparation.plain_runs is not None)
    with qtbot.waitSignal(window.workspace.runner.finished):
        click(window.run_bar.run_button)
        assert "slowly until the solver is compiled" in window.run_bar.waiting.text()
    assert not window.workspace.preparation.is_ready
    assert window.workspace.presenter.result.outcome.ok
    assert window.workspace.presenter.result.outcome.steps == 300
    window.workspace.player.seek(0.0151)  # between two frames: it is shown without compiled code
    assert surprises == []
    assert window.run_bar.slider.isVisible()


def test_a_slow_run_gives_way_to_the_compiled_solver(open_window, compiler, qtbot):
    folder = compiler(GO)
    window = launched(open_window, folder)
    wait_until(lambda: window.workspace.preparation.plain_runs is not None)
    long = replace(window.workspace.document.model.solver, duration=10.0, step=1e-4)
    window.workspace.document.apply("long", lambda model: replace(model, solver=long))
    click(window.run_bar.run_button)
    began = []
    window.workspace.runner.began.connect(began.append)
    runs = window.workspace.preparation.plain_runs
    with qtbot.waitSignal(window.workspace.preparation.complete):
        (folder / "go").touch()
    wait_until(lambda: began == [False])
    assert runs._process.exitcode is not None
    press(window, Qt.Key.Key_Escape)
    wait_until(lambda: not window.workspace.runner.busy)


def test_a_slow_run_can_be_cancelled_and_keeps_what_it_has(open_window, compiler, qtbot):
    window = launched(open_window, compiler("exec sleep 60"))
    wait_until(lambda: window.workspace.preparation.plain_runs is not None)
    long = replace(window.workspace.document.model.solver, duration=10.0, step=1e-4)
    window.workspace.document.apply("long", lambda model: replace(model, solver=long))
    with qtbot.waitSignal(window.workspace.runner.progressed):
        click(window.run_bar.run_button)
    with qtbot.waitSignal(window.workspace.runner.finished):
        press(window, Qt.Key.Key_Escape)
    assert 0.0 < window.workspace.presenter.result.time[-1] < 10.0


@pytest.mark.usefixtures("no_plain_runs")
def test_waiting_run_can_be_cancelled(open_window, compiler, qtbot):
    window = launched(open_window, compiler("exec sleep 60"))
    click(window.run_bar.run_button)
    with qtbot.waitSignal(window.workspace.runner.failed):
        press(window, Qt.Key.Key_Escape)
    assert window.notices.label.text() == "The run was cancelled before it began."
    assert window.run_bar.run_button.isVisible()
    assert not window.workspace.runner.busy


@pytest.mark.usefixtures("no_plain_runs")
def test_model_opened_meanwhile_does_not_run_by_itself(open_window, compiler, qtbot):
    folder = compiler(GO)
    window = launched(open_window, folder)
    click(window.run_bar.run_button)
    window.files.open(MODELS / "two_bodies.json")
    with qtbot.waitSignal(window.workspace.preparation.ready):
        (folder / "go").touch()
    assert not window.workspace.runner.busy
    assert window.run_bar.run_button.isVisible()
    assert not window.notices.isVisible()


def test_closing_meanwhile_ends_the_compiler(open_window, compiler):
    folder = compiler("exec sleep 60")
    window = launched(open_window, folder)
    click(window.run_bar.run_button)
    assert is_running(folder)
    window.close()
    assert not is_running(folder)
    assert not window.workspace.runner.busy


def test_failing_compiler_is_told_of(open_window, compiler, qtbot):
    window = open_window()
    window.files.open(MECHANISM)
    compiler("echo one >&2; echo no room left >&2; exit 1")
    click(window.run_bar.run_button)
    with qtbot.waitSignal(window.workspace.preparation.failed):
        window.workspace.preparation.start()
    assert window.notices.label.text() == "The solver could not be prepared: no room left"
    assert window.run_bar.run_button.isVisible()
    assert not window.workspace.runner.busy


FIRST_LAUNCH = f"""
import json
from pathlib import Path
from PySide6.QtCore import QTimer
from kanevas.program.program import make_application
from kanevas.runs.preparation import Preparation
from kanevas.settings import Settings
from kanevas.window import MainWindow

app = make_application()
window = MainWindow(Preparation(), Settings())
window.show()
window.files.open(Path({str(MECHANISM)!r}))
texts, beats = [], []
window.workspace.preparation.waiting.connect(lambda _: texts.append(window.solver_status.text()))
window.workspace.preparation.start()
window.workspace.run()
timer = QTimer(interval=20)
timer.timeout.connect(lambda: beats.append(1))
timer.start()
window.workspace.runner.finished.connect(lambda result: window.close())
window.workspace.runner.failed.connect(lambda text: window.close())
app.exec()
outcome = window.workspace.presenter.result.outcome
print(json.dumps({{"texts": texts, "beats": len(beats), "ok": outcome.ok}}))
"""


@pytest.mark.slow
def test_first_launch_compiles_while_the_window_lives(tmp_path):
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", FIRST_LAUNCH],
        env={**os.environ, "XDG_CACHE_HOME": str(tmp_path)},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert told["ok"]
    assert told["beats"] > 200
    assert told["texts"][-1].startswith("Compiling the solver")
    assert len(told["texts"]) > 5
