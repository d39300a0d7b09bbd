"""The menu of help."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from html import unescape

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QMainWindow, QMessageBox

from kanevas.commands import Command, CommandFinder
from kanevas.commands.command import commands_of
from kanevas.docks.assistance import Assistance
from kanevas.help.pages import page_names, title
from kanevas.menus.menu import Menu
from kanevas.widgets.entries import bare
from kanevas.workspace import Workspace


class HelpMenu(Menu):
    """Help about what is at hand, the first steps, and the program.

    Signals:
        verify_wanted: published problems are to be run on this machine.

    """

    verify_wanted = Signal()

    def __init__(self, window: QMainWindow, workspace: Workspace, assistance: Assistance) -> None:
        super().__init__(window, workspace, window.tr("&Help"))
        self._assistance = assistance
        self.contents = self.add(
            "help", self.tr("&Help"), assistance.show_help, QKeySequence.StandardKey.HelpContents
        )
        self.steps = self.add("first steps", self.tr("&First steps"), assistance.show_first_steps)
        self.shortcuts = self.add(
            "all shortcuts", self.tr("All &shortcuts"), lambda: assistance.show_page("shortcuts")
        )
        self.find = self.add(
            "find a command", self.tr("Find a &command …"), self._find, "Ctrl+K", "search"
        )
        self.verify = self.add(
            "verify this machine", self.tr("&Verify this machine"), self.verify_wanted.emit
        )
        self.menu.addSeparator()
        self.add("about kanevas", self.tr("&About Kanevas"), self._about)

    def _find(self) -> None:
        """Find what can be done by its name, and do it once the dialog is gone."""
        bar = self.window.menuBar()
        finder = CommandFinder(
            [*commands_of(bar), *self._pages()], self.workspace.colors.theme, self.window
        )
        finder.exec()
        chosen = finder.chosen
        finder.deleteLater()
        if chosen is not None:
            chosen.run()

    def _pages(self) -> Iterator[Command]:
        """Yield the pages of help."""
        where = bare(self.menu.title()), self.tr("Pages")
        for name in page_names():
            show = partial(self._assistance.show_page, name)
            yield Command(unescape(title(name)), where, show, is_read=True)

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
