"""P2 as the physical floor: the equation of its one degree of freedom, the angle of the crank K1.

The ends of K2, K3, K4 and K6 meet in one joint F. The crank gives the other end of K2, and K3
turns about B: two links that meet in F. So do K4 and K5, and K6 and K7, between F and A. Kane's
equation of the one generalized speed follows from the partial velocities of the seven bodies.
"""

import math

import numpy as np
from tests.bench.bounds import squeezing_numbers as k
from tests.bench.bounds.bound import Bound
from tests.bench.bounds.dyad import link, moving
from tests.bench.bounds.runge_kutta import compiled
from tests.bench.problems.problem import Array
from tests.bench.problems.squeezing import case

K2, K4, K5, K6, K7 = 0.028, 0.02, 0.04, 0.02, 0.04  # lengths between joints [m]
TO_K2, TO_K4, TO_K6 = 0.0115, 0.00579, 0.00579  # mass centres from their outer joints [m]
A, B = (k.xa, k.ya, 0.0, 0.0, 0.0, 0.0), (k.xb, k.yb, 0.0, 0.0, 0.0, 0.0)
ORIGIN = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
AT_F, AT_K5, AT_K7 = 1.0, 1.0, -1.0  # on which side the two links of each pair meet


@compiled
def joints(angle, rate):
    """Return the ends of K1, K5 and K7, and F, as they move with the crank."""
    c, s = k.rr * math.cos(angle), k.rr * math.sin(angle)
    crank = (c, s, -s, c, -c * rate * rate, -s * rate * rate)
    F = moving(crank, B, K2, k.ss, AT_F, rate)
    return crank, moving(A, F, K5, K4, AT_K5, rate), moving(A, F, K7, K6, AT_K7, rate), F


@compiled
def rates(y, _, y_dot):
    """Write the rates of the angle and of its rate."""
    crank, fifth, seventh, F = joints(y[0], y[1])
    j1, h1, _f = link(ORIGIN, crank, k.rr, k.ra / k.rr, 0.0, k.m1, k.i1, 0.0, 0.0)
    j2, h2, _f = link(crank, F, K2, TO_K2 / K2, 0.0, k.m2, k.i2, 0.0, 0.0)
    j3, h3, _f = link(B, F, k.ss, k.sa / k.ss, k.sb / k.ss, k.m3, k.i3, 0.0, 0.0)
    j4, h4, _f = link(fifth, F, K4, TO_K4 / K4, 0.0, k.m4, k.i4, 0.0, 0.0)
    j5, h5, _f = link(A, fifth, K5, k.ta / K5, k.tb / K5, k.m5, k.i5, 0.0, 0.0)
    j6, h6, _f = link(seventh, F, K6, TO_K6 / K6, 0.0, k.m6, k.i6, 0.0, 0.0)
    j7, h7, _f = link(A, seventh, K7, k.ua / K7, -k.ub / K7, k.m7, k.i7, 0.0, 0.0)
    # the spring from C to D on K3
    ex, ey, ux, uy = (F[0] - k.xb) / k.ss, (F[1] - k.yb) / k.ss, F[2] / k.ss, F[3] / k.ss
    X, Y = k.xb + k.sc * ex - k.sd * ey - k.xc, k.yb + k.sc * ey + k.sd * ex - k.yc
    length = math.sqrt(X * X + Y * Y)
    pull = (
        -k.c0
        * (length - k.l0)
        / length
        * (X * (k.sc * ux - k.sd * uy) + Y * (k.sc * uy + k.sd * ux))
    )
    y_dot[0] = y[1]
    y_dot[1] = (k.mom + pull - (h1 + h2 + h3 + h4 + h5 + h6 + h7)) / (
        j1 + j2 + j3 + j4 + j5 + j6 + j7
    )


def _measure(states: Array) -> Array:
    """Return absolute angles of K1 to K7 and their rates, (samples, 14)."""
    rows = []
    for angle, rate in states:
        crank, fifth, seventh, F = joints(angle, rate)
        ways = [
            (ORIGIN, crank, 0.0), (crank, F, math.pi), (B, F, math.pi / 2),
            (fifth, F, math.pi / 2), (A, fifth, 0.0), (seventh, F, 0.0), (A, seventh, math.pi / 2),
        ]  # fmt: skip
        turned = [math.atan2(X[1] - P[1], X[0] - P[0]) + turn for P, X, turn in ways]
        spun = [
            ((X[0] - P[0]) * (X[3] - P[3]) - (X[1] - P[1]) * (X[2] - P[2]))
            / ((X[0] - P[0]) ** 2 + (X[1] - P[1]) ** 2)
            for P, X, _ in ways
        ]
        rows.append([*turned, *(rate * spin for spin in spun)])
    return np.array(rows)


def bound() -> Bound:
    """Return the equation of the crank."""
    return Bound("1 angle", rates, np.array((k.START[0], 0.0)), (), _measure, case())
