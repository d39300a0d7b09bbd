"""The events in the window: a person runs a model, goes from event to event, and writes them."""

import csv

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog
from tests.changing_models import BUILDERS, model_of, table
from tests.person import choose, dialog, name_file
from tests.strict_weather import MODELS

from kane.files.model_json import dumps
from kanevas.method.tables import CONSTRAINTS, STRIKE

pytestmark = pytest.mark.usefixtures("shared_window")


@pytest.fixture
def after_run(window, qtbot, tmp_path):
    of_table = table("ball_row")["cases"]["unequal_with_losses"]
    path = tmp_path / "row.json"
    path.write_text(dumps(model_of(BUILDERS["ball_row"](of_table), of_table)))
    window.files.open(path)
    with qtbot.waitSignal(window.workspace.runner.finished):
        window.workspace.run()
    window.workspace.player.pause()
    window.workspace.player.seek(0.0)
    return window


def settle(qtbot, panel):
    qtbot.waitUntil(lambda: not (panel._pause.isActive() or panel._analyst.busy))


def test_the_dock_is_there_where_constraints_can_change(after_run):
    window = after_run
    assert not window.events.dock.isHidden()
    assert window.events.dock.toggleViewAction().isEnabled()
    window.files.open(MODELS / "two_bodies.json")
    assert window.events.dock.isHidden()
    assert not window.events.dock.toggleViewAction().isEnabled()


@pytest.mark.usefixtures("own_window")
def test_who_closes_it_does_not_get_it_back(after_run):
    window = after_run
    path = window.workspace.document.path
    window.events.dock.close()
    for other in (MODELS / "two_bodies.json", path):
        window.files.open(other)
    assert window.events.dock.isHidden()
    assert window.events.dock.toggleViewAction().isEnabled()


def test_who_closes_it_does_not_get_it_back_at_the_next_start(open_window):
    for wanted in (True, False, True):
        window = open_window()
        window.files.open(MODELS / "ramp_disk.json")
        dock = window.events.dock
        # as the last window was left
        assert dock.isHidden() == (not window.workspace.settings.events_wanted())
        if dock.isHidden() == wanted:
            dock.toggleViewAction().trigger()
        window.close()
        assert window.workspace.settings.events_wanted() == wanted


def test_the_first_layout_has_it(open_window):
    window = open_window()
    window.files.open(MODELS / "ramp_disk.json")
    window.events.dock.close()
    window.menus.view.reset_layout.trigger()
    assert not window.events.dock.isHidden()
    assert window.workspace.settings.events_wanted()


def test_where_the_panels_below_are_folded_it_comes_back_with_them(after_run):
    window = after_run
    path = window.workspace.document.path
    window.files.open(MODELS / "two_bodies.json")
    window.folding.below.fold()
    window.files.open(path)
    assert window.events.dock.isHidden()
    window.folding.below.unfold()
    assert not window.events.dock.isHidden()


def test_keys_go_from_event_to_event_and_the_list_follows(after_run):
    window, times = after_run, after_run.workspace.presenter.events.times
    window.events.dock.raise_()
    for number in (0, 1):
        QTest.keyClick(window.canvas, Qt.Key.Key_Right, Qt.KeyboardModifier.ControlModifier)
        assert window.workspace.player.clock.time == times[number]
        assert window.events.panel.view.currentIndex().row() == number
    QTest.keyClick(window.canvas, Qt.Key.Key_Left, Qt.KeyboardModifier.ControlModifier)
    assert window.workspace.player.clock.time == times[0]


def test_a_row_that_is_clicked_is_sought_and_its_strike_worked_out(after_run, qtbot):
    window, panel = after_run, after_run.events.panel
    window.events.dock.raise_()
    at = panel.view.visualRect(panel.view.model().index(1, 1)).center()
    QTest.mouseClick(panel.view.viewport(), Qt.MouseButton.LeftButton, pos=at)
    presenter = window.workspace.presenter
    assert window.workspace.player.clock.time == presenter.events.times[1]
    panel.strike_wanted.emit()
    method = window.method.panel
    settle(qtbot, method)
    assert method.tables.table == STRIKE
    sheet = method.view.sheet
    assert [row.text for row in sheet.rows] == ["s1 (lower limit)", "s0 (lower limit)"]
    assert [row.muted for row in sheet.rows] == [False, True]
    event = presenter.events.events[1]
    numbers = [sheet.cell(0, column).values[0] for column in (1, 2, 3)]
    assert numbers == [event.before, event.after, event.impulse]
    method.tables.choose(CONSTRAINTS)
    settle(qtbot, method)
    off = [row for row in method.view.sheet.rows if row.muted]
    assert len(off) == 2
    assert all(row.tip.startswith("Does not hold now: open by") for row in off)
    window.workspace.player.seek(0.01)
    method.tables.choose(STRIKE)
    settle(qtbot, method)
    assert "Nothing strikes at this time" in method._hint.text()


def test_events_are_written_as_a_table(after_run, tmp_path):
    window, path = after_run, tmp_path / "events.csv"
    with dialog(QFileDialog, name_file(path)):
        choose(window, "File", "Export", "Events as CSV …")
    with path.open(encoding="utf-8", newline="") as stream:
        rows = list(csv.reader(stream))
    assert len(rows) == 1 + len(window.workspace.presenter.events)
    assert rows[1][1:4] == ["s0", "lower", "strikes"]


def test_units_and_colours_reach_the_panel(after_run):
    window = after_run
    window.workspace.units.choose("mm")
    assert "mm/s" in window.events.panel.view.model().index(0, 3).data()
    window.workspace.colors.choose("dark")
    assert window.events.panel.view.model().index(0, 2).data() == "strikes"
