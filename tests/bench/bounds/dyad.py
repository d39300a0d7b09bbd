"""Two links that meet in a joint: where it is, how it moves with its ends.

All points move with one coordinate z: P' = P_z z', P'' = P_z z'' + P_b, with z' in P_b.
"""

import math

from tests.bench.bounds.runge_kutta import compiled


@compiled
def joint(P, Q, a, b, side):
    """Return the point at distance a from P and b from Q, as it lies and moves.

    Args:
        P: (x, y, x_z, y_z, x_b, y_b) of one end.
        Q: the same of the other end.
        a: length of the link at P [m].
        b: length of the link at Q [m].
        side: 1 where the joint lies to the left of the way from P to Q, -1 to the right.

    """
    Dx, Dy = Q[0] - P[0], Q[1] - P[1]
    square = Dx * Dx + Dy * Dy
    along = 0.5 * (1.0 + (a * a - b * b) / square)
    across = side * math.sqrt(a * a / square - along * along)
    px, py = along * Dx - across * Dy, along * Dy + across * Dx  # from P
    qx, qy = px - Dx, py - Dy  # from Q
    scale = 1.0 / (px * qy - py * qx)
    # p . X' = p . P', q . X' = q . Q'
    r, s = px * P[2] + py * P[3], qx * Q[2] + qy * Q[3]
    xz, yz = (r * qy - s * py) * scale, (s * px - r * qx) * scale
    return P[0] + px, P[1] + py, xz, yz


@compiled
def bias(P, Q, X, rate):
    """Return x_b and y_b of the joint X at a rate z'."""
    px, py, qx, qy = X[0] - P[0], X[1] - P[1], X[0] - Q[0], X[1] - Q[1]
    # p . X'' = p . P'' - |X' - P'|^2, the same for q
    r = px * P[4] + py * P[5] - rate * rate * ((X[2] - P[2]) ** 2 + (X[3] - P[3]) ** 2)
    s = qx * Q[4] + qy * Q[5] - rate * rate * ((X[2] - Q[2]) ** 2 + (X[3] - Q[3]) ** 2)
    scale = 1.0 / (px * qy - py * qx)
    return (r * qy - s * py) * scale, (s * px - r * qx) * scale


@compiled
def moving(P, Q, a, b, side, rate):
    """Return the joint of two links as (x, y, x_z, y_z, x_b, y_b); see ``joint``."""
    X = joint(P, Q, a, b, side)
    xb, yb = bias(P, Q, X, rate)
    return X[0], X[1], X[2], X[3], xb, yb


@compiled
def link(P, X, length, c, s, mass, moment, fx, fy):
    """Return what a link adds to the effective inertia, the bias force and the active force.

    Args:
        P: (x, y, x_z, y_z, x_b, y_b) of one end.
        X: the same of the other end.
        length: from P to X [m].
        c: where its mass centre is, along the way from P to X, as a part of it.
        s: the same to the left.
        mass: of the link [kg].
        moment: of inertia about its mass centre [kg m^2].
        fx: force in its mass centre [N].
        fy: see fx.

    """
    dx, dy = X[0] - P[0], X[1] - P[1]
    ux, uy, bx, by = X[2] - P[2], X[3] - P[3], X[4] - P[4], X[5] - P[5]
    vx, vy = P[2] + c * ux - s * uy, P[3] + c * uy + s * ux
    gx, gy = P[4] + c * bx - s * by, P[5] + c * by + s * bx
    square = 1.0 / (length * length)
    w, alpha = (dx * uy - dy * ux) * square, (dx * by - dy * bx) * square
    inertia = mass * (vx * vx + vy * vy) + moment * w * w
    held = mass * (vx * gx + vy * gy) + moment * w * alpha
    return inertia, held, vx * fx + vy * fy
