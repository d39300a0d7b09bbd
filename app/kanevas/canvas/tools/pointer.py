"""Where the pointer is."""

from typing import NamedTuple

from PySide6.QtCore import QPointF, Qt

from kanevas.canvas.drawing.geometry import Array
from kanevas.canvas.snapping.snapping import Snap


class Pointer(NamedTuple):
    """The pointer as a tool sees it.

    Attributes:
        view: pixel of the canvas.
        ground: the point meant, in ground axes, shape (3,) [m]: the snap, or else the point of
            the work plane under the pointer. It lies in the work plane, unless Ctrl takes the
            true place of what it snaps to.
        snap: what it snaps to; None where it is free.
        modifiers: keys held down.

    """

    view: QPointF
    ground: Array
    snap: Snap | None
    modifiers: Qt.KeyboardModifier

    @property
    def shift(self) -> bool:
        """Whether Shift is held."""
        return bool(self.modifiers & Qt.KeyboardModifier.ShiftModifier)

    @property
    def control(self) -> bool:
        """Whether Ctrl is held."""
        return bool(self.modifiers & Qt.KeyboardModifier.ControlModifier)
