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


def segments(times: Array, jumps: Array) -> tuple[Segment, ...]:
    """Return the pieces of a run in order.

    Args:
        times: (frames,) report times, from the start of the run to its end [s].
        jumps: times strictly inside the run, ascending [s].

    """
    end = float(times[-1])
    if not jumps.size:
        return (Segment(float(times[0]), end, slice(0, times.size)),)
    stops = [float(times[0])]
    for jump in jumps:
        if jump - stops[-1] > SAME * end and end - jump > SAME * end:
            stops.append(float(jump))
    first = [*np.searchsorted(times, stops).tolist(), times.size]
    return tuple(
        Segment(start, stop, slice(first[k], first[k + 1]))
        for k, (start, stop) in enumerate(zip(stops, [*stops[1:], end], strict=True))
    )
