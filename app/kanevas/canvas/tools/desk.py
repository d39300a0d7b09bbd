"""What tools work with."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from kane.model import Model
from kanevas.canvas.canvas import Canvas
from kanevas.document.document import Document
from kanevas.document.edit import Edit
from kanevas.document.gesture import Gesture
from kanevas.document.selection import Selection
from kanevas.units import UnitSystem
from kanevas.units.systems import SI


class Desk(QObject):
    """The document, the selection and the canvas, for the tools.

    Signals:
        hint_changed: what the hand can do next, for the status bar.
        refused: why something cannot be done, a sentence for the user.
        done: the armed tool has made its thing.

    Attributes:
        document, selection, canvas: what tools read and change.
        units: in which numbers are shown.
        at_start: whether the canvas shows the model as placed, and no later time of a run.
        can_pose: whether the solver is there, to move bodies within their joints.

    """

    hint_changed = Signal(str)
    refused = Signal(str)
    done = Signal()

    def __init__(
        self,
        document: Document,
        selection: Selection,
        canvas: Canvas,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.document = document
        self.selection = selection
        self.canvas = canvas
        self.units = SI
        self.at_start = True
        self.can_pose = False

    @property
    def model(self) -> Model:
        """The model as it is now."""
        return self.document.model

    def apply(self, text: str, edit: Edit, merge: str = "") -> None:
        """See ``Document.apply``."""
        self.document.apply(text, edit, merge)

    def gesture(self, text: str) -> Gesture:
        """See ``Document.gesture``."""
        return self.document.gesture(text)

    def proposal(self, text: str) -> Gesture:
        """See ``Document.proposal``."""
        return self.document.proposal(text)

    def set_units(self, units: UnitSystem) -> None:
        """Show numbers in other units."""
        self.units = units
        self.canvas.viewport().update()
