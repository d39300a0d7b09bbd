"""The arrow of gravity turns with what is seen."""

import numpy as np
import pytest
from PySide6.QtGui import QImage, QPainter

from kanevas.canvas.drawing.gravity_sign import CENTER, HALF, draw_gravity, gravity_room
from kanevas.canvas.viewing.camera import Camera
from kanevas.look.theme import LIGHT

pytestmark = pytest.mark.usefixtures("qapp")
SIZE = 160
ROOM = int(HALF) + 1


def ink(gravity, plane="xy"):
    """Draw the sign without its letter; return how much ink stands right, left, below, above."""
    camera = Camera()
    camera.set_plane(plane)
    camera.size = (float(SIZE), float(SIZE))
    image = QImage(SIZE, SIZE, QImage.Format.Format_RGB32)
    image.fill(LIGHT.background)
    with QPainter(image) as painter:
        draw_gravity(painter, gravity, camera, LIGHT)
    drawn = np.array(
        [[image.pixelColor(x, y) != LIGHT.background for x in range(SIZE)] for y in range(SIZE)]
    )
    x, y = round(SIZE + CENTER.x()), round(SIZE + CENTER.y())
    drawn[y - 7 : y + 8, x + 9 :] = False  # the letter
    return {
        "right": drawn[:, x + 3 :].sum(),
        "left": drawn[:, : x - 3].sum(),
        "below": drawn[y + 3 :].sum(),
        "above": drawn[: y - 3].sum(),
    }


@pytest.mark.parametrize(
    ("gravity", "plane", "heavy", "light"),
    [
        ((0.0, -9.81, 0.0), "xy", "below", "above"),
        ((0.0, 9.81, 0.0), "xy", "above", "below"),
        ((9.81, 0.0, 0.0), "xy", "right", "left"),
        ((0.0, 0.0, -9.81), "xz", "below", "above"),
        ((0.0, 0.0, -1e-3), "yz", "below", "above"),
    ],
)
def test_its_head_is_where_bodies_fall(gravity, plane, heavy, light):
    seen = ink(gravity, plane)
    assert seen[heavy] > seen[light]


def test_across_the_plane_it_is_seen_end_on():
    away, towards = ink((0.0, 0.0, -9.81)), ink((0.0, 0.0, 9.81))
    assert away["below"] == away["above"] > 0
    assert away != towards


def test_without_gravity_there_is_none():
    assert set(ink((0.0, 0.0, 0.0)).values()) == {0}


@pytest.mark.parametrize(
    "gravity",
    [(0.0, -9.81, 0.0), (9.81, 0.0, 0.0), (-1.0, 1.0, 0.0), (0.0, 0.0, -9.81), (0.0, 0.0, 1.6)],
)
def test_it_stays_in_the_room_that_names_leave_free(gravity):
    camera = Camera()
    camera.size = (float(SIZE), float(SIZE))
    image = QImage(SIZE, SIZE, QImage.Format.Format_RGB32)
    image.fill(LIGHT.background)
    with QPainter(image) as painter:
        draw_gravity(painter, gravity, camera, LIGHT)
    ((left, top, right, bottom),) = gravity_room(gravity, camera)
    drawn = [
        (x, y)
        for x in range(SIZE)
        for y in range(SIZE)
        if image.pixelColor(x, y) != LIGHT.background
    ]
    assert all(left <= x <= right and top <= y <= bottom for x, y in drawn)
    assert right < SIZE
    assert bottom < SIZE


def test_no_room_is_kept_without_it():
    camera = Camera()
    assert gravity_room((0.0, 0.0, 0.0), camera).shape == (0, 4)
