"""Help and first steps in the window: their docks, and what they take from the other parts."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QApplication, QDockWidget, QMainWindow

from kanevas.docks.dock import add_dock
from kanevas.edits.elements import find
from kanevas.edits.plotting import plotted
from kanevas.first_steps import FirstStepsPanel
from kanevas.first_steps.steps import Standing
from kanevas.hand.tools.toolbox import Toolbox
from kanevas.help import HelpPanel
from kanevas.help.pages import INDEX, page_of_element, page_of_tool
from kanevas.help.shortcuts import shortcuts, shortcuts_table
from kanevas.look.theme import Theme
from kanevas.widgets.help_page import help_page_of
from kanevas.workspace import Workspace

READING_WIDTHS = 280, 400  # pixels, the least and the most
READING_SHARE = 0.25  # of the width of the window


class Assistance(QObject):
    """Opens help about what the user has at hand, and goes along through the first steps.

    Signals:
        begin_wanted: the first steps are to begin with a template; its name.
    """

    begin_wanted = Signal(str)

    def __init__(
        self,
        window: QMainWindow,
        workspace: Workspace,
        toolbox: Toolbox,
        keys_of: Callable[[str], str],
        beside: QDockWidget,
    ) -> None:
        """Take what gives the keys of a tool or an action by its name, and the dock beside."""
        super().__init__(window)
        self._window, self._workspace, self._toolbox = window, workspace, toolbox
        self._keys_of, self._beside = keys_of, beside
        self._sees_method = False
        right = Qt.DockWidgetArea.RightDockWidgetArea
        fills = {
            "shortcuts": lambda _: shortcuts_table(shortcuts(window.menuBar())),
            "key": keys_of,
        }
        self.help = HelpPanel(workspace.colors.theme, fills)
        self.help_dock = add_dock(window, self.tr("Help"), "help", self.help, right)
        self.steps = FirstStepsPanel(
            workspace.colors.theme, self._keys_in_brackets, workspace.settings.chapter()
        )
        self.steps_dock = add_dock(window, self.tr("First steps"), "first_steps", self.steps, right)
        for dock in (self.help_dock, self.steps_dock):
            dock.hide()
        # Once hidden, or their tabs would stay.
        window.tabifyDockWidget(beside, self.help_dock)
        window.tabifyDockWidget(self.help_dock, self.steps_dock)
        self.help_dock.visibilityChanged.connect(self._fill_help)
        self.steps.begin_wanted.connect(self.begin_wanted)
        self.steps.chapter_chosen.connect(workspace.settings.set_chapter)
        self.steps.chapter_chosen.connect(lambda _: self._follow())
        self.steps_dock.visibilityChanged.connect(lambda _: self._follow())
        for happening in (
            workspace.document.opened,
            workspace.document.changed,
            workspace.presenter.result_changed,
        ):
            happening.connect(self._follow)

    def show_help(self) -> None:
        """Open the page about what has the focus, the selection, the tool at hand, or the index."""
        if page := help_page_of(QApplication.focusWidget()):
            self.show_page(page)
            return
        model = self._workspace.document.model
        elements = [find(model, name) for name in self._workspace.selection.names]
        pages = {page_of_element(element) for element in elements if element is not None}
        if len(pages) == 1:
            self.show_page(pages.pop())
        elif not pages and not self._toolbox.resting:
            self.show_page(page_of_tool(self._toolbox.tool.name))
        else:
            self.show_page(INDEX)

    def show_page(self, name: str) -> None:
        """Open a page of help."""
        self.help.show_page(name)
        self.help_dock.show()
        self.help_dock.raise_()
        least, most = READING_WIDTHS
        wanted = round(min(max(READING_SHARE * self._window.width(), least), most))
        if self.help_dock.width() < wanted:
            self._window.resizeDocks([self.help_dock], [wanted], Qt.Orientation.Horizontal)

    def show_first_steps(self) -> None:
        """Go on with the first steps where the model stands."""
        if self.steps_dock.isHidden():
            self.steps_dock.show()
            shares = [self._beside, self.steps_dock]
            self._window.resizeDocks(shares, [2, 3], Qt.Orientation.Vertical)
        self.steps_dock.raise_()
        self._follow()

    def follow_keys(self) -> None:
        """Show pages and steps with the keys as they are now."""
        self.help.renew()
        self._follow()

    def set_theme(self, theme: Theme) -> None:
        """Draw in other colours."""
        self.help.set_theme(theme)
        self.steps.set_theme(theme)

    def see_method(self, visible: bool) -> None:
        """Follow whether the tables of the method are open."""
        self._sees_method = visible
        self._follow()

    def _fill_help(self, is_seen: bool) -> None:
        """Show the index where the dock came back without a page, as after a restart."""
        if is_seen and not self.help.page:
            self.help.show_page(INDEX)

    def _follow(self) -> None:
        if self.steps_dock.isHidden():
            return
        presenter, model = self._workspace.presenter, self._workspace.document.model
        has_run = presenter.result is not None and not presenter.is_stale
        curves = plotted(model.plots)
        self.steps.show_standing(Standing(model, has_run, curves, self._sees_method))

    def _keys_in_brackets(self, name: str) -> str:
        keys = self._keys_of(name)
        return f" ({keys})" if keys else ""
