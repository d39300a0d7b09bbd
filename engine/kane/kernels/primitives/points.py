"""Points and axes fixed in a body: where they are, how they move, and forces at them.

``s`` is a point from the mass centre, or an axis, in body axes; ``i`` chooses the component in
ground axes.
"""

import math

from kane.kernels.compiling.jit import jit


@jit
def add_force(f, R, body, s, F1, F2, F3):
    """Add a force (F1, F2, F3) in ground axes at point s (body axes): F and s x R^T F."""
    f[body, 0] += F1
    f[body, 1] += F2
    f[body, 2] += F3
    b1 = R[body, 0, 0] * F1 + R[body, 1, 0] * F2 + R[body, 2, 0] * F3
    b2 = R[body, 0, 1] * F1 + R[body, 1, 1] * F2 + R[body, 2, 1] * F3
    b3 = R[body, 0, 2] * F1 + R[body, 1, 2] * F2 + R[body, 2, 2] * F3
    f[body, 3] += s[1] * b3 - s[2] * b2
    f[body, 4] += s[2] * b1 - s[0] * b3
    f[body, 5] += s[0] * b2 - s[1] * b1


@jit
def point_block(R, body, r1, r2, r3, n1, n2, n3, J, block):
    """Write the block of n . (v + w x r): n, and r x n turned into body axes.

    ``r``, from the mass centre to the point, and ``n`` are in ground axes.
    """
    c1, c2, c3 = r2 * n3 - r3 * n2, r3 * n1 - r1 * n3, r1 * n2 - r2 * n1
    J[block, 0], J[block, 1], J[block, 2] = n1, n2, n3
    for j in range(3):
        J[block, 3 + j] = R[body, 0, j] * c1 + R[body, 1, j] * c2 + R[body, 2, j] * c3


@jit
def add_torque(f, R, body, T1, T2, T3):
    """Add a torque (T1, T2, T3) in ground axes: R^T T."""
    f[body, 3] += R[body, 0, 0] * T1 + R[body, 1, 0] * T2 + R[body, 2, 0] * T3
    f[body, 4] += R[body, 0, 1] * T1 + R[body, 1, 1] * T2 + R[body, 2, 1] * T3
    f[body, 5] += R[body, 0, 2] * T1 + R[body, 1, 2] * T2 + R[body, 2, 2] * T3


@jit
def point_offset(R, body, s, i):
    """Return one ground component of R s, from the mass centre to a point of the body."""
    return R[body, i, 0] * s[0] + R[body, i, 1] * s[1] + R[body, i, 2] * s[2]


@jit
def point_velocity(R, v, w, body, s, i):
    """Return one ground component of v + R (w x s), the velocity of a point of the body."""
    return v[body, i] + turning(R, w, body, s, i)


@jit
def turning(R, w, body, s, i):
    """Return one ground component of R (w x s), the velocity of a point from the mass centre."""
    w1, w2, w3 = w[body, 0], w[body, 1], w[body, 2]
    return (
        R[body, i, 0] * (w2 * s[2] - w3 * s[1])
        + R[body, i, 1] * (w3 * s[0] - w1 * s[2])
        + R[body, i, 2] * (w1 * s[1] - w2 * s[0])
    )


@jit
def centripetal(R, w, body, s, i):
    """Return one ground component of R (w x (w x s))."""
    a1, a2, a3 = centripetal_in_body(w, body, s)
    return R[body, i, 0] * a1 + R[body, i, 1] * a2 + R[body, i, 2] * a3


@jit
def centripetal_in_body(w, body, s):
    """Return w x (w x s) = w (w . s) - s (w . w) in body axes."""
    w1, w2, w3 = w[body, 0], w[body, 1], w[body, 2]
    along = w1 * s[0] + w2 * s[1] + w3 * s[2]
    square = w1 * w1 + w2 * w2 + w3 * w3
    return w1 * along - s[0] * square, w2 * along - s[1] * square, w3 * along - s[2] * square


@jit
def span(e, p, R):
    """Return the distance of point B from point A of a table's entry."""
    total = 0.0
    for i in range(3):
        total += separation(e, p, R, i) ** 2
    return math.sqrt(total)


@jit
def separation(e, p, R, i):
    """Return one ground component of the way from point A to point B of a table's entry."""
    a, b = e["body_a"], e["body_b"]
    return (
        p[b, i]
        + point_offset(R, b, e["point_b"], i)
        - p[a, i]
        - point_offset(R, a, e["point_a"], i)
    )


@jit
def separation_rate(e, R, v, w, i):
    """Return one ground component of the velocity of point B relative to point A."""
    a, b = e["body_a"], e["body_b"]
    return v[b, i] + turning(R, w, b, e["point_b"], i) - v[a, i] - turning(R, w, a, e["point_a"], i)


@jit
def centripetal_difference(e, R, w, i):
    """Return one ground component of a_B - a_A, the centripetal accelerations of the points."""
    return centripetal(R, w, e["body_b"], e["point_b"], i) - centripetal(
        R, w, e["body_a"], e["point_a"], i
    )
