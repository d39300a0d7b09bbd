"""The grid behind the model: lines at 1, 2 or 5 times a power of ten metres."""

import math

from PySide6.QtCore import QLineF
from PySide6.QtGui import QPainter, QPen

from kanevas.canvas.viewing.camera import Camera
from kanevas.hand.snapping.grid_steps import spacing
from kanevas.look.theme import Theme


def draw_grid(painter: QPainter, camera: Camera, theme: Theme) -> None:
    """Draw the lines that cross the canvas, the finer ones first."""
    major, parts = spacing(camera)
    minor: list[QLineF] = []
    strong: list[QLineF] = []
    axes: list[QLineF] = []
    for horizontal in (False, True):
        for i, line in _lines(camera, major / parts, horizontal):
            (axes if i == 0 else minor if i % parts else strong).append(line)
    # Lines on whole pixels need no smoothing, which takes ten times as long.
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    for lines, color in (
        (minor, theme.grid_minor),
        (strong, theme.grid_major),
        (axes, theme.grid_axis),
    ):
        painter.setPen(QPen(color, 1))
        painter.drawLines(lines)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)


def _lines(camera: Camera, step: float, horizontal: bool) -> list[tuple[int, QLineF]]:
    width, height = camera.size
    low, high = camera.to_plane(0, height), camera.to_plane(width, 0)
    origin = camera.plane_to_view(low * 0)[int(horizontal)]
    sign = -1 if horizontal else 1
    axis = int(horizontal)
    found = []
    for i in range(math.ceil(low[axis] / step), math.floor(high[axis] / step) + 1):
        # Lines of one pixel stay sharp between pixel edges.
        at = math.floor(origin + sign * i * step * camera.scale) + 0.5
        line = QLineF(0, at, width, at) if horizontal else QLineF(at, 0, at, height)
        found.append((i, line))
    return found
