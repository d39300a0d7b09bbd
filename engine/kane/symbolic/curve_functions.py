"""What points on curves need in numbers; exports in Python bring it along as it stands.

So they use nothing but ``math``. A curve is its pieces, of which each has the coefficients of the
powers of 0 to 1 for x, y and z, and whether it is closed.
"""

import math


def along(curve: tuple[list[list[list[float]]], bool], s: float, axis: int, order: int) -> float:
    """Return a coordinate of a curve, or a derivative; beyond its ends it goes straight on."""
    pieces, closed = curve
    number = math.floor(s)
    tau = s - number
    if closed:
        number %= len(pieces)
    else:
        number = min(max(number, 0), len(pieces) - 1)
        tau = s - number
    inside = min(max(tau, 0.0), 1.0)
    c = pieces[number][axis]
    value, slope = 0.0, 0.0
    for k in range(len(c) - 1, -1, -1):
        if k >= order:
            value = value * inside + math.perm(k, order) * c[k]
        if k >= 1:
            slope = slope * inside + k * c[k]
    if tau == inside or order == 1:
        return value
    return value + (tau - inside) * slope if order == 0 else 0.0


def foot(curve: tuple[list[list[list[float]]], bool], x: float, y: float, z: float) -> float:
    """Return how many pieces along a curve its point is that is next to a place."""
    pieces, closed = curve
    place, count = (x, y, z), len(pieces)
    number = min(
        range(count), key=lambda k: sum((pieces[k][i][0] - place[i]) ** 2 for i in range(3))
    )
    tau = 0.0
    for _ in range(30):
        slope, square, bend = 0.0, 0.0, 0.0
        piece = [pieces[number]], False
        for i in range(3):
            way, rate = along(piece, tau, i, 0) - place[i], along(piece, tau, i, 1)
            slope += way * rate
            square += rate * rate
            bend += way * along(piece, tau, i, 2)
        bend = square + bend if square + bend > 0.1 * square else square
        step = min(max(-slope / bend, -1.0), 1.0)
        tau += step
        if tau < 0.0 and (number > 0 or closed):
            number, tau = (number - 1) % count, min(max(tau + 1.0, 0.0), 1.0)
        elif tau > 1.0 and (number < count - 1 or closed):
            number, tau = (number + 1) % count, min(max(tau - 1.0, 0.0), 1.0)
        if abs(step) <= 1e-15:
            break
    return number + tau
