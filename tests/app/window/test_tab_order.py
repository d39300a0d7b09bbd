"""The whole window by the Tab key."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollArea, QTabBar, QWidget
from tests.person import to_front
from tests.strict_weather import MODELS

from kanevas.docks.dock import bring_up, docks_of


def way(window, count):
    """Return what has the keys after each press of Tab, from the search on."""
    to_front(window)
    window.browser.line.setFocus()
    found = []
    for _ in range(count):
        found.append(QApplication.focusWidget())
        QTest.keyClick(found[-1], Qt.Key.Key_Tab)
    return found


def test_tab_goes_through_the_window_as_one_reads_it(window):
    window.files.open(MODELS / "two_bodies.json")
    found = way(window, 40)
    parts = (window.browser, window.tree, window.canvas, window.run_bar, window.health,
             window.solver_form, window.inspector)  # fmt: skip
    first = [
        next(i for i, stop in enumerate(found) if stop is part or part.isAncestorOf(stop))
        for part in parts
    ]
    assert first == sorted(first)


def test_all_on_the_way_has_a_name(window):
    window.files.open(MODELS / "two_bodies.json")
    for stop in way(window, 60):
        name = stop.accessibleName() or (stop.text() if hasattr(stop, "text") else "")
        assert name or isinstance(stop, QTabBar), stop


def test_all_that_takes_keys_in_all_docks_has_a_name(window):
    window.files.open(MODELS / "slider_crank.json")
    for dock in docks_of(window):
        bring_up(dock)
        for part in dock.findChildren(QWidget):
            takes_keys = part.focusPolicy() != Qt.FocusPolicy.NoFocus and not part.focusProxy()
            if not (takes_keys and part.isVisible()) or isinstance(part, QTabBar | QScrollArea):
                continue
            if part.objectName().startswith("qt_"):  # of a field that is named itself
                continue
            told = QAccessible.queryAccessibleInterface(part)
            assert told.text(QAccessible.Text.Name), (dock.objectName(), part, part.parent())
