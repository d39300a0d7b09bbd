"""Edges that cross: one of a core of body B, one of a core of body A, each grown by a radius.

In the axes of A, with an edge from P along e and one from Q along f, w = P - Q and c = e . f,

    n = +-(e x f) / |e x f|,  gap = n . w - r_A - r_B,
    s = (c (w . f) - w . e) / (1 - c^2),  t = (w . f - c (w . e)) / (1 - c^2),

s and t being how far along the edges they are nearest. n points out of A: for an edge of a
polyhedron it is between the normals of the faces beside it, and opposite to one that is between
those of the other edge (an edge of their Minkowski difference); an edge without faces, the axis of
a capsule or a cylinder, is round, and n points to it. They touch at C = P + s e - r_B n. With x'
the velocity of P and e' = w x e the rate of the direction, as body A sees them,

    n' = (I - n n) (e' x f) / (e x f . n),

and s' is the derivative of the above. An edge of B may cross several of A: where faces lie on each
other, they do at up to eight places for two boxes. So a pair of cores has several contacts, each of
which sees another pair of edges: the nearest, the next one and so on, but for those that others
hold. What is round of B, the side or the rim of a cylinder or a cone, meets edges of A as well, see
``round_pair``. The number of a pair is twice that of its edges, and one more where of two places at
which both may touch the second is meant.
"""

import math

from kane.kernels.compiling.jit import jit
from kane.kernels.linear.vectors import cross, dot, in_body, in_ground, minus, plus, times, triple
from kane.kernels.primitives.lines import feet, room_on
from kane.kernels.primitives.round_pair import is_round
from kane.kernels.primitives.shape_feature import (
    ABSENT,
    EDGE,
    NONE,
    SIDE,
    is_face,
    way,
)
from kane.kernels.primitives.two_cores import (
    UNKNOWN,
    axis_of_b,
    deepest,
    place_of,
    turned_of,
)
from kane.kernels.primitives.two_rounds import is_one, may_meet, meet, rates_of_meeting

BEFORE_ALL = -math.inf  # m; a gap after which all of them come
PARALLEL = 1e-9  # sine of an angle
WITHIN = 1e-9  # of the length of an edge: nearer to its end its corner touches
LEANS = 1e-9  # sine of the angle to a face on which an edge lies
LEFT = 1e-8  # of the length of an edge: it is beyond its end, and has not crept there
KEPT = 1e-8  # of the reach of both cores: a pair that touches goes on to do so


@jit
def pick(e, features, p, R, shift, turn, gap, pair):
    """Return the number of the pair of edges that is the next one after a gap, and its own gap [m].

    Args:
        e: the contact, a record of ``shape_contact.SHAPE_CONTACT``.
        features: of all cores.
        p: (n + 1, 3) mass centres.
        R: (n + 1, 3, 3) axes of the bodies.
        shift: how much further B is [m], as seen from A.
        turn: by how much it has turned further [rad].
        gap: of the pair before [m], ``BEFORE_ALL`` for the first.
        pair: its number, of several with that gap.

    """
    found, least = ABSENT, far(e)
    away = minus(place_of(e, e["point_b"], p, R, shift, turn), e["middle"])
    if dot(away, away) > e["reach"] * e["reach"]:
        return found, least
    slack, most = _slack(e, shift, turn), UNKNOWN
    for i in range(e["count_b"]):
        f_b = features[e["first_b"] + i]
        if is_round(f_b):
            found, least, most = _pick_round(
                e, features, p, R, shift, turn, gap, pair, i, found, least, slack, most
            )  # fmt: skip
        if f_b["kind"] != EDGE:
            continue
        # an edge of B, as A sees it
        start, along = axis_of_b(e, f_b, p, R, shift, turn)
        left, right = turned_of(e, f_b["left"], R, turn), turned_of(e, f_b["right"], R, turn)
        beside = plus(left, right)
        for j in range(e["count"]):
            f_a = features[e["first"] + j]
            if f_a["kind"] != EDGE:
                continue
            # its normal with one of A
            number = 2 * (i * e["count"] + j)
            n = cross(along, f_a["along"])
            size = math.sqrt(dot(n, n))
            if size < PARALLEL:
                continue
            w = minus(start, f_a["point"])
            out = minus(plus(f_a["left"], f_a["right"]), beside)
            n = times(_sign(n, out, w) / size, n)
            if not _is_between(n, f_a, left, right):
                continue
            # where they are nearest
            s, t = feet(w, along, f_a["along"])
            if not _is_on(s, f_b["length"]) or not _is_on(t, f_a["length"]):
                continue
            depth = dot(n, w)
            own = depth - e["radius"]
            is_after = own > gap or (own == gap and number > pair)
            if not is_after or own >= least or is_barred(e, number):
                continue
            foot_a = plus(f_a["point"], times(t, f_a["along"]))
            foot_b = plus(start, times(s, along))
            touches, most = _touch(
                e, features, p, R, shift, turn, foot_a, foot_b, -depth, slack, most
            )  # fmt: skip
            if not touches:
                continue
            found, least = number, own
    return found, least


@jit
def _pick_round(
    e, features, p, R, shift, turn, gap, pair, i, found, least, slack, most
):  # fmt: skip
    """Return the same of a side or a rim, the i-th feature of B, and edges of A or what is round.

    found, least: the best pair so far, and its gap; slack: see ``_slack``; most: how deep two
    that touch are at most, ``UNKNOWN`` where nobody has asked yet; it is returned as well.
    """
    f_b = features[e["first_b"] + i]
    point, along = axis_of_b(e, f_b, p, R, shift, turn)
    is_whole = False
    for k in range(e["first_b"], e["first_b"] + e["count_b"]):
        is_whole = is_whole or features[k]["kind"] == SIDE
    for j in range(e["count"]):
        f_a = features[e["first"] + j]
        if not may_meet(f_a, f_b, is_whole):
            continue
        is_single = is_one(e, f_a, f_b, point, along)
        for which in range(1 if is_single else 2):
            number = 2 * (i * e["count"] + j) + which
            n, own, room, place = meet(e, f_a, f_b, point, along, 1.0 - 2.0 * which)
            # it leans no more than what LEANS allows, and is not at an end
            if room < -LEANS * e["reach"] or own >= least:
                continue
            is_after = own > gap or (own == gap and number > pair)
            if not is_after or is_barred(e, number) or (is_single and _is_place_barred(e, number)):
                continue
            # how deep it is without what the cores are grown by, and where on A
            deep = -own - e["radius"]
            foot_a = plus(place, times(deep, n))
            touches, most = _touch(
                e, features, p, R, shift, turn, foot_a, place, deep, slack, most
            )  # fmt: skip
            if not touches:
                continue
            found, least = number, own
    return found, least, most


@jit
def _touch(e, features, p, R, shift, turn, foot_a, foot_b, deep, slack, most):
    """Return whether two places that are so deep in the other core touch, and ``most``.

    Of those that are deep a foot is in the other core, but for round-off, and no direction tells
    that the cores are far less deep: around a face that they have together there are edges far
    behind each other across it. For slack and most see ``_pick_round``.
    """
    if deep <= slack:
        return True, most
    if not _is_within(e, features, p, R, shift, turn, foot_a, foot_b, slack):
        return False, most
    if most == UNKNOWN:
        most = deepest(e, features, p, R, shift, turn, e["radius"], slack)
    return deep <= most, most


@jit
def _slack(e, shift, turn):
    """Return how deep two cores are in each other that touch [m]: as far as B has gone further."""
    gone = math.sqrt(dot(shift, shift)) + e["reach"] * math.sqrt(dot(turn, turn))
    return LEANS * e["reach"] + 2.0 * gone


@jit
def are_of_one_place(e, features, p, R, shift, turn, pair, other):
    """Return whether two pairs are the same, or both numbers of one place."""
    if pair == other:
        return True
    if pair < 0 or other < 0 or pair // 2 != other // 2:
        return False
    i, j, _ = _numbers(e, pair)
    if not is_round(features[i]):
        return False
    point, along = axis_of_b(e, features[i], p, R, shift, turn)
    return is_one(e, features[j], features[i], point, along)


@jit
def far(e):
    """Return a gap where no edges cross [m]."""
    return 2.0 * e["reach"]


@jit
def gap_of(e, features, p, R, pair):
    """Return the gap of a pair of edges [m]."""
    i, j, sign = _numbers(e, pair)
    f_b, f_a = features[i], features[j]
    if is_round(f_b):
        point, along = axis_of_b(e, f_b, p, R, NONE, NONE)
        _, gap, _, _ = meet(e, f_a, f_b, point, along, sign)
        return gap
    w, along, f, out, _ = _pair(e, features, p, R, NONE, NONE, pair)
    n = cross(along, f)
    return _sign(n, out, w) * dot(n, w) / math.sqrt(dot(n, n)) - e["radius"]


@jit
def touches_at(e, features, p, R, pair):
    """Return n and where a pair of edges touches, in axes of A from its mass centre."""
    i, j, sign = _numbers(e, pair)
    f_b, f_a = features[i], features[j]
    if is_round(f_b):
        point, along = axis_of_b(e, f_b, p, R, NONE, NONE)
        n, _, _, place = meet(e, f_a, f_b, point, along, sign)
        return n, place
    w, along, f, out, start = _pair(e, features, p, R, NONE, NONE, pair)
    n = cross(along, f)
    n = times(_sign(n, out, w) / math.sqrt(dot(n, n)), n)
    s, _ = feet(w, along, f)
    return n, minus(plus(start, times(s, along)), times(e["ball"], n))


@jit
def touching_rates(e, features, p, R, pair, start_dot, spin):
    """Return n' and the velocity of the place at which a pair of edges touches, as A sees them.

    Args:
        e: the contact.
        features: of all cores.
        p: (n + 1, 3) mass centres.
        R: (n + 1, 3, 3) axes of the bodies.
        pair: its number.
        start_dot: velocity of the origin of A's axes as a point of B, as A sees it, in its axes.
        spin: w_B - w_A, in its axes.

    """
    i, j, sign = _numbers(e, pair)
    f_b, f_a = features[i], features[j]
    if is_round(f_b):
        point, along = axis_of_b(e, f_b, p, R, NONE, NONE)
        point_dot = plus(start_dot, cross(spin, point))
        return rates_of_meeting(e, f_a, f_b, point, along, sign, point_dot, spin)
    w, along, f, out, start = _pair(e, features, p, R, NONE, NONE, pair)
    start_dot = plus(start_dot, cross(spin, start))
    along_dot = cross(spin, along)
    g = cross(along, f)
    size = math.sqrt(dot(g, g)) * _sign(g, out, w)
    n = times(1.0 / size, g)
    g_dot = cross(along_dot, f)
    n_dot = times(1.0 / size, minus(g_dot, times(dot(n, g_dot), n)))
    # how the foot goes along the edge
    a, b, c = dot(w, along), dot(w, f), dot(along, f)
    a_dot = dot(start_dot, along) + dot(w, along_dot)
    b_dot, c_dot = dot(start_dot, f), dot(along_dot, f)
    sine = 1.0 - c * c
    s = (c * b - a) / sine
    s_dot = (c_dot * b + c * b_dot - a_dot + 2.0 * s * c * c_dot) / sine
    foot_dot = plus(plus(start_dot, times(s_dot, along)), times(s, along_dot))
    return n_dot, minus(foot_dot, times(e["ball"], n_dot))


@jit
def room_left(e, features, p, R):
    """Return how far the edges that a contact holds are from touching at an end of them [m]."""
    pair = e["feature"] - e["first"]
    i, j, sign = _numbers(e, pair)
    f_b, f_a = features[i], features[j]
    if is_round(f_b):
        point, along = axis_of_b(e, f_b, p, R, NONE, NONE)
        _, _, room, _ = meet(e, f_a, f_b, point, along, sign)
        return room + LEFT * e["reach"]
    w, along, f, _, _ = _pair(e, features, p, R, NONE, NONE, pair)
    s, t = feet(w, along, f)
    l_a, l_b = _lengths(e, features, pair)
    return min(room_on(t, l_a) + LEFT * l_a, room_on(s, l_b) + LEFT * l_b)


@jit
def goes_on(e, features, p, R, shift, turn, pair):
    """Return whether a pair that touched still does, and where the edges are."""
    i, j, sign = _numbers(e, pair)
    f_b, f_a = features[i], features[j]
    if is_round(f_b):
        point, along = axis_of_b(e, f_b, p, R, shift, turn)
        _, gap, room, _ = meet(e, f_a, f_b, point, along, sign)
        return room >= -LEANS * e["reach"] and abs(gap) < KEPT * e["reach"]
    w, along, f, out, _ = _pair(e, features, p, R, shift, turn, pair)
    n = cross(along, f)
    size = math.sqrt(dot(n, n))
    if size < PARALLEL:
        return False
    s, t = feet(w, along, f)
    l_a, l_b = _lengths(e, features, pair)
    if not _is_on(s, l_b) or not _is_on(t, l_a):
        return False
    gap = _sign(n, out, w) * dot(n, w) / size - e["radius"]
    return abs(gap) < KEPT * e["reach"]


@jit
def _numbers(e, pair):
    """Return the numbers of the features of B and A of a pair, and which of two places, 1 or -1."""
    both = pair // 2
    i, j = e["first_b"] + both // e["count"], e["first"] + both % e["count"]
    return i, j, 1.0 - 2.0 * (pair % 2)


@jit
def _pair(e, features, p, R, shift, turn, pair):
    """Return w, the directions of the edges of B and A, a way out of A, and P, as A sees them."""
    i, j, _ = _numbers(e, pair)
    start, along = axis_of_b(e, features[i], p, R, shift, turn)
    beside = turned_of(e, plus(features[i]["left"], features[i]["right"]), R, turn)
    out = minus(plus(features[j]["left"], features[j]["right"]), beside)
    w, f = minus(start, features[j]["point"]), times(1.0, features[j]["along"])
    return w, along, f, out, start


@jit
def _lengths(e, features, pair):
    """Return the lengths of the edges of A and of B [m]."""
    i, j, _ = _numbers(e, pair)
    return features[j]["length"], features[i]["length"]


@jit
def _sign(n, out, w):
    """Return 1 or -1: whether n or its opposite points out of A."""
    along = dot(n, out)
    if along == 0.0:  # both edges are round
        along = dot(n, w)
    return 1.0 if along >= 0.0 else -1.0


@jit
def _is_between(n, f_a, left, right):
    """Return whether n is between the faces beside the edge of A, and -n beside that of B.

    f_a: the edge, a record of ``shape_feature.SHAPE_FEATURE``.
    """
    if dot(n, f_a["left"]) < -LEANS or dot(n, f_a["right"]) < -LEANS:
        return False
    return dot(n, left) <= LEANS and dot(n, right) <= LEANS


@jit
def _is_on(s, length):
    """Return whether a foot is on its edge, and not at an end of it."""
    return WITHIN * length < s < (1.0 - WITHIN) * length


@jit
def _is_within(e, features, p, R, shift, turn, foot_a, foot_b, slack):
    """Return whether one of the feet is in the other core, or off it by next to nothing."""
    if _is_in(features, e["first"], e["count"], foot_b, slack):
        return True
    a, b = e["body_a"], e["body_b"]
    # where it was in B, which has gone further by so little that squares do not count
    foot_a = minus(minus(foot_a, shift), cross(turn, minus(foot_a, shift)))
    ground = plus(triple(p, a), in_ground(R, a, foot_a))
    return _is_in(
        features, e["first_b"], e["count_b"], in_body(R, b, minus(ground, triple(p, b))), slack
    )


@jit
def _is_in(features, first, count, x, slack):
    has_faces = False
    for k in range(first, first + count):
        if is_face(features[k]):
            has_faces = True
            _, height = way(features[k], x)
            if height > slack:
                return False
    return has_faces


@jit
def is_barred(e, number):
    """Return whether another contact holds a pair."""
    found = False
    for k in range(e["bars"]):
        found = found or e["barred"][k] == number
    return found


@jit
def _is_place_barred(e, number):
    """Return whether another contact holds a pair by either number that its place has."""
    found = False
    for k in range(e["bars"]):
        found = found or e["barred"][k] // 2 == number // 2
    return found
