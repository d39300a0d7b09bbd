"""Drawings and pictures as files hold them, on white paper whatever the program's colours are."""

import re
from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QRectF, QSize, QSizeF
from PySide6.QtGui import (
    QColor,
    QGuiApplication,
    QImage,
    QPagedPaintDevice,
    QPageSize,
    QPaintDevice,
    QPainter,
    QPdfWriter,
)
from PySide6.QtSvg import QSvgGenerator

from kanevas.look.theme import LIGHT

PAPER = replace(LIGHT, background=QColor("#ffffff"))
UNITS_PER_INCH = 96.0  # of drawings, as of a common screen
POINTS_PER_INCH = 72.0
_FONT = re.compile(rb'font-family="([^"]*)"')  # of this machine; others may not have it

Paint = Callable[[QPainter], None]


def svg_of(size: QSize, title: str, paint: Paint) -> bytes:
    """Return a drawing as SVG.

    Args:
        size: its width and height, in the units of a screen of 96 dots per inch.
        title: what viewers show.
        paint: draws it, in these units from the upper left corner.

    """
    buffer = QBuffer()
    generator = QSvgGenerator()
    generator.setOutputDevice(buffer)
    generator.setSize(size)
    generator.setViewBox(QRectF(0, 0, size.width(), size.height()))
    generator.setTitle(title)
    generator.setResolution(_resolution())
    paint_on(generator, 1.0, paint)
    return _FONT.sub(rb'font-family="\1, sans-serif"', _content(buffer))


def pdf_of(size: QSize, title: str, paint: Paint) -> bytes:
    """Return a drawing as a PDF of one page of its size; arguments as for ``svg_of``."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setPdfVersion(QPagedPaintDevice.PdfVersion.PdfVersion_1_6)
    writer.setTitle(title)
    writer.setCreator("Kanevas")
    room = QSizeF(size) * (POINTS_PER_INCH / UNITS_PER_INCH)
    exactly = QPageSize.SizeMatchPolicy.ExactMatch
    writer.setPageSize(QPageSize(room, QPageSize.Unit.Point, "", exactly))
    writer.setPageMargins(QMarginsF())
    writer.setResolution(_resolution())
    paint_on(writer, _resolution() / UNITS_PER_INCH, paint)
    return _content(buffer)


def png_of(image: QImage) -> bytes:
    """Return a picture as PNG."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    # Qt takes a format as a text alone, and its stub as bytes alone.
    image.save(buffer, "PNG")  # type: ignore[call-overload]
    return _content(buffer)


def paint_on(device: QPaintDevice, scale: float, paint: Paint) -> None:
    """Let a drawing be drawn on a device of so many dots for each of its units."""
    painter = QPainter(device)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(scale, scale)
    paint(painter)
    painter.end()


def _resolution() -> int:
    """Return the dots per inch of the screen: recordings scale with those of where they go."""
    return round(QGuiApplication.primaryScreen().logicalDotsPerInchX())


def _content(buffer: QBuffer) -> bytes:
    return bytes(buffer.data().data())
