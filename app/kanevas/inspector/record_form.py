"""A form for the fields of a record."""

from collections.abc import Mapping
from typing import get_args, get_type_hints

from msgspec import inspect
from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QComboBox, QFormLayout, QHBoxLayout, QLabel, QLineEdit, QWidget

from kane.fields import Record
from kane.files.faults import structure_faults
from kanevas.inspector.numbers import format_number, parse_number
from kanevas.theme import Theme

NO_FORMULAS: Mapping[str, str] = {}


class RecordForm(QWidget):
    """One line for each field: name, editor and unit, with the meaning as its tooltip.

    Signals:
        edited: the user gave a field another value that is right: its name and the value.
    """

    edited = Signal(str, object)

    def __init__(
        self,
        kind: type[Record],
        labels: dict[str, str],
        theme: Theme,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._editors: dict[str, _NumberEditor | _ChoiceEditor] = {}
        layout = QFormLayout(self)
        layout.setContentsMargins(10, 8, 10, 8)
        layout.setVerticalSpacing(6)
        # In a narrow dock an editor stands below its name rather than being cut off.
        layout.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        hints = get_type_hints(kind)
        for field in inspect.type_info(kind).fields:  # type: ignore[attr-defined]
            if field.name in labels:
                choices = get_args(hints[field.name])  # in their order; msgspec sorts them
                self._add(layout, field, choices, labels[field.name], theme)

    def show_record(self, record: Record, formulas: Mapping[str, str] = NO_FORMULAS) -> None:
        """Show the values of a record, and by which formulas its fields have them."""
        for name, editor in self._editors.items():
            editor.show_value(getattr(record, name), formulas.get(name, ""))

    def commit(self) -> None:
        """Take over what is typed but not yet ended by Return or by leaving the field."""
        for editor in self._editors.values():
            editor.commit()

    def set_field_enabled(self, name: str, enabled: bool, reason: str) -> None:
        """Let a field be edited, or say why it has no effect now."""
        self._editors[name].set_enabled(enabled, reason)

    def set_theme(self, theme: Theme) -> None:
        """Show errors in the colours of a theme."""
        for editor in self._editors.values():
            editor.set_theme(theme)

    def _add(
        self,
        layout: QFormLayout,
        field: inspect.Field,
        choices: tuple[object, ...],
        label: str,
        theme: Theme,
    ) -> None:
        kind, meaning, unit = _described(field.type)
        if isinstance(kind, inspect.LiteralType):
            editor: _NumberEditor | _ChoiceEditor = _ChoiceEditor(choices, meaning)
        else:
            editor = _NumberEditor(kind, meaning, unit, theme)
        editor.value_edited.connect(lambda value, name=field.name: self.edited.emit(name, value))
        editor.setAccessibleName(label)
        caption = QLabel(label)
        caption.setToolTip(meaning)
        caption.setBuddy(editor)
        layout.addRow(caption, editor)
        self._editors[field.name] = editor


class _Line(QLineEdit):
    """A line that undoes its own typing, and leaves undo to the program where there is none."""

    def event(self, event: QEvent) -> bool:
        keys = QKeySequence.StandardKey
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and not self.isModified()
            and (event.matches(keys.Undo) or event.matches(keys.Redo))
        ):
            event.ignore()
            return False
        return super().event(event)


class _NumberEditor(QWidget):
    value_edited = Signal(object)

    def __init__(self, kind: inspect.Type, meaning: str, unit: str, theme: Theme) -> None:
        super().__init__()
        self._kind, self._meaning, self._theme = kind, meaning, theme
        self._optional = isinstance(kind, inspect.UnionType)
        self._value: float | None = None
        self._formula = self._reason = ""
        self.line = _Line()
        if self._optional:
            self.line.setPlaceholderText(self.tr("automatic"))
        self.setFocusProxy(self.line)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.line)
        suffix = QLabel("" if unit == "1" else unit)
        suffix.setFixedWidth(suffix.fontMetrics().horizontalAdvance("kg/m"))
        layout.addWidget(suffix)
        self.line.setToolTip(meaning)
        self.line.textEdited.connect(self._check)
        self.line.editingFinished.connect(self.commit)

    def show_value(self, value: float | None, formula: str) -> None:
        self._value, self._formula = value, f"= {formula}" if formula else ""
        self._show_line()

    def _show_line(self) -> None:
        self.line.setText("" if self._value is None else format_number(self._value))
        self._show_fault("")

    def set_enabled(self, enabled: bool, reason: str) -> None:
        self.line.setEnabled(enabled)
        self._reason = "" if enabled else reason
        self._check()

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self._check()

    def _read(self) -> tuple[float | None, str]:
        """Return the value and, where there is none, what is wrong."""
        text = self.line.text().strip()
        if not text and self._optional:
            return None, ""
        try:
            value = parse_number(text)
        except ValueError as error:
            return None, str(error)
        faults = list(structure_faults(self._kind, value, ""))
        return value, faults[0].text if faults else ""

    def _check(self) -> None:
        self._show_fault(self._read()[1])

    def commit(self) -> None:
        value, fault = self._read()
        if fault:
            self._show_line()  # the old value is kept
        elif value != self._value:
            self.value_edited.emit(value)

    def _show_fault(self, fault: str) -> None:
        color = self._theme.error.name()
        self.line.setStyleSheet(f"border: 1.5px solid {color}; padding: 2px;" if fault else "")
        lines = filter(None, (fault, self._formula, self._meaning))
        self.line.setToolTip(self._reason or "\n".join(lines))


class _ChoiceEditor(QComboBox):
    value_edited = Signal(object)

    def __init__(self, choices: tuple[object, ...], meaning: str) -> None:
        super().__init__()
        self._meaning = meaning
        self.addItems([str(value) for value in choices])
        self.setToolTip(meaning)
        self.textActivated.connect(self.value_edited.emit)

    def show_value(self, value: str, _: str) -> None:
        self.setCurrentText(value)

    def set_enabled(self, enabled: bool, reason: str) -> None:
        self.setEnabled(enabled)
        self.setToolTip(self._meaning if enabled else reason)

    def commit(self) -> None:
        """Nothing in it waits to be taken over."""

    def set_theme(self, theme: Theme) -> None:
        """Nothing in it depends on the theme but what the palette gives."""


def _described(kind: inspect.Type) -> tuple[inspect.Type, str, str]:
    """Return the bare type of a field, its meaning and its unit."""
    meaning, unit = "", "1"
    while isinstance(kind, inspect.Metadata):
        extra = kind.extra or {}
        unit = extra.get("unit", unit)
        meaning = (kind.extra_json_schema or {}).get("description", meaning)
        kind = kind.type
    return kind, meaning, unit
