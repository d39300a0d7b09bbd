"""The cases of a study as rows of a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QColor

from kanevas.assets.told import told
from kanevas.look.theme import Theme
from kanevas.units import UnitSystem, shown
from kanevas.units.systems import SI
from kanevas.widgets.number_field import unit_label

if TYPE_CHECKING:
    from kane.analyses.study import Study

Index = QModelIndex | QPersistentModelIndex
ROOT = QModelIndex()


class CaseTable(QAbstractTableModel):
    """Parameters, measures and what failed, one case a row; cells are made when looked at."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme, self._units = theme, SI
        self._study: Study | None = None
        self._order: list[int] = []

    def show(self, study: Study | None, system: UnitSystem, theme: Theme) -> None:
        """Show the cases of a study."""
        self.beginResetModel()
        self._study, self._units, self._theme = study, system, theme
        self._order = [*range(len(study.values))] if study is not None else []
        self.endResetModel()

    def case(self, row: int) -> int:
        """Return which case stands in a row."""
        return self._order[row]

    def lines(self) -> list[list[str]]:
        """Return all that is seen, the heads first."""
        heads = [str(self.headerData(i, Qt.Orientation.Horizontal)) for i in range(self._width)]
        return [heads, *([self._cell(case, i) for i in range(self._width)] for case in self._order)]

    @property
    def _names(self) -> tuple[str, ...]:
        return (*self._study.parameters, *self._study.measures) if self._study else ()

    @property
    def _width(self) -> int:
        return len(self._names) + bool(self._study and self._study.failures)

    def _cell(self, case: int, column: int) -> str:
        study = self._study
        assert study is not None
        count = len(study.parameters)
        if column >= len(self._names):
            if self._is_left_out(case):
                return self.tr("not run")
            return told(study.failures.get(case, ""))
        if column >= count and case in study.failures:
            return ""
        number = self._number(case, column)
        return shown(number, study.units[self._names[column]], self._units)

    def _number(self, case: int, column: int) -> float:
        study = self._study
        assert study is not None
        count = len(study.parameters)
        if column < count:
            return float(study.values[case, column])
        return float(study.measured[case, column - count])

    def _is_left_out(self, case: int) -> bool:
        """Return whether a case was not run, since the study was cancelled before."""
        assert self._study is not None
        return self._study.failures.get(case) == _not_run()

    # --- what Qt asks

    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._order)

    def columnCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else self._width

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        if orientation == Qt.Orientation.Vertical:
            return str(self._order[section] + 1)
        assert self._study is not None
        if section >= len(self._names):
            has_failed = any(why != _not_run() for why in self._study.failures.values())
            return self.tr("Failure") if has_failed else ""
        name = self._names[section]
        return unit_label(name, self._study.units[name], self._units)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        case, column = self._order[index.row()], index.column()
        is_number = column < len(self._names)
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.ToolTipRole:
                return self._cell(case, column)
            case Qt.ItemDataRole.TextAlignmentRole:
                side = Qt.AlignmentFlag.AlignRight if is_number else Qt.AlignmentFlag.AlignLeft
                return Qt.AlignmentFlag.AlignVCenter | side
            case Qt.ItemDataRole.ForegroundRole if self._is_left_out(case):
                return QColor(self._theme.muted)
            case Qt.ItemDataRole.ForegroundRole if not is_number:
                return QColor(self._theme.error)
        return None

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        if self._study is None or column >= len(self._names):
            return
        if column < 0:  # as the cases are counted
            self.layoutAboutToBeChanged.emit()
            self._order.sort()
            self.layoutChanged.emit()
            return
        numbers = {case: self._number(case, column) for case in self._order}
        down = order == Qt.SortOrder.DescendingOrder
        self.layoutAboutToBeChanged.emit()
        # what failed has no number and stands at the end
        self._order.sort(
            key=lambda case: (
                numbers[case] != numbers[case],
                -numbers[case] if down else numbers[case],
            )
        )
        self.layoutChanged.emit()


def _not_run() -> str:
    """Return what a study says of a case that it did not come to."""
    from kane.analyses.case_runs import STOPPED  # which brings the solver along

    return STOPPED
