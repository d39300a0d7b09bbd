"""Rolling contact: a thin disc of body B touches a plane of body A and rolls on it without slip.

With the plane's normal n and the disc's axis a, both unit vectors, s = |n x a| the sine of the
angle between them, alpha = n . a and c the disc's centre, the rim is lowest at

    C = c + r m,  m = (alpha a - n) / s = -a x (n x a) / s,

m being the unit vector of the disc's plane that points most against n. In the second form it is one
to round-off however flat the disc lies. Three rows say that the
material points of the two bodies at C have the same velocity, along n and along two directions t1
and t2 of the plane that are fixed in A.

The first of them holds a position: phi = n . (C - P) = n . (c - P) - r s, with P a point of the
plane. Its rate is n . (v_B - v_A) at C: C leaves the material point of B along the rim, whose
tangent a x m is at right angles to n, a combination of a and m; and the turn of n adds
(w_A x n) . (C - P), which makes v_P the velocity of A's point at C. The other two hold
speeds alone (Neimark, Fufaev, Dynamics of Nonholonomic Systems, 1972).

A disc that lies flat, s = 0, has no lowest point. Below s = ``flat`` the rows speak of its centre
instead. Of a joint, which holds from both sides, that is FLAT, so that all numbers stay finite; a
run does not start there (solve.assembly refuses it). A disc that falls towards it in motion sends
its contact round the rim ever faster; step control follows with small steps, and a disc that falls
straight over passes through it with a jump in its rows, which no longer are those of rolling.

A rim that may lift off comes to lie flat by an event, where s is LIES times as much as its
``flat``. From there on its rows are those of its centre (``flat`` = LYING), which stays r s above
the plane, ``leans`` = s, as long as rows of its tilt hold it so.

The plane may be one of the faces of a core, see ``shape_feature``: that above which the lowest
point is, within the other faces, or above which the rim lies. A mode holds a face, and writes it
into the tables as a plane; where none is held (``face`` = NEAREST) it is looked for, and where
there is none the gap is more than how far the cores are from each other, and the rows are zero.
"""

import math

import numpy as np

from kane.kernels.compiling.jit import jit, public
from kane.kernels.linear.vectors import (
    cross,
    dot,
    in_body,
    in_ground,
    minus,
    plus,
    times,
    triple,
)
from kane.kernels.primitives.relative_velocity import rate, write_blocks
from kane.kernels.primitives.shape_feature import (
    ABSENT,
    FACE,
    NEAREST,
    VERTEX,
    axis_across,
    is_face,
    way,
)
from kane.kernels.primitives.two_cores import UNKNOWN, deepest

# bodies, a point of the plane in axes of body A [m], its normal and two directions across, a
# right-handed triad in axes of body A; centre of the disc in axes of body B [m], its axis (unit
# length), its radius [m], sine below which the centre is meant, sine with which it lies, number of
# directions that hold, first row; of a core its first feature, how many, 0 for a plane, and which
# of them is held, NEAREST for none; a point amid it, in axes of body A [m]; of the core that the
# rim belongs to its first feature, how many
ROLLING_CONTACT = np.dtype(
    [
        ("body_a", "i8"),
        ("body_b", "i8"),
        ("point_a", "f8", 3),
        ("point_b", "f8", 3),
        ("directions", "f8", (3, 3)),
        ("axis", "f8", 3),
        ("radius", "f8"),
        ("flat", "f8"),
        ("leans", "f8"),
        ("held", "i8"),
        ("row", "i8"),
        ("first", "i8"),
        ("count", "i8"),
        ("face", "i8"),
        ("middle", "f8", 3),
        ("first_b", "i8"),
        ("count_b", "i8"),
    ]
)

FLAT = 1e-6
# of a rim that may lift off: below any tilt that it has, on its edge and where it begins to tip
EDGE, TIPS = 1e-10, 1e-12
LIES = 1e3  # times as much: there the direction in which it leans is known to 1e-9
LYING = 2.0  # above any sine
WITHIN = 1e-9  # of the radius: so far beyond the end of a face its rim still touches it
SHALLOW = 1e-6  # the same: less deep, it is on a face
LEFT = 1e-8  # of the radius: it is beyond it, and has not crept there
NONE = (0.0, 0.0, 0.0)


@jit
def residuals(table, features, p, R, phi):
    """Write phi [m] of the contact, and zero for the rows of rolling."""
    for k in range(table.size):
        e = table[k]
        a, b = e["body_a"], e["body_b"]
        face = _face(e, features, p, R)
        if face == ABSENT:
            phi[e["row"]] = _far(e, features, p, R)
        else:
            point, normal = _plane(e, features, face)
            n, axis, across, s = _leaning(e, R, normal)
            plane = plus(triple(p, a), in_ground(R, a, point))
            centre = plus(triple(p, b), in_ground(R, b, e["point_b"]))
            touches = plus(centre, times(e["radius"], _lowest(e, axis, across, s)))
            phi[e["row"]] = dot(n, minus(touches, plane)) - e["radius"] * e["leans"]
        for i in range(1, e["held"]):
            phi[e["row"] + i] = 0.0


@jit
def jacobians(table, features, p, R, row_start, J):
    """Write the blocks of d . (v_B - v_A) at C for d = n, t1, t2; zero where it has no face."""
    for k in range(table.size):
        e = table[k]
        a, b = e["body_a"], e["body_b"]
        face = _face(e, features, p, R)
        _, normal = _plane(e, features, face)
        _, axis, across, s = _leaning(e, R, normal)
        centre = plus(triple(p, b), in_ground(R, b, e["point_b"]))
        C = plus(centre, times(e["radius"], _lowest(e, axis, across, s)))
        for i in range(e["held"]):
            d = in_ground(R, a, _direction(e, normal, i)) if face != ABSENT else NONE
            write_blocks(p, R, a, b, C, d, NONE, row_start[e["row"] + i], J)


@jit
def accelerations(table, features, p, R, v, w, gamma):
    """Write gamma = -B' u, with C' = c' + r m'; zero where it has no face.

    n' = w_A x n, a' = w_B x a and u = n x a / s give u' = (1 - u u) (n x a)' / s and
    m' = -(a' x u + a x u').
    """
    for k in range(table.size):
        e = table[k]
        a, b = e["body_a"], e["body_b"]
        face = _face(e, features, p, R)
        if face == ABSENT:
            for i in range(e["held"]):
                gamma[e["row"] + i] = 0.0
            continue
        _, normal = _plane(e, features, face)
        _, axis, across, s = _leaning(e, R, normal)
        w_A = in_ground(R, a, triple(w, a))
        centre = plus(triple(p, b), in_ground(R, b, e["point_b"]))
        C = plus(centre, times(e["radius"], _lowest(e, axis, across, s)))
        C_dot = rim_moves(e, normal, R, v, w)
        for i in range(e["held"]):
            d = in_ground(R, a, _direction(e, normal, i))
            d_dot = cross(w_A, d)
            gamma[e["row"] + i] = -rate(p, R, v, w, a, b, C, C_dot, d, d_dot, NONE)


@jit
def lean(e, R, w):
    """Return the sine s between plane and disc, how fast it grows, and how fast the axis leans.

    e: the contact; R: (bodies, 3, 3) axes of the bodies; w: (bodies, 3) their angular velocities,
    in these axes. The last is the size of the rate of n x a as body A sees it [1/s].
    """
    a, b = e["body_a"], e["body_b"]
    n, axis, across, s = _directions(e, R)
    turn = minus(in_ground(R, b, triple(w, b)), in_ground(R, a, triple(w, a)))
    leans = cross(n, cross(turn, axis))
    grows = dot(across, leans) / s if s > 0.0 else 0.0
    return s, grows, math.sqrt(dot(leans, leans))


@jit
def beyond_lying(e, s):
    """Return by how much the sine between plane and disc is larger than that of one that lies."""
    return s - LIES * e["flat"]


@public
def sines(table, R, found):
    """Write to found, (k,), the sines between planes and discs.

    table: the contacts; R: (bodies, 3, 3) axes of the bodies.
    """
    for k in range(table.size):
        _, _, _, s = _directions(table[k], R)
        found[k] = s


@public
def faces(table, features, p, R, found):
    """Write to found, (k,), which face of its core each rim touches, ``ABSENT`` for none.

    table: the contacts; features: of all cores; p: (bodies, 3) mass centres; R: (bodies, 3, 3)
    axes of the bodies.
    """
    for k in range(table.size):
        e, found[k] = table[k], ABSENT
        if e["count"] > 0:
            number = nearest_face(e, features, p, R, e["flat"])
            found[k] = number - e["first"] if number >= 0 else ABSENT


@jit
def room_on_face(e, features, p, R):
    """Return how far the lowest point of a rim is within the face that is held [m]."""
    x, axis = _as_seen(e, p, R)
    across = cross(triple(e["directions"], 0), axis)
    s = math.sqrt(dot(across, across))
    x = plus(x, times(e["radius"], _lowest(e, axis, across, s)))
    return LEFT * e["radius"] - off_face(e, features, e["face"], x)


@jit
def room_of_pressure(e, features, p, R, lam, row):
    """Return the force of a rim that lies, times how far from the end of its face that acts [N m].

    lam: (m,) multipliers; row: the first of the two that keep it flat.
    """
    x, _ = _as_seen(e, p, R)
    force = lam[e["row"]]
    n = triple(e["directions"], 0)
    moment = plus(
        times(lam[row], triple(e["directions"], 1)), times(lam[row + 1], triple(e["directions"], 2))
    )
    if force <= 0.0:
        return -math.sqrt(dot(moment, moment))
    x = plus(x, times(1.0 / force, cross(n, moment)))
    return -force * off_face(e, features, e["face"], x)


@jit
def room_of_edge(e, features, p, R):
    """Return how much a rim leans more than one that lies, where it leans over the end of a face.

    That is where its lowest point is beyond the face, whose plane cuts through what is within the
    rim; 1 where it does not.
    """
    c, axis = _as_seen(e, p, R)
    least = 1.0
    for k in range(e["first"], e["first"] + e["count"]):
        f = features[k]
        if f["kind"] != FACE:
            continue
        across = cross(times(1.0, f["along"]), axis)
        s = math.sqrt(dot(across, across))
        if s < least and abs(dot(f["along"], minus(c, f["point"]))) <= e["radius"] * (s + LEFT):
            x = plus(c, times(e["radius"], _lowest(e, axis, across, s)))
            if off_face(e, features, k, x) > 0.0 and _reaches(e, features, k, c):
                least = s
    return beyond_lying(e, least)


@jit
def nearest_face(e, features, p, R, flat):
    """Return the number of the face that a rim touches, or is above; ``ABSENT`` for none.

    flat: sine below which it lies.
    """
    c, axis = _as_seen(e, p, R)
    slack, within, deep = SHALLOW * e["radius"], WITHIN * e["radius"], UNKNOWN
    found, most = ABSENT, -math.inf
    for k in range(e["first"], e["first"] + e["count"]):
        f = features[k]
        if f["kind"] != FACE:
            continue
        # how high the point is that is nearest to its plane, or the middle of what lies
        n = times(1.0, f["along"])
        across = cross(n, axis)
        s = math.sqrt(dot(across, across))
        lies = s < flat and flat < 1.0
        x = c if lies else plus(c, times(-e["radius"] / s, cross(axis, across)))
        height = dot(n, minus(x, f["point"]))
        if height <= most:
            continue
        # whether that is above it
        foot = minus(x, times(max(height, 0.0), n))
        if lies and not _reaches(e, features, k, c):
            continue
        if not lies and off_face(e, features, k, foot) > within:
            continue
        if height < -slack and e["count"] > 1:  # all that is behind a plane is in it
            # it is far below a face whose other side it comes from
            if deep == UNKNOWN:
                deep = deepest(e, features, p, R, NONE, NONE, 0.0, slack)
            if height < -deep:
                continue
        found, most = k, height
    return found


@jit
def rim_over(e, features, p, R):
    """Return where a rim touches the face that it is above, and its gap; see ``nearest_face``.

    e: the contact, also a record of ``shape_contact.SHAPE_CONTACT``.

    Returns:
        number of the face, ``ABSENT`` for none; its normal in axes of A; the nearest point of the
        rim in ground axes [m]; the gap [m].

    """
    face = nearest_face(e, features, p, R, e["flat"])
    if face == ABSENT:
        return face, NONE, NONE, _far(e, features, p, R)
    a, b, normal = e["body_a"], e["body_b"], times(1.0, features[face]["along"])
    n, axis, across, s = _leaning(e, R, normal)
    centre = plus(triple(p, b), in_ground(R, b, e["point_b"]))
    C = plus(centre, times(e["radius"], _lowest(e, axis, across, s)))
    plane = plus(triple(p, a), in_ground(R, a, features[face]["point"]))
    return face, normal, C, dot(n, minus(C, plane))


@jit
def rim_moves(e, normal, R, v, w):
    """Return C', how the nearest point of a rim to a plane moves [m/s]; normal: in axes of A."""
    a, b = e["body_a"], e["body_b"]
    n, axis, across, s = _leaning(e, R, normal)
    w_A, w_B = in_ground(R, a, triple(w, a)), in_ground(R, b, triple(w, b))
    axis_dot = cross(w_B, axis)
    across_dot = plus(cross(cross(w_A, n), axis), cross(n, axis_dot))
    lowest_dot = _lowest_rate(e, axis, across, s, axis_dot, across_dot)
    centre_dot = plus(triple(v, b), cross(w_B, in_ground(R, b, e["point_b"])))
    return plus(centre_dot, times(e["radius"], lowest_dot))


@jit
def off_face(e, features, face, x):
    """Return how far a point is beyond the others of the faces of a core, negative within [m]."""
    found = -math.inf
    for k in range(e["first"], e["first"] + e["count"]):
        if k != face and is_face(features[k]):
            _, height = way(features[k], x)
            found = max(found, height)
    return found


@jit
def _reaches(e, features, face, c):
    """Return whether a disc about c in the plane of a face has a part of it within."""
    r, n, within = e["radius"], times(1.0, features[face]["along"]), WITHIN * e["radius"]
    c = minus(c, times(dot(n, minus(c, features[face]["point"])), n))
    if off_face(e, features, face, c) <= within:
        return True
    for k in range(e["first"], e["first"] + e["count"]):
        f = features[k]
        if k == face:
            continue
        x = c
        if f["kind"] == VERTEX:
            x = times(1.0, f["point"])
            if abs(dot(n, minus(x, features[face]["point"]))) > within:
                continue
        elif is_face(f):
            u, height = way(f, c)
            u = minus(u, times(dot(n, u), n))
            square = dot(u, u)
            if square < WITHIN:
                continue
            x = minus(c, times(height / square, u))
        away = minus(x, c)
        if dot(away, away) <= r * r and off_face(e, features, face, x) <= within:
            return True
    return False


@jit
def _as_seen(e, p, R):
    """Return the centre of a rim, from the mass centre of A, and its axis, in axes of A."""
    a, b = e["body_a"], e["body_b"]
    centre = plus(triple(p, b), in_ground(R, b, e["point_b"]))
    axis = in_body(R, a, in_ground(R, b, e["axis"]))
    return in_body(R, a, minus(centre, triple(p, a))), axis


@jit
def _far(e, features, p, R):
    """Return a gap where a rim is above no face: more than how far the cores are apart [m]."""
    c, _ = _as_seen(e, p, R)
    away = minus(c, features[e["first"]]["point"])
    return e["radius"] + math.sqrt(dot(away, away))


@jit
def _face(e, features, p, R):
    """Return the number of the face that is held or nearest; 0 for a plane."""
    if e["count"] == 0:
        return 0
    if e["face"] == NEAREST:
        return nearest_face(e, features, p, R, e["flat"])
    return e["face"]


@jit
def _plane(e, features, face):
    """Return a point of the plane and its normal, in axes of A."""
    if face >= 0 and e["count"] > 0 and e["face"] == NEAREST:
        return times(1.0, features[face]["point"]), times(1.0, features[face]["along"])
    return times(1.0, e["point_a"]), triple(e["directions"], 0)


@jit
def _direction(e, n, i):
    """Return the direction of row i, in axes of A.

    n: (3,) the normal.
    """
    if e["count"] == 0 or e["face"] != NEAREST:
        return triple(e["directions"], i)
    if i == 0:
        return n
    t = cross(axis_across(n), n)
    t = times(1.0 / math.sqrt(dot(t, t)), t)
    return t if i == 1 else cross(n, t)


@jit
def _directions(e, R):
    """Return the normal of the plane, the axis of the disc, their product and the size of this."""
    return _leaning(e, R, triple(e["directions"], 0))


@jit
def _leaning(e, R, normal):
    """Return the same for a normal in axes of A."""
    n = in_ground(R, e["body_a"], normal)
    axis = in_ground(R, e["body_b"], e["axis"])
    across = cross(n, axis)
    return n, axis, across, math.sqrt(dot(across, across))


@jit
def _lowest(e, axis, across, s):
    """Return m, the way from the centre to the lowest point of a disc of radius 1."""
    if s < e["flat"]:
        return NONE
    return times(-1.0 / s, cross(axis, across))


@jit
def _lowest_rate(e, axis, across, s, axis_dot, across_dot):
    """Return m'."""
    if s < e["flat"]:
        return NONE
    u = times(1.0 / s, across)
    u_dot = times(1.0 / s, minus(across_dot, times(dot(u, across_dot), u)))
    return times(-1.0, plus(cross(axis_dot, u), cross(axis, u_dot)))
