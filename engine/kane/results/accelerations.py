"""Accelerations: the equations of motion worked out again at the recorded states."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from kane.kernels.evaluate import evaluate
from kane.kernels.tables import Work, make_work

if TYPE_CHECKING:
    from kane.results.result import Result

Array = npt.NDArray[np.float64]


def accelerations(result: Result) -> Array:
    """Return u' of all bodies in the solver's frames at all frames, (frames, n, 6).

    Accelerations of the mass centres in ground axes [m/s^2] and angular accelerations along the
    principal axes [rad/s^2]. At a jump of a load they are those after it.
    """
    work = make_work(result.system.tables)
    values = [rates_of_speeds(result, frame, work) for frame in range(len(result.time))]
    return np.array(values).reshape(-1, result.system.bodies, 6)


def rates_of_speeds(result: Result, frame: int, work: Work) -> Array:
    """Return u' at a frame, (6 n,); ``work`` then holds the state of the frame."""
    system = result.system
    y, y_dot = state(result, frame), np.zeros(system.state_size)
    work.clock[1] = result.between_jumps[frame]
    work.path_turned[:] = result.observed.values[frame, : work.path.size]
    evaluate(system.tables, work, float(result.time[frame]), y, y_dot)
    return y_dot[7 * system.bodies : 13 * system.bodies]


def state(result: Result, frame: int) -> Array:
    """Return the solver's state y at a frame, its two energies as zero."""
    parts = result.solver_q[frame].ravel(), result.solver_u[frame].ravel(), np.zeros(2)
    return np.concatenate(parts)
