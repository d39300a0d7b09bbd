"""Directions: unit vectors, and axes about them."""

import math

from kane.fields import Vector

X: Vector = (1.0, 0.0, 0.0)
Z: Vector = (0.0, 0.0, 1.0)
LEAST_SINE = 1e-6  # below it a side is as good as along its axis


def unit(vector: Vector) -> Vector:
    """Return the vector at length 1; z for the zero vector, which the check refuses."""
    x, y, z = vector
    length = math.hypot(x, y, z)
    if not length:
        return Z
    return (x / length, y / length, z / length)


def opposite(vector: Vector) -> Vector:
    """Return -vector."""
    x, y, z = vector
    return (-x, -y, -z)


def cross(a: Vector, b: Vector) -> Vector:
    """Return a x b."""
    return (a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0])


def dot(a: Vector, b: Vector) -> float:
    """Return a . b."""
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]


def triad(axis: Vector, side: Vector | None = None) -> tuple[Vector, Vector, Vector]:
    """Return unit vectors x, y, z with z along the axis and x on the side's side of it.

    Without a side, or with one along the axis, x is next to the body axis that is farthest from
    ``axis``.
    """
    z = unit(axis)
    if side is None or sine(z, side) < LEAST_SINE:
        farthest = min(range(3), key=lambda i: abs(z[i]))
        side = (float(farthest == 0), float(farthest == 1), float(farthest == 2))
    y = unit(cross(z, side))
    return cross(y, z), y, z


def sine(a: Vector, b: Vector) -> float:
    """Return the sine of the angle between two vectors."""
    return math.hypot(*cross(a, b)) / (math.hypot(*a) * math.hypot(*b) or 1.0)
