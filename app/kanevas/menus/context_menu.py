"""The menu of what is selected, under the right button of every view."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from kane.model import Joint
from kanevas.menus.menus import Menus
from kanevas.menus.plot_menu import fill_plot_menu
from kanevas.widgets.offer import offer


def open_context_menu(menus: Menus, at: QPoint) -> QMenu:
    """Open the menu of the selection at a point of the screen.

    The order is the same everywhere: where it is, its name and state, the clipboard, what it does
    in the machine, what can be plotted of it, and last, under a line, the end of it. What is grey
    says why.
    """
    window = menus.window
    menu = QMenu(window)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    menu.setToolTipsVisible(True)
    plot = QMenu(window.tr("P&lot"), menu)
    fill_plot_menu(menus.workspace, menus.plots, plot)
    offer(plot.menuAction(), not plot.isEmpty(), window.tr("Nothing of this can be plotted"))
    into = QMenu(window.tr("Put &into it"), menu)
    joint = _joint(menus)
    if joint is not None:
        menus.insert.fill_joint_menu(into, joint)
    for group in _groups(menus, into.menuAction(), plot.menuAction()):
        menu.addActions([action for action in group if action is not into.menuAction() or joint])
        menu.addSeparator()
    menu.popup(at)
    return menu


def open_group_menu(menus: Menus, group: str, at: QPoint) -> QMenu:
    """Open the menu of a group of the model: what can be put into it; all, for an empty name."""
    menu = QMenu(menus.window)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    menu.setToolTipsVisible(True)
    menu.addSection(menus.window.tr("Insert"))
    menu.addActions(menus.insert.actions_for(group) if group else menus.insert.menu.actions())
    menu.popup(at)
    return menu


def _joint(menus: Menus) -> Joint | None:
    """Return the joint that alone is selected; None for anything else."""
    names = menus.workspace.selection.names
    joints = {joint.name: joint for joint in menus.workspace.document.model.joints}
    return joints.get(names[0]) if len(names) == 1 else None


def _groups(menus: Menus, into: QAction, plot: QAction) -> tuple[tuple[QAction, ...], ...]:
    edit, view = menus.edit, menus.view
    if not menus.workspace.selection.names:
        return (
            (edit.clipboard.paste, edit.copy_picture),
            (edit.select_all, edit.show_all, view.fit),
            (plot, menus.file.export.menu.menuAction()),
        )
    return (
        (view.centre, view.camera.follow, edit.select_carriers),
        (edit.rename, edit.clipboard.duplicate, edit.hidden, edit.locked),
        (edit.clipboard.cut, edit.clipboard.copy, edit.clipboard.paste),
        (edit.arrange.menu.menuAction(), edit.pinned, edit.traced),
        (edit.touching, edit.drop),
        (into, plot),
        (edit.delete,),
    )
