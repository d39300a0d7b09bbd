"""Bodies on the canvas in which others touch."""

import numpy as np
from PySide6.QtCore import QPoint

from kane.elements.body import Body
from kane.elements.contacts import BodyContact
from kane.elements.shapes import Disc, Sphere
from kane.model import Model
from kanevas.look.theme import LIGHT

RING = Body(
    name="ring", mass=1.0, inertia=(1.0, 1.0, 1.0), shapes=(Disc(radius=1.0, thickness=0.1),)
)
BALL = Body(name="ball", mass=1.0, inertia=(1.0, 1.0, 1.0), shapes=(Sphere(radius=0.1),))
WITHIN = BodyContact(name="touch", body_a="ring", body_b="ball", inside=True)


def color_within(canvas):
    place = canvas.camera.to_view(np.array([0.47, 0.31, 0.0])).tolist()  # beside lines of the grid
    return canvas.grab().toImage().pixelColor(QPoint(*(round(n) for n in place)))


def test_a_body_that_is_touched_from_within_is_not_filled(canvas_of):
    paper = LIGHT.background
    filled = color_within(canvas_of(Model(planar=True, bodies=(RING, BALL))))
    hollow = color_within(canvas_of(Model(planar=True, bodies=(RING, BALL), contacts=(WITHIN,))))

    def away(color):
        return abs(color.red() - paper.red()) + abs(color.blue() - paper.blue())

    assert 0 < away(hollow) < 0.4 * away(filled)
