"""Accelerations and powers: the equations of motion worked out again at the recorded states."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from kane.compiled.constraint_matrix import sparse_constraint_matrix
from kane.compiled.massless import massless
from kane.compiled.system import System
from kane.kernels.codes import BETWEEN_JUMPS, NOW
from kane.kernels.equations import assemble as primitives
from kane.kernels.equations.evaluate import evaluate
from kane.kernels.equations.recorded_rates import recorded_rates
from kane.kernels.equations.speed_rates import speed_rates
from kane.kernels.methods.calls import calls_for
from kane.kernels.state import ENERGIES
from kane.kernels.tables import Indices, Work, make_work
from kane.results.crowd_touches import crowd_at
from kane.results.observed import states
from kane.results.recording import Recording
from kane.results.touched import of_one_touch, tables_at

Array = npt.NDArray[np.float64]


def accelerations(result: Recording) -> Array:
    """Return u' of all bodies in the solver's frames at all frames, (frames, n, 6).

    Accelerations of the mass centres in ground axes [m/s^2] and angular accelerations along the
    principal axes [rad/s^2]. At a jump of a load they are those after it.
    """
    return _rates(result)[:, :-ENERGIES].reshape(len(result.time), -1, 6)


def system_powers(result: Recording) -> Array:
    """Return put in, taken out by dampers and by friction, put in by hands, (frames, 4) [W]."""
    return _rates(result)[:, -ENERGIES:].copy()


def _rates(result: Recording) -> Array:
    """Return u' and the four powers at all frames, (frames, 6 n + 4)."""
    system = result.system
    if _presses(result):
        return _recorded(result, slice(None))[:, 7 * system.bodies :].copy()
    work = make_work(system.tables)
    found = np.empty((len(result.time), 6 * system.bodies + ENERGIES))
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


def _presses(result: Recording) -> bool:
    """Return whether forces of contacts are known by what was recorded alone."""
    return bool(result.system.contacts or result.frames.touches)


def _recorded(result: Recording, frames: slice) -> Array:
    """Return the rates at frames of a run whose constraints change, (frames, 13 n + 4)."""
    system, start = result.system_at(frames.start or 0), frames.start or 0
    found = np.zeros((len(result.time[frames]), system.motion_size + ENERGIES))
    work = make_work(system.tables)
    for own in of_one_touch(result, frames):
        recorded_rates(
            tables_at(result, own.start),
            work,
            np.array(result.time[own]),
            np.array(result.between_jumps[own]),
            states(result, own),
            np.array(result.multipliers[own]),
            _always(system),
            found[own.start - start : own.stop - start],
        )
    _add_crowd(result, frames, found)
    if (speeds := massless(system.tables.bodies)).size:
        _lead(result, frames, speeds, found)
    return found


def _always(system: System) -> int:
    """Return how many rows hold whatever the contacts do: the first ones."""
    return min((rows.start for rows in system.contact_rows), default=system.rows)


def _add_crowd(result: Recording, frames: slice, found: Array) -> None:
    """Add to rates of speeds, (frames, 13 n + 4), what large groups of bodies do to each other.

    As all forces of time steps these are means of the step before a frame, and at the first of the
    step behind it.
    """
    system = result.system
    if not result.frames.touches:
        return
    inverse = _own_inverse(system)
    u_dot = found[:, 7 * system.bodies : 13 * system.bodies].reshape(len(found), -1, 6)
    for k, frame in enumerate(range(len(result.time))[frames]):
        crowd = crowd_at(result, frame)
        if len(crowd.loads):
            u_dot[k] += inverse * crowd.loads


def _own_inverse(system: System) -> Array:
    """Return what each speed of each body has for a force of one, (n, 6): see ``light_bodies``."""
    tables = system.tables
    inverse = tables.bodies["inverse"][1:].copy()
    own = np.column_stack([np.repeat(tables.bodies["mass"][1:, None], 3, 1),
                           tables.bodies["inertia"][1:]])  # fmt: skip
    for k, added in zip(tables.light.tolist(), tables.added.tolist(), strict=True):
        at = divmod(k, 6)
        inverse[at] *= (own[at] + added) / own[at] if own[at] > 0.0 else 0.0
    return inverse


def _lead(result: Recording, frames: slice, speeds: Indices, found: Array) -> None:
    """Write the rates of speeds without inertia: forces do not tell them, but the joints do.

    B u' = gamma holds for the rows that always hold, and these lead all such speeds, or no run
    begins.
    """
    system = result.system_at(frames.start or 0)
    work, always = make_work(system.tables), _always(system)
    u_dot = found[:, 7 * system.bodies : 13 * system.bodies]
    start, times = frames.start or 0, result.time[frames]
    for k in range(times.size):
        y = state(result, start + k)
        work.clock[NOW] = times[k]
        work.clock[BETWEEN_JUMPS] = result.between_jumps[start + k]
        primitives.place(system.tables, work, y)
        primitives.jacobians(system.tables, work)
        primitives.move(system.tables, work, y[7 * system.bodies : 13 * system.bodies])
        primitives.accelerations(system.tables, work)
        B = sparse_constraint_matrix(system, work.J)[:always]
        own = B[:, speeds]
        rows = np.unique(own.nonzero()[0])
        left = work.gamma[rows] - B[rows] @ u_dot[k]
        u_dot[k, speeds] = np.linalg.lstsq(own[rows].toarray(), left, rcond=None)[0]


def rates_at(result: Recording, frame: int, work: Work) -> Array:
    """Return y' at a frame, (state,), of its angles nothing; ``work`` is scratch."""
    system = result.system
    y_dot = np.zeros(system.state_size)
    if _presses(result):
        found = _recorded(result, slice(frame, frame + 1))[0]
        y_dot[: found.size] = found
        return y_dot
    work.clock[BETWEEN_JUMPS] = result.between_jumps[frame]
    evaluate(system.tables, work, float(result.time[frame]), state(result, frame), y_dot, False)
    return y_dot


def state(result: Recording, frame: int) -> Array:
    """Return a copy of the solver's state y at a frame, (state,)."""
    return np.array(result.frames.values[frame, : result.system.state_size])
