"""Small fields beside the pointer for the values of what is being drawn."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QEvent, QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QToolTip, QWidget

from kanevas.assets.decimals import written
from kanevas.assets.told import told_of
from kanevas.hand.tools.values import Value
from kanevas.look.theme import Theme
from kanevas.units import UnitSystem, display, read, with_unit
from kanevas.units.systems import MILLIMETRES as IN_DEGREES

FONT_PIXELS = 12
DIGITS = 4  # of a value that follows the pointer
FIELD_WIDTH = 76
BESIDE = QPoint(18, -62)  # pixels from the pointer; the word of a snap stands below it
BEGINNING = frozenset("0123456789.,-+(")


def begins_number(text: str) -> bool:
    """Whether a key begins a number that is typed."""
    return bool(text) and text[0] in BEGINNING


class ValueFields(QWidget):
    """Shows the values of what is being drawn, and takes those that are typed.

    A digit or Tab begins in the first field; Tab goes to the next, Enter ends the drawing with
    what is typed, Escape gives the values back to the pointer. Angles are in degrees.

    Signals:
        held: a value is typed: its key and the number in SI units, or None where the pointer has
            it again.
        ended: Enter was pressed.
        left: keys are for the canvas again.
        refused: what is wrong with a text, a sentence.
    """

    held = Signal(str, object)
    ended = Signal()
    left = Signal()
    refused = Signal(str)

    def __init__(self, parent: QWidget, system: UnitSystem) -> None:
        super().__init__(parent)
        self._system = system
        self._parameters: Mapping[str, float] = {}
        self._fields: list[_Field] = []
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        # The pointer draws; it must not be caught by what follows it.
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(7, 3, 3, 3)
        self._row.setSpacing(4)
        self._theme: Theme | None = None
        self.hide()

    @property
    def busy(self) -> bool:
        """Whether something is being typed."""
        return any(field.hasFocus() for field in self._fields)

    def set_units(self, system: UnitSystem) -> None:
        """Show and read lengths in other units from now on."""
        self._system = system
        self._remake([])

    def set_theme(self, theme: Theme) -> None:
        """Draw in the colours of a theme."""
        if theme is self._theme:
            return
        self._theme = theme
        line, paper = theme.grid_axis.name(), theme.window.name()
        self.setStyleSheet(
            f"ValueFields {{ background: {paper}; border: 1px solid {line}; border-radius: 4px; }}"
            f"QLabel {{ color: {theme.muted.name()}; font-size: {FONT_PIXELS}px; }}"
            f"QLineEdit {{ font-size: {FONT_PIXELS}px; color: {theme.muted.name()};"
            f" background: {theme.background.name()}; border: 1px solid {line};"
            " border-radius: 2px; padding: 1px 3px; }"
            f"QLineEdit[held=true] {{ color: {theme.ink.name()}; font-weight: bold; }}"
            f"QLineEdit:focus {{ border-color: {theme.accent.name()}; color: {theme.ink.name()}; }}"
            f"QLineEdit[wrong=true] {{ border-color: {theme.error.name()};"
            f" color: {theme.error.name()}; }}"
        )

    def follow(self, values: Sequence[Value], at: QPoint, parameters: Mapping[str, float]) -> None:
        """Show values beside the pointer; none puts the fields away.

        Args:
            values: the values.
            at: where the pointer is, in the parent.
            parameters: values of the model's parameters, which may be typed too.

        """
        self._parameters = parameters
        if [value.key for value in values] != [field.value.key for field in self._fields]:
            self._remake(values)
        for field, value in zip(self._fields, values, strict=True):
            field.show_value(value)
        self.setVisible(bool(values))
        if values:
            self._move_beside(at)

    def begin(self, text: str = "") -> bool:
        """Take a value from the keys, beginning with a text; return whether there is a field."""
        if not self._fields or not self.isVisible():
            return False
        free = next((field for field in self._fields if not field.is_held), self._fields[0])
        free.begin(text)
        return True

    def take(self, field: "_Field", text: str) -> bool:
        """Hold what is typed in a field; return whether it means something."""
        field.set_wrong("")
        if not text.strip():
            field.set_held(False)
            self.held.emit(field.value.key, None)
            return True
        try:
            number = self._read(field.value, text)
        except ValueError as error:
            field.set_wrong(told_of(error))
            return False
        field.set_held(True)
        self.held.emit(field.value.key, number)
        return True

    def _read(self, value: Value, text: str) -> float:
        number = read(text, value.unit, self._units_of(value), self._parameters).value
        if value.positive and number <= 0:
            raise ValueError(self.tr("must be greater than zero"))
        return number

    def _units_of(self, value: Value) -> UnitSystem:
        return IN_DEGREES if value.unit == "rad" else self._system

    def text_of(self, value: Value) -> str:
        """Return a value as it is shown, with its unit."""
        choice = display(value.unit, self._units_of(value))
        number = value.now / choice.factor
        if value.unit == "rad":
            number = round(number, 2)
        if abs(number) < 1e-12:
            number = 0.0
        return with_unit(written(number, f".{DIGITS}g"), choice.unit)

    def go(self, field: "_Field", forward: bool) -> None:
        """Go to the next field, or the one before."""
        if not self._is_done(field):
            return
        step = 1 if forward else -1
        other = self._fields[(self._fields.index(field) + step) % len(self._fields)]
        other.setFocus(Qt.FocusReason.TabFocusReason)
        other.selectAll()

    def end(self, field: "_Field") -> None:
        """End the drawing with what is typed."""
        if self._is_done(field):
            self._give_back_keys()
            self.ended.emit()

    def leave(self) -> None:
        """Give all values back to the pointer, and the keys to the canvas."""
        for field in self._fields:
            field.set_wrong("")
            field.set_held(False)
            self.held.emit(field.value.key, None)
        self._give_back_keys()

    def _is_done(self, field: "_Field") -> bool:
        if field.wrong:
            self.refused.emit(f"{field.value.label}: {field.wrong}")
            QToolTip.showText(field.mapToGlobal(QPoint(0, field.height())), field.wrong, field)
            return False
        return True

    def _give_back_keys(self) -> None:
        if self.busy:
            self.left.emit()

    def _remake(self, values: Sequence[Value]) -> None:
        had_keys = self.busy
        if had_keys:
            self._give_back_keys()
        while entry := self._row.takeAt(0):
            if gone := entry.widget():
                gone.hide()
                gone.deleteLater()
        self._fields = [_Field(self, value) for value in values]
        for field in self._fields:
            for widget in (QLabel(field.value.label), field):
                self._row.addWidget(widget)
                widget.show()  # at once, for the room that the row takes

    def _move_beside(self, at: QPoint) -> None:
        around = self.parentWidget()
        assert around is not None  # one is given when it is made
        room, size = around.rect(), self.sizeHint()
        self.resize(size)
        x, y = min(at.x() + BESIDE.x(), room.right() - size.width()), at.y() + BESIDE.y()
        if y < 0:
            y = at.y() + 30
        self.move(max(x, 0), min(y, room.bottom() - size.height()))


class _Field(QLineEdit):
    """The field of one value."""

    def __init__(self, fields: ValueFields, value: Value) -> None:
        super().__init__()
        self._owner = fields
        self.value = value
        self.is_held = False
        self.wrong = ""
        self.setFixedWidth(FIELD_WIDTH)
        self.setAccessibleName(value.label)
        self.textEdited.connect(lambda text: fields.take(self, text))

    def show_value(self, value: Value) -> None:
        """Show how much it is now, unless it is typed."""
        self.value = value
        if not self.is_held and not self.wrong and not (self.hasFocus() and self.isModified()):
            chosen = self.hasSelectedText()
            self.setText(self._owner.text_of(value))
            self.setCursorPosition(0)
            if chosen or self.hasFocus():
                self.selectAll()

    def begin(self, text: str) -> None:
        """Take the keys, beginning with a text."""
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self.selectAll()
        if text:
            self.insert(text)
            self.setModified(True)
            self._owner.take(self, self.text())

    def set_held(self, held: bool) -> None:
        """Show whether the value is typed, or the pointer's."""
        self.is_held = held
        if not held:
            self.setModified(False)
        self._mark("held", held)

    def set_wrong(self, reason: str) -> None:
        """Show what is wrong with the text; nothing by an empty reason."""
        self.wrong = reason
        self.setToolTip(reason)
        self._mark("wrong", bool(reason))

    def _mark(self, name: str, value: bool) -> None:
        if self.property(name) != value:
            self.setProperty(name, value)
            self.style().unpolish(self)
            self.style().polish(self)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            match event.key():
                case Qt.Key.Key_Tab | Qt.Key.Key_Backtab:
                    self._owner.go(self, event.key() == Qt.Key.Key_Tab)
                    return True
                case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                    self._owner.end(self)
                    return True
                case Qt.Key.Key_Escape:
                    self._owner.leave()
                    return True
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and event.key() == Qt.Key.Key_Escape
        ):
            event.accept()
            return True
        return super().event(event)
