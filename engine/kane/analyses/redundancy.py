"""Joints that together hold something more than once."""

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt
from scipy.sparse.csgraph import connected_components

from kane.compiled import System

Array = npt.NDArray[np.float64]

PRESENT = 1e-7  # smaller entries of a unit vector of rows are round-off


@dataclass(frozen=True)
class Redundancy:
    """Joints that together hold something more than once.

    Attributes:
        joints: names of the joints, couplings, drivers and locks that take part.
        rows: how many of their rows could go without any change of the motion.

    """

    joints: tuple[str, ...]
    rows: int


def redundancies(system: System, unloaded: Array) -> Iterator[Redundancy]:
    """Yield groups of elements whose rows share combinations that load nothing.

    Args:
        system: the compiled model.
        unloaded: (m, redundant) a basis of these combinations, see ``solve.rank``.

    """
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
            yield Redundancy(tuple(names[i] for i in own), rows)
