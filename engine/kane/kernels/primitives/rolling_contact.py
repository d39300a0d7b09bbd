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
"""

import math

import numpy as np

from kane.kernels.compiling.jit import jit, public
from kane.kernels.linear.vectors import cross, dot, in_ground, minus, plus, times, triple
from kane.kernels.primitives.relative_velocity import rate, write_blocks

# bodies, a point of the plane in axes of body A [m], its normal and two directions across, a
# right-handed triad in axes of body A; centre of the disc in axes of body B [m], its axis (unit
# length), its radius [m], sine below which the centre is meant, sine with which it lies, number of
# directions that hold, first row
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
    ]
)

FLAT = 1e-6
# of a rim that may lift off: below any tilt that it has, on its edge and where it begins to tip
EDGE, TIPS = 1e-10, 1e-12
LIES = 1e3  # times as much: there the direction in which it leans is known to 1e-9
LYING = 2.0  # above any sine
NONE = (0.0, 0.0, 0.0)


@jit
def residuals(table, p, R, phi):
    """Write phi [m] of the contact, and zero for the rows of rolling."""
    for k in range(table.size):
        e = table[k]
        a, b = e["body_a"], e["body_b"]
        n, axis, across, s = _directions(e, R)
        plane = plus(triple(p, a), in_ground(R, a, e["point_a"]))
        centre = plus(triple(p, b), in_ground(R, b, e["point_b"]))
        touches = plus(centre, times(e["radius"], _lowest(e, axis, across, s)))
        phi[e["row"]] = dot(n, minus(touches, plane)) - e["radius"] * e["leans"]
        for i in range(1, e["held"]):
            phi[e["row"] + i] = 0.0


@jit
def jacobians(table, p, R, row_start, J):
    """Write the blocks of d . (v_B - v_A) at C for d = n, t1, t2."""
    for k in range(table.size):
        e = table[k]
        a, b = e["body_a"], e["body_b"]
        _, axis, across, s = _directions(e, R)
        centre = plus(triple(p, b), in_ground(R, b, e["point_b"]))
        C = plus(centre, times(e["radius"], _lowest(e, axis, across, s)))
        for i in range(e["held"]):
            d = in_ground(R, a, e["directions"][i])
            write_blocks(p, R, a, b, C, d, NONE, row_start[e["row"] + i], J)


@jit
def accelerations(table, p, R, v, w, gamma):
    """Write gamma = -B' u, with C' = c' + r m'.

    n' = w_A x n, a' = w_B x a and u = n x a / s give u' = (1 - u u) (n x a)' / s and
    m' = -(a' x u + a x u').
    """
    for k in range(table.size):
        e = table[k]
        a, b = e["body_a"], e["body_b"]
        n, axis, across, s = _directions(e, R)
        w_A, w_B = in_ground(R, a, triple(w, a)), in_ground(R, b, triple(w, b))
        arm = in_ground(R, b, e["point_b"])
        lowest = _lowest(e, axis, across, s)
        axis_dot = cross(w_B, axis)
        across_dot = plus(cross(cross(w_A, n), axis), cross(n, axis_dot))
        lowest_dot = _lowest_rate(e, axis, across, s, axis_dot, across_dot)
        C = plus(plus(triple(p, b), arm), times(e["radius"], lowest))
        C_dot = plus(plus(triple(v, b), cross(w_B, arm)), times(e["radius"], lowest_dot))
        for i in range(e["held"]):
            d = in_ground(R, a, e["directions"][i])
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


@public
def sines(table, R, found):
    """Write to found, (k,), the sines between planes and discs.

    table: the contacts; R: (bodies, 3, 3) axes of the bodies.
    """
    for k in range(table.size):
        _, _, _, s = _directions(table[k], R)
        found[k] = s


@jit
def _directions(e, R):
    """Return the normal of the plane, the axis of the disc, their product and the size of this."""
    n = in_ground(R, e["body_a"], e["directions"][0])
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
