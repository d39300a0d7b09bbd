"""A sheet as Qt's tables ask for it, cell by cell."""

from collections.abc import Collection
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QColor, QFont

from kanevas.look.theme import Theme
from kanevas.method.sheets.sheet import Cell, Line, Sheet

Role = Qt.ItemDataRole
Index = QModelIndex | QPersistentModelIndex
CELL = Role.UserRole
ROOT = QModelIndex()
TINT = 36  # opacity of what marks the rows of the selection, of 255


class TableModel(QAbstractTableModel):
    """Shows a sheet, and marks the rows of elements that are selected."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._sheet = Sheet()
        self._theme = theme
        self._marked: frozenset[str] = frozenset()
        self._cells: dict[tuple[int, int], Cell] = {}

    @property
    def sheet(self) -> Sheet:
        """What is shown."""
        return self._sheet

    def show(self, sheet: Sheet) -> bool:
        """Show another sheet; return whether it has other rows or columns."""
        before = self._sheet
        shape = len(sheet.rows), len(sheet.columns)
        same = shape == (len(before.rows), len(before.columns)) and [
            row.text for row in sheet.rows
        ] == [row.text for row in before.rows]
        if same:
            self._sheet, self._cells = sheet, {}
            if all(shape):
                self.dataChanged.emit(self.index(0, 0), self.index(shape[0] - 1, shape[1] - 1))
                self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, shape[1] - 1)
            return False
        self.beginResetModel()
        self._sheet, self._cells = sheet, {}
        self.endResetModel()
        return True

    def mark(self, names: Collection[str]) -> list[int]:
        """Mark the rows of elements; return which these are."""
        self._marked = frozenset(names)
        rows, columns = len(self._sheet.rows), len(self._sheet.columns)
        if rows and columns:
            self.dataChanged.emit(self.index(0, 0), self.index(rows - 1, columns - 1))
            self.headerDataChanged.emit(Qt.Orientation.Vertical, 0, rows - 1)
            self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, columns - 1)
        return [i for i, row in enumerate(self._sheet.rows) if self._is_marked(row)]

    def set_theme(self, theme: Theme) -> None:
        """Draw in other colours."""
        self._theme = theme

    def cell(self, index: Index) -> Cell:
        """Return a cell of the sheet."""
        place = index.row(), index.column()
        if place not in self._cells:
            self._cells[place] = self._sheet.cell(*place)
        return self._cells[place]

    # --- what Qt asks

    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._sheet.rows)

    def columnCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._sheet.columns)

    def data(self, index: Index, role: int = Role.DisplayRole) -> Any:
        cell = self.cell(index)
        match role:
            case Role.DisplayRole:
                return "  ".join(cell.parts)
            case Role.ToolTipRole:
                return cell.tip or None
            case Role.AccessibleDescriptionRole:
                return cell.tip
            case Role.BackgroundRole if self._is_marked(self._sheet.rows[index.row()]):
                return self._tint()
            case Role.FontRole if self._is_strong(index):
                return _bold()
        return cell if role == CELL else None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Role.DisplayRole
    ) -> Any:
        across = orientation == Qt.Orientation.Horizontal
        lines = self._sheet.columns if across else self._sheet.rows
        if section >= len(lines):
            return None
        line = lines[section]
        match role:
            case Role.DisplayRole:
                # A line is left for the names of the parts, which the view writes.
                return f"{line.text}\n" if line.parts else line.text
            case Role.ToolTipRole:
                return line.tip or line.text
            case Role.TextAlignmentRole:
                side = Qt.AlignmentFlag.AlignHCenter if across else Qt.AlignmentFlag.AlignLeft
                return side | Qt.AlignmentFlag.AlignVCenter
            case Role.ForegroundRole if self._is_marked(line):
                return self._theme.accent
            case Role.ForegroundRole if line.muted:
                return self._theme.muted
            case Role.FontRole if line.strong:
                return _bold()
        return None

    def _is_marked(self, line: Line) -> bool:
        return not self._marked.isdisjoint(line.names)

    def _is_strong(self, index: Index) -> bool:
        return self._sheet.rows[index.row()].strong or self._sheet.columns[index.column()].strong

    def _tint(self) -> QColor:
        color = QColor(self._theme.accent)
        color.setAlpha(TINT)
        return color


def _bold() -> QFont:
    font = QFont()
    font.setBold(True)
    return font
