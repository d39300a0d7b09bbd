"""What a person should know of a run that went well."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from kanevas.units import UnitSystem, gap

if TYPE_CHECKING:
    from kane.solve.outcome import Outcome

LEAST_SHIFT = 1e-9  # m; closing joints by less is round-off, not news


def _tr(text: str) -> str:
    return QCoreApplication.translate("MainWindow", text)


def to_know(outcome: Outcome, units: UnitSystem) -> Iterator[str]:
    """Yield sentences on what a run has made of the model."""
    if outcome.assembly_shift > LEAST_SHIFT:
        text = _tr("Before the run, bodies were moved by up to {} to close the joints.")
        yield text.format(gap(outcome.assembly_shift, units))
    if outcome.disagreement:
        yield outcome.disagreement
