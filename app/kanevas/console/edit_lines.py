"""The edits of a document as lines of Python, told as they are made."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtCore import QObject, Signal

from kanevas.console.lines import line_of
from kanevas.document.change import Change
from kanevas.document.document import Document


class EditLines(QObject):
    """Follows a document; where it listens, it tells each edit as the line that repeats it.

    Signals:
        told: comes with a line.

    Attributes:
        listens: whether lines are made.

    """

    told = Signal(str)

    def __init__(self, document: Document, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.listens = False
        self._document = document
        self._at = document.undo_stack.index()
        self._known = document.model  # as the lines have it
        self._kind = ("", "")  # text and key of the edit that was told last
        self._restores = False
        document.opened.connect(self._open)
        document.restored.connect(self._restore)
        document.undo_stack.indexChanged.connect(self._follow)

    def earlier(self) -> Iterator[str]:
        """Yield the lines of all edits of the document that are not undone."""
        yield self._heading()
        for step in range(self._document.undo_stack.index()):
            edit = self._document.undo_stack.command(step)
            if isinstance(edit, Change):
                yield line_of(edit.text(), edit.before, edit.after)

    def _heading(self) -> str:
        return f"# {self._document.name}"

    def _open(self) -> None:
        self._at, self._known = 0, self._document.model
        self._tell(self._heading)

    def _restore(self) -> None:
        self._restores = True

    def _follow(self, at: int) -> None:
        """Tell what has become of the model: an edit, or steps through those that were made."""
        before, after, was_at = self._known, self._document.model, self._at
        restores, self._restores = self._restores, False
        self._at, self._known = at, after
        if restores:
            step = "undo()" if at < was_at else "redo()"
            for _ in range(abs(at - was_at)):
                self._tell(lambda: step)
        elif after is not before:
            if at >= was_at:  # else edits of one key came to nothing, and are a step no more
                self._kind = self._kind_of(at - 1)
            text, merge = self._kind
            self._tell(lambda: line_of(text, before, after, merge))

    def _kind_of(self, step: int) -> tuple[str, str]:
        edit = self._document.undo_stack.command(step)
        return (edit.text(), edit.merge) if isinstance(edit, Change) else ("", "")

    def _tell(self, line: Callable[[], str]) -> None:
        if self.listens:
            self.told.emit(line())
