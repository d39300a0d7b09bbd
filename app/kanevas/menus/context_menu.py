"""The menu of what is selected, under the right button of every view."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

if TYPE_CHECKING:
    from kanevas.window import MainWindow


def open_context_menu(window: MainWindow, at: QPoint) -> QMenu:
    """Open the menu of the selection at a point of the screen.

    The order is the same everywhere: where it is, its name and state, the clipboard, what it does
    in the machine, and last, under a line, the end of it. What is grey says why.
    """
    menu = QMenu(window)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    menu.setToolTipsVisible(True)
    for group in _groups(window):
        menu.addActions(group)
        menu.addSeparator()
    menu.popup(at)
    return menu


def _groups(window: MainWindow) -> tuple[tuple[QAction, ...], ...]:
    edit, view = window.menus.edit, window.menus.view
    if not window.selection.names:
        return ((edit.clipboard.paste,), (edit.select_all, edit.show_all, view.fit))
    return (
        (view.centre, view.camera.follow, edit.select_carriers),
        (edit.rename, edit.clipboard.duplicate, edit.hidden, edit.locked),
        (edit.clipboard.cut, edit.clipboard.copy, edit.clipboard.paste),
        (edit.arrange.menu.menuAction(), edit.pinned, edit.traced),
        (edit.delete,),
    )
