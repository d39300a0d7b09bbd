"""The line in which a name is typed in the tree."""

from collections.abc import Callable

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QLineEdit,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QToolTip,
    QWidget,
)

from kanevas.browser.lines import Index
from kanevas.look.theme import Theme
from kanevas.widgets.prompt_delegate import PromptDelegate

ENDS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Tab, Qt.Key.Key_Backtab)


class NameDelegate(PromptDelegate):
    """Takes a new name when it is free; says why not, and stays in the line, when it is not.

    Args:
        fault: returns what speaks against a new name for an old one; empty for nothing.

    """

    def __init__(self, fault: Callable[[str, str], str], theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._fault = fault
        self._theme = theme
        self._open: tuple[QLineEdit, QPersistentModelIndex] | None = None

    def set_theme(self, theme: Theme) -> None:
        """Show what is wrong in other colours."""
        self._theme = theme

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        line = super().createEditor(parent, option, index)
        assert isinstance(line, QLineEdit)  # which is what Qt has for texts
        line.setAccessibleName(self.tr("New name"))
        old = index.data(Qt.ItemDataRole.EditRole)
        line.setProperty("old", old)
        line.textEdited.connect(lambda: self._check(line))
        self._open = line, QPersistentModelIndex(index)
        return line

    def destroyEditor(self, editor: QWidget, index: Index) -> None:
        if self._open is not None and self._open[0] is editor:
            self._open = None
        super().destroyEditor(editor, index)

    @property
    def place(self) -> QModelIndex:
        """Where a name is being typed; no place where none is."""
        if self._open is None:
            return QModelIndex()
        # Qt's own conversion, of which the stub knows nothing
        return QModelIndex(self._open[1])  # type: ignore[call-overload, no-any-return]

    def give_up(self) -> None:
        """End the typing, and leave the name as it is."""
        if self._open is not None:
            line, hint = self._open[0], QStyledItemDelegate.EndEditHint.RevertModelCache
            self.closeEditor.emit(line, hint)

    def setModelData(self, editor: QWidget, model: QAbstractItemModel, index: Index) -> None:
        assert isinstance(editor, QLineEdit)
        # reached with a fault when the line loses the focus: the old name stays then
        if not self._fault_of(editor):
            super().setModelData(editor, model, index)

    def eventFilter(self, line: QObject, event: QEvent) -> bool:
        ends = isinstance(event, QKeyEvent) and event.key() in ENDS
        if ends and event.type() == QEvent.Type.KeyPress:
            assert isinstance(line, QLineEdit)
            if self._check(line):
                return True
        return super().eventFilter(line, event)

    def _fault_of(self, line: QLineEdit) -> str:
        old, new = line.property("old"), line.text().strip()
        return self._fault(old, new) if new != old else ""

    def _check(self, line: QLineEdit) -> str:
        """Show what is wrong with the name that is typed, and return it."""
        fault = self._fault_of(line)
        color = self._theme.error.name()
        line.setStyleSheet(f"border: 1.5px solid {color};" if fault else "")
        line.setToolTip(fault)
        line.setAccessibleDescription(fault)
        if fault:
            QToolTip.showText(line.mapToGlobal(line.rect().bottomLeft()), fault, line)
        else:
            QToolTip.hideText()
        return fault
