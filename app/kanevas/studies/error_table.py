"""What a fit found, with the errors of the values and how they go together."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QPersistentModelIndex,
    Qt,
)

from kanevas.assets.decimals import written
from kanevas.units import UnitSystem, quantity

if TYPE_CHECKING:
    from collections.abc import Mapping

    from kane.analyses.fit import Fit

Index = QModelIndex | QPersistentModelIndex
ROOT = QModelIndex()
DIGITS = 6  # of a value
ERROR_DIGITS = 2
BEFORE = 3  # columns before those of correlations
UNTOLD = "?"  # the data do not say


class ErrorTable(QAbstractTableModel):
    """A row for each parameter: its value, its standard deviation, its correlations."""

    def __init__(self) -> None:
        super().__init__()
        self._rows: list[tuple[str, ...]] = []
        self._names: tuple[str, ...] = ()

    def show(self, fit: Fit | None, units: Mapping[str, str], system: UnitSystem) -> None:
        """Show another fit; ``units`` are the SI units of its parameters."""
        self.beginResetModel()
        self._names = () if fit is None else fit.parameters
        self._rows = [] if fit is None else _rows(fit, units, system)
        self.endResetModel()

    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else BEFORE + len(self._names)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation != Qt.Orientation.Horizontal or role != Qt.ItemDataRole.DisplayRole:
            return None
        heads = self.tr("Parameter"), self.tr("Value"), self.tr("Deviation")
        if section < BEFORE:
            return heads[section]
        return self.tr("Correlation with {}").format(self._names[section - BEFORE])

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._rows[index.row()][index.column()]
            case Qt.ItemDataRole.TextAlignmentRole:
                side = Qt.AlignmentFlag.AlignRight if index.column() else Qt.AlignmentFlag.AlignLeft
                return Qt.AlignmentFlag.AlignVCenter | side
        return None


def _rows(fit: Fit, units: Mapping[str, str], system: UnitSystem) -> list[tuple[str, ...]]:
    found = []
    for name, value, error, others in zip(
        fit.parameters, fit.values.tolist(), fit.errors.tolist(), fit.correlation.tolist(),
        strict=True,
    ):  # fmt: skip
        unit = units.get(name, "")
        spread = quantity(error, unit, system, ERROR_DIGITS) if np.isfinite(error) else UNTOLD
        shares = (written(each, ".3f") if np.isfinite(each) else UNTOLD for each in others)
        found.append((name, quantity(value, unit, system, DIGITS), spread, *shares))
    return found
