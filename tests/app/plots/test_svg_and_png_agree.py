import numpy as np
import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

import kane
from kanevas.edits.plotting import plots_of, units
from kanevas.kinds.curve_words import CurveWords
from kanevas.plots.export import OnPaper

# Text and thin lines differ in their soft edges; a drawing at another scale differs in most of
# the pixels that are drawn at all.
LARGEST_SHARE = 0.2
DRAWN = 60  # darker than white paper by so much


def pixels(image):
    image = image.convertToFormat(QImage.Format.Format_RGB32)
    rows = np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), image.width(), 4)
    return rows[:, :, :3].astype(int)


def blurred(picture):
    """Mean over squares of 8 pixels, so that soft edges do not count."""
    height, width = picture.shape[0] // 8, picture.shape[1] // 8
    cut = picture[: 8 * height, : 8 * width]
    return cut.reshape(height, 8, width, 8, 3).mean(axis=(1, 3))


@pytest.mark.usefixtures("qtbot")
def test_both_files_show_the_same_drawing(model, tmp_path):
    result = kane.simulate(model)
    layouts, unit_of = plots_of(model), units(model)
    OnPaper(layouts, unit_of, CurveWords(result.model), result).export_png(tmp_path / "plots.png")
    OnPaper(layouts, unit_of, CurveWords(result.model), result).export_svg(tmp_path / "plots.svg")
    picture = QImage(str(tmp_path / "plots.png"))
    drawing = QImage(picture.size(), QImage.Format.Format_RGB32)
    drawing.fill(QColor("white"))
    painter = QPainter(drawing)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(str(tmp_path / "plots.svg")).render(painter, QRectF(drawing.rect()))
    painter.end()
    one, other = blurred(pixels(picture)), blurred(pixels(drawing))
    drawn = (255 - one).max(axis=2) > DRAWN
    differing = np.abs(one - other).max(axis=2) > DRAWN
    assert drawn.sum() > 100
    assert differing.sum() < LARGEST_SHARE * drawn.sum()
