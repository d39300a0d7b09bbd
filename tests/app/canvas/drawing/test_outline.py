"""The outline of a body of which nothing is left: from far away all its points are one."""

import numpy as np
from PySide6.QtGui import QColor, QImage, QPainter
from tests.pictures import colors

from kanevas.canvas.drawing.outline import Outline

INK = QColor("black")


def test_points_that_all_are_one_have_no_outline_and_paint_nothing(qapp):  # noqa: ARG001
    outline = Outline([np.full((5, 2), 3.0)])
    outline.turn(1.0, 0.0, 10.0)
    assert outline.edges().shape == (0, 2, 2)
    assert outline.area.isEmpty()
    image = QImage(80, 80, QImage.Format.Format_RGB32)
    image.fill("white")
    with QPainter(image) as painter:
        outline.paint(painter, INK, [(6.0, INK), (1.0, INK)])
        outline.paint_quickly(painter, INK, INK)
    assert colors(image) == {"#ffffff"}
