"""Joints that cannot be closed: where they gape least, and who contradicts whom."""

import math
import sys

import numpy as np
import numpy.typing as npt
from scipy import sparse
from scipy.sparse.linalg import splu

from kane.compiled import System
from kane.errors import AssemblyError
from kane.kernels.codes import POSITION
from kane.kernels.equations import assemble as primitives
from kane.kernels.equations.project import move
from kane.kernels.tables import Tables, Work
from kane.sentences import Sentence, both, joined, say

Array = npt.NDArray[np.float64]

MOST_STEPS = 100
LONGEST_TURN = 0.5  # rad a step
SETTLED = 1e-8  # a step that lowers the sum of squares by a smaller part is the last
DAMPING = 1e-2  # at the start, when a gap of the size of the mechanism counts as one
SOFTER, HARDER = 0.3, 4.0
SOFTEST, HARDEST = 1e-10, 1e10
SHIFTS = 1e-4  # of the damping of turns
BLAMED = 1e-3  # of the largest gap; smaller ones are what is left to settle
MOST_NAMES = 6  # more would hide what matters


def compromise(system: System, tables: Tables, work: Work, state: Array) -> dict[str, float]:
    """Move the bodies to where the sum of the squared gaps is least; return the gaps [m].

    There the gaps are in balance, like the forces of springs in their place: only joints that
    contradict each other have one. (Levenberg and Marquardt's method, in the form with B B^T.)

    Args:
        system: the compiled model.
        tables: its tables, with the pinned bodies held.
        work: its work arrays.
        state: (state,) overwritten.

    Returns:
        the largest residual of each joint, coupling, driver and lock by name [m].

    """
    q, phi = state[: 7 * system.bodies], _gaps_at(tables, work, state)
    damping, at_once = DAMPING, True
    for _ in range(MOST_STEPS):
        if not np.isfinite(phi).all() or damping > HARDEST:
            break
        before, square = state.copy(), float(phi @ phi)
        try:
            way = _way(system, tables, work, damping)
        except RuntimeError:  # of SuperLU, where numbers are too far apart to be added
            break
        move(q, way, LONGEST_TURN, math.inf)
        new = _gaps_at(tables, work, state)
        if not float(new @ new) < square:
            state[:] = before
            _gaps_at(tables, work, state)
            damping, at_once = HARDER * damping, False
            continue
        if at_once:
            damping = max(SOFTER * damping, SOFTEST)
        phi, at_once = new, True
        if square - float(phi @ phi) < SETTLED * square:
            break
    return {
        name: float(np.abs(phi[rows]).max(initial=0.0)) for name, rows in system.joint_rows.items()
    }


def _gaps_at(tables: Tables, work: Work, state: Array) -> Array:
    primitives.place(tables, work, state)
    primitives.keep_turns(tables, work, state)
    primitives.residuals(tables, work)
    phi: Array = work.phi.copy()
    return phi


def _way(system: System, tables: Tables, work: Work, damping: float) -> Array:
    """Return the step (6 n,) that lowers |phi + B step|^2 + |damping step|^2 most.

    It is -W B^T (B W B^T + 1)^-1 phi with W the inverse squares of the damping. Turns, which bend
    the way, are damped; shifts hardly.
    """
    primitives.jacobians(tables, work)
    turns = 1 / (damping * tables.extent**2)
    W = np.tile([1 / (SHIFTS * damping)] * 3 + [turns] * 3, system.bodies)
    W[tables.bodies["inverse"][1:].ravel() == 0.0] = 0.0
    block_row = np.repeat(np.arange(system.rows), np.diff(tables.row_start))
    of_positions = (tables.row_level[block_row] == POSITION) & (tables.block_body > 0)
    rows = np.repeat(block_row[of_positions], 6)
    columns = (6 * (tables.block_body[of_positions, None] - 1) + np.arange(6)).ravel()
    B = sparse.csr_array(
        (work.J[of_positions].ravel(), (rows, columns)), shape=(system.rows, W.size)
    )
    D = B.multiply(W) @ B.T + sparse.eye_array(system.rows)
    step: Array = -W * (B.T @ splu(D.tocsc()).solve(work.phi))
    return step


def refusal(
    system: System, gaps: dict[str, float], closed: float, reason: Sentence, pins_at_fault: bool
) -> AssemblyError:
    """Return an error that says what a user needs to know of joints that do not close.

    Args:
        system: the compiled model.
        gaps: see ``compromise``.
        closed: a gap that counts as closed [m].
        reason: sentences with the reason and the way out, where they are known.
        pins_at_fault: whether the joints close where no body is pinned.

    """
    least = max(closed, BLAMED * min(max(gaps.values()), sys.float_info.max))
    blamed = {name: gap for name, gap in gaps.items() if not gap <= least}
    named = [system.gap(name, gap) for name, gap in sorted(blamed.items(), key=_by_gap)]
    others = len(named) - MOST_NAMES
    gaping = joined(", ", named[:MOST_NAMES])
    if others > 0:
        gaping = say("{first} and {count} more", first=gaping, count=others)
    text = say("The joints cannot be closed: they gape at {gaps}.", gaps=gaping)
    pinned = _pinned(system, list(blamed)) if pins_at_fault else []
    if reason:
        advice = reason
    elif pinned:
        bodies = both([f"'{name}'" for name in pinned])
        advice = say(
            "They close where {bodies} may move: leave a body unpinned, place it where "
            "the joints meet, or check the joints' points.",
            bodies=bodies,
        )
    else:
        advice = say(
            "Move the bodies nearer to where the joints meet, or check the joints' points."
        )
    return AssemblyError(joined(" ", (text, advice)), blamed)


def _by_gap(entry: tuple[str, float]) -> float:
    return -entry[1]


def _pinned(system: System, joints: list[str]) -> list[str]:
    """Return the pinned bodies that joints hold; all pinned bodies where they hold none."""
    tables = system.tables
    touched = set()
    for name in joints:
        rows = system.joint_rows[name]
        blocks = slice(tables.row_start[rows.start], tables.row_start[rows.stop])
        touched.update(tables.block_body[blocks].tolist())
    pinned = [(i, body.name) for i, body in enumerate(system.model.bodies, 1) if body.pinned]
    return [name for i, name in pinned if i in touched] or [name for _, name in pinned]
