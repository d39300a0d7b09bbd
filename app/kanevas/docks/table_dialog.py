"""A table that an analysis made, in a window of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QTableView, QVBoxLayout, QWidget

from kanevas.widgets.grid import Grid

if TYPE_CHECKING:
    from kane.plug_ins.table import Table

MOST_ROWS = 10_000  # more nobody reads; the file has all


class TableDialog(QDialog):
    """Shows a table beside the work; it goes when it is closed.

    Signals:
        export_wanted: the table is to be written to a file.

    """

    export_wanted = Signal()

    def __init__(self, title: str, table: Table, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(title)
        self.grid = Grid([column.title for column in table.columns], [""] * len(table.columns))
        shown = min(table.rows, MOST_ROWS)
        self.grid.show([table.texts(row) for row in range(shown)])
        view = QTableView()
        view.setModel(self.grid)
        view.setAccessibleName(title)
        view.verticalHeader().hide()
        view.resizeColumnsToContents()
        view.horizontalHeader().setStretchLastSection(True)
        notes = [table.note] if table.note else []
        if shown < table.rows:
            rest = self.tr("The first {} of {} rows; a file has all.")
            notes.append(rest.format(shown, table.rows))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self.export = buttons.addButton(
            self.tr("&Export …"), QDialogButtonBox.ButtonRole.ActionRole
        )
        self.export.clicked.connect(self.export_wanted)
        buttons.rejected.connect(self.close)
        layout = QVBoxLayout(self)
        if notes:
            label = QLabel(" ".join(notes))
            label.setWordWrap(True)
            layout.addWidget(label)
        layout.addWidget(view)
        layout.addWidget(buttons)
        self.resize(640, 420)
