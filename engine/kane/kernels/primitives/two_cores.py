"""Two cores: where that of body B stands, as body A sees it, and how deep they are in each other.

Cores are convex: along a direction n from A to B they are in each other by max n . x of A less the
least of B, and by the least of this over all directions at most. A pair of features that is far
deeper may well be one that a normal of both goes through, but it does not touch: it lies across the
core, from its other side.

In all kernels here

    e: a record of ``shape_contact.SHAPE_CONTACT`` or ``rolling_contact.ROLLING_CONTACT``.
    f: a record of ``shape_feature.SHAPE_FEATURE``, as all ``features`` of cores are.
    p, R: (n + 1, 3) mass centres and (n + 1, 3, 3) axes of the bodies.
    shift, turn: how much further body B is [m], and has turned [rad], as seen from A.
"""

import math

from kane.kernels.compiling.jit import jit
from kane.kernels.linear.vectors import cross, dot, in_body, in_ground, minus, plus, times, triple
from kane.kernels.primitives.shape_feature import (
    NONE,
    RIM,
    VERTEX,
    axis_across,
    is_face,
    normal_towards,
)

DEEPER = 4.0  # than cores are in each other: so deep is what touches at most
UNKNOWN = math.inf  # instead of a depth
# How the direction is sought along which they are least so: steps of an angle, which are halved
# where none of them leads on. In the end it is known to 1e-4, and the depth far better than needed.
STEPS, FIRST_ANGLE = 40, 0.3


@jit
def place_of(e, point, p, R, shift, turn):
    """Return a point of B in axes of A, from the mass centre of A."""
    a, b = e["body_a"], e["body_b"]
    x = in_body(R, a, minus(plus(triple(p, b), in_ground(R, b, point)), triple(p, a)))
    return plus(plus(x, shift), cross(turn, x))


@jit
def turned_of(e, s, R, turn):
    """Return a vector of B in axes of A, which has turned further."""
    found = in_body(R, e["body_a"], in_ground(R, e["body_b"], s))
    return plus(found, cross(turn, found))


@jit
def axis_of_b(e, f, p, R, shift, turn):
    """Return the point and the direction of a feature of B, as A sees them."""
    return place_of(e, f["point"], p, R, shift, turn), turned_of(e, f["along"], R, turn)


@jit
def deepest(e, features, p, R, shift, turn, grown, slack):
    """Return how deep features of two cores may be in each other that touch [m].

    That is ``slack`` where some direction parts the cores, else DEEPER times as much as they are in
    each other. grown: by how much A is [m].
    """
    # along the normals of faces; a side has one towards the middle of the other core
    least, best = math.inf, NONE
    middle = place_of(e, e["point_b"], p, R, shift, turn)
    for j in range(e["first"], e["first"] + e["count"]):
        f = features[j]
        if is_face(f):
            n = normal_towards(f, times(1.0, f["point"]), times(1.0, f["along"]), middle)
            depth = _overlap(e, features, p, R, shift, turn, grown, n)
            if depth <= slack:
                return slack
            if depth < least:
                least, best = depth, n
    for i in range(e["first_b"], e["first_b"] + e["count_b"]):
        if is_face(features[i]):
            x, along = axis_of_b(e, features[i], p, R, shift, turn)
            n = times(-1.0, normal_towards(features[i], x, along, times(1.0, e["middle"])))
            depth = _overlap(e, features, p, R, shift, turn, grown, n)
            if depth <= slack:
                return slack
            if depth < least:
                least, best = depth, n
    # and about the best of these
    if least == math.inf:
        return least
    angle = FIRST_ANGLE
    for _ in range(STEPS):
        one = cross(axis_across(best), best)
        one = times(1.0 / math.sqrt(dot(one, one)), one)
        other, leads = cross(best, one), False
        for k in range(8):
            phi = 0.25 * math.pi * k
            way = plus(times(math.cos(phi), one), times(math.sin(phi), other))
            n = plus(times(math.cos(angle), best), times(math.sin(angle), way))
            depth = _overlap(e, features, p, R, shift, turn, grown, n)
            if depth <= slack:
                return slack
            if depth < least:
                least, best, leads = depth, n, True
                break
        if not leads:
            angle *= 0.5
    return DEEPER * least


@jit
def _overlap(e, features, p, R, shift, turn, grown, n):
    """Return how far two cores are in each other along a direction [m].

    n: (3,) unit vector, from A to B.
    """
    most, least = -math.inf, math.inf
    for j in range(e["first"], e["first"] + e["count"]):
        f = features[j]
        if f["kind"] == VERTEX or f["kind"] == RIM:
            own = _reach(f, times(1.0, f["point"]), times(1.0, f["along"]), n)
            most = max(most, own)
    for i in range(e["first_b"], e["first_b"] + e["count_b"]):
        f = features[i]
        if f["kind"] == VERTEX or f["kind"] == RIM:
            x, along = axis_of_b(e, f, p, R, shift, turn)
            least = min(least, -_reach(f, x, along, times(-1.0, n)))
    return most + grown - least


@jit
def _reach(f, x, along, n):
    """Return the largest n . y of a vertex or a rim."""
    if f["kind"] == VERTEX:
        return dot(n, x)
    g = cross(n, along)
    return dot(n, x) + f["radius"] * math.sqrt(dot(g, g))
