"""A run as a film."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from kanevas.exports.dialogs import answer
from kanevas.exports.film import Film, Format
from kanevas.exports.film_dialog import FilmDialog
from kanevas.exports.film_file import formats_here
from kanevas.exports.filming import Filming
from kanevas.exports.saving import Saving
from kanevas.exports.shots import Shots
from kanevas.progress_dialog import ProgressDialog
from kanevas.theme import Theme
from kanevas.view3d.availability import opengl_available

if TYPE_CHECKING:
    from kanevas.window import MainWindow


class Animation(QObject):
    """Asks for a film and makes it, one at a time."""

    def __init__(self, window: MainWindow, saving: Saving) -> None:
        super().__init__(window)
        self._window, self._saving = window, saving
        self._filming: Filming | None = None

    @property
    def busy(self) -> bool:
        """Whether a film is being made."""
        return self._filming is not None

    def ask(self) -> None:
        """Let the user say what film he wants, and make it."""
        window = self._window
        formats = formats_here()
        if not formats:
            window.notices.warn(
                self.tr(
                    "Animations need the library PyAV, which is missing here: pip install av. "
                    "All else can be exported."
                )
            )
            return
        window.player.pause()
        clock, size = window.player.clock, window.canvas.viewport().size()
        dialog = FilmDialog(clock.end, clock.speed, size, opengl_available(), formats, window)
        said = answer(dialog, lambda: (dialog.film, dialog.theme))
        if said is None:
            return
        film, theme = said
        ordered = sorted(formats, key=lambda each: each is not film.format)
        kinds = [f"{each.name} (*.{each.value})" for each in ordered]
        title, suffix = self.tr("Export an animation"), f".{film.format.value}"
        path = self._saving.choose_path(title, suffix, ";;".join(kinds))
        if path is None:
            return
        ends = path.suffix.lower().removeprefix(".")
        if ends in {each.value for each in Format}:
            film = replace(film, format=Format(ends))  # what the user typed counts
        if film.format in formats:
            self.make(film, theme, path)
        else:
            window.notices.warn(
                self.tr("Nothing here encodes {}. Choose another format.").format(film.format.name)
            )

    def make(self, film: Film, theme: Theme, path: Path) -> None:
        """Write a film of the run, while a dialog tells how far it is and can end it."""
        count = len(film.shots)
        self._shots = Shots(self._window, self._window.result, film, theme)
        self._filming = Filming(film, self._shots.picture, path, self)
        self._progress = ProgressDialog(
            self.tr("Export an animation"), self._words(0, count), self._window
        )
        self._progress.given_up.connect(self._filming.cancel)
        self._filming.progressed.connect(lambda done: self._follow(done, count))
        self._filming.finished.connect(self._finish)
        self._filming.failed.connect(self._fail)
        self._filming.cut.connect(self._cut)
        self._filming.start()

    def stop(self) -> None:
        """Give up and wait until nothing runs any more."""
        if self._filming:
            self._filming.stop()

    def _words(self, done: int, count: int) -> str:
        return self.tr("Drawing picture {} of {} …").format(min(done + 1, count), count)

    def _follow(self, done: int, count: int) -> None:
        if self._progress.cancel.isEnabled():
            self._progress.label.setText(self._words(done, count))
        self._progress.show_progress(done / count)

    def _finish(self, path: Path) -> None:
        self._end()
        self._saving.tell(path)

    def _fail(self, text: str) -> None:
        self._end()
        self._window.notices.warn(text)

    def _cut(self) -> None:
        self._end()
        self._window.notices.tell(self.tr("No animation was written."))

    def _end(self) -> None:
        if self._filming:
            self._filming.deleteLater()
            self._filming = None
            self._progress.end()
            self._shots.end()
