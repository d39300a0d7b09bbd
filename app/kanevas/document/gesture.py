"""An edit that is shown while the hand is at it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kanevas.document.edit import Edit, after

if TYPE_CHECKING:
    from kanevas.document.document import Document


class Gesture:
    """An edit under way: a drag, a handle that is pulled."""

    def __init__(self, document: Document, text: str) -> None:
        self._document: Document | None = document
        self._before = document.model
        self._text = text

    @property
    def active(self) -> bool:
        """Whether it is still under way: an undo in between puts it away."""
        return self._document is not None

    def show(self, edit: Edit) -> None:
        """Show what an edit makes of the model from before the gesture.

        Raises:
            ModelError: as ``Document.apply``; what was shown last stays.

        """
        if self._document:
            model = after(self._before, edit)
            if model != self._document.model:  # the hand may move without moving anything
                self._document.put(model)

    def finish(self) -> None:
        """Make what was shown last one step of undo."""
        if self._document:
            document = self.forget()
            document.end_gesture(self._before, self._text)

    def cancel(self) -> None:
        """Put all back as it was."""
        if self._document:
            document = self.forget()
            document.cancel_gesture(self._before)

    def forget(self) -> Document:
        """Take part no more; return the document."""
        document, self._document = self._document, None
        assert document is not None
        return document
