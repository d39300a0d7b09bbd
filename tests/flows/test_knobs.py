"""Parameters that are turned: in a live run, in a short run, in a long one."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from tests.person import click, press
from tests.strict_weather import MODELS

from kanevas.docks.dock import bring_up
from kanevas.workspace import rerun


@pytest.fixture
def opened(window, monkeypatch):
    monkeypatch.setattr(rerun, "QUICK", 60.0)  # on a slow machine, too
    window.files.open(MODELS / "slider_crank.json", as_copy=True)
    bring_up(window.knobs.dock)
    return window


def turn(window, name, key=Qt.Key.Key_PageUp):
    QTest.keyClick(window.knobs.panel.knobs[name].slider, key)


def value(window, name):
    return next(p.value for p in window.workspace.document.model.parameters if p.name == name)


def run(window, qtbot):
    with qtbot.waitSignal(window.workspace.runner.finished):
        press(window, Qt.Key.Key_F5)
    window.workspace.player.pause()


def test_curves_follow_what_is_turned_after_a_short_run(opened, qtbot):
    workspace = opened.workspace
    run(opened, qtbot)
    workspace.player.seek(0.7)
    name = workspace.document.model.parameters[0].name
    before = value(opened, name)
    with qtbot.waitSignal(workspace.runner.finished):
        turn(opened, name)
    assert value(opened, name) != before
    assert workspace.presenter.result.digest == workspace.document.digest
    assert workspace.player.clock.time == pytest.approx(0.7)
    assert not opened.stale_label.isVisible()
    assert opened.run_bar.run_button.isVisible()
    with qtbot.waitSignal(workspace.runner.finished):
        turn(opened, name)
    assert len(workspace.runs.runs) == 2, "the first run, and the one that follows"
    assert workspace.document.undo_stack.count() == 1, "one step of undo"


def test_a_long_run_is_not_made_anew(opened, qtbot, monkeypatch):
    monkeypatch.setattr(rerun, "QUICK", 0.0)
    run(opened, qtbot)
    turn(opened, opened.workspace.document.model.parameters[0].name)
    assert not opened.workspace.runner.busy
    assert opened.stale_label.isVisible()


def test_in_a_live_run_it_acts_at_once(opened, qtbot):
    live = opened.workspace.live
    click(opened.run_bar.live_button)
    with qtbot.waitSignal(live.paced, check_params_cb=lambda r: r.time > 0.2):
        pass
    name = opened.workspace.document.model.parameters[0].name
    turn(opened, name)
    digest = opened.workspace.document.digest
    with qtbot.waitSignal(live.paced, check_params_cb=lambda r: r.result.digest == digest):
        pass
    assert live.state == "runs"
    assert not opened.workspace.runner.busy


def test_what_is_turned_can_be_undone(opened):
    name = opened.workspace.document.model.parameters[0].name
    before = value(opened, name)
    turn(opened, name)
    turn(opened, name)
    opened.canvas.setFocus()
    press(opened, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert value(opened, name) == before
    assert opened.knobs.panel.knobs[name].value == before
