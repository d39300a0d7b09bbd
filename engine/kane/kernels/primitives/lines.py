"""Straight lines: where two of them are nearest to each other, and how far that is from an end."""

from kane.kernels.compiling.jit import jit
from kane.kernels.linear.vectors import cross, dot


@jit
def feet(w, along, f):
    """Return how far along two lines they are nearest [m]: from P along, and from Q along f.

    Lines that are parallel divide by zero.

    Args:
        w: P - Q [m].
        along: (3,) direction of the one, of length 1.
        f: (3,) that of the other.

    """
    a, b, c = dot(w, along), dot(w, f), dot(along, f)
    g = cross(along, f)
    square = dot(g, g)
    return (c * b - a) / square, (b - c * a) / square


@jit
def room_on(s, length):
    """Return how far a foot is from the ends of its line, negative beyond them [m].

    s: how far along the line it is [m].
    """
    return min(s, length - s)
