"""Tiles of two rows, for motion in a plane: the steps of ``ldlt`` written out.

A tile is a 2 x 2 block of D or of its factor, stored row by row. ``first`` and ``step`` say where
the two blocks of J lie that belong to it and to one body: at first and first + step. Of a body's
six speeds the three of ``axes`` can differ from zero: two of its mass centre and one of its turn.
"""

from kane.kernels.compiling.jit import merged
from kane.kernels.linear.pivot import doubtful, inverse_pivot


@merged
def add_product(J, first, step, other, other_step, axes, inverse, D, tile):
    """Add J_a A^-1 J_b^T to a tile of D."""
    x, y, n = axes[0], axes[1], axes[2]
    a, b, c, d = first, first + step, other, other + other_step
    c1, c2, c3 = inverse[x] * J[c, x], inverse[y] * J[c, y], inverse[n] * J[c, n]
    d1, d2, d3 = inverse[x] * J[d, x], inverse[y] * J[d, y], inverse[n] * J[d, n]
    ac = J[a, x] * c1 + J[a, y] * c2 + J[a, n] * c3
    ad = J[a, x] * d1 + J[a, y] * d2 + J[a, n] * d3
    bc = J[b, x] * c1 + J[b, y] * c2 + J[b, n] * c3
    bd = J[b, x] * d1 + J[b, y] * d2 + J[b, n] * d3
    D[tile, 0] += ac
    D[tile, 1] += ad
    D[tile, 2] += bc
    D[tile, 3] += bd


@merged
def rates(J, first, step, axes, u, start):
    """Return the rows of J times the speeds of a body."""
    x, y, n = axes[0], axes[1], axes[2]
    a, b = first, first + step
    u1, u2, u3 = u[start + x], u[start + y], u[start + n]
    return (
        J[a, x] * u1 + J[a, y] * u2 + J[a, n] * u3,
        J[b, x] * u1 + J[b, y] * u2 + J[b, n] * u3,
    )


@merged
def add_loads(J, first, step, axes, x1, x2, inverse, target, start):
    """Add A^-1 J^T x to what belongs to a body's speeds."""
    for i in range(3):
        j = axes[i]
        target[start + j] += inverse[j] * (J[first, j] * x1 + J[first + step, j] * x2)


@merged
def decompose(L, k, whole):
    """Turn tile k into l d l^T: l below its diagonal, 1 / d on it; return the redundant rows."""
    a21 = L[k, 2]
    d1 = inverse_pivot(L[k, 0], whole[k, 0])
    l21 = a21 * d1
    whole2 = doubtful(whole[k, 1], l21 * a21, d1, whole[k, 0])
    d2 = inverse_pivot(L[k, 3] - l21 * a21, whole2)
    L[k, 0], L[k, 2], L[k, 3] = d1, l21, d2
    return int(d1 == 0.0) + int(d2 == 0.0)


@merged
def divide(L, tile, k):
    """Replace a tile below tile k by W = D l^-T."""
    l21 = L[k, 2]
    L[tile, 1] -= L[tile, 0] * l21
    L[tile, 3] -= L[tile, 2] * l21


@merged
def subtract_product(L, target, tile, other, k):
    """Take W d^-1 W'^T off a tile; W and W' stand below tile k."""
    d1, d2 = L[k, 0], L[k, 3]
    x1, x2, y1, y2 = d1 * L[tile, 0], d2 * L[tile, 1], d1 * L[tile, 2], d2 * L[tile, 3]
    a, b, c, d = L[other, 0], L[other, 1], L[other, 2], L[other, 3]
    L[target, 0] -= x1 * a + x2 * b
    L[target, 1] -= x1 * c + x2 * d
    L[target, 2] -= y1 * a + y2 * b
    L[target, 3] -= y1 * c + y2 * d


@merged
def subtract_square(L, target, tile, k):
    """Take W d^-1 W^T off a tile on the diagonal; W stands below tile k."""
    a1, a2, b1, b2 = L[tile, 0], L[tile, 1], L[tile, 2], L[tile, 3]
    x1, x2 = L[k, 0] * a1, L[k, 3] * a2
    L[target, 0] -= x1 * a1 + x2 * a2
    L[target, 2] -= x1 * b1 + x2 * b2
    L[target, 3] -= L[k, 0] * b1 * b1 + L[k, 3] * b2 * b2


@merged
def go_down(L, k, y):
    """Replace the part of y that belongs to tile k by l^-1 of it; return 1 / d times that."""
    y1 = y[k, 0]
    y2 = y[k, 1] - L[k, 2] * y1
    y[k, 1] = y2
    return L[k, 0] * y1, L[k, 3] * y2


@merged
def subtract_below(L, tile, x1, x2, y, row):
    """Take W x off a part of y."""
    a = L[tile, 0] * x1 + L[tile, 1] * x2
    b = L[tile, 2] * x1 + L[tile, 3] * x2
    y[row, 0] -= a
    y[row, 1] -= b


@merged
def subtract_above(L, tile, y, row, k):
    """Take W^T times the part of y in the row of the tile off that of tile k."""
    x1, x2 = y[row, 0], y[row, 1]
    a = L[tile, 0] * x1 + L[tile, 2] * x2
    b = L[tile, 1] * x1 + L[tile, 3] * x2
    y[k, 0] -= a
    y[k, 1] -= b


@merged
def go_up(L, k, y):
    """Replace the part of y that belongs to tile k by l^-T d^-1 of it."""
    y2 = L[k, 3] * y[k, 1]
    y[k, 0] = L[k, 0] * y[k, 0] - L[k, 2] * y2
    y[k, 1] = y2
