"""Icons in the ink of the present theme."""

import functools

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QImage, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from kanevas.assets.paths import RESOURCES

SIZES = (16, 20, 24, 32, 48)


def icon(
    name: str, color: QColor, disabled: QColor | None = None, selected: QColor | None = None
) -> QIcon:
    """Return an icon of ``resources/icons`` drawn in one colour, and others for its states."""
    result = QIcon()
    for size in SIZES:
        result.addPixmap(_pixmap(name, color, size))
        if disabled is not None:
            result.addPixmap(_pixmap(name, disabled, size), QIcon.Mode.Disabled)
        if selected is not None:
            result.addPixmap(_pixmap(name, selected, size), QIcon.Mode.Selected)
    return result


def swatch(color: QColor) -> QIcon:
    """Return a round spot of a colour."""
    result = QIcon()
    for size in SIZES:
        pixmap = QPixmap(size, size)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color)
        margin = size * 0.19
        painter.drawEllipse(QRectF(margin, margin, size - 2 * margin, size - 2 * margin))
        painter.end()
        result.addPixmap(pixmap)
    return result


def _pixmap(name: str, color: QColor, size: int) -> QPixmap:
    return QPixmap.fromImage(_picture(name, color.name(), size))


@functools.lru_cache(maxsize=4096)
def _picture(name: str, color: str, size: int) -> QImage:
    """Return what is drawn once for all menus and bars that show it."""
    picture = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    _drawing(name, color).render(painter)
    painter.end()
    return picture


@functools.lru_cache(maxsize=32)
def _drawing(name: str, color: str) -> QSvgRenderer:
    """Return what is read once for all sizes, which are wanted one after the other."""
    source = (RESOURCES / "icons" / f"{name}.svg").read_text(encoding="utf-8")
    return QSvgRenderer(QByteArray(source.replace("currentColor", color).encode()))
