"""Tiles of three rows, for motion in space: the steps of ``ldlt`` written out.

A tile is a 3 x 3 block of D or of its factor, stored row by row. ``first`` and ``step`` say where
the three blocks of J lie that belong to it and to one body: at first, first + step, first + 2 step.
"""

from kane.kernels.codes import POINT
from kane.kernels.compiling.jit import merged
from kane.kernels.linear.pivot import doubtful, inverse_pivot


@merged
def add_product(J, first, step, other, other_step, inverse, D, tile):
    """Add J_a A^-1 J_b^T to a tile of D."""
    w1, w2, w3 = inverse[0], inverse[1], inverse[2]
    a, b, c = other, other + other_step, other + 2 * other_step
    for i in range(3):
        block = first + step * i
        s1, s2, s3 = w1 * J[block, 0], w2 * J[block, 1], w3 * J[block, 2]
        x = s1 * J[a, 0] + s2 * J[a, 1] + s3 * J[a, 2]
        y = s1 * J[b, 0] + s2 * J[b, 1] + s3 * J[b, 2]
        z = s1 * J[c, 0] + s2 * J[c, 1] + s3 * J[c, 2]
        D[tile, 3 * i] += x
        D[tile, 3 * i + 1] += y
        D[tile, 3 * i + 2] += z
    add_turning_product(J, first, step, other, other_step, inverse, D, tile)


@merged
def add_turning_product(J, first, step, other, other_step, inverse, D, tile):
    """Add what the turning parts of the blocks make of it."""
    w4, w5, w6 = inverse[3], inverse[4], inverse[5]
    a, b, c = other, other + other_step, other + 2 * other_step
    a4, a5, a6 = J[a, 3], J[a, 4], J[a, 5]
    b4, b5, b6 = J[b, 3], J[b, 4], J[b, 5]
    c4, c5, c6 = J[c, 3], J[c, 4], J[c, 5]
    for i in range(3):
        block = first + step * i
        s4, s5, s6 = w4 * J[block, 3], w5 * J[block, 4], w6 * J[block, 5]
        D[tile, 3 * i] += s4 * a4 + s5 * a5 + s6 * a6
        D[tile, 3 * i + 1] += s4 * b4 + s5 * b5 + s6 * b6
        D[tile, 3 * i + 2] += s4 * c4 + s5 * c5 + s6 * c6


@merged
def add_shifting_product(J, first, step, other, other_step, inverse, D, tile):
    """Add what the linear parts make of it where both are diagonal: rows that hold a point."""
    a, b, c = first, first + step, first + 2 * step
    x, y, z = other, other + other_step, other + 2 * other_step
    D[tile, 0] += J[a, 0] * inverse[0] * J[x, 0]
    D[tile, 4] += J[b, 1] * inverse[1] * J[y, 1]
    D[tile, 8] += J[c, 2] * inverse[2] * J[z, 2]


@merged
def add_turning_square(J, first, step, inverse, D, tile):
    """Add what turning parts make of J A^-1 J^T, on the diagonal of D: the lower half."""
    w4, w5, w6 = inverse[3], inverse[4], inverse[5]
    a, b, c = first, first + step, first + 2 * step
    a4, a5, a6 = J[a, 3], J[a, 4], J[a, 5]
    b4, b5, b6 = J[b, 3], J[b, 4], J[b, 5]
    c4, c5, c6 = J[c, 3], J[c, 4], J[c, 5]
    x4, x5, x6 = w4 * a4, w5 * a5, w6 * a6
    y4, y5, y6 = w4 * b4, w5 * b5, w6 * b6
    D[tile, 0] += x4 * a4 + x5 * a5 + x6 * a6
    D[tile, 3] += x4 * b4 + x5 * b5 + x6 * b6
    D[tile, 4] += y4 * b4 + y5 * b5 + y6 * b6
    D[tile, 6] += x4 * c4 + x5 * c5 + x6 * c6
    D[tile, 7] += y4 * c4 + y5 * c5 + y6 * c6
    D[tile, 8] += w4 * c4 * c4 + w5 * c5 * c5 + w6 * c6 * c6


@merged
def rates(J, first, step, linear, u, start):
    """Return the rows of J times the speeds of a body; see ``add_loads``."""
    u4, u5, u6 = u[start + 3], u[start + 4], u[start + 5]
    a, b, c = first, first + step, first + 2 * step
    x = J[a, 3] * u4 + J[a, 4] * u5 + J[a, 5] * u6
    y = J[b, 3] * u4 + J[b, 4] * u5 + J[b, 5] * u6
    z = J[c, 3] * u4 + J[c, 4] * u5 + J[c, 5] * u6
    u1, u2, u3 = u[start], u[start + 1], u[start + 2]
    if linear == POINT:
        return x + J[a, 0] * u1, y + J[b, 1] * u2, z + J[c, 2] * u3
    return (
        x + J[a, 0] * u1 + J[a, 1] * u2 + J[a, 2] * u3,
        y + J[b, 0] * u1 + J[b, 1] * u2 + J[b, 2] * u3,
        z + J[c, 0] * u1 + J[c, 1] * u2 + J[c, 2] * u3,
    )


@merged
def add_loads(J, first, step, linear, x1, x2, x3, inverse, target, start):
    """Add A^-1 J^T x to what belongs to a body's speeds.

    Where the rows hold a POINT, the linear part of J is diagonal.
    """
    a, b, c = first, first + step, first + 2 * step
    w1, w2, w3 = inverse[0], inverse[1], inverse[2]
    w4, w5, w6 = inverse[3], inverse[4], inverse[5]
    if linear == POINT:
        f1, f2, f3 = J[a, 0] * x1, J[b, 1] * x2, J[c, 2] * x3
    else:
        f1 = J[a, 0] * x1 + J[b, 0] * x2 + J[c, 0] * x3
        f2 = J[a, 1] * x1 + J[b, 1] * x2 + J[c, 1] * x3
        f3 = J[a, 2] * x1 + J[b, 2] * x2 + J[c, 2] * x3
    f4 = J[a, 3] * x1 + J[b, 3] * x2 + J[c, 3] * x3
    f5 = J[a, 4] * x1 + J[b, 4] * x2 + J[c, 4] * x3
    f6 = J[a, 5] * x1 + J[b, 5] * x2 + J[c, 5] * x3
    target[start] += w1 * f1
    target[start + 1] += w2 * f2
    target[start + 2] += w3 * f3
    target[start + 3] += w4 * f4
    target[start + 4] += w5 * f5
    target[start + 5] += w6 * f6


@merged
def decompose(L, k, whole):
    """Turn tile k into l d l^T: l below its diagonal, 1 / d on it; return the redundant rows."""
    a21, a31, a32 = L[k, 3], L[k, 6], L[k, 7]
    d1 = inverse_pivot(L[k, 0], whole[k, 0])
    l21, l31 = a21 * d1, a31 * d1
    whole2 = doubtful(whole[k, 1], l21 * a21, d1, whole[k, 0])
    d2 = inverse_pivot(L[k, 4] - l21 * a21, whole2)
    a32 -= l31 * a21
    l32 = a32 * d2
    whole3 = doubtful(whole[k, 2], l31 * a31, d1, whole[k, 0])
    whole3 = doubtful(whole3, l32 * a32, d2, whole[k, 1])
    d3 = inverse_pivot(L[k, 8] - l31 * a31 - l32 * a32, whole3)
    L[k, 0], L[k, 3], L[k, 4] = d1, l21, d2
    L[k, 6], L[k, 7], L[k, 8] = l31, l32, d3
    return int(d1 == 0.0) + int(d2 == 0.0) + int(d3 == 0.0)


@merged
def divide(L, tile, k):
    """Replace a tile below tile k by W = D l^-T."""
    l21, l31, l32 = L[k, 3], L[k, 6], L[k, 7]
    for i in range(3):
        x = L[tile, 3 * i]
        y = L[tile, 3 * i + 1] - x * l21
        L[tile, 3 * i + 1] = y
        L[tile, 3 * i + 2] -= x * l31 + y * l32


@merged
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


@merged
def subtract_square(L, target, tile, k):
    """Take W d^-1 W^T off a tile on the diagonal; W stands below tile k."""
    a1, a2, a3 = L[tile, 0], L[tile, 1], L[tile, 2]
    b1, b2, b3 = L[tile, 3], L[tile, 4], L[tile, 5]
    c1, c2, c3 = L[tile, 6], L[tile, 7], L[tile, 8]
    d1, d2, d3 = L[k, 0], L[k, 4], L[k, 8]
    x1, x2, x3 = d1 * a1, d2 * a2, d3 * a3
    y1, y2, y3 = d1 * b1, d2 * b2, d3 * b3
    L[target, 0] -= x1 * a1 + x2 * a2 + x3 * a3
    L[target, 3] -= x1 * b1 + x2 * b2 + x3 * b3
    L[target, 4] -= y1 * b1 + y2 * b2 + y3 * b3
    L[target, 6] -= x1 * c1 + x2 * c2 + x3 * c3
    L[target, 7] -= y1 * c1 + y2 * c2 + y3 * c3
    L[target, 8] -= d1 * c1 * c1 + d2 * c2 * c2 + d3 * c3 * c3


@merged
def go_down(L, k, y):
    """Replace the part of y that belongs to tile k by l^-1 of it; return 1 / d times that."""
    y1 = y[k, 0]
    y2 = y[k, 1] - L[k, 3] * y1
    y3 = y[k, 2] - L[k, 6] * y1 - L[k, 7] * y2
    y[k, 1], y[k, 2] = y2, y3
    return L[k, 0] * y1, L[k, 4] * y2, L[k, 8] * y3


@merged
def subtract_below(L, tile, x1, x2, x3, y, row):
    """Take W x off a part of y."""
    a = L[tile, 0] * x1 + L[tile, 1] * x2 + L[tile, 2] * x3
    b = L[tile, 3] * x1 + L[tile, 4] * x2 + L[tile, 5] * x3
    c = L[tile, 6] * x1 + L[tile, 7] * x2 + L[tile, 8] * x3
    y[row, 0] -= a
    y[row, 1] -= b
    y[row, 2] -= c


@merged
def subtract_above(L, tile, y, row, k):
    """Take W^T times the part of y in the row of the tile off that of tile k."""
    x1, x2, x3 = y[row, 0], y[row, 1], y[row, 2]
    a = L[tile, 0] * x1 + L[tile, 3] * x2 + L[tile, 6] * x3
    b = L[tile, 1] * x1 + L[tile, 4] * x2 + L[tile, 7] * x3
    c = L[tile, 2] * x1 + L[tile, 5] * x2 + L[tile, 8] * x3
    y[k, 0] -= a
    y[k, 1] -= b
    y[k, 2] -= c


@merged
def go_up(L, k, y):
    """Replace the part of y that belongs to tile k by l^-T d^-1 of it."""
    y3 = L[k, 8] * y[k, 2]
    y2 = L[k, 4] * y[k, 1] - L[k, 7] * y3
    y[k, 0] = L[k, 0] * y[k, 0] - L[k, 3] * y2 - L[k, 6] * y3
    y[k, 1], y[k, 2] = y2, y3
