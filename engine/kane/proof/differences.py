"""Rates by central differences, which know their own error."""

from __future__ import annotations

import numpy as np

from kane.proof.motion import Array

# Coefficients of the first derivative of orders 8 and 6 on frames at equal spacing (Fornberg,
# Generation of finite difference formulas on arbitrarily spaced grids, Math. Comp. 51, 1988).
EIGHTH = np.array([1 / 280, -4 / 105, 1 / 5, -4 / 5, 0, 4 / 5, -1 / 5, 4 / 105, -1 / 280])
SIXTH = np.array([0, -1 / 60, 3 / 20, -3 / 4, 0, 3 / 4, -3 / 20, 1 / 60, 0])
# The first frame from those behind it, by polynomials of degrees 7 and 6.
SEVENTH_AT_FIRST = np.array([0, 8, -28, 56, -70, 56, -28, 8, -1])
SIXTH_AT_FIRST = np.array([0, 7, -21, 35, -35, 21, -7, 1, 0])
FRAMES = len(EIGHTH)
MIDDLE = FRAMES // 2


def rate_in_the_middle(values: Array, spacing: float) -> tuple[Array, Array]:
    """Return the rate at the middle of some frames, and about how wrong it may be.

    Args:
        values: (9, ...) at equal spacing.
        spacing: [s].

    """
    best = np.tensordot(EIGHTH, values, axes=(0, 0)) / spacing
    other = np.tensordot(SIXTH, values, axes=(0, 0)) / spacing
    return best, np.abs(best - other)


def at_the_first(values: Array, round_off: float) -> tuple[Array, Array]:
    """Return what the frames behind it tell of the first one, and about how wrong it may be.

    Args:
        values: (9, ...) at equal spacing; the first is not looked at.
        round_off: part of a number by which each is rough.

    """
    best = np.tensordot(SEVENTH_AT_FIRST, values, axes=(0, 0))
    other = np.tensordot(SIXTH_AT_FIRST, values, axes=(0, 0))
    rough = round_off * np.abs(SEVENTH_AT_FIRST).sum() * np.abs(values[1:]).max(axis=0, initial=0.0)
    return best, np.abs(best - other) + rough
