"""Where the pointer is."""

from typing import NamedTuple

from PySide6.QtCore import QPointF, Qt

from kane.model import Model
from kanevas.drawing.geometry import Array
from kanevas.hand.snapping.snapping import Snap


class Pointer(NamedTuple):
    """The pointer as a tool sees it.

    Attributes:
        view: pixel of the surface.
        ground: the point meant, in ground axes, shape (3,) [m]: the true place of what it snaps
            to, in a planar model the point of the work plane before or behind that; else the
            point of the work plane under the pointer.
        snap: what it snaps to; None where it is free.
        modifiers: keys held down.

    """

    view: QPointF
    ground: Array
    snap: Snap | None
    modifiers: Qt.KeyboardModifier

    def is_deep(self, model: Model) -> bool:
        """Whether the point is meant with its depth: it is one of the model, in space."""
        return self.snap is not None and self.snap.true is not None and not model.planar

    @property
    def shift(self) -> bool:
        """Whether Shift is held."""
        return bool(self.modifiers & Qt.KeyboardModifier.ShiftModifier)

    @property
    def control(self) -> bool:
        """Whether Ctrl is held."""
        return bool(self.modifiers & Qt.KeyboardModifier.ControlModifier)
