"""Lines typed in a list that are taken with the very key that ends them."""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QStyledItemDelegate, QWidget

ENDS = Qt.Key.Key_Return, Qt.Key.Key_Enter


class PromptDelegate(QStyledItemDelegate):
    """Takes what is typed at once with Enter.

    Qt does so in a later turn of the event loop. What the hand does before, such as to let go of
    what it drags, may have closed the line by then, of which Qt warns.
    """

    def eventFilter(self, line: QObject, event: QEvent) -> bool:
        is_end = isinstance(event, QKeyEvent) and event.key() in ENDS
        if is_end and event.type() == QEvent.Type.KeyPress and isinstance(line, QWidget):
            self.commitData.emit(line)
            self.closeEditor.emit(line, QStyledItemDelegate.EndEditHint.SubmitModelCache)
            return True
        return super().eventFilter(line, event)
