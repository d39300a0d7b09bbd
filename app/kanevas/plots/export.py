"""Plots as pictures and files, on white paper whatever the program's colours are."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QEventLoop, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from kane.files.atomic import write_atomically
from kanevas.kinds.curve_words import CurveWords
from kanevas.look.paper import paint_on, pdf_of, png_of, svg_of
from kanevas.look.theme import LIGHT
from kanevas.units import UnitSystem
from kanevas.units.systems import SI

if TYPE_CHECKING:
    from pathlib import Path

    from kane.results import Result
    from kanevas.edits.plotting import Layouts
    from kanevas.plots.figure import Figure
    from kanevas.plots.other_run import OtherRun

WIDTH, HEIGHT_OF_PLOT = 1000, 320  # of the drawing, in the units of a screen of 96 dots per inch
PIXELS_PER_UNIT = 2  # of the picture


@dataclass(frozen=True)
class OnPaper:
    """Plots as they go to paper: what of which run is drawn, in which words and units.

    Attributes:
        layouts: the plots.
        units: the unit of each quantity.
        words: the names of its curves.
        result: the run; None draws empty plots.
        system: the units that are shown.
        others: runs that are drawn beside it.

    """

    layouts: Layouts
    units: dict[str, str]
    words: CurveWords
    result: Result | None
    system: UnitSystem = SI
    others: Sequence[OtherRun] = ()

    def picture(self) -> QImage:
        """Return the plots as a picture, 2000 pixels wide."""
        image = QImage(self._size() * PIXELS_PER_UNIT, QImage.Format.Format_RGB32)
        figure = self._figure()
        paint_on(image, PIXELS_PER_UNIT, lambda painter: _paint(painter, figure))
        return image

    def svg(self, title: str) -> bytes:
        """Return the plots as SVG."""
        figure = self._figure()
        return svg_of(self._size(), title, lambda painter: _paint(painter, figure))

    def export_png(self, path: Path) -> None:
        """Write the plots as PNG, 2000 pixels wide; raises FileError."""
        _write(path, png_of(self.picture()))

    def export_svg(self, path: Path) -> None:
        """Write the plots as SVG; raises FileError."""
        _write(path, self.svg(path.stem))

    def export_pdf(self, path: Path) -> None:
        """Write the plots as PDF, on one page of their size; raises FileError."""
        figure = self._figure()
        _write(path, pdf_of(self._size(), path.stem, lambda painter: _paint(painter, figure)))

    def _size(self) -> QSize:
        return QSize(WIDTH, HEIGHT_OF_PLOT * max(len(self.layouts), 1))

    def _figure(self) -> Figure:
        from kanevas.plots.figure import Figure

        figure = Figure(LIGHT, self.system)
        figure.resize(self._size())
        figure.draw(self.layouts, self.units, self.words, self.result, self.others)
        figure.prepare_for_paper()
        return figure


def _paint(painter: QPainter, figure: Figure) -> None:
    # the layout settles only in a widget that is shown, if only to itself
    figure.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    figure.show()
    QApplication.processEvents(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents)
    target = QRectF(QPointF(), QSizeF(figure.size()))
    painter.fillRect(target, LIGHT.plot_background)
    figure.scene().render(painter, target, QRectF(figure.viewRect()))
    figure.close()
    figure.deleteLater()


def _write(path: Path, data: bytes) -> None:
    with write_atomically(path, "wb") as stream:
        stream.write(data)
