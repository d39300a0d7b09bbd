"""The axes of measure points that are frames, on the canvas."""

import math

import numpy as np
import pytest
from msgspec.structs import replace

from kane.elements.body import Body
from kane.elements.measure_point import MeasurePoint
from kane.elements.orientation import AxisAngle
from kane.model import Model
from kanevas.canvas.items.axes_item import LENGTH, AxesItem

POINT = MeasurePoint(name="eye", body="rod", orientation=AxisAngle(axis=(0, 0, 1), angle=0.5))
ROD = Body(
    name="rod", mass=1.0, inertia=(1.0, 1.0, 1.0),
    orientation=AxisAngle(axis=(0, 0, 1), angle=0.3),
)  # fmt: skip
MODEL = Model(bodies=(ROD,), points=(POINT,))


def axes_of(canvas):
    return [item for item in canvas.scene().items() if isinstance(item, AxesItem)]


def test_the_axes_of_a_frame_turn_with_its_body(canvas_of):
    (item,) = axes_of(canvas_of(MODEL))
    # pixels count downwards; z looks at the viewer
    x = LENGTH * np.array([math.cos(0.8), -math.sin(0.8)])
    y = LENGTH * np.array([-math.sin(0.8), -math.cos(0.8)])
    assert item._ends == pytest.approx(np.array([x, y, (0.0, 0.0)]), abs=1e-9)


def test_a_point_with_the_axes_of_its_body_shows_none(canvas_of):
    plain = replace(MODEL, points=(replace(POINT, orientation=(0.0, 0.0, 0.0, 1.0)),))
    assert axes_of(canvas_of(plain)) == []
