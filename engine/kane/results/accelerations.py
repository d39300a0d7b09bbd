"""Accelerations and powers: the equations of motion worked out again at the recorded states."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np
import numpy.typing as npt

from kane.kernels.evaluate import evaluate
from kane.kernels.tables import Work, make_work

if TYPE_CHECKING:
    from kane.results.result import Result

Array = npt.NDArray[np.float64]


class Rates(NamedTuple):
    """What the equations of motion say at all frames; at a jump of a load, after it.

    Attributes:
        speeds: u' of all bodies in the solver's frames, (frames, n, 6): accelerations of the mass
            centres in ground axes [m/s^2], angular ones along the principal axes [rad/s^2].
        powers: what loads and drivers put in, and what is taken out, (frames, 2) [W].

    """

    speeds: Array
    powers: Array


def rates(result: Result) -> Rates:
    """Return accelerations and powers at all frames."""
    n, count = result.system.bodies, len(result.time)
    found = Rates(np.empty((count, n, 6)), np.empty((count, 2)))
    work = make_work(result.system.tables)
    for frame in range(count):
        y_dot = rates_at(result, frame, work)
        found.speeds[frame] = y_dot[7 * n : 13 * n].reshape(n, 6)
        found.powers[frame] = y_dot[13 * n :]
    for array in found:
        array.flags.writeable = False
    return found


def rates_at(result: Result, frame: int, work: Work) -> Array:
    """Return y' at a frame, (13 n + 2,); ``work`` then holds the state of the frame."""
    system = result.system
    y, y_dot = state(result, frame), np.zeros(system.state_size)
    work.clock[1] = result.between_jumps[frame]
    work.path_turned[:] = result.observed.values[frame, : work.path.size]
    evaluate(system.tables, work, float(result.time[frame]), y, y_dot)
    return y_dot


def state(result: Result, frame: int) -> Array:
    """Return the solver's state y at a frame, its two energies as zero."""
    parts = result.solver_q[frame].ravel(), result.solver_u[frame].ravel(), np.zeros(2)
    return np.concatenate(parts)
