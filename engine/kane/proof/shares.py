"""How a load is shared that more bear than need to: by the shortest multipliers."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from kane.proof.balance import Window
from kane.proof.judging import Left
from kane.proof.motion import Array
from kane.proof.paths import Paths
from kane.proof.rows import Rows
from kane.sentences import say

NOTHING = 1e-6  # of the largest singular value: a combination of rows that moves no body
SOMETHING = 1e-2  # of it: one that does; what is between moves bodies too little to be told


def share_errors(window: Window) -> Iterator[Left]:
    """Yield how much of the multipliers of a frame of the run pushes nothing at all.

    Multipliers that differ by what moves no body make the same motion; the shortest have none of
    it. Where contacts share the load, they may need others: nothing is said there.

    Raises:
        NotCoveredError: the model has what this derivation does not know.

    """
    if window.has_contacts:
        return
    first = slice(0, 1)
    paths = Paths(window.model, window.motion.part(first), window.recorded.part(first))
    rows = Rows(paths, window.extent, window.principal)
    bodies = [body.name for body in window.model.bodies]
    slopes, places = [], []
    for held in window.held:
        for k, row in enumerate(rows.of(held)):
            own = [row.of[name][0] if name in row.of else np.zeros(6) for name in bodies]
            slopes.append(np.concatenate(own))
            places.append(held.first + k)
    if not slopes:
        return
    left, values, _ = np.linalg.svd(np.array(slopes))
    idle = left[:, int((values > NOTHING * values[0]).sum()) :]
    told = window.of_run[places]
    off = idle @ (idle.T @ told)
    if idle.size == 0:
        return
    worst = int(np.abs(off).argmax())
    owner = next(each.owner for each in reversed(window.held) if each.first <= places[worst])
    time = float(window.motion.time[0])
    size = float(np.abs(told).max())
    yield Left("force", owner, say("share"), "N", time, float(off[worst]), size, 0.0)


def idle_part(slopes: Array, others: Array, told: Array) -> Array | None:
    """Return how much of some multipliers pushes nothing at all, whatever others make of it.

    Args:
        slopes: (k, m) which way each of them pushes.
        others: (l, m) which way all others do, which may hold against them.
        told: (k,) the multipliers.

    Returns:
        (k,) what of them is idle; None where that is not to be told apart.

    """
    _, values, across = np.linalg.svd(others, full_matrices=True)
    held = int((values > NOTHING * values.max(initial=0.0)).sum())
    moved = slopes @ across[held:].T  # what the others leave of each
    left, values, _ = np.linalg.svd(moved)
    largest = values.max(initial=0.0)
    rank = int((values > NOTHING * largest).sum())
    if rank == len(told) or largest == 0.0 or values[rank - 1] < SOMETHING * largest:
        return None
    idle = left[:, rank:]
    return np.asarray(idle @ (idle.T @ told))
