"""The one undo command of the program."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtGui import QUndoCommand

from kane.model import Model


class Keeper(Protocol):
    """Who has the model that is changed."""

    def put(self, model: Model) -> None:
        """Make a model the present one."""

    def restore(self, model: Model) -> None:
        """Do so by undo or redo."""


class Change(QUndoCommand):
    """From one model to another, and back.

    Attributes:
        before, after: the models.
        merge: the key of edits in a row that are one step of undo; empty for a step of its own.

    """

    def __init__(self, keeper: Keeper, text: str, before: Model, after: Model, merge: str) -> None:
        super().__init__(text)
        self._keeper, self.merge = keeper, merge
        self.before, self.after = before, after
        self._was_undone = False

    def id(self) -> int:
        return hash(self.merge) & 0x7FFFFFFF if self.merge else -1

    def mergeWith(self, other: QUndoCommand) -> bool:
        if not isinstance(other, Change) or other.merge != self.merge:
            return False
        self.after = other.after
        self.setObsolete(self.after == self.before)
        return True

    def redo(self) -> None:
        # the stack calls it for the edit itself, too
        if self._was_undone:
            self._keeper.restore(self.after)
        else:
            self._keeper.put(self.after)

    def undo(self) -> None:
        self._was_undone = True
        self._keeper.restore(self.before)
