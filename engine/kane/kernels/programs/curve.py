"""Look-up in a table: a piecewise cubic polynomial.

A curve with the breaks x_1 < ... < x_n has n + 1 pieces: piece k holds for x_k <= x < x_(k+1) and
is c0 + c1 d + c2 d^2 + c3 d^3 with d = x - x_k. Pieces 0 and n, outside the breaks, are constant.
"""

from kane.kernels.compiling.jit import exact


@exact
def lookup(curves, breaks, coefficients, index, x, order):
    """Return the derivative of an order from 0 to 3 (0: the value) of a curve at x."""
    return lookup_in_piece(
        curves, breaks, coefficients, index, piece_at(curves, breaks, index, x), x, order
    )


@exact
def piece_at(curves, breaks, index, x):
    """Return the piece that x lies in: the number of breaks at or below x."""
    start, stop = curves[index]["start"], curves[index]["stop"]
    low, high = start, stop
    while low < high:
        middle = (low + high) // 2
        if breaks[middle] <= x:
            low = middle + 1
        else:
            high = middle
    return low - start


@exact
def lookup_in_piece(curves, breaks, coefficients, index, piece, x, order):
    """Return what ``lookup`` does, from a given piece even where x lies beyond its ends."""
    start, stop = curves[index]["start"], curves[index]["stop"]
    row = curves[index]["first"] + piece
    if x != x:  # not a number
        return x
    if piece == 0 or piece == stop - start:
        return coefficients[row, 0] if order == 0 else 0.0
    d = x - breaks[start + piece - 1]
    c1, c2, c3 = coefficients[row, 1], coefficients[row, 2], coefficients[row, 3]
    if order == 0:
        return coefficients[row, 0] + d * (c1 + d * (c2 + d * c3))
    if order == 1:
        return c1 + d * (2.0 * c2 + d * (3.0 * c3))
    if order == 2:
        return 2.0 * c2 + d * (6.0 * c3)
    return 6.0 * c3
