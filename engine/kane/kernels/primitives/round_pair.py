"""The side or the rim of something round of body B that touches an edge of body A.

In the axes of A, with an edge from Q along e, grown by a radius where it is the axis of a capsule,
and the axis f of what is round, outwards at a rim, and c the centre of a rim:

    side    n . e = 0 and n . f = -sin a, a how much the side becomes narrower along f:
            n = (sin a ((e . f) e - f) + z e x f) / |e x f|^2, z = +-sqrt(|e x f|^2 - sin^2 a);
            the edge crosses the axis, at the distance R, or that line of a cone on which it lies;
    rim     x = c + r m, t = f x m, (I - e e) (x - Q) . t = 0: where it is nearest to the line;
            n = +-(t x e) / |t x e|, at an edge that is grown the way from it to x.

The gap is n . (x - Q) less the radii. Both signs may belong to places that touch: a line crosses
the face within a rim at two. At such a place the sign of t x e . n cannot change as long as they
touch, since t is never along e; so it tells the one from the other, and a pair has two numbers. n
has to be between the faces beside the edge, and -n between those beside the rim, the end and the
side: -n . m >= 0 and -n . (cos a f + sin a m) >= 0.

Where a circle is nearest to a line, is a matter of the plane across the line, in which the circle
is an ellipse: a root for each half of it, between bounds that are known (the point is nearest on
that side, or within the evolute). How it goes on follows from the derivative of its condition.
"""

import math

from kane.kernels.compiling.jit import jit
from kane.kernels.linear.vectors import cross, dot, minus, plus, times
from kane.kernels.primitives.lines import feet, room_on
from kane.kernels.primitives.shape_feature import NONE, RIM, SIDE, axis_across

PARALLEL = 1e-9  # sine of an angle
ALONG = 1e-12  # the same, of a rim whose axis is the direction of the line
AT_END = 2e-9  # of the reach of both cores: nearer to the end of an edge or a side its end touches
MOST_HALVINGS = 80  # of half a circle, with steps of Newton between
DONE = 1e-16  # rad
NOWHERE = -math.inf  # instead of a room, a length or an angle: nothing touches


@jit
def is_round(f):
    """Return whether a feature is the side or the rim of something round."""
    return f["kind"] == SIDE or f["kind"] == RIM


@jit
def meet_round(e, f_a, f_b, point, along, sign):
    """Return n, the gap, the place on B, and how far all this is from its ends [m].

    Args:
        e: the contact, a record of ``shape_contact.SHAPE_CONTACT``.
        f_a: an edge of A, a record of ``shape_feature.SHAPE_FEATURE``.
        f_b: a side or a rim of B.
        point: its point, as A sees it.
        along: its axis.
        sign: 1 or -1, which of two places.

    """
    if f_b["kind"] == SIDE:
        n, start, line, radius, length = _generator(f_a, f_b, point, along, sign)
        if length < 0.0:
            return NONE, math.inf, NOWHERE, NONE
        w = minus(start, f_a["point"])
        s, t = feet(w, line, times(1.0, f_a["along"]))
        gap = dot(n, w) - radius - e["radius"]
        place = minus(plus(start, times(s, line)), times(radius, n))
        room = min(room_on(s, length), room_on(t, f_a["length"])) - AT_END * e["reach"]
        return n, gap, min(room, _between(f_a, n, f_b["radius"])), place
    # of both halves of a rim the one on which there is a place
    found, gap, best, place = NONE, math.inf, NOWHERE, NONE
    for half in (1.0, -1.0):
        m = _nearest_on_rim(f_a, f_b, point, along, half)
        if dot(m, m) == 0.0:
            continue
        n, own, room, x = _at_rim(e, f_a, f_b, point, along, sign, m)
        if room > NOWHERE and is_better(room, own, best, gap):
            found, gap, best, place = n, own, room, x
    return found, gap, best, place


@jit
def round_rates(e, f_a, f_b, point, along, sign, point_dot, spin):
    """Return n' and the velocity of the place on B, as A sees them; see ``meet_round``.

    Args:
        e: the contact.
        f_a: an edge of A.
        f_b: a side or a rim of B.
        point: its point, as A sees it.
        along: its axis.
        sign: which of two places.
        point_dot: how the point moves.
        spin: w_B - w_A.

    """
    n, _, _, x = meet_round(e, f_a, f_b, point, along, sign)
    f, along_dot = times(1.0, f_a["along"]), cross(spin, along)
    if f_b["kind"] == SIDE:
        # n keeps its angles to both axes
        turn = cross(n, f)
        n_dot = times(-dot(n, along_dot) / dot(turn, along), turn)
        _, start, line, radius, _ = _generator(f_a, f_b, point, along, sign)
        cosine, sine = f_b["lean"][0], f_b["lean"][1]
        start_dot, line_dot = plus(point_dot, cross(spin, minus(start, point))), along_dot
        if sine > 0.0:
            m_dot = times(-1.0 / cosine, plus(n_dot, times(sine, along_dot)))
            line_dot = plus(times(-cosine, along_dot), times(sine, m_dot))
        w = minus(start, f_a["point"])
        a, b, c = dot(w, line), dot(w, f), dot(line, f)
        a_dot = dot(start_dot, line) + dot(w, line_dot)
        b_dot, c_dot = dot(start_dot, f), dot(line_dot, f)
        g = cross(line, f)
        left = dot(g, g)
        s = (c * b - a) / left
        s_dot = (c_dot * b + c * b_dot - a_dot + 2.0 * s * c * c_dot) / left
        place_dot = plus(plus(start_dot, times(s_dot, line)), times(s, line_dot))
        return n_dot, minus(place_dot, times(radius, n_dot))
    # how the nearest point goes along the rim
    r = f_b["radius"]
    m = times(1.0 / r, minus(x, point))
    t = cross(along, m)
    d = minus(x, f_a["point"])
    carried = plus(point_dot, times(r, cross(spin, m)))
    t_spin = cross(spin, t)
    given = _across(f, carried, t) + _across(f, d, t_spin)
    bends = r * _across(f, t, t) - _across(f, d, m)
    phi_dot = -given / bends
    place_dot = plus(carried, times(r * phi_dot, t))
    if _is_grown(f_a):
        y = minus(d, times(dot(f, d), f))
        y_dot = minus(place_dot, times(dot(f, place_dot), f))
        size = math.sqrt(dot(y, y))
        return times(1.0 / size, minus(y_dot, times(dot(n, y_dot), n))), place_dot
    t_dot = minus(t_spin, times(phi_dot, m))
    g, g_dot = cross(t, f), cross(t_dot, f)
    size = math.sqrt(dot(g, g))
    return times(sign / size, minus(g_dot, times(dot(n, g_dot), n))), place_dot


@jit
def _generator(f_a, f_b, point, along, sign):
    """Return n, start, direction, radius and length of the line of a side that touches an edge.

    That of a cylinder is its axis; a length below zero says that there is none.
    f_a, f_b: the edge and the side, see ``meet_round``.
    """
    f = times(1.0, f_a["along"])
    cosine, sine = f_b["lean"][0], f_b["lean"][1]
    c, g = dot(f, along), cross(f, along)
    square = dot(g, g)
    left = square - sine * sine
    if square < PARALLEL * PARALLEL or left <= 0.0:
        return NONE, point, along, 0.0, NOWHERE
    n = times(sine, minus(times(c, f), along))
    n = times(1.0 / square, plus(n, times(sign * math.sqrt(left), g)))
    if sine == 0.0:
        return n, point, along, f_b["radius"], f_b["length"]
    tip = plus(point, times(f_b["radius"] * cosine / sine, along))
    m = times(-1.0 / cosine, plus(n, times(sine, along)))
    line = plus(times(-cosine, along), times(sine, m))
    return n, tip, line, 0.0, f_b["radius"] / sine


@jit
def _at_rim(e, f_a, f_b, point, along, sign, m):
    """Return n, gap, room and place of a point of a rim; see ``meet_round``.

    f_a, f_b: the edge and the rim. m: (3,) from the centre to the point, of length 1.
    """
    f, r = times(1.0, f_a["along"]), f_b["radius"]
    x, t = plus(point, times(r, m)), cross(along, m)
    d = minus(x, f_a["point"])
    s = dot(f, d)
    g = cross(t, f)
    size = math.sqrt(dot(g, g))
    if size < PARALLEL:
        return NONE, math.inf, NOWHERE, NONE
    n = times(sign / size, g)
    if _is_grown(f_a):
        y = minus(d, times(s, f))
        far = math.sqrt(dot(y, y))
        if far < PARALLEL * r or dot(n, y) < 0.0:
            return NONE, math.inf, NOWHERE, NONE
        n = times(1.0 / far, y)
    cosine, sine = f_b["lean"][0], f_b["lean"][1]
    end = plus(times(cosine, along), times(sine, m))
    room = room_on(s, f_a["length"]) - AT_END * e["reach"]
    room = min(room, -r * max(dot(n, m), dot(n, end)))
    return n, dot(n, d) - e["radius"], min(room, _between(f_a, n, r)), x


@jit
def is_better(room, gap, best, least):
    """Return whether a place counts before another: one that touches, then the nearer one."""
    if (room >= 0.0) != (best >= 0.0):
        return room >= 0.0
    return abs(gap) < abs(least) if room >= 0.0 else room > best


@jit
def _between(f_a, n, length):
    """Return how far n is from the normals of the faces beside an edge, times a length [m].

    f_a: the edge.
    """
    if _is_grown(f_a):
        return math.inf
    return length * min(dot(n, f_a["left"]), dot(n, f_a["right"]))


@jit
def _is_grown(f_a):
    """Return whether an edge is an axis: it has no faces beside it.

    f_a: the edge.
    """
    return dot(f_a["left"], f_a["left"]) == 0.0


@jit
def _across(f, x, y):
    """Return x . y without what is along f."""
    return dot(x, y) - dot(f, x) * dot(f, y)


@jit
def _nearest_on_rim(f_a, f_b, point, along, half):
    """Return the way from the centre of a rim to where it is nearest to a line; zero if nowhere.

    f_a, f_b: the edge and the rim; half: of the circle, 1 or -1, on which it is looked for.
    """
    f, r = times(1.0, f_a["along"]), f_b["radius"]
    k = cross(along, f)
    flat = math.sqrt(dot(k, k))
    if flat < ALONG:
        k = cross(axis_across(along), along)
        k = times(1.0 / math.sqrt(dot(k, k)), k)
    else:
        k = times(1.0 / flat, k)
    w = cross(along, k)
    # the ellipse that is seen along the line, with the half axes r and r thin
    leans = dot(along, f)
    thin, v = abs(leans), times(math.copysign(1.0, leans), cross(f, k))
    way = minus(f_a["point"], point)
    x, y = dot(way, k), half * dot(way, v)
    phi = _angle(x, y * thin, r * flat * flat)
    if phi < 0.0:
        return NONE
    return plus(times(math.cos(phi), k), times(half * math.sin(phi), w))


@jit
def _angle(x, y, curve):
    """Return the root of x sin p - y cos p - c sin p cos p at which that grows, 0 <= p <= pi.

    ``NOWHERE`` if there is none.
    """
    if y == 0.0:
        if abs(x) >= curve:
            return 0.0 if x > 0.0 else math.pi
        return math.acos(x / curve)
    # bounds between which it grows
    low, high = 0.0, math.pi
    if y < 0.0:
        if -y >= curve:
            return NOWHERE
        low = math.asin((-y / curve) ** (1.0 / 3.0))
        high = math.pi - low
        if _slope(x, y, curve, low) >= 0.0 or _slope(x, y, curve, high) <= 0.0:
            return NOWHERE
    # steps of Newton from the middle on, halved where they leave the bounds
    p, then = high, low
    for _ in range(MOST_HALVINGS):
        if not low < then < high:
            then = 0.5 * (low + high)
        if abs(then - p) <= DONE:
            return then
        p = then
        value = _slope(x, y, curve, p)
        if value == 0.0:
            break
        if value < 0.0:
            low = p
        else:
            high = p
        bend = x * math.cos(p) + y * math.sin(p) - curve * math.cos(2.0 * p)
        then = p - value / bend if bend > 0.0 else low
    return p


@jit
def _slope(x, y, curve, p):
    sine, cosine = math.sin(p), math.cos(p)
    return x * sine - y * cosine - curve * sine * cosine
