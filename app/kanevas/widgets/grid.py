"""A table of texts under heads, made at once: there are never many rows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt

Index = QModelIndex | QPersistentModelIndex
ROOT = QModelIndex()


class Grid(QAbstractTableModel):
    """Shows texts; those of the first column stand at the left, numbers at the right."""

    def __init__(self, heads: Sequence[str], tips: Sequence[str] = ()) -> None:
        super().__init__()
        self._heads, self._tips = heads, tips
        self.rows: Sequence[Sequence[str]] = ()

    def show(self, rows: Sequence[Sequence[str]], heads: Sequence[str] | None = None) -> None:
        """Show other rows, under other heads where these are given."""
        self.beginResetModel()
        self.rows = rows
        if heads is not None:
            self._heads = heads
        self.endResetModel()

    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._heads)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation != Qt.Orientation.Horizontal:
            return None
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._heads[section]
            case Qt.ItemDataRole.ToolTipRole:
                return self._tips[section] if section < len(self._tips) else None
            case Qt.ItemDataRole.TextAlignmentRole:
                return self._alignment(section)
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self.rows[index.row()][index.column()]
            case Qt.ItemDataRole.TextAlignmentRole:
                return self._alignment(index.column())
        return None

    @staticmethod
    def _alignment(column: int) -> Qt.AlignmentFlag:
        side = Qt.AlignmentFlag.AlignRight if column else Qt.AlignmentFlag.AlignLeft
        return Qt.AlignmentFlag.AlignVCenter | side
