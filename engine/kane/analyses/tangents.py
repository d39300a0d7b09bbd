"""How the equations of motion change with the state, exactly.

With accelerations u' and multipliers lambda of a frame held fixed,

    r = A u' - f(q, u, t, lambda) - B^T lambda = 0,    B u' - gamma(q, u, t) = 0,    B u - g = 0

are worked out on dual numbers (``kernels.compiling.dual``) by the kernels that moved the bodies:
one evaluation gives the slopes along all directions asked for. Directions are small displacements
of the bodies, shifts in ground axes and turns in body axes, and changes of their speeds u.
"""

import threading
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from kane.analyses.care import unless_stopped
from kane.compiled import System
from kane.compiled.constraint_matrix import RANK_TOLERANCE, constraint_matrix, placed
from kane.errors import KaneError
from kane.kernels.codes import BETWEEN_JUMPS, NOW
from kane.kernels.compiling.bundle import emptied
from kane.kernels.compiling.dual import duals, met_corners, over_duals, slopes_of
from kane.kernels.equations import assemble
from kane.kernels.equations.body import coordinate_rates
from kane.kernels.equations.dry_friction import _push as push
from kane.kernels.equations.dry_friction import normal_size, put_friction
from kane.kernels.equations.signals import signal_rates
from kane.kernels.programs.program import value
from kane.kernels.tables import Tables, Work, make_work
from kane.sentences import say

Array = npt.NDArray[np.float64]

POSITIONS = ("p", "R", "path", "path_gradient")
MOTION = ("v", "w", "f", "power", "path_rate", "path_bias", "stack", "J", "g", "gamma")
OF_SLIDING = ("J", "slip", "direction", "lam", "force", "known")


class NoSlopeError(KaneError):
    """The equations have no derivative at a state."""


class Slopes(NamedTuple):
    """Slopes along directions, of which there are d.

    Attributes:
        residuals: (6 n, d) of r.
        rows: (m, d) of B u' - gamma.
        speeds: (m, d) of B u - g, with u changed as the directions say.
        signals: (s, d) of the rates of the states of signals.
        corners: functions of laws that have a corner at the state.

    """

    residuals: Array
    rows: Array
    speeds: Array
    signals: Array
    corners: tuple[str, ...]


class State(NamedTuple):
    """A state on the constraints, with all that the equations make of it.

    Attributes:
        system: the compiled model.
        time: [s]; between: a time between the same jumps of the laws [s].
        y: (state,) see ``kernels.state``.
        rates: (6 n,) u'.
        multipliers: (m,) lambda.

    """

    system: System
    time: float
    between: float
    y: Array
    rates: Array
    multipliers: Array

    @property
    def speeds(self) -> Array:
        """The speeds u of the bodies, (6 n,)."""
        return self.y[7 * self.system.bodies : 13 * self.system.bodies]


def slopes(
    state: State,
    shifts: Array,
    speeds: Array,
    tables: Tables | None = None,
    signals: Array | None = None,
    stop: threading.Event | None = None,
) -> Slopes:
    """Return the slopes of the equations along directions.

    Args:
        state: where.
        shifts: (6 n, d) small displacements of the bodies.
        speeds: (6 n, d) changes of their speeds, at the places that they are displaced to.
        tables: those of the system with another part of the loads, or with numbers that are dual.
        signals: (s, d) changes of the states of signals; None for none.
        stop: an event that any thread may set to give up.

    Raises:
        StoppedError: it was stopped.
        NoSlopeError: the equations have no derivative there.

    """
    tables = state.system.tables if tables is None else tables
    with met_corners() as corners, np.errstate(all="ignore"):
        try:
            work = _moved(state, tables, shifts, speeds, signals, stop)
            unless_stopped(stop)
            residuals = _residuals(state, tables, work)
            rows = _rows_of(state.system, work.J, state.rates) - work.gamma
            rates = np.zeros(state.y.size, dtype=object)
            over_duals(signal_rates)(tables, work, rates)
        except (ZeroDivisionError, ValueError, OverflowError) as error:
            raise _no_slope() from error
    u = duals(state.speeds, speeds)
    d = shifts.shape[1]
    found = Slopes(
        slopes_of(residuals, d),
        slopes_of(rows, d),
        slopes_of(_rows_of(state.system, work.J, u) - work.g, d),
        slopes_of(rates[state.system.signal_places], d),
        tuple(corners),
    )
    if not all(np.isfinite(part).all() for part in found[:4]):
        raise _no_slope()
    return found


def sample_slopes(
    state: State,
    shifts: Array,
    speeds: Array,
    signals: Array,
    held: Sequence[int],
    tables: Tables | None = None,
) -> tuple[Array, Array]:
    """Return what sampled states become where they are sampled, (h,), and the slopes, (h, d).

    Args:
        state: just before the sample.
        shifts: (6 n, d) small displacements of the bodies.
        speeds: (6 n, d) changes of their speeds.
        signals: (s, d) changes of the states of signals.
        held: which states of signals.
        tables: those of the system with numbers that are dual.

    Raises:
        NoSlopeError: there is no derivative there.

    """
    n = state.system.bodies
    tables = state.system.tables if tables is None else tables
    work = work_of_duals(tables)
    work.clock[NOW], work.clock[BETWEEN_JUMPS] = state.time, state.between
    with np.errstate(all="ignore"):
        try:
            y = moved_state(state, shifts, speeds, signals)
            over_duals(assemble.place)(tables, work, y)
            over_duals(assemble.move)(tables, work, y[7 * n : 13 * n])
            found = [
                over_duals(value)(
                    tables.expressions, work.clock, work.path, work.path_rate, work.stack,
                    tables.signals[k]["program"],
                )
                for k in held
            ]  # fmt: skip
        except (ZeroDivisionError, ValueError, OverflowError) as error:
            raise _no_slope() from error
    numbers = np.array([getattr(each, "value", each) for each in found], dtype=float)
    rates = slopes_of(np.array(found, dtype=object), shifts.shape[1])
    if not np.isfinite(rates).all():
        raise _no_slope()
    return numbers, rates


def force_slopes(state: State, shifts: Array, speeds: Array, tables: Tables) -> Array:
    """Return the slopes of f of some loads alone along directions, (6 n, d); see ``slopes``."""
    alone = replace(tables, sliding=emptied(tables.sliding))
    with np.errstate(all="ignore"):
        try:
            f = _pushed(state, alone, shifts, speeds).f
        except (ZeroDivisionError, ValueError, OverflowError) as error:
            raise _no_slope() from error
    return slopes_of(f[1:].ravel(), shifts.shape[1])


def balance_slopes(state: State, shifts: Array) -> Array:
    """Return the slopes of r along shifts of a mechanism that rests, (6 n, d).

    Args:
        state: without speeds.
        shifts: (6 n, d) small displacements of the bodies.

    Raises:
        NoSlopeError: the forces have no derivative there.

    """
    tables = state.system.tables
    with np.errstate(all="ignore"):
        try:
            work = _pushed(state, tables, shifts, np.zeros_like(shifts))
            found = slopes_of(_residuals(state, tables, work), shifts.shape[1])
        except (ZeroDivisionError, ValueError, OverflowError) as error:
            raise _no_slope() from error
    if not np.isfinite(found).all():
        raise _no_slope()
    return found


def friction_by_multipliers(state: State) -> Array | None:
    """Return how f changes with the multipliers where something slides, (6 n, m); None else.

    Raises:
        NoSlopeError: joints share a load, so that single multipliers say too little.

    """
    system = state.system
    tables, m = system.tables, system.rows
    if not tables.sliding.normals.size:
        return None
    B = constraint_matrix(system, placed(system, state.y))
    if np.linalg.matrix_rank(B, RANK_TOLERANCE * np.abs(B).max()) < m:
        raise NoSlopeError(
            say("Joints share the load that presses what slides: friction has no derivative here.")
        )
    still = np.zeros((6 * system.bodies, m))
    seeded = state._replace(multipliers=duals(state.multipliers, np.eye(m)))
    with np.errstate(all="ignore"):
        return slopes_of(_pushed(seeded, tables, still, still).f[1:].ravel(), m)


def _no_slope() -> NoSlopeError:
    return NoSlopeError(
        say(
            "The forces have no derivative here: a law has an edge or a root of zero at this state."
        )
    )


def _moved(
    state: State,
    tables: Tables,
    shifts: Array,
    speeds: Array,
    signals: Array | None = None,
    stop: threading.Event | None = None,
) -> Work:
    """Return work arrays of dual numbers with all that ``form`` writes."""
    work = _pushed(state, tables, shifts, speeds, signals, stop)
    unless_stopped(stop)
    over_duals(assemble.accelerations)(tables, work)
    return work


def _pushed(
    state: State,
    tables: Tables,
    shifts: Array,
    speeds: Array,
    signals: Array | None = None,
    stop: threading.Event | None = None,
) -> Work:
    """Return the same without accelerations: places, rows, motion and forces."""
    n = state.system.bodies
    work = work_of_duals(tables)
    work.clock[NOW], work.clock[BETWEEN_JUMPS] = state.time, state.between
    y = moved_state(state, shifts, speeds, signals)
    u = y[7 * n : 13 * n]
    over_duals(assemble.place)(tables, work, y)
    unless_stopped(stop)
    over_duals(assemble.jacobians)(tables, work)
    unless_stopped(stop)
    over_duals(assemble.prescribed)(tables, work)
    over_duals(assemble.move)(tables, work, u)
    over_duals(assemble.forces)(tables, work)
    if tables.sliding.contacts.size > 0:
        over_duals(put_friction)(tables, work)
        _push_by_multipliers(tables, work, state.multipliers)
    return work


def moved_state(
    state: State, shifts: Array, speeds: Array, signals: Array | None = None
) -> npt.NDArray[Any]:
    """Return the state as dual numbers, (state,), with its slopes along directions."""
    n = state.system.bodies
    q, d = state.y[: 7 * n], shifts.shape[1]
    turned = np.zeros((d, 7 * n))
    for k in range(d):
        coordinate_rates(q, np.ascontiguousarray(shifts[:, k]), turned[k])
    y = np.concatenate(
        [duals(q, turned.T), duals(state.speeds, speeds), state.y[13 * n :].astype(object)]
    )
    if signals is not None and signals.size:
        own = state.system.signal_places
        y[own] = duals(state.y[own], signals)
    return y


def friction_of(
    state: State, shifts: Array, speeds: Array, tables: Tables, signals: Array | None = None
) -> npt.NDArray[Any]:
    """Return the forces of friction on rows that slide, (slips,), as dual numbers.

    The multipliers of the state may be dual. See ``slopes`` for the other arguments.
    """
    return _pushed(state, tables, shifts, speeds, signals).sliding.lam


def turned_rows(state: State, shifts: Array, u: Array) -> Array:
    """Return the slopes of B u along shifts, for speeds u, (6 n, k), as they are, (k, m, d)."""
    tables, still = state.system.tables, np.zeros_like(shifts)
    work = work_of_duals(tables)
    work.clock[NOW], work.clock[BETWEEN_JUMPS] = state.time, state.between
    over_duals(assemble.place)(tables, work, moved_state(state, shifts, still))
    over_duals(assemble.jacobians)(tables, work)
    found = [slopes_of(_rows_of(state.system, work.J, each), shifts.shape[1]) for each in u.T]
    return np.array(found).reshape(u.shape[1], state.system.rows, shifts.shape[1])


def _push_by_multipliers(tables: Tables, work: Work, multipliers: Array) -> None:
    """Add the friction that multipliers decide, as ``dry_friction.add_friction`` finds it."""
    sliding, rub = tables.sliding, work.sliding
    if not sliding.normals.size:
        return  # it stands in the forces already
    for k in range(sliding.contacts.size):
        e, force = sliding.contacts[k], rub.known[k]
        for place in np.flatnonzero(sliding.normals["contact"] == k):
            normal = sliding.normals[place]
            factor = e["coefficient"] * normal["factor"] / e["scale"]
            force = force + factor * over_duals(normal_size)(normal, work.R, multipliers)
        over_duals(push)(sliding, rub, k, force, work.f)
        for row in range(e["row"], e["row"] + e["count"]):
            rub.lam[row] = -force * rub.direction[row]


def _residuals(state: State, tables: Tables, work: Work) -> npt.NDArray[Any]:
    """Return r without A u', which is constant, (6 n,)."""
    f = work.f.copy()
    starts = tables.row_start
    row_of = np.repeat(np.arange(len(starts) - 1), np.diff(starts))
    for block, body in enumerate(tables.block_body):
        if body > 0:
            f[body] = f[body] + work.J[block] * float(state.multipliers[row_of[block]])
    return -f[1:].ravel()


def _rows_of(system: System, blocks: npt.NDArray[Any], u: npt.NDArray[Any]) -> npt.NDArray[Any]:
    """Return B u, (m,), for blocks or speeds that are dual numbers."""
    tables = system.tables
    found = np.zeros(system.rows, dtype=object)
    of_bodies = u.reshape(-1, 6)
    row_of = np.repeat(np.arange(system.rows), np.diff(tables.row_start))
    for block, body in enumerate(tables.block_body):
        if body > 0:
            total = found[row_of[block]]
            for j in range(6):
                total = total + blocks[block, j] * of_bodies[body - 1, j]
            found[row_of[block]] = total
    return found


def work_of_duals(tables: Tables) -> Work:
    """Return work arrays of tables that take dual numbers."""
    work = make_work(tables)
    changed: dict[str, Any] = {
        name: getattr(work, name).astype(object) for name in (*POSITIONS, *MOTION)
    }
    if tables.sliding.contacts.size > 0:
        rub = work.sliding
        changed["sliding"] = replace(
            rub, **{name: getattr(rub, name).astype(object) for name in OF_SLIDING}
        )
    return replace(work, **changed)
