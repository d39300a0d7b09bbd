"""In which proportion contacts share a load where a run stands: its frames tell it."""

import numpy as np
import numpy.typing as npt

from kane.compiled import System
from kane.compiled.constraint_matrix import placed
from kane.kernels.equations.respond import share_evenly
from kane.kernels.linear.ldlt import form
from kane.solve.changing.layout import multipliers
from kane.solve.changing.modes import Modes

Array = npt.NDArray[np.float64]

NOTHING = 1e-9  # of the largest multiplier: less than what gives a contact room


def share_of(modes: Modes, system: System, frame: Array) -> Array | None:
    """Return by what multipliers differ from the shortest that do the same, (m + r,).

    None where they do not.

    Args:
        modes: the systems of the model.
        system: the mode that holds.
        frame: (frame,) of the whole system.

    """
    whole = modes.whole
    found = multipliers(system, modes.frame_in(system, frame))
    if not found.any():
        return None
    work, shortest = placed(system, modes.state_in(system, frame)), found.copy()
    form(system.tables.pattern, system.tables.unit_bodies, work.J, work.D)
    share_evenly(system.tables, work, shortest)
    if np.abs(found - shortest).max() <= NOTHING * np.abs(found).max():
        return None
    other = np.zeros(system.frame_size)
    multipliers(system, other)[:] = found - shortest
    return multipliers(whole, modes.to_whole(system, other[None])[0])
