"""Close the joints before a run."""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from kane.compiled import System
from kane.errors import AssemblyError
from kane.kernels.project import OPEN, close_positions, close_speeds, size, speed_residual
from kane.kernels.rolling_contact import FLAT
from kane.kernels.tables import Work, make_work

Array = npt.NDArray[np.float64]

MOST_CORRECTIONS = 100
LONGEST_TURN = 0.5  # rad a correction; rough placements keep to their branch that way
SPEED_CLOSURE = 1e-9  # of the largest speed; what consistent rows leave is round-off


class Assembled(NamedTuple):
    """A state on the constraints, (state,), and how far its farthest body was moved [m]."""

    state: Array
    shift: float


def assemble(system: System) -> Assembled:
    """Return the initial state with joints closed and speeds that fit them.

    Bodies move and turn as little as the joints allow, in the norm of the kinetic energy; so do
    the speeds change.

    Raises:
        AssemblyError: joints cannot be closed, the text names them and their gaps; or a rolling
            disc lies flat.

    """
    n = system.bodies
    state = system.initial_state.copy()
    q, u = state[: 7 * n], state[7 * n : 13 * n]
    work = make_work(system.tables)
    left = close_positions(system.tables, work, q, np.zeros(6 * n), MOST_CORRECTIONS, LONGEST_TURN)
    _refuse_flat_discs(system, work)
    closed = OPEN * size(system.tables, work)
    if not left <= closed:
        raise AssemblyError(_gaps(system, work.phi, closed))
    close_speeds(system.tables, work, u)
    fastest = max(float(np.abs(u).max(initial=0.0)), 1.0)
    if not speed_residual(system.tables, work, u) <= SPEED_CLOSURE * fastest:
        raise AssemblyError("The velocities given do not fit the joints; leave them out.")
    moved = (q - system.initial_state[: 7 * n]).reshape(-1, 7)[:, :3]
    return Assembled(state, float(np.linalg.norm(moved, axis=1).max(initial=0.0)))


def _refuse_flat_discs(system: System, work: Work) -> None:
    for disc in system.tables.rolling_contacts:
        normal = work.R[disc["body_a"]] @ disc["directions"][0]
        axis = work.R[disc["body_b"]] @ disc["axis"]
        if np.linalg.norm(np.cross(normal, axis)) < FLAT:
            name = next(n for n, rows in system.joint_rows.items() if rows.start == disc["row"])
            raise AssemblyError(
                f"The disc of '{name}' lies flat on its plane, where it has no lowest point to "
                "roll on. Turn its body, or check the joint's axes."
            )


def _gaps(system: System, phi: Array, closed: float) -> str:
    gaps = {name: float(np.abs(phi[rows]).max()) for name, rows in system.joint_rows.items()}
    open_joints = [
        f"'{name}' by {gap:.3g} m"
        for name, gap in sorted(gaps.items(), key=lambda entry: -entry[1])
        if not gap <= closed
    ]
    return (
        f"The joints cannot be closed: they gape at {', '.join(open_joints)}. "
        "Move the bodies nearer to where the joints meet, or check the joints' points."
    )
