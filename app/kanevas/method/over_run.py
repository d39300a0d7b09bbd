"""What the tables say over a whole run, as curves."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import QCoreApplication

from kanevas.method.tables import CONSTRAINTS, LEDGER

if TYPE_CHECKING:
    from kane.analyses.constraint_report import SingularValues
    from kane.analyses.forces_over import ForcesOver, SpeedKind
    from kane.results import Result
    from kanevas.method.time_plot import OverTime

ZERO = 1e-9  # of the largest singular value: what is not more is zero
MOST_CURVES = 12  # of F_r, one for each speed, that can be told apart

Progress = Callable[[float], None]


def look_over(
    table: str,
    result: Result,
    speeds: SpeedKind,
    column: str,
    progress: Progress,
    stop: threading.Event,
) -> OverTime:
    """Work out the curves of a table over a run.

    Args:
        table: the constraint matrix, or the ledger of generalized forces.
        result: the run.
        speeds: kind of the generalized speeds, see ``Options``.
        column: the speed whose equation is drawn; empty for F_r of all speeds.
        progress: called with the part done, 0 to 1.
        stop: set it from any thread to end with what is there.

    """
    if table == CONSTRAINTS:
        from kane.analyses.constraint_report import singular_values_over

        return _singular_values(singular_values_over(result, progress, stop))
    if table == LEDGER:
        from kane.analyses.forces_over import forces_over

        return _forces(forces_over(result, speeds, progress, stop), column)
    raise ValueError(f"the table {table} has no curves over a run")


def _singular_values(found: SingularValues) -> OverTime:
    """Return those that are not of redundant rows, which are zero."""
    from kanevas.method.time_plot import OverTime

    time, values = found
    floor = ZERO * values.max(initial=0.0)
    kept = [column for column in values.T if (column > floor).any()] if values.size else []
    curves = tuple(("", np.maximum(column, floor)) for column in kept)
    return OverTime(time, curves, _tr("singular values of B"), is_log=True)


def _forces(found: ForcesOver, column: str) -> OverTime:
    """Return the three terms of the equation of one speed, or F_r of all speeds."""
    from kanevas.method.sheets.ledger import ACTIVE, CONSTRAINT, INERTIA  # it takes long to load
    from kanevas.method.time_plot import OverTime

    if column in found.speeds:
        k = found.speeds.index(column)
        terms = (ACTIVE, found.active), (INERTIA, found.inertia), (CONSTRAINT, found.constraint)
        curves = tuple((f"{name}  {column}", values[:, k]) for name, values in terms)
        return OverTime(found.time, curves, found.units[k])
    curves = tuple(
        (f"{name} [{unit}]", values)
        for name, unit, values in zip(found.speeds, found.units, found.active.T, strict=True)
    )
    return OverTime(found.time, curves[:MOST_CURVES], ACTIVE)


def _tr(text: str) -> str:
    return QCoreApplication.translate("Method", text)
