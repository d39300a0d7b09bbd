"""Photos behind the grid of the plane that is shown."""

import base64
import functools
import math

import numpy as np
from PySide6.QtCore import QBuffer, QByteArray, QCoreApplication, QIODevice, QRectF, Qt
from PySide6.QtGui import QImage, QImageReader, QPainter, QPen, QPolygonF

from kane.model import Model, Photo
from kane.model.photo import pixels
from kanevas.canvas.viewing.camera import Camera
from kanevas.look.theme import Theme

MOST = 4  # pictures that are kept as pixels
FONT_PIXELS = 13


def draw_photos(painter: QPainter, model: Model, camera: Camera, theme: Theme) -> None:
    """Draw the photos of the plane that is shown, the last one on top."""
    for photo in model.photos:
        if photo.plane == camera.plane and photo.name not in model.hidden:
            painter.save()
            _draw(painter, photo, camera, theme)
            painter.restore()


def _draw(painter: QPainter, photo: Photo, camera: Camera, theme: Theme) -> None:
    width, height = photo.width * camera.scale, photo.height * camera.scale
    if not 1.0 < max(width, height) < math.inf:
        return
    middle = camera.to_view(np.array(photo.position))
    painter.translate(*middle.tolist())
    painter.rotate(-math.degrees(photo.angle))
    room = QRectF(-width / 2, -height / 2, width, height)
    picture = _picture(photo.picture)
    if picture.isNull():
        _tell_missing(painter, photo, room, theme)
        return
    painter.setOpacity(photo.opacity)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    shown = width * painter.device().devicePixelRatioF()
    halvings = max(int(math.log2(max(picture.width() / shown, 1.0))), 0)
    painter.drawImage(room, _smaller(photo.picture, halvings))


def _tell_missing(painter: QPainter, photo: Photo, room: QRectF, theme: Theme) -> None:
    """Draw the edge of a picture that cannot be shown, and say so."""
    painter.setPen(QPen(theme.error, 1.5, Qt.PenStyle.DashLine))
    painter.drawPolygon(QPolygonF(room))
    font = painter.font()
    font.setPixelSize(FONT_PIXELS)
    painter.setFont(font)
    words = QCoreApplication.translate("Photos", "The picture of “{}” is damaged")
    flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
    painter.drawText(room, int(flags), words.format(photo.name))


@functools.lru_cache(maxsize=MOST)
def _picture(text: str) -> QImage:
    """Return a picture from its base64; a null image where it is damaged or too large."""
    found = pixels(text)
    if found is None:
        return QImage()
    buffer = QBuffer()
    buffer.setData(QByteArray(base64.b64decode(text)))
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer, found.format.encode())
    image = reader.read()
    return image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)


@functools.lru_cache(maxsize=MOST)
def _smaller(text: str, halvings: int) -> QImage:
    """Return a picture with its sides halved, so that it is shown quickly and without moiré."""
    image = _picture(text)
    if not halvings:
        return image
    return image.scaled(
        max(image.width() >> halvings, 1),
        max(image.height() >> halvings, 1),
        Qt.AspectRatioMode.IgnoreAspectRatio,
        Qt.TransformationMode.SmoothTransformation,
    )
