"""An axis of a plot whose numbers are written as the person writes them."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pyqtgraph as pg

from kanevas.assets.decimals import with_mark, written

# Which numbers of a decade are written where it takes so many pixels: none stands on the next.
IN_DECADES: tuple[tuple[float, tuple[float, ...]], ...] = (
    (8000, tuple(k / 10 for k in range(10, 100))),
    (800, (1, 2, 3, 4, 5, 6, 7, 8, 9)),
    (160, (1, 2, 5)),
    (80, (1, 3)),
    (0, (1,)),
)
APART = 45  # pixels from one decade that is written to the next


class NumberAxis(pg.AxisItem):
    """Numbers with the decimal mark of the person; on a logarithmic axis those that have room."""

    def tickValues(
        self, minVal: float, maxVal: float, size: float
    ) -> list[tuple[float, list[float]]]:
        if not self.logMode:
            return super().tickValues(minVal, maxVal, size)  # type: ignore[no-any-return]
        low, high = sorted((minVal, maxVal))
        decade = size / max(high - low, 1e-9)
        said = next(digits for least, digits in IN_DECADES if decade >= least)
        every = max(1, int(np.ceil(APART / decade)))
        decades = range(int(np.floor(low)), int(np.ceil(high)) + 1)
        named = [k + np.log10(digit) for k in decades if k % every == 0 for digit in said]
        lines = [k + np.log10(digit) for k in decades if every == 1 for digit in range(1, 10)]
        between = sorted(set(map(float, lines)) - set(map(float, named)))
        return [(1.0, _within(named, low, high)), (0.1, _within(between, low, high))]

    def tickStrings(self, values: Sequence[float], scale: float, spacing: float) -> list[str]:
        if self.logMode:
            return [
                written(10.0**value, ".3g") if spacing == 1.0 else ""  # lines alone
                for value in values
            ]
        return [with_mark(text) for text in super().tickStrings(values, scale, spacing)]


def number_axes() -> dict[str, NumberAxis]:
    """Return the axes at the left and below of a new plot."""
    return {side: NumberAxis(side) for side in ("left", "bottom")}


def _within(values: Sequence[float], low: float, high: float) -> list[float]:
    return [float(value) for value in values if low <= value <= high]
