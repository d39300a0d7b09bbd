"""Numbers of a table for other programs: a key and a menu copy them with their heads."""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QContextMenuEvent, QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QMenu, QTableView

from kanevas.widgets.own_copy import asks_for_copy


class TableCopy(QObject):
    """Lets a table be copied as a whole, tabs between its columns, as spreadsheets take it.

    Args:
        view: the table, which ends it.

    """

    def __init__(self, view: QTableView) -> None:
        super().__init__(view)
        self._view = view
        for part in (view, view.viewport()):
            part.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if asks_for_copy(event):
            event.accept()
            return True
        if (
            isinstance(event, QKeyEvent)
            and event.type() == QEvent.Type.KeyPress
            and event.matches(QKeySequence.StandardKey.Copy)
        ):
            self.copy()
            return True
        if isinstance(event, QContextMenuEvent) and watched is self._view.viewport():
            menu = QMenu(self._view)
            menu.aboutToHide.connect(menu.deleteLater)
            menu.addAction(self.tr("&Copy table")).triggered.connect(self.copy)
            menu.popup(event.globalPos())
            return True
        return super().eventFilter(watched, event)

    def copy(self) -> None:
        """Put heads and all rows on the clipboard."""
        QGuiApplication.clipboard().setText(self.text())

    def text(self) -> str:
        """Return heads and all rows, a line each."""
        model = self._view.model()
        columns = range(model.columnCount())
        lines = [[model.headerData(i, Qt.Orientation.Horizontal) for i in columns]]
        lines += [[model.index(row, i).data() for i in columns] for row in range(model.rowCount())]
        return "".join(
            "\t".join("" if cell is None else str(cell) for cell in line) + "\n" for line in lines
        )
