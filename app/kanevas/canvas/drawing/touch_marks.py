"""Marks on the canvas where shapes touch."""

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter

from kane.reading.touching_places import Touches
from kanevas.canvas.viewing.camera import Camera
from kanevas.drawing.strokes import to_screen
from kanevas.look.crowding import part_of_size
from kanevas.look.theme import Theme
from kanevas.look.touch_forms import LEAST, draw_touch


def draw_touches(painter: QPainter, touches: Touches, camera: Camera, theme: Theme) -> None:
    """Draw the marks of all places."""
    part = part_of_size(camera.scale * camera.spacing, LEAST)
    seen = camera.to_view(touches.at)
    ways = to_screen(touches.normals @ camera.axes[:2].T)
    for at, way, hold in zip(seen, ways, touches.holds, strict=True):
        draw_touch(painter, QPointF(*at.tolist()), hold, theme, way, part)
