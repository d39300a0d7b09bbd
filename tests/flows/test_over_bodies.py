"""Arrows, traces and ghosts of a run: switched on, followed, remembered."""

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox
from tests.main_window import _forget_changes
from tests.person import choose, press
from tests.strict_weather import MODELS

from kanevas.edits.tracing import with_traced
from kanevas.settings import Settings

CTRL_SHIFT = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def run(window, qtbot):
    window.files.open(MODELS / "hinged_rods.json")
    with qtbot.waitSignal(window.workspace.runner.finished):
        window.workspace.run()
    window.workspace.player.pause()
    window.workspace.player.seek(1.0)
    return window


def over(window):
    window.view3d.refresh()
    return window.view3d._over


def legend(window):
    return [line.text for line in over(window).notes.legend]


def test_arrows_by_kind_with_their_scale(run):
    window = run
    press(window, Qt.Key.Key_R, CTRL_SHIFT)
    largest = window.workspace.overlays._vectors.largest("reaction_force")
    assert legend(window) == [f"Reaction forces ≤ {largest:.4g} N"]
    assert over(window).arrows.names == ["support", "hinge"]
    place = window.workspace.presenter.result.poses_at(1.0).point(
        "rod 1", window.workspace.document.model.joints[1].point_a
    )
    assert over(window).arrows._starts[1] == pytest.approx(place, abs=1e-6)
    before = over(window).arrows.lengths.max()
    choose(window, "View", "Vectors and ghosts", "Length of arrows", "2 ×")
    assert over(window).arrows.lengths.max() == pytest.approx(2 * before)
    choose(window, "View", "Vectors and ghosts", "Sizes beside arrows")
    assert {label.text.split()[1] for label in over(window).notes.labels} == {"N"}
    choose(window, "View", "Units", "inch, lbf, °")
    assert "lbf" in legend(window)[0]
    # the model as drawn has no forces: the arrows belong to the run
    body = window.workspace.document.model.bodies[0]
    window.workspace.document.apply(
        "heavier",
        lambda m: replace(m, bodies=(replace(body, mass=9.0), *m.bodies[1:])),
    )
    assert over(window).arrows.names == []
    assert legend(window) == ["Arrows are drawn after a run (F5)"]
    assert Settings().vectors() == ["reaction_force"]
    assert (Settings().arrow_factor(), Settings().arrow_labels()) == (2.0, True)
    window.workspace.document.undo_stack.undo()
    window.workspace.player.seek(1.0)
    assert over(window).arrows.names == ["support", "hinge"]
    press(window, Qt.Key.Key_R, CTRL_SHIFT)
    assert legend(window) == []


def test_weight_and_forces_have_one_scale(run):
    window = run
    for key in (Qt.Key.Key_W, Qt.Key.Key_V):
        press(window, key, CTRL_SHIFT)
    kinds = [arrows.kind for arrows in over(window)._arrow_sets]
    assert kinds == ["weight", "velocity"]
    assert [arrows.kind for arrows in window.canvas.over.arrow_sets] == kinds
    assert window.canvas.over.legend == over(window).notes.legend
    weights = over(window)._arrow_sets[0]
    assert abs(weights.parts).max() == pytest.approx(1.0)
    press(window, Qt.Key.Key_F, CTRL_SHIFT)
    assert "Forces: none" in legend(window)


def test_traces_and_ghosts(run):
    window = run
    window.workspace.selection.set(("rod 2",))
    press(window, Qt.Key.Key_T, Qt.KeyboardModifier.ControlModifier)
    assert window.workspace.document.model.bodies[1].traced
    assert not window.workspace.presenter.is_stale
    (box,) = (
        box for box in window.inspector.findChildren(QCheckBox) if box.text() == "Draw the trace"
    )
    assert box.isChecked()
    for traces in (window.canvas.over.traces, over(window)._traces):
        assert [path.name for path in traces] == ["rod 2"]
    window.workspace.document.undo_stack.undo()
    assert window.canvas.over.traces == ()
    window.workspace.document.apply("trace", lambda m: with_traced(m, ["rod 1"], True))
    assert [path.name for path in window.canvas.over.traces] == ["rod 1"]
    over_bodies = "View", "Vectors and ghosts"
    choose(window, *over_bodies, "Ghosts of the run", "At 5 equal steps of time")
    assert len(over(window)._past) == len(window.canvas.over.ghosts) == 6
    assert Settings().ghosts() == 5
    window.workspace.document.new()
    assert window.canvas.over.traces == ()
    assert not over(window)._past
    assert not window.canvas.over.ghosts


def test_choices_are_there_again_at_the_next_start(open_window):
    settings = Settings()
    settings.set_vectors(["velocity"])
    settings.set_ghosts(10)
    window = open_window()
    menu = window.menus.view.in_3d
    assert [kind for kind, action in menu.kinds.items() if action.isChecked()] == ["velocity"]
    assert window.workspace.overlays.ghosts == 10
    _forget_changes(window)
