"""One contact by itself: its impulses, those of all others given.

With the impulses p of its rows, V = b + D p are their speeds at the end of the step, D what the
contact makes of them itself. Along the gap, row 0 of those that have one,

    V_n - T >= 0,  p_n >= 0,  p_n (V_n - T) = 0,

and across it Coulomb's law, exactly: |p_t| <= r, and where it slips V_t = -s p_t with s > 0 and
|p_t| = r. The radius r = c + mu |p_n| is that of the cone where this normal impulse is. Both are
solved in turn until they agree (Jean, The non-smooth contact dynamics method, Computer Methods in
Applied Mechanics and Engineering 177 (1999), section 6; Acary, Brogliato, Numerical Methods for
Nonsmooth Dynamical Systems, 2008, section 13.7).
"""

import math

from kane.kernels.compiling.jit import jit

ROWS = 3  # that a contact has at most: a gap, and two along which it slips
AGREED = 1e-14  # of the largest impulse
NEWTON = 40
ON_RIM = 1e-14
HELD = 1e-12  # of the square of what moves a row: less is round-off of what joints hold


@jit
def solve_contact(D, b, p, is_gap, opens, first, count, known, mu, turns):
    """Write the impulses of a contact; those that it had are where the search begins.

    Args:
        D: (3, 3) what impulses on its rows make of their speeds.
        b: (3,) their speeds without them, less what the gap is to have.
        p: (3,) the impulses.
        is_gap: whether row 0 is that of a gap.
        opens: whether that pushes alone.
        first: row along which it slips first.
        count: how many such rows there are; 0 without friction.
        known: the part of the radius that does not hang on its own normal impulse.
        mu: how much of the radius each of that makes; infinite where it never slips.
        turns: how often at most both are solved in turn.

    """
    if not is_gap or D[0, 0] <= 0.0:
        if is_gap:
            p[0] = 0.0
        across(D, b, p, first, count, known)
        return
    for _ in range(turns):
        before = p[0]
        push = -b[0]
        for j in range(first, first + count):
            push -= D[0, j] * p[j]
        push /= D[0, 0]
        p[0] = max(push, 0.0) if opens else push
        if count == 0:
            return
        # of 0 times infinity nothing
        own = mu * abs(p[0]) if p[0] != 0.0 else 0.0
        across(D, b, p, first, count, known + own)
        largest = abs(p[0])
        for j in range(first, first + count):
            largest = max(largest, abs(p[j]))
        if abs(p[0] - before) <= AGREED * largest:
            return


@jit
def across(D, b, p, first, count, radius):
    """Write the impulses across the gap within a radius; arguments as of ``solve_contact``.

    Where they lie on the rim, (D + s) p = -c with the s > 0 that makes |p| the radius: Newton's
    method for 1/|p| - 1/r, which is nearly straight and comes from one side (More, Sorensen,
    Computing a trust region step, SIAM Journal on Scientific and Statistical Computing 4 (1983)).
    """
    if count == 0:
        return
    if radius <= 0.0:
        for j in range(first, first + count):
            p[j] = 0.0
        return
    # what the rows do without these impulses
    c1 = b[first]
    if first == 1:
        c1 += D[1, 0] * p[0]
    d11 = D[first, first]
    if count == 1:
        push = -c1 / d11 if d11 > 0.0 else 0.0
        p[first] = min(max(push, -radius), radius)
        return
    second = first + 1
    c2 = b[second]
    if first == 1:
        c2 += D[2, 0] * p[0]
    d12, d22 = D[first, second], D[second, second]
    if _determinant(d11, d12, d22) <= HELD * max(d11, d22) ** 2:
        _along_one(d11, d12, d22, c1, c2, p, first, radius)
        return
    shift = 0.0
    for _ in range(NEWTON):
        a11, a22 = d11 + shift, d22 + shift
        determinant = _determinant(a11, d12, a22)
        p1 = -(a22 * c1 - d12 * c2) / determinant
        p2 = -(a11 * c2 - d12 * c1) / determinant
        p[first], p[second] = p1, p2
        size = math.sqrt(p1 * p1 + p2 * p2)
        if size <= radius or size - radius <= ON_RIM * radius:
            return
        # d|p|/ds = -p (D + s)^-1 p / |p|
        w1 = (a22 * p1 - d12 * p2) / determinant
        w2 = (a11 * p2 - d12 * p1) / determinant
        fall = (p1 * w1 + p2 * w2) / size
        shift += (size - radius) / radius * size / fall


@jit
def _determinant(d11, d12, d22):
    """Return that of a symmetric matrix of two rows."""
    return d11 * d22 - d12 * d12


@jit
def _along_one(d11, d12, d22, c1, c2, p, first, radius):
    """Write the shortest impulses across the gap where bodies can go one way alone, or none.

    One row makes the other redundant, or nothing moves it: with D = e w w^T, e its trace and w of
    length 1, D D / e is D, and so -D c / e^2 is what stops them. Across that way nothing pushes:
    round-off alone would decide what.
    """
    both = d11 + d22
    p[first], p[first + 1] = 0.0, 0.0
    if both <= 0.0:
        return
    p1 = -(d11 * c1 + d12 * c2) / (both * both)
    p2 = -(d12 * c1 + d22 * c2) / (both * both)
    size = math.sqrt(p1 * p1 + p2 * p2)
    part = radius / size if size > radius else 1.0
    p[first], p[first + 1] = part * p1, part * p2
