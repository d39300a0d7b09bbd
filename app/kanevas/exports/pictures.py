"""Canvas and 3D view as pictures and drawings."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QSize
from PySide6.QtGui import QGuiApplication, QImage

from kane.files.atomic import write_atomically
from kanevas.canvas.drawing.print import Print
from kanevas.exports.dialogs import answer
from kanevas.exports.picture_dialog import PictureDialog, Wanted
from kanevas.exports.shots import picture_of_space
from kanevas.exports.view_export import ViewExport
from kanevas.look.paper import png_of


class Pictures(ViewExport):
    """Writes what the views show."""

    # --- what the menu does

    def canvas_png(self) -> None:
        """Write the canvas as a picture."""
        title = self.tr("Export the canvas as PNG")
        wanted = self._wanted(title, self._of_canvas, has_size=True, may_be_dark=True)
        self._write(wanted, title, ".png", lambda wanted, _: png_of(self._of_canvas(wanted)))

    def canvas_svg(self) -> None:
        """Write the canvas as a drawing."""
        title = self.tr("Export the canvas as SVG")
        wanted = self._wanted(title, self._of_canvas)
        self._write(wanted, title, ".svg", lambda w, path: self._print(w).svg(path.stem))

    def canvas_pdf(self) -> None:
        """Write the canvas as a page."""
        title = self.tr("Export the canvas as PDF")
        wanted = self._wanted(title, self._of_canvas)
        self._write(wanted, title, ".pdf", lambda w, path: self._print(w).pdf(path.stem))

    def space_png(self) -> None:
        """Write the 3D view as a picture."""
        title = self.tr("Export the 3D view as PNG")
        wanted = self._wanted(
            title, self._of_space, has_size=True, may_be_dark=True, may_have_grid=False
        )
        self._write(wanted, title, ".png", lambda wanted, _: png_of(self._of_space(wanted)))

    def copy_canvas(self) -> None:
        """Put the canvas into the clipboard as a picture."""
        size = self._canvas.viewport().size() * 2
        QGuiApplication.clipboard().setImage(self._of_canvas(Wanted(size)))
        self._workspace.notices.remark(self.tr("The canvas is in the clipboard"), 5000)

    # --- for a report

    def svg_of_canvas(self, proportions: QSize) -> bytes:
        """Return the canvas as SVG."""
        return self._print(Wanted(proportions)).svg(self._workspace.document.name)

    def png_of_space(self, size: QSize) -> bytes:
        """Return the 3D view as PNG; raises FileError where that takes too much."""
        return png_of(self._of_space(Wanted(size)))

    # --- how

    def _wanted(
        self,
        title: str,
        draw: Callable[[Wanted], QImage],
        has_size: bool = False,
        may_be_dark: bool = False,
        may_have_grid: bool = True,
    ) -> Wanted | None:
        view = self._canvas.viewport() if may_have_grid else self._view3d
        dialog = PictureDialog(
            title, draw, view.size(), has_size=has_size, may_be_dark=may_be_dark,
            may_have_grid=may_have_grid, parent=self._parent,
        )  # fmt: skip
        return answer(dialog, lambda: dialog.wanted)

    def _write(
        self,
        wanted: Wanted | None,
        title: str,
        suffix: str,
        content: Callable[[Wanted, Path], bytes],
    ) -> None:
        if wanted is None or not (path := self._saving.choose_path(title, suffix)):
            return

        def write(path: Path) -> None:
            data = content(wanted, path)
            with write_atomically(path, "wb") as stream:
                stream.write(data)

        self._saving.write(path, write)

    def _print(self, wanted: Wanted) -> Print:
        self._workspace.tools_end.emit()  # no picture has what is only proposed
        return Print(self._canvas, wanted.size, wanted.theme, wanted.has_grid)

    def _of_canvas(self, wanted: Wanted) -> QImage:
        return self._print(wanted).picture(wanted.size)

    def _of_space(self, wanted: Wanted) -> QImage:
        self._workspace.tools_end.emit()
        view = self._view3d
        view.setUpdatesEnabled(False)
        view.set_theme(wanted.theme)
        try:
            return picture_of_space(view, wanted.size)
        finally:
            view.set_theme(self._workspace.colors.theme)
            view.setUpdatesEnabled(True)
