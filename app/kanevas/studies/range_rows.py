"""Which parameters vary, and over what."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QGridLayout, QLabel, QSpinBox, QWidget

from kane.analyses.variation import Normal, Uniform, Variation, steps
from kane.model import Model, Parameter, parameter_values
from kanevas.assets.language import QT_TRANSLATE_NOOP
from kanevas.units import UnitSystem
from kanevas.widgets.number_field import NumberField, unit_label

WAYS = {
    "steps": QT_TRANSLATE_NOOP("RangeRows", "steps"),
    "uniform": QT_TRANSLATE_NOOP("RangeRows", "drawn evenly"),
    "normal": QT_TRANSLATE_NOOP("RangeRows", "drawn normally"),
}
AROUND = 0.2  # of its value that a parameter varies up and down at first
MOST_STEPS, STEPS = 100_000, 11


class _Row:
    """The widgets of one parameter."""

    def __init__(self, parameter: Parameter, system: UnitSystem) -> None:
        self.parameter = parameter
        name, unit, value = parameter.name, parameter.unit, parameter.value
        self.varies = QCheckBox(unit_label(name, unit, system))
        self.varies.setToolTip(parameter.description)
        self.way = QComboBox()
        for key, words in WAYS.items():
            self.way.addItem(QCoreApplication.translate("RangeRows", words), key)
        self.way.setAccessibleName(QCoreApplication.translate("RangeRows", "How it varies"))
        span = abs(value) * AROUND or 1.0
        low = QCoreApplication.translate("RangeRows", "{}: from, or mean").format(name)
        high = QCoreApplication.translate("RangeRows", "{}: to, or deviation").format(name)
        self.low = NumberField(low, unit, value - span, system)
        self.high = NumberField(high, unit, value + span, system)
        self.count = QSpinBox(minimum=1, maximum=MOST_STEPS, value=STEPS)
        self.count.setAccessibleName(
            QCoreApplication.translate("RangeRows", "{}: number of values").format(name)
        )

    @property
    def kind(self) -> str:
        return str(self.way.currentData())

    def variation(self, known: Mapping[str, float]) -> Variation:
        """Return what is asked for; raises ValueError."""
        low, high = self.low.number(known), self.high.number(known)
        match self.kind:
            case "steps":
                return steps(low, high, self.count.value())
            case "uniform":
                return Uniform(min(low, high), max(low, high))
            case "normal":
                return Normal(low, abs(high))
        raise AssertionError(self.kind)

    def turn_to(self, kind: str) -> None:
        """Let the numbers mean the same in another way: ends, or mean and deviation."""
        try:
            low, high = self.low.number({}), self.high.number({})
        except ValueError:
            return
        if kind == "normal":
            self.low.put((low + high) / 2)
            self.high.put(abs(high - low) / 4)  # 95 of 100 lie between the ends
        else:
            self.low.put(low - 2 * high)
            self.high.put(low + 2 * high)

    def follow(self) -> None:
        """Enable what counts."""
        on = self.varies.isChecked()
        for field in (self.way, self.low, self.high):
            field.setEnabled(on)
        self.count.setEnabled(on and self.kind == "steps")


class RangeRows(QWidget):
    """A line for each parameter of a model.

    Signals:
        changed: something else varies, or in another way.
    """

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._model = Model()
        self._system: UnitSystem | None = None
        self.rows: dict[str, _Row] = {}
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setColumnStretch(2, 1)
        self._grid.setColumnStretch(3, 1)

    def show_model(self, model: Model, system: UnitSystem) -> None:
        """Show the parameters of a model; what is typed stays where they are the same."""
        known = parameter_values(model)
        if [(p.name, p.unit) for p in model.parameters] == [
            (row.parameter.name, row.parameter.unit) for row in self.rows.values()
        ]:
            if system is not self._system:
                for row in self.rows.values():
                    row.varies.setText(unit_label(row.parameter.name, row.parameter.unit, system))
                    row.low.set_units(system, known)
                    row.high.set_units(system, known)
            self._model, self._system = model, system
            return
        self._model, self._system = model, system
        self._clear()
        heads = (
            self.tr("Parameter"), "", self.tr("From / mean"), self.tr("To / deviation"),
            self.tr("Values"),
        )  # fmt: skip
        for column, head in enumerate(heads):
            self._grid.addWidget(QLabel(head), 0, column)
        for parameter in model.parameters:
            self._add(parameter, system)

    def variations(self) -> dict[str, Variation]:
        """Return what varies, by parameter; raises ValueError with a sentence."""
        known = parameter_values(self._model)
        return {
            name: row.variation(known) for name, row in self.rows.items() if row.varies.isChecked()
        }

    @property
    def draws(self) -> bool:
        """Whether a parameter is drawn by lot."""
        return any(row.varies.isChecked() and row.kind != "steps" for row in self.rows.values())

    def _add(self, parameter: Parameter, system: UnitSystem) -> None:
        row = _Row(parameter, system)
        line = self._grid.rowCount()
        for column, widget in enumerate((row.varies, row.way, row.low, row.high, row.count)):
            self._grid.addWidget(widget, line, column)
        before = [row.kind]

        def turn() -> None:
            if (row.kind == "normal") != (before[0] == "normal"):
                row.turn_to(row.kind)
            before[0] = row.kind
            self._follow(row)

        row.way.currentIndexChanged.connect(turn)
        row.varies.toggled.connect(lambda: self._follow(row))
        self.rows[parameter.name] = row
        self._follow(row)

    def _follow(self, row: _Row) -> None:
        row.follow()
        self.changed.emit()

    def _clear(self) -> None:
        self.rows = {}
        while (item := self._grid.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
