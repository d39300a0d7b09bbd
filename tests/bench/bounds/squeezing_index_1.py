"""P2 by hand: seven angles and six multipliers, the index-1 equations of the Test Set.

M a = f + G^T lambda, G a = gamma. Source of M, f and the constraints: Hairer, Wanner, Solving
Ordinary Differential Equations II (1996), section VII.7; Test Set for Initial Value Problem Solvers,
problem 'andrews'. M has blocks of one and two angles, so lambda follows from the 6 x 6 matrix
G M^-1 G^T by Cholesky's method. y = (beta, Theta, gamma, Phi, delta, Omega, epsilon, their rates).
"""

import math

import numpy as np
from tests.bench.bounds.bound import Bound
from tests.bench.bounds.runge_kutta import compiled
from tests.bench.problems.problem import Array
from tests.bench.problems.squeezing import absolute, case

m1, m2, m3, m4, m5, m6, m7 = 0.04325, 0.00365, 0.02373, 0.00706, 0.07050, 0.00706, 0.05498
I1, I2, I3, I4 = 2.194e-6, 4.410e-7, 5.255e-6, 5.667e-7
I5, I6, I7 = 1.169e-5, 5.667e-7, 1.912e-5
xa, ya, xb, yb, xc, yc, c0, l0 = (
    -0.06934, -0.00227, -0.03635, 0.03273, 0.014, 0.072, 4530.0, 0.07785
)  # fmt: skip
d, da, e, ea, rr, ra = 0.028, 0.0115, 0.02, 0.01421, 0.007, 0.00092
ss, sa, sb, sc, sd, ta, tb = 0.035, 0.01874, 0.01043, 0.018, 0.02, 0.02308, 0.00916
u, ua, ub, zf, zt, fa, mom = 0.04, 0.01228, 0.00449, 0.02, 0.04, 0.01421, 0.033
START = (
    -0.0617138900142764496358948458001, 0.0, 0.455279819163070380255912382449,
    0.222668390165885884674473185609, 0.487364979543842550225598953530,
    -0.222668390165885884674473185609, 1.23054744454982119249735015568,
)  # fmt: skip


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

    m11 = m1 * ra**2 + m2 * (rr**2 - 2.0 * da * rr * coth + da**2) + I1 + I2
    m21 = m2 * (da**2 - da * rr * coth) + I2
    m22 = m2 * da**2 + I2
    m33 = m3 * (sa**2 + sb**2) + I3
    m44 = m4 * (e - ea) ** 2 + I4
    m54 = m4 * ((e - ea) ** 2 + zt * (e - ea) * siph) + I4
    m55 = (
        m4 * (zt**2 + 2.0 * zt * (e - ea) * siph + (e - ea) ** 2)
        + m5 * (ta**2 + tb**2) + I4 + I5
    )  # fmt: skip
    m66 = m6 * (zf - fa) ** 2 + I6
    m76 = m6 * ((zf - fa) ** 2 - u * (zf - fa) * siom) + I6
    m77 = (
        m6 * ((zf - fa) ** 2 - 2.0 * u * (zf - fa) * siom + u**2)
        + m7 * (ua**2 + ub**2) + I6 + I7
    )  # fmt: skip

    xd = sd * coga + sc * siga + xb
    yd = sd * siga - sc * coga + yb
    length = math.sqrt((xd - xc) ** 2 + (yd - yc) ** 2)
    force = -c0 * (length - l0) / length
    fx, fy = force * (xd - xc), force * (yd - yc)
    f1 = mom - m2 * da * rr * thp * (thp + 2.0 * bep) * sith
    f2 = m2 * da * rr * bep**2 * sith
    f3 = fx * (sc * coga - sd * siga) + fy * (sd * coga + sc * siga)
    f4 = m4 * zt * (e - ea) * dep**2 * coph
    f5 = -m4 * zt * (e - ea) * php * (php + 2.0 * dep) * coph
    f6 = -m6 * u * (zf - fa) * epp**2 * coom
    f7 = m6 * u * (zf - fa) * omp * (omp + 2.0 * epp) * coom

    # rows of G: the end of K2 against K3, K4 and K6, in x and y
    gb_x, gt_x = -rr * sibe + d * sibeth, d * sibeth
    gb_y, gt_y = rr * cobe - d * cobeth, -d * cobeth
    g3_x, g3_y = -ss * coga, -ss * siga
    g4_x, g4_y = -e * cophde, -e * siphde
    g5_x, g5_y = g4_x + zt * side, g4_y - zt * code
    g6_x, g6_y = zf * siomep, -zf * coomep
    g7_x, g7_y = g6_x - u * coep, g6_y - u * siep

    # gamma = -G' q'
    turn_x = rr * cobe * bep**2 - d * cobeth * bethp**2
    turn_y = rr * sibe * bep**2 - d * sibeth * bethp**2
    r1 = turn_x - ss * siga * gap**2
    r2 = turn_y + ss * coga * gap**2
    r3 = turn_x - e * siphde * phdep**2 - zt * code * dep**2
    r4 = turn_y + e * cophde * phdep**2 - zt * side * dep**2
    r5 = turn_x - zf * coomep * omepp**2 - u * siep * epp**2
    r6 = turn_y - zf * siomep * omepp**2 + u * coep * epp**2

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
        for k in range(j):
            part = D[j, k] * D[k, k]
            for i in range(j, 6):
                D[i, j] -= D[i, k] * part
            r[j] -= D[j, k] * r[k]
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
    start = np.array((*START, *(7 * (0.0,))))
    work = np.zeros((6, 6)), np.zeros(6)
    return Bound("7 angles, 6 multipliers by hand", rates, start, work, _measure, case())
