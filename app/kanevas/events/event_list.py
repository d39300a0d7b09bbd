"""The events of a run as rows of a table."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QColor

from kanevas.assets.language import QT_TRANSLATE_NOOP
from kanevas.events.cells import cells_of
from kanevas.look.event_looks import color_of_event
from kanevas.look.theme import Theme
from kanevas.units import UnitSystem
from kanevas.units.systems import SI
from kanevas.workspace.run_events import RunEvents

Index = QModelIndex | QPersistentModelIndex
ROOT = QModelIndex()
HEADS = (
    QT_TRANSLATE_NOOP("EventList", "Time"),
    QT_TRANSLATE_NOOP("EventList", "Element"),
    QT_TRANSLATE_NOOP("EventList", "What happened"),
    QT_TRANSLATE_NOOP("EventList", "Speed before"),
    QT_TRANSLATE_NOOP("EventList", "Speed after"),
    QT_TRANSLATE_NOOP("EventList", "Impulse"),
    QT_TRANSLATE_NOOP("EventList", "Energy lost"),
)
WHAT, FIRST_NUMBER = 2, 3


class EventList(QAbstractTableModel):
    """Shows the events of a run, one in a row; cells are made when they are looked at."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._units: UnitSystem = SI
        self.events = RunEvents(None)
        self._end = 0.0

    def show(self, events: RunEvents, end: float) -> None:
        """Show the events of a run of some length [s]."""
        self.beginResetModel()
        self.events, self._end = events, end
        self.endResetModel()

    def set_units(self, system: UnitSystem) -> None:
        """Show numbers in other units."""
        self._units = system
        self._renew()

    def set_theme(self, theme: Theme) -> None:
        """Draw in other colours."""
        self._theme = theme
        self._renew()

    def _renew(self) -> None:
        if self.events.events:
            last = self.index(len(self.events) - 1, len(HEADS) - 1)
            self.dataChanged.emit(self.index(0, 0), last)

    def lines(self, rows: list[int]) -> list[list[str]]:
        """Return rows as they are read, the heads first."""
        heads = [self.tr(head) for head in HEADS]
        return [heads, *(list(self._cells(row)) for row in rows)]

    def _cells(self, row: int) -> tuple[str, ...]:
        return cells_of(self.events, row, self._end, self._units)

    # --- what Qt asks

    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self.events)

    def columnCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(HEADS)

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        if role == Qt.ItemDataRole.DisplayRole and orientation == Qt.Orientation.Horizontal:
            return self.tr(HEADS[section])
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        row, column = index.row(), index.column()
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._cells(row)[column]
            case Qt.ItemDataRole.ToolTipRole:
                return self.events.line(row, self._units)
            case Qt.ItemDataRole.TextAlignmentRole:
                is_number = column >= FIRST_NUMBER or column == 0
                side = Qt.AlignmentFlag.AlignRight if is_number else Qt.AlignmentFlag.AlignLeft
                return Qt.AlignmentFlag.AlignVCenter | side
            case Qt.ItemDataRole.DecorationRole if column == WHAT:
                return QColor(color_of_event(self._theme, self.events.families[row]))
        return None
