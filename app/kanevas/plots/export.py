"""Plots as files, on white paper whatever the program's colours are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QBuffer, QEventLoop, QIODevice, QRectF, QSize, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPaintDevice, QPainter
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtWidgets import QApplication

from kane.files.atomic import write_atomically
from kanevas.plots.figure import Figure
from kanevas.plots.layouts import Layouts
from kanevas.theme import LIGHT
from kanevas.units import UnitSystem
from kanevas.units.systems import SI

if TYPE_CHECKING:
    from pathlib import Path

    from kane.results import Result

WIDTH, HEIGHT_OF_PLOT = 1000, 320  # of the drawing, in the units of a screen of 96 dots per inch
PIXELS_PER_UNIT = 2  # of the picture


def export_png(
    path: Path,
    layouts: Layouts,
    units: dict[str, str],
    result: Result | None,
    system: UnitSystem = SI,
) -> None:
    """Write the plots as PNG, 2000 pixels wide; raises FileError."""
    size = _size(layouts)
    image = QImage(size * PIXELS_PER_UNIT, QImage.Format.Format_RGB32)
    _paint(image, layouts, units, result, system)
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")
    _write(path, buffer)


def export_svg(
    path: Path,
    layouts: Layouts,
    units: dict[str, str],
    result: Result | None,
    system: UnitSystem = SI,
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
    _paint(generator, layouts, units, result, system)
    _write(path, buffer)


def _size(layouts: Layouts) -> QSize:
    return QSize(WIDTH, HEIGHT_OF_PLOT * max(len(layouts), 1))


def _paint(
    device: QPaintDevice,
    layouts: Layouts,
    units: dict[str, str],
    result: Result | None,
    system: UnitSystem,
) -> None:
    figure = Figure(LIGHT, system)
    figure.resize(_size(layouts))
    figure.draw(layouts, units, result)
    figure.prepare_for_paper()
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


def _write(path: Path, buffer: QBuffer) -> None:
    with write_atomically(path, "wb") as stream:
        stream.write(buffer.data().data())
