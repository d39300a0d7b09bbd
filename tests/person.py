"""What a person does with mouse and keyboard."""

import itertools
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QAction, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QLineEdit,
    QMainWindow,
    QMenu,
    QMenuBar,
    QMessageBox,
    QWidget,
)
from shiboken6 import Shiboken

LEFT = Qt.MouseButton.LeftButton
Hand = Callable[[Any], None]

LOOK = 20  # ms between two looks for a dialog
MOST_LOOKS = 250


def click(widget: QWidget, at: QPoint | QPointF | None = None) -> None:
    """Click a widget in its middle, or where wanted."""
    assert widget.isVisible(), f"cannot be clicked, not visible: {widget}"
    assert widget.isEnabled(), f"cannot be clicked, disabled: {widget}"
    point = at.toPoint() if isinstance(at, QPointF) else at or widget.rect().center()
    QTest.mouseClick(widget, LEFT, pos=point)


def double_click(widget: QWidget, at: QPoint) -> None:
    """Click twice; QTest leaves it to the caller to make all four events."""
    QTest.mouseClick(widget, LEFT, pos=at)
    QTest.mouseDClick(widget, LEFT, pos=at)
    QTest.mouseRelease(widget, LEFT, pos=at)


def move(
    widget: QWidget,
    at: QPoint,
    held: Qt.MouseButton = Qt.MouseButton.NoButton,
    modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier,
) -> None:
    """Move the pointer over a widget; QTest would go by the cursor of the screen."""
    point = QPointF(at)
    event = QMouseEvent(
        QEvent.Type.MouseMove, point, widget.mapToGlobal(point), Qt.MouseButton.NoButton, held,
        modifiers,
    )  # fmt: skip
    QApplication.sendEvent(widget, event)


def drag(
    widget: QWidget,
    *way: QPoint,
    modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier,
    steps: int = 4,
) -> None:
    """Drag along a way with the left button, with some moves between its points."""
    QTest.mousePress(widget, LEFT, modifiers, way[0])
    for start, end in itertools.pairwise(way):
        for i in range(1, steps + 1):
            move(widget, start + (end - start) * i / steps, LEFT, modifiers)
    QTest.mouseRelease(widget, LEFT, modifiers, way[-1])


def press(
    window: QMainWindow,
    key: Qt.Key,
    modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier,
) -> None:
    """Press a key wherever the focus is."""
    to_front(window)
    QTest.keyClick(QApplication.focusWidget() or window, key, modifiers)


def wait_until(condition: Callable[[], bool], patience: float = 120.0) -> None:
    """Let the program work until a condition holds."""
    deadline = time.monotonic() + patience
    while not condition():
        assert time.monotonic() < deadline, "waited in vain"
        QTest.qWait(5)


def to_front(window: QWidget) -> None:
    """Make a window the active one, as a window manager does when a dialog is gone."""
    if not window.isActiveWindow():
        window.activateWindow()
        assert QTest.qWaitForWindowActive(window)


def type_into(line: QLineEdit, text: str, end: Qt.Key | None = Qt.Key.Key_Return) -> None:
    """Replace the text of a line, and end with a key."""
    click(line)
    QTest.keyClick(line, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(line, Qt.Key.Key_Delete)
    QTest.keyClicks(line, text)
    if end is not None:
        QTest.keyClick(line, end)


def choose(window: QMainWindow, *titles: str) -> None:
    """Go through the menus: ``choose(window, "File", "Export", "Numbers as CSV …")``."""
    menu: QMenuBar | QMenu = window.menuBar()
    for title in titles:
        action = entry(menu, title)
        assert action.isEnabled(), f"grey: {title} ({action.statusTip()})"
        if action.menu() is None or isinstance(menu, QMenuBar):
            click(menu, menu.actionGeometry(action).center())
        else:  # by a key, since a click opens it after a pause only
            menu.setActiveAction(action)
            QTest.keyClick(menu, Qt.Key.Key_Right)
        if action.menu() is not None:
            menu = action.menu()
            wait_until(menu.isVisible)


def entry(menu: QMenuBar | QMenu, title: str) -> QAction:
    """Return the entry of a menu with this text."""
    texts = {action.text().replace("&", ""): action for action in menu.actions()}
    assert title in texts, f"no entry '{title}' among {list(texts)}"
    return texts[title]


@contextmanager
def dialog(kind: type[QDialog], hand: Hand, title: str = "") -> Iterator[None]:
    """Let a hand use the dialog of a kind that comes up in the block; fail if none does."""
    looks, used, slips = 0, False, []

    def look() -> None:
        nonlocal looks, used
        found = QApplication.activeModalWidget()
        if found is None:
            return
        looks += 1
        wanted = isinstance(found, kind) and title in found.windowTitle()
        if wanted and not found.isActiveWindow():
            found.activateWindow()  # keys would go astray
        elif wanted:
            used = True
            timer.stop()
            try:
                hand(found)
            except BaseException as slip:  # must not be lost in Qt's loop
                slips.append(slip)
            finally:
                _put_away(found)
        if looks > MOST_LOOKS:  # the test would wait for ever
            _put_away(found)

    timer = QTimer()
    timer.setInterval(LOOK)
    timer.timeout.connect(look)
    timer.start()
    try:
        yield
    finally:
        timer.stop()
    if slips:
        raise slips[0]
    assert used, f"no {kind.__name__} came up"


def _put_away(found: QWidget) -> None:
    if Shiboken.isValid(found) and found.isVisible():
        found.close()


def answer(button: QMessageBox.StandardButton) -> Hand:
    """Return a hand that presses a button of a question."""
    return lambda box: click(box.button(button))


def name_file(path: Path) -> Hand:
    """Return a hand that pastes the path of a file and accepts.

    Typed letter by letter, a path leaves folders on its way selected beside the file.
    """

    def hand(box: QFileDialog) -> None:
        line = box.findChild(QLineEdit, "fileNameEdit")
        line.setText(str(path))
        buttons = box.findChild(QDialogButtonBox)
        accept = buttons.button(
            QDialogButtonBox.StandardButton.Save
            if box.acceptMode() == QFileDialog.AcceptMode.AcceptSave
            else QDialogButtonBox.StandardButton.Open
        )
        click(accept)

    return hand
