"""Paths and the loads on them, observed at the recorded states."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np
import numpy.typing as npt

from kane.kernels.observe import observe
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


def observed(result: Result, turned: Array | None) -> Observed:
    """Return what is seen of paths over all frames.

    Args:
        result: a result, or a block of one.
        turned: (paths,) values at its first frame, from which turns go on; None at the start.

    """
    tables, count = result.system.observed, len(result.time)
    found = Observed(
        np.empty((count, tables.paths.size)),
        np.empty((count, tables.paths.size)),
        np.empty((count, tables.path_loads.size)),
    )
    work = make_work(tables)
    if turned is not None:
        work.path_turned[:] = turned
    observe(
        tables,
        work,
        np.array(result.time),
        result.between_jumps,
        flat(result.solver_q),
        flat(result.solver_u),
        *found,
    )
    for array in found:
        array.flags.writeable = False
    return found


def flat(frames: Array) -> Array:
    """Return (frames, n, k) as contiguous (frames, n k) for a kernel."""
    return np.array(frames.reshape(len(frames), -1))
