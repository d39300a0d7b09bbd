"""The list of all edits."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize
from PySide6.QtWidgets import QFrame, QStyledItemDelegate, QStyleOptionViewItem, QUndoView

from kanevas.assets.icons import icon
from kanevas.document.document import Document
from kanevas.look.theme import Theme

MARK = QSize(16, 16)


class HistoryView(QUndoView):
    """All edits since the document was opened; a click on one goes there.

    The mark of a file stands at the state that is saved.
    """

    def __init__(self, document: Document, theme: Theme) -> None:
        super().__init__(document.undo_stack)
        self._document = document
        self.setIconSize(MARK)
        self.setItemDelegate(_Lines(self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setAccessibleName(self.tr("History of edits"))
        self.setToolTip(self.tr("Click an edit to go back or forward to it"))
        document.opened.connect(self._name_start)
        self._name_start()
        self.set_theme(theme)

    def set_theme(self, theme: Theme) -> None:
        """Draw in other colours."""
        self.setCleanIcon(icon("save", theme.ink))

    def _name_start(self) -> None:
        opened = self._document.path is not None or bool(self._document.model.bodies)
        self.setEmptyLabel(self.tr("Opened") if opened else self.tr("New model"))


class _Lines(QStyledItemDelegate):
    """Lines that all begin where those with the mark of a file do."""

    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().initStyleOption(option, index)
        option.features |= QStyleOptionViewItem.ViewItemFeature.HasDecoration
        option.decorationSize = MARK
