"""What the Export menu does."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QSize, Qt
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QDialog, QProgressDialog

from kane.files.atomic import write_atomically
from kane.files.script import script
from kanevas.canvas.print import Print
from kanevas.exports.film import Film
from kanevas.exports.film_dialog import FilmDialog
from kanevas.exports.filming import Filming
from kanevas.exports.picture_dialog import PictureDialog, Wanted
from kanevas.exports.quantities_dialog import Choice, QuantitiesDialog
from kanevas.exports.report import Contents, write_report
from kanevas.exports.saving import Saving, Write
from kanevas.exports.shots import Shots
from kanevas.paper import png_of
from kanevas.theme import Theme
from kanevas.view3d.availability import opengl_available

if TYPE_CHECKING:
    from kanevas.window import MainWindow


REPORTED = QSize(1440, 900)  # pixels of the pictures in a report


class Exports(QObject):
    """Asks what is wanted and where it goes, and writes it."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.saving = Saving(window)
        self._filming: Filming | None = None

    @property
    def has_drawing(self) -> bool:
        """Whether there is anything on the canvas."""
        model = self._window.document.model
        return bool(model.bodies or model.notes)

    def stop(self) -> None:
        """Give up what is being written, and wait until nothing runs any more."""
        if self._filming:
            self._filming.stop()
        self.saving.stop()

    # --- numbers

    def csv(self) -> None:
        """Write chosen quantities as CSV."""
        self._chosen(self.tr("Export numbers as CSV"), ".csv", "to_csv")

    def mat(self) -> None:
        """Write chosen quantities as MAT, for Matlab and Octave."""
        self._chosen(self.tr("Export numbers as MAT"), ".mat", "to_mat")

    def numpy(self) -> None:
        """Write chosen quantities as NumPy's NPZ."""
        self._chosen(self.tr("Export numbers for NumPy"), ".npz", "to_numpy")

    def hdf5(self) -> None:
        """Write the whole run with its model as HDF5."""
        path = self.saving.ask(self.tr("Export the run as HDF5"), ".h5", "HDF5 (*.h5 *.hdf5)")
        if path:
            self.saving.write_beside(path, self._window.result.to_hdf5)

    def _chosen(self, title: str, suffix: str, method: str) -> None:
        result = self._window.result
        choices = (Choice(*signal) for signal in result.signals())
        dialog = QuantitiesDialog(title, choices, self._window.plots.curves, self._window)
        names = _answer(dialog, lambda: dialog.names)
        if names and (path := self.saving.ask(title, suffix)):
            write = getattr(result, method)
            self.saving.write_beside(path, lambda path: write(path, names))

    # --- plots

    def plots_png(self) -> None:
        """Write the plots as a picture."""
        self._plots(".png", self._window.plots.export_png)

    def plots_svg(self) -> None:
        """Write the plots as a drawing."""
        self._plots(".svg", self._window.plots.export_svg)

    def plots_pdf(self) -> None:
        """Write the plots as a page."""
        self._plots(".pdf", self._window.plots.export_pdf)

    def _plots(self, suffix: str, write: Write) -> None:
        path = self.saving.ask(self.tr("Export plots"), suffix)
        if path:
            self.saving.write(path, write)

    # --- canvas and 3D view

    def canvas_png(self) -> None:
        """Write the canvas as a picture."""
        title = self.tr("Export the canvas as PNG")
        wanted = self._wanted(title, self._canvas, has_size=True, may_be_dark=True)
        self._write_bytes(wanted, title, ".png", lambda wanted, _: png_of(self._canvas(wanted)))

    def canvas_svg(self) -> None:
        """Write the canvas as a drawing."""
        title = self.tr("Export the canvas as SVG")
        wanted = self._wanted(title, self._canvas)
        self._write_bytes(wanted, title, ".svg", lambda w, path: self._print(w).svg(path.stem))

    def canvas_pdf(self) -> None:
        """Write the canvas as a page."""
        title = self.tr("Export the canvas as PDF")
        wanted = self._wanted(title, self._canvas)
        self._write_bytes(wanted, title, ".pdf", lambda w, path: self._print(w).pdf(path.stem))

    def space_png(self) -> None:
        """Write the 3D view as a picture."""
        title = self.tr("Export the 3D view as PNG")
        wanted = self._wanted(
            title, self._space, has_size=True, may_be_dark=True, may_have_grid=False
        )
        self._write_bytes(wanted, title, ".png", lambda wanted, _: png_of(self._space(wanted)))

    def copy_canvas(self) -> None:
        """Put the canvas into the clipboard as a picture."""
        size = self._window.canvas.viewport().size() * 2
        QGuiApplication.clipboard().setImage(self._canvas(Wanted(size)))
        self._window.statusBar().showMessage(self.tr("The canvas is in the clipboard"), 5000)

    def _wanted(
        self,
        title: str,
        draw: Callable[[Wanted], QImage],
        has_size: bool = False,
        may_be_dark: bool = False,
        may_have_grid: bool = True,
    ) -> Wanted | None:
        view = self._window.canvas.viewport() if may_have_grid else self._window.view3d
        dialog = PictureDialog(
            title, draw, view.size(), has_size=has_size, may_be_dark=may_be_dark,
            may_have_grid=may_have_grid, parent=self._window,
        )  # fmt: skip
        return _answer(dialog, lambda: dialog.wanted)

    def _write_bytes(
        self,
        wanted: Wanted | None,
        title: str,
        suffix: str,
        content: Callable[[Wanted, Path], bytes],
    ) -> None:
        if wanted is None or not (path := self.saving.ask(title, suffix)):
            return

        def write(path: Path) -> None:
            data = content(wanted, path)
            with write_atomically(path, "wb") as stream:
                stream.write(data)

        self.saving.write(path, write)

    def _print(self, wanted: Wanted) -> Print:
        return Print(self._window.canvas, wanted.size, wanted.theme, wanted.has_grid)

    def _canvas(self, wanted: Wanted) -> QImage:
        return self._print(wanted).picture(wanted.size)

    def _space(self, wanted: Wanted) -> QImage:
        view = self._window.view3d
        view.setUpdatesEnabled(False)
        view.set_theme(wanted.theme)
        picture = view.picture(wanted.size)
        view.set_theme(self._window.theme)
        view.setUpdatesEnabled(True)
        return picture

    # --- animation

    def animation(self) -> None:
        """Write a film of the run."""
        window = self._window
        window.player.pause()
        clock = window.player.clock
        dialog = FilmDialog(
            clock.end, clock.speed, window.canvas.viewport().size(), opengl_available(), window
        )
        found = _answer(dialog, lambda: (dialog.film, dialog.theme))
        if found is None:
            return
        film, theme = found
        suffix = ".gif" if film.is_gif else ".mp4"
        kinds = "MP4 (*.mp4);;GIF (*.gif)" if suffix == ".mp4" else "GIF (*.gif);;MP4 (*.mp4)"
        path = self.saving.ask(self.tr("Export the animation"), suffix, kinds)
        if path:
            self.film(replace(film, is_gif=path.suffix.lower() == ".gif"), theme, path)

    def film(self, film: Film, theme: Theme, path: Path) -> None:
        """Write a film of the run, while a dialog tells how far it is and can end it."""
        shots = Shots(self._window, self._window.result, film, theme)
        self._filming = filming = Filming(film, shots.picture, path, self)
        count = len(film.shots)
        wait = QProgressDialog(
            self.tr("Drawing picture {} of {} …").format(1, count), self.tr("Cancel"), 0, count,
            self._window,
        )  # fmt: skip
        wait.setWindowTitle(self.tr("Export the animation"))
        wait.setWindowModality(Qt.WindowModality.WindowModal)
        wait.setAutoReset(False)
        wait.setMinimumDuration(0)
        wait.setMinimumWidth(360)

        def follow(done: int) -> None:
            wait.setLabelText(self.tr("Drawing picture {} of {} …").format(done, count))
            wait.setValue(done)

        def end() -> None:
            self._filming = None
            filming.deleteLater()
            wait.deleteLater()
            shots.end()

        filming.progressed.connect(follow)
        filming.finished.connect(lambda path: (end(), self.saving.tell(path)))
        filming.failed.connect(lambda text: (end(), self._window.notices.warn(text)))
        filming.cut.connect(
            lambda: (end(), self._window.notices.tell(self.tr("No animation was written.")))
        )
        wait.canceled.connect(filming.cancel)
        wait.setValue(0)
        filming.start()

    # --- texts

    def report(self) -> None:
        """Write a page about the model and its run."""
        path = self.saving.ask(self.tr("Export a report"), ".html", "HTML (*.html)")
        if path is None:
            return
        window = self._window
        window.commit_typing()
        window.player.pause()
        space = opengl_available()
        contents = Contents(
            name=window.document.name,
            model=window.document.model,
            units=window.units.system,
            canvas=Print(window.canvas, REPORTED).svg(window.document.name),
            space=png_of(self._space(Wanted(REPORTED))) if space else None,
            plots=None if window.plots.empty else _content(window.plots.export_svg),
            time=window.player.clock.time,
            result=None if window.stage.is_stale else window.result,
        )
        self.saving.write_beside(path, lambda path: write_report(path, contents))

    def script(self) -> None:
        """Write the model as a Python script."""
        path = self.saving.ask(self.tr("Export a Python script"), ".py", "Python (*.py)")
        if path is None:
            return
        self._window.commit_typing()
        text = script(self._window.document.model)

        def write(path: Path) -> None:
            with write_atomically(path) as stream:
                stream.write(text)

        self.saving.write(path, write)


def _content(write: Write) -> bytes:
    """Return what would stand in a file."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "plots"
        write(path)
        return path.read_bytes()


def _answer(dialog: QDialog, value: Callable[[], Any]) -> Any:
    """Return what a dialog says if the user goes on, else None; the dialog is gone then."""
    answer = value() if dialog.exec() == QDialog.DialogCode.Accepted else None
    dialog.deleteLater()
    return answer
