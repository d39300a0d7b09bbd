"""Close the joints before a run."""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from kane.compiled import System
from kane.errors import AssemblyError
from kane.kernels.project import OPEN, close_positions, close_speeds, size, speed_residual
from kane.kernels.tables import make_work

Array = npt.NDArray[np.float64]

MOST_CORRECTIONS = 100
LONGEST_TURN = 0.5  # rad a correction; rough placements keep to their branch that way
SPEED_CLOSURE = 1e-9  # of the largest speed; what consistent rows leave is round-off


class Assembled(NamedTuple):
    """A state on the constraints, (state,), and how far its farthest body was moved [m]."""

    state: Array
    shift: float


def assemble(system: System, within: float = 0.0) -> Assembled:
    """Return the initial state with joints closed and speeds that fit them.

    Bodies move and turn as little as the joints allow, in the norm of the kinetic energy; so do
    the speeds change.

    Args:
        system: the compiled model.
        within: a time before the first jump of the loads and drivers [s].

    Raises:
        AssemblyError: joints cannot be closed; the text names them and their gaps.

    """
    n = system.bodies
    state = system.initial_state.copy()
    q, u = state[: 7 * n], state[7 * n : 13 * n]
    work = make_work(system.tables)
    work.clock[1] = within
    left = close_positions(system.tables, work, q, np.zeros(6 * n), MOST_CORRECTIONS, LONGEST_TURN)
    closed = OPEN * size(system.tables, work)
    if not left <= closed:
        raise AssemblyError(
            f"The joints cannot be closed: they gape at "
            f"{', '.join(gaps(system, work.phi, closed))}. "
            "Move the bodies nearer to where the joints meet, or check the joints' points."
        )
    close_speeds(system.tables, work, u)
    fastest = max(float(np.abs(u).max(initial=0.0)), 1.0)
    if not speed_residual(system.tables, work, u) <= SPEED_CLOSURE * fastest:
        raise AssemblyError("The velocities given do not fit the joints; leave them out.")
    moved = (q - system.initial_state[: 7 * n]).reshape(-1, 7)[:, :3]
    return Assembled(state, float(np.linalg.norm(moved, axis=1).max(initial=0.0)))


def gaps(system: System, phi: Array, closed: float) -> list[str]:
    """Return the joints whose residuals exceed ``closed`` and by how much, the widest first.

    Args:
        system: the compiled model.
        phi: (m,) residuals of the constraints [m].
        closed: a residual that is small enough [m].

    """
    widths = {
        name: float(np.abs(phi[rows]).max(initial=0.0)) for name, rows in system.joint_rows.items()
    }
    return [
        f"'{name}' by {width:.3g} m"
        for name, width in sorted(widths.items(), key=lambda entry: -entry[1])
        if not width <= closed
    ]
