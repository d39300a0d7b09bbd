"""The area of a plot, and what the mouse does in it."""

from __future__ import annotations

from typing import Any

import pyqtgraph as pg
from PySide6.QtCore import QRectF, Qt

LEAST_BOX = 5  # pixels; a smaller box is a slip of the hand


class PlotBox(pg.ViewBox):
    """The wheel zooms at the pointer, a drag pans; with Shift, or in the mode of it, it boxes.

    The right button opens the menu and does nothing else.

    Attributes:
        boxes: whether a drag draws a box to be zoomed to.

    """

    def __init__(self) -> None:
        super().__init__(enableMenu=False)
        self.boxes = False

    def mouseDragEvent(self, ev: Any, axis: int | None = None) -> None:
        if ev.button() == Qt.MouseButton.RightButton:
            ev.ignore()
            return
        is_left = ev.button() == Qt.MouseButton.LeftButton
        shift = bool(ev.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        if axis is None and is_left and self.boxes != shift:
            self._box(ev)
        else:
            super().mouseDragEvent(ev, axis)

    def _box(self, ev: Any) -> None:
        ev.accept()
        start, end = ev.buttonDownPos(), ev.pos()
        if not ev.isFinish():
            self.updateScaleBox(start, end)
            return
        self.rbScaleBox.hide()
        box = QRectF(start, end).normalized()
        if min(box.width(), box.height()) >= LEAST_BOX:
            self.showAxRect(self.childGroup.mapRectFromParent(box), padding=0)
