"""The directions of the ground axes in a corner of the 3D view."""

import numpy as np
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from kanevas.theme import Theme
from kanevas.view3d.meshes import Array

SIDE = 84
LENGTH = 26.0
FONT_PIXELS = 12


class Triad(QWidget):
    """Three named arrows that turn with the camera; the mouse goes through them."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.resize(SIDE, SIDE)
        self._theme = theme
        self._rotation = np.eye(3)

    def set_theme(self, theme: Theme) -> None:
        """Draw in other colours."""
        self._theme = theme
        self.update()

    def turn(self, rotation: Array) -> None:
        """Show ground axes as the camera sees them."""
        self._rotation = rotation
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        font = QFont()
        font.setPixelSize(FONT_PIXELS)
        painter.setFont(font)
        painter.translate(SIDE / 2, SIDE / 2)
        # Those that point away come first, so that the nearer ones cover them.
        for i in np.argsort(self._rotation[2]).tolist():
            x, y, _ = self._rotation[:, i].tolist()
            painter.setPen(QPen(self._theme.axes[i], 2))
            painter.drawLine(QPointF(), QPointF(x, -y) * LENGTH)
            at = QPointF(x, -y) * (LENGTH + 9)
            painter.drawText(
                QRectF(at.x() - 8, at.y() - 8, 16, 16), Qt.AlignmentFlag.AlignCenter, "xyz"[i]
            )
        painter.end()
