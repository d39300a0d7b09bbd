"""A line for one number in the units of the person."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtWidgets import QLineEdit

from kanevas.units import UnitSystem, display, pretty, read, shown


class NumberField(QLineEdit):
    """Takes what people type of a number; it is read when it is wanted."""

    def __init__(self, name: str, unit: str, value: float, system: UnitSystem) -> None:
        """Make one.

        Args:
            name: for those who hear it.
            unit: SI unit; may be empty.
            value: at the beginning [SI].
            system: the units that the person has chosen.

        """
        super().__init__()
        self._unit, self._system = unit, system
        self.setAccessibleName(name)
        self.setMinimumWidth(64)
        self.put(value)

    def put(self, value: float) -> None:
        """Show a number [SI]."""
        self.setText(shown(value, self._unit, self._system))
        self.setToolTip(pretty(display(self._unit, self._system).unit))

    def set_unit(self, unit: str) -> None:
        """Take what stands there for a number of another SI unit."""
        self._unit = unit
        self.setToolTip(pretty(display(unit, self._system).unit))

    def number(self, parameters: Mapping[str, float]) -> float:
        """Return what stands there [SI]; raises ValueError with a sentence."""
        try:
            return read(self.text(), self._unit, self._system, parameters).value
        except ValueError:
            self.setFocus()
            self.selectAll()
            raise

    def set_units(self, system: UnitSystem, parameters: Mapping[str, float]) -> None:
        """Show the same number in other units; what cannot be read stays as it is."""
        try:
            value = read(self.text(), self._unit, self._system, parameters).value
        except ValueError:
            self._system = system
            return
        self._system = system
        self.put(value)


def unit_label(name: str, unit: str, system: UnitSystem) -> str:
    """Return a name with the unit in which its numbers are shown."""
    shown_unit = pretty(display(unit, system).unit) if unit else ""
    return f"{name} [{shown_unit}]" if shown_unit and shown_unit != "1" else name
