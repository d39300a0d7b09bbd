"""The menu of what is selected, under the right button of every view."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from kanevas.menus.plot_menu import fill_plot_menu
from kanevas.offer import offer

if TYPE_CHECKING:
    from kanevas.window import MainWindow


def open_context_menu(window: MainWindow, at: QPoint) -> QMenu:
    """Open the menu of the selection at a point of the screen.

    The order is the same everywhere: where it is, its name and state, the clipboard, what it does
    in the machine, what can be plotted of it, and last, under a line, the end of it. What is grey
    says why.
    """
    menu = QMenu(window)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    menu.setToolTipsVisible(True)
    plot = QMenu(window.tr("P&lot"), menu)
    fill_plot_menu(window, plot)
    offer(plot.menuAction(), not plot.isEmpty(), window.tr("Nothing of this can be plotted"))
    for group in _groups(window, plot.menuAction()):
        menu.addActions(group)
        menu.addSeparator()
    menu.popup(at)
    return menu


def _groups(window: MainWindow, plot: QAction) -> tuple[tuple[QAction, ...], ...]:
    edit, view = window.menus.edit, window.menus.view
    if not window.selection.names:
        return (
            (edit.clipboard.paste, edit.copy_picture),
            (edit.select_all, edit.show_all, view.fit),
            (plot, window.menus.file.export.menu.menuAction()),
        )
    return (
        (view.centre, view.camera.follow, edit.select_carriers),
        (edit.rename, edit.clipboard.duplicate, edit.hidden, edit.locked),
        (edit.clipboard.cut, edit.clipboard.copy, edit.clipboard.paste),
        (edit.arrange.menu.menuAction(), edit.pinned, edit.traced),
        (plot,),
        (edit.delete,),
    )
