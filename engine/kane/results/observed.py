"""Paths and the loads on them, observed at the recorded states."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np
import numpy.typing as npt

from kane.kernels.equations.observe import observe
from kane.kernels.tables import make_work

if TYPE_CHECKING:
    from kane.results.result import Result

Array = npt.NDArray[np.float64]


class Observed(NamedTuple):
    """Paths and the loads on them at all frames.

    Attributes:
        values: (frames, paths) values.
        rates: (frames, paths) rates.
        forces: (frames, loads on paths) generalized active forces.

    """

    values: Array
    rates: Array
    forces: Array


def observed(result: Result) -> Observed:
    """Return what is seen of paths over all frames of a result, or of a block of one."""
    tables, count = result.system.observed, len(result.time)
    found = Observed(
        np.empty((count, tables.paths.size)),
        np.empty((count, tables.paths.size)),
        np.empty((count, tables.path_loads.size)),
    )
    observe(
        tables,
        make_work(tables),
        np.array(result.time),
        result.between_jumps,
        np.hstack([states(result), result.counted]),
        *found,
    )
    for array in found:
        array.flags.writeable = False
    return found


def states(result: Result, frames: slice | npt.NDArray[np.int64] = slice(None)) -> Array:
    """Return a copy of the states at frames, (frames, state), contiguous for a kernel."""
    return np.array(result.frames.values[frames, : result.system.state_size])
