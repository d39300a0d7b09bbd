"""Joints that cannot be closed: where they gape least, and who contradicts whom."""

import numpy as np
import numpy.typing as npt

from kane.compiled import System
from kane.kernels import assemble as primitives
from kane.kernels.project import move
from kane.kernels.tables import Tables, Work

Array = npt.NDArray[np.float64]

MOST_EVALUATIONS = 100
SETTLED = 1e-8  # a step that lowers the sum of squares by a smaller part is the last
BLAMED = 1e-3  # of the largest gap; smaller ones are what is left to settle


def compromise(system: System, tables: Tables, work: Work, q: Array) -> dict[str, float]:
    """Move q to where the sum of the squared gaps is least; return the gaps [m].

    There the gaps are in balance, like the forces of springs in their place: only joints that
    contradict each other have one.

    Args:
        system: the compiled model.
        tables: its tables, with the pinned bodies held.
        work: its work arrays.
        q: (7 n,) coordinates, overwritten.

    Returns:
        the largest residual of each joint, coupling, driver and lock by name [m].

    """
    from scipy.optimize import least_squares

    moves = np.flatnonzero(tables.bodies["inverse"][1:].ravel() > 0.0)
    given = q.copy()

    def gaps_at(way: Array) -> Array:
        q[:] = given
        step = np.zeros(6 * system.bodies)
        step[moves] = way
        move(q, step, np.inf, np.inf)
        primitives.place(tables, work, q)
        primitives.residuals(tables, work)
        return work.phi.copy()

    # a turn counts with the size of the mechanism
    lengths = np.tile([1.0] * 3 + [1 / tables.extent] * 3, system.bodies)[moves]
    phi = gaps_at(np.zeros(moves.size))
    if moves.size and np.isfinite(phi).all():
        best = least_squares(
            gaps_at, np.zeros(moves.size), x_scale=lengths, ftol=SETTLED, max_nfev=MOST_EVALUATIONS
        )
        phi = gaps_at(best.x)
    return {
        name: float(np.abs(phi[rows]).max(initial=0.0)) for name, rows in system.joint_rows.items()
    }


def refusal(system: System, gaps: dict[str, float], closed: float, pins_at_fault: bool) -> str:
    """Return what a user needs to know of joints that do not close.

    Args:
        system: the compiled model.
        gaps: see ``compromise``.
        closed: a gap that counts as closed [m].
        pins_at_fault: whether the joints close where no body is pinned.

    """
    least = max(closed, BLAMED * max(gaps.values()))
    blamed = {name: gap for name, gap in gaps.items() if not gap <= least}
    named = [system.gap(name, gap) for name, gap in sorted(blamed.items(), key=_by_gap)]
    text = f"The joints cannot be closed: they gape at {', '.join(named)}."
    pinned = _pinned(system, list(blamed)) if pins_at_fault else []
    if pinned:
        bodies = " and ".join(f"'{name}'" for name in pinned)
        return (
            f"{text} They close where {bodies} may move: leave a body unpinned, place it where "
            "the joints meet, or check the joints' points."
        )
    return f"{text} Move the bodies nearer to where the joints meet, or check the joints' points."


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
