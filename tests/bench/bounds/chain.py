"""P1 by hand: thin rods in a chain, told by their directions, in O(N).

A rod has its base at a, its direction d with |d| = 1, and its tip at a + d. What hangs on the tip
needs there the force P a_tip + p. With w = d'.d', d'' = s - w d, and s across d, the moments about
the base of a uniform rod of mass m and length 1 give

    (E - d d^T) [(m/3 + P) s + H a + h] = 0,   H = m/2 + P,   h = p - m g / 2 - w (m/3 + P) d,

hence s = -Q (H a + h) with Q the inverse of A = m/3 + P across d,

    Q = A^-1 - A^-1 d d^T A^-1 / (d . A^-1 d),

and at the base the rod needs the force P' a + p' with

    P' = m + P - H Q H,   p' = p - m g - w H d - H Q h.

It is the articulated-body recursion (Featherstone, Rigid Body Dynamics Algorithms, 2008, section
7.3), for thin rods on ball joints alone.
"""

import numpy as np
from tests.bench.bounds.bound import Bound
from tests.bench.bounds.runge_kutta import compiled
from tests.bench.problems.chain import GRAVITY, TIP_SPEED, case

MASS = 1.0


@compiled
def rates(y, work, y_dot):
    """Write the rates of directions and of their rates, y = (d, d') rod by rod."""
    count = y.size // 6
    xx, xy, xz, yy, yz, zz = 0.0, 0.0, 0.0, 0.0, 0.0, 0.0  # P
    px, py, pz = 0.0, 0.0, 0.0
    for i in range(count - 1, -1, -1):
        dx, dy, dz = y[6 * i], y[6 * i + 1], y[6 * i + 2]
        ex, ey, ez = y[6 * i + 3], y[6 * i + 4], y[6 * i + 5]
        w = ex * ex + ey * ey + ez * ez
        # A, and its inverse by cofactors
        a, b, c = xx + MASS / 3, yy + MASS / 3, zz + MASS / 3
        Cxx, Cxy, Cxz = b * c - yz * yz, xz * yz - xy * c, xy * yz - xz * b
        Cyy, Cyz, Czz = a * c - xz * xz, xz * xy - a * yz, a * b - xy * xy
        scale = 1.0 / (a * Cxx + xy * Cxy + xz * Cxz)
        # A^-1 d
        rx = (Cxx * dx + Cxy * dy + Cxz * dz) * scale
        ry = (Cxy * dx + Cyy * dy + Cyz * dz) * scale
        rz = (Cxz * dx + Cyz * dy + Czz * dz) * scale
        part = 1.0 / (dx * rx + dy * ry + dz * rz)
        Qxx, Qxy, Qxz = (
            Cxx * scale - rx * rx * part, Cxy * scale - rx * ry * part, Cxz * scale - rx * rz * part
        )  # fmt: skip
        Qyy, Qyz, Qzz = (
            Cyy * scale - ry * ry * part, Cyz * scale - ry * rz * part, Czz * scale - rz * rz * part
        )  # fmt: skip
        # h
        hx = px - w * (a * dx + xy * dy + xz * dz)
        hy = py - w * (xy * dx + b * dy + yz * dz)
        hz = pz - w * (xz * dx + yz * dy + c * dz) + MASS * GRAVITY / 2
        H = MASS / 2
        Hx, Hy, Hz = xx + H, yy + H, zz + H
        # G = Q H
        Gxx, Gxy, Gxz = (
            Qxx * Hx + Qxy * xy + Qxz * xz, Qxx * xy + Qxy * Hy + Qxz * yz,
            Qxx * xz + Qxy * yz + Qxz * Hz,
        )  # fmt: skip
        Gyx, Gyy, Gyz = (
            Qxy * Hx + Qyy * xy + Qyz * xz, Qxy * xy + Qyy * Hy + Qyz * yz,
            Qxy * xz + Qyy * yz + Qyz * Hz,
        )  # fmt: skip
        Gzx, Gzy, Gzz = (
            Qxz * Hx + Qyz * xy + Qzz * xz, Qxz * xy + Qyz * Hy + Qzz * yz,
            Qxz * xz + Qyz * yz + Qzz * Hz,
        )  # fmt: skip
        qx = Qxx * hx + Qxy * hy + Qxz * hz
        qy = Qxy * hx + Qyy * hy + Qyz * hz
        qz = Qxz * hx + Qyz * hy + Qzz * hz
        # s = -(G a + q), kept for the way out
        W = work[i]
        W[0], W[1], W[2], W[3], W[4], W[5] = Gxx, Gxy, Gxz, Gyx, Gyy, Gyz
        W[6], W[7], W[8], W[9], W[10], W[11] = Gzx, Gzy, Gzz, qx, qy, qz
        W[12] = w
        # p' before P', which it needs as it was
        nx = px - w * (Hx * dx + xy * dy + xz * dz) - (Hx * qx + xy * qy + xz * qz)
        ny = py - w * (xy * dx + Hy * dy + yz * dz) - (xy * qx + Hy * qy + yz * qz)
        nz = pz - w * (xz * dx + yz * dy + Hz * dz) - (xz * qx + yz * qy + Hz * qz)
        px, py, pz = nx, ny, nz + MASS * GRAVITY
        Pxx = xx + MASS - (Hx * Gxx + xy * Gyx + xz * Gzx)
        Pxy = xy - (Hx * Gxy + xy * Gyy + xz * Gzy)
        Pxz = xz - (Hx * Gxz + xy * Gyz + xz * Gzz)
        Pyy = yy + MASS - (xy * Gxy + Hy * Gyy + yz * Gzy)
        Pyz = yz - (xy * Gxz + Hy * Gyz + yz * Gzz)
        Pzz = zz + MASS - (xz * Gxz + yz * Gyz + Hz * Gzz)
        xx, xy, xz, yy, yz, zz = Pxx, Pxy, Pxz, Pyy, Pyz, Pzz
    ax, ay, az = 0.0, 0.0, 0.0
    for i in range(count):
        k = 6 * i
        W = work[i]
        w = W[12]
        sx = -(W[0] * ax + W[1] * ay + W[2] * az + W[9]) - w * y[k]
        sy = -(W[3] * ax + W[4] * ay + W[5] * az + W[10]) - w * y[k + 1]
        sz = -(W[6] * ax + W[7] * ay + W[8] * az + W[11]) - w * y[k + 2]
        y_dot[k], y_dot[k + 1], y_dot[k + 2] = y[k + 3], y[k + 4], y[k + 5]
        y_dot[k + 3], y_dot[k + 4], y_dot[k + 5] = sx, sy, sz
        ax, ay, az = ax + sx, ay + sy, az + sz


def _tip(states):
    return states.reshape(states.shape[0], -1, 6)[:, :, :3].sum(axis=1)


def bound(count: int) -> Bound:
    """Return the equations of the chain."""
    start = np.zeros((count, 6))
    start[:, 0] = 1.0
    start[-1, 4] = TIP_SPEED
    return Bound(
        "rods by recursion", rates, start.ravel(), np.zeros((count, 13)), _tip, case(count)
    )
