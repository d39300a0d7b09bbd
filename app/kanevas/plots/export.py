"""Plots as pictures and files, on white paper whatever the program's colours are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QBuffer, QEventLoop, QIODevice, QMarginsF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import (
    QGuiApplication,
    QImage,
    QPagedPaintDevice,
    QPageLayout,
    QPageSize,
    QPaintDevice,
    QPainter,
    QPdfWriter,
)
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtWidgets import QApplication

from kane.files.atomic import write_atomically
from kanevas.plots.figure import Figure
from kanevas.theme import LIGHT
from kanevas.units import UnitSystem
from kanevas.units.systems import SI

if TYPE_CHECKING:
    from pathlib import Path

    from kane.results import Result
    from kanevas.edits.plotting import Layouts
    from kanevas.plots.other_run import OtherRun

WIDTH, HEIGHT_OF_PLOT = 1000, 320  # of the drawing, in the units of a screen of 96 dots per inch
PIXELS_PER_UNIT = 2  # of the picture
UNITS_PER_INCH = 96
POINTS_PER_INCH = 72


def picture(
    layouts: Layouts,
    units: dict[str, str],
    result: Result | None,
    system: UnitSystem = SI,
    others: Sequence[OtherRun] = (),
) -> QImage:
    """Return the plots as a picture, 2000 pixels wide."""
    image = QImage(_size(layouts) * PIXELS_PER_UNIT, QImage.Format.Format_RGB32)
    _paint(image, _figure(layouts, units, result, system, others))
    return image


def export_png(
    path: Path,
    layouts: Layouts,
    units: dict[str, str],
    result: Result | None,
    system: UnitSystem = SI,
    others: Sequence[OtherRun] = (),
) -> None:
    """Write the plots as PNG, 2000 pixels wide; raises FileError."""
    buffer = _buffer()
    picture(layouts, units, result, system, others).save(buffer, "PNG")
    _write(path, buffer)


def export_svg(
    path: Path,
    layouts: Layouts,
    units: dict[str, str],
    result: Result | None,
    system: UnitSystem = SI,
    others: Sequence[OtherRun] = (),
) -> None:
    """Write the plots as SVG; raises FileError."""
    size = _size(layouts)
    buffer = QBuffer()
    generator = QSvgGenerator()
    generator.setOutputDevice(buffer)
    generator.setSize(size)
    generator.setViewBox(QRectF(0, 0, size.width(), size.height()))
    generator.setTitle(path.stem)
    # axes are drawn from recordings, which scale with the resolution of where they are drawn
    generator.setResolution(round(QGuiApplication.primaryScreen().logicalDotsPerInchX()))
    _paint(generator, _figure(layouts, units, result, system, others))
    _write(path, buffer)


def export_pdf(
    path: Path,
    layouts: Layouts,
    units: dict[str, str],
    result: Result | None,
    system: UnitSystem = SI,
    others: Sequence[OtherRun] = (),
) -> None:
    """Write the plots as PDF, on one page of their size; raises FileError."""
    buffer = _buffer()
    writer = QPdfWriter(buffer)
    writer.setPdfVersion(QPagedPaintDevice.PdfVersion.PdfVersion_1_6)
    writer.setTitle(path.stem)
    writer.setCreator("Kanevas")
    # as for SVG: recordings scale with the resolution
    writer.setResolution(round(QGuiApplication.primaryScreen().logicalDotsPerInchX()))
    page = QSizeF(_size(layouts)) * POINTS_PER_INCH / UNITS_PER_INCH
    writer.setPageLayout(
        QPageLayout(
            QPageSize(page, QPageSize.Unit.Point),
            QPageLayout.Orientation.Portrait,
            QMarginsF(),
        )
    )
    _paint(writer, _figure(layouts, units, result, system, others))
    _write(path, buffer)


def _size(layouts: Layouts) -> QSize:
    return QSize(WIDTH, HEIGHT_OF_PLOT * max(len(layouts), 1))


def _figure(
    layouts: Layouts,
    units: dict[str, str],
    result: Result | None,
    system: UnitSystem,
    others: Sequence[OtherRun],
) -> Figure:
    figure = Figure(LIGHT, system)
    figure.resize(_size(layouts))
    figure.draw(layouts, units, result, others)
    figure.prepare_for_paper()
    return figure


def _paint(device: QPaintDevice, figure: Figure) -> None:
    # the layout settles only in a widget that is shown, if only to itself
    figure.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    figure.show()
    QApplication.processEvents(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents)
    painter = QPainter(device)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    target = QRectF(0, 0, painter.window().width(), painter.window().height())
    painter.fillRect(target, LIGHT.plot_background)
    figure.scene().render(painter, target, QRectF(figure.viewRect()))
    painter.end()
    figure.close()
    figure.deleteLater()


def _buffer() -> QBuffer:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    return buffer


def _write(path: Path, buffer: QBuffer) -> None:
    with write_atomically(path, "wb") as stream:
        stream.write(buffer.data().data())
