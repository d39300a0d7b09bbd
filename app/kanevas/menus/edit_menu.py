"""The menu of edits."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QKeySequence

from kanevas.menus.menu import Menu

if TYPE_CHECKING:
    from kanevas.window import MainWindow


class EditMenu(Menu):
    """Undo and redo, and all that is done to the selection."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window, window.tr("&Edit"))
        stack, keys = window.document.undo_stack, QKeySequence.StandardKey
        self.undo = stack.createUndoAction(self.menu, self.tr("&Undo"))
        self.redo = stack.createRedoAction(self.menu, self.tr("&Redo"))
        self.undo.setStatusTip(self.tr("Take back the latest edit; grey while there is none"))
        self.redo.setStatusTip(self.tr("Do again what was taken back; grey while there is nothing"))
        for action, key, picture in (
            (self.undo, keys.Undo, "undo"),
            (self.redo, keys.Redo, "redo"),
        ):
            action.setShortcut(key)
            self.give_icon(action, picture)
            self.menu.addAction(action)
