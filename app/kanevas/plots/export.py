"""Plots as pictures and files, on white paper whatever the program's colours are."""

from __future__ import annotations

from collections.abc import Sequence
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


def picture(
    layouts: Layouts,
    units: dict[str, str],
    words: CurveWords,
    result: Result | None,
    system: UnitSystem = SI,
    others: Sequence[OtherRun] = (),
) -> QImage:
    """Return the plots as a picture, 2000 pixels wide."""
    image = QImage(_size(layouts) * PIXELS_PER_UNIT, QImage.Format.Format_RGB32)
    figure = _figure(layouts, units, words, result, system, others)
    paint_on(image, PIXELS_PER_UNIT, lambda painter: _paint(painter, figure))
    return image


def export_png(
    path: Path,
    layouts: Layouts,
    units: dict[str, str],
    words: CurveWords,
    result: Result | None,
    system: UnitSystem = SI,
    others: Sequence[OtherRun] = (),
) -> None:
    """Write the plots as PNG, 2000 pixels wide; raises FileError."""
    _write(path, png_of(picture(layouts, units, words, result, system, others)))


def svg(
    title: str,
    layouts: Layouts,
    units: dict[str, str],
    words: CurveWords,
    result: Result | None,
    system: UnitSystem = SI,
    others: Sequence[OtherRun] = (),
) -> bytes:
    """Return the plots as SVG."""
    figure = _figure(layouts, units, words, result, system, others)
    return svg_of(_size(layouts), title, lambda painter: _paint(painter, figure))


def export_svg(
    path: Path,
    layouts: Layouts,
    units: dict[str, str],
    words: CurveWords,
    result: Result | None,
    system: UnitSystem = SI,
    others: Sequence[OtherRun] = (),
) -> None:
    """Write the plots as SVG; raises FileError."""
    _write(path, svg(path.stem, layouts, units, words, result, system, others))


def export_pdf(
    path: Path,
    layouts: Layouts,
    units: dict[str, str],
    words: CurveWords,
    result: Result | None,
    system: UnitSystem = SI,
    others: Sequence[OtherRun] = (),
) -> None:
    """Write the plots as PDF, on one page of their size; raises FileError."""
    figure = _figure(layouts, units, words, result, system, others)
    _write(path, pdf_of(_size(layouts), path.stem, lambda painter: _paint(painter, figure)))


def _size(layouts: Layouts) -> QSize:
    return QSize(WIDTH, HEIGHT_OF_PLOT * max(len(layouts), 1))


def _figure(
    layouts: Layouts,
    units: dict[str, str],
    words: CurveWords,
    result: Result | None,
    system: UnitSystem,
    others: Sequence[OtherRun],
) -> Figure:
    from kanevas.plots.figure import Figure

    figure = Figure(LIGHT, system)
    figure.resize(_size(layouts))
    figure.draw(layouts, units, words, result, others)
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
