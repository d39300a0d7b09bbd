"""The menu of help."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QMainWindow, QMessageBox

from kanevas.docks.assistance import Assistance
from kanevas.menus.menu import Menu
from kanevas.workspace import Workspace


class HelpMenu(Menu):
    """Help about what is at hand, the first steps, and the program."""

    def __init__(self, window: QMainWindow, workspace: Workspace, assistance: Assistance) -> None:
        super().__init__(window, workspace, window.tr("&Help"))
        self.contents = self.add(
            self.tr("&Help"), assistance.show_help, QKeySequence.StandardKey.HelpContents
        )
        self.steps = self.add(self.tr("&First steps"), assistance.show_first_steps)
        self.shortcuts = self.add(
            self.tr("All &shortcuts"), lambda: assistance.show_page("shortcuts")
        )
        self.menu.addSeparator()
        self.add(self.tr("&About Kanevas"), self._about)

    def _about(self) -> None:
        version = QCoreApplication.applicationVersion()
        QMessageBox.about(
            self.window,
            self.tr("About Kanevas"),
            self.tr(
                "<h3>Kanevas {}</h3><p>Draw mechanisms, watch them move, and see Kane's method "
                "at work.</p><p>BSD 3-Clause License</p>"
            ).format(version),
        )
