"""All knobs of a model."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QLabel, QScrollArea, QStackedLayout, QVBoxLayout, QWidget

from kane.model import Input, Model, Parameter
from kanevas.knobs.knob import Knob
from kanevas.knobs.reach import Reach
from kanevas.look.theme import Theme
from kanevas.settings.bindings import Binding, Bindings
from kanevas.units import UnitSystem
from kanevas.units.systems import SI

Shown = tuple[tuple[str, str, str, Reach | None], ...]


class KnobsPanel(QWidget):
    """Shows a slider for each parameter and each input, or what makes one.

    Signals:
        parameter_turned, input_turned: the name, and the number that is wanted [SI].
        binding_wanted: something else is to lead the input of this name.
    """

    parameter_turned = Signal(str, float)
    input_turned = Signal(str, float)
    binding_wanted = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._system: UnitSystem = SI
        self._model = Model()
        self._shown: Shown = ()
        self._bindings: Bindings = {}
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
        self._scroll.setAccessibleName(self.tr("Inputs"))
        self._stack = QStackedLayout(self)
        self._stack.addWidget(self._hint)
        self._stack.addWidget(self._scroll)
        self.set_theme(theme)

    def set_theme(self, theme: Theme) -> None:
        """Draw in other colours."""
        self._theme = theme
        self._hint.setStyleSheet(f"color: {theme.muted.name()};")
        self.show_bindings(self._bindings)

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

    def show_inputs(self, values: Mapping[str, float]) -> None:
        """Show numbers that inputs have in a live run, by their names [SI]."""
        for name, value in values.items():
            if name in self.knobs:
                self.knobs[name].show_value(value)

    def show_bindings(self, bindings: Bindings) -> None:
        """Show what leads inputs beside their sliders."""
        self._bindings = bindings
        for each in self._model.inputs:
            if each.name in self.knobs:
                binding = bindings.get(each.name, Binding())
                self.knobs[each.name].show_binding(binding, self._theme)

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
            knob.binding_wanted.connect(partial(self.binding_wanted.emit, name))
            self.knobs[name] = knob
            column.addWidget(knob)
        column.addStretch(1)
        if (old := self._scroll.takeWidget()) is not None:
            old.deleteLater()
        self._scroll.setWidget(page)
        self.show_bindings(self._bindings)
        self._stack.setCurrentWidget(self._scroll if self._shown else self._hint)

    def _teller(self, each: Parameter | Input, name: str) -> Callable[[float], None]:
        signal = self.parameter_turned if isinstance(each, Parameter) else self.input_turned
        return lambda value: signal.emit(name, value)
