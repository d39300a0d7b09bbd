"""All knobs of a model."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QLabel, QScrollArea, QStackedLayout, QVBoxLayout, QWidget

from kane.model import Input, Model, Parameter
from kanevas.knobs.knob import Knob
from kanevas.knobs.reach import Reach
from kanevas.look.theme import Theme
from kanevas.units import UnitSystem
from kanevas.units.systems import SI

Shown = tuple[tuple[str, str, str, Reach | None], ...]


class KnobsPanel(QWidget):
    """Shows a slider for each parameter and each input, or what makes one.

    Signals:
        parameter_turned, input_turned: the name, and the number that is wanted [SI].
    """

    parameter_turned = Signal(str, float)
    input_turned = Signal(str, float)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._system: UnitSystem = SI
        self._model = Model()
        self._shown: Shown = ()
        self.knobs: dict[str, Knob] = {}
        self._hint = QLabel(alignment=Qt.AlignmentFlag.AlignCenter, wordWrap=True)
        self._hint.setText(
            self.tr(
                "Parameters and inputs of the model appear here as sliders: Insert, Data, "
                "Parameter. What is turned acts at once in a live run, and short runs are made "
                "anew at once."
            )
        )
        self._hint.setMargin(12)
        self._scroll = QScrollArea(widgetResizable=True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._stack = QStackedLayout(self)
        self._stack.addWidget(self._hint)
        self._stack.addWidget(self._scroll)
        self.set_theme(theme)

    def set_theme(self, theme: Theme) -> None:
        """Draw in other colours."""
        self._hint.setStyleSheet(f"color: {theme.muted.name()};")

    def set_units(self, system: UnitSystem) -> None:
        """Write numbers in other units."""
        self._system = system
        for knob in self.knobs.values():
            knob.set_units(system)

    def show_model(self, model: Model) -> None:
        """Show the parameters and inputs of a model."""
        self._model = model
        shown = (
            *((p.name, p.unit, p.description, None) for p in model.parameters),
            *((i.name, i.unit, i.description, Reach(i.least, i.largest)) for i in model.inputs),
        )
        if shown != self._shown:
            self._shown = shown
            self._lay_out()
        for each in self._elements:
            self.knobs[each.name].show_value(each.value)

    @property
    def _elements(self) -> tuple[Parameter | Input, ...]:
        return (*self._model.parameters, *self._model.inputs)

    def _lay_out(self) -> None:
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 4, 0, 4)
        self.knobs = {}
        for each, (name, unit, tip, limits) in zip(self._elements, self._shown, strict=True):
            knob = Knob(name, unit, tip, self._system, limits)
            knob.turned.connect(self._teller(each, name))
            self.knobs[name] = knob
            column.addWidget(knob)
        column.addStretch(1)
        if (old := self._scroll.takeWidget()) is not None:
            old.deleteLater()
        self._scroll.setWidget(page)
        self._stack.setCurrentWidget(self._scroll if self._shown else self._hint)

    def _teller(self, each: Parameter | Input, name: str) -> Callable[[float], None]:
        signal = self.parameter_turned if isinstance(each, Parameter) else self.input_turned
        return lambda value: signal.emit(name, value)
