"""What waits until the window is seen."""

from PySide6.QtWidgets import QApplication, QLabel

from kanevas.program.first_sight import FirstSight


def test_it_comes_once_the_window_is_painted_and_never_again(qtbot):
    window, calls = QLabel("seen"), []
    qtbot.addWidget(window)
    FirstSight(window, lambda: calls.append(window.isVisible()))
    QApplication.processEvents()
    assert calls == []
    window.show()
    qtbot.waitUntil(lambda: bool(calls))
    window.repaint()
    QApplication.processEvents()
    assert calls == [True]


def test_nothing_begins_for_a_window_that_was_closed_at_once(qtbot):
    window, calls = QLabel("gone"), []
    qtbot.addWidget(window)
    FirstSight(window, lambda: calls.append("called"))
    window.show()
    window.repaint()
    window.close()
    QApplication.processEvents()
    assert calls == []
