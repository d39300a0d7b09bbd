"""The whole window by the Tab key."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QTabBar
from tests.person import to_front
from tests.strict_weather import MODELS


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
