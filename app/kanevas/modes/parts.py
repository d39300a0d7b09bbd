"""Parts that the panels of this room are made of."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QPushButton,
    QSplitter,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from kanevas.widgets.grid import Grid
from kanevas.widgets.table_copy import TableCopy

ROW = 6  # pixels about the text of a row
LETTERS = 5  # of a choice that is closed


def fill(choice: QComboBox, names: Any) -> None:
    """Offer other names; the one that was chosen stays if it is among them."""
    before = choice.currentText()
    choice.clear()
    choice.addItems(list(names))
    if before in names:
        choice.setCurrentText(before)


def choice(name: str) -> QComboBox:
    """Return a choice of a name."""
    box = QComboBox()
    box.setAccessibleName(name)
    box.setToolTip(name)
    box.setMinimumContentsLength(LETTERS)
    box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    return box


class Begins(QPushButton):
    """A button that begins a search, and cancels it while one is under way.

    Signals:
        begun: it is to begin.
        cancelled: it is to end.

    """

    begun = Signal()
    cancelled = Signal()

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self._text, self.is_under_way = text, False
        self.clicked.connect(self._tell)
        self.setMinimumWidth(self.sizeHint().width())

    def set_under_way(self, is_so: bool) -> None:
        """Offer to cancel, or to begin."""
        self.is_under_way = is_so
        self.setText(self.tr("Cancel") if is_so else self._text)

    def _tell(self) -> None:
        (self.cancelled if self.is_under_way else self.begun).emit()


def hint() -> QLabel:
    """Return what stands where there is nothing to be shown."""
    hint = QLabel(alignment=Qt.AlignmentFlag.AlignCenter, wordWrap=True)
    hint.setMargin(24)
    return hint


def table(grid: Grid, name: str) -> QTableView:
    """Return a table in which rows are chosen."""
    table = QTableView()
    TableCopy(table)
    table.setModel(grid)
    table.setAccessibleName(name)
    table.setShowGrid(False)
    table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    table.verticalHeader().hide()
    table.setTabKeyNavigation(False)
    table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
    table.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
    table.horizontalHeader().setHighlightSections(False)
    table.verticalHeader().setDefaultSectionSize(table.fontMetrics().height() + ROW)
    return table


def give_room(split: QSplitter, table: QTableView) -> None:
    """Show all columns of a table at the left of a split as far as the right can do without."""
    left, right = split.widget(0), split.widget(1)
    assert left is not None
    assert right is not None
    bar = (
        table.verticalScrollBar().sizeHint().width() if table.verticalScrollBar().isVisible() else 0
    )
    wanted = table.horizontalHeader().length() + 2 * table.frameWidth() + bar
    whole = sum(split.sizes())
    most = whole - right.minimumSizeHint().width()
    width = max(left.minimumWidth(), min(wanted, most))
    split.setSizes([width, whole - width])


def row(*parts: QWidget) -> QHBoxLayout:
    """Return parts side by side."""
    row = QHBoxLayout()
    row.setContentsMargins(6, 4, 6, 4)
    row.setSpacing(6)
    for part in parts:
        row.addWidget(part)
    return row


def page(row: QHBoxLayout, *parts: QWidget) -> QWidget:
    """Return a row of choices above what it is about, the last of which takes all room."""
    page = QWidget()
    layout = QVBoxLayout(page)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(0)
    layout.addLayout(row)
    for part in parts[:-1]:
        layout.addWidget(part)
    layout.addWidget(parts[-1], 1)
    return page
