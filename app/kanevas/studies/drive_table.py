"""What drives must give, as rows of a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QCoreApplication,
    QModelIndex,
    QPersistentModelIndex,
    Qt,
)

from kanevas.assets.language import QT_TRANSLATE_NOOP
from kanevas.units import UnitSystem, quantity
from kanevas.units.systems import SI

if TYPE_CHECKING:
    from kane.analyses.drives import Drive

Index = QModelIndex | QPersistentModelIndex
ROOT = QModelIndex()
DIGITS = 4
HEADS = (
    QT_TRANSLATE_NOOP("DriveTable", "Drive"),
    QT_TRANSLATE_NOOP("DriveTable", "RMS"),
    QT_TRANSLATE_NOOP("DriveTable", "Peak"),
    QT_TRANSLATE_NOOP("DriveTable", "at"),
    QT_TRANSLATE_NOOP("DriveTable", "Top speed"),
    QT_TRANSLATE_NOOP("DriveTable", "RMS power"),
    QT_TRANSLATE_NOOP("DriveTable", "Peak power"),
    QT_TRANSLATE_NOOP("DriveTable", "Mean power"),
)


class DriveTable(QAbstractTableModel):
    """A row for each coordinate that is driven: effort, speed and power."""

    def __init__(self) -> None:
        super().__init__()
        self._rows: list[tuple[str, ...]] = []

    def show(self, drives: Sequence[Drive], system: UnitSystem = SI) -> None:
        """Show other drives."""
        self.beginResetModel()
        self._rows = [_row(drive, system) for drive in drives]
        self.endResetModel()

    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(HEADS)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return QCoreApplication.translate("DriveTable", HEADS[section])
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._rows[index.row()][index.column()]
            case Qt.ItemDataRole.TextAlignmentRole:
                side = Qt.AlignmentFlag.AlignRight if index.column() else Qt.AlignmentFlag.AlignLeft
                return Qt.AlignmentFlag.AlignVCenter | side
        return None


def _row(drive: Drive, system: UnitSystem) -> tuple[str, ...]:
    numbers = (
        (drive.rms, drive.unit), (drive.peak, drive.unit), (drive.peak_time, "s"),
        (drive.largest_rate, drive.rate_unit), (drive.rms_power, "W"), (drive.peak_power, "W"),
        (drive.mean_power, "W"),
    )  # fmt: skip
    return (drive.name, *(quantity(value, unit, system, DIGITS) for value, unit in numbers))
