"""What is in a picture, a drawing or a page."""

import re
import zlib

import numpy as np
from PySide6.QtGui import QImage


def pixels(image):
    """Red, green and blue of a picture, (height, width, 3)."""
    image = image.convertToFormat(QImage.Format.Format_RGB32)
    rows = np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), image.width(), 4)
    return rows[:, :, 2::-1].astype(int)


def colors(image):
    """The names of the colours in a picture, as ``QColor.name`` has them."""
    red, green, blue = np.moveaxis(pixels(image), 2, 0)
    return {f"#{each:06x}" for each in np.unique(red << 16 | green << 8 | blue).tolist()}


def near(image, color, distance=40):
    """How many pixels have about this colour."""
    return int((np.abs(pixels(image) - color.getRgb()[:3]).max(axis=2) < distance).sum())


def pdf_boxes(data):
    """The rectangle of each page, in points."""
    boxes = re.findall(rb"/Type /Page\b[^>]*?/MediaBox \[([^\]]*)\]", data, re.DOTALL)
    return [tuple(round(float(number), 1) for number in box.split()) for box in boxes]


def pdf_drawing(data):
    """What is drawn on all pages, with the fonts."""
    streams = re.findall(rb"stream\r?\n(.*?)endstream", data, re.DOTALL)
    return b"".join(_unpacked(stream) for stream in streams)


def _unpacked(stream):
    try:
        return zlib.decompressobj().decompress(stream)
    except zlib.error:
        return stream
