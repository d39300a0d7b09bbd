"""Photos from files, made small enough to be a part of a model."""

from __future__ import annotations

import base64
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QSize, Qt
from PySide6.QtGui import QImage, QImageReader, QImageWriter

from kane.errors import FileError
from kane.files.ordinary import read_ordinary
from kane.model.photo import LONGEST, pixels_of
from kane.sentences import say

SUFFIXES = (".png", ".jpg", ".jpeg")
LARGEST_FILE = 64 * 2**20  # bytes
MOST_PIXELS = 50_000_000  # that a file may declare; what has to be decoded whole takes 4 bytes each
LONGEST_SIDE = 2048  # pixels that are kept: more than a screen shows of it
QUALITIES = (88, 70, 50)  # of JPEG, the first that is short enough


def is_photo(path: Path) -> bool:
    """Tell by its name whether a file should hold a photo."""
    return path.suffix.lower() in SUFFIXES


def read_photo(path: Path) -> str:
    """Return the picture in a file in base64, upright, and no larger than a model may hold.

    Raises:
        FileError: there is no such file, it is too large, or holds neither PNG nor JPEG.

    """
    content = read_ordinary(path, LARGEST_FILE)
    declared = pixels_of(content)
    if declared is None:
        raise FileError(say("Cannot import {path}: it is neither a PNG nor a JPEG.", path=path))
    if declared.width * declared.height > MOST_PIXELS:
        raise FileError(
            say(
                "Cannot import {path}: {width} × {height} pixels are too many; make it smaller.",
                path=path,
                width=declared.width,
                height=declared.height,
            )
        )
    image = _decoded(content, declared.format)
    if image.isNull():
        raise FileError(say("Cannot import {path}: the picture is damaged.", path=path))
    picture = _encoded(image)
    if len(picture) > LONGEST:
        raise FileError(say("Cannot import {path}: the picture is too large.", path=path))
    return picture


def _decoded(content: bytes, kind: str) -> QImage:
    buffer = QBuffer()
    buffer.setData(QByteArray(content))
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer, kind.encode())
    reader.setAutoTransform(True)  # a camera that was held upright says so
    size = reader.size()
    room = QSize(LONGEST_SIDE, LONGEST_SIDE)
    if size.width() > LONGEST_SIDE or size.height() > LONGEST_SIDE:
        reader.setScaledSize(size.scaled(room, Qt.AspectRatioMode.KeepAspectRatio))
    return reader.read()


def _encoded(image: QImage) -> str:
    if image.hasAlphaChannel():
        return _in_base64(image, "PNG", -1)
    for quality in QUALITIES:
        picture = _in_base64(image, "JPEG", quality)
        if len(picture) <= LONGEST:
            break
    return picture


def _in_base64(image: QImage, kind: str, quality: int) -> str:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QImageWriter(buffer, kind.encode())
    writer.setQuality(quality)
    writer.write(image)
    return base64.b64encode(buffer.data().data()).decode("ascii")
