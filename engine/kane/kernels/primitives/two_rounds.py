"""Sides and rims of two round bodies that touch each other.

In the axes of A, with the axis e of what is round of A, its radius R at P, u the unit vector across
the axis to a place x, rho = |(I - e e)(x - P)| and h = e . (x - P), and the axis f of B:

    side of B on side of A   n . e = sin a, n . f = -sin b, a and b how much they become narrower:
            n = x e + y f + z e x f, x, y, z of these and of |n| = 1, z = +-; both lie along a line
            there, the axis of a cylinder or one through the tip of a cone, and are nearest where
            these are, as edges that cross;
    rim of B on side of A    n = cos a u + sin a e at the place x of the rim at which the height
            over the side, cos a (rho - R) + sin a h, is least: n . t = 0, t the rim's tangent;
    rim of B on rim of A     y = P + R u, the place of A's rim nearest to x, is nearest to it, too,
            of the places near x: (x - y) . t = 0; n = +-(t x s) / |t x s|, s the tangent there.

On a rim such places are sought between many, and found by steps of Newton between bounds; two that
are close have a place between them at which the height is greatest, and on either side of that one
at which it grows or falls most, which are bounds as well. As of an edge and something round, two of
them may touch, and have a number each: of two rims the sign of t x s . n tells which, of two sides
that of z, on a side that of m . e, m the way from the centre of the rim: of an end that lies across
it they are the ends of a chord. Where there is one alone, it has both numbers, see ``is_one``. n
has to be between the normals beside a rim of A, and -n between those beside one of B. A rim of A on
a side of B is a contact in which the bodies have changed places, and that of B has no side.

In all kernels here

    f, f_a, f_b: a feature, and those of A and B, records of ``shape_feature.SHAPE_FEATURE``.
"""

import math

from kane.kernels.compiling.jit import jit
from kane.kernels.linear.vectors import cross, dot, minus, plus, times
from kane.kernels.primitives.lines import feet, room_on
from kane.kernels.primitives.round_pair import (
    AT_END,
    DONE,
    MOST_HALVINGS,
    NOWHERE,
    PARALLEL,
    is_better,
    meet_round,
    round_rates,
)
from kane.kernels.primitives.shape_feature import EDGE, NONE, RIM, SIDE, axis_across

SOUGHT = 24  # places of a rim between which the nearest ones are looked for
FAR = 2.0  # of both radii: rims whose centres are farther apart are not looked at


@jit
def may_meet(f_a, f_b, is_whole):
    """Return whether a feature of A and a round one of B touch in a contact of these two cores.

    is_whole: whether the core of B has its side, too; of one without it the other contact of the
    two cores knows how rims meet rims.
    """
    if f_b["kind"] == SIDE:
        return f_a["kind"] == EDGE or f_a["kind"] == SIDE
    return f_a["kind"] == EDGE or f_a["kind"] == SIDE or (f_a["kind"] == RIM and is_whole)


@jit
def meet(e, f_a, f_b, point, along, sign):
    """Return n, the gap, the place on B, and how far all this is from its ends [m].

    Args:
        e: the contact, a record of ``shape_contact.SHAPE_CONTACT``.
        f_a: an edge, a side or a rim of A, a record of ``shape_feature.SHAPE_FEATURE``.
        f_b: a side or a rim of B.
        point: its point, as A sees it.
        along: its axis.
        sign: 1 or -1, which of two places.

    """
    if f_a["kind"] == EDGE:
        return meet_round(e, f_a, f_b, point, along, sign)
    if f_b["kind"] == SIDE:
        n, s, t, gap, place, _, _ = _sides(f_a, f_b, point, along, sign)
        room = min(room_on(s, f_b["length"]), room_on(t, f_a["length"]))
        return n, gap, room - AT_END * e["reach"], place
    return _at_rim(e, f_a, f_b, point, along, sign)


@jit
def is_one(e, f_a, f_b, point, along):
    """Return whether both numbers of a rim of B on a side of A are of one place; see ``meet``."""
    if f_a["kind"] != SIDE or f_b["kind"] != RIM:
        return False
    _, _, _, one = _at_rim(e, f_a, f_b, point, along, 1.0)
    _, _, _, other = _at_rim(e, f_a, f_b, point, along, -1.0)
    d = minus(one, other)
    return dot(d, d) == 0.0


@jit
def rates_of_meeting(e, f_a, f_b, point, along, sign, point_dot, spin):
    """Return n' and the velocity of the place on B, as A sees them; see ``meet``.

    Args:
        e: the contact.
        f_a: a feature of A.
        f_b: a side or a rim of B.
        point: its point, as A sees it.
        along: its axis.
        sign: which of two places.
        point_dot: how the point moves.
        spin: w_B - w_A.

    """
    if f_a["kind"] == EDGE:
        return round_rates(e, f_a, f_b, point, along, sign, point_dot, spin)
    if f_b["kind"] == SIDE:
        return _rates_of_sides(f_a, f_b, point, along, sign, point_dot, spin)
    n, _, _, x = _at_rim(e, f_a, f_b, point, along, sign)
    r, axis = f_b["radius"], times(1.0, f_a["along"])
    m = times(1.0 / r, minus(x, point))
    t = cross(along, m)
    carried = plus(point_dot, times(r, cross(spin, m)))
    t_spin = cross(spin, t)
    u, rho, _ = _round(f_a, x)
    s = cross(axis, u)
    if f_a["kind"] == SIDE:
        # n' . t + n . t' = 0 tells how the place goes along the rim
        cosine = f_a["lean"][0]
        given = cosine / rho * dot(s, t) * dot(s, carried) + dot(n, t_spin)
        bends = cosine * r / rho * dot(s, t) * dot(s, t) - dot(n, m)
        x_dot = plus(carried, times(-r * given / bends, t))
        return times(cosine / rho * dot(s, x_dot), s), x_dot
    # and so does (x' - y') . t + (x - y) . t' = 0, y' = (R / rho) s (s . x')
    part = f_a["radius"] / rho
    d = minus(x, _foot(f_a, u))
    given = dot(carried, t) - part * dot(s, carried) * dot(s, t) + dot(d, t_spin)
    bends = r - r * part * dot(s, t) * dot(s, t) - dot(d, m)
    phi_dot = -given / bends
    x_dot = plus(carried, times(r * phi_dot, t))
    s_dot = times(-dot(s, x_dot) / rho, u)
    t_dot = minus(t_spin, times(phi_dot, m))
    g, g_dot = cross(t, s), plus(cross(t_dot, s), cross(t, s_dot))
    size = math.sqrt(dot(g, g))
    return times(sign / size, minus(g_dot, times(dot(n, g_dot), n))), x_dot


@jit
def _sides(f_a, f_b, point, along, sign):
    """Return n, how far along the lines of B and A they are nearest, gap, place, and both lines.

    ``NOWHERE`` for both if there is none. Of a cone the way goes from its tip.
    """
    axis = times(1.0, f_a["along"])
    a, b = f_a["lean"][1], f_b["lean"][1]
    c, g = dot(axis, along), cross(axis, along)
    square = dot(g, g)
    left = square - a * a - b * b - 2.0 * a * b * c
    if square < PARALLEL * PARALLEL or left <= 0.0:
        return NONE, NOWHERE, NOWHERE, math.inf, NONE, NONE, NONE
    n = plus(times(a + b * c, axis), times(-b - a * c, along))
    n = times(1.0 / square, plus(n, times(sign * math.sqrt(left), g)))
    start_a, line_a, radius_a = _line(f_a, times(1.0, f_a["point"]), axis, n)
    start, line, radius = _line(f_b, point, along, times(-1.0, n))
    w, across = minus(start, start_a), cross(line, line_a)
    if dot(across, across) < PARALLEL * PARALLEL:
        return NONE, NOWHERE, NOWHERE, math.inf, NONE, NONE, NONE
    s, t = feet(w, line, line_a)
    place = minus(plus(start, times(s, line)), times(radius, n))
    return n, s, t, dot(n, w) - radius - radius_a, place, line, line_a


@jit
def _line(f, point, along, n):
    """Return start, direction and radius of the line of a side whose normal is n."""
    cosine, sine = f["lean"][0], f["lean"][1]
    start, radius = _start(f, point, along)
    if sine == 0.0:
        return start, along, radius
    m = times(1.0 / cosine, minus(n, times(sine, along)))
    return start, plus(times(-cosine, along), times(sine, m)), radius


@jit
def _start(f, point, along):
    """Return where the lines of a side begin, at its tip or on its axis, and their radius."""
    cosine, sine = f["lean"][0], f["lean"][1]
    if sine == 0.0:
        return point, f["radius"]
    return plus(point, times(f["radius"] * cosine / sine, along)), 0.0


@jit
def _rates_of_sides(f_a, f_b, point, along, sign, point_dot, spin):
    """Return n' and the velocity of the place on B of two sides; see ``rates_of_meeting``."""
    axis = times(1.0, f_a["along"])
    n, s, _, _, _, line, line_a = _sides(f_a, f_b, point, along, sign)
    # n keeps its angles to both axes
    turn = cross(n, axis)
    n_dot = times(-dot(n, cross(spin, along)) / dot(turn, along), turn)
    start_a, _ = _start(f_a, times(1.0, f_a["point"]), axis)
    start, radius = _start(f_b, point, along)
    start_dot = plus(point_dot, cross(spin, minus(start, point)))
    line_dot, line_a_dot = cross(spin, along), NONE
    cosine, sine = f_b["lean"][0], f_b["lean"][1]
    if sine > 0.0:
        m_dot = times(-1.0 / cosine, plus(n_dot, times(sine, line_dot)))
        line_dot = plus(times(-cosine, line_dot), times(sine, m_dot))
    if f_a["lean"][1] > 0.0:
        line_a_dot = times(f_a["lean"][1] / f_a["lean"][0], n_dot)
    # how the nearest place goes along the line of B
    w, w_dot = minus(start, start_a), start_dot
    k, j = dot(line, line_a), dot(w, line_a)
    k_dot = dot(line_dot, line_a) + dot(line, line_a_dot)
    i_dot = dot(w_dot, line) + dot(w, line_dot)
    j_dot = dot(w_dot, line_a) + dot(w, line_a_dot)
    across = cross(line, line_a)
    size = dot(across, across)
    s_dot = (k_dot * j + k * j_dot - i_dot + 2.0 * s * k * k_dot) / size
    place_dot = plus(plus(start_dot, times(s_dot, line)), times(s, line_dot))
    return n_dot, minus(place_dot, times(radius, n_dot))


@jit
def _at_rim(e, f_a, f_b, point, along, sign):
    """Return n, gap, room and place of a rim of B on a side or a rim of A; see ``meet``."""
    found, gap, best, place = NONE, math.inf, NOWHERE, NONE
    r = f_b["radius"]
    way = minus(point, f_a["point"])
    if f_a["kind"] == RIM:
        most = FAR * (r + f_a["radius"])
        if dot(way, way) > most * most:
            return found, gap, best, place
    # from the lowest place on, as A's axis sees it, or where they are parallel from the nearest one
    first = minus(times(dot(along, f_a["along"]), along), f_a["along"])
    if dot(first, first) < PARALLEL:
        first = minus(times(dot(along, way), along), way)
        if dot(first, first) < PARALLEL * r * r:
            first = cross(axis_across(along), along)
    first = times(1.0 / math.sqrt(dot(first, first)), first)
    second = cross(along, first)
    is_own = False
    begins = _slope(f_a, point, r, first, second, 0.0)
    before, angle = begins, 0.0
    for k in range(SOUGHT):
        then = 2.0 * math.pi * (k + 1) / SOUGHT
        # a whole turn later it is what it was, to the last digit
        after = begins if k == SOUGHT - 1 else _slope(f_a, point, r, first, second, then)
        ends, slopes = _bounds(f_a, point, r, first, second, angle, then, before, after)
        for i in range(3):
            if not (slopes[i] < 0.0 and slopes[i + 1] >= 0.0):
                continue
            phi = _root(f_a, point, r, first, second, ends[i], ends[i + 1])
            m = plus(times(math.cos(phi), first), times(math.sin(phi), second))
            n, own, room, x = _of_place(e, f_a, f_b, point, along, sign, m)
            # on a side the other place does where there is none of this sign
            is_it = f_a["kind"] == RIM or dot(m, f_a["along"]) * sign >= 0.0
            counts = is_better(room, own, best, gap) if is_it == is_own else is_it
            if room > NOWHERE and counts:
                found, gap, best, place, is_own = n, own, room, x, is_it
        before, angle = after, then
    return found, gap, best, place


@jit
def _of_place(e, f_a, f_b, point, along, sign, m):
    """Return n, gap, room and place of a place of a rim, m the unit vector from its centre."""
    r, axis = f_b["radius"], times(1.0, f_a["along"])
    x, t = plus(point, times(r, m)), cross(along, m)
    u, rho, h = _round(f_a, x)
    cosine, sine = f_a["lean"][0], f_a["lean"][1]
    if f_a["kind"] == SIDE:
        n = plus(times(cosine, u), times(sine, axis))
        gap = cosine * (rho - f_a["radius"]) + sine * h
        s = cosine * h - sine * (rho - f_a["radius"])
        room = room_on(s, f_a["length"]) - AT_END * e["reach"]
    else:
        g = cross(t, cross(axis, u))
        size = math.sqrt(dot(g, g))
        if size < PARALLEL:
            return NONE, math.inf, NOWHERE, NONE
        n = times(sign / size, g)
        gap = dot(n, minus(x, _foot(f_a, u)))
        end = plus(times(cosine, axis), times(sine, u))
        room = f_a["radius"] * min(dot(n, u), dot(n, end))
    cosine, sine = f_b["lean"][0], f_b["lean"][1]
    end = plus(times(cosine, along), times(sine, m))
    return n, gap, min(room, -r * max(dot(n, m), dot(n, end))), x


@jit
def _round(f, x):
    """Return the unit vector across an axis to x, how far x is from it, and how far along it."""
    y, along = minus(x, f["point"]), times(1.0, f["along"])
    h = dot(along, y)
    across = minus(y, times(h, along))
    rho = math.sqrt(dot(across, across))
    if rho < PARALLEL * f["radius"]:
        return axis_across(along), PARALLEL * f["radius"], h
    return times(1.0 / rho, across), rho, h


@jit
def _foot(f, u):
    """Return the place of a rim that is nearest to what is in the direction u across its axis."""
    return plus(times(1.0, f["point"]), times(f["radius"], u))


@jit
def _slope(f_a, point, r, first, second, phi):
    """Return how the height over a side, or half the square of the way to a rim, grows.

    phi: the place on a circle of radius r about a point, between two directions; a side is divided
    by its radius.
    """
    cosine, sine = math.cos(phi), math.sin(phi)
    x = plus(point, times(r, plus(times(cosine, first), times(sine, second))))
    t = minus(times(cosine, second), times(sine, first))
    u, _, _ = _round(f_a, x)
    if f_a["kind"] == SIDE:
        return f_a["lean"][0] * dot(u, t) + f_a["lean"][1] * dot(f_a["along"], t)
    return dot(minus(x, _foot(f_a, u)), t)


@jit
def _bounds(f_a, point, r, first, second, low, high, before, after):
    """Return four angles between which the slope has one root at most, and the slopes there.

    Where it is small beside what it may change from the one end, ``low``, to the other, these are
    the ends and where it grows or falls most between them. before, after: the slopes at both ends.
    """
    ends, slopes = (low, low, low, high), (before, before, before, after)
    change = (high - low) * (1.0 if f_a["kind"] == SIDE else r)
    if min(abs(before), abs(after)) > change:
        return ends, slopes
    middle = 0.5 * (low + high)
    one = _turns_at(f_a, point, r, first, second, low, middle)
    other = _turns_at(f_a, point, r, first, second, middle, high)
    slope_one = _slope(f_a, point, r, first, second, one) if one > low else before
    slope_other = _slope(f_a, point, r, first, second, other) if other < high else after
    return (low, one, other, high), (before, slope_one, slope_other, after)


@jit
def _turns_at(f_a, point, r, first, second, low, high):
    """Return where the slope is greatest or least between two angles, one of these if nowhere."""
    grows = _bend(f_a, point, r, first, second, low) > 0.0
    if (_bend(f_a, point, r, first, second, high) > 0.0) == grows:
        return low
    for _ in range(MOST_HALVINGS):
        p = 0.5 * (low + high)
        if not low < p < high:
            break
        if (_bend(f_a, point, r, first, second, p) > 0.0) == grows:
            low = p
        else:
            high = p
    return low


@jit
def _root(f_a, point, r, first, second, low, high):
    """Return where the slope is zero, between bounds between which it grows through it."""
    p, then = high, low
    for _ in range(MOST_HALVINGS):
        if not low < then < high:
            then = 0.5 * (low + high)
        if abs(then - p) <= DONE:
            return then
        p = then
        value = _slope(f_a, point, r, first, second, p)
        if value == 0.0:
            break
        if value < 0.0:
            low = p
        else:
            high = p
        bend = _bend(f_a, point, r, first, second, p)
        then = p - value / bend if bend > 0.0 else low
    return p


@jit
def _bend(f_a, point, r, first, second, phi):
    """Return the derivative of the slope."""
    cosine, sine = math.cos(phi), math.sin(phi)
    m = plus(times(cosine, first), times(sine, second))
    t = minus(times(cosine, second), times(sine, first))
    x = plus(point, times(r, m))
    u, rho, _ = _round(f_a, x)
    axis = times(1.0, f_a["along"])
    turns = dot(cross(axis, u), t)
    if f_a["kind"] == SIDE:
        n = plus(times(f_a["lean"][0], u), times(f_a["lean"][1], axis))
        return f_a["lean"][0] * r / rho * turns * turns - dot(n, m)
    d = minus(x, _foot(f_a, u))
    return r - r * f_a["radius"] / rho * turns * turns - dot(d, m)
