"""A strike worked out: its rows, speeds, impulses, and the matrix between them."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from kane.results.event_words import who
from kanevas.assets.told import told
from kanevas.method.sheets.sheet import Cell, Line, Sheet, number
from kanevas.units import UnitSystem, display, pretty, quantity

if TYPE_CHECKING:
    from kane.results.strikes import StruckRow, WorkedStrike

FIXED = 4  # columns before those of the matrix


class StrikeSheet(Sheet):
    """Rows of the strikes at a time: e, speeds before and after, impulses, and J A⁻¹ Jᵀ."""

    def __init__(self, strikes: tuple[WorkedStrike, ...], units: UnitSystem) -> None:
        self._units = units
        self._lines = [(strike, place) for strike in strikes for place in _order(strike)]
        many = len(strikes) > 1
        self.rows = [
            Line(
                f"{strikes.index(strike) + 1}. {_text(strike.rows[place])}"
                if many
                else _text(strike.rows[place]),
                (strike.rows[place].element,),
                told(strike.rows[place].why),
                muted=not strike.rows[place].is_on,
            )
            for strike, place in self._lines
        ]
        self.columns = [
            Line("e", (), _tr("Coefficient of restitution; 0 where the contact comes to rest")),
            Line(_tr("before"), (), _tr("Speed of the row before the strike, opening positive")),
            Line(_tr("after"), (), _tr("Speed of the row after the strike, opening positive")),
            Line(_tr("impulse"), (), _tr("Impulse on the row; a gap can only push")),
        ]
        if strikes:
            self.columns += [
                Line(
                    f"S\n{_text(strikes[0].rows[place])}",
                    (strikes[0].rows[place].element,),
                    _tr("S = J A⁻¹ Jᵀ: what an impulse on this row does to the speeds of the rows"),
                )
                for place in _order(strikes[0])
            ]
        self.note = notes(strikes, units)

    def cell(self, row: int, column: int) -> Cell:
        strike, place = self._lines[row]
        own = strike.rows[place]
        speed, impulse = ("rad/s", "N m s") if own.is_angle else ("m/s", "N s")
        match column:
            case 0 if not own.is_on:
                return Cell((told(own.why),), prose=True, muted=True)
            case 0:
                return _plain("–" if math.isnan(own.restitution) else number(own.restitution))
            case 1:
                return self._number(own.before, speed, own)
            case 2:
                return self._number(own.after, speed, own)
            case 3:
                return self._number(own.impulse, impulse, own)
        across = _order(strike)[column - FIXED]
        value = float(strike.matrix[place, across])
        unit = _unit(own, strike.rows[across])
        is_on = own.is_on and strike.rows[across].is_on
        return self._number(value, unit, own)._replace(muted=not is_on)

    def _number(self, value: float, unit: str, row: StruckRow) -> Cell:
        shown = display(unit, self._units)
        text = f"{number(value / shown.factor)} {pretty(shown.unit)}".rstrip()
        return Cell((text,), (value / shown.factor,), muted=not row.is_on)


def _plain(text: str) -> Cell:
    return Cell((text,))


def _order(strike: WorkedStrike) -> list[int]:
    """Return the places of the rows: those that take part first."""
    return sorted(range(len(strike.rows)), key=lambda place: not strike.rows[place].is_on)


def _text(row: StruckRow) -> str:
    name = told(who(row.element, row.part))
    return _tr("{}: row {}").format(name, row.number) if row.number else name


def _unit(row: StruckRow, across: StruckRow) -> str:
    """Return the unit of what an impulse on a row does to the speed of another."""
    return {0: "1/kg", 1: "1/(kg m)", 2: "1/(kg m^2)"}[row.is_angle + across.is_angle]


def notes(strikes: tuple[WorkedStrike, ...], units: UnitSystem) -> str:
    """Return what is told of the strikes as wholes."""
    many = len(strikes) > 1
    found = [_note(strike, units) for strike in strikes]
    return "\n".join(f"{i}. {text}" if many else text for i, text in enumerate(found, 1))


def _note(strike: WorkedStrike, units: UnitSystem) -> str:
    """Return what law was taken, and what was lost or put in."""
    from kane.results.strikes import LAW_WORDS

    if strike.given_by:
        energy = quantity(abs(strike.lost), "J", units, 4)
        done = _tr("{} put in") if strike.lost <= 0.0 else _tr("{} taken out")
        return _tr("Given from outside by {}").format(strike.given_by) + "\n" + done.format(energy)
    lines = [told(LAW_WORDS[strike.law])]
    if strike.law_changed:
        lines.append(_tr("Newton's law would have created energy"))
    lines.append(_tr("{} lost").format(quantity(strike.lost, "J", units, 4)))
    if not strike.unique:
        lines.append(_tr("impulses not unique"))
    return "\n".join(lines)


def _tr(text: str) -> str:
    return QCoreApplication.translate("Method", text)
