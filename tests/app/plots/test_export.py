import re
from xml.etree import ElementTree as ET

import pytest
from PySide6.QtGui import QImage

import kane
from kane.model import PlotLayout
from kanevas.edits.plotting import units
from kanevas.kinds.curve_words import CurveWords
from kanevas.look.theme import LIGHT
from kanevas.plots.export import OnPaper

pytestmark = pytest.mark.usefixtures("qapp")

LAYOUTS = tuple(PlotLayout(curves=(name,)) for name in ("K1.x", "K1.vx", "system.work"))


@pytest.mark.parametrize("count", [1, 2, 3])
def test_a_picture_grows_with_its_plots(model, result, tmp_path, count):
    path = tmp_path / "plots.png"
    OnPaper(LAYOUTS[:count], units(model), CurveWords(model), result).export_png(path)
    image = QImage(str(path))
    assert (image.width(), image.height()) == (2000, 640 * count)
    assert image.pixelColor(0, 0) == LIGHT.plot_background


def test_a_drawing_has_the_texts_of_its_plots(model, result, tmp_path):
    path = tmp_path / "plots.svg"
    OnPaper(LAYOUTS, units(model), CurveWords(model), result).export_svg(path)
    root = ET.parse(path).getroot()
    assert root.attrib["viewBox"] == "0 0 1000 960"
    words = "".join(root.itertext())
    for word in ("K1: x", "K1: velocity x", "Whole system: work", "time"):
        assert word in words
    assert "=" not in words  # values at a cursor have no place on paper


def test_a_page_has_the_size_of_its_plots_and_draws_lines(model, result, tmp_path):
    path = tmp_path / "plots.pdf"
    OnPaper(LAYOUTS[:2], units(model), CurveWords(model), result).export_pdf(path)
    data = path.read_bytes()
    assert data.startswith(b"%PDF-1.6")
    width, height = re.search(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", data).groups()
    assert (float(width), float(height)) == pytest.approx((750, 480), abs=1)  # points
    assert b"/Subtype /Image" not in data
    assert b"/Font" in data


def test_no_line_of_a_drawing_is_invisibly_thin(model, result, tmp_path):
    path = tmp_path / "plots.svg"
    OnPaper(LAYOUTS, units(model), CurveWords(model), result).export_svg(path)
    root = ET.parse(path).getroot()
    of_curves = [
        float(group.get("stroke-width"))
        for group in root.iter()
        if group.get("stroke") == LIGHT.curves[0].name()
    ]
    assert of_curves
    assert min(of_curves) >= 1


@pytest.mark.parametrize("kind", ["png", "svg", "pdf"])
def test_an_old_file_stays_whole_when_the_new_one_cannot_be_written(model, result, tmp_path, kind):
    paper = OnPaper(LAYOUTS, units(model), CurveWords(model), result)
    write = getattr(paper, f"export_{kind}")
    with pytest.raises(kane.FileError, match="Cannot write"):
        write(tmp_path / "no folder" / "plots")
    assert not list(tmp_path.iterdir())
