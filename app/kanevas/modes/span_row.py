"""Which parameter goes from where to where."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from kane.model import Model, parameter_values
from kanevas.modes.parts import choice, fill
from kanevas.units import SYSTEMS, UnitSystem, display, pretty
from kanevas.widgets.number_field import NumberField

FIELD = 62  # pixels
SPACE = 6


class Span(NamedTuple):
    """What a parameter goes over, SI."""

    parameter: str
    low: float
    high: float


class SpanRow(QWidget):
    """A parameter with two numbers in its unit.

    Signals:
        chosen: another parameter was.

    """

    chosen = Signal()

    def __init__(self, suggested: Callable[[float], tuple[float, float]]) -> None:
        """Make one; ``suggested`` gives the ends for a parameter that has a value."""
        super().__init__()
        self._suggested, self._model, self._system = suggested, Model(), SYSTEMS[0]
        self.parameter = choice(self.tr("Parameter"))
        self.low = NumberField(self.tr("From"), "", 0.0, self._system)
        self.high = NumberField(self.tr("To"), "", 1.0, self._system)
        self._unit = QLabel()
        for field in (self.low, self.high):
            field.setMinimumWidth(0)
            field.setFixedWidth(FIELD)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(SPACE)
        row.addWidget(self.parameter, 1)
        for part in (self.low, QLabel("–"), self.high, self._unit):
            row.addWidget(part)
        self.parameter.activated.connect(lambda _: self._suggest())

    def show_model(self, model: Model) -> None:
        """Offer the parameters of a model."""
        self._model = model
        fill(self.parameter, [each.name for each in model.parameters])
        self.setEnabled(bool(model.parameters))
        self._suggest()

    def set_units(self, system: UnitSystem) -> None:
        """Write the same numbers in other units."""
        self._system = system
        known = parameter_values(self._model)
        for field in (self.low, self.high):
            field.set_units(system, known)
        self._show_unit()

    def span(self) -> Span:
        """Return what stands there; raises ValueError with a sentence."""
        known = parameter_values(self._model)
        name = self.parameter.currentText()
        return Span(name, self.low.number(known), self.high.number(known))

    def _suggest(self) -> None:
        name = self.parameter.currentText()
        known = {each.name: each for each in self._model.parameters}
        if name not in known:
            return
        for field, value in zip((self.low, self.high), self._suggested(known[name].value),
                                strict=True):  # fmt: skip
            field.set_unit(known[name].unit)
            field.put(value)
        self._show_unit()
        self.chosen.emit()

    def _show_unit(self) -> None:
        units = {each.name: each.unit for each in self._model.parameters}
        unit = display(units.get(self.parameter.currentText(), ""), self._system).unit
        self._unit.setText(pretty(unit))
        self._unit.setVisible(bool(unit))
