"""P2 by hand: seven angles and six multipliers, the index-1 equations of the Test Set.

M a = f + G^T lambda, G a = gamma. Source of M, f and the constraints: Hairer, Wanner, Solving
Ordinary Differential Equations II (1996), section VII.7; Test Set for Initial Value Problem
Solvers, problem 'andrews'. M has blocks of one and two angles, so lambda follows from the 6 x 6
matrix G M^-1 G^T. y = (beta, Theta, gamma, Phi, delta, Omega, epsilon, their rates).
"""

import math

import numpy as np
from tests.bench.bounds import squeezing_numbers as k
from tests.bench.bounds.bound import Bound
from tests.bench.bounds.runge_kutta import compiled
from tests.bench.problems.problem import Array
from tests.bench.problems.squeezing import absolute, case


@compiled
def rates(y, work, y_dot):
    """Write the rates of the angles and of their rates."""
    be, th, ga, ph, de, om, ep = y[0], y[1], y[2], y[3], y[4], y[5], y[6]
    bep, thp, gap, php, dep, omp, epp = y[7], y[8], y[9], y[10], y[11], y[12], y[13]
    sibe, cobe = math.sin(be), math.cos(be)
    sith, coth = math.sin(th), math.cos(th)
    siga, coga = math.sin(ga), math.cos(ga)
    siph, coph = math.sin(ph), math.cos(ph)
    side, code = math.sin(de), math.cos(de)
    siom, coom = math.sin(om), math.cos(om)
    siep, coep = math.sin(ep), math.cos(ep)
    sibeth, cobeth = sibe * coth + cobe * sith, cobe * coth - sibe * sith
    siphde, cophde = siph * code + coph * side, coph * code - siph * side
    siomep, coomep = siom * coep + coom * siep, coom * coep - siom * siep
    bethp, phdep, omepp = bep + thp, php + dep, omp + epp

    m11 = k.m1 * k.ra**2 + k.m2 * (k.rr**2 - 2.0 * k.da * k.rr * coth + k.da**2) + k.i1 + k.i2
    m21 = k.m2 * (k.da**2 - k.da * k.rr * coth) + k.i2
    m22 = k.m2 * k.da**2 + k.i2
    m33 = k.m3 * (k.sa**2 + k.sb**2) + k.i3
    m44 = k.m4 * (k.e - k.ea) ** 2 + k.i4
    m54 = k.m4 * ((k.e - k.ea) ** 2 + k.zt * (k.e - k.ea) * siph) + k.i4
    m55 = (
        k.m4 * (k.zt**2 + 2.0 * k.zt * (k.e - k.ea) * siph + (k.e - k.ea) ** 2)
        + k.m5 * (k.ta**2 + k.tb**2) + k.i4 + k.i5
    )  # fmt: skip
    m66 = k.m6 * (k.zf - k.fa) ** 2 + k.i6
    m76 = k.m6 * ((k.zf - k.fa) ** 2 - k.u * (k.zf - k.fa) * siom) + k.i6
    m77 = (
        k.m6 * ((k.zf - k.fa) ** 2 - 2.0 * k.u * (k.zf - k.fa) * siom + k.u**2)
        + k.m7 * (k.ua**2 + k.ub**2) + k.i6 + k.i7
    )  # fmt: skip

    xd = k.sd * coga + k.sc * siga + k.xb
    yd = k.sd * siga - k.sc * coga + k.yb
    length = math.sqrt((xd - k.xc) ** 2 + (yd - k.yc) ** 2)
    force = -k.c0 * (length - k.l0) / length
    fx, fy = force * (xd - k.xc), force * (yd - k.yc)
    f1 = k.mom - k.m2 * k.da * k.rr * thp * (thp + 2.0 * bep) * sith
    f2 = k.m2 * k.da * k.rr * bep**2 * sith
    f3 = fx * (k.sc * coga - k.sd * siga) + fy * (k.sd * coga + k.sc * siga)
    f4 = k.m4 * k.zt * (k.e - k.ea) * dep**2 * coph
    f5 = -k.m4 * k.zt * (k.e - k.ea) * php * (php + 2.0 * dep) * coph
    f6 = -k.m6 * k.u * (k.zf - k.fa) * epp**2 * coom
    f7 = k.m6 * k.u * (k.zf - k.fa) * omp * (omp + 2.0 * epp) * coom

    # rows of G: the end of K2 against K3, K4 and K6, in x and y
    gb_x, gt_x = -k.rr * sibe + k.d * sibeth, k.d * sibeth
    gb_y, gt_y = k.rr * cobe - k.d * cobeth, -k.d * cobeth
    g3_x, g3_y = -k.ss * coga, -k.ss * siga
    g4_x, g4_y = -k.e * cophde, -k.e * siphde
    g5_x, g5_y = g4_x + k.zt * side, g4_y - k.zt * code
    g6_x, g6_y = k.zf * siomep, -k.zf * coomep
    g7_x, g7_y = g6_x - k.u * coep, g6_y - k.u * siep

    # gamma = -G' q'
    turn_x = k.rr * cobe * bep**2 - k.d * cobeth * bethp**2
    turn_y = k.rr * sibe * bep**2 - k.d * sibeth * bethp**2
    r1 = turn_x - k.ss * siga * gap**2
    r2 = turn_y + k.ss * coga * gap**2
    r3 = turn_x - k.e * siphde * phdep**2 - k.zt * code * dep**2
    r4 = turn_y + k.e * cophde * phdep**2 - k.zt * side * dep**2
    r5 = turn_x - k.zf * coomep * omepp**2 - k.u * siep * epp**2
    r6 = turn_y - k.zf * siomep * omepp**2 + k.u * coep * epp**2

    # M^-1 f
    i12 = 1.0 / (m11 * m22 - m21 * m21)
    i45 = 1.0 / (m44 * m55 - m54 * m54)
    i67 = 1.0 / (m66 * m77 - m76 * m76)
    i3 = 1.0 / m33
    a1, a2, a3 = (m22 * f1 - m21 * f2) * i12, (m11 * f2 - m21 * f1) * i12, f3 * i3
    a4, a5 = (m55 * f4 - m54 * f5) * i45, (m44 * f5 - m54 * f4) * i45
    a6, a7 = (m77 * f6 - m76 * f7) * i67, (m66 * f7 - m76 * f6) * i67

    # rows of G M^-1
    h1_x, h2_x = (m22 * gb_x - m21 * gt_x) * i12, (m11 * gt_x - m21 * gb_x) * i12
    h1_y, h2_y = (m22 * gb_y - m21 * gt_y) * i12, (m11 * gt_y - m21 * gb_y) * i12
    h3_x, h3_y = g3_x * i3, g3_y * i3
    h4_x, h5_x = (m55 * g4_x - m54 * g5_x) * i45, (m44 * g5_x - m54 * g4_x) * i45
    h4_y, h5_y = (m55 * g4_y - m54 * g5_y) * i45, (m44 * g5_y - m54 * g4_y) * i45
    h6_x, h7_x = (m77 * g6_x - m76 * g7_x) * i67, (m66 * g7_x - m76 * g6_x) * i67
    h6_y, h7_y = (m77 * g6_y - m76 * g7_y) * i67, (m66 * g7_y - m76 * g6_y) * i67

    # D = G M^-1 G^T: what the crank and K2 give stands in each of its 2 x 2 blocks
    kxx = h1_x * gb_x + h2_x * gt_x
    kxy = h1_x * gb_y + h2_x * gt_y
    kyy = h1_y * gb_y + h2_y * gt_y
    D, r = work
    for i in range(0, 6, 2):
        for j in range(0, i + 1, 2):
            D[i, j], D[i + 1, j], D[i, j + 1], D[i + 1, j + 1] = kxx, kxy, kxy, kyy
    D[0, 0] += h3_x * g3_x
    D[1, 0] += h3_x * g3_y
    D[1, 1] += h3_y * g3_y
    D[2, 2] += h4_x * g4_x + h5_x * g5_x
    D[3, 2] += h4_x * g4_y + h5_x * g5_y
    D[3, 3] += h4_y * g4_y + h5_y * g5_y
    D[4, 4] += h6_x * g6_x + h7_x * g7_x
    D[5, 4] += h6_x * g6_y + h7_x * g7_y
    D[5, 5] += h6_y * g6_y + h7_y * g7_y

    moved_x, moved_y = gb_x * a1 + gt_x * a2, gb_y * a1 + gt_y * a2
    r[0] = r1 - moved_x - g3_x * a3
    r[1] = r2 - moved_y - g3_y * a3
    r[2] = r3 - moved_x - g4_x * a4 - g5_x * a5
    r[3] = r4 - moved_y - g4_y * a4 - g5_y * a5
    r[4] = r5 - moved_x - g6_x * a6 - g7_x * a7
    r[5] = r6 - moved_y - g6_y * a6 - g7_y * a7
    _solve(D, r)

    sum_x, sum_y = r[0] + r[2] + r[4], r[1] + r[3] + r[5]
    for i in range(7):
        y_dot[i] = y[7 + i]
    y_dot[7] = a1 + h1_x * sum_x + h1_y * sum_y
    y_dot[8] = a2 + h2_x * sum_x + h2_y * sum_y
    y_dot[9] = a3 + h3_x * r[0] + h3_y * r[1]
    y_dot[10] = a4 + h4_x * r[2] + h4_y * r[3]
    y_dot[11] = a5 + h5_x * r[2] + h5_y * r[3]
    y_dot[12] = a6 + h6_x * r[4] + h6_y * r[5]
    y_dot[13] = a7 + h7_x * r[4] + h7_y * r[5]


@compiled
def _solve(D, r):
    """Solve D x = r in place by LDL^T; of D the lower triangle counts."""
    for j in range(6):
        for column in range(j):
            part = D[j, column] * D[column, column]
            for i in range(j, 6):
                D[i, j] -= D[i, column] * part
            r[j] -= D[j, column] * r[column]
        inverse = 1.0 / D[j, j]
        for i in range(j + 1, 6):
            D[i, j] *= inverse
    for j in range(5, -1, -1):
        r[j] /= D[j, j]
        for i in range(j + 1, 6):
            r[j] -= D[i, j] * r[i]


def _measure(states: Array) -> Array:
    return np.concatenate([absolute(state) for state in states])


def bound() -> Bound:
    """Return the equations of the mechanism."""
    start = np.array((*k.START, *(7 * (0.0,))))
    work = np.zeros((6, 6)), np.zeros(6)
    return Bound("7 angles, 6 multipliers, reduced", rates, start, work, _measure, case())
