"""Joints that together hold something more than once."""

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt
from scipy.sparse.csgraph import connected_components

from kane.compiled import System
from kane.kernels.equations import assemble as primitives
from kane.kernels.equations.project import OPEN, size
from kane.kernels.tables import Work

Array = npt.NDArray[np.float64]

PRESENT = 1e-7  # smaller entries of a unit vector of rows are round-off


@dataclass(frozen=True)
class Redundancy:
    """Joints that together hold something more than once.

    Attributes:
        joints: names of the joints, couplings, drivers and locks that take part.
        rows: how many of their rows could go without any change of the motion.
        gap: what their points and displacements leave open since they do not quite agree [m]; 0
            where they do.

    """

    joints: tuple[str, ...]
    rows: int
    gap: float = 0.0


def redundancies(system: System, work: Work, unloaded: Array) -> Iterator[Redundancy]:
    """Yield groups of elements whose rows share combinations that load nothing.

    Args:
        system: the compiled model.
        work: holds the placement at which they close.
        unloaded: (m, redundant) a basis of these combinations, see ``solve.rank``.

    """
    primitives.residuals(system.tables, work)
    closed = OPEN * float(size(system.tables, work))
    if not unloaded.shape[1]:
        return
    present = np.abs(unloaded) > PRESENT
    names = [name for name, rows in system.joint_rows.items() if rows.stop > rows.start]
    takes_part = np.array([present[system.joint_rows[name]].any(axis=0) for name in names])
    pairs = takes_part @ takes_part.T
    count, group_of = connected_components(pairs, directed=False)
    for group in range(count):
        own = np.flatnonzero(group_of == group)
        rows = int(takes_part[own].any(axis=0).sum())
        if rows:
            joints = tuple(names[i] for i in own)
            gaps = [np.abs(work.phi[system.joint_rows[name]]).max() for name in joints]
            gap = float(max(gaps))
            yield Redundancy(joints, rows, gap if gap > closed else 0.0)
