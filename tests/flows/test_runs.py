"""A person compares runs, keeps them and opens them again."""

import msgspec
import numpy as np
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QLineEdit, QMessageBox, QPushButton
from tests.person import click, dialog, name_file, type_into, wait_until
from tests.strict_weather import MODELS

from kane.elements.body import Body
from kane.elements.measure_point import MeasurePoint
from kane.elements.rolling_disc import RollingDisc
from kane.model import Model
from kanevas.run_list.delegate import LOOK
from kanevas.widgets.entries import bare

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def after_two_runs(window, qtbot):
    """The window after a run, and another one with a stiffer spring."""
    window.files.open(MODELS / "seven_body_mechanism.json", as_copy=True)
    run(window, qtbot)
    stiffen(window)
    run(window, qtbot)
    window.runs_dock.raise_()
    wait_until(window.keeping.panel.list.isVisible)
    return window


def run(window, qtbot):
    with qtbot.waitSignal(window.workspace.runner.finished):
        click(window.run_bar.run_button)
    window.workspace.player.pause()


def stiffen(window):
    def stiffer(model):
        spring = msgspec.structs.replace(model.springs[0], stiffness=6000.0)
        return msgspec.structs.replace(model, springs=(spring,))

    window.workspace.document.apply("Stiffen", stiffer)


def lines(window):
    return window.keeping.panel.list


def middle(window, row):
    return lines(window).visualItemRect(lines(window).item(row)).center()


def click_line(window, row):
    QTest.mouseClick(lines(window).viewport(), LEFT, pos=middle(window, row))


def tick(window, row):
    rect = lines(window).visualItemRect(lines(window).item(row))
    QTest.mouseClick(lines(window).viewport(), LEFT, pos=rect.topLeft() + QPoint(17, 15))


def drawn(window):
    """The curves that are really drawn, as the legends call them."""
    return [
        f"{each.text}, {each.run.other.label}" if each.run.other else each.text
        for plot in window.plots.figure.plots
        for each in plot._drawn
        if each.item is not None
    ]


def looks(window):
    return [lines(window).item(row).data(LOOK) for row in range(lines(window).count())]


def overlaid(window):
    return [other.label for other in window.plots._others]


def test_runs_stay_with_what_changed_between_them(after_two_runs):
    later, first = looks(after_two_runs)
    assert first.changes == ()
    assert later.changes == ("C-D: k 4530 → 6000 N/m",)
    assert (later.shown, first.shown) == (True, False)
    assert (later.fits, first.fits) == (True, False)
    assert "drift" in later.figures
    assert after_two_runs.workspace.runs.shown.result is after_two_runs.workspace.presenter.result


def test_a_click_shows_an_earlier_run_at_the_same_time(after_two_runs):
    window = after_two_runs
    window.workspace.player.seek(0.02)
    click_line(window, 1)
    first = window.workspace.runs.runs[0].result
    assert window.workspace.presenter.result is first
    assert window.workspace.player.clock.time == 0.02
    assert window.stale_label.isVisible()  # it is not a run of the stiffer model
    window.workspace.document.undo_stack.undo()
    assert not window.stale_label.isVisible()
    assert [look.fits for look in looks(window)] == [False, True]


def test_a_tick_lays_the_curves_of_a_run_over_those_of_another(after_two_runs):
    window = after_two_runs
    tick(window, 1)
    assert overlaid(window) == ["Run 1"]
    assert (
        window.workspace.presenter.result is window.workspace.runs.runs[1].result
    )  # a tick shows nothing else
    click_line(window, 1)
    assert overlaid(window) == []
    click_line(window, 0)
    assert overlaid(window) == ["Run 1"]
    tick(window, 1)
    assert overlaid(window) == []


def test_earlier_runs_show_points_that_came_after_them(after_two_runs, qtbot):
    window = after_two_runs
    tip = MeasurePoint(name="tip", body="K3", point=(0.01, 0.0, 0.0))
    window.workspace.document.apply(
        "Add point", lambda model: msgspec.structs.replace(model, points=(*model.points, tip))
    )
    run(window, qtbot)
    window.plots.set_plotted("tip.x", True)
    tick(window, 1)
    assert "tip.x, Run 2" in drawn(window)
    click_line(window, 1)
    assert window.workspace.runs.shown.name == "Run 2"
    assert "tip.x" in {signal.name for signal in window.workspace.presenter.result.signals()}
    assert drawn(window).count("tip.x") == 1
    tick(window, 2)  # the run of the softer spring moves in another way, and has no such point
    assert "tip.x, Run 1" not in drawn(window)


def test_keys_do_what_the_hand_does(after_two_runs):
    window = after_two_runs
    lines(window).setFocus()
    QTest.keyClick(lines(window), Qt.Key.Key_Down)
    QTest.keyClick(lines(window), Qt.Key.Key_Space)
    assert overlaid(window) == ["Run 1"]
    assert not window.workspace.player.clock.playing
    QTest.keyClick(lines(window), Qt.Key.Key_Delete)
    assert [each.name for each in window.workspace.runs.runs] == ["Run 2"]
    assert len(window.workspace.document.model.bodies) == 7  # the key was for the list
    assert overlaid(window) == []


def test_a_run_is_named_in_its_line(after_two_runs):
    window = after_two_runs
    lines(window).setFocus()
    QTest.keyClick(lines(window), Qt.Key.Key_F2)
    line = lines(window).findChild(QLineEdit)
    type_into(line, "stiff")
    wait_until(lambda: window.workspace.runs.runs[1].name == "stiff")
    assert lines(window).item(0).text() == "stiff"


def test_a_deleted_run_can_be_taken_back(after_two_runs):
    window = after_two_runs
    click_line(window, 1)
    window.keeping.panel.remove()
    assert lines(window).count() == 1
    assert "“Run 1” was deleted." in window.notices.label.text()
    undo = next(b for b in window.notices.findChildren(QPushButton) if b.text() == "Undo")
    wait_until(undo.isVisible)
    click(undo)
    assert [each.name for each in window.workspace.runs.runs] == ["Run 1", "Run 2"]
    assert not window.notices.isVisible()


def test_another_document_has_no_runs_yet(after_two_runs):
    after_two_runs.workspace.document.undo_stack.setClean()
    after_two_runs.files.open(MODELS / "two_bodies.json")
    assert lines(after_two_runs).count() == 0
    assert overlaid(after_two_runs) == []


def saved(window, qtbot, path, place=0):
    """Save a run as a person does."""
    with dialog(QFileDialog, name_file(path)):
        window.keeping.panel.save_wanted.emit(window.workspace.runs.runs[place])
    qtbot.waitUntil(lambda: "Wrote" in window.notices.label.text())
    return path


def read(window, qtbot, path):
    """Open a file as one that is dropped or chosen."""
    with qtbot.waitSignal(window.keeping.reader.finished):
        window.files.open(path)


def test_a_run_is_kept_in_a_file_and_opened_again(after_two_runs, qtbot, tmp_path):
    window = after_two_runs
    path = saved(window, qtbot, tmp_path / "stiff.h5", place=1)
    before = window.workspace.presenter.result
    read(window, qtbot, path)
    assert lines(window).count() == 3
    assert window.workspace.runs.shown.name == "stiff"
    assert window.workspace.presenter.result is not before
    assert np.array_equal(window.workspace.presenter.result.q, before.q)
    assert not window.stale_label.isVisible()
    assert looks(window)[0].changes == ("the same as before",)


@pytest.mark.parametrize("answer", ["Open its model", "Only compare", "Cancel"])
def test_a_run_of_another_model_asks_what_is_wanted(after_two_runs, qtbot, tmp_path, answer):
    window = after_two_runs
    path = saved(window, qtbot, tmp_path / "soft.h5", place=0)
    window.workspace.document.undo_stack.setClean()

    def choose(box):
        assert "“soft.h5” is not a run of the model that is open." in box.text()
        click(next(button for button in box.buttons() if answer in bare(button.text())))

    with dialog(QMessageBox, choose):
        read(window, qtbot, path)
    if answer == "Open its model":
        assert window.workspace.document.model.springs[0].stiffness == 4530.0
        assert [each.name for each in window.workspace.runs.runs] == ["soft"]
        assert not window.stale_label.isVisible()
        assert window.workspace.document.modified  # no file holds it
    elif answer == "Only compare":
        assert overlaid(window) == ["soft"]
        assert window.workspace.runs.shown.name == "Run 2"
        assert window.workspace.document.model.springs[0].stiffness == 6000.0
    else:
        assert lines(window).count() == 2


def test_a_result_dropped_on_an_empty_window_brings_its_model(after_two_runs, qtbot, tmp_path):
    window = after_two_runs
    path = saved(window, qtbot, tmp_path / "stiff.h5", place=1)
    window.workspace.document.undo_stack.setClean()
    window.files.new()
    read(window, qtbot, path)
    assert len(window.workspace.document.model.bodies) == 7
    assert window.workspace.presenter.result.digest == window.workspace.document.digest


def test_a_broken_result_is_told_and_nothing_changes(after_two_runs, qtbot, tmp_path):
    window = after_two_runs
    (tmp_path / "broken.h5").write_bytes(b"no result")
    with qtbot.waitSignal(window.keeping.reader.failed):
        window.files.open(tmp_path / "broken.h5")
    assert "it is no result of Kanevas" in window.notices.label.text()
    assert lines(window).count() == 2


def test_a_run_without_room_is_told(after_two_runs, qtbot, monkeypatch):
    monkeypatch.setattr("kanevas.runs.run_list.MOST_BYTES", 1)
    told = []
    after_two_runs.workspace.runs.let_go.connect(told.append)
    run(after_two_runs, qtbot)
    assert [each.name for each in after_two_runs.workspace.runs.runs] == ["Run 3"]
    assert told == [["Run 1", "Run 2"]]
    assert "the list let go of: Run 1, Run 2" in after_two_runs.notices.label.text()


def test_a_velocity_that_the_joints_do_not_allow_is_told_and_led(window, qtbot):
    """A disc is given 1 m/s and no spin: the run says what became of it; then its body leads."""
    disc = Body(name="disc", mass=1.0, inertia=(0.0025, 0.0025, 0.005), position=(0.0, 0.1, 0.0),
                velocity=(1.0, 0.0, 0.0))  # fmt: skip
    floor = RollingDisc(name="floor", body_a="ground", body_b="disc", radius=0.1)
    window.workspace.document.put(Model(bodies=(disc,), joints=(floor,)))
    run(window, qtbot)
    assert "“disc” by 0.333 m/s and 382 °/s" in window.notices.label.text()
    window.workspace.selection.set(("disc",))
    leads = window.inspector.form.editor("leads").box
    words = [leads.itemText(i) for i in range(leads.count())]
    assert words == ["nothing", "velocity", "angular velocity", "both"]
    leads.setFocus()
    QTest.keyClick(leads, Qt.Key.Key_Down)
    run(window, qtbot)
    assert not window.notices.isVisible()
    assert window.workspace.presenter.result["disc.vx"][0] == pytest.approx(1.0)
    assert window.workspace.presenter.result["disc.wz"][0] == pytest.approx(-10.0)
