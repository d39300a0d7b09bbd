"""Paths and the loads on them, observed at the recorded states."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from kane.kernels.equations.observe import observe
from kane.kernels.tables import make_work
from kane.results.recording import Observed, Recording

Array = npt.NDArray[np.float64]


def observed(result: Recording) -> Observed:
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


def states(result: Recording, frames: slice | npt.NDArray[np.int64] = slice(None)) -> Array:
    """Return a copy of the states at frames, (frames, state), contiguous for a kernel."""
    return np.array(result.frames.values[frames, : result.system.state_size])
