"""The constraint matrix: a row for each thing that a joint holds, a column for each speed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QCoreApplication

from kane.results.event_words import who
from kanevas.assets.told import told
from kanevas.method.sheets.sheet import Cell, Line, Sheet, number, number_cell

if TYPE_CHECKING:
    from kane.analyses.constraint_report import ConstraintReport, Row


class ConstraintSheet(Sheet):
    """B, and beside it g and λ: B u = g.

    Attributes:
        redundant: how many rows say something twice, and of which joints; empty without any.
        joints: names of these joints.

    """

    def __init__(
        self, report: ConstraintReport, values: npt.NDArray[np.float64] | None = None
    ) -> None:
        """Show a matrix.

        Args:
            report: the matrix with its names.
            values: its singular values, where they were worked out.

        """
        self._report = report
        self._rows: dict[int, npt.NDArray[np.float64]] = {}
        self.rows = [
            Line(
                _text(row),
                (row.element,),
                _tr("Holds the {} of {}").format(_level(row.level), row.element),
            )
            for row in report.rows
        ]
        self.rows += [
            Line(
                _text(row), (row.element,), _tr("Does not hold now: {}").format(told(why)),
                muted=True,
            )
            for row, why in report.off
        ]  # fmt: skip
        self.columns = [
            Line(name.replace(".", "\n"), (name.rsplit(".", 1)[0],), name) for name in report.speeds
        ]
        self.columns += [
            Line("g", (), _tr("Right side: what the row of B times the speeds is to be [m/s]")),
            Line("λ", (), _tr("Multiplier: the force of the row [N]")),
        ]
        self.redundant = "; ".join(
            _tr("{} redundant: {}").format(group.rows, ", ".join(group.joints))
            for group in report.redundancies
        )
        self.joints = tuple(name for group in report.redundancies for name in group.joints)
        self.note = _summary(report, values)

    def cell(self, row: int, column: int) -> Cell:
        count, on = len(self._report.speeds), len(self._report.rows)
        if row >= on:
            return self._off_cell(row - on, column)
        if column >= count:
            side = self._report.prescribed if column == count else self._report.multipliers
            return number_cell(side[row], tip=self.columns[column].tip)
        if row not in self._rows:
            self._rows[row] = self._report.matrix[[row]].toarray()[0]
        tip = _tr("{} of {}").format(self.rows[row].text, self._report.speeds[column])
        return number_cell(self._rows[row][column], 1.0, tip=tip)

    def _off_cell(self, row: int, column: int) -> Cell:
        """Return a cell of a row that does not hold: its numbers all the same, and why."""
        count, why = len(self._report.speeds), told(self._report.off[row].why)
        if column == count:
            return Cell(("–",), tip=why, muted=True)
        if column > count:
            return Cell((why,), tip=self.columns[column].tip, prose=True, muted=True)
        place = len(self._report.rows) + row
        if place not in self._rows:
            self._rows[place] = self._report.off_matrix[[row]].toarray()[0]
        cell = number_cell(self._rows[place][column], 1.0, tip=why)
        return cell._replace(muted=True)


def _text(row: Row) -> str:
    return f"{told(who(row.element, row.part))}: {told(row.holds)}"


def _level(level: str) -> str:
    return {
        "position": _tr("position"),
        "speed": _tr("speed"),
        "acceleration": _tr("acceleration"),
    }[level]


def _summary(report: ConstraintReport, values: npt.NDArray[np.float64] | None) -> str:
    """Return rank, freedoms and condition in words."""
    from kane.analyses.constraint_report import condition

    lines = [
        _tr("rank {} of {} rows").format(report.rank, len(report.rows)),
        _tr("{} speeds, freedoms: {}").format(len(report.speeds), report.freedoms),
    ]
    if values is not None and values.size:
        lines.append(_tr("condition {}").format(number(condition(values))))
    return "\n".join(lines)


def _tr(text: str) -> str:
    return QCoreApplication.translate("Method", text)
