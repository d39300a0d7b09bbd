"""The selection follows the model through edits, undo and redo."""

from PySide6.QtCore import QObject

from kane.model import named
from kanevas.document.changes import Changes
from kanevas.document.document import Document
from kanevas.document.selection import Selection


class SelectionKeeper(QObject):
    """Drops what is gone from the selection, follows new names, selects what undo touches."""

    def __init__(
        self, document: Document, selection: Selection, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._document, self._selection = document, selection
        document.opened.connect(lambda: selection.set(()))
        document.changed.connect(self._follow)
        document.restored.connect(self._select_touched)

    def _follow(self, changes: Changes) -> None:
        names = dict(changes.renamed)
        followed = (names.get(name, name) for name in self._selection.names)
        lost = changes.removed - names.keys()
        self._selection.set(name for name in followed if name not in lost)

    def _select_touched(self, changes: Changes) -> None:
        """Select what came back or is another one now; without any leave the selection alone."""
        touched = changes.added | changes.altered
        # a new name alters all that refers to it, which is not what the eye looks for
        touched = frozenset(new for _, new in changes.renamed) or touched
        if touched:
            order = (element.name for _, element in named(self._document.model))
            self._selection.set(name for name in order if name in touched)
