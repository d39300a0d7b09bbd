"""The menu of help."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMessageBox

from kanevas.menus.menu import Menu

if TYPE_CHECKING:
    from kanevas.window import MainWindow


class HelpMenu(Menu):
    """About the program."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window, window.tr("&Help"))
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
