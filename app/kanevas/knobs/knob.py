"""A parameter or an input as a slider."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QSlider, QToolButton, QWidget

from kanevas.assets.icons import icon
from kanevas.knobs.binding_words import key_word, summary
from kanevas.knobs.reach import Reach, around
from kanevas.look.theme import Theme
from kanevas.settings.bindings import Binding
from kanevas.units import UnitSystem, quantity
from kanevas.widgets.elided_label import ElidedLabel

TICKS = 1000
DIGITS = 5


class Knob(QWidget):
    """A name, a number and a slider below; that of an input has the keys beside it that lead it.

    Signals:
        turned: the person has moved it: the number [SI].
        let_go: the hand has left it.
        binding_wanted: other keys are to lead it.
    """

    turned = Signal(float)
    let_go = Signal()
    binding_wanted = Signal()

    def __init__(
        self, name: str, unit: str, tip: str, system: UnitSystem, limits: Reach | None
    ) -> None:
        """Make one.

        Args:
            name: of the parameter or the input.
            unit: SI unit; may be empty.
            tip: what it is.
            system: the units that the person has chosen.
            limits: from where to where it goes; None where that is around its value.

        """
        super().__init__()
        self._unit, self._system, self._limits = unit, system, limits
        self._reach = limits or around(0.0)
        self._is_new = True
        self.value = 0.0
        self.setToolTip(tip)
        title = ElidedLabel(name)
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        self.number = QLabel(alignment=right)
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setRange(0, TICKS)
        self.slider.setPageStep(TICKS // 20)
        self.slider.setAccessibleName(name)
        self.lowers, self.raises = QLabel(), QLabel()
        self.keys = QToolButton(autoRaise=True)
        self.keys.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.keys.clicked.connect(self.binding_wanted)
        self.keys.setVisible(False)
        self.slider.valueChanged.connect(self._turn)
        self.slider.sliderReleased.connect(self._rest)
        grid = QGridLayout(self)
        grid.setContentsMargins(8, 4, 8, 4)
        grid.addWidget(title, 0, 0, 1, 2)
        grid.addWidget(self.number, 0, 2)
        grid.addWidget(self.keys, 0, 3)
        grid.addWidget(self.lowers, 1, 0)
        grid.addWidget(self.slider, 1, 1, 1, 2)
        grid.addWidget(self.raises, 1, 3, Qt.AlignmentFlag.AlignCenter)
        grid.setColumnStretch(1, 1)

    def show_binding(self, binding: Binding, theme: Theme) -> None:
        """Show what leads it beside the slider."""
        self.keys.setVisible(True)
        self.keys.setIcon(icon("keys", theme.accent if binding else theme.muted))
        text = summary(binding)
        self.keys.setToolTip(text)
        self.keys.setAccessibleName(text)
        for label, key in ((self.lowers, binding.lowers), (self.raises, binding.raises)):
            label.setText(key_word(key))
            label.setVisible(bool(key))
            label.setStyleSheet(f"color: {theme.muted.name()};")

    def show_value(self, value: float) -> None:
        """Show a number that the model has now."""
        self.value = value
        if self._limits is None and not self.slider.isSliderDown():
            at_end = self._reach.part(value) in (0.0, 1.0)
            if self._is_new or at_end or not self._reach.holds(value):
                self._reach = around(value)
        self._is_new = False
        self.slider.blockSignals(True)
        if not self.slider.isSliderDown():
            self.slider.setValue(round(self._reach.part(value) * TICKS))
        self.slider.blockSignals(False)
        self._tell()

    def set_units(self, system: UnitSystem) -> None:
        """Write the number in other units."""
        self._system = system
        self._tell()

    def _tell(self) -> None:
        self.number.setText(quantity(self.value, self._unit, self._system, DIGITS))

    def _turn(self, tick: int) -> None:
        self.value = self._reach.value(tick / TICKS)
        self._tell()
        self.turned.emit(self.value)
        if not self.slider.isSliderDown():  # by a key
            self._rest()

    def _rest(self) -> None:
        self.let_go.emit()
        self.show_value(self.value)  # one at its end goes farther the next time
