"""Accelerations and powers: the equations of motion worked out again at the recorded states."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from kane.kernels.codes import BETWEEN_JUMPS
from kane.kernels.equations.evaluate import evaluate
from kane.kernels.equations.speed_rates import speed_rates
from kane.kernels.methods.calls import calls_for
from kane.kernels.tables import Work, make_work
from kane.results.observed import states
from kane.results.recording import Recording

Array = npt.NDArray[np.float64]


def accelerations(result: Recording) -> Array:
    """Return u' of all bodies in the solver's frames at all frames, (frames, n, 6).

    Accelerations of the mass centres in ground axes [m/s^2] and angular accelerations along the
    principal axes [rad/s^2]. At a jump of a load they are those after it.
    """
    return _rates(result)[:, :-2].reshape(len(result.time), -1, 6)


def system_powers(result: Recording) -> Array:
    """Return what loads and drivers put in, and what is taken out, (frames, 2) [W]."""
    return _rates(result)[:, -2:].copy()


def _rates(result: Recording) -> Array:
    """Return u' and the two powers at all frames, (frames, 6 n + 2)."""
    system = result.system
    work = make_work(system.tables)
    found = np.empty((len(result.time), 6 * system.bodies + 2))
    speed_rates(
        system.tables,
        work,
        calls_for(system.tables, work),
        np.array(result.time),
        result.between_jumps,
        states(result),
        np.zeros(system.state_size),
        found,
    )
    return found


def rates_at(result: Recording, frame: int, work: Work) -> Array:
    """Return y' at a frame, (state,); ``work`` then holds the state of the frame."""
    system = result.system
    y, y_dot = state(result, frame), np.zeros(system.state_size)
    work.clock[BETWEEN_JUMPS] = result.between_jumps[frame]
    evaluate(system.tables, work, float(result.time[frame]), y, y_dot, False)
    return y_dot


def state(result: Recording, frame: int) -> Array:
    """Return a copy of the solver's state y at a frame, (state,)."""
    return np.array(result.frames.values[frame, : result.system.state_size])
