"""Vectors as three numbers, for formulas that would be long in components."""

from kane.kernels.compiling.jit import jit


@jit
def dot(a, b):
    """Return a . b."""
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]


@jit
def cross(a, b):
    """Return a x b."""
    return (
        a[1] * b[2] - a[2] * b[1],
        a[2] * b[0] - a[0] * b[2],
        a[0] * b[1] - a[1] * b[0],
    )


@jit
def plus(a, b):
    """Return a + b."""
    return (a[0] + b[0], a[1] + b[1], a[2] + b[2])


@jit
def minus(a, b):
    """Return a - b."""
    return (a[0] - b[0], a[1] - b[1], a[2] - b[2])


@jit
def times(k, a):
    """Return k a."""
    return (k * a[0], k * a[1], k * a[2])


@jit
def triple(table, body):
    """Return the three numbers of a body: a position of p, a velocity of v."""
    return (table[body, 0], table[body, 1], table[body, 2])


@jit
def in_ground(R, body, s):
    """Return R s: a vector of body axes in ground axes."""
    return (
        R[body, 0, 0] * s[0] + R[body, 0, 1] * s[1] + R[body, 0, 2] * s[2],
        R[body, 1, 0] * s[0] + R[body, 1, 1] * s[1] + R[body, 1, 2] * s[2],
        R[body, 2, 0] * s[0] + R[body, 2, 1] * s[1] + R[body, 2, 2] * s[2],
    )


@jit
def in_body(R, body, s):
    """Return R^T s: a vector of ground axes in body axes."""
    return (
        R[body, 0, 0] * s[0] + R[body, 1, 0] * s[1] + R[body, 2, 0] * s[2],
        R[body, 0, 1] * s[0] + R[body, 1, 1] * s[1] + R[body, 2, 1] * s[2],
        R[body, 0, 2] * s[0] + R[body, 1, 2] * s[1] + R[body, 2, 2] * s[2],
    )
