"""Which rows of the constraints say something, and which say what others say already."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import numpy as np
import numpy.typing as npt
from sympy import Expr

from kane.kernels.codes import POSITION
from kane.symbolic.kinematics import Speeds
from kane.symbolic.rows import Row
from kane.symbolic.tape import ZERO

Array = npt.NDArray[np.float64]
Values = Callable[[Sequence[Expr]], Callable[[Sequence[float]], list[float]]]

DEPENDENT = 1e-8  # of a row of size 1, what others leave of it
PLACES = 3  # near the start, at which rows are looked at
NEARBY = 0.1  # of coordinates [rad, m] about the start
STEPS, CLOSED = 50, 1e-10  # of Newton's method; where it ends, of the size of the mechanism


def independent_rows(
    rows: Sequence[Row], start: Sequence[float], speeds: Speeds, values: Values
) -> set[int]:
    """Return which rows say what no other row does, near the start.

    At the start alone some may say the same that part a little later, as in a linkage that is drawn
    flat: so they are looked at where it is closed near it, too.

    Args:
        rows: all of them.
        start: coordinates.
        speeds: whose rates the coordinates have.
        values: gives for expressions a function of coordinates.

    """
    if not rows:
        return set()
    count = len(speeds.symbols)
    slopes = values([row.parts.get(r, ZERO) for row in rows for r in range(count)])

    def matrix(q: Sequence[float]) -> Array:
        return np.array(slopes(q)).reshape(len(rows), count)

    found = _independent(matrix(start))
    if len(found) < len(rows):
        places = _closed_nearby(rows, start, speeds, values, matrix)
        found = max([found, *(_independent(matrix(q)) for q in places)], key=len)
    return set(found)


def _independent(B: Array) -> list[int]:
    from scipy.linalg import qr

    sizes = np.linalg.norm(B, axis=1, keepdims=True)
    scaled = B / np.where(sizes > 0, sizes, 1.0)
    _, R, order = qr(scaled.T, mode="economic", pivoting=True)
    rank = int(np.sum(np.abs(np.diag(R)) > DEPENDENT))
    return [int(k) for k in order[:rank]]


def _closed_nearby(
    rows: Sequence[Row],
    start: Sequence[float],
    speeds: Speeds,
    values: Values,
    matrix: Callable[[Sequence[float]], Array],
) -> Iterator[list[float]]:
    """Yield coordinates near the start at which all rows are closed."""
    count = len(speeds.symbols)
    gaps = values([row.gap for row in rows])
    rates = values([parts.get(r, ZERO) for parts, _ in speeds.rates for r in range(count)])
    held = np.array([row.level == POSITION for row in rows])
    lots = np.random.default_rng(1)
    for _ in range(PLACES):
        q = np.array(start) + NEARBY * lots.uniform(-1, 1, len(start))
        for _ in range(STEPS):
            gap = np.array(gaps(q.tolist()))[held]
            if np.abs(gap).max(initial=0.0) < CLOSED * max(1.0, np.abs(q).max(initial=0.0)):
                yield q.tolist()
                break
            B = matrix(q.tolist())[held]
            step = np.linalg.lstsq(B, -gap, rcond=DEPENDENT)[0]
            q = q + np.array(rates(q.tolist())).reshape(-1, count) @ step
