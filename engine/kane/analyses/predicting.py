"""Predictions: what a person expects of a run before there is one, and what came out."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from kane.arguments import checked
from kane.model import Model
from kane.model.offered import places_of_last
from kane.model.plot_layout import read_curve
from kane.results import Result

MOST = 4  # quantities that are asked for
NEAR = 0.05  # of the way that a quantity goes: as much as a good estimate by hand is off


@dataclass(frozen=True)
class Prediction:
    """What was expected of a quantity at the end of a run, and what came out.

    Attributes:
        quantity: its full name.
        unit: of both numbers.
        expected: the number that was predicted.
        found: the one that came out.
        off: their difference, as a part of the way between the least and the largest value of the
            run, or of the number itself where it does not change.

    """

    quantity: str
    unit: str
    expected: float
    found: float
    off: float

    @property
    def is_near(self) -> bool:
        """Whether it is as good as an estimate by hand can be."""
        return self.off <= NEAR


@checked
def quantities_to_predict(model: Model) -> tuple[str, ...]:
    """Return the first quantities that the plots of a model show; else where its last body is."""
    read = [read_curve(text) for plot in model.plots for text in plot.curves]
    names = [each.quantity for each in read if each is not None and not each.operation]
    return tuple(dict.fromkeys(names or places_of_last(model)))[:MOST]


@checked
def compare_predictions(result: Result, expected: Mapping[str, float]) -> dict[str, Prediction]:
    """Return what became of predictions of quantities at the end of a run, in their units.

    Args:
        result: the run.
        expected: numbers by the names of quantities.

    Raises:
        UnknownSignalError: there is no quantity of a name.

    """
    found = {}
    for name, number in expected.items():
        (full,) = result.full_names([name])
        values = np.asarray(result[full])
        last = float(values[-1])
        size = float(np.ptp(values)) or abs(last) or 1.0
        unit = result.quantities[full].quantity.unit
        found[name] = Prediction(full, unit, float(number), last, abs(number - last) / size)
    return found
