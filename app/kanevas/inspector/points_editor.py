"""Editors of points: pairs of a table or of corners of a plate, and places in space."""

import re

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QHBoxLayout,
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from kane.model import parameter_values
from kanevas.assets.told import told_of
from kanevas.edits.fields import Way, with_formula, with_value
from kanevas.inspector.edited_elements import EditedElements
from kanevas.inspector.editor import Editor
from kanevas.inspector.fields import Field
from kanevas.inspector.typed_line import Edit
from kanevas.kinds.labels import explained, label
from kanevas.units import display, full, pretty, read, shown

HEIGHT = 150  # pixels
Point = tuple[float, ...]
Points = tuple[Point, ...]


class PointsEditor(Editor):
    """A small grid; rows can be pasted from a spreadsheet."""

    wide = True
    shows_unit = False
    columns: tuple[str, ...] = ("x", "y")

    def __init__(
        self, field: Field, way: Way, edited: EditedElements, parent: QWidget | None = None
    ) -> None:
        super().__init__(field, way, edited, parent)
        self.grid = _Grid(self)
        self.grid.setToolTip(explained(field.meaning))
        self.grid.setAccessibleName(label(field.name))
        self.grid.cellChanged.connect(self._take_cell)
        self.add = self._button("+", self.tr("Add a row after the chosen one"), self._add_row)
        self.remove = self._button("−", self.tr("Remove the chosen rows"), self.remove_rows)
        buttons = QHBoxLayout()
        buttons.addWidget(self.add)
        buttons.addWidget(self.remove)
        buttons.addStretch(1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(3)
        layout.addWidget(self.grid)
        layout.addLayout(buttons)
        self.setFocusProxy(self.grid)

    @property
    def points(self) -> Points:
        """The points of the first element."""
        values = self.edited.values(self.way)
        return values[0] if values else ()

    def refresh(self) -> None:
        unit = pretty(display(self.unit, self.edited.system).unit)
        self.grid.blockSignals(True)
        self.grid.setRowCount(len(self.points))
        self.grid.setHorizontalHeaderLabels([f"{n} [{unit}]" if unit else n for n in self.columns])
        for row, point in enumerate(self.points):
            for column, value in enumerate(point):
                self._show_cell(row, column, value)
        self.grid.blockSignals(False)
        self.remove.setEnabled(len(self.points) > 0)

    def _show_cell(self, row: int, column: int, value: float) -> None:
        item = self.grid.item(row, column)
        if item is None:
            item = QTableWidgetItem()
            self.grid.setItem(row, column, item)
        formulas = self.edited.formulas((*self.way, row, column))
        formula = formulas.pop() if len(formulas) == 1 else ""
        font = item.font()
        font.setItalic(bool(formula))
        item.setFont(font)
        item.setText(formula or shown(value, self.unit, self.edited.system))
        item.setToolTip(full(value, self.unit, self.edited.system))

    def _take_cell(self, row: int, column: int) -> None:
        cell = self.grid.item(row, column)
        assert cell is not None  # it has just been typed
        text = cell.text()
        way = (*self.way, row, column)
        if text in (shown(self.points[row][column], self.unit, self.edited.system), ""):
            self.refresh()
            return
        try:
            edit = self._edit_of(text, way)
        except ValueError as error:
            self.edited.complained.emit(self.grid, told_of(error))
            self.refresh()
            return
        self.apply(edit)

    def _edit_of(self, text: str, way: Way) -> Edit:
        entered = read(text, self.unit, self.edited.system, parameter_values(self.edited.model))
        if not entered.formula:
            return lambda model: with_value(model, self.edited.owners, way, entered.value)
        return lambda model: with_formula(
            model, self.edited.owners, way, entered.value, entered.formula
        )

    def _add_row(self) -> None:
        points = self.points
        row = self.grid.currentRow() if self.grid.currentRow() >= 0 else len(points) - 1
        new = _between(points, row) if points else (0.0,) * len(self.columns)
        self.set_value((*points[: row + 1], new, *points[row + 1 :]))
        self.grid.setCurrentCell(row + 1, 0)

    def remove_rows(self) -> None:
        """Take the chosen rows away."""
        gone = {index.row() for index in self.grid.selectedIndexes()}
        self.set_value(tuple(p for i, p in enumerate(self.points) if i not in gone))

    def paste(self, text: str) -> None:
        """Put rows of numbers, as a spreadsheet copies them, from the chosen row on."""
        try:
            rows = [self._row(line) for line in text.splitlines() if line.strip()]
        except ValueError as error:
            self.edited.complained.emit(self.grid, told_of(error))
            return
        start = max(self.grid.currentRow(), 0)
        points = self.points
        self.set_value((*points[:start], *rows, *points[start + len(rows) :]))

    def _row(self, line: str) -> Point:
        cells = [cell for cell in re.split(r"\t|;|\s{2,}|(?<=\d)\s+|, +", line.strip()) if cell]
        if len(cells) != len(self.columns):
            raise ValueError(self.short_row().format(line.strip()))
        return tuple(read(cell, self.unit, self.edited.system).value for cell in cells)

    def short_row(self) -> str:
        """Return what is wrong with a row of another length, with room for it."""
        return self.tr("each pasted row must have two numbers, '{}' has not")

    def _button(self, text: str, tip: str, call: object) -> QToolButton:
        button = QToolButton()
        button.setText(text)
        button.setToolTip(tip)
        button.setAccessibleName(tip)
        button.clicked.connect(call)
        return button


class PlacesEditor(PointsEditor):
    """The same for points in space, of three numbers each."""

    columns = ("x", "y", "z")

    def short_row(self) -> str:
        """Return what is wrong with a row of another length, with room for it."""
        return self.tr("each pasted row must have three numbers, '{}' has not")


class _Grid(QTableWidget):
    def __init__(self, owner: PointsEditor) -> None:
        super().__init__(0, len(owner.columns), owner)
        self._owner = owner
        self.setFixedHeight(HEIGHT)
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.verticalHeader().setDefaultSectionSize(22)
        self.verticalHeader().setMinimumWidth(24)
        self.setTabKeyNavigation(False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Paste):
            self._owner.paste(QGuiApplication.clipboard().text())
        elif event.key() == Qt.Key.Key_Delete:
            self._owner.remove_rows()
        else:
            super().keyPressEvent(event)


def _between(points: Points, row: int) -> Point:
    """Return a point half-way to the next one, or one step in x beyond the last."""
    here = points[row]
    if row + 1 < len(points):
        return tuple((a + b) / 2 for a, b in zip(here, points[row + 1], strict=True))
    step = here[0] - points[row - 1][0] if row else 1.0
    return (here[0] + step, *here[1:])
