"""What the console knows by name, apart from what is open."""

from typing import Any

import kane
from kane import parts
from kanevas.console.commands import COMMANDS, all_of
from kanevas.document.document import Document
from kanevas.document.edit import Edit


def names_for(document: Document) -> dict[str, Any]:
    """Return names with which a document is edited: types of elements, edits and their parts."""

    def edit(text: str, *edits: Edit, merge: str = "") -> None:
        """Change the model, as one step of undo.

        edit("Heavier", change("rod", mass=2.0), remove("spring"))

        Args:
            text: what is done, as undo names it.
            edits: what is done, one after another: change, add, exchange, remove, rename, formulas,
                order, settings; each has help of its own.
            merge: edits in a row with the same key are one step of undo.

        """
        document.apply(text, all_of(*edits), merge)

    stack = document.undo_stack
    return {
        **{name: getattr(parts, name) for name in parts.__all__},
        **COMMANDS,
        "kane": kane,
        "document": document,
        "edit": edit,
        "undo": stack.undo,
        "redo": stack.redo,
    }
