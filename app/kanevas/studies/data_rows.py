"""Which column of a table of measured data is which quantity, and in which unit."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QGridLayout, QLabel, QLineEdit, QWidget

from kanevas.studies.measure_rows import QuantityChoice

if TYPE_CHECKING:
    from kane.analyses.measured import Series, Table

UNIT_OF_MODELS = "SI"
TIMES = frozenset({"t", "time", "zeit"})


@dataclass
class _Row:
    """The widgets of one column."""

    column: int
    of: QuantityChoice
    unit: QLineEdit


class DataRows(QWidget):
    """A line for each column of a table, below the choice of its time.

    Signals:
        changed: another column, quantity or unit was chosen.
    """

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._table: Table | None = None
        self._units: dict[str, str] = {}
        self.time = QComboBox()
        self.time.setAccessibleName(self.tr("Column of the time"))
        self.time.activated.connect(lambda _: self._follow_time())
        self.rows: list[_Row] = []
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setColumnStretch(1, 1)
        self._grid.addWidget(QLabel(self.tr("Time")), 0, 0)
        self._grid.addWidget(self.time, 0, 1)
        self._time_unit = QLineEdit()
        self._time_unit.setAccessibleName(self.tr("Unit of the time"))
        self._grid.addWidget(self._time_unit, 0, 2)

    def offer(self, units: dict[str, str]) -> None:
        """Offer the quantities of a model: SI units by name."""
        self._units = units
        for row in self.rows:
            row.of.offer([*units])

    def show_table(self, table: Table) -> None:
        """Offer the columns of a table; what has the name of a quantity is that."""
        for row in self.rows:
            for widget in (self._label(row), row.of, row.unit):
                self._grid.removeWidget(widget)
                widget.hide()
                widget.deleteLater()
        self._table, self.rows = table, []
        self.time.clear()
        self.time.addItems(list(table.names))
        called = (i for i, name in enumerate(table.names) if name.lower() in TIMES)
        self.time.setCurrentIndex(next(called, 0))
        self._time_unit.setFixedWidth(64)
        self._time_unit.editingFinished.connect(self.changed)
        for column, (name, unit) in enumerate(zip(table.names, table.units, strict=True)):
            of = QuantityChoice([*self._units], self.tr("not used"))
            of.setEditText(name if name in self._units else self.tr("not used"))
            field = QLineEdit(unit)
            field.setFixedWidth(64)
            field.setAccessibleName(self.tr("Unit of {}").format(name))
            field.setPlaceholderText(UNIT_OF_MODELS)
            line = self._grid.rowCount()
            for place, widget in enumerate((QLabel(name), of, field)):
                self._grid.addWidget(widget, line, place)
            of.currentTextChanged.connect(lambda _: self.changed.emit())
            field.editingFinished.connect(self.changed)
            self.rows.append(_Row(column, of, field))
        self._follow_time()

    def _follow_time(self) -> None:
        """Let the column of the time be nothing else, and have its unit."""
        assert self._table is not None  # which has filled the choice of the time
        time = self.time.currentIndex()
        self._time_unit.setText(self._table.units[time] or "s")
        for row in self.rows:
            for widget in (self._label(row), row.of, row.unit):
                widget.setVisible(row.column != time)
        self.changed.emit()

    def series(self) -> Sequence[Series]:
        """Return what was measured, in SI units; raises ValueError or SettingsError in words."""
        from kane.analyses.measured import Series, factor

        table = self._table
        if table is None:
            return ()
        times = table.values[:, self.time.currentIndex()]
        times = times * factor(self._time_unit.text(), self.tr("Time"), "s")
        found = []
        for row in self.rows:
            name = row.of.name()
            if not name or row.column == self.time.currentIndex():
                continue
            if name not in self._units:
                raise ValueError(self.tr("The result has no quantity '{}'.").format(name))
            size = factor(row.unit.text(), name, self._units[name])
            found.append(Series(name, times, size * table.values[:, row.column]))
        return found

    def _label(self, row: _Row) -> QWidget:
        place = self._grid.getItemPosition(self._grid.indexOf(row.of))
        assert isinstance(place, tuple)
        item = self._grid.itemAtPosition(place[0], 0)
        assert item is not None
        widget = item.widget()
        assert widget is not None
        return widget
