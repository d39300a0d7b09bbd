"""Help and first steps in the window: their docks, and what they take from the other parts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Qt

from kanevas.edits.elements import find
from kanevas.edits.plotting import plotted
from kanevas.first_steps import FirstStepsPanel
from kanevas.first_steps.steps import Standing
from kanevas.help import HelpPanel
from kanevas.help.pages import INDEX, page_of_element, page_of_tool
from kanevas.help.shortcuts import keys_of, shortcuts, shortcuts_table
from kanevas.paths import TEMPLATES
from kanevas.theme import Theme

if TYPE_CHECKING:
    from kanevas.window import MainWindow

READING_WIDTH = 400  # pixels


class Assistance(QObject):
    """Opens help about what the user has at hand, and goes along through the first steps."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        right = Qt.DockWidgetArea.RightDockWidgetArea
        fills = {
            "shortcuts": lambda _: shortcuts_table(shortcuts(window.menuBar())),
            "key": self._keys_of,
        }
        self.help = HelpPanel(window.theme, fills)
        self.help_dock = window.add_dock(self.tr("Help"), "help", self.help, right)
        self.steps = FirstStepsPanel(
            window.theme, self._keys_in_brackets, window.settings.chapter()
        )
        self.steps_dock = window.add_dock(self.tr("First steps"), "first_steps", self.steps, right)
        for dock in (self.help_dock, self.steps_dock):
            dock.hide()
        # Once hidden, or their tabs would stay.
        window.tabifyDockWidget(window.inspector_dock, self.help_dock)
        window.tabifyDockWidget(self.help_dock, self.steps_dock)
        self.steps.begin_wanted.connect(
            lambda: window.files.open(TEMPLATES / "empty_planar.json", as_copy=True)
        )
        self.steps.chapter_chosen.connect(window.settings.set_chapter)
        self.steps.chapter_chosen.connect(lambda _: self._follow())
        self.steps_dock.visibilityChanged.connect(lambda _: self._follow())
        for happening in (
            window.document.opened,
            window.document.changed,
            window.runner.finished,
            window.plots.curves_changed,
        ):
            happening.connect(self._follow)

    def show_help(self) -> None:
        """Open the page about the selection, else about the tool at hand, else the index."""
        window = self._window
        elements = [find(window.document.model, name) for name in window.selection.names]
        pages = {page_of_element(element) for element in elements if element is not None}
        if len(pages) == 1:
            self.show_page(pages.pop())
        elif not pages and not window.toolbox.resting:
            self.show_page(page_of_tool(window.toolbox.tool.name))
        else:
            self.show_page(INDEX)

    def show_page(self, name: str) -> None:
        """Open a page of help."""
        self.help.show_page(name)
        self.help_dock.show()
        self.help_dock.raise_()
        if self.help_dock.width() < READING_WIDTH:
            self._window.resizeDocks([self.help_dock], [READING_WIDTH], Qt.Orientation.Horizontal)

    def show_first_steps(self) -> None:
        """Go on with the first steps where the model stands."""
        if self.steps_dock.isHidden():
            self.steps_dock.show()
            shares = [self._window.inspector_dock, self.steps_dock]
            self._window.resizeDocks(shares, [2, 3], Qt.Orientation.Vertical)
        self.steps_dock.raise_()
        self._follow()

    def set_theme(self, theme: Theme) -> None:
        """Draw in other colours."""
        self.help.set_theme(theme)
        self.steps.set_theme(theme)

    def _follow(self) -> None:
        if self.steps_dock.isHidden():
            return
        window = self._window
        result = window.result
        has_run = result is not None and result.digest == window.document.digest
        model = window.document.model
        self.steps.show_standing(Standing(model, has_run, plotted(model.plots)))

    def _keys_of(self, name: str) -> str:
        menus = self._window.menus
        named = {action.data(): action for action in menus.insert.tools.actions()}
        named |= {
            "run": menus.simulate.run,
            "play": menus.simulate.playback[0],
            "help": menus.help.contents,
        }
        return keys_of(named[name]) if name in named else ""

    def _keys_in_brackets(self, name: str) -> str:
        keys = self._keys_of(name)
        return f" ({keys})" if keys else ""

    def tr(self, text: str) -> str:
        return QCoreApplication.translate("Assistance", text)
