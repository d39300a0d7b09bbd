"""How the equations of motion change with the state, exactly.

With accelerations u' and multipliers lambda of a frame held fixed,

    r = A u' - f(q, u, t, lambda) - B^T lambda = 0,    B u' - gamma(q, u, t) = 0,    B u - g = 0

are worked out on dual numbers (``kernels.compiling.dual``) by the kernels that moved the bodies:
one evaluation gives the slopes along all directions asked for. Directions are small displacements
of the bodies, shifts in ground axes and turns in body axes, and changes of their speeds u.
"""

from dataclasses import replace
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

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
        corners: functions of laws that have a corner at the state.

    """

    residuals: Array
    rows: Array
    speeds: Array
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


def slopes(state: State, shifts: Array, speeds: Array, tables: Tables | None = None) -> Slopes:
    """Return the slopes of the equations along directions.

    Args:
        state: where.
        shifts: (6 n, d) small displacements of the bodies.
        speeds: (6 n, d) changes of their speeds, at the places that they are displaced to.
        tables: those of the system with another part of the loads, or with numbers that are dual.

    Raises:
        NoSlopeError: the equations have no derivative there.

    """
    tables = state.system.tables if tables is None else tables
    with met_corners() as corners, np.errstate(all="ignore"):
        try:
            work = _moved(state, tables, shifts, speeds)
            residuals, rows = _residuals(state, tables, work)
        except (ZeroDivisionError, ValueError, OverflowError) as error:
            raise _no_slope() from error
    u = duals(state.speeds, speeds)
    d = shifts.shape[1]
    found = Slopes(
        slopes_of(residuals, d),
        slopes_of(rows, d),
        slopes_of(_rows_of(state.system, work.J, u) - work.g, d),
        tuple(corners),
    )
    if not all(np.isfinite(part).all() for part in found[:3]):
        raise _no_slope()
    return found


def force_slopes(state: State, shifts: Array, speeds: Array, tables: Tables) -> Array:
    """Return the slopes of f of some loads alone along directions, (6 n, d); see ``slopes``."""
    alone = replace(tables, sliding=emptied(tables.sliding))
    with np.errstate(all="ignore"):
        try:
            f = _moved(state, alone, shifts, speeds).f
        except (ZeroDivisionError, ValueError, OverflowError) as error:
            raise _no_slope() from error
    return slopes_of(f[1:].ravel(), shifts.shape[1])


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
        return slopes_of(_moved(seeded, tables, still, still).f[1:].ravel(), m)


def _no_slope() -> NoSlopeError:
    return NoSlopeError(
        say(
            "The forces have no derivative here: a law has an edge or a root of zero at this state."
        )
    )


def _moved(state: State, tables: Tables, shifts: Array, speeds: Array) -> Work:
    """Return work arrays of dual numbers with all that ``form`` writes."""
    n = state.system.bodies
    work = _of_duals(make_work(tables), tables.sliding.contacts.size > 0)
    work.clock[NOW], work.clock[BETWEEN_JUMPS] = state.time, state.between
    q, d = state.y[: 7 * n], shifts.shape[1]
    turned = np.zeros((d, 7 * n))
    for k in range(d):
        coordinate_rates(q, np.ascontiguousarray(shifts[:, k]), turned[k])
    y = np.concatenate(
        [duals(q, turned.T), duals(state.speeds, speeds), state.y[13 * n :].astype(object)]
    )
    u = y[7 * n : 13 * n]
    over_duals(assemble.place)(tables, work, y)
    over_duals(assemble.jacobians)(tables, work)
    over_duals(assemble.prescribed)(tables, work)
    over_duals(assemble.move)(tables, work, u)
    over_duals(assemble.forces)(tables, work)
    if tables.sliding.contacts.size > 0:
        over_duals(put_friction)(tables, work)
        _push_by_multipliers(tables, work, state.multipliers)
    over_duals(assemble.accelerations)(tables, work)
    return work


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


def _residuals(
    state: State, tables: Tables, work: Work
) -> tuple[npt.NDArray[Any], npt.NDArray[Any]]:
    """Return r without A u', which is constant, (6 n,), and B u' - gamma, (m,)."""
    rows = _rows_of(state.system, work.J, state.rates) - work.gamma
    f = work.f.copy()
    starts = tables.row_start
    row_of = np.repeat(np.arange(len(starts) - 1), np.diff(starts))
    for block, body in enumerate(tables.block_body):
        if body > 0:
            f[body] = f[body] + work.J[block] * float(state.multipliers[row_of[block]])
    return -f[1:].ravel(), rows


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


def _of_duals(work: Work, slides: bool) -> Work:
    """Return work arrays that take dual numbers."""
    changed: dict[str, Any] = {
        name: getattr(work, name).astype(object) for name in (*POSITIONS, *MOTION)
    }
    if slides:
        rub = work.sliding
        changed["sliding"] = replace(
            rub, **{name: getattr(rub, name).astype(object) for name in OF_SLIDING}
        )
    return replace(work, **changed)
