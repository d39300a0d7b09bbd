"""Tiles of three rows, for motion in space: the steps of ``ldlt`` written out.

A tile is a 3 x 3 block of D or of its factor, stored row by row. ``first`` and ``step`` say where
the three blocks of J lie that belong to it and to one body: at first, first + step, first + 2 step.
"""

from kane.kernels.jit import jit
from kane.kernels.pivot import inverse_pivot


@jit
def add_product(J, first, step, other, other_step, inverse, D, tile):
    """Add J_a A^-1 J_b^T to a tile of D."""
    w1, w2, w3 = inverse[0], inverse[1], inverse[2]
    w4, w5, w6 = inverse[3], inverse[4], inverse[5]
    a, b, c = other, other + other_step, other + 2 * other_step
    for i in range(3):
        block = first + step * i
        s1, s2, s3 = w1 * J[block, 0], w2 * J[block, 1], w3 * J[block, 2]
        s4, s5, s6 = w4 * J[block, 3], w5 * J[block, 4], w6 * J[block, 5]
        x = s1 * J[a, 0] + s2 * J[a, 1] + s3 * J[a, 2]
        y = s1 * J[b, 0] + s2 * J[b, 1] + s3 * J[b, 2]
        z = s1 * J[c, 0] + s2 * J[c, 1] + s3 * J[c, 2]
        x += s4 * J[a, 3] + s5 * J[a, 4] + s6 * J[a, 5]
        y += s4 * J[b, 3] + s5 * J[b, 4] + s6 * J[b, 5]
        z += s4 * J[c, 3] + s5 * J[c, 4] + s6 * J[c, 5]
        D[tile, 3 * i] += x
        D[tile, 3 * i + 1] += y
        D[tile, 3 * i + 2] += z


@jit
def rates(J, first, step, u, start):
    """Return the rows of J times the speeds of a body."""
    u1, u2, u3 = u[start], u[start + 1], u[start + 2]
    u4, u5, u6 = u[start + 3], u[start + 4], u[start + 5]
    a, b, c = first, first + step, first + 2 * step
    return (
        J[a, 0] * u1 + J[a, 1] * u2 + J[a, 2] * u3 + J[a, 3] * u4 + J[a, 4] * u5 + J[a, 5] * u6,
        J[b, 0] * u1 + J[b, 1] * u2 + J[b, 2] * u3 + J[b, 3] * u4 + J[b, 4] * u5 + J[b, 5] * u6,
        J[c, 0] * u1 + J[c, 1] * u2 + J[c, 2] * u3 + J[c, 3] * u4 + J[c, 4] * u5 + J[c, 5] * u6,
    )


@jit
def add_loads(J, first, step, x1, x2, x3, inverse, target, start):
    """Add A^-1 J^T x to what belongs to a body's speeds."""
    a, b, c = first, first + step, first + 2 * step
    for j in range(6):
        target[start + j] += inverse[j] * (J[a, j] * x1 + J[b, j] * x2 + J[c, j] * x3)


@jit
def decompose(L, k, whole):
    """Turn tile k into l d l^T: l below its diagonal, 1 / d on it; return the redundant rows."""
    a21, a31, a32 = L[k, 3], L[k, 6], L[k, 7]
    d1 = inverse_pivot(L[k, 0], whole[k, 0])
    l21, l31 = a21 * d1, a31 * d1
    d2 = inverse_pivot(L[k, 4] - l21 * a21, whole[k, 1])
    a32 -= l31 * a21
    l32 = a32 * d2
    d3 = inverse_pivot(L[k, 8] - l31 * a31 - l32 * a32, whole[k, 2])
    L[k, 0], L[k, 3], L[k, 4] = d1, l21, d2
    L[k, 6], L[k, 7], L[k, 8] = l31, l32, d3
    return (d1 == 0.0) + (d2 == 0.0) + (d3 == 0.0)


@jit
def divide(L, tile, k):
    """Replace a tile below tile k by W = D l^-T."""
    l21, l31, l32 = L[k, 3], L[k, 6], L[k, 7]
    for i in range(3):
        x = L[tile, 3 * i]
        y = L[tile, 3 * i + 1] - x * l21
        L[tile, 3 * i + 1] = y
        L[tile, 3 * i + 2] -= x * l31 + y * l32


@jit
def subtract_product(L, target, tile, other, k):
    """Take W d^-1 W'^T off a tile; W and W' stand below tile k."""
    d1, d2, d3 = L[k, 0], L[k, 4], L[k, 8]
    for i in range(3):
        x, y, z = d1 * L[tile, 3 * i], d2 * L[tile, 3 * i + 1], d3 * L[tile, 3 * i + 2]
        a = x * L[other, 0] + y * L[other, 1] + z * L[other, 2]
        b = x * L[other, 3] + y * L[other, 4] + z * L[other, 5]
        c = x * L[other, 6] + y * L[other, 7] + z * L[other, 8]
        L[target, 3 * i] -= a
        L[target, 3 * i + 1] -= b
        L[target, 3 * i + 2] -= c


@jit
def go_down(L, k, y):
    """Replace the part of y that belongs to tile k by l^-1 of it; return 1 / d times that."""
    y1 = y[k, 0]
    y2 = y[k, 1] - L[k, 3] * y1
    y3 = y[k, 2] - L[k, 6] * y1 - L[k, 7] * y2
    y[k, 1], y[k, 2] = y2, y3
    return L[k, 0] * y1, L[k, 4] * y2, L[k, 8] * y3


@jit
def subtract_below(L, tile, x1, x2, x3, y, row):
    """Take W x off a part of y."""
    a = L[tile, 0] * x1 + L[tile, 1] * x2 + L[tile, 2] * x3
    b = L[tile, 3] * x1 + L[tile, 4] * x2 + L[tile, 5] * x3
    c = L[tile, 6] * x1 + L[tile, 7] * x2 + L[tile, 8] * x3
    y[row, 0] -= a
    y[row, 1] -= b
    y[row, 2] -= c


@jit
def subtract_above(L, tile, y, row, k):
    """Take W^T times the part of y in the row of the tile off that of tile k."""
    x1, x2, x3 = y[row, 0], y[row, 1], y[row, 2]
    a = L[tile, 0] * x1 + L[tile, 3] * x2 + L[tile, 6] * x3
    b = L[tile, 1] * x1 + L[tile, 4] * x2 + L[tile, 7] * x3
    c = L[tile, 2] * x1 + L[tile, 5] * x2 + L[tile, 8] * x3
    y[k, 0] -= a
    y[k, 1] -= b
    y[k, 2] -= c


@jit
def go_up(L, k, y):
    """Replace the part of y that belongs to tile k by l^-T d^-1 of it."""
    y3 = L[k, 8] * y[k, 2]
    y2 = L[k, 4] * y[k, 1] - L[k, 7] * y3
    y[k, 0] = L[k, 0] * y[k, 0] - L[k, 3] * y2 - L[k, 6] * y3
    y[k, 1], y[k, 2] = y2, y3
