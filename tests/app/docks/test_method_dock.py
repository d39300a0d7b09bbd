"""The tables of the method in the window: a person looks, clicks, plots and exports."""

import csv

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication, QFileDialog
from tests.person import choose, click, dialog, name_file
from tests.strict_weather import MODELS

from kanevas.docks.dock import bring_up
from kanevas.method.tables import CONSTRAINTS, ENERGY, PARTIAL, TABLES

pytestmark = pytest.mark.usefixtures("shared_window")


@pytest.fixture
def method(window, qtbot):
    """The panel of the method, brought to the front, after a short run of the double pendulum."""
    window.files.open(MODELS / "hinged_rods.json")
    with qtbot.waitSignal(window.workspace.runner.finished):
        window.workspace.run()
    window.workspace.player.pause()
    window.workspace.player.seek(1.0)
    bring_up(window.method.dock)
    return window.method.panel


def turn_to(qtbot, panel, table):
    panel.tables.setCurrentRow(TABLES.index(table))
    settle(qtbot, panel)


def settle(qtbot, panel):
    qtbot.waitUntil(
        lambda: not (panel._pause.isActive() or panel._analyst.busy or panel._long.busy)
    )


def choose_cell(panel, row, column):
    index = panel.view.model().index(row, column)
    panel.view.scrollTo(index)
    click(panel.view.viewport(), panel.view.visualRect(index).center())


@pytest.mark.usefixtures("own_window")
def test_it_stands_beside_the_plots(window):
    beside = window.tabifiedDockWidgets(window.plot_dock)
    assert beside == [window.method.dock, window.equations.dock]
    assert not window.method.panel.is_seen
    window.method.dock.raise_()
    QApplication.processEvents()
    assert window.method.panel.is_seen
    choose(window, "View", "Kane's method")
    assert not window.method.dock.isVisible()
    assert not window.method.panel.is_seen


def test_it_follows_the_time_of_the_window(window, method, qtbot):
    turn_to(qtbot, method, PARTIAL)
    assert "t\u00a0=\u00a01\u00a0s" in method.note.text()
    window.workspace.player.seek(2.0)
    settle(qtbot, method)
    assert "t\u00a0=\u00a02\u00a0s" in method.note.text()


def test_an_edit_brings_the_model_as_drawn(window, method, qtbot):
    turn_to(qtbot, method, PARTIAL)
    window.workspace.document.apply("Gravity", lambda m: type(m)(**{
        **{f: getattr(m, f) for f in m.__struct_fields__}, "gravity": (0.0, -1.0, 0.0),
    }))  # fmt: skip
    settle(qtbot, method)
    assert "as drawn" in method.note.text()
    window.workspace.document.undo_stack.undo()
    settle(qtbot, method)
    assert "Frame" in method.note.text()


def test_names_and_the_selection_go_together(window, method, qtbot):
    turn_to(qtbot, method, PARTIAL)
    names = method.view.verticalHeader()
    click(names.viewport(), QPoint(8, 8))
    assert window.workspace.selection.names == ("rod 1",)


def test_a_quantity_is_plotted_from_the_table(window, method, qtbot):
    turn_to(qtbot, method, ENERGY)
    rows = [line.text for line in method.view.sheet.rows]
    choose_cell(method, rows.index("balance: what is left"), 2)
    click(method.bar.plot)
    assert "system.energy_balance" in window.plots.curves
    QApplication.processEvents()
    assert window.plots.isVisible()
    assert not method.is_seen


def test_a_table_is_exported(window, method, qtbot, tmp_path):
    turn_to(qtbot, method, CONSTRAINTS)
    with dialog(QFileDialog, name_file(tmp_path / "B.csv"), "Export table"):
        method.view.export_wanted.emit()
    with (tmp_path / "B.csv").open(encoding="utf-8", newline="") as stream:
        lines = list(csv.reader(stream))
    assert lines[0][1] == "rod 1 vx"
    assert lines[1][0] == "support: along x"
    assert float(lines[1][1]) == 1.0
    assert "Wrote" in window.notices.label.text()


@pytest.mark.usefixtures("own_window")
def test_it_fits_into_a_small_window(window, method, qtbot):
    window.resize(1280, 800)
    for table in TABLES:
        turn_to(qtbot, method, table)
        QApplication.processEvents()
        assert (window.width(), window.height()) == (1280, 800), table
        for part in (method.bar, method.tables, method.note):
            if part.isVisible():
                assert part.height() >= part.minimumSizeHint().height(), table


@pytest.mark.usefixtures("own_window")
def test_closing_while_it_works_leaves_nothing(window, method):
    window.workspace.player.seek(3.0)
    method._pause.stop()
    method._look()
    window.workspace.document.undo_stack.setClean()
    window.close()
    assert not method._analyst.busy
