"""Which parameters may change, and between what."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QCheckBox, QGridLayout, QLabel, QWidget

from kane.model import Model, Parameter, parameter_values
from kanevas.units import UnitSystem, quantity
from kanevas.widgets.number_field import NumberField, unit_label

AROUND = 0.5  # of its value that a parameter may change up and down at first


class _Row:
    """The widgets of one parameter."""

    def __init__(self, parameter: Parameter, system: UnitSystem) -> None:
        self.parameter = parameter
        name, unit, value = parameter.name, parameter.unit, parameter.value
        self.changes = QCheckBox(unit_label(name, unit, system))
        self.changes.setToolTip(parameter.description)
        span = abs(value) * AROUND or 1.0
        lowest = QCoreApplication.translate("BoundsRows", "{}: lowest value").format(name)
        highest = QCoreApplication.translate("BoundsRows", "{}: highest value").format(name)
        self.low = NumberField(lowest, unit, value - span, system)
        self.high = NumberField(highest, unit, value + span, system)
        self.found = QLabel()
        self.widgets = (self.changes, self.low, self.high, self.found)
        self.follow()

    def follow(self) -> None:
        """Enable what counts."""
        for field in (self.low, self.high):
            field.setEnabled(self.changes.isChecked())


class BoundsRows(QWidget):
    """A line for each parameter of a model: whether it may change, its bounds, what was found."""

    def __init__(self, last: str) -> None:
        """Make one; ``last`` is the head of the column of what was found."""
        super().__init__()
        self._last = last
        self._model = Model()
        self._system: UnitSystem | None = None
        self.rows: dict[str, _Row] = {}
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        for column in (1, 2, 3):
            self._grid.setColumnStretch(column, 1)

    def show_model(self, model: Model, system: UnitSystem) -> None:
        """Show the parameters of a model; what is typed stays where they are the same."""
        before = [(row.parameter.name, row.parameter.unit) for row in self.rows.values()]
        is_same = [(each.name, each.unit) for each in model.parameters] == before
        if is_same and system is not self._system:
            known = parameter_values(model)
            for row in self.rows.values():
                row.changes.setText(unit_label(row.parameter.name, row.parameter.unit, system))
                row.low.set_units(system, known)
                row.high.set_units(system, known)
        self._model, self._system = model, system
        if is_same:
            return
        while (item := self._grid.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        heads = self.tr("Parameter"), self.tr("Lowest"), self.tr("Highest"), self._last
        for column, head in enumerate(heads):
            self._grid.addWidget(QLabel(head), 0, column)
        self.rows = {each.name: _Row(each, system) for each in model.parameters}
        for line, row in enumerate(self.rows.values(), 1):
            row.changes.toggled.connect(row.follow)
            for column, widget in enumerate(row.widgets):
                self._grid.addWidget(widget, line, column)

    def bounds(self) -> dict[str, tuple[float, float]]:
        """Return the bounds of what may change [SI]; raises ValueError with a sentence."""
        known = parameter_values(self._model)
        return {
            name: (row.low.number(known), row.high.number(known))
            for name, row in self.rows.items()
            if row.changes.isChecked()
        }

    def show_found(self, found: dict[str, str]) -> None:
        """Say what was found of each parameter."""
        for name, row in self.rows.items():
            row.found.setText(found.get(name, ""))

    def show_values(self, values: dict[str, float], system: UnitSystem) -> None:
        """Say what was found, as numbers [SI]."""
        units = {name: row.parameter.unit for name, row in self.rows.items()}
        self.show_found(
            {name: quantity(value, units[name], system) for name, value in values.items()
             if name in units}
        )  # fmt: skip
