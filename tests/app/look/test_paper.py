import re
from xml.etree import ElementTree as ET

import pytest
from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QColor, QImage
from tests.pictures import pdf_boxes, pdf_drawing

from kanevas.look.paper import PAPER, pdf_of, png_of, svg_of

pytestmark = pytest.mark.usefixtures("qapp")
SIZE = QSize(400, 300)


def paint(painter):
    painter.setPen(QColor("#ff0000"))
    painter.drawLine(0, 0, 400, 300)
    painter.drawText(QPointF(20, 40), "<Fish & chips>")


def test_a_drawing_has_its_size_lines_and_words():
    root = ET.fromstring(svg_of(SIZE, "A & <b>", paint))
    assert root.get("viewBox") == "0 0 400 300"
    assert root.find("{http://www.w3.org/2000/svg}title").text == "A & <b>"
    words = [text.text for text in root.iter("{http://www.w3.org/2000/svg}text")]
    assert words == ["<Fish & chips>"]
    fonts = {text.get("font-family") for text in root.iter() if text.get("font-family")}
    assert all(font.endswith(", sans-serif") for font in fonts)


def test_a_page_is_as_large_as_the_drawing():
    data = pdf_of(SIZE, "title", paint)
    assert data.startswith(b"%PDF-")
    assert data.rstrip().endswith(b"%%EOF")
    assert pdf_boxes(data) == [(0, 0, 300, 225)]  # points: 72 instead of 96 per inch
    assert re.search(rb"\bl\b", pdf_drawing(data)), "no line"
    assert b"BT" in pdf_drawing(data), "no text"


def test_a_picture_comes_back_pixel_by_pixel():
    image = QImage(7, 5, QImage.Format.Format_RGB32)
    image.fill(QColor("#123456"))
    again = QImage.fromData(png_of(image))
    assert again.size() == image.size()
    assert again.pixelColor(6, 4) == QColor("#123456")


def test_paper_is_white():
    assert PAPER.background == QColor("#ffffff")
    assert not PAPER.dark
