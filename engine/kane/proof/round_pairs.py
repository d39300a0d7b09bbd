"""The side or the rim of something round on an edge: how far apart, and where.

On a rim the place is sought among many, and made exact by steps of Newton. There the gap does not
change to first order with the place on the rim, so its slopes are those with the place held.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

import numpy as np

from kane.elements.primitives import Feature, ShapeContact
from kane.proof.motion import Array, Places, dot

PLACES = 720  # on a rim, between which its nearest ones are sought
STEPS = 6  # of Newton, from within half a degree
WITHIN = 1e-6  # sine: a normal is as good as between two others


class RoundPair(NamedTuple):
    """Something round above an edge.

    Attributes:
        gap: (..., frames) [m].
        point: (..., frames, 3) of its core, from which its radius reaches out [m].

    """

    gap: Array
    point: Array


def round_pair(row: ShapeContact, number: int, at: Places) -> RoundPair:
    """Return how far the side or the rim of body B is from an edge of body A.

    Args:
        row: the contact.
        number: of the pair, and which of its two places.
        at: where the bodies are.

    """
    edge, own = row.pair(number)
    sign = -1.0 if number % 2 else 1.0
    found = _side if own.kind == "side" else _rim
    return found(row, edge, own, sign, at)


def _side(row: ShapeContact, edge: Feature, side: Feature, sign: float, at: Places) -> RoundPair:
    """The normal is across the edge, and leans back from the axis as much as the side does."""
    e, f = at.direction(row.body_a, edge.along), at.direction(row.body_b, side.along)
    cosine, sine = side.lean
    g, c = np.cross(e, f), dot(e, f)
    left = dot(g, g) - sine * sine
    n = (sine * (c[..., None] * e - f) + sign * np.sqrt(left)[..., None] * g) / dot(g, g)[..., None]
    start, line, radius = at.point(row.body_b, side.point), f, side.radius
    if sine > 0.0:  # all lines of a cone go through its tip
        start = start + side.radius * cosine / sine * f
        line = -sine / cosine * (n + sine * f) - cosine * f
        radius = 0.0
    w = start - at.point(row.body_a, edge.point)
    a, b, d = dot(w, line), dot(w, e), dot(line, e)
    s = (d * b - a) / (dot(line, line) - d * d)
    point = start + s[..., None] * line - radius * n
    return RoundPair(np.asarray(dot(n, w) - radius - row.grown), np.asarray(point))


def _rim(row: ShapeContact, edge: Feature, rim: Feature, sign: float, at: Places) -> RoundPair:
    e, f = at.direction(row.body_a, edge.along), at.direction(row.body_b, rim.along)
    start, center = at.point(row.body_a, edge.point), at.point(row.body_b, rim.point)
    beside = [at.direction(row.body_a, each) for each in edge.between()]
    # complex steps and frames alike: the place is found where numbers are real
    flat = np.broadcast_shapes(e.shape, f.shape, start.shape, center.shape)
    real = (np.broadcast_to(np.real(each), flat).reshape(-1, 3) for each in (e, f, center - start))
    sides = [np.broadcast_to(np.real(each), flat).reshape(-1, 3) for each in beside]
    ways = np.array([
        _nearest(edge, rim, sign, *one, *two)
        for one, two in zip(zip(*real, strict=True), zip(*sides, strict=True), strict=True)
    ])  # fmt: skip
    m = held_in(at.turn[row.body_b], ways, flat)
    x = center + rim.radius * m
    d = x - start
    across = sign * np.cross(np.cross(f, m), e)
    n = across if edge.faces else d - dot(d, e)[..., None] * e
    n = n / np.sqrt(dot(n, n))[..., None]
    return RoundPair(np.asarray(dot(n, d) - row.grown), np.asarray(x))


def held_in(turn: Array, ways: Array, flat: tuple[int, ...]) -> Array:
    """Return directions that are held in the axes of a body, as these turn, of a shape.

    Args:
        turn: of the body, complex where a step is.
        ways: (n, 3) directions where numbers are real, of all that the shape has.
        flat: the shape, whose last is 3.

    """
    of_body = np.broadcast_to(np.real(turn), (*flat[:-1], 3, 3)).reshape(-1, 3, 3)
    own = np.einsum("kji,kj->ki", of_body, ways).reshape(flat)
    return np.asarray((turn @ own[..., None])[..., 0])


def angles_where_it_grows(slope: Callable[[Array], Array]) -> Iterator[float]:
    """Yield where a function of an angle grows through zero: sought, and made exact by Newton."""
    angles = np.linspace(0.0, 2.0 * np.pi, PLACES, endpoint=False)
    values = slope(angles)
    for k in np.flatnonzero((values < 0.0) & (np.roll(values, -1) >= 0.0)):
        angle = angles[k] + np.pi / PLACES
        for _ in range(STEPS):
            bend = (slope(angle + 1e-6) - slope(angle - 1e-6)) / 2e-6
            angle = angle - slope(angle) / bend
        yield angle


def _nearest(
    edge: Feature,
    rim: Feature,
    sign: float,
    e: Array,
    f: Array,
    w: Array,
    left: Array,
    right: Array,
) -> Array:
    """Return the way from the centre of a rim, w from the edge's start, to where they touch."""
    first = np.cross(np.eye(3)[np.abs(f).argmin()], f)
    first /= np.linalg.norm(first)
    second = np.cross(f, first)

    def slope(angle: Array) -> Array:
        """Return (I - e e) d . t, how the square of the way to the line grows along the rim."""
        m = np.multiply.outer(np.cos(angle), first) + np.multiply.outer(np.sin(angle), second)
        d = w + rim.radius * m
        return np.asarray(((d - np.multiply.outer(d @ e, e)) * np.cross(f, m)).sum(axis=-1))

    best, least = first, np.inf
    for angle in angles_where_it_grows(slope):
        m = np.cos(angle) * first + np.sin(angle) * second
        d = w + rim.radius * m
        n = sign * np.cross(np.cross(f, m), e)
        if not edge.faces:
            n = d - (d @ e) * e
        n = n / np.linalg.norm(n)
        cosine, sine = rim.lean
        fits = min(-n @ m, -n @ (cosine * f + sine * m), n @ left, n @ right) >= -WITHIN
        far = abs(n @ d) + (0.0 if fits else 1e3 * rim.radius)
        if far < least:
            best, least = m, far
    return best
