"""A hand that does anything at all, with mouse and keys, wherever it comes to be in the window."""

from __future__ import annotations

import random
import sys
import weakref
from collections import deque
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QEventLoop, QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QAction, QDesktopServices, QDrag, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QMenu, QWidget
from tests.person import double_click, move

from kane.model import check_references, named
from kane.model.poses import initial_poses
from kanevas.window import MainWindow

Key, Modifier, Button = Qt.Key, Qt.KeyboardModifier, Qt.MouseButton
NONE, SHIFT, CONTROL, ALT = (
    Modifier.NoModifier, Modifier.ShiftModifier, Modifier.ControlModifier, Modifier.AltModifier,
)  # fmt: skip
MODIFIERS = (*[NONE] * 8, SHIFT, CONTROL, ALT, SHIFT | CONTROL)
KEYS = (
    Key.Key_Escape, Key.Key_Return, Key.Key_Tab, Key.Key_Backtab, Key.Key_Delete, Key.Key_Backspace,
    Key.Key_Space, Key.Key_Left, Key.Key_Right, Key.Key_Up, Key.Key_Down, Key.Key_Home, Key.Key_End,
    Key.Key_PageUp, Key.Key_PageDown, Key.Key_F2,
)  # fmt: skip
MENU_KEYS = (
    *[Key.Key_Down] * 4, *[Key.Key_Return] * 3, Key.Key_Up, Key.Key_Right, Key.Key_Left,
    Key.Key_Home, Key.Key_Escape,
)  # fmt: skip
TYPED = (
    "0", "1", "-2", "0.5", "3.7", "12 mm", "2*pi", "50 N", "sin(t)", "abc", "1e3", "-", "rod 1", "",
)  # fmt: skip
LEAVING = "Quit", "Full screen"  # entries of menus that take the hand out of the window
PAUSES = (0, 0, 0, 0, 0, 20)  # ms; runs and films go on meanwhile
TOLD_OF = 60  # actions, when the last of them has failed


class Restless:
    """Acts at random until it has acted so often, or an error was told.

    Args:
        window: that of the program.
        seed: of what it does.
        models: files that it opens now and then.

    Attributes:
        done: how often it has acted.
        last: the latest actions.
        told: errors that nobody foresaw, be they told by the guard or by PySide.

    """

    def __init__(self, window: MainWindow, seed: int, models: Sequence[Path]) -> None:
        self.window = window
        self.done = 0
        self.last: deque[str] = deque(maxlen=TOLD_OF)
        self.told: list[str] = []
        self._lot = random.Random(seed)
        self._models = models
        self._view = window.canvas.viewport()
        self._is_held = False  # whether the left button is down on the canvas
        self._at = QPoint()
        ways = {
            self._move: 16, self._click: 16, self._press: 10, self._release: 10, self._double: 3,
            self._right: 3, self._wheel: 2, self._pan: 1, self._leave: 1, self._arm: 10,
            self._key: 10, self._shortcut: 8, self._undo: 8, self._redo: 4, self._type: 5,
            self._anywhere: 16, self._open_menu: 4, self._open: 1, self._tidy: 2,
        }  # fmt: skip
        self._ways = [way for way, weight in ways.items() for _ in range(weight)]

    def go(self, count: int, monkeypatch: pytest.MonkeyPatch) -> None:
        """Act so many times, and fail if an error was told."""
        with monkeypatch.context() as patch:
            patch.setattr(sys, "excepthook", self._noting())
            patch.setattr(QDesktopServices, "openUrl", lambda *_: True)
            # It would wait for the mouse of the machine.
            patch.setattr(QDrag, "exec", lambda *_: Qt.DropAction.IgnoreAction)
            for action in self.window.findChildren(QAction):
                action.setEnabled(action.isEnabled() and _text(action) not in LEAVING)
            self._act_until(self.done + count)
            self._let_go()
        assert not self.told, "\n".join([*self.last, *self.told])

    def _act_until(self, end: int) -> None:
        loop = QEventLoop()

        def turn() -> None:
            above = QApplication.activePopupWidget() or QApplication.activeModalWidget()
            is_over = bool(self.told) or self.done >= end
            if is_over and above is None:
                loop.quit()
                return
            # First of all, for what is done now may wait for an answer that comes by the next turn.
            QTimer.singleShot(self._lot.choice(PAUSES), turn)
            if is_over:
                above.close()
            else:
                self._act()

        QTimer.singleShot(0, turn)
        loop.exec()

    def _noting(self) -> Callable[..., None]:
        """Return what takes note of an error.

        Threads of Qt that come to Python keep the hook that they meet, and live as long as the
        process: it must not keep the window.
        """
        note = weakref.WeakMethod(self._take_note)

        def hook(kind: type[BaseException], error: BaseException, trace: object) -> None:
            if (take_note := note()) is not None:
                take_note(kind, error, trace)

        return hook

    def _take_note(self, kind: type[BaseException], error: BaseException, trace: object) -> None:
        sys.__excepthook__(kind, error, trace)
        self.told.append(f"{kind.__name__}: {error}")

    def _act(self) -> None:
        self.done += 1
        popup, dialog = QApplication.activePopupWidget(), QApplication.activeModalWidget()
        if popup is not None:
            self._go_through(popup)
        elif dialog is not None:
            self._use(dialog)
        else:
            self._lot.choice(self._ways)()
            self._look()

    def _look(self) -> None:
        """See that nothing holds what is not there any more."""
        window = self.window
        there = {element.name for _, element in named(window.workspace.document.model)}
        check_references(window.workspace.document.model)
        assert there.issuperset(window.workspace.selection.names)
        tool = window.toolbox.tool
        assert there.issuperset({*tool.holds} - {"ground"})
        for _ in (tool.hint, tool.values, tool.guides, tool.cursor):
            pass

    def _say(self, *words: object) -> None:
        self.last.append(" ".join(map(str, (self.done, *words))))

    # --- on the canvas

    def _pixel(self) -> QPoint:
        """Return a pixel of the canvas, more often than not one where something is."""
        canvas, model = self.window.canvas, self.window.workspace.document.model
        room = canvas.viewport().rect()
        if model.bodies and self._lot.random() < 0.7:
            body = self._lot.choice(model.bodies)
            ends = [(body.name, (0.0, 0.0, 0.0))]
            ends += [end for joint in model.joints for end in joint.ends() if end[0] == body.name]
            ends += [(body.name, shape.end) for shape in body.shapes if hasattr(shape, "end")]
            x, y = canvas.camera.to_view(initial_poses(model).point(*self._lot.choice(ends)))
            slip = self._lot.choice((0, 0, 5, 30))
            x, y = (number + self._lot.uniform(-slip, slip) for number in (x, y))
            if room.contains(round(x), round(y)):
                return QPoint(round(x), round(y))
        return QPoint(self._lot.randrange(room.width()), self._lot.randrange(room.height()))

    def _move(self) -> None:
        self._at, modifiers = self._pixel(), self._lot.choice(MODIFIERS)
        self._say("drag" if self._is_held else "move", "to", self._at.toTuple(), modifiers)
        held = Button.LeftButton if self._is_held else Button.NoButton
        move(self._view, self._at, held, modifiers)

    def _press(self) -> None:
        self._let_go()
        self._at, modifiers = self._pixel(), self._lot.choice(MODIFIERS)
        self._say("press at", self._at.toTuple(), modifiers)
        self._is_held = True
        QTest.mousePress(self._view, Button.LeftButton, modifiers, self._at)

    def _release(self) -> None:
        self._move()
        self._let_go()

    def _let_go(self) -> None:
        if self._is_held:
            self._is_held = False
            self._say("let go")
            QTest.mouseRelease(self._view, Button.LeftButton, NONE, self._at)

    def _click(self) -> None:
        self._let_go()
        self._at, modifiers = self._pixel(), self._lot.choice(MODIFIERS)
        self._say("click at", self._at.toTuple(), modifiers)
        move(self._view, self._at, Button.NoButton, modifiers)
        QTest.mouseClick(self._view, Button.LeftButton, modifiers, self._at)

    def _double(self) -> None:
        self._let_go()
        self._at = self._pixel()
        self._say("double click at", self._at.toTuple())
        double_click(self._view, self._at)

    def _right(self) -> None:
        at = self._pixel()
        self._say("right click at", at.toTuple())
        QTest.mouseClick(self._view, Button.RightButton, NONE, at)

    def _wheel(self) -> None:
        at, turn = QPointF(self._pixel()), self._lot.choice((-240, -120, 120, 240))
        self._say("wheel", turn)
        event = QWheelEvent(
            at, self._view.mapToGlobal(at), QPoint(), QPoint(0, turn), Button.NoButton, NONE,
            Qt.ScrollPhase.NoScrollPhase, False,
        )  # fmt: skip
        QApplication.sendEvent(self._view, event)

    def _pan(self) -> None:
        start, end = self._pixel(), self._pixel()
        self._say("pan from", start.toTuple(), "to", end.toTuple())
        QTest.mousePress(self._view, Button.MiddleButton, NONE, start)
        move(self._view, end, Button.MiddleButton)
        QTest.mouseRelease(self._view, Button.MiddleButton, NONE, end)

    def _leave(self) -> None:
        self._say("leave the canvas")
        QApplication.sendEvent(self._view, QEvent(QEvent.Type.Leave))

    # --- keys

    def _focus(self) -> QWidget:
        self.window.activateWindow()
        return QApplication.focusWidget() or self.window

    def _arm(self) -> None:
        action = self._lot.choice(self.window.menus.insert.tools.actions())
        self._say("arm", action.data())
        action.trigger()

    def _key(self) -> None:
        key, modifiers, focus = self._lot.choice(KEYS), self._lot.choice(MODIFIERS), self._focus()
        self._say(key.name, modifiers, "to", type(focus).__name__)
        QTest.keyClick(focus, key, modifiers)

    def _shortcut(self) -> None:
        actions = [
            action for action in self.window.findChildren(QAction)
            if not action.shortcut().isEmpty() and _text(action) not in LEAVING
        ]  # fmt: skip
        action = self._lot.choice(actions)
        self._say("shortcut of", action.text())
        QTest.keySequence(self._focus(), action.shortcut())

    def _undo(self) -> None:
        self._say("undo")
        QTest.keyClick(self._focus(), Key.Key_Z, CONTROL)

    def _redo(self) -> None:
        self._say("redo")
        QTest.keyClick(self._focus(), Key.Key_Z, CONTROL | SHIFT)

    def _type(self) -> None:
        text, end = self._lot.choice(TYPED), self._lot.choice((None, Key.Key_Return, Key.Key_Tab))
        self._say("type", text, "to", type(self._focus()).__name__)
        QTest.keyClicks(self._focus(), text)
        if end is not None:
            QTest.keyClick(self._focus(), end)

    # --- anywhere

    def _anywhere(self) -> None:
        """Do something with what lies at a pixel of the window, or of one that floats beside it."""
        self._let_go()
        tops = [top for top in QApplication.topLevelWidgets() if top.isVisible()]
        self._do_something_in(self._lot.choice([self.window, *tops]))

    def _do_something_in(self, top: QWidget) -> None:
        at = self._place_in(top)
        widget = top.childAt(at) or top
        if not widget.isEnabled():
            return
        at, modifiers = widget.mapFrom(top, at), self._lot.choice(MODIFIERS)
        way = self._lot.choice(("click", "click", "click", "double", "right", "drag", "hover"))
        self._say(way, "on", type(widget).__name__, widget.objectName(), at.toTuple(), modifiers)
        match way:
            case "click":
                QTest.mouseClick(widget, Button.LeftButton, modifiers, at)
            case "double":
                double_click(widget, at)
            case "right":
                QTest.mouseClick(widget, Button.RightButton, modifiers, at)
            case "drag":
                end = self._place_in(widget)
                QTest.mousePress(widget, Button.LeftButton, modifiers, at)
                for place in ((at + end) / 2, end):
                    move(widget, place, Button.LeftButton, modifiers)
                QTest.mouseRelease(widget, Button.LeftButton, modifiers, end)
            case "hover":
                move(widget, at, Button.NoButton)

    def _place_in(self, widget: QWidget) -> QPoint:
        room = max(widget.width(), 1), max(widget.height(), 1)
        return QPoint(*map(self._lot.randrange, room))

    def _open_menu(self) -> None:
        self._let_go()
        bar = self.window.menuBar()
        action = self._lot.choice(bar.actions())
        self._say("menu", action.text())
        QTest.mouseClick(bar, Button.LeftButton, pos=bar.actionGeometry(action).center())

    def _open(self) -> None:
        path = self._lot.choice(self._models)
        self._say("open", path.name)
        self.window.files.open(path, as_copy=True)

    def _tidy(self) -> None:
        """Put what was closed or shoved aside back to its place, and begin with the run's start."""
        self._say("reset the layout, fit and rewind")
        self.window.layout_memory.reset()
        self.window.fit_views()
        self.window.workspace.player.seek(0.0)

    # --- what stands before the window

    def _go_through(self, popup: QWidget) -> None:
        key = self._lot.choice(MENU_KEYS)
        entry = popup.activeAction() if isinstance(popup, QMenu) else None
        self._say(key.name, "in", type(popup).__name__, "at", entry.text() if entry else "")
        QTest.keyClick(popup, key)

    def _use(self, dialog: QWidget) -> None:
        focus = QApplication.focusWidget() or dialog
        way = self._lot.choice(("close", "close", "type", "key", "mouse", "mouse", "mouse"))
        if isinstance(dialog, QFileDialog):
            way = "close"  # files are read and written in other tests
        match way:
            case "close":
                self._say("close", type(dialog).__name__, dialog.windowTitle())
                dialog.close()
            case "type":
                text = self._lot.choice(TYPED)
                self._say("type", text, "in", type(dialog).__name__)
                QTest.keyClicks(focus, text)
            case "key":
                key = self._lot.choice(KEYS)
                self._say(key.name, "in", type(dialog).__name__)
                QTest.keyClick(focus, key)
            case "mouse":
                self._do_something_in(dialog)


def _text(action: QAction) -> str:
    return action.text().replace("&", "")
