"""Two cores: where that of body B stands, as body A sees it, and how deep they are in each other.

Cores are convex, so they are in each other by no more than what one is behind a face of the other,
of the face where that is least. A pair of features that is far deeper may well be one that a normal
of both goes through, but it does not touch: it lies across the core, from its other side.

In all kernels here

    e: a record of ``shape_contact.SHAPE_CONTACT`` or ``rolling_contact.ROLLING_CONTACT``.
    f: a record of ``shape_feature.SHAPE_FEATURE``, as all ``features`` of cores are.
    p, R: (n + 1, 3) mass centres and (n + 1, 3, 3) axes of the bodies.
    shift, turn: how much further body B is [m], and has turned [rad], as seen from A.
"""

import math

from kane.kernels.compiling.jit import jit
from kane.kernels.linear.vectors import cross, dot, in_body, in_ground, minus, plus, times, triple
from kane.kernels.primitives.shape_feature import RIM, VERTEX, is_face, plane_towards

DEEPER = 4.0  # than a face tells: so deep is what touches at most


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

    That is ``slack`` where the plane of a face, or one along a side, parts the cores, else DEEPER
    times the way along its normal that would, of the shortest. grown: by how much A is [m].
    """
    found = math.inf
    # faces of A, and what is farthest behind them of B; a side has a plane towards the middle of B
    middle = place_of(e, e["point_b"], p, R, shift, turn)
    for j in range(e["first"], e["first"] + e["count"]):
        f = features[j]
        if is_face(f):
            n, level = plane_towards(f, times(1.0, f["point"]), times(1.0, f["along"]), middle)
            height = math.inf
            for i in range(e["first_b"], e["first_b"] + e["count_b"]):
                x, along = axis_of_b(e, features[i], p, R, shift, turn)
                height = min(height, _lowest(features[i], x, along, n) - level)
            found = min(found, -height)
    # those of B, and of A
    for i in range(e["first_b"], e["first_b"] + e["count_b"]):
        if is_face(features[i]):
            x, along = axis_of_b(e, features[i], p, R, shift, turn)
            n, level = plane_towards(features[i], x, along, times(1.0, e["middle"]))
            height = math.inf
            for j in range(e["first"], e["first"] + e["count"]):
                f = features[j]
                own = _lowest(f, times(1.0, f["point"]), times(1.0, f["along"]), n)
                height = min(height, own - level - grown)
            found = min(found, -height)
    return slack if found <= slack else DEEPER * found


@jit
def _lowest(f, x, along, n):
    """Return the least n . x of a vertex or a rim; infinite of all else, which has no more."""
    if f["kind"] == VERTEX:
        return dot(n, x)
    if f["kind"] == RIM:
        g = cross(n, along)
        return dot(n, x) - f["radius"] * math.sqrt(dot(g, g))
    return math.inf
