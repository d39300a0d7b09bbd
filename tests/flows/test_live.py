"""A model in motion by the clock: looked at, held, taken back, kept and plotted."""

import itertools
import time

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QToolButton
from tests.person import choose, click, press
from tests.strict_weather import MODELS

LONGEST = 0.1  # s that the window may not answer


@pytest.fixture
def opened(window):
    """The window with an example whose plots and views have been drawn once."""
    window.files.open(MODELS / "slider_crank.json", as_copy=True)
    return window


def reached(window, qtbot, condition):
    with qtbot.waitSignal(window.workspace.live.paced, check_params_cb=condition) as done:
        pass
    return done.args[0]


def key(window, tip):
    buttons = window.run_bar.findChildren(QToolButton)
    return next(button for button in buttons if button.toolTip().startswith(tip))


def places(window):
    return window.canvas.poses.position.copy()


def drawn(window):
    return window.plots.figure.plots[0]._drawn[0].item.points


def test_live_from_an_example_to_a_run_that_is_kept(opened, qtbot):
    window, workspace = opened, opened.workspace
    bar, player = window.run_bar, workspace.player
    click(bar.live_button)
    reached(window, qtbot, lambda r: r.time > 0.2)
    assert not bar.run_button.isVisible()
    assert bar.live_part.stop_button.isVisible()
    assert bar.live_part.hint.isVisible()
    assert not bar.slider.isVisible()
    before, drawn_before = places(window), len(drawn(window).x)
    reached(window, qtbot, lambda r: r.time > 0.6)
    assert (places(window) != before).any(), "nothing moves"
    qtbot.waitUntil(lambda: len(drawn(window).x) > drawn_before)
    assert bar.time_field.text().startswith("0.6") or player.clock.time > 0.7

    press(window, Qt.Key.Key_Space)
    held = reached(window, qtbot, lambda r: not r.runs)
    assert bar.slider.isVisible()
    assert key(window, "One frame back").isVisible()
    assert bar.live_part.pace.text() == "Held"
    assert len(drawn(window).x) == len(held.result.time)

    press(window, Qt.Key.Key_Right)
    stepped = reached(window, qtbot, lambda r: not r.runs)
    assert stepped.time == pytest.approx(held.time + 1 / 60)
    there = places(window)
    press(window, Qt.Key.Key_Left)
    press(window, Qt.Key.Key_Left)
    assert player.clock.time == pytest.approx(held.time - 1 / 60)
    assert (places(window) != there).any()

    press(window, Qt.Key.Key_Space)
    reached(window, qtbot, lambda r: r.runs and r.time > held.time + 0.1)
    with qtbot.waitSignal(workspace.live.run.ended):
        press(window, Qt.Key.Key_Escape)
    (run,) = workspace.runs.runs
    assert run.name == "Live 1"
    assert window.keeping.panel.list.count() == 1
    assert bar.run_button.isVisible()
    assert bar.live_button.isVisible()
    assert len(drawn(window).x) == len(run.result.time)
    assert not workspace.document.modified
    assert not window.stale_label.isVisible()
    press(window, Qt.Key.Key_Home)
    press(window, Qt.Key.Key_Space)
    assert player.clock.playing, "it plays as any other run"
    player.pause()


def test_the_window_answers_all_the_time(opened, qtbot):
    workspace, beats = opened.workspace, []
    choose(opened, "Simulate", "Live")
    reached(opened, qtbot, lambda r: r.time > 0.3)  # after the first drawing of plots and 3D
    timer = QTimer()
    timer.timeout.connect(lambda: beats.append(time.perf_counter()))
    timer.start(0)
    end = workspace.live.reached.time + 2.0
    reached(opened, qtbot, lambda r: r.time > end)
    timer.stop()
    gaps = sorted(b - a for a, b in itertools.pairwise(beats))
    # on a machine that others use a single one says nothing
    assert gaps[-10] < LONGEST


def test_the_key_is_grey_while_it_is_live(opened, qtbot):
    simulate = opened.menus.simulate
    press(opened, Qt.Key.Key_F6)
    reached(opened, qtbot, lambda r: r.time > 0.1)
    assert not simulate.live.isEnabled()
    assert simulate.live.statusTip() == "A live run is under way"
    assert simulate.cancel.isEnabled()
    assert all(action.isEnabled() for action in simulate.playback)
    with qtbot.waitSignal(opened.workspace.live.run.ended):
        click(opened.run_bar.live_part.stop_button)
    assert simulate.live.isEnabled()


def test_closing_the_window_while_it_is_live(opened, qtbot):
    click(opened.run_bar.live_button)
    reached(opened, qtbot, lambda r: r.time > 0.1)
    with qtbot.waitSignal(opened.closed):
        opened.close()
    assert not opened.workspace.live.run.busy


def test_another_model_is_opened_while_it_is_live(opened, qtbot):
    click(opened.run_bar.live_button)
    reached(opened, qtbot, lambda r: r.time > 0.1)
    opened.files.open(MODELS / "spatial_robot.json")
    assert not opened.workspace.live.run.busy
    assert opened.run_bar.run_button.isVisible()
    assert opened.workspace.runs.runs == ()
    click(opened.run_bar.live_button)
    reached(opened, qtbot, lambda r: r.time > 0.1)
    assert opened.canvas.poses.names == tuple(
        body.name for body in opened.workspace.document.model.bodies
    )


def test_a_body_is_deleted_while_it_is_live(opened, qtbot):
    click(opened.run_bar.live_button)
    reached(opened, qtbot, lambda r: r.time > 0.1)
    opened.workspace.selection.set((opened.workspace.document.model.bodies[-1].name,))
    opened.canvas.setFocus()
    with qtbot.waitSignal(opened.workspace.live.run.ended):
        press(opened, Qt.Key.Key_Delete)
    assert opened.run_bar.run_button.isVisible()
    assert len(opened.workspace.runs.runs) == 1
    press(opened, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert opened.workspace.document.digest == opened.workspace.runs.runs[0].result.digest
