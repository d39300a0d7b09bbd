"""Runs that take long, end badly, or are left alone."""

import msgspec
import numpy as np
import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QMessageBox
from tests.models import rod_between_far_supports
from tests.person import answer, choose, click, dialog, press, type_into, wait_until
from tests.strict_weather import MODELS

import kane
from kane.model import SolverSettings
from kane.model.poses import initial_poses

CTRL = Qt.KeyboardModifier.ControlModifier
FOR_EVER = SolverSettings(method="rk4", duration=1e4, step=1e-6, record_every=1e-2)


@pytest.fixture
def endless(window, model, tmp_path):
    """The window with a model whose run takes hours."""
    path = tmp_path / "endless.json"
    kane.save(msgspec.structs.replace(model, solver=FOR_EVER), path)
    window.files.open(path)
    return window


@pytest.fixture
def running(endless):
    """The window while a run is on that takes hours."""
    seen = []
    endless.workspace.runner.progressed.connect(seen.append)
    click(endless.run_bar.run_button)
    wait_until(lambda: len(seen) > 3)
    return endless


def heartbeats(until):
    """Count the ticks of a timer of 5 ms until a condition holds."""
    beats = []
    timer = QTimer(interval=5)
    timer.timeout.connect(lambda: beats.append(1))
    timer.start()
    wait_until(until)
    timer.stop()
    return len(beats)


def test_window_stays_alive_during_a_run(running):
    seen = []
    running.workspace.runner.progressed.connect(seen.append)
    beats = heartbeats(lambda: len(seen) >= 34)  # 1.7 s and more, however slow the machine
    assert beats > 30
    assert running.run_bar.cancel_button.isVisible()
    assert not running.run_bar.run_button.isVisible()


def test_only_cancel_is_offered_while_a_run_is_on(running):
    assert running.menus.simulate.cancel.isEnabled()
    assert not running.menus.simulate.run.isEnabled()
    assert running.menus.simulate.run.statusTip() == "A run is under way"
    running.workspace.run()  # asked for once more: nothing happens
    assert running.workspace.runner.busy


@pytest.mark.parametrize("way", ["button", "escape", "menu"])
def test_cancel_keeps_what_is_there_and_says_so(running, qtbot, way):
    with qtbot.waitSignal(running.workspace.runner.finished):
        if way == "button":
            click(running.run_bar.cancel_button)
        elif way == "escape":
            press(running, Qt.Key.Key_Escape)
        else:
            choose(running, "Simulate", "Cancel run")
    assert not running.workspace.presenter.result.outcome.ok
    assert "The run was stopped at" in running.notices.label.text()
    assert running.notices.isVisible()
    assert running.run_bar.run_button.isVisible()
    assert not running.stale_label.isVisible()
    assert not running.menus.simulate.cancel.isEnabled()
    assert running.menus.simulate.run.isEnabled()
    assert running.workspace.presenter.result.time[-1] == running.workspace.player.clock.end


def test_edit_and_undo_during_a_run(running, qtbot):
    type_into(running.solver_form.editor("step").line, "0.5")
    assert running.workspace.document.model.solver.step == 0.5
    with qtbot.waitSignal(running.workspace.runner.finished):
        click(running.run_bar.cancel_button)
    assert running.workspace.presenter.result.settings == FOR_EVER
    assert running.stale_label.isVisible()
    press(running, Qt.Key.Key_Z, CTRL)
    assert not running.stale_label.isVisible()


def test_opening_another_model_ends_the_run(running, qtbot):
    running.files.open(MODELS / "two_bodies.json")
    assert not running.workspace.runner.busy
    assert running.run_bar.run_button.isVisible()
    assert running.menus.simulate.run.isEnabled()
    assert not running.menus.simulate.cancel.isEnabled()
    qtbot.wait(200)  # in which nothing may come
    assert running.workspace.presenter.result is None
    assert not running.notices.isVisible()
    with qtbot.waitSignal(running.workspace.runner.finished):
        click(running.run_bar.run_button)
    assert len(running.workspace.presenter.result.model.bodies) == 2


def test_result_on_its_way_does_not_land_in_another_model(window, qtbot):
    window.files.open(MODELS / "seven_body_mechanism.json")
    click(window.run_bar.run_button)
    window.workspace.runner._task.wait()  # its news now waits in the event queue
    window.files.open(MODELS / "two_bodies.json")
    qtbot.wait(100)
    assert window.workspace.presenter.result is None
    assert window.plots.empty
    assert not window.workspace.runner.busy


def test_result_on_its_way_does_not_stand_in_for_that_of_the_next_run(window, qtbot):
    window.files.open(MODELS / "seven_body_mechanism.json")
    click(window.run_bar.run_button)
    window.workspace.runner._task.wait()
    window.files.open(MODELS / "two_bodies.json")
    with qtbot.waitSignal(window.workspace.runner.finished):
        click(window.run_bar.run_button)
    assert window.workspace.presenter.result.digest == window.workspace.document.digest


def test_closing_during_a_run_ends_it(running, qtbot):
    with qtbot.waitSignal(running.closed):
        running.close()
    assert not running.workspace.runner.busy
    assert running.workspace.presenter.result is None


def test_a_question_during_a_run_does_not_stop_it(running):
    type_into(running.solver_form.editor("step").line, "0.5")
    with dialog(QMessageBox, answer(QMessageBox.StandardButton.Cancel)):
        running.close()
    assert running.isVisible()
    assert running.workspace.runner.busy


@pytest.fixture
def impossible(tmp_path):
    path = tmp_path / "impossible.json"
    kane.save(rod_between_far_supports(), path)
    return path


def test_joints_that_cannot_be_closed_are_named(window, qtbot, impossible):
    window.files.open(impossible)
    with qtbot.waitSignal(window.workspace.runner.failed):
        click(window.run_bar.run_button)
    assert window.notices.isVisible()
    assert "The joints cannot be closed: they gape at" in window.notices.label.text()
    assert window.workspace.presenter.result is None
    assert window.plots.empty
    assert window.run_bar.run_button.isVisible()
    assert window.menus.simulate.run.isEnabled()


def test_the_next_run_clears_the_notice(window, qtbot, impossible):
    window.files.open(impossible)
    with qtbot.waitSignal(window.workspace.runner.failed):
        click(window.run_bar.run_button)
    choose(window, "File", "Examples", "Two bodies on a ball joint")
    with qtbot.waitSignal(window.workspace.runner.finished):
        press(window, Qt.Key.Key_F5)
    assert not window.notices.isVisible()


def test_result_that_would_not_fit_into_memory_is_refused(endless, qtbot):
    type_into(endless.solver_form.editor("record_every").line, "1e-6")
    with qtbot.waitSignal(endless.workspace.runner.failed):
        click(endless.run_bar.run_button)
    assert "Record less often" in endless.notices.label.text()


def test_motion_beyond_all_bounds_is_shown_up_to_there(window, qtbot, model, tmp_path):
    settings = SolverSettings(method="euler", duration=30, step=0.02)
    path = tmp_path / "wild.json"
    kane.save(msgspec.structs.replace(model, solver=settings), path)
    window.files.open(path)
    with qtbot.waitSignal(window.workspace.runner.finished):
        click(window.run_bar.run_button)
    assert not window.workspace.presenter.result.outcome.ok
    assert window.notices.label.text() == window.workspace.presenter.result.outcome.message
    press(window, Qt.Key.Key_End)
    window.grab()


def test_error_that_nobody_foresaw_ends_the_run_with_a_sentence(window, qtbot, monkeypatch, capsys):
    import kane.analyses.dynamics

    def broken(*_, **__):
        raise ZeroDivisionError("so it goes")

    monkeypatch.setattr(kane.analyses.dynamics, "simulate", broken)
    window.files.open(MODELS / "two_bodies.json")
    with qtbot.waitSignal(window.workspace.runner.failed):
        click(window.run_bar.run_button)
    assert "ZeroDivisionError: so it goes" in window.notices.label.text()
    assert window.run_bar.run_button.isVisible()
    assert "Traceback" in capsys.readouterr().err


def moved(window):
    start = initial_poses(window.workspace.document.model)
    return float(np.abs(window.canvas.poses.position - start.position).max())


def test_the_motion_so_far_is_seen_while_it_is_computed(running, qtbot):
    seen = []
    running.workspace.presenter.glimpsed.connect(seen.append)
    wait_until(lambda: len(seen) > 2 and moved(running) > 0.0, 30.0)
    assert running.canvas.poses is seen[-1]
    assert running.view3d._poses is seen[-1]
    assert running.workspace.presenter.result is None
    with qtbot.waitSignal(running.workspace.runner.finished):
        click(running.run_bar.cancel_button)
    running.workspace.player.pause()
    assert running.workspace.presenter.result is not None


def test_who_takes_a_tool_or_looks_elsewhere_sees_no_more_of_the_run_under_way(running):
    wait_until(lambda: moved(running) > 0.0, 30.0)
    assert not running.desk.at_start
    press(running, Qt.Key.Key_R)
    assert moved(running) == 0.0
    assert running.desk.at_start
    seen = []
    running.workspace.presenter.glimpsed.connect(seen.append)
    arrived = []
    running.workspace.runner.reached.connect(lambda *what: arrived.append(what))
    wait_until(lambda: len(arrived) > 3)
    assert seen == []
    assert running.workspace.runner.busy


def test_a_run_that_fails_puts_the_bodies_back(running):
    wait_until(lambda: moved(running) > 0.0, 30.0)
    running.workspace.runner.failed.emit("It broke.")
    assert moved(running) == 0.0
