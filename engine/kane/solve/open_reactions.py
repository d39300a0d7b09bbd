"""Which components of the reactions of the joints the equations leave open.

Where joints hold something more than once, their reactions share the load in any proportion:
those of a rigid mechanism are then not unique, the motion is.
"""

from collections.abc import Iterator, Sequence

import numpy as np
import numpy.typing as npt

from kane.compiled import System
from kane.compiled.constraint_matrix import placed
from kane.elements.quantity import FORCES, MOMENTS
from kane.kernels.codes import ACCELERATION
from kane.kernels.tables import Work
from kane.solve.rank import rank

Array = npt.NDArray[np.float64]

COMPONENTS = tuple(quantity.key for quantity in FORCES + MOMENTS)
PRESENT = 1e-7  # what a unit vector of rows gives beyond is no round-off


def open_reactions(system: System, state: Array) -> dict[str, tuple[str, ...]]:
    """Return for each joint the components of its reaction that are not unique at a state.

    Args:
        system: the compiled model.
        state: (state,) a state on the constraints, in the solver's frames; its coordinates will do.

    Returns:
        names as in ``("fz", "mx")``, ground axes; joints whose reaction is unique are left out.

    """
    work = placed(system, state)
    return components(system, work, rank(system, work, ACCELERATION).unloaded)


def components(
    system: System, work: Work, unloaded: Array, axes: Sequence[Array] | None = None
) -> dict[str, tuple[str, ...]]:
    """Return the components of each joint's reaction that combinations which load nothing change.

    Args:
        system: the compiled model.
        work: the blocks of B.
        unloaded: (m, count) the combinations, see ``solve.rank``.
        axes: for each joint the axes in which its reaction is given, as columns in ground axes;
            by default those of the ground.

    """
    if not unloaded.shape[1]:
        return {}
    turns = axes if axes is not None else [np.eye(3)] * len(system.model.joints)
    return dict(_components(system, work, unloaded, turns))


def _components(
    system: System, work: Work, unloaded: Array, axes: Sequence[Array]
) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield them: the generalized forces on body B, about point B."""
    tables = system.tables
    for joint, turn in zip(system.model.joints, axes, strict=True):
        rows = system.joint_rows[joint.name]
        if rows.stop == rows.start:
            continue
        on_b = work.J[tables.row_start[rows] + 1].T @ unloaded[rows]
        R = work.R[tables.block_body[tables.row_start[rows.start] + 1]]
        force = on_b[:3]
        arm = R @ np.array(system.frames.point(joint.body_b, joint.point_b))
        moment = R @ on_b[3:] - np.cross(arm, force.T).T
        found = np.vstack([turn.T @ force, turn.T @ moment / tables.extent])
        size = np.abs(found).max(axis=1)
        free = tuple(name for name, s in zip(COMPONENTS, size, strict=True) if s > PRESENT)
        if free:
            yield joint.name, free
