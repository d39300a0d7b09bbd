"""Places where no linear equations hold: they are refused in words."""

import numpy as np
import numpy.typing as npt

from kane.analyses.admissible import free_motions
from kane.analyses.instant import Instant
from kane.analyses.tangents import NoSlopeError, State, turned_rows
from kane.compiled.constraint_matrix import RANK_TOLERANCE
from kane.kernels.primitives.path import DISTANCE
from kane.sentences import say

Array = npt.NDArray[np.float64]

ROUNDED = 1e-9  # of what rows turn where joints bend at all: free motions may all be straight
TURNING = 1e-3  # of how rows turn: less than that are digits of a model whose joints hold twice


def refuse_change_point(state: State, B: Array, moves: npt.NDArray[np.bool_]) -> None:
    """Refuse a place where rows lose their rank, so that there is more than one way to go on.

    Combinations of rows that load nothing, n^T B = 0, do so beside it as well where joints merely
    hold something twice: n^T dB t = 0 for all free motions t, and dB along any of them.

    Raises:
        NoSlopeError: it is such a place.

    """
    _, sizes, right = np.linalg.svd(B[:, moves].T)
    unloaded = right[int((sizes > RANK_TOLERANCE * sizes.max(initial=0.0)).sum()) :]
    if not len(unloaded):
        return
    free = free_motions(state.system, B)
    turned = turned_rows(state, free, free)
    lost = np.abs(np.einsum("nm,kmd->nkd", unloaded, turned)).max(initial=0.0)
    nothing = ROUNDED * np.abs(B[:, moves]).max() * np.abs(free).max(initial=0.0) ** 2
    if lost > max(TURNING * np.abs(turned).max(initial=0.0), nothing):
        raise NoSlopeError(
            say(
                "The mechanism is in a change point here, from which it may go on in more than "
                "one way: no linear equations hold. Choose another place."
            )
        )


def refuse_ends_that_coincide(instant: Instant) -> None:
    """Refuse springs and their like whose ends are in one place; raises NoSlopeError.

    What pulls there has no direction, and beside it one as good as any other.
    """
    system, tables = instant.system, instant.system.tables
    for name, entries in system.load_entries.items():
        for k in range(*entries["path_loads"].indices(tables.path_loads.size)):
            path = tables.path_loads[k]["path"]
            if tables.paths[path]["kind"] == DISTANCE and instant.work.path[path] == 0.0:
                raise NoSlopeError(
                    say(
                        "The ends of '{name}' are in one place, where its force has no direction "
                        "and so no derivative. A bushing pulls there in all directions alike.",
                        name=name,
                    )
                )
