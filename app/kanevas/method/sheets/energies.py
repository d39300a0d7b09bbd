"""Energies and powers: where each joule is, and where each watt goes."""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

import numpy as np
from PySide6.QtCore import QCoreApplication

from kane.analyses.energy_report import Energies, EnergyReport
from kane.fields import SYSTEM
from kanevas.method.sheets.sheet import Cell, Line, Sheet, number
from kanevas.units import UnitSystem, display, pretty

KEYS = ("kinetic_energy", "potential_energy", "", "power", "power_in", "dissipation")

JOULE, WATT = "J", "W"
UNITS = (JOULE, JOULE, JOULE, WATT, WATT, WATT)
ACCOUNT = ("work", "dissipated", "energy_balance")
CHANGING_ACCOUNT = ("work", "dissipated", "friction", "strikes", "energy_balance")
CHANGES = "changes"  # of parameters, in a live run: told where there were any
OF_SYSTEM = ("kinetic_energy", "potential_energy", "energy", "", "power", "dissipation")


class _Row(NamedTuple):
    line: Line
    values: tuple[float | None, ...]
    quantities: tuple[str, ...]


class EnergySheet(Sheet):
    """A row for each body, load, driver and friction; then the sums, and the account of the run."""

    def __init__(
        self,
        report: EnergyReport,
        account: Mapping[str, float],
        known: frozenset[str],
        system: UnitSystem,
    ) -> None:
        """Show energies.

        Args:
            report: what elements have and do.
            account: quantities of the whole system since the start, by name; empty before a run.
            known: names of the quantities that can be plotted.
            system: units to show them in.

        """
        self._known = known
        self._displays = [display(unit, system) for unit in UNITS]
        self._rows = [*self._elements(report), *self._sums(report), *self._account(account)]
        self.rows = [row.line for row in self._rows]
        self.columns = [
            Line(f"{text}\n[{pretty(choice.unit)}]", (), tip)
            for (text, tip), choice in zip(_titles(), self._displays, strict=True)
        ]
        numbers = [[v or 0.0 for v in row.values] for row in self._rows if not row.line.strong]
        self._scales = np.abs(np.array(numbers).reshape(-1, len(UNITS))).max(axis=0, initial=0.0)
        self.note = _tr("put in − heat = d(kinetic + potential)/dt")

    def cell(self, row: int, column: int) -> Cell:
        entry, choice = self._rows[row], self._displays[column]
        value = entry.values[column]
        if value is None:
            return Cell()
        quantity = entry.quantities[column]
        quantity = quantity if quantity in self._known else ""
        tip = _tr("{}: plot it from the menu of the right button").format(quantity)
        scale = 0.0 if self.rows[row].strong else self._scales[column]
        text = number(value / choice.factor, scale / choice.factor)
        return Cell(
            (text,), (value / choice.factor,),
            tip=tip if quantity else "", quantity=quantity,
        )  # fmt: skip

    def _elements(self, report: EnergyReport) -> Iterator[_Row]:
        for entry in report.entries:
            values = _values(entry)
            quantities = tuple(f"{entry.name}.{key}" for key in KEYS)
            if entry.kind == "driver":
                quantities = ("", "", "", f"{entry.name}.power", f"{entry.name}.power", "")
            tip = _tr("Power: that of its weight") if entry.kind == "body" else ""
            yield _Row(Line(entry.name, (entry.name,), tip), values, quantities)

    def _sums(self, report: EnergyReport) -> Iterator[_Row]:
        total = report.total
        quantities = tuple(f"{SYSTEM}.{key}" for key in OF_SYSTEM)
        energy = total.kinetic + total.potential
        values = (total.kinetic, total.potential, energy, *total[4:])
        yield _Row(Line(_tr("sum"), strong=True), values, quantities)
        tip = _tr("From the accelerations; it is the sum of all powers on the bodies")
        line = Line(_tr("rate of kinetic energy"), (), tip, strong=True)
        yield _Row(line, (None, None, None, report.kinetic_rate, None, None), ("",) * 6)

    def _account(self, account: Mapping[str, float]) -> Iterator[_Row]:
        """Yield what was put in and taken out since the start of the run, as energies."""
        words = {
            "work": _tr("work put in since the start"),
            "dissipated": _tr("heat since the start"),
            "friction": _tr("heat of dry friction since the start"),
            "strikes": _tr("lost in strikes since the start"),
            "changes": _tr("brought in by changes of parameters since the start"),
            "energy_balance": _tr("balance: what is left"),
        }
        tip = _tr("Energies of the whole system")
        for key, value in account.items():
            line = Line(words[key], (), tip, strong=key == "energy_balance")
            name = f"{SYSTEM}.{key}"
            yield _Row(line, (None, None, value, None, None, None), ("", "", name, "", "", ""))


def _values(entry: Energies) -> tuple[float | None, ...]:
    """Return the numbers of an element; None where it cannot have any."""
    if entry.kind == "body":
        energy = entry.kinetic + entry.potential
        return entry.kinetic, entry.potential, energy, entry.given, None, None
    if entry.kind == "driver":
        return None, None, None, entry.given, entry.put_in, None
    if entry.kind == "friction":
        return None, None, None, entry.given, None, entry.taken_out
    potential = entry.potential
    return None, potential, potential, entry.given, entry.put_in, entry.taken_out


def _titles() -> list[tuple[str, str]]:
    return [
        (_tr("kinetic"), _tr("Kinetic energy")),
        (_tr("potential"), _tr("Potential energy")),
        (_tr("energy"), _tr("Kinetic and potential energy; below the sums: since the start")),
        (_tr("power on bodies"), _tr("Power of its forces on the bodies")),
        (_tr("put in"), _tr("Power that its law, driver or flow puts in")),
        (_tr("heat"), _tr("Power that it turns into heat")),
    ]


def _tr(text: str) -> str:
    return QCoreApplication.translate("Method", text)
