"""Small linear complementarity problems: z >= 0, w = S z + q >= 0, z w = 0.

S is symmetric and has no negative values, but may be singular, where contacts share a load. Few of
these problems have more than a handful of unknowns, and the last answer is nearly always the next
one's, but for one or two of them.
"""

from collections.abc import Iterator
from itertools import product

import numpy as np
import numpy.typing as npt

Array = npt.NDArray[np.float64]

SMALL = 1e-11  # of the largest number in the problem: round-off
MOST_PIVOTS = 200
MOST_TRIED = 12  # unknowns of which all 2^k choices are tried
RANK = 1e-11  # of the largest eigenvalue: round-off of rows that follow from others


def solve(S: Array, q: Array, guess: npt.NDArray[np.bool_], size: float = 0.0) -> Array | None:
    """Return z, (k,), or None where no choice of positive unknowns does.

    Of several z the shortest is returned.

    Args:
        S: (k, k).
        q: (k,).
        guess: (k,) which unknowns are positive to begin with.
        size: of what q is the sum of, where that is more than q itself.

    """
    small_w = SMALL * max(float(np.abs(q).max(initial=0.0)), size, 1e-300)
    for on in _choices(S, q, guess, small_w):
        z = _shortest(S, q, on)
        if _fits(S, q, z, on, small_w):
            return np.maximum(z, 0.0)
    return None


def is_unique(S: Array) -> bool:
    """Return whether forces on rows, S (k, k), are the only ones with their accelerations."""
    if S.size <= 1:
        return bool((S != 0.0).all())
    return bool(np.linalg.matrix_rank(S, rtol=RANK) == len(S))


def _choices(
    S: Array, q: Array, guess: npt.NDArray[np.bool_], small: float
) -> Iterator[npt.NDArray[np.bool_]]:
    """Yield which unknowns may be positive: by pivots (Murty's rule), then all there are."""
    on = guess.copy()
    for _ in range(MOST_PIVOTS):
        yield on
        z = _shortest(S, q, on)
        w = S @ z + q
        wrong = (on & (z < -SMALL * max(float(np.abs(z).max(initial=0.0)), 1e-300))) | (
            ~on & (w < -small)
        )
        if not wrong.any():
            break
        on = on.copy()
        first = int(np.flatnonzero(wrong)[0])
        on[first] = not on[first]
    if q.size <= MOST_TRIED:
        for chosen in product((False, True), repeat=q.size):
            yield np.array(chosen, dtype=bool)


def _shortest(S: Array, q: Array, on: npt.NDArray[np.bool_]) -> Array:
    z = np.zeros(q.size)
    if q.size == 1:
        z[0] = -q[0] / S[0, 0] if on[0] and S[0, 0] != 0.0 else 0.0
    elif on.any():
        z[on] = np.linalg.lstsq(S[np.ix_(on, on)], -q[on], rcond=RANK)[0]
    return z


def _fits(S: Array, q: Array, z: Array, on: npt.NDArray[np.bool_], small: float) -> bool:
    w = S @ z + q
    size = float(np.abs(z).max(initial=0.0))
    return bool(
        (z >= -SMALL * size).all() and (w >= -small).all() and (np.abs(w[on]) <= 10 * small).all()
    )
