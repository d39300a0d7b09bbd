"""The workspace: what a person works on, and what of it is shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from kanevas.assets.told import told
from kanevas.document.document import Document
from kanevas.document.selection import Selection
from kanevas.document.selection_keeper import SelectionKeeper
from kanevas.runs.assembler import Assembler
from kanevas.runs.examiner import Examiner
from kanevas.runs.preparation import Preparation
from kanevas.runs.run_list import RunList
from kanevas.runs.runner import Runner
from kanevas.runs.settler import Settler
from kanevas.settings import Settings
from kanevas.workspace.color_choice import ColorChoice
from kanevas.workspace.live import Live
from kanevas.workspace.news import news_of, summary_of
from kanevas.workspace.notices import Notices
from kanevas.workspace.overlays import Overlays
from kanevas.workspace.player import Player
from kanevas.workspace.presenter import Presenter
from kanevas.workspace.rerun import Rerun
from kanevas.workspace.unit_choice import UnitChoice

if TYPE_CHECKING:
    from kane.results import Result


class Workspace(QObject):
    """All state of the program that is not a widget's own: views show it, and it knows none.

    Attributes:
        settings: what is remembered between starts.
        document: the model, its file and its edits.
        selection: names of the selected elements.
        units, colors: in which numbers are shown, and in which colours all is drawn.
        player: the clock of what is played.
        notices: what the person is told.
        preparation, runner, examiner, assembler: what works beside the window.
        runs: the runs that are kept.
        presenter: what is shown: the model as drawn, or a run at a time.
        live: the model in motion by the clock.
        rerun: short runs that follow what is turned.
        overlays: what of a run is drawn over the bodies.

    Signals:
        typing_ends: what is typed in a form but not ended yet is to be taken over now.
        tools_end: what the hand is drawing is to be put away.

    """

    typing_ends = Signal()
    tools_end = Signal()

    def __init__(
        self,
        preparation: Preparation,
        settings: Settings,
        colors: str = "",
        parent: QObject | None = None,
    ) -> None:
        """Make one with an empty document.

        Args:
            preparation: of the solver; workspaces share it.
            settings: of the user.
            colors: system, light or dark for this time only; those of the settings if empty.
            parent: owner of the object.

        """
        super().__init__(parent)
        self.settings = settings
        self.document = Document(self)
        self.selection = Selection(self)
        SelectionKeeper(self.document, self.selection, self)
        self.units = UnitChoice(settings, self)
        self.colors = ColorChoice(settings, colors, self)
        self.player = Player(self)
        self.notices = Notices(self)
        self.preparation = preparation
        preparation.use()
        self.runner = Runner(preparation, self)
        self.examiner = Examiner(self.document, preparation, self)
        self.assembler = Assembler(self.document, self)
        self.settler = Settler(self.document, self)
        self.runs = RunList(self)
        self.presenter = Presenter(self.document, self.player, self)
        self.overlays = Overlays(self.document, self.presenter, self.units, settings, self)
        self.live = Live(
            self.document, self.player, self.presenter, self.runs, self.notices, preparation, self
        )
        self.rerun = Rerun(self.document, self.runner, self.runs, self.presenter, self.player, self)
        self._connect()

    def _connect(self) -> None:
        notices = self.notices
        self.document.opened.connect(self._start_over)
        self.document.changed.connect(self.live.follow)
        self.document.undo_stack.indexChanged.connect(notices.end_refusal)
        self.player.time_changed.connect(self.presenter.show_time)
        self.preparation.failed.connect(notices.warn)
        self.runner.started.connect(notices.clear)
        self.runner.started.connect(self.presenter.watch_run)
        self.runner.reached.connect(self.presenter.show_reached)
        self.runner.failed.connect(lambda _: self.presenter.end_watch())
        self.runner.held_up.connect(notices.tell)
        self.runner.finished.connect(self._take)
        self.runs.chosen.connect(self.show_result)
        self.runs.changed.connect(self._accompany)
        self.assembler.slow.connect(
            lambda: notices.remark(self.tr("The joints are being closed …"))
        )
        self.assembler.ended.connect(lambda: notices.remark(""))
        self.assembler.failed.connect(notices.warn)
        self.settler.slow.connect(
            lambda: notices.remark(self.tr("Looking for the equilibrium …"), 0)
        )
        self.settler.ended.connect(lambda: notices.remark(""))
        self.settler.failed.connect(notices.warn)

    # --- what is done

    def settle(self) -> None:
        """Let the model be what the forms say: typing that is not ended yet is taken over."""
        self.typing_ends.emit()

    def run(self) -> None:
        """Run the model as it is now; a live run is ended and kept first."""
        if self.live.is_on:
            self.live.finish(self.run)
            return
        self.settle()
        self.tools_end.emit()
        if self.document.model.bodies:
            self.player.pause()
            self.runner.start(self.document.model)

    def go_live(self) -> None:
        """Let the model as it is now move by the clock."""
        self.settle()
        self.tools_end.emit()
        if not self.runner.busy:
            self.player.pause()
            self.live.start()

    def go_on_from_here(self) -> None:
        """Let the run that is shown go on live, from where it stands and with the model as it is.

        It is another run then; the one that is shown stays as it was.
        """
        self.settle()
        self.tools_end.emit()
        result, shown = self.presenter.result, self.runs.shown
        if result is not None and not self.runner.busy and not self.live.is_on:
            time = self.player.clock.time
            self.player.pause()
            self.live.go_on_from(result, time, shown)

    def cancel(self) -> None:
        """End what runs, and keep what it has so far."""
        if self.live.is_on:
            self.live.finish()
        else:
            self.runner.cancel()

    def assemble(self) -> None:
        """Move the bodies so that all joints close."""
        self.settle()
        self.tools_end.emit()
        self.assembler.start()

    def settle_down(self) -> None:
        """Move the bodies to where they rest."""
        self.settle()
        self.tools_end.emit()
        self.settler.start()

    def show_result(self, result: Result) -> None:
        """Show a run at the time at which the one before stood; a live run is ended first."""
        shown = self.runs.shown
        if self.live.is_on:
            self.live.finish(lambda: self.runs.choose(shown) if shown else self.show_result(result))
            return
        time, end = self.player.clock.time, float(result.time[-1])
        self.presenter.show_result(result)
        self.player.load(end)
        self.player.seek(min(time, end))

    def carry_on(self, other: Workspace) -> None:
        """Take over what the person works on in another workspace: document, runs and selection."""
        other.settle()
        other.tools_end.emit()
        self.document.carry_on(other.document)
        self.runs.carry_on(other.runs)
        if other.presenter.result is not None:
            self.show_result(other.presenter.result)
            self.player.seek(other.player.clock.time)
        self.selection.set(other.selection.names)

    def stop(self) -> None:
        """End all that works beside the window, and wait until nothing does."""
        self.player.pause()
        for work in (self.live, self.runner, self.examiner, self.assembler, self.settler):
            work.stop()
        self.preparation.leave()

    # --- what follows

    def _start_over(self) -> None:
        """Forget what belonged to another document."""
        self.live.start_over()
        self.rerun.start_over()
        self.runner.stop()
        self.presenter.clear()
        self.runs.clear()
        self.notices.clear()

    def _accompany(self) -> None:
        """Let runs that are laid over the one that is shown stand beside it as ghosts."""
        self.overlays.set_beside([run.result for run in self.runs.overlaid])

    def _take(self, result: Result) -> None:
        """Keep a run that has ended, tell of it and play it, unless nothing moves by itself."""
        if self.rerun.is_under_way:
            if result.outcome.ok:
                self.rerun.take(result)
                return
            self.rerun.forget()
        self.presenter.show_result(result)
        self.notices.remark(summary_of(result, self.units.system))
        if not result.outcome.ok:
            self.notices.warn(told(result.outcome.message))
        elif result.doubts:
            self.notices.warn(" ".join(map(told, result.doubts)))
        elif news := news_of(result, self.units.system):
            self.notices.tell(news)
        self.runs.add(result)
        self.player.load(float(result.time[-1]))
        if not self.settings.less_motion():
            self.player.play()
