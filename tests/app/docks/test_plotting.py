"""Plots of the whole window: edits of the document, the tree, the menu of the selection, files."""

import msgspec
import pytest
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog
from tests.person import LEFT, choose, dialog, entry, move, name_file

from kane.model import PlotLayout
from kane.model.offered import offered
from kanevas.browser.quantity_drag import QuantityDrag
from kanevas.edits.elements import find
from kanevas.edits.plotting import EMPTY
from kanevas.kinds.curve_words import word_of_quantity
from kanevas.menus.context_menu import open_context_menu
from kanevas.plots.figure import Spot

pytestmark = pytest.mark.usefixtures("shared_window")


@pytest.fixture
def running(window, qtbot, model):
    """The window with the seven-body mechanism after a short run."""
    short = msgspec.structs.replace(model.solver, duration=2e-3)
    window.workspace.document.apply("Start", lambda _: msgspec.structs.replace(model, solver=short))
    with qtbot.waitSignal(window.workspace.runner.finished):
        window.workspace.run()
    window.workspace.player.pause()
    return window


def plot_menu(window, *names):
    window.workspace.selection.set(names)
    menu = open_context_menu(window.menus, window.mapToGlobal(QPoint(300, 200)))
    return menu, entry(menu, "Plot").menu()


def quantities(menu):
    return [a.text() for a in menu.actions() if a.isCheckable()]


def test_what_is_plotted_is_undone_redone_and_saved(running, tmp_path):
    before = running.workspace.document.model.plots
    running.plots.set_plotted("K1.x", True)
    assert running.workspace.document.undo_stack.undoText() == "Plot K1: x"
    assert running.workspace.document.model.plots[-1].curves == ("K1.x",)
    assert not running.workspace.presenter.is_stale
    running.workspace.document.undo_stack.undo()
    assert running.workspace.document.model.plots == before
    assert "K1.x" not in running.plots.curves
    running.workspace.document.undo_stack.redo()
    running.workspace.document.save(tmp_path / "plotted.json")
    running.workspace.document.new()
    assert not running.plots.curves
    running.workspace.document.open(tmp_path / "plotted.json")
    assert running.plots.layouts[-1] == PlotLayout(curves=("K1.x",))


def test_a_tick_leaves_the_time_and_an_old_run_where_they_are(running):
    heavier = msgspec.structs.replace(running.workspace.document.model.bodies[0], mass=1.0)
    running.workspace.document.apply(
        "Mass",
        lambda m: msgspec.structs.replace(m, bodies=(heavier, *m.bodies[1:])),
    )
    running.workspace.player.seek(0.001)
    running.plots.set_plotted("K2.x", True)
    assert running.workspace.presenter.is_stale
    assert running.workspace.player.clock.time == 0.001


def test_names_and_deletions_are_followed(running):
    running.plots.set_plotted("K3.x", True)
    running.tree.rename_wanted.emit("K3", "lever")
    assert "lever.x" in running.plots.curves
    assert not any(curve.startswith("K3.") for curve in running.plots.curves)
    running.workspace.selection.set(("lever",))
    running.menus.edit.delete.trigger()
    assert not any(curve.startswith("lever.") for curve in running.plots.curves)


def test_the_menus_of_elements_have_all_their_quantities(running):
    model = running.workspace.document.model
    for name in ("K1", "O-K1", "C-D"):
        entries = offered(model, find(model, name))
        words = [word_of_quantity(each, entries) for each in entries]
        menu, plot = plot_menu(running, name)
        assert sorted(quantities(plot)) == sorted(words)
        entry(plot, words[0]).trigger()
        assert f"{name}.{entries[0].key}" in running.plots.curves
        menu.close()
        menu, plot = plot_menu(running, name)
        assert entry(plot, words[0]).isChecked()
        entry(plot, words[0]).trigger()
        assert f"{name}.{entries[0].key}" not in running.plots.curves
        menu.close()


def test_several_elements_are_plotted_at_once_and_the_system_is_always_there(running):
    menu, plot = plot_menu(running, "K1", "K2")
    entry(plot, "speed").trigger()
    assert running.plots.curves >= {"K1.speed", "K2.speed"}
    menu.close()
    menu, plot = plot_menu(running, "K1", "C-D")
    assert [a.text() for a in plot.actions() if a.menu()] == ["K1", "C-D", "Whole system"]
    menu.close()
    menu, plot = plot_menu(running)
    entry(entry(plot, "Whole system").menu(), "kinetic energy").trigger()
    assert "system.kinetic_energy" in running.plots.curves
    menu.close()


def test_what_has_no_quantities_says_so(window):
    menu = open_context_menu(window.menus, window.mapToGlobal(QPoint(300, 200)))
    action = entry(menu, "Plot")
    assert not action.isEnabled()
    assert action.toolTip()
    menu.close()


def test_a_quantity_is_dragged_out_of_the_tree(running, monkeypatch):
    carried = []
    monkeypatch.setattr(QuantityDrag, "_carry", lambda _, name: carried.append(name))
    tree = running.tree
    place = tree._lines.place_of("K1")
    tree.expand(place)
    tree.scrollTo(place)
    QApplication.processEvents()
    quantity = tree._lines.index(1, 0, place)
    start = tree.visualRect(quantity).center()
    QTest.mousePress(tree.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, start)
    move(tree.viewport(), start + QPoint(3, 0), LEFT)
    assert not carried
    move(tree.viewport(), start + QPoint(40, 10), LEFT)
    QTest.mouseRelease(tree.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, start)
    assert carried == ["K1.y"]
    element = tree.visualRect(place).center()
    QTest.mousePress(tree.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, element)
    move(tree.viewport(), element + QPoint(40, 10), LEFT)
    QTest.mouseRelease(tree.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, element)
    assert carried == ["K1.y"]


def test_a_quantity_is_dropped_on_a_plot(running, qtbot):
    """The whole way: press in the tree, carry, release over a plot."""
    tree, plots = running.tree, running.plots
    place = tree._lines.place_of("K1")
    tree.expand(place)
    tree.scrollTo(place)
    QApplication.processEvents()
    inside = tree.visualRect(tree._lines.index(0, 0, place)).center()
    start = tree.viewport().mapTo(running, inside)
    figure = plots.figure
    end = figure.mapTo(running, figure.rect_of(Spot(0, "plot")).center())
    hand, said = running.windowHandle(), []
    way = [start + QPoint(5, 0), start + QPoint(40, 5), end - QPoint(3, 0), end]

    def go_on():  # while the drag has a loop of events of its own
        said.append(plots._mark.text)
        if way:
            QTimer.singleShot(20, go_on)
            QTest.mouseMove(hand, way.pop(0))
        else:
            QTest.mouseRelease(hand, LEFT, Qt.KeyboardModifier.NoModifier, end)

    QTest.mousePress(hand, LEFT, Qt.KeyboardModifier.NoModifier, start)
    QTimer.singleShot(20, go_on)
    first = plots.layouts[0].curves
    qtbot.waitUntil(lambda: plots.layouts[0].curves != first)
    assert plots.layouts[0].curves == (*first, "K1.x")
    assert said[-1] == "Add to this plot"
    assert running.workspace.document.undo_stack.undoText() == "Plot K1: x"


def test_one_plot_is_exported_in_every_format(running, tmp_path):
    for kind, beginning in (("png", b"\x89PNG"), ("svg", b"<?xml"), ("pdf", b"%PDF")):
        path = tmp_path / f"plot.{kind}"
        with dialog(QFileDialog, name_file(path)):
            running.plots.export_wanted.emit(kind, 0)
        assert path.read_bytes().startswith(beginning)


def test_removing_all_plots_leaves_an_invitation_that_is_saved(running):
    for _ in running.plots.layouts:
        menu = running.plots._menus.of_plot(0)
        entry(menu, "Remove plot").trigger()
        menu.deleteLater()
    assert running.workspace.document.model.plots == (EMPTY,)
    assert "drag it to here" in running.plots._hint.text()
    choose(running, "Edit", "Undo Remove plot")
    assert running.plots.curves
