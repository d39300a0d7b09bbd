import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QPushButton, QToolButton
from tests.person import choose
from tests.strict_weather import MODELS


def test_starts_with_an_empty_document(window):
    assert window.windowTitle() == "Untitled[*] – Kanevas"
    assert not window.notices.isVisible()
    assert not window.stale_label.isVisible()
    assert "Press Run" in window.plots._hint.text()
    assert window.solver_status.text() == "Solver ready"


def test_layout_is_there_again_at_the_next_start(open_window):
    first = open_window()
    choose(first, "View", "Plots")
    first.tree_dock.setFloating(True)
    first.resize(1100, 800)
    QApplication.processEvents()
    first.close()
    second = open_window()
    assert not second.plot_dock.isVisible()
    assert second.tree_dock.isFloating()
    assert (second.width(), second.height()) == (1100, 800)


def test_files_that_hold_no_layout_are_passed_over(open_window):
    first = open_window()
    first.workspace.settings._store.setValue("window_docks", "rubbish")
    first.workspace.settings._store.setValue("window_geometry", b"rubbish")
    second = open_window()
    assert second.tree_dock.isVisible()


@pytest.mark.parametrize("size", [(700, 500), (1000, 700), (1500, 950)])
def test_no_button_is_cut_off_however_small_the_window(window, qtbot, size):
    window.files.open(MODELS / "seven_body_mechanism.json")
    with qtbot.waitSignal(window.workspace.runner.finished):
        window.workspace.run()
    window.workspace.player.pause()
    window.workspace.notices.tell("Wrote /tmp/" + 200 * "x" + ".csv", "Open folder", lambda: None)
    window.resize(*size)
    QApplication.processEvents()
    assert window.width() <= max(size[0], 900)
    for button in [*window.run_bar.findChildren(QToolButton), *window.findChildren(QPushButton)]:
        if button.isVisible():
            area = button.rect().translated(button.mapTo(window, button.rect().topLeft()))
            assert window.rect().contains(area), button.toolTip() or button.text()
            assert button.width() >= button.minimumSizeHint().width()
    assert window.run_bar.slider.width() >= 40
    assert window.tree.width() >= 120


def test_tab_reaches_the_buttons_of_the_run_bar(window, qtbot):
    window.files.open(MODELS / "seven_body_mechanism.json")
    with qtbot.waitSignal(window.workspace.runner.finished):
        window.workspace.run()
    window.run_bar.run_button.setFocus()
    for _ in range(5):
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
    assert QApplication.focusWidget() in window.run_bar.findChildren(QToolButton)


def test_docks_have_room_at_the_first_start_and_after_a_reset(window):
    def sizes():
        return window.tree_dock.width(), window.inspector_dock.width(), window.plot_dock.height()

    assert min(sizes()) >= 250
    before = sizes()
    window.resizeDocks([window.tree_dock], [180], Qt.Orientation.Horizontal)
    window.menus.view.reset_layout.trigger()
    assert sizes() == before
