"""Measure points, rulers and notes on the canvas."""

import msgspec
import numpy as np
import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QImage

from kane.elements.body import Body
from kane.elements.measure_point import MeasurePoint
from kane.elements.note import Note
from kane.elements.ruler import Ruler
from kane.elements.shapes import Box
from kane.fields import GROUND
from kane.model import Model
from kanevas.canvas.items.ruler_item import RulerItem
from kanevas.units.systems import INCHES, MILLIMETRES, SI

MODEL = Model(
    bodies=(
        Body(name="box", mass=1.0, inertia=(1.0, 1.0, 1.0), shapes=(Box(size=(1.0, 0.6, 0.2)),)),
    ),
    points=(MeasurePoint(name="P", body="box", point=(0.3, 0.2, 0.0)),),
    rulers=(
        Ruler(name="gap", body_a="box", point_a=(0.5, 0, 0), body_b=GROUND, point_b=(1.5, 0, 0.75)),
    ),
    notes=(Note(name="note", text="first line\nsecond line", position=(0.0, 1.0, 0.0)),),
)


@pytest.mark.parametrize(
    ("place", "name"),
    [((0.3, 0.2, 0), "P"), ((0.8, 0, 0), "gap"), ((0.05, 1.0, 0), "note")],
)
def test_marks_are_found_by_the_pointer(canvas_of, place, name):
    canvas = canvas_of(MODEL)
    at = canvas.camera.to_view(np.array(place, dtype=float))
    assert canvas.element_at(QPoint(*at.astype(int).tolist())) == name


def test_marks_have_room_in_the_fitted_view(canvas_of):
    canvas = canvas_of(MODEL)
    for place in ((0.0, 1.0, 0.0), (1.5, 0.0, 0.0)):
        x, y = canvas.camera.to_view(np.array(place))
        assert 0 < x < canvas.viewport().width()
        assert 0 < y < canvas.viewport().height()


@pytest.mark.parametrize(
    ("units", "text"), [(SI, "1.25 m"), (MILLIMETRES, "1250 mm"), (INCHES, "49.21 in")]
)
def test_a_ruler_shows_the_true_distance_in_the_units_of_the_user(canvas_of, units, text):
    canvas = canvas_of(MODEL)
    canvas.set_units(units)
    (ruler,) = (item for item in canvas.scene().items() if isinstance(item, RulerItem))
    assert ruler._text == text


def test_a_mark_leaves_the_painter_as_it_was(canvas_of):
    """What is drawn after a mark stands where it stood without it."""
    rulers = msgspec.structs.replace(MODEL, points=(), notes=())
    canvas = canvas_of(rulers)
    canvas.stay()
    before = picture(canvas)
    canvas.show_model(MODEL)
    after = picture(canvas)
    at = canvas.camera.to_view(np.array([1.5, 0.0, 0.0])).astype(int).tolist()
    part = at[0] - 40, at[1] - 20, 80, 40
    assert before.copy(*part) == after.copy(*part)


def picture(canvas) -> QImage:
    return canvas.grab().toImage()


@pytest.mark.parametrize("name", ["P", "gap", "note"])
def test_hidden_marks_are_not_drawn(canvas_of, name):
    shown, hidden = canvas_of(MODEL), canvas_of(msgspec.structs.replace(MODEL, hidden=(name,)))
    assert name in {item.name for item in shown.scene().items()}
    assert name not in {item.name for item in hidden.scene().items()}


def test_zooming_to_an_element_fills_the_canvas_with_it(canvas_of):
    canvas = canvas_of(MODEL)
    before = canvas.camera.scale
    canvas.zoom_to(("gap",))
    assert canvas.camera.scale > before
    ends = canvas.camera.to_view(np.array([[0.5, 0, 0], [1.5, 0, 0]]))
    assert np.ptp(ends[:, 0]) > 0.7 * canvas.viewport().width()
    canvas.zoom_to(("P",))
    assert np.allclose(canvas.camera.center, (0.3, 0.2))
    assert np.isfinite(canvas.camera.scale)
