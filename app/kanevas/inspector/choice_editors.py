"""Editors of what is chosen: yes or no, one of a few words, a body or a joint."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QHBoxLayout,
    QStyle,
    QStyleOptionComboBox,
    QStylePainter,
    QWidget,
)

from kane.fields import GROUND
from kane.model import coordinates
from kane.model.sums import limitable
from kanevas.edits.fields import Way
from kanevas.inspector.edited_elements import EditedElements
from kanevas.inspector.editor import Editor
from kanevas.inspector.fields import JOINT, LATCH, MEASURE, Field
from kanevas.kinds.labels import choice, explained, label

NARROWEST = 60  # pixels
MARGIN = 4  # pixels beside the text of a choice, both sides together


class FlagEditor(Editor):
    """Yes or no."""

    def __init__(
        self, field: Field, way: Way, edited: EditedElements, parent: QWidget | None = None
    ) -> None:
        super().__init__(field, way, edited, parent)
        self.box = QCheckBox(label(field.name))
        self.box.setToolTip(explained(field.meaning))
        self.box.clicked.connect(lambda _: self.set_value(self.box.isChecked()))
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.box)
        self.setFocusProxy(self.box)

    def refresh(self) -> None:
        values = set(self.edited.values(self.way))
        mixed = len(values) > 1
        self.box.setTristate(mixed)
        state = Qt.CheckState.Checked if True in values else Qt.CheckState.Unchecked
        self.box.setCheckState(Qt.CheckState.PartiallyChecked if mixed else state)
        self.box.setTristate(False)


class ChoiceBox(QComboBox):
    """A box of choices that the wheel leaves alone unless it has the focus."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(4)
        self.setPlaceholderText(self.tr("different values"))

    def minimumSizeHint(self) -> QSize:
        return QSize(NARROWEST, super().minimumSizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Shorten with dots what has no room; Qt cuts it off in the middle of a letter."""
        del event  # all is painted
        painter, option = QStylePainter(self), QStyleOptionComboBox()
        self.initStyleOption(option)
        control, part = QStyle.ComplexControl.CC_ComboBox, QStyle.SubControl
        room = self.style().subControlRect(control, option, part.SC_ComboBoxEditField, self)
        text = option.currentText or self.placeholderText()
        option.currentText = self.fontMetrics().elidedText(
            text, Qt.TextElideMode.ElideRight, room.width() - MARGIN
        )
        painter.drawComplexControl(control, option)
        painter.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, option)

    def event(self, event: QEvent) -> bool:
        # Letters go to the entry that begins with them rather than to a tool.
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and event.text().isalnum()
            and not event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier
        ):
            event.accept()
            return True
        return super().event(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


class ChoiceEditor(Editor):
    """One of a few words."""

    def __init__(
        self, field: Field, way: Way, edited: EditedElements, parent: QWidget | None = None
    ) -> None:
        super().__init__(field, way, edited, parent)
        self.box = ChoiceBox()
        self.box.setToolTip(explained(field.meaning))
        self.box.addItems([choice(value) for value in field.choices])
        self.box.activated.connect(lambda i: self.set_value(field.choices[i]))
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.box)
        self.setFocusProxy(self.box)

    def refresh(self) -> None:
        values = set(self.edited.values(self.way))
        only = values.pop() if len(values) == 1 else None
        self.box.setCurrentIndex(self.field.choices.index(only) if only is not None else -1)


class ReferenceEditor(Editor):
    """The name of a body, of a joint, of a measure that can be limited, or of a latch or none.

    The list is made when it is opened.
    """

    def __init__(
        self, field: Field, way: Way, edited: EditedElements, parent: QWidget | None = None
    ) -> None:
        super().__init__(field, way, edited, parent)
        self.box = _NamesBox(self._names)
        self.box.setToolTip(explained(field.meaning))
        self.box.activated.connect(lambda i: self._choose(self.box.itemData(i)))
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.box)
        self.setFocusProxy(self.box)

    def refresh(self) -> None:
        values = set(self.edited.values(self.way))
        self.box.show_name(values.pop() if len(values) == 1 else "")

    def _choose(self, name: str) -> None:
        if {name} != set(self.edited.values(self.way)):
            self.set_value(name)

    def _names(self) -> list[str]:
        model = self.edited.model
        if self.field.described == MEASURE:
            return list(limitable(model, coordinates(model)))
        if self.field.described == LATCH:
            return ["", *(each.name for each in (*model.latches, *model.releases))]
        if self.field.described != JOINT:
            return [GROUND, *(body.name for body in model.bodies)]
        wanted = self._coordinates()
        found = coordinates(model)
        return [j.name for j in model.joints if wanted <= set(found[j.name]) or not wanted]

    def _coordinates(self) -> set[str]:
        """Return the coordinates that a joint must have to stand here."""
        path = "".join(f"[{k}]" if isinstance(k, int) else f".{k}" for k in self.way).lstrip(".")
        return {
            coordinate
            for record in self.edited.records
            if hasattr(record, "joint_references")
            for field, _, coordinate in record.joint_references()
            if field == path
        }


class _NamesBox(ChoiceBox):
    """A box that holds the present name alone until its list is wanted."""

    def __init__(self, names: Callable[[], list[str]]) -> None:
        super().__init__()
        self._names = names

    def show_name(self, name: str) -> None:
        if self.count() != 1 or self.itemData(0) != name:
            self.clear()
            if name:
                self._add(name)
        self.setCurrentIndex(0 if name else -1)

    def showPopup(self) -> None:
        self._fill()
        super().showPopup()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.KeyPress:
            self._fill()  # keys choose without a list
        return super().event(event)

    def _fill(self) -> None:
        now = self.currentData()
        names = self._names()
        if [self.itemData(i) for i in range(self.count())] != names:
            self.clear()
            for name in names:
                self._add(name)
            self.setCurrentIndex(names.index(now) if now in names else -1)

    def _add(self, name: str) -> None:
        text = self.tr("none") if not name else choice(name) if name == GROUND else name
        self.addItem(text, name)
