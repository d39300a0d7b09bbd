"""What a fit found, with the errors of the values and how they go together."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from kanevas.assets.decimals import written
from kanevas.units import UnitSystem, quantity
from kanevas.widgets.grid import Grid

if TYPE_CHECKING:
    from collections.abc import Mapping

    from kane.analyses.fit import Fit

DIGITS = 6  # of a value
ERROR_DIGITS = 2
UNTOLD = "?"  # the data do not say


class ErrorTable(Grid):
    """A row for each parameter: its value, its standard deviation, its correlations."""

    def __init__(self) -> None:
        super().__init__(())

    def show_fit(self, fit: Fit | None, units: Mapping[str, str], system: UnitSystem) -> None:
        """Show another fit; ``units`` are the SI units of its parameters."""
        if fit is None:
            self.show((), ())
            return
        others = (self.tr("Correlation with {}").format(name) for name in fit.parameters)
        heads = self.tr("Parameter"), self.tr("Value"), self.tr("Deviation"), *others
        self.show(_rows(fit, units, system), heads)


def _rows(fit: Fit, units: Mapping[str, str], system: UnitSystem) -> list[tuple[str, ...]]:
    found = []
    for name, value, error, others in zip(
        fit.parameters, fit.values.tolist(), fit.errors.tolist(), fit.correlation.tolist(),
        strict=True,
    ):  # fmt: skip
        unit = units.get(name, "")
        spread = quantity(error, unit, system, ERROR_DIGITS) if np.isfinite(error) else UNTOLD
        shares = (written(each, ".3f") if np.isfinite(each) else UNTOLD for each in others)
        found.append((name, quantity(value, unit, system, DIGITS), spread, *shares))
    return found
