"""Docks of a main window."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDockWidget, QMainWindow, QTabBar, QWidget


def add_dock(
    window: QMainWindow, title: str, name: str, widget: QWidget, area: Qt.DockWidgetArea
) -> QDockWidget:
    """Put a widget into a dock whose place is remembered by a name."""
    dock = QDockWidget(title, window)
    dock.setObjectName(name)
    dock.setWidget(widget)
    window.addDockWidget(area, dock)
    return dock


def add_behind(
    window: QMainWindow, front: QDockWidget, title: str, name: str, widget: QWidget
) -> QDockWidget:
    """Put a widget into a dock that shares the place of another one, which stays in front."""
    dock = add_dock(window, title, name, widget, window.dockWidgetArea(front))
    window.tabifyDockWidget(front, dock)
    front.raise_()
    return dock


def docks_of(window: QMainWindow) -> list[QDockWidget]:
    """Return all docks of a window, in the order in which they were made."""
    return window.findChildren(QDockWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)


def width_of_tabs(dock: QDockWidget) -> int:
    """Return how many pixels the tab of a dock and those beside it need to be read whole."""
    window = dock.parentWidget()
    assert window is not None  # that has the dock
    bars = window.findChildren(QTabBar, options=Qt.FindChildOption.FindDirectChildrenOnly)
    beside = (
        bar.sizeHint().width()
        for bar in bars
        if dock.windowTitle() in (bar.tabText(tab) for tab in range(bar.count()))
    )
    return max(beside, default=0)


def bring_up(dock: QDockWidget) -> None:
    """Let a dock be seen, in front of those that share its place."""
    dock.show()
    dock.raise_()
    if dock.isFloating():
        dock.activateWindow()
