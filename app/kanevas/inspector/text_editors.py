"""Editors of texts: a line, a paragraph, a name, an expression."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QPlainTextEdit, QWidget

from kane.fields import is_condition
from kane.files.faults import structure_faults
from kane.model import parameter_values, renamed
from kanevas.edits.fields import Way, with_value
from kanevas.inspector.edited_elements import EditedElements
from kanevas.inspector.editor import Editor
from kanevas.inspector.fields import EXPRESSION, Field
from kanevas.inspector.typed_line import Edit, TypedLine
from kanevas.kinds.labels import explained, label
from kanevas.units import read_varying
from kanevas.units.systems import SI

PARAGRAPH = 84  # pixels of height


class TextLine(TypedLine):
    """A text on one line; an expression is read as such."""

    def __init__(
        self, field: Field, way: Way, edited: EditedElements, parent: QWidget | None = None
    ) -> None:
        super().__init__(label(field.name), edited, parent)
        self.field, self.way = field, way
        self.setToolTip(explained(field.meaning))

    def refresh(self) -> None:
        values = set(self.edited.values(self.way))
        self.setPlaceholderText(self.tr("different values") if len(values) > 1 else "")
        self.show_text(values.pop() if len(values) == 1 else "")

    def read(self) -> Edit:
        text = self.text().strip()
        described = self.field.described
        if (described == EXPRESSION or is_condition(described)) and text:
            varying = read_varying(text, "1", SI, parameter_values(self.edited.model))
            text = varying if isinstance(varying, str) else f"{varying:.15g}"
        for fault in structure_faults(self.field.described, text, ""):
            raise ValueError(fault.text)
        return lambda model: with_value(model, self.edited.owners, self.way, text)


class NameLine(TextLine):
    """The name of an element; all that refers to it follows."""

    shows_early = False

    def read(self) -> Edit:
        text = self.text().strip()
        for fault in structure_faults(self.field.described, text, ""):
            raise ValueError(fault.text)
        old = self.edited.owners[0]
        return lambda model: model if text == old else renamed(model, old, text)

    def take(self, edit: Edit) -> None:
        old = self.edited.owners[0]
        self.edited.rename(old, self.text().strip(), edit)


class TextEditor(Editor):
    """A line of text."""

    line_type: type[TextLine] = TextLine

    def __init__(
        self, field: Field, way: Way, edited: EditedElements, parent: QWidget | None = None
    ) -> None:
        super().__init__(field, way, edited, parent)
        self.line = self.line_type(field, way, edited)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.line)
        self.setFocusProxy(self.line)

    def refresh(self) -> None:
        self.line.refresh()

    def commit(self) -> None:
        self.line.commit()


class NameEditor(TextEditor):
    """The name of one element."""

    line_type = NameLine

    def refresh(self) -> None:
        alone = len(self.edited.records) == 1
        self.line.setEnabled(alone)
        self.line.setToolTip(
            explained(self.field.meaning)
            if alone
            else self.tr("Select one element to give it another name")
        )
        super().refresh()


class ParagraphEditor(Editor):
    """A text of several lines, taken over when the focus leaves it."""

    wide = True

    def __init__(
        self, field: Field, way: Way, edited: EditedElements, parent: QWidget | None = None
    ) -> None:
        super().__init__(field, way, edited, parent)
        self.box = _Paragraph(self)
        self.box.setToolTip(explained(field.meaning))
        self.box.setTabChangesFocus(True)
        self.box.setFixedHeight(PARAGRAPH)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.box)
        self.setFocusProxy(self.box)

    def refresh(self) -> None:
        values = set(self.edited.values(self.way))
        text = values.pop() if len(values) == 1 else ""
        if not self.box.document().isModified() and self.box.toPlainText() != text:
            self.box.setPlainText(text)

    def commit(self) -> None:
        if self.box.document().isModified():
            text = self.box.toPlainText()
            self.box.document().setModified(False)
            self.set_value(text)

    def put_back(self) -> None:
        """Show the text that was there before."""
        self.box.document().setModified(False)
        self.refresh()


class _Paragraph(QPlainTextEdit):
    def __init__(self, owner: ParagraphEditor) -> None:
        super().__init__(owner)
        self._owner = owner

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() != Qt.FocusReason.PopupFocusReason:
            self._owner.commit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self._owner.put_back()
        else:
            super().keyPressEvent(event)
