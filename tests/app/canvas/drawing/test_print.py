from xml.etree import ElementTree as ET

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor
from tests.pictures import near, pdf_boxes, pdf_drawing, pixels

from kane.elements.note import Note
from kane.model import Model
from kanevas.canvas import Canvas
from kanevas.canvas.drawing.print import Print
from kanevas.document.selection import Selection
from kanevas.look.paper import PAPER
from kanevas.look.theme import DARK

SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture
def canvas(qtbot, model):
    canvas = Canvas(Selection())
    qtbot.addWidget(canvas)
    canvas.set_theme(DARK)
    canvas.resize(600, 400)
    canvas.show()
    canvas.show_model(model)
    canvas.fit()
    return canvas


def texts(drawing):
    return [text.text for text in ET.fromstring(drawing).iter(f"{SVG}text")]


def test_a_drawing_holds_names_and_lines_but_no_picture(canvas):
    drawing = Print(canvas).svg("x")
    assert {"K1", "K7", "x", "y"} <= set(texts(drawing))
    tags = [element.tag for element in ET.fromstring(drawing).iter()]
    assert f"{SVG}image" not in tags
    assert tags.count(f"{SVG}path") > 30


def test_a_drawing_has_the_arrow_of_gravity_as_the_canvas_has(canvas, model):
    assert "g" not in texts(Print(canvas).svg("x"))
    canvas.show_model(replace(model, gravity=(0.0, -9.81, 0.0)))
    assert texts(Print(canvas).svg("x")).count("g") == 1


def test_paper_is_white_however_dark_the_window_is(canvas):
    canvas._selection.set(("K1",))
    picture = Print(canvas).picture(QSize(600, 400))
    assert picture.pixelColor(1, 1) == QColor("#ffffff")
    assert near(picture, PAPER.spring) > 100
    assert near(picture, DARK.accent, 10) == near(picture, PAPER.accent, 10) == 0  # not selected


def test_other_colours_can_be_asked_for(canvas):
    picture = Print(canvas, theme=DARK).picture(QSize(600, 400))
    assert picture.pixelColor(1, 1) == DARK.background


def test_the_grid_can_be_left_out(canvas):
    size = QSize(600, 400)
    lines = [near(Print(canvas, has_grid=g).picture(size), PAPER.grid_major, 4) for g in (1, 0)]
    assert lines[0] > 1000
    assert lines[1] < lines[0] / 20


def test_a_picture_has_any_size_and_shows_the_same(canvas):
    small = Print(canvas, QSize(300, 200)).picture(QSize(300, 200))
    large = Print(canvas, QSize(1800, 1200)).picture(QSize(1800, 1200))
    assert (large.width(), large.height()) == (1800, 1200)
    mean = pixels(large).reshape(200, 6, 300, 6, 3).mean(axis=(1, 3))
    assert abs(mean - pixels(small)).mean() < 4


def test_other_proportions_show_more_at_two_sides_and_nothing_less(canvas):
    wide = Print(canvas, QSize(1600, 400))
    assert wide.room.height() == canvas.viewport().height()
    assert wide.room.width() == 4 * wide.room.height()
    assert wide.camera.scale == canvas.camera.scale
    tall = Print(canvas, QSize(300, 900))
    assert tall.room.width() == canvas.viewport().width()


def test_a_page_has_the_size_of_the_canvas(canvas):
    data = Print(canvas).pdf("x")
    view = canvas.viewport().size() * 0.75
    assert pdf_boxes(data) == [(0, 0, view.width(), view.height())]
    assert len(pdf_drawing(data)) > 10_000


def test_hidden_names_and_poses_are_those_of_the_canvas(canvas):
    canvas.set_labels_visible(False)
    assert "K1" not in texts(Print(canvas).svg("x"))


def test_a_print_goes_through_a_film_of_its_own(canvas):
    sheet = Print(canvas)
    before = sheet.picture(QSize(600, 400))
    poses = canvas.poses
    sheet.show_poses(poses._replace(position=poses.position + 0.01))
    assert sheet.picture(QSize(600, 400)) != before
    assert canvas.poses is poses


def test_hostile_words_stay_words(canvas):
    text = '</text><script>alert("x")</script>&'
    note = Note(name="n", text=text, position=(0.0, 0.0, 0.0))
    canvas.show_model(replace(Model(), notes=(note,)))
    drawing = Print(canvas).svg(text)
    assert f"{SVG}script" not in [element.tag for element in ET.fromstring(drawing).iter()]
    assert any("alert" in (words or "") for words in texts(drawing))
