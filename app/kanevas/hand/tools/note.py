"""The tool that writes notes."""

from typing import ClassVar

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter

from kane.model import Model
from kanevas.drawing.geometry import Array
from kanevas.edits.drawing import note
from kanevas.edits.elements import added
from kanevas.edits.names import fresh_name
from kanevas.hand.note_editor import NoteEditor
from kanevas.hand.tools.desk import Desk
from kanevas.hand.tools.pointer import Pointer
from kanevas.hand.tools.tool import Tool
from kanevas.look.theme import Theme


class NoteTool(Tool):
    """Writes a text on the drawing."""

    name: ClassVar[str] = "note"
    cursor: ClassVar[Qt.CursorShape] = Qt.CursorShape.IBeamCursor

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._editor: NoteEditor | None = None
        self._place: Array | None = None

    @property
    def hint(self) -> str:
        if self._editor is None:
            return self.tr("Note: click where it stands")
        return self.tr("Note: type it; Enter ends it, Shift+Enter begins a new line")

    def press(self, at: Pointer) -> None:
        if self._editor is not None:
            self.enter()
            return
        self._place = at.ground
        self._editor = NoteEditor(self.desk.surface)
        self._editor.written.connect(self.enter)
        self._editor.dropped.connect(self.cancel)
        self._put()

    def enter(self) -> None:
        text = self._editor.text() if self._editor else ""
        place = self._place
        self.cancel()
        if not text or place is None:
            return
        name = fresh_name(self.desk.model, self.tr("note"))

        def with_note(model: Model) -> Model:
            return added(model, note(name, text, place))

        self.desk.apply(self.tr("Write note"), with_note)
        self.desk.selection.set([name])
        self.desk.done.emit()

    def put_down(self) -> None:
        self.enter()

    def cancel(self) -> bool:
        editor, self._editor = self._editor, None
        self._place = None
        if editor is None:
            return False
        editor.put_away()
        return True

    def draw(self, painter: QPainter, theme: Theme) -> None:  # noqa: ARG002
        """Keep the text at its place while the view moves."""
        self._put()

    def _put(self) -> None:
        if self._editor is not None and self._place is not None:
            self._editor.move_to(*self.desk.surface.camera.to_view(self._place).tolist())
