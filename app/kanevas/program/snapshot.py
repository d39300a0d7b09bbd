"""Do a person's first minutes without the person: run, look, export, and leave pictures."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, Signal

from kanevas.exports.film import Film, View
from kanevas.exports.film_file import formats_here
from kanevas.exports.filming import Filming
from kanevas.exports.report import write_report
from kanevas.exports.shots import Shots
from kanevas.view3d.availability import opengl_available
from kanevas.window import MainWindow

if TYPE_CHECKING:
    from kane.results import Result

MOMENT = 0.43  # part of the run at which the picture is taken
WATCHED = 6.0  # s that the film takes
WIDTH, HEIGHT, RATE = 960, 540, 20


class Left(NamedTuple):
    """A file that was left.

    Attributes:
        path: the file.
        what: is in it, in words.

    """

    path: Path
    what: str


class Snapshot(QObject):
    """Runs the open model and writes numbers, plots, a report, pictures and a film into a folder.

    Signals:
        done: it is over; the files ``Left``, and a sentence if something went wrong.
    """

    done = Signal(list, str)

    def __init__(self, window: MainWindow, folder: Path) -> None:
        super().__init__(window)
        self._window, self._folder = window, folder
        self._left: list[Left] = []
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
        workspace.player.pause()
        workspace.player.seek(MOMENT * float(result.time[-1]))
        self._folder.mkdir(parents=True, exist_ok=True)
        self._leave(".csv", "the motion as a table", result.to_csv)
        self._leave("_plots.png", "the plots as a picture", window.plots.on_paper().export_png)
        self._leave("_plots.svg", "the same, to be scaled", window.plots.on_paper().export_svg)
        self._leave("_window.png", "the program's window", _picture_of(window))
        contents = window.exports.report_contents()
        self._leave(
            "_report.html",
            "a page on the model, its freedoms and the run",
            lambda path: write_report(path, contents, lambda _: None),
        )
        self._film(result)

    def _leave(self, name: str, what: str, write: Callable[[Path], object]) -> None:
        path = self._path(name)
        write(path)
        self._left.append(Left(path, what))

    def _path(self, name: str) -> Path:
        return self._folder / f"{Path(self._window.workspace.document.name).stem}{name}"

    def _film(self, result: Result) -> None:
        """Draw a film of the run, where one can be encoded; then all is done."""
        formats = formats_here()
        if not formats or len(result.time) < 2:
            self._end(result)
            return
        window, end = self._window, float(result.time[-1])
        film = Film(
            view=View.BOTH if opengl_available() else View.CANVAS,
            width=WIDTH, height=HEIGHT, rate=RATE, end=end, speed=end / WATCHED, format=formats[0],
        )  # fmt: skip
        theme = window.workspace.colors.theme
        shots = Shots(window.workspace, window.canvas, window.view3d, result, film, theme)
        path = self._path(f"_film.{film.format.value}")
        filming = Filming(film, shots.picture, path, self)

        def finish(text: str = "") -> None:
            shots.end()
            filming.deleteLater()
            if not text:
                self._left.append(Left(path, f"the run as a film of {WATCHED:g} s"))
            self._end(result, text)

        filming.finished.connect(lambda _: finish())
        filming.failed.connect(finish)
        window.closed.connect(filming.stop)
        filming.start()

    def _end(self, result: Result, text: str = "") -> None:
        self.done.emit(self._left, text or ("" if result.outcome.ok else result.outcome.message))


def _picture_of(window: MainWindow) -> Callable[[Path], object]:
    return lambda path: window.grab().save(str(path))
