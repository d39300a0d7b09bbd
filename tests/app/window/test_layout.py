import pytest
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QObject, QSize
from PySide6.QtWidgets import QApplication, QDockWidget
from tests.german import german
from tests.person import choose, entry
from tests.strict_weather import MODELS

import kane
from kanevas.docks.dock import docks_of, width_of_tabs
from kanevas.plots.figure import LOWEST
from kanevas.plots.spot import Spot
from kanevas.window import layout
from kanevas.window.layout import SIZE

__all__ = ["german"]


def test_all_docks_can_be_moved_floated_closed_and_chosen(window):
    features = QDockWidget.DockWidgetFeature
    wanted = features.DockWidgetMovable | features.DockWidgetFloatable | features.DockWidgetClosable
    view = entry(window.menuBar(), "View").menu()
    assert len(docks_of(window)) >= 5
    for dock in docks_of(window):
        assert dock.features() & wanted == wanted
        assert dock.toggleViewAction() in view.actions()
        assert dock.objectName()


def test_a_layout_of_an_older_version_leaves_new_docks_as_they_are_at_first(open_window):
    first = open_window()
    history, help_dock = first.history_dock, first.assistance.help_dock
    first.workspace.settings.remember_docks([])
    choose(first, "View", "Plots")
    for dock in (history, help_dock):  # as if the first version had none of these
        first.removeDockWidget(dock)
    first.workspace.settings.remember_window(
        first.saveGeometry(), first.saveState(), first.splitter.saveState()
    )
    names = [d.objectName() for d in docks_of(first) if d not in (history, help_dock)]
    first.workspace.settings.remember_docks(names)
    second = open_window()
    assert not second.plot_dock.isVisible()
    assert not second.history_dock.isHidden()
    assert second.assistance.help_dock.isHidden()


def test_at_first_the_window_fits_on_the_screen(window):
    room = window.screen().availableSize()
    assert window.size() == SIZE.boundedTo(room)


def test_reset_brings_back_sizes(window):
    widths = [window.tree_dock.width(), window.inspector_dock.width()]
    window.resizeDocks([window.tree_dock], [420], window.splitter.orientation())
    QApplication.processEvents()
    assert window.tree_dock.width() != widths[0]
    choose(window, "View", "Reset layout")
    QApplication.processEvents()
    assert [window.tree_dock.width(), window.inspector_dock.width()] == pytest.approx(widths, abs=3)


@pytest.mark.usefixtures("german")
def test_tabs_at_the_left_are_read_whole_in_a_small_window_in_german(open_window, monkeypatch):
    monkeypatch.setattr(layout, "SIZE", QSize(1280, 800))
    window = open_window()
    wanted = width_of_tabs(window.solver_dock)
    assert wanted > layout.IN_NARROW[0]
    assert window.tree_dock.width() >= wanted


def test_a_long_hint_does_not_widen_the_window(window):
    window.resize(900, 600)
    QApplication.processEvents()
    width = window.width()
    window.hint.setText(100 * "hint ")
    QApplication.processEvents()
    assert window.width() == width
    window.hint.grab()
    assert window.hint.toolTip().startswith("hint hint")


def test_the_views_stay_as_large_as_they_are_while_a_run_begins(window, qtbot):
    window.files.open(MODELS / "seven_body_mechanism.json")
    window.workspace.notices.clear()
    QApplication.processEvents()
    said = []
    window.run_bar.waiting.installEventFilter(Shown(said, window))
    size = window.canvas.size()
    with qtbot.waitSignal(window.workspace.runner.finished):
        window.workspace.run()
        assert window.canvas.size() == size
        QApplication.processEvents()
        assert window.canvas.size() == size
    assert not said


class Shown(QObject):
    """Notes that a widget was shown."""

    def __init__(self, notes, parent):
        super().__init__(parent)
        self._notes = notes

    def eventFilter(self, widget, event):  # noqa: N802
        if event.type() == QEvent.Type.Show:
            self._notes.append(widget.text())
        return False


# --- folding


def seen(window):
    return {dock.objectName() for dock in docks_of(window) if not dock.isHidden()}


def in_front(window):
    return [dock for dock in docks_of(window) if not dock.visibleRegion().isEmpty()]


@pytest.mark.parametrize("side", ["left", "below", "right"])
def test_a_side_folds_away_and_comes_back_as_it_was(window, side):
    folding = getattr(window.folding, side)
    window.method.dock.raise_()
    QApplication.processEvents()
    docks, views = seen(window), window.splitter.size()
    shapes = {dock: dock.size() for dock in in_front(window)}
    folding.action.trigger()
    QApplication.processEvents()
    assert not folding.action.isChecked()
    room = window.splitter.size()
    assert room.width() * room.height() > 1.15 * views.width() * views.height()
    folding.action.trigger()
    QApplication.processEvents()
    assert folding.action.isChecked()
    assert seen(window) == docks
    assert not window.method.dock.visibleRegion().isEmpty()
    for dock in in_front(window):
        assert dock.width() == pytest.approx(shapes[dock].width(), abs=3)
        assert dock.height() == pytest.approx(shapes[dock].height(), abs=3)


def test_what_is_asked_for_comes_out_of_a_folded_side_alone_and_folds_again_with_the_rest(window):
    before = seen(window)
    window.folding.right.action.trigger()
    window.assistance.show_help()
    QApplication.processEvents()
    assert window.folding.right.action.isChecked()
    assert window.inspector_dock.isHidden()
    window.folding.right.action.trigger()
    window.folding.right.action.trigger()
    QApplication.processEvents()
    assert seen(window) == {*before, "help"}


def test_folded_panels_are_known_again_after_a_restart(open_window):
    first = open_window()
    first.folding.below.action.trigger()
    first.layout_memory.remember()
    second = open_window()
    assert second.plot_dock.isHidden()
    assert not second.folding.below.action.isChecked()
    second.folding.below.action.trigger()
    assert not second.plot_dock.isHidden()
    assert not second.method.dock.isHidden()


def test_help_comes_back_with_a_page(open_window):
    first = open_window()
    first.assistance.show_help()
    first.layout_memory.remember()
    second = open_window()
    QApplication.processEvents()
    assert second.assistance.help_dock.isVisible()
    assert second.assistance.help.page
    assert second.assistance.help.browser.toPlainText()


# --- room


def test_on_a_small_screen_the_views_have_more_than_half_of_the_window(open_window, monkeypatch):
    monkeypatch.setattr("kanevas.window.layout.SIZE", QSize(1280, 800))
    window = open_window()
    QApplication.processEvents()
    assert (window.width(), window.height()) == (1280, 800)
    views = window.splitter.size()
    assert views.width() * views.height() > 0.5 * 1280 * 800
    for part in (window.run_bar, window.statusBar()):
        corner = part.mapTo(window, part.rect().bottomRight())
        assert window.rect().contains(corner)
    assert window.run_bar.width() >= window.run_bar.sizeHint().width()  # nothing is left out
    window.folding.below.action.trigger()
    QApplication.processEvents()
    assert not window.plot_dock.isHidden()


@pytest.mark.parametrize("size", [QSize(1280, 800), QSize(1400, 900)])
def test_three_plots_are_whole_with_one_time_axis_below(open_window, monkeypatch, size):
    monkeypatch.setattr("kanevas.window.layout.SIZE", size)
    window = open_window()
    window.folding.below.unfold()
    window.workspace.document.open(MODELS / "slider_crank.json")
    model = window.workspace.document.model
    assert len(window.plots.layouts) == 3
    window.workspace.show_result(kane.simulate(model, duration=0.05))
    QApplication.processEvents()
    QApplication.processEvents()
    figure, scroll = window.plots.figure, window.plots._scroll
    assert figure.height() <= scroll.viewport().height()
    plots = figure.plots
    assert min(plot.box.height() for plot in plots) >= LOWEST
    assert [plot.axis("bottom").label.isVisible() for plot in plots] == [False, False, True]
    for plot in plots:
        assert figure.rect().contains(figure.rect_of(Spot(plots.index(plot), "bottom")))


def test_the_stale_note_moves_nothing(window):
    window.workspace.document.open(MODELS / "slider_crank.json")
    model = window.workspace.document.model
    window.workspace.show_result(kane.simulate(model, duration=0.05))
    QApplication.processEvents()
    before = window.canvas.geometry()
    window.workspace.document.apply("Weight", lambda m: replace(m, gravity=(0.0, -9.0, 0.0)))
    QApplication.processEvents()
    assert window.stale_label.isVisible()
    assert window.canvas.geometry() == before
    place = window.canvas.mapTo(window, window.canvas.rect().topLeft())
    note = window.stale_label.mapTo(window, window.stale_label.rect().topLeft())
    assert (
        window.canvas.rect().translated(place).contains(window.stale_label.rect().translated(note))
    )
