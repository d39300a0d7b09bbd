"""What tools work with."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from kane.model import Model
from kanevas.document.document import Document, Edit, Gesture
from kanevas.document.selection import Selection

if TYPE_CHECKING:
    from kanevas.canvas.canvas import Canvas


class Desk(QObject):
    """The document, the selection and the canvas, for the tools.

    Signals:
        hint_changed: what the hand can do next, for the status bar.
        refused: why something cannot be done, a sentence for the user.
        done: the armed tool has made its thing.

    Attributes:
        document, selection, canvas: what tools read and change.

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
