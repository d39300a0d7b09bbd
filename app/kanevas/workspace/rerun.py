"""Short runs that are made anew at once while a number is turned."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from kanevas.document.document import Document
from kanevas.runs.run_list import KeptRun, RunList
from kanevas.runs.runner import Runner
from kanevas.workspace.player import Player
from kanevas.workspace.presenter import Presenter

if TYPE_CHECKING:
    from kane.results import Result

QUICK = 0.1  # s of computing; the curves of such a run can follow the hand


class Rerun(QObject):
    """Makes the run that is shown anew for a model whose numbers are turned, where it is short.

    The first one is kept beside the run that was shown; those that follow take its place.
    """

    def __init__(
        self,
        document: Document,
        runner: Runner,
        runs: RunList,
        presenter: Presenter,
        player: Player,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._document, self._runner, self._runs = document, runner, runs
        self._presenter, self._player = presenter, player
        self._own: KeptRun | None = None
        self._wanted = False
        self.is_under_way = False
        runner.failed.connect(self._fail)

    @property
    def _is_quick(self) -> bool:
        result = self._presenter.result
        is_whole = result is not None and result.outcome.ok and not self._player.is_led
        return is_whole and result is not None and result.outcome.wall_time < QUICK

    def expect(self) -> None:
        """Let the views stay in the run that is shown, as the next edit has it made anew."""
        if self._is_quick:
            self._presenter.expects_run = True

    def want(self) -> None:
        """Make the run anew for the model as it is now; nothing where that takes too long."""
        if not self._presenter.expects_run:
            return
        self._wanted = True
        if not self._runner.busy:
            self._start()

    def take(self, result: Result) -> None:
        """Show the run that was made anew, at the time at which the one before stood."""
        self.is_under_way = False
        was_playing, time = self._player.clock.playing, self._player.clock.time
        speed = self._player.clock.speed
        self._presenter.show_result(result)
        if self._own is not None and self._runs.shown is self._own:
            self._own = self._runs.renew(self._own, result)
        else:
            self._own = self._runs.add(result)
        end = float(result.time[-1])
        self._player.load(end)
        self._player.set_speed(speed)
        self._player.seek(min(time, end))
        if was_playing:
            self._player.play()
        if self._wanted:
            self._start()
        else:
            self._presenter.expects_run = False

    def forget(self) -> None:
        """Want no run any more: the views leave the one that is shown, as after any edit."""
        self._wanted = self.is_under_way = self._presenter.expects_run = False

    def start_over(self) -> None:
        """Forget what belonged to another document."""
        self._own = None
        self.forget()

    def _start(self) -> None:
        self._wanted, self.is_under_way = False, True
        self._runner.start(self._document.model)

    def _fail(self) -> None:
        if self.is_under_way:
            self.forget()
            self._presenter.follow_model()
