"""Two outlines of segments and arcs in a plane: where a part of one touches a part of the other.

In the axes of A, n from A to B. A segment from P has the outward normal m and the direction t, an
arc about c the radius r, negative where it is hollow, 0 for a corner, and outward normals within an
angle of the middle one:

    arc of B on segment of A     n = m_A,   gap = n . (c_B - P_A) - r_B,
    segment of B on arc of A     n = -m_B,  gap = m_B . (c_A - P_B) - r_A,
    arc on arc                   n = s (c_B - c_A) / d,  gap = s d - r_A - r_B,

s = 1 where both arcs bulge; s = -1 where one is hollow and has the larger radius, so that the other
one fits in. No other parts touch each other. They do where n is among the normals of A, -n among
those of B, and the foot on a segment. The point C is c_B - r_B n, or on the segment of B. With x'
the velocity of a point of B and w' = w_B - w_A as A sees them,

    n' = 0,   n' = w' x n,   n' = s (c_B' - n (n . c_B')) / d.

The outline of A may be hollow, with normals that point inwards: body B is within. Where parts are
behind each other they count only if the point of one is within the other outline, and nowhere
nearer to it; where there is none such, the least deep of those whose points are within.
"""

import math

from kane.kernels.compiling.jit import jit
from kane.kernels.linear.vectors import cross, dot, in_body, in_ground, minus, plus, times, triple
from kane.kernels.primitives.crossing import BEFORE_ALL, KEPT, LEFT, far, is_barred
from kane.kernels.primitives.lines import room_on
from kane.kernels.primitives.shape_feature import ABSENT, ARC, NONE, SEGMENT
from kane.kernels.primitives.two_cores import place_of, turned_of

WITHIN = 1e-9  # of the reach of both: so far beyond its end a part still touches
SHALLOW = 1e-6  # of that reach: less deep, what touches needs not be looked for
AS_DEEP = 1.0 - 1e-6  # of a depth: nothing nearer
OUTSIDE, BESIDE, RIGHT_BEHIND = range(3)  # where a point is that may be in an outline
CLOSE = 1e-300  # m; nearer to a centre there is no direction


@jit
def is_of_outlines(e, features):
    """Return whether a contact with features of B is one of two outlines."""
    return features[e["first_b"]]["kind"] >= ARC


@jit
def pick_parts(e, features, p, R, shift, turn, gap, pair):
    """Return the number of the pair of parts that is the next one after a gap, and its own gap [m].

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
    within, depth = ABSENT, -math.inf
    allowed = WITHIN * e["reach"]
    for i in range(e["count_b"]):
        f_b = features[e["first_b"] + i]
        point, along, side = _of_b(e, f_b, p, R, shift, turn)
        # the parts of A that face it
        for j in range(e["count"]):
            number = i * e["count"] + j
            n, own, room = _meet(features[e["first"] + j], f_b, point, along, side, e["reach"])
            if room < -allowed or own > least or is_barred(e, number):
                continue
            is_after = own > gap or (own == gap and number > pair)
            if not is_after or own == least:
                continue
            # one that is deep has to be right behind it
            if -own > SHALLOW * e["reach"]:
                C = _touching_point(features[e["first"] + j], f_b, point, n, own)
                behind = _behind(e, features, p, R, shift, turn, C, n, own)
                if behind == BESIDE and own > depth:
                    within, depth = number, own
                if behind != RIGHT_BEHIND:
                    continue
            found, least = number, own
    # one goes right through the other: all are nearer to parts that do not face each other
    if gap == BEFORE_ALL and within != ABSENT and least > 0.0:
        return within, depth
    return found, least


@jit
def gap_of_parts(e, features, p, R, pair):
    """Return the gap of a pair of parts [m]."""
    _, gap, _ = _at(e, features, p, R, NONE, NONE, pair)
    return gap


@jit
def parts_touch_at(e, features, p, R, pair):
    """Return n and where a pair of parts touches, in axes of A from its mass centre."""
    n, gap, _ = _at(e, features, p, R, NONE, NONE, pair)
    f_b, f_a = _parts(e, features, pair)
    point, _, _ = _of_b(e, f_b, p, R, NONE, NONE)
    return n, _touching_point(f_a, f_b, point, n, gap)


@jit
def touching_rates_of_parts(e, features, p, R, pair, start_dot, spin):
    """Return n' and the velocity of the place at which a pair of parts touches, as A sees them.

    Args:
        e: the contact.
        features: of all cores.
        p: (n + 1, 3) mass centres.
        R: (n + 1, 3, 3) axes of the bodies.
        pair: its number.
        start_dot: velocity of the origin of A's axes as a point of B, as A sees it, in its axes.
        spin: w_B - w_A, in its axes.

    """
    f_b, f_a = _parts(e, features, pair)
    point, along, side = _of_b(e, f_b, p, R, NONE, NONE)
    n, _, _ = _meet(f_a, f_b, point, along, side, e["reach"])
    point_dot = plus(start_dot, cross(spin, point))
    if f_a["kind"] == SEGMENT:
        return NONE, point_dot
    if f_b["kind"] == SEGMENT:
        # the foot of the centre of A on the segment of B
        n_dot = cross(spin, n)
        way = minus(point, f_a["point"])
        height_dot = dot(n_dot, way) + dot(n, point_dot)
        return n_dot, plus(times(height_dot, n), times(dot(n, way), n_dot))
    way = minus(point, f_a["point"])
    across = minus(point_dot, times(dot(n, point_dot), n))
    n_dot = times(_sense(f_a, f_b) / math.sqrt(dot(way, way)), across)
    return n_dot, minus(point_dot, times(f_b["radius"], n_dot))


@jit
def room_of_parts(e, features, p, R):
    """Return how far the parts that a contact holds are from touching at an end of them [m]."""
    _, _, room = _at(e, features, p, R, NONE, NONE, e["feature"] - e["first"])
    return room + LEFT * e["reach"]


@jit
def parts_go_on(e, features, p, R, shift, turn, pair):
    """Return whether a pair that touched still does, and where the parts are."""
    _, gap, room = _at(e, features, p, R, shift, turn, pair)
    return room >= -WITHIN * e["reach"] and abs(gap) < KEPT * e["reach"]


@jit
def _parts(e, features, pair):
    """Return the parts of B and A."""
    return features[e["first_b"] + pair // e["count"]], features[e["first"] + pair % e["count"]]


@jit
def _at(e, features, p, R, shift, turn, pair):
    f_b, f_a = _parts(e, features, pair)
    point, along, side = _of_b(e, f_b, p, R, shift, turn)
    return _meet(f_a, f_b, point, along, side, e["reach"])


@jit
def _of_b(e, f_b, p, R, shift, turn):
    """Return point, normal and direction of a part of B, as A sees them, in the plane.

    f_b: the part, a record of ``shape_feature.SHAPE_FEATURE``.
    """
    point, out = place_of(e, f_b["point"], p, R, shift, turn), times(1.0, e["out"])
    point = minus(point, times(dot(out, point), out))
    along, side = turned_of(e, f_b["along"], R, turn), turned_of(e, f_b["left"], R, turn)
    return point, along, side


@jit
def _sense(f_a, f_b):
    """Return 1 where two arcs bulge, -1 where one is in the other.

    f_a, f_b: both, records of ``shape_feature.SHAPE_FEATURE``.
    """
    return 1.0 if f_a["radius"] + f_b["radius"] >= 0.0 else -1.0


@jit
def _meet(f_a, f_b, point, along, side, reach):
    """Return n, the gap, and how far a pair of parts is from its ends, negative beyond them [m].

    Args:
        f_a: the part of A, a record of ``shape_feature.SHAPE_FEATURE``.
        f_b: that of B.
        point: of B's part, in axes of A.
        along: its normal, or the middle one.
        side: its direction.
        reach: what angles are multiplied by [m].

    """
    of_a, of_b = times(1.0, f_a["along"]), along
    way = minus(point, f_a["point"])
    # something round above a segment of A
    if f_a["kind"] == SEGMENT:
        if f_b["kind"] == SEGMENT or f_b["radius"] < 0.0:
            return of_a, math.inf, -math.inf
        room = min(
            _on(way, f_a["left"], f_a["length"]), _among(of_b, times(-1.0, of_a), f_b, reach)
        )
        return of_a, dot(of_a, way) - f_b["radius"], room
    # or of B
    if f_b["kind"] == SEGMENT:
        n = times(-1.0, along)
        if f_a["radius"] < 0.0:
            return n, math.inf, -math.inf
        room = min(_on(times(-1.0, way), side, f_b["length"]), _among(of_a, n, f_a, reach))
        return n, dot(n, way) - f_a["radius"], room
    # two that are round: beside each other, or one in the other
    both = f_a["radius"] + f_b["radius"]
    d = math.sqrt(dot(way, way))
    fits = (f_a["radius"] >= 0.0 and f_b["radius"] >= 0.0) or (
        both < 0.0 and (f_a["radius"] >= 0.0 or f_b["radius"] >= 0.0)
    )
    if not fits or d < CLOSE:
        return of_a, math.inf, -math.inf
    s = _sense(f_a, f_b)
    n = times(s / d, way)
    room = min(_among(of_a, n, f_a, reach), _among(of_b, times(-1.0, n), f_b, reach))
    return n, s * d - both, room


@jit
def _on(way, side, length):
    """Return how far a foot is from the ends of a segment, negative beyond them [m]."""
    if math.isinf(length):
        return math.inf
    return room_on(dot(way, side), length)


@jit
def _among(middle, n, f, reach):
    """Return how far n is from the last normals of an arc: an angle, times a reach [m].

    f: the arc, a record of ``shape_feature.SHAPE_FEATURE``.
    """
    if f["length"] >= math.pi:
        return math.inf
    g = cross(middle, n)
    return (f["length"] - math.atan2(math.sqrt(dot(g, g)), dot(middle, n))) * reach


@jit
def _side_of(f):
    """Return 1 where an arc bulges, or is a corner, -1 where it is hollow.

    f: the arc, a record of ``shape_feature.SHAPE_FEATURE``.
    """
    return 1.0 if f["radius"] >= 0.0 else -1.0


@jit
def _touching_point(f_a, f_b, point, n, gap):
    """Return where parts touch: on that of B.

    f_a, f_b: both, records of ``shape_feature.SHAPE_FEATURE``.
    """
    if f_b["kind"] == SEGMENT:
        return plus(f_a["point"], times(f_a["radius"] + gap, n))
    return minus(point, times(f_b["radius"], n))


@jit
def _behind(e, features, p, R, shift, turn, C, n, gap):
    """Return whether parts that are behind each other are in each other there.

    C: the point of B that touches, as A sees it; n and the gap lead to that of A.
    """
    a, b, out = e["body_a"], e["body_b"], times(1.0, e["out"])
    shallow, least = SHALLOW * e["reach"], -gap * AS_DEEP
    is_hollow = e["side"] < 0.0
    # the point of B in A
    found = OUTSIDE
    if _is_in(features, e["first"], e["count"], C, out) != is_hollow:
        depth = _depth(features, e["first"], e["count"], C)
        if depth >= least:
            return RIGHT_BEHIND
        if depth > shallow:
            found = BESIDE
    # that of A in B, where it was before B went further, by so little that squares do not count
    foot = minus(C, times(gap, n))
    foot = minus(minus(foot, shift), cross(turn, minus(foot, shift)))
    ground = plus(triple(p, a), in_ground(R, a, foot))
    out_b = in_body(R, b, in_ground(R, a, out))
    x = in_body(R, b, minus(ground, triple(p, b)))
    height = dot(out_b, minus(x, features[e["first_b"]]["point"]))
    x = minus(x, times(height, out_b))
    if _is_in(features, e["first_b"], e["count_b"], x, out_b):
        depth = _depth(features, e["first_b"], e["count_b"], x)
        if depth >= least:
            return RIGHT_BEHIND
        if depth > shallow:
            found = BESIDE
    return found


@jit
def _depth(features, first, count, x):
    """Return how far a point is from the nearest part of an outline [m]."""
    least = math.inf
    for k in range(first, first + count):
        f = features[k]
        way = minus(x, f["point"])
        if f["kind"] == SEGMENT:
            if _on(way, f["left"], f["length"]) >= 0.0:
                least = min(least, abs(dot(f["along"], way)))
            continue
        d = math.sqrt(dot(way, way))
        n = times(_side_of(f), way)
        if d < CLOSE or _among(times(1.0, f["along"]), n, f, 1.0) >= 0.0:
            least = min(least, abs(d - abs(f["radius"])))
    return least


@jit
def _is_in(features, first, count, x, out):
    """Return whether a point is within an outline: a ray from it leaves it once more than not."""
    f = features[first]
    if count == 1 and f["kind"] == SEGMENT:
        return dot(f["along"], minus(x, f["point"])) < 0.0
    # along any direction of the plane, and across it
    u = times(1.0, f["along"])
    v = cross(out, u)
    crossings = 0
    for k in range(first, first + count):
        f = features[k]
        way = minus(f["point"], x)
        a, b = dot(u, way), dot(v, way)
        if f["kind"] == SEGMENT:
            end = plus(way, times(f["length"], f["left"]))
            a1, b1 = dot(u, end), dot(v, end)
            if (b > 0.0) != (b1 > 0.0) and a + (a1 - a) * b / (b - b1) > 0.0:
                crossings += 1
            continue
        r = f["radius"]
        if abs(b) >= abs(r):
            continue
        half = math.sqrt(r * r - b * b)
        for hit in (-half, half):
            # the normal there, outwards
            n = times(_side_of(f), plus(times(hit, u), times(-b, v)))
            if a + hit > 0.0 and _among(times(1.0, f["along"]), n, f, 1.0) >= 0.0:
                crossings += 1
    return crossings % 2 == 1
