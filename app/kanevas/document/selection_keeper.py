"""The selection follows the model through edits, undo and redo."""

from PySide6.QtCore import QObject

from kane.model import named
from kanevas.document.changes import Changes
from kanevas.document.document import Document
from kanevas.document.selection import Selection
from kanevas.edits.elements import find


class SelectionKeeper(QObject):
    """Keeps out what is not there, follows new names, selects what undo touches."""

    def __init__(
        self, document: Document, selection: Selection, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._document, self._selection = document, selection
        selection.limit(lambda name: find(document.model, name) is not None)
        document.opened.connect(lambda: selection.set(()))
        document.changed.connect(self._follow)
        document.restored.connect(self._select_touched)

    def _follow(self, changes: Changes) -> None:
        names = dict(changes.renamed)
        self._selection.set(names.get(name, name) for name in self._selection.names)

    def _select_touched(self, changes: Changes) -> None:
        """Select what came back or is another one now; without any leave the selection alone."""
        touched = changes.added | changes.altered
        # a new name alters all that refers to it, which is not what the eye looks for
        touched = frozenset(new for _, new in changes.renamed) or touched
        if touched:
            order = (element.name for _, element in named(self._document.model))
            self._selection.set(name for name in order if name in touched)
