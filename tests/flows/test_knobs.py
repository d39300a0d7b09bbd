"""Parameters that are turned: in a live run, in a short run, in a long one."""

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from tests.person import click, press
from tests.strict_weather import MODELS

import kane
from kane.parts import Body, Force, Input, Model
from kanevas.docks.dock import bring_up
from kanevas.settings.bindings import Binding
from kanevas.workspace import rerun

pytestmark = pytest.mark.usefixtures("shared_window")


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


PUCK = Model(
    bodies=(Body(name="puck", mass=2.0, particle=True),),
    forces=(Force(name="hand", body="puck", force=("input('push')", 0.0, 0.0)),),
    inputs=(Input(name="push", value=0.0, least=-1.0, largest=1.0, unit="N"),),
)

PUCK_HEAVIER = replace(PUCK, bodies=(Body(name="puck", mass=3.0, particle=True),))


@pytest.fixture
def puck(window, tmp_path):
    """The window with a puck that an input pushes, led by the keys Left and D."""
    kane.save(PUCK, tmp_path / "puck.json")
    window.workspace.settings.set_binding("push", Binding(lowers="Left", raises="D"))
    window.workspace.document.open(tmp_path / "puck.json")
    bring_up(window.knobs.dock)
    return window


def paced(window, qtbot, condition):
    with qtbot.waitSignal(window.workspace.live.paced, check_params_cb=condition) as done:
        pass
    return done.args[0]


def test_a_key_that_is_held_leads_an_input_of_a_live_run(puck, qtbot):
    press(puck, Qt.Key.Key_F6)
    paced(puck, qtbot, lambda r: r.runs)
    puck.canvas.setFocus()
    QTest.keyPress(puck.canvas, Qt.Key.Key_D)
    pushed = paced(puck, qtbot, lambda r: r.inputs["push"] > 0.3)
    knob = puck.knobs.panel.knobs["push"]
    assert knob.value == pytest.approx(pushed.inputs["push"])
    QTest.keyRelease(puck.canvas, Qt.Key.Key_D)
    assert puck.workspace.live.state == "runs", "Left holds no run that it leads"
    QTest.keyPress(puck.canvas, Qt.Key.Key_Left)
    paced(puck, qtbot, lambda r: r.inputs["push"] < 0.2)
    QTest.keyRelease(puck.canvas, Qt.Key.Key_Left)
    with qtbot.waitSignal(puck.workspace.live.run.ended):
        press(puck, Qt.Key.Key_Escape)
    (run,) = puck.workspace.runs.runs
    assert run.result["push.value"].max() > 0.3
    assert not puck.workspace.document.modified, "it is what the hand did"
    assert knob.value == 0.0, "the model's again"
    assert not puck.knobs.controls.is_on


def test_what_is_edited_leaves_inputs_as_they_are_set(puck, qtbot):
    press(puck, Qt.Key.Key_F6)
    paced(puck, qtbot, lambda r: r.runs)
    turn(puck, "push")
    paced(puck, qtbot, lambda r: r.inputs["push"] > 0.0)
    knob = puck.knobs.panel.knobs["push"]
    before = knob.value
    puck.workspace.document.apply("Heavier", lambda _: PUCK_HEAVIER)
    assert knob.value == before
    paced(puck, qtbot, lambda r: r.result.model.bodies[0].mass == 3.0)
    assert knob.value == before
