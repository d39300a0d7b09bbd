"""What a person is told while the solver is being compiled, at the first start."""

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QLabel

from kane.kernels.compiling.cache import why_compiled
from kanevas.assets.told import told
from kanevas.playback.run_bar import RunBar
from kanevas.workspace.workspace import Workspace


class Waiting(QObject):
    """Says in the status bar what is being prepared, and in the run bar what a run does meanwhile.

    Both say how long it will take.
    """

    def __init__(
        self, workspace: Workspace, run_bar: RunBar, status: QLabel, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._run_bar, self._status = run_bar, status
        self._runner, self._live = workspace.runner, workspace.live
        self._plain = False
        self._left = ""
        self._runner.held_back.connect(lambda: self._show_run(False))
        self._runner.began.connect(self._show_run)
        self._live.changed.connect(lambda: self._show_run(False))
        preparation = workspace.preparation
        preparation.waiting.connect(self._show)
        preparation.ready.connect(lambda: status.setToolTip(""))
        preparation.failed.connect(self._show_failure)

    def _show(self, seconds: int) -> None:
        """Tell about how many seconds it will take; negative where that is not known."""
        if seconds < 0:
            self._left = self.tr("about a minute left")
        elif seconds < 60:
            self._left = self.tr("about {} s left").format(seconds)
        else:
            self._left = self.tr("about {} min left").format(round(seconds / 60))
        text = self.tr("Compiling the solver, at the first start only: {}")
        self._status.setText(text.format(self._left))
        self._status.setToolTip(told(why_compiled()))
        self._show_run(self._plain)

    def _show_failure(self, why: str) -> None:
        self._status.setText(self.tr("Solver not ready"))
        self._status.setToolTip(why)

    def _show_run(self, plain: bool) -> None:
        self._plain = plain
        if not (self._runner.waits or self._live.run.waits):
            self._run_bar.show_waiting("")
        elif plain:
            text = self.tr("Computing slowly until the solver is compiled: {}")
            self._run_bar.show_waiting(text.format(self._left))
        else:
            text = self.tr("Waiting for the solver, which is being compiled: {}")
            self._run_bar.show_waiting(text.format(self._left))
