"""Sides and rims of two round bodies on each other: how far apart, and where.

On a rim the place is sought among many, and made exact by steps of Newton, as in ``round_pairs``.
"""

from __future__ import annotations

import numpy as np

from kane.elements.primitives import Feature, ShapeContact
from kane.proof.motion import Array, Places, dot
from kane.proof.round_pairs import WITHIN, RoundPair, angles_where_it_grows, held_in


def two_rounds(row: ShapeContact, number: int, at: Places) -> RoundPair:
    """Return how far the side or the rim of body B is from one of body A.

    Args:
        row: the contact.
        number: of the pair, and which of its two places.
        at: where the bodies are.

    """
    a, b = row.pair(number)
    sign = -1.0 if number % 2 else 1.0
    found = _sides if b.kind == "side" else _rim
    return found(row, a, b, sign, at)


def _sides(row: ShapeContact, a: Feature, b: Feature, sign: float, at: Places) -> RoundPair:
    """The normal leans from the axis of A, and back from that of B, as much as their sides do.

    Each side is touched along a line, where a plane with this normal touches it.
    """
    e, f = at.direction(row.body_a, a.along), at.direction(row.body_b, b.along)
    g, c = np.cross(e, f), dot(e, f)[..., None]
    one, other = a.lean[1], b.lean[1]
    square = dot(g, g)[..., None]
    flat = ((one + other * c) * e - (other + one * c) * f) / square
    n = flat + sign * np.sqrt((1.0 - dot(flat, flat)[..., None]) / square) * g
    line_a, start_a, radius_a = _line(a, e, at.point(row.body_a, a.point), n)
    line, start, radius = _line(b, f, at.point(row.body_b, b.point), -n)
    w = start - start_a
    k = dot(line, line_a)
    s = (k * dot(w, line_a) - dot(w, line)) / (1.0 - k * k)
    point = start + s[..., None] * line - radius * n
    return RoundPair(np.asarray(dot(n, w) - radius - radius_a), np.asarray(point))


def _line(side: Feature, axis: Array, point: Array, n: Array) -> tuple[Array, Array, float]:
    """Return direction, a point and the radius of the line along which a plane touches a side."""
    cosine, sine = side.lean
    if sine == 0.0:
        return axis, point, side.radius
    out = (n - sine * axis) / cosine
    return sine * out - cosine * axis, point + side.radius * cosine / sine * axis, 0.0


def _rim(row: ShapeContact, a: Feature, rim: Feature, sign: float, at: Places) -> RoundPair:
    e, f = at.direction(row.body_a, a.along), at.direction(row.body_b, rim.along)
    start, center = at.point(row.body_a, a.point), at.point(row.body_b, rim.point)
    # complex steps and frames alike: the place is found where numbers are real
    flat = np.broadcast_shapes(e.shape, f.shape, start.shape, center.shape)
    real = (np.broadcast_to(np.real(each), flat).reshape(-1, 3) for each in (e, f, center - start))
    ways = np.array([_nearest(a, rim, sign, *each) for each in zip(*real, strict=True)])
    m = held_in(at.turn[row.body_b], ways, flat)
    x = center + rim.radius * m
    gap, _ = _over(a, sign, e, x - start, np.cross(f, m))
    return RoundPair(np.asarray(gap), np.asarray(x))


def _over(a: Feature, sign: float, e: Array, d: Array, t: Array) -> tuple[Array, Array]:
    """Return how far a place of a rim is from a side or a rim of A, and the normal there.

    Args:
        a: the feature of A.
        sign: which of two places.
        e: its axis.
        d: the way from its point to the place.
        t: tangent of the rim at the place.

    """
    h = dot(d, e)
    across = d - h[..., None] * e
    out = across / np.sqrt(dot(across, across))[..., None]
    cosine, sine = a.lean
    if a.kind == "side":
        n = cosine * out + sine * e
        return dot(n, d) - cosine * a.radius, n
    n = sign * np.cross(t, np.cross(e, out))
    n = n / np.sqrt(dot(n, n))[..., None]
    return dot(n, d - a.radius * out), n


def _nearest(a: Feature, rim: Feature, sign: float, e: Array, f: Array, w: Array) -> Array:
    """Return the way from the centre of a rim, w from the point of A, to where they touch."""
    first = np.cross(np.eye(3)[np.abs(f).argmin()], f)
    first /= np.linalg.norm(first)
    second = np.cross(f, first)

    def place(angle: Array | float) -> tuple[Array, Array]:
        m = np.multiply.outer(np.cos(angle), first) + np.multiply.outer(np.sin(angle), second)
        return m, np.cross(f, m)

    def slope(angle: Array) -> Array:
        """Return how the height over a side, or half the square of the way to a rim, grows."""
        m, t = place(angle)
        d = w + rim.radius * m
        across = d - np.multiply.outer(d @ e, e)
        out = across / np.linalg.norm(across, axis=-1, keepdims=True)
        if a.kind == "side":
            return np.asarray(((a.lean[0] * out + a.lean[1] * e) * t).sum(axis=-1))
        return np.asarray(((d - a.radius * out) * t).sum(axis=-1))

    best, least = first, np.inf
    for angle in angles_where_it_grows(slope):
        m, t = place(angle)
        gap, n = _over(a, sign, e, w + rim.radius * m, t)
        d = w + rim.radius * m
        out = d - (d @ e) * e
        out = out / np.linalg.norm(out)
        cosine, sine = rim.lean
        beside = [-m, -cosine * f - sine * m]
        if a.kind == "rim":
            beside += [out, a.lean[0] * e + a.lean[1] * out]
        fits = min(n @ each for each in beside)
        far = abs(float(gap)) + (0.0 if fits >= -WITHIN else 1e3 * rim.radius)
        if a.kind == "side" and sign * (m @ e) < 0.0:  # it counts where it is the only one
            far += 1e6 * rim.radius
        if far < least:
            best, least = m, far
    return best
