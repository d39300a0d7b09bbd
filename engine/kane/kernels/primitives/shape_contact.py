"""Shapes that touch: a ball of body B, or a corner of it, on a core of body A.

A core is made of features: faces, edges and vertices of a convex solid, one vertex for a ball, an
edge with its two vertices for a capsule, one face for a plane. In the axes of A, with x the centre
of the ball, a feature is at the distance

    face    d = n . (x - P),
    edge    d = |y|, n = y / d, y what of x - P is across the edge,
    vertex  d = |x - P|, n = (x - P) / d,

and so on, see ``shape_feature``. The gap is d - r, r the radius of the ball and by how much the
core is grown. Inside of a hollow ball or capsule it is r - d, with the normal turned round. Of
several features that is seen which is nearest. A corner, r = 0, sees that face beyond which it is
farthest: it is zero on the surface of a convex solid and nowhere else, and has no corners of its
own that a corner could hit. A face that it is level with and that its own body is behind does not
count: of two boxes on one floor, the corners of one would else slip along the bottom of the other.

The rows are those of rolling_contact: n . (v_B - v_A) at the touching point C = c - r_B n, which is
the rate of the gap, and t . (v_B - v_A) along two directions across n. Now n turns both with A and
as the contact moves over A: with x' the velocity of the centre as A sees it,

    n' = w_A x n + (x' - n (n . x')) / d

(of an edge without what is along it, of a face w_A x n alone). That is how the curvature of the
surfaces comes into gamma, and so into the force that presses (Montana, The kinematics of contact
and grasp, 1988). t_1 is e x n / |e x n| for an axis e of A: the one that is farthest from n, or the
normal of a planar model.

A rim on a face, see ``rolling_contact``, is one of these where bodies of a crowd touch, so that all
of theirs stand in one table.

A contact that has features of body B as well is one of edges that cross, see ``crossing``, or of
outlines in a plane, see ``outline_pair``: pairs of features that touch. One that brakes turning has
the rows t . (w_B - w_A) of rolling, or n . (w_B - w_A) of spinning.
"""

import math

import numpy as np

from kane.kernels.compiling.jit import jit, public
from kane.kernels.linear.vectors import cross, dot, in_body, in_ground, minus, plus, times, triple
from kane.kernels.primitives.crossing import BEFORE_ALL, far
from kane.kernels.primitives.feature_pair import (
    gap_of_pair,
    is_same_pair,
    pair_goes_on,
    pair_rates,
    pair_touches_at,
    pick_pair,
    room_of_pair,
)
from kane.kernels.primitives.lines import room_on
from kane.kernels.primitives.relative_velocity import rate, write_blocks
from kane.kernels.primitives.rolling_contact import rim_moves, rim_over
from kane.kernels.primitives.shape_feature import (
    ABSENT,
    EDGE,
    NEAREST,
    NONE,
    SIDE,
    axis_across,
    beyond_tip,
    is_face,
    turning,
    way,
)

MOST_CROSSINGS = 16  # of two cores

# bodies; first of the features of the core of A, how many; the one that is held, -1 for the
# nearest; centre of the ball in axes of body B [m], its radius [m], that and by how much the core
# is grown [m]; 1 outside of the core, -1 inside of a hollow one; normal of a planar model in axes
# of body A, else zero; number of rows that hold, first row. Where edges cross: first of the
# features of the core of B, how many, 0 elsewhere; how many contacts of these cores come before
# this one; the middle of the core of A, in its axes [m] (that of the core of B is its point), but
# of a ball or a corner a point of what it belongs to, in axes of body B [m]; how far apart the
# middles are where no edges meet [m]; pairs of edges that others hold, how many; what is told of:
# ``TOUCHES``, ``ROLLS`` or ``SPINS``; of a rim its axis in axes of body B, and the sine below which
# it lies, else zero: the radius is its own then
SHAPE_CONTACT = np.dtype(
    [
        ("body_a", "i8"),
        ("body_b", "i8"),
        ("first", "i8"),
        ("count", "i8"),
        ("feature", "i8"),
        ("point_b", "f8", 3),
        ("ball", "f8"),
        ("radius", "f8"),
        ("side", "f8"),
        ("out", "f8", 3),
        ("held", "i8"),
        ("row", "i8"),
        ("first_b", "i8"),
        ("count_b", "i8"),
        ("rank", "i8"),
        ("middle", "f8", 3),
        ("reach", "f8"),
        ("barred", "i8", MOST_CROSSINGS),
        ("bars", "i8"),
        ("tells", "i8"),
        ("axis", "f8", 3),
        ("flat", "f8"),
    ]
)

TOUCHES, ROLLS, SPINS = range(3)  # by its place, or how the bodies turn against each other there
TIE = 1e-11  # of the size of body B: two faces are as far, but for round-off
LEVEL = 1e-9  # of the size of body B: a corner is level with a face, as both lie on one floor
LEFT = 1e-8  # of the size of body B, or of a radius: it is beyond its feature, and has not crept
SAME = 1e-9  # of half the length of an edge: a corner is on its line
ACROSS = 0.5  # of an axis and a unit vector: more than that across each other


@public
def residuals(table, features, p, R, phi):
    """Write phi [m] of the contact, and zero for the rows of slip."""
    gap, pair = BEFORE_ALL, ABSENT
    for k in range(table.size):
        e = table[k]
        if is_rim(e):
            _, _, _, height = rim_over(e, features, p, R)
            phi[e["row"]] = height if e["tells"] == TOUCHES else 0.0
        elif e["count_b"] > 0:
            gap, pair = _crossing(table, k, features, p, R, gap, pair)
            phi[e["row"]] = gap
        else:
            phi[e["row"]] = 0.0
            if e["tells"] == TOUCHES:
                _, _, d = _seen(e, features, p, R)
                phi[e["row"]] = e["side"] * d - e["radius"]
        for i in range(1, e["held"]):
            phi[e["row"] + i] = 0.0


@jit
def jacobians(table, features, p, R, row_start, J):
    """Write the blocks of d . (v_B - v_A) at C for d = n, t1, t2; zero where no edges cross."""
    gap, pair = BEFORE_ALL, ABSENT
    for k in range(table.size):
        e = table[k]
        a, b = e["body_a"], e["body_b"]
        # the normal, and the place at which it touches
        is_there = True
        n, C = NONE, NONE
        if is_rim(e):
            face, n, C, _ = rim_over(e, features, p, R)
            is_there = face != ABSENT
        elif e["count_b"] > 0:
            gap, pair = _crossing(table, k, features, p, R, gap, pair)
            is_there = pair != ABSENT
            if is_there:
                n, place = pair_touches_at(e, features, p, R, pair)
                C = plus(triple(p, a), in_ground(R, a, place))
        else:
            _, u, _ = _seen(e, features, p, R)
            n = times(e["side"], u)
            centre = plus(triple(p, b), in_ground(R, b, e["point_b"]))
            C = minus(centre, times(e["ball"], in_ground(R, a, n)))
        # the blocks of its rows
        for i in range(e["held"]):
            d = in_ground(R, a, _direction(e, n, i)) if is_there else NONE
            first = row_start[e["row"] + i]
            if e["tells"] == TOUCHES:
                write_blocks(p, R, a, b, C, d, NONE, first, J)
            else:
                write_blocks(p, R, a, b, C, NONE, d, first, J)


@public
def points(table, features, p, R, at):
    """Write to at, (k, 3), where contacts touch, in ground axes [m]; zero where no edges cross."""
    gap, pair = BEFORE_ALL, ABSENT
    for k in range(table.size):
        e = table[k]
        a, b = e["body_a"], e["body_b"]
        place = NONE
        if is_rim(e):
            _, _, place, _ = rim_over(e, features, p, R)
        elif e["count_b"] > 0:
            gap, pair = _crossing(table, k, features, p, R, gap, pair)
            if pair != ABSENT:
                _, on_a = pair_touches_at(e, features, p, R, pair)
                place = plus(triple(p, a), in_ground(R, a, on_a))
        else:
            _, u, _ = _seen(e, features, p, R)
            n = times(e["side"], u)
            centre = plus(triple(p, b), in_ground(R, b, e["point_b"]))
            place = minus(centre, times(e["ball"], in_ground(R, a, n)))
        for j in range(3):
            at[k, j] = place[j]


@jit
def accelerations(table, features, p, R, v, w, gamma):
    """Write gamma = -B' u, with C' = c' - r_B n'; zero where no edges cross."""
    gap, pair = BEFORE_ALL, ABSENT
    for k in range(table.size):
        e = table[k]
        a, b = e["body_a"], e["body_b"]
        w_A = in_ground(R, a, triple(w, a))
        # which pair or face it is
        face = NEAREST
        if is_rim(e):
            face, n, C, _ = rim_over(e, features, p, R)
        elif e["count_b"] > 0:
            gap, pair = _crossing(table, k, features, p, R, gap, pair)
            face = pair
        if face == ABSENT:
            for i in range(e["held"]):
                gamma[e["row"] + i] = 0.0
            continue
        if is_rim(e):
            n_dot, C_dot = NONE, rim_moves(e, n, R, v, w)
        elif e["count_b"] > 0:
            # how normal and place go on A, and in the ground's axes
            n, place = pair_touches_at(e, features, p, R, pair)
            origin_dot, spin = _as_seen(e, p, R, v, w)
            n_dot, place_dot = pair_rates(e, features, p, R, pair, origin_dot, spin)
            arm = in_ground(R, a, place)
            C = plus(triple(p, a), arm)
            C_dot = plus(plus(triple(v, a), cross(w_A, arm)), in_ground(R, a, place_dot))
        else:
            seen, u, d = _seen(e, features, p, R)
            n = times(e["side"], u)
            # how the normal turns on A
            centre, centre_dot, x_dot = _moving_centre(e, p, R, v, w)
            x = _centre(e, p, R)
            n_dot = times(e["side"], turning(features[seen], x, u, d, x_dot))
            # and in the ground's axes
            n_ground = in_ground(R, a, n)
            C = minus(centre, times(e["ball"], n_ground))
            n_ground_dot = plus(cross(w_A, n_ground), in_ground(R, a, n_dot))
            C_dot = minus(centre_dot, times(e["ball"], n_ground_dot))
        for i in range(e["held"]):
            along = in_ground(R, a, _direction(e, n, i))
            turned = in_ground(R, a, _direction_rate(e, n, n_dot, i))
            along_dot = plus(cross(w_A, along), turned)
            row = e["row"] + i
            if e["tells"] == TOUCHES:
                gamma[row] = -rate(p, R, v, w, a, b, C, C_dot, along, along_dot, NONE)
            else:
                gamma[row] = -rate(p, R, v, w, a, b, C, C_dot, NONE, NONE, along_dot)


@public
def see(table, features, p, R, v, w, ahead, still, seen):
    """Write which feature each contact sees a moment later, lest it be one that it is leaving.

    Each goes on its own way: how fast others are says nothing of it. What is at rest stays where it
    is: the round-off of its speed has no direction.

    Args:
        table: the contacts, see ``SHAPE_CONTACT``.
        features: of their cores.
        p: (n + 1, 3) mass centres.
        R: (n + 1, 3, 3) axes of the bodies.
        v: (n + 1, 3) velocities of the mass centres.
        w: (n + 1, 3) angular velocities, in axes of the bodies.
        ahead: the way in that moment [m].
        still: (n + 1,) of each body, what is no speed [m/s].
        seen: (k,) numbers of the features, among those of its core; ``ABSENT`` where no edges
            cross. Edges that touched stay with the contact that held them, by the table's features.

    """
    for k in range(table.size):
        e = table[k]
        if e["count_b"] > 0:
            if e["rank"] == 0:
                _see_crossings(table, k, features, p, R, v, w, ahead, still, seen)
            continue
        x = _centre(e, p, R)
        _, _, x_dot = _moving_centre(e, p, R, v, w)
        speed = math.sqrt(dot(x_dot, x_dot))
        if speed > max(still[e["body_a"]], still[e["body_b"]]):
            x = plus(x, times(ahead / speed, x_dot))
        seen[k] = nearest(e, features, x, _inwards(e, R)) - e["first"]


@jit
def margin(table, features, p, R, k):
    """Return a number that is positive as long as contact k sees the feature that it holds [m].

    It crosses zero with a slope where another feature comes nearer.
    """
    e = table[k]
    if e["count_b"] > 0:
        return room_of_pair(e, features, p, R)
    first, last = _features_of(e)
    own, x, f = e["feature"], _centre(e, p, R), features[e["feature"]]
    u, d = way(f, x)
    if e["radius"] == 0.0:
        inwards = _inwards(e, R)
        others = _highest(features, first, last, own, x)
        return d - others + LEFT * math.sqrt(dot(inwards, inwards))
    # so far beyond it may be, so that what begins there comes to it
    crept = LEFT * abs(e["radius"])
    if is_face(f):
        return crept - _off_face(features, first, last, own, x, u, d)
    left = math.inf
    # beside it no face may be right under the ball
    for i in range(first, last):
        if is_face(features[i]):
            u, height = way(features[i], x)
            off = _off_face(features, first, last, i, x, u, height)
            left = min(left, max(off, -height))
    # nor may it be beyond the end of an edge, or along one that ends there
    if f["kind"] == EDGE:
        s = dot(minus(x, f["point"]), f["along"])
        return crept + min(left, room_on(s, f["length"]))
    for i in range(first, last):
        if features[i]["kind"] == EDGE:
            half = 0.5 * features[i]["length"]
            middle = plus(features[i]["point"], times(half, features[i]["along"]))
            into = times(1.0 / half, minus(middle, f["point"]))
            off = cross(into, features[i]["along"])
            # no other vertex is on its line, as the core is convex
            if math.sqrt(dot(off, off)) < SAME:
                left = min(left, dot(minus(f["point"], x), into))
    return crept + left


@jit
def _features_of(e):
    """Return the first of the features of the core of A, and the one after the last."""
    return e["first"], e["first"] + e["count"]


@jit
def is_rim(e):
    """Return whether a contact is that of a rim on a face."""
    return e["flat"] > 0.0


@jit
def _off_face(features, first, last, face, x, u, d):
    """Return how far the foot of x on a face is off it [m]; u and d are the way from there."""
    off = _highest(features, first, last, face, minus(x, times(d, u)))
    if features[face]["kind"] == SIDE:
        off = max(off, beyond_tip(features[face], x, d))
    return off


@jit
def _highest(features, first, last, but, x):
    """Return how far a point is beyond the farthest of the faces, but for one of them [m]."""
    found = -math.inf
    for i in range(first, last):
        if i != but and is_face(features[i]):
            _, height = way(features[i], x)
            found = max(found, height)
    return found


@jit
def _centre(e, p, R):
    """Return the centre of the ball in axes of body A, from the mass centre of A.

    Its height above the plane of a planar model is left out.
    """
    a, b = e["body_a"], e["body_b"]
    centre = plus(triple(p, b), in_ground(R, b, e["point_b"]))
    x, out = in_body(R, a, minus(centre, triple(p, a))), e["out"]
    return minus(x, times(dot(out, x), out))


@jit
def _moving_centre(e, p, R, v, w):
    """Return the centre of the ball, its velocity, and that as body A sees it, in its axes."""
    a, b = e["body_a"], e["body_b"]
    arm = in_ground(R, b, e["point_b"])
    centre = plus(triple(p, b), arm)
    centre_dot = plus(triple(v, b), cross(in_ground(R, b, triple(w, b)), arm))
    turned = cross(in_ground(R, a, triple(w, a)), minus(centre, triple(p, a)))
    carried = plus(triple(v, a), turned)
    return centre, centre_dot, in_body(R, a, minus(centre_dot, carried))


@jit
def _inwards(e, R):
    """Return the way from the centre of the ball into what it belongs to, in axes of body A."""
    way_in = minus(times(1.0, e["middle"]), e["point_b"])
    return in_body(R, e["body_a"], in_ground(R, e["body_b"], way_in))


@jit
def _seen(e, features, p, R):
    """Return the number of the feature that is seen, the way from it, and how far it is."""
    seen, x = e["feature"], _centre(e, p, R)
    if seen == NEAREST:
        seen = nearest(e, features, x, _inwards(e, R))
    u, d = way(features[seen], x)
    return seen, u, d


@jit
def nearest(e, features, x, inwards):
    """Return the number of the feature that is nearest to x, a point in axes of body A.

    inwards: the way from there into body B [m]: of two faces on whose edge a corner is, that one
    counts on whose side body B is.
    """
    first, last = _features_of(e)
    # beyond which face it is farthest
    height = _highest(features, first, last, NEAREST, x)
    if height <= 0.0 or e["radius"] == 0.0:
        if e["radius"] == 0.0:
            height = _highest_faced(features, first, last, x, inwards)
        least = height - TIE * math.sqrt(dot(inwards, inwards))
        face, most = NEAREST, -math.inf
        for k in range(first, last):
            if is_face(features[k]):
                u, d = way(features[k], x)
                faces = dot(inwards, u)
                is_slipped_under = e["radius"] == 0.0 and _is_slipped_under(d, u, inwards)
                if d >= least and not is_slipped_under and faces > most:
                    face, most = k, faces
        if face != NEAREST:
            return face
    # outside: the nearest one
    found, least = first, math.inf
    for k in range(first, last):
        u, d = way(features[k], x)
        if d < least and d >= 0.0 and _is_over(features, first, last, k, x, u, d):
            found, least = k, d
    return found


@jit
def _highest_faced(features, first, last, x, inwards):
    """Return how far a corner is beyond the farthest face that it has not slipped under [m]."""
    found = -math.inf
    for i in range(first, last):
        if is_face(features[i]):
            u, d = way(features[i], x)
            if not _is_slipped_under(d, u, inwards):
                found = max(found, d)
    return found


@jit
def _is_slipped_under(d, u, inwards):
    """Whether a corner is level with a face, or behind it, and its own body is behind it, too.

    d: how far beyond the face it is [m]; u: the normal of the face; inwards: the way from the
    corner into its body [m].
    """
    return dot(inwards, u) < 0.0 and d < LEVEL * math.sqrt(dot(inwards, inwards))


@jit
def _is_over(features, first, last, k, x, u, d):
    """Return whether the nearest point of what a feature is a part of lies on it.

    u, d: the way to x from it, and how far that is [m].
    """
    f = features[k]
    if f["kind"] == EDGE:
        s = dot(minus(x, f["point"]), f["along"])
        return 0.0 <= s <= f["length"]
    if is_face(f):
        return _off_face(features, first, last, k, x, u, d) <= 0.0
    return True


@jit
def _crossing(table, k, features, p, R, gap, pair):
    """Return the gap of the edges that contact k sees [m], and the number of their pair.

    gap, pair: those of the contact before it, which sees what is nearer.
    """
    e = table[k]
    if e["feature"] >= 0:
        pair = e["feature"] - e["first"]
        return gap_of_pair(e, features, p, R, pair), pair
    if e["feature"] == ABSENT:
        return far(e), ABSENT
    is_first = e["rank"] == 0 or k == 0
    if not is_first:
        # one that holds its pair says nothing of how near the others are: they may be deeper
        before = table[k - 1]
        is_other = before["first"] != e["first"] or before["first_b"] != e["first_b"]
        is_first = is_other or before["feature"] != NEAREST
    if is_first:
        found, least = pick_pair(e, features, p, R, NONE, NONE, BEFORE_ALL, ABSENT)
        return least, found
    if pair == ABSENT:
        return far(e), ABSENT
    found, least = pick_pair(e, features, p, R, NONE, NONE, gap, pair)
    return least, found


@jit
def _see_crossings(table, k, features, p, R, v, w, ahead, still, seen):
    """Write what the contacts of a pair of cores see whose first one is k; see ``see``.

    still: (n + 1,)
    seen: (k,)
    """
    e = table[k]
    last = k + 1
    while last < table.size and table[last]["rank"] > 0 and table[last]["first"] == e["first"]:
        last += 1
    # where they are a moment later
    shift, turn = _as_seen(e, p, R, v, w)
    middle = _centre(e, p, R)
    speed = plus(shift, cross(turn, middle))
    fastest = math.sqrt(dot(speed, speed)) + e["reach"] * math.sqrt(dot(turn, turn))
    moment = 0.0
    if fastest > max(still[e["body_a"]], still[e["body_b"]]):
        moment = ahead / fastest
    shift, turn = times(moment, shift), times(moment, turn)
    # those that touched
    for i in range(k, last):
        held = table[i]["feature"] - e["first"]
        seen[i] = ABSENT
        if table[i]["feature"] >= 0 and pair_goes_on(e, features, p, R, shift, turn, held):
            seen[i] = held
    # the nearest of all others
    pair, gap = ABSENT, BEFORE_ALL
    for i in range(k, last):
        while seen[i] == ABSENT:
            pair, gap = pick_pair(e, features, p, R, shift, turn, gap, pair)
            if pair == ABSENT:
                return
            is_known = False
            for j in range(k, last):
                is_known = is_known or is_same_pair(e, features, p, R, shift, turn, seen[j], pair)
            if not is_known:
                seen[i] = pair


@jit
def _as_seen(e, p, R, v, w):
    """Return how body B moves as body A sees it, in its axes.

    That is the velocity of the mass centre of A as if it were a point of B, and w_B - w_A.
    """
    a, b = e["body_a"], e["body_b"]
    w_A, w_B = in_ground(R, a, triple(w, a)), in_ground(R, b, triple(w, b))
    carried = plus(triple(v, b), cross(w_B, minus(triple(p, a), triple(p, b))))
    return in_body(R, a, minus(carried, triple(v, a))), in_body(R, a, minus(w_B, w_A))


@jit
def _reference(e, n):
    """Return the axis about which directions across n are told."""
    out = times(1.0, e["out"])
    return out if dot(out, out) > ACROSS else axis_across(n)


@jit
def _direction(e, n, i):
    """Return the direction of row i: n, t1 or t2, of what rolls t1 or t2."""
    if e["tells"] == ROLLS:
        i += 1
    if i == 0:
        return n
    g = cross(_reference(e, n), n)
    t = times(1.0 / math.sqrt(dot(g, g)), g)
    return t if i == 1 else cross(n, t)


@jit
def _direction_rate(e, n, n_dot, i):
    """Return how fast the direction of row i turns on body A."""
    if e["tells"] == ROLLS:
        i += 1
    if i == 0:
        return n_dot
    axis = _reference(e, n)
    g, g_dot = cross(axis, n), cross(axis, n_dot)
    size = math.sqrt(dot(g, g))
    t = times(1.0 / size, g)
    t_dot = times(1.0 / size, minus(g_dot, times(dot(t, g_dot), t)))
    return t_dot if i == 1 else plus(cross(n_dot, t), cross(n, t_dot))
