"""A run as a film."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from kanevas.exports.dialogs import answer
from kanevas.exports.film import Film, Format
from kanevas.exports.film_dialog import FilmDialog
from kanevas.exports.film_file import formats_here
from kanevas.exports.filming import Filming
from kanevas.exports.shots import Shots
from kanevas.exports.view_export import ViewExport
from kanevas.look.theme import Theme
from kanevas.view3d.availability import opengl_available
from kanevas.widgets.progress_dialog import ProgressDialog


class Animation(ViewExport):
    """Asks for a film and makes it, one at a time."""

    _filming: Filming | None = None

    @property
    def busy(self) -> bool:
        """Whether a film is being made."""
        return self._filming is not None

    def ask(self) -> None:
        """Let the user say what film he wants, and make it."""
        workspace = self._workspace
        formats = formats_here()
        if not formats:
            workspace.notices.warn(
                self.tr(
                    "Animations need the library PyAV, which is missing here: pip install av. "
                    "All else can be exported."
                )
            )
            return
        workspace.player.pause()
        clock, size = workspace.player.clock, self._canvas.viewport().size()
        dialog = FilmDialog(clock.end, clock.speed, size, opengl_available(), formats, self._parent)
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
            workspace.notices.warn(
                self.tr("Nothing here encodes {}. Choose another format.").format(film.format.name)
            )

    def make(self, film: Film, theme: Theme, path: Path) -> None:
        """Write a film of the run, while a dialog tells how far it is and can end it."""
        count = len(film.shots)
        result = self._workspace.presenter.result
        assert result is not None  # without a run the menu does not offer it
        self._shots = Shots(self._workspace, self._canvas, self._view3d, result, film, theme)
        self._filming = Filming(film, self._shots.picture, path, self)
        self._progress = ProgressDialog(
            self.tr("Export an animation"), self._words(0, count), self._parent
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
        self._workspace.notices.warn(text)

    def _cut(self) -> None:
        self._end()
        self._workspace.notices.tell(self.tr("No animation was written."))

    def _end(self) -> None:
        if self._filming:
            self._filming.deleteLater()
            self._filming = None
            self._progress.end()
            self._shots.end()
            del self._shots  # with a canvas and pictures as large as those of the film
