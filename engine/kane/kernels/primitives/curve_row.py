"""Rows that hold a point of body B on a curve fixed in body A.

r, the place of the point in axes of A, is made of three displacements, see ``path``. The curve C is
made of pieces, polynomials of tau = 0 to 1 that fit together with their first two derivatives. Its
point next to r is the foot: (C - r) . C' = 0. With n across the tangent there

    phi = n . (r - C),    phi' = n . r',    phi'' = n . r'' - tau'^2 n . C'',

where the point is on the curve, as n . C' = 0 and n' . C' = -n . C''. In a plane one row is enough.
Beyond an open end the curve goes straight on.

The foot is looked for anew each time, from the knot next to the point: so a pose alone tells it. A
curve that crosses itself has two feet there, and is refused, see ``elements.point_on_curve``.
"""

import math

import numpy as np

from kane.kernels.compiling.jit import jit, public

POWERS = 6  # polynomials of the fifth degree
STEPS = 30  # of Newton's method, which needs some five
FOUND = 1e-15  # of a piece: a step that is no longer moves nothing

# row, the displacements along the axes of body A, first piece and their number, whether it is
# closed, which of the two directions across, direction across the plane of the curve (zero
# where it has none)
CURVE_ROW = np.dtype(
    [
        ("row", "i8"),
        ("path", "i8", 3),
        ("first", "i8"),
        ("pieces", "i8"),
        ("closed", "i8"),
        ("which", "i8"),
        ("across", "f8", 3),
    ]
)

# coefficients of the powers of tau, for each axis [m]
CURVE_PIECE = np.dtype([("c", "f8", (3, POWERS))])


@jit
def residuals(rows, pieces, path, phi):
    """Write phi [m]."""
    for k in range(rows.size):
        e = rows[k]
        r1, r2, r3 = path[e["path"][0]], path[e["path"][1]], path[e["path"][2]]
        piece, tau = foot(e, pieces, r1, r2, r3)
        n1, n2, n3 = _normal(e, pieces, piece, tau)
        c1, c2, c3 = at(pieces, piece, tau, 0)
        phi[e["row"]] = n1 * (r1 - c1) + n2 * (r2 - c2) + n3 * (r3 - c3)


@jit
def jacobians(rows, pieces, path, gradient, row_start, J):
    """Write the blocks of phi'."""
    for k in range(rows.size):
        e = rows[k]
        p1, p2, p3 = e["path"][0], e["path"][1], e["path"][2]
        piece, tau = foot(e, pieces, path[p1], path[p2], path[p3])
        n1, n2, n3 = _normal(e, pieces, piece, tau)
        for side in range(2):
            for j in range(6):
                J[row_start[e["row"]] + side, j] = (
                    n1 * gradient[2 * p1 + side, j]
                    + n2 * gradient[2 * p2 + side, j]
                    + n3 * gradient[2 * p3 + side, j]
                )


@jit
def accelerations(rows, pieces, path, path_rate, bias, gamma):
    """Write gamma = tau'^2 n . C'' - n . (the biases of r)."""
    for k in range(rows.size):
        e = rows[k]
        p1, p2, p3 = e["path"][0], e["path"][1], e["path"][2]
        piece, tau = foot(e, pieces, path[p1], path[p2], path[p3])
        n1, n2, n3 = _normal(e, pieces, piece, tau)
        d1, d2, d3 = at(pieces, piece, tau, 1)
        b1, b2, b3 = at(pieces, piece, tau, 2)
        along = d1 * path_rate[p1] + d2 * path_rate[p2] + d3 * path_rate[p3]
        rate = along / (d1 * d1 + d2 * d2 + d3 * d3)
        curved = n1 * b1 + n2 * b2 + n3 * b3
        moved = n1 * bias[p1] + n2 * bias[p2] + n3 * bias[p3]
        gamma[e["row"]] = rate * rate * curved - moved


@jit
def foot(e, pieces, r1, r2, r3):
    """Return the piece, and tau in it, of the point of the curve next to a place.

    pieces: (p,) the pieces of all curves.
    """
    first, count = e["first"], e["pieces"]
    # the knot next to the place
    piece, nearest = 0, math.inf
    for k in range(count):
        c = pieces[first + k]["c"]
        size = (c[0, 0] - r1) ** 2 + (c[1, 0] - r2) ** 2 + (c[2, 0] - r3) ** 2
        if size < nearest:
            piece, nearest = k, size
    # from there Newton's method, from piece to piece
    tau = 0.0
    for _ in range(STEPS):
        c1, c2, c3 = at(pieces, first + piece, tau, 0)
        d1, d2, d3 = at(pieces, first + piece, tau, 1)
        b1, b2, b3 = at(pieces, first + piece, tau, 2)
        slope = (c1 - r1) * d1 + (c2 - r2) * d2 + (c3 - r3) * d3
        square = d1 * d1 + d2 * d2 + d3 * d3
        bend = square + (c1 - r1) * b1 + (c2 - r2) * b2 + (c3 - r3) * b3
        if not bend > 0.1 * square:  # far off the curve, where its centre of curvature is
            bend = square
        step = min(max(-slope / bend, -1.0), 1.0)
        tau += step
        if tau < 0.0 and (piece > 0 or e["closed"] == 1):
            piece, tau = (piece - 1) % count, _carried(tau + 1.0)
        elif tau > 1.0 and (piece < count - 1 or e["closed"] == 1):
            piece, tau = (piece + 1) % count, _carried(tau - 1.0)
        if abs(step) <= FOUND:
            break
    return first + piece, tau


@public
def feet(rows, pieces, x, y, z, piece, tau):
    """Write where the feet of places are, each on the curve of its row.

    Args:
        rows: (k,) entries, of the same curve mostly.
        pieces: the pieces of the curves.
        x: (k,) of the places, in axes of the curve [m].
        y: (k,) the same.
        z: (k,) the same.
        piece: (k,) the piece of each foot.
        tau: (k,) where it is in the piece.

    """
    for k in range(tau.size):
        piece[k], tau[k] = foot(rows[k], pieces, x[k], y[k], z[k])


@jit
def _carried(tau):
    """Return tau in the next piece, whose own speed may be another one."""
    return min(max(tau, 0.0), 1.0)


@jit
def at(pieces, piece, tau, order):
    """Return a derivative of the curve with respect to tau; straight on beyond its ends.

    pieces: (p,) the pieces of all curves.
    """
    c = pieces[piece]["c"]
    inside = 0.0 if tau < 0.0 else (1.0 if tau > 1.0 else tau)
    beyond = tau - inside
    if order == 1:
        return _slope(c[0], inside), _slope(c[1], inside), _slope(c[2], inside)
    if order == 2:
        if tau < 0.0 or tau > 1.0:
            return 0.0, 0.0, 0.0
        return _bend(c[0], inside), _bend(c[1], inside), _bend(c[2], inside)
    return (
        _value(c[0], inside) + beyond * _slope(c[0], inside),
        _value(c[1], inside) + beyond * _slope(c[1], inside),
        _value(c[2], inside) + beyond * _slope(c[2], inside),
    )


@jit
def _value(c, tau):
    """Return a polynomial of the coefficients c (6,) of the powers of tau."""
    total = c[5]
    for k in range(4, -1, -1):
        total = total * tau + c[k]
    return total


@jit
def _slope(c, tau):
    """Return the first derivative of a polynomial of the coefficients c (6,)."""
    total = 5.0 * c[5]
    for k in range(4, 0, -1):
        total = total * tau + k * c[k]
    return total


@jit
def _bend(c, tau):
    """Return the second derivative of a polynomial of the coefficients c (6,)."""
    total = 20.0 * c[5]
    for k in range(4, 1, -1):
        total = total * tau + k * (k - 1) * c[k]
    return total


@jit
def _normal(e, pieces, piece, tau):
    """Return a unit vector across the curve, the first or second of two.

    pieces: (p,) the pieces of all curves.
    """
    d1, d2, d3 = at(pieces, piece, tau, 1)
    length = math.sqrt(d1 * d1 + d2 * d2 + d3 * d3)
    t1, t2, t3 = d1 / length, d2 / length, d3 / length
    a1, a2, a3 = e["across"][0], e["across"][1], e["across"][2]
    if a1 == 0.0 and a2 == 0.0 and a3 == 0.0:  # the axis that the tangent is farthest from
        if abs(t1) <= abs(t2) and abs(t1) <= abs(t3):
            a1 = 1.0
        elif abs(t2) <= abs(t3):
            a2 = 1.0
        else:
            a3 = 1.0
    n1, n2, n3 = a2 * t3 - a3 * t2, a3 * t1 - a1 * t3, a1 * t2 - a2 * t1
    size = math.sqrt(n1 * n1 + n2 * n2 + n3 * n3)
    n1, n2, n3 = n1 / size, n2 / size, n3 / size
    if e["which"] == 0:
        return n1, n2, n3
    return t2 * n3 - t3 * n2, t3 * n1 - t1 * n3, t1 * n2 - t2 * n1
