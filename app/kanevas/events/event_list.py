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
    QT_TRANSLATE_NOOP("EventList", "Event"),
    QT_TRANSLATE_NOOP("EventList", "Before"),
    QT_TRANSLATE_NOOP("EventList", "After"),
    QT_TRANSLATE_NOOP("EventList", "Impulse"),
    QT_TRANSLATE_NOOP("EventList", "Lost"),
)
TIPS = (
    QT_TRANSLATE_NOOP("EventList", "When it happened"),
    QT_TRANSLATE_NOOP("EventList", "To which element it happened, and to which part of it"),
    QT_TRANSLATE_NOOP("EventList", "What changed"),
    QT_TRANSLATE_NOOP("EventList", "Speed of the gap or the slip before it, opening positive"),
    QT_TRANSLATE_NOOP("EventList", "Speed of the gap or the slip after it, opening positive"),
    QT_TRANSLATE_NOOP("EventList", "Impulse on the row of the element"),
    QT_TRANSLATE_NOOP("EventList", "Energy that was lost in it"),
)
WHAT, FIRST_NUMBER = 2, 3


class EventList(QAbstractTableModel):
    """Shows the events of a run, one in a row; cells are made when they are looked at."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._units: UnitSystem = SI
        self.events = RunEvents(None)

    def show(self, events: RunEvents) -> None:
        """Show the events of a run."""
        self.beginResetModel()
        self.events = events
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
        """Return rows with all their digits, the heads first."""
        heads = [self.tr(head) for head in HEADS]
        full = (cells_of(self.events, row, self._units, in_full=True) for row in rows)
        return [heads, *map(list, full)]

    def _cells(self, row: int) -> tuple[str, ...]:
        return cells_of(self.events, row, self._units)

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
        if orientation != Qt.Orientation.Horizontal:
            return None
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self.tr(HEADS[section])
            case Qt.ItemDataRole.ToolTipRole:
                return self.tr(TIPS[section])
            case Qt.ItemDataRole.TextAlignmentRole:
                return self._alignment(section)
        return None

    @staticmethod
    def _alignment(column: int) -> Qt.AlignmentFlag:
        is_number = column >= FIRST_NUMBER or column == 0
        side = Qt.AlignmentFlag.AlignRight if is_number else Qt.AlignmentFlag.AlignLeft
        return Qt.AlignmentFlag.AlignVCenter | side

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        row, column = index.row(), index.column()
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._cells(row)[column]
            case Qt.ItemDataRole.ToolTipRole:
                return self.events.line(row, self._units)
            case Qt.ItemDataRole.TextAlignmentRole:
                return self._alignment(column)
            case Qt.ItemDataRole.DecorationRole if column == WHAT:
                return QColor(color_of_event(self._theme, self.events.families[row]))
        return None
