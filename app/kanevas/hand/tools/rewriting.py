"""A note that is written anew, where it stands."""

import numpy as np
from PySide6.QtCore import QCoreApplication

from kane.elements.note import Note
from kane.model import Model
from kanevas.edits.fields import with_value
from kanevas.hand.note_editor import NoteEditor
from kanevas.hand.tools.desk import Desk


class Rewriting:
    """The editor over a note of the model, from a double click to its end."""

    def __init__(self, desk: Desk, note: Note) -> None:
        self._desk, self._note = desk, note
        self._editor: NoteEditor | None = NoteEditor(desk.canvas, note.text)
        self._editor.written.connect(self.end)
        self._editor.dropped.connect(self.drop)
        self.follow()

    @property
    def holds(self) -> tuple[str, ...]:
        """Name of the note."""
        return (self._note.name,)

    def follow(self) -> None:
        """Keep the text at its place while the view moves."""
        if self._editor:
            place = self._desk.canvas.camera.to_view(np.array(self._note.position))
            self._editor.move_to(*place.tolist())

    def end(self) -> None:
        """Take over what is written; a note without a word stays as it was."""
        text = self._editor.text() if self._editor else ""
        self.drop()
        name = self._note.name

        def rewritten(model: Model) -> Model:
            return with_value(model, (name,), ("text",), text)

        if text and name in {note.name for note in self._desk.model.notes}:
            self._desk.apply(_tr("Rewrite {}").format(name), rewritten)

    def drop(self) -> bool:
        """Leave the note as it was; return whether it was being written."""
        editor, self._editor = self._editor, None
        if editor:
            editor.put_away()
        return editor is not None


def _tr(text: str) -> str:
    return QCoreApplication.translate("Rewriting", text)
