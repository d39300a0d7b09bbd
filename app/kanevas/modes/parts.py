"""Parts that the panels of this room are made of."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QStackedWidget,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from kanevas.modes.grid import Grid

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
    box.setMinimumContentsLength(LETTERS)
    box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    return box


def hint() -> QLabel:
    """Return what stands where there is nothing to be shown."""
    hint = QLabel(alignment=Qt.AlignmentFlag.AlignCenter, wordWrap=True)
    hint.setMargin(24)
    return hint


def table(grid: Grid, name: str) -> QTableView:
    """Return a table in which rows are chosen."""
    table = QTableView()
    table.setModel(grid)
    table.setAccessibleName(name)
    table.setShowGrid(False)
    table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    table.verticalHeader().hide()
    table.setTabKeyNavigation(False)
    table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
    table.horizontalHeader().setStretchLastSection(True)
    table.horizontalHeader().setHighlightSections(False)
    table.verticalHeader().setDefaultSectionSize(table.fontMetrics().height() + ROW)
    return table


def row(*parts: QWidget) -> QHBoxLayout:
    """Return parts side by side."""
    row = QHBoxLayout()
    row.setContentsMargins(6, 4, 6, 4)
    row.setSpacing(6)
    for part in parts:
        row.addWidget(part)
    return row


def page(row: QHBoxLayout, stack: QStackedWidget) -> QWidget:
    """Return a row of choices above what it is about."""
    page = QWidget()
    layout = QVBoxLayout(page)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(0)
    layout.addLayout(row)
    layout.addWidget(stack, 1)
    return page
