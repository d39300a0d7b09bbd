"""P2 by hand as the Test Set writes it: 13 linear equations for accelerations and multipliers.

    [M(p)  G(p)^T] [p'']     [f(p, p')   ]
    [G(p)  0     ] [lambda]  [-G_pp p' p']

They are solved as they stand, by elimination with exchange of rows. Source of M, f and the six
constraints: Hairer, Wanner, Solving Ordinary Differential Equations II (1996), section VII.7; Test
Set for Initial Value Problem Solvers, problem 'andrews'. The index-1 equations of
``squeezing_index_1`` are the same, with all that M and G have in common worked out by hand.
"""

import math

import numpy as np
from tests.bench.bounds import squeezing_index_1
from tests.bench.bounds import squeezing_numbers as k
from tests.bench.bounds.bound import Bound
from tests.bench.bounds.runge_kutta import compiled

ANGLES, UNKNOWNS = 7, 13


@compiled
def rates(y, work, y_dot):
    """Write the rates of the angles and of their rates."""
    A, r = work
    be, th, ga, ph, de, om, ep = y[0], y[1], y[2], y[3], y[4], y[5], y[6]
    bep, thp, gap, php, dep, omp, epp = y[7], y[8], y[9], y[10], y[11], y[12], y[13]
    sibe, cobe = math.sin(be), math.cos(be)
    sith, coth = math.sin(th), math.cos(th)
    siga, coga = math.sin(ga), math.cos(ga)
    siph, coph = math.sin(ph), math.cos(ph)
    side, code = math.sin(de), math.cos(de)
    siom, coom = math.sin(om), math.cos(om)
    siep, coep = math.sin(ep), math.cos(ep)
    sibeth, cobeth = math.sin(be + th), math.cos(be + th)
    siphde, cophde = math.sin(ph + de), math.cos(ph + de)
    siomep, coomep = math.sin(om + ep), math.cos(om + ep)
    bethp, phdep, omepp = bep + thp, php + dep, omp + epp

    for i in range(UNKNOWNS):
        for j in range(UNKNOWNS):
            A[i, j] = 0.0
    A[0, 0] = k.m1 * k.ra**2 + k.m2 * (k.rr**2 - 2.0 * k.da * k.rr * coth + k.da**2) + k.i1 + k.i2
    A[1, 0] = A[0, 1] = k.m2 * (k.da**2 - k.da * k.rr * coth) + k.i2
    A[1, 1] = k.m2 * k.da**2 + k.i2
    A[2, 2] = k.m3 * (k.sa**2 + k.sb**2) + k.i3
    arm = k.e - k.ea
    A[3, 3] = k.m4 * arm**2 + k.i4
    A[4, 3] = A[3, 4] = k.m4 * (arm**2 + k.zt * arm * siph) + k.i4
    A[4, 4] = (
        k.m4 * (k.zt**2 + 2.0 * k.zt * arm * siph + arm**2)
        + k.m5 * (k.ta**2 + k.tb**2) + k.i4 + k.i5
    )  # fmt: skip
    arm = k.zf - k.fa
    A[5, 5] = k.m6 * arm**2 + k.i6
    A[6, 5] = A[5, 6] = k.m6 * (arm**2 - k.u * arm * siom) + k.i6
    A[6, 6] = (
        k.m6 * (arm**2 - 2.0 * k.u * arm * siom + k.u**2)
        + k.m7 * (k.ua**2 + k.ub**2) + k.i6 + k.i7
    )  # fmt: skip

    for row in (7, 9, 11):
        A[row, 0], A[row, 1] = -k.rr * sibe + k.d * sibeth, k.d * sibeth
        A[row + 1, 0], A[row + 1, 1] = k.rr * cobe - k.d * cobeth, -k.d * cobeth
    A[7, 2], A[8, 2] = -k.ss * coga, -k.ss * siga
    A[9, 3], A[10, 3] = -k.e * cophde, -k.e * siphde
    A[9, 4], A[10, 4] = -k.e * cophde + k.zt * side, -k.e * siphde - k.zt * code
    A[11, 5], A[12, 5] = k.zf * siomep, -k.zf * coomep
    A[11, 6], A[12, 6] = k.zf * siomep - k.u * coep, -k.zf * coomep - k.u * siep
    for i in range(ANGLES, UNKNOWNS):
        for j in range(ANGLES):
            A[j, i] = A[i, j]

    xd = k.sd * coga + k.sc * siga + k.xb
    yd = k.sd * siga - k.sc * coga + k.yb
    length = math.sqrt((xd - k.xc) ** 2 + (yd - k.yc) ** 2)
    force = -k.c0 * (length - k.l0) / length
    fx, fy = force * (xd - k.xc), force * (yd - k.yc)
    r[0] = k.mom - k.m2 * k.da * k.rr * thp * (thp + 2.0 * bep) * sith
    r[1] = k.m2 * k.da * k.rr * bep**2 * sith
    r[2] = fx * (k.sc * coga - k.sd * siga) + fy * (k.sd * coga + k.sc * siga)
    r[3] = k.m4 * k.zt * (k.e - k.ea) * dep**2 * coph
    r[4] = -k.m4 * k.zt * (k.e - k.ea) * php * (php + 2.0 * dep) * coph
    r[5] = -k.m6 * k.u * (k.zf - k.fa) * epp**2 * coom
    r[6] = k.m6 * k.u * (k.zf - k.fa) * omp * (omp + 2.0 * epp) * coom
    turn_x = k.rr * cobe * bep**2 - k.d * cobeth * bethp**2
    turn_y = k.rr * sibe * bep**2 - k.d * sibeth * bethp**2
    r[7] = turn_x - k.ss * siga * gap**2
    r[8] = turn_y + k.ss * coga * gap**2
    r[9] = turn_x - k.e * siphde * phdep**2 - k.zt * code * dep**2
    r[10] = turn_y + k.e * cophde * phdep**2 - k.zt * side * dep**2
    r[11] = turn_x - k.zf * coomep * omepp**2 - k.u * siep * epp**2
    r[12] = turn_y - k.zf * siomep * omepp**2 + k.u * coep * epp**2

    _solve(A, r)
    for i in range(ANGLES):
        y_dot[i] = y[ANGLES + i]
        y_dot[ANGLES + i] = r[i]


@compiled
def _solve(A, r):
    """Solve A x = r in place by elimination with exchange of rows."""
    for column in range(UNKNOWNS):
        pivot = column
        for i in range(column + 1, UNKNOWNS):
            if abs(A[i, column]) > abs(A[pivot, column]):
                pivot = i
        if pivot != column:
            for j in range(column, UNKNOWNS):
                A[column, j], A[pivot, j] = A[pivot, j], A[column, j]
            r[column], r[pivot] = r[pivot], r[column]
        inverse = 1.0 / A[column, column]
        for i in range(column + 1, UNKNOWNS):
            part = A[i, column] * inverse
            if part != 0.0:
                for j in range(column + 1, UNKNOWNS):
                    A[i, j] -= part * A[column, j]
                r[i] -= part * r[column]
    for i in range(UNKNOWNS - 1, -1, -1):
        for j in range(i + 1, UNKNOWNS):
            r[i] -= A[i, j] * r[j]
        r[i] /= A[i, i]


def bound() -> Bound:
    """Return the equations of the mechanism."""
    other = squeezing_index_1.bound()
    work = np.zeros((UNKNOWNS, UNKNOWNS)), np.zeros(UNKNOWNS)
    title = "7 angles, 6 multipliers, 13 equations"
    return Bound(title, rates, other.start, work, other.measure, other.case)
