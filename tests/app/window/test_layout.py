import pytest
from PySide6.QtWidgets import QApplication, QDockWidget
from tests.person import choose, entry

from kanevas.docks.dock import docks_of
from kanevas.window.layout import SIZE


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


def test_a_long_hint_does_not_widen_the_window(window):
    window.resize(900, 600)
    QApplication.processEvents()
    width = window.width()
    window.hint.setText(100 * "hint ")
    QApplication.processEvents()
    assert window.width() == width
    window.hint.grab()
    assert window.hint.toolTip().startswith("hint hint")
