"""Do a person's first minutes without the person: run, look, export, and leave pictures."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from kanevas.window import MainWindow

if TYPE_CHECKING:
    from kane.results import Result

MOMENT = 0.43  # part of the run at which the picture is taken


class Snapshot(QObject):
    """Runs the open model and writes CSV, plots and a picture of the window into a folder.

    Signals:
        done: it is over; the files written, and a sentence if something went wrong.
    """

    done = Signal(list, str)

    def __init__(self, window: MainWindow, folder: Path) -> None:
        super().__init__(window)
        self._window, self._folder = window, folder
        window.workspace.runner.finished.connect(self._look)
        window.workspace.runner.failed.connect(self._give_up)
        window.workspace.preparation.failed.connect(self._give_up)
        window.surprised.connect(self._give_up)

    def start(self) -> None:
        """Run the model; ``done`` follows."""
        self._window.workspace.run()

    def _give_up(self, text: str) -> None:
        self.done.emit([], text)

    def _look(self, result: Result) -> None:
        window, workspace = self._window, self._window.workspace
        stem = Path(workspace.document.name).stem
        workspace.player.pause()
        workspace.player.seek(MOMENT * float(result.time[-1]))
        self._folder.mkdir(parents=True, exist_ok=True)
        paths = {
            name: self._folder / f"{stem}{name}"
            for name in (".csv", "_plots.png", "_plots.svg", "_window.png")
        }
        result.to_csv(paths[".csv"])
        window.plots.export_png(paths["_plots.png"])
        window.plots.export_svg(paths["_plots.svg"])
        window.grab().save(str(paths["_window.png"]))
        self.done.emit(list(paths.values()), "" if result.outcome.ok else result.outcome.message)
