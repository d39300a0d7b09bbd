"""Marks where shapes touch, on the canvas: their form says how, beside their colour."""

import numpy as np
import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QImage, QPainter
from tests.strict_weather import MODELS

from kane.files.model_json import load
from kane.reading.touching_places import Touches
from kanevas.look.event_looks import color_of_hold
from kanevas.look.theme import DARK, LIGHT
from kanevas.look.touch_forms import RADIUS, draw_touch, form

SIZE = 41
MIDDLE = SIZE // 2


def drawn(hold, theme, way=(0.0, -1.0), part=1.0):
    """Where the mark of a place has its own colour, (SIZE, SIZE); the normal points up."""
    image = QImage(SIZE, SIZE, QImage.Format.Format_RGB32)
    image.fill(theme.background)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw_touch(painter, QPointF(MIDDLE + 0.5, MIDDLE + 0.5), hold, theme, np.array(way), part)
    painter.end()
    own = np.array(color_of_hold(theme, hold).getRgb()[:3], dtype=float)
    found = np.array(
        [[QColor(image.pixel(x, y)).getRgb()[:3] for x in range(SIZE)] for y in range(SIZE)]
    )
    return np.abs(found - own).max(axis=2) < 60


@pytest.mark.parametrize("theme", [LIGHT, DARK])
def test_sticking_sliding_and_smooth_differ_in_form(theme):
    dot, ring, diamond = (drawn(hold, theme) for hold in ("sticks", "slides", "closed"))
    assert dot[MIDDLE, MIDDLE] and diamond[MIDDLE, MIDDLE] and not ring[MIDDLE, MIDDLE]
    beside = round(2 * RADIUS)
    assert ring[MIDDLE, MIDDLE + beside] and ring[MIDDLE, MIDDLE - beside]  # along the surfaces
    assert not ring[MIDDLE + beside, MIDDLE] and not dot[MIDDLE, MIDDLE + beside]
    tip, corner = MIDDLE + round(1.5 * RADIUS) - 1, MIDDLE + round(0.6 * RADIUS)
    assert diamond[tip, MIDDLE] and not dot[tip, MIDDLE]  # it is higher, and has no corners
    assert dot[corner, corner]


def test_strokes_of_what_slides_turn_with_the_surface():
    ring = drawn("slides", LIGHT, way=(1.0, 0.0))
    beside = round(2 * RADIUS)
    assert ring[MIDDLE + beside, MIDDLE] and not ring[MIDDLE, MIDDLE + beside]


@pytest.mark.parametrize("hold", ["sticks", "slides", "closed"])
def test_in_a_crowd_a_mark_is_smaller_and_has_the_same_form(hold):
    alone, crowded = drawn(hold, LIGHT), drawn(hold, LIGHT, part=0.5)
    wide, narrow = (np.ptp(np.nonzero(each)[1]) for each in (alone, crowded))
    assert abs(narrow - 0.5 * wide) <= 2.0  # pixels: its edges are smooth
    assert crowded[MIDDLE, MIDDLE] == alone[MIDDLE, MIDDLE]


def test_what_is_open_has_no_form():
    with pytest.raises(ValueError, match="open"):
        form("open")


def test_they_are_drawn_where_they_are_until_there_are_none(canvas_of):
    canvas = canvas_of(load(MODELS / "ramp_disk.json"))
    canvas.set_theme(LIGHT)

    def picture():
        for _ in range(3):  # from the second time signs are drawn from their pictures
            image = canvas.grab().toImage()
        return image

    bare = picture()
    up, at = np.array([[0.0, 1.0, 0.0]]), canvas.camera.to_ground(700.5, 200.5)
    canvas.show_touches(Touches(("floor",), at[None], up, ("sticks",)))
    marked = picture()
    x, y = canvas.camera.to_view(at).tolist()
    assert QColor(marked.pixel(int(x), int(y))) == color_of_hold(LIGHT, "sticks")
    canvas.show_touches(None)
    assert picture() == bare
