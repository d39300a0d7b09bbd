"""Pieces of a run between the times at which loads or drivers jump."""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

Array = npt.NDArray[np.float64]

SAME = 1e-12  # of the run; jumps that lie nearer to each other are one


class Segment(NamedTuple):
    """A piece of a run in which nothing jumps.

    Attributes:
        start: where it begins [s].
        end: where it ends [s].
        frames: which of the report times lie in it; one at a jump belongs to the piece after.

    """

    start: float
    end: float
    frames: slice

    @property
    def middle(self) -> float:
        """A time within it [s]: loads and drivers decide there which of their branches holds."""
        return 0.5 * (self.start + self.end)


def segments(start: float, end: float, times: Array, jumps: Array) -> tuple[Segment, ...]:
    """Return the pieces of a run in order.

    Args:
        start: of the run [s].
        end: of the run [s].
        times: (frames,) report times [s].
        jumps: times at which something jumps, ascending; those within the run count [s].

    """
    if not jumps.size:
        return (Segment(start, end, slice(0, times.size)),)
    stops = [start]
    for jump in jumps:
        if jump - stops[-1] > SAME * end and end - jump > SAME * end:
            stops.append(float(jump))
    first = [*np.searchsorted(times, stops).tolist(), times.size]
    return tuple(
        Segment(start, stop, slice(first[k], first[k + 1]))
        for k, (start, stop) in enumerate(zip(stops, [*stops[1:], end], strict=True))
    )
