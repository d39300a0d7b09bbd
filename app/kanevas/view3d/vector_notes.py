"""What is written over the 3D view: what its arrows mean, and their sizes."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QPainter

from kane.reading.vector_kind import VectorKind
from kanevas.look.theme import Theme
from kanevas.look.vector_notes import SizeLabel, draw_meanings, draw_sizes
from kanevas.vectors.legend import LegendLine
from kanevas.view3d.camera import Camera
from kanevas.view3d.meshes import Array

BUTTONS = QSizeF(140.0, 38.0)  # what the buttons in the other corner take


class Label(NamedTuple):
    """A text at a point of space.

    Attributes:
        at: in ground axes, (3,) [m].
        text: what it says.
        kind: of the vector beside which it stands, for its colour.

    """

    at: Array
    text: str
    kind: VectorKind


class VectorNotes:
    """Writes over a picture of the view what its arrows mean, and how large they are."""

    def __init__(self) -> None:
        self.legend: Sequence[LegendLine] = []
        self.labels: Sequence[Label] = ()

    def draw(self, painter: QPainter, size: QSizeF, camera: Camera, theme: Theme) -> None:
        """Write over a picture.

        Args:
            painter: paints on the picture.
            size: of the picture in logical pixels.
            camera: the one through which the picture was seen.
            theme: the colours.

        """
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.labels:
            places = camera.on_screen(np.array([label.at for label in self.labels]))
            pixels = (places * (1, -1) + 1) / 2 * (size.width(), size.height())
            sizes = [
                SizeLabel(x, y, label.text, label.kind)
                for label, (x, y) in zip(self.labels, pixels.tolist(), strict=True)
            ]
            draw_sizes(painter, sizes, theme)
        draw_meanings(painter, size, theme, self.legend, BUTTONS)
        painter.restore()
