"""The events of a run in the window: their dock, which is there where constraints can change."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QDockWidget, QMainWindow

from kane.model import Model
from kane.model.model import may_change
from kanevas.docks.dock import add_behind
from kanevas.docks.folding import Side
from kanevas.events import EventsPanel
from kanevas.look.theme import Theme
from kanevas.units import UnitSystem
from kanevas.widgets.offer import offer
from kanevas.workspace import Workspace
from kanevas.workspace.presenter import Moment
from kanevas.workspace.run_events import RunEvents


class EventsDock(QObject):
    """Puts the panel of events beside the plots, and connects it.

    It is hidden while the model has nothing whose constraints change, and comes back where the
    person has not closed it, also at the next start.
    """

    def __init__(self, window: QMainWindow, workspace: Workspace, plot_dock: QDockWidget) -> None:
        super().__init__(window)
        self._presenter = workspace.presenter
        self._window, self._settings = window, workspace.settings
        self._can_change, self._is_wanted = False, workspace.settings.events_wanted()
        self._works = False
        self._side: Side | None = None
        self.panel = panel = EventsPanel(workspace.colors.theme)
        self.dock = add_behind(window, plot_dock, self.tr("Events"), "events", panel)
        self.dock.hide()
        self.dock.toggleViewAction().toggled.connect(self._take_wish)
        panel.event_picked.connect(self._show_event)
        panel.time_picked.connect(workspace.player.seek)
        panel.select_wanted.connect(workspace.selection.set)
        workspace.presenter.events_changed.connect(self._show_events)
        workspace.presenter.moment_changed.connect(self._show_moment)

    def fold_with(self, side: Side) -> None:
        """Come and go with the other docks of a side of the window."""
        self._side = side

    def follow_model(self, model: Model) -> None:
        """Be there where constraints of a model can change."""
        can_change = may_change(model)
        nothing = self.tr("Nothing in the model changes its constraints")
        offer(self.dock.toggleViewAction(), can_change, nothing)
        if can_change != self._can_change or not can_change:
            self._can_change = can_change
            self.show_as_wanted()

    def show_as_wanted(self) -> None:
        """Show the dock or hide it, as the model and the person want it."""
        shown = self._can_change and self._is_wanted
        if self._side is not None:
            self._works = True
            self._side.keep(self.dock, shown)
            self._works = False

    def start_over(self) -> None:
        """Be as at the very first start."""
        self._is_wanted = True
        self._settings.set_events_wanted(True)
        self.show_as_wanted()

    def set_theme(self, theme: Theme) -> None:
        """Draw in other colours."""
        self.panel.set_theme(theme)

    def set_units(self, system: UnitSystem) -> None:
        """Show numbers in other units."""
        self.panel.set_units(system)

    def _take_wish(self, shown: bool) -> None:
        folds = self._side is not None and self._side.is_folded
        by_hand = self._window.isVisible() and not (self._works or folds)  # not with its window
        if self._can_change and by_hand:
            self._is_wanted = shown
            self._settings.set_events_wanted(shown)

    def _show_event(self, number: int) -> None:
        self._presenter.show_event(number)

    def _show_events(self, events: RunEvents) -> None:
        self.panel.show_result(self._presenter.result, events)

    def _show_moment(self, moment: Moment) -> None:
        if moment.result is None:
            self.panel.set_time(0.0)
            return
        times = moment.result.time
        is_before = moment.frame + 1 < len(times) and times[moment.frame + 1] == moment.time
        self.panel.set_time(moment.time, bool(is_before))
