"""Partial velocities: a row for each point and each turn, a column for each generalized speed."""

import numpy as np
from PySide6.QtCore import QCoreApplication

from kane.analyses.partial_velocities import Mover, PartialVelocities
from kanevas.method.sheets.sheet import Cell, Line, Sheet, number, vector_cell
from kanevas.vectors.arrow import Arrow

AXES = ("x", "y", "z")


class PartialVelocitySheet(Sheet):
    """The vectors v_r and ω_r, and behind them v_t and the velocity that they sum up to."""

    def __init__(self, found: PartialVelocities) -> None:
        self._found = found
        self._vectors: dict[int, np.ndarray] = {}
        speeds = found.speeds
        self.rows = [_row(mover) for mover in found.movers]
        self.columns = [
            Line(
                f"{name}\n{number(value)} {unit}",
                (name.rsplit(".", 1)[0],),
                _tr("Generalized speed {}, now {} {}").format(name, number(value), unit),
                parts=AXES,
            )
            for name, unit, value in zip(speeds.names, speeds.units, speeds.values, strict=True)
        ]
        self._rest = len(self.columns) if np.abs(speeds.rest).max(initial=0.0) > 0 else None
        if self._rest is not None:
            tip = _tr("What drivers prescribe, whatever the generalized speeds are")
            self.columns.append(Line(_tr("prescribed\nvₜ"), (), tip, parts=AXES))
        tip = _tr("Sum of partial velocity times generalized speed: the velocity")
        self.columns.append(Line(_tr("sum\nΣ vᵣ uᵣ + vₜ"), (), tip, strong=True, parts=AXES))
        self.note = _tr("x, y, z in ground axes, SI units")

    def cell(self, row: int, column: int) -> Cell:
        vector, scale = self._vector(row, column), float(np.abs(self._of(row)).max(initial=1.0))
        return vector_cell(vector, scale, tip=self._tip(row, column))

    def arrows(self, row: int, column: int) -> tuple[Arrow, ...]:
        mover = self._found.movers[row]
        return (Arrow(mover.name, mover.kind, mover.at, self._vector(row, column)),)

    def _vector(self, row: int, column: int) -> np.ndarray:
        if column < len(self._found.speeds.names):
            return self._of(row)[:, column]
        return self._found.rest(row) if column == self._rest else self._found.sum(row)

    def _of(self, row: int) -> np.ndarray:
        if row not in self._vectors:
            self._vectors[row] = self._found.of(row)
        return self._vectors[row]

    def _tip(self, row: int, column: int) -> str:
        names = self._found.speeds.names
        if column >= len(names):
            return self.columns[column].tip
        mover = self._found.movers[row]
        kind = (
            _tr("Partial velocity of {} for {}; a click shows the vector")
            if mover.kind == "velocity"
            else _tr("Partial angular velocity of {} for {}; a click shows the vector")
        )
        return kind.format(mover.name, names[column])


def _row(mover: Mover) -> Line:
    sign = "v" if mover.kind == "velocity" else "ω"
    tip = (
        _tr("Velocity of the mass centre, or of the point")
        if mover.kind == "velocity"
        else _tr("Angular velocity of the body")
    )
    return Line(f"{sign}  {mover.name}", (mover.name,), tip)


def _tr(text: str) -> str:
    return QCoreApplication.translate("Method", text)
