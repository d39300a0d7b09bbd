"""Features of a core: how far a point is from one, along which way, and how that way turns.

In the axes of the core's body, with x the point, a feature is at the distance

    face    d = n . (x - P),
    edge    d = |y|, n = y / d, y what of x - P is across the edge,
    vertex  d = |x - P|, n = (x - P) / d,
    side    d = cos a (|y| - R) + sin a h, n = cos a y / |y| + sin a e,
    rim     d = |x - F|, n = (x - F) / d, F = P + R y / |y|,

of a side and a rim with the axis e through P, the height h along it and y what of x - P is across:
the side of a cylinder, or of a cone that becomes narrower along e by the angle a, has the radius R
at P. A side counts as a face: it is negative within, and the core is where all faces are.

Arcs and segments are parts of outlines in a plane, see ``outline_pair``.
"""

import math

import numpy as np

from kane.kernels.compiling.jit import jit
from kane.kernels.linear.vectors import dot, minus, plus, times

# kind; a point of it in axes of body A [m]; unit normal of a face, unit direction of an edge, or
# of an axis; length of an edge from the point on [m]; radius of a side or a rim at the point [m];
# cosine and sine of the angle by which a side becomes narrower; of an edge the parts of the
# normals of the two faces beside it that are across each other's, zero where there is none. Of an
# arc: its centre, the normal of its middle, half its angle [rad] as length, its radius, negative
# where it is hollow; of a segment: its start, its normal, its length, and its direction as left
SHAPE_FEATURE = np.dtype(
    [
        ("kind", "i8"),
        ("point", "f8", 3),
        ("along", "f8", 3),
        ("length", "f8"),
        ("radius", "f8"),
        ("lean", "f8", 2),
        ("left", "f8", 3),
        ("right", "f8", 3),
    ]
)

# instead of the number of a feature, a face or a pair: the nearest one is to be seen; there is none
NEAREST = -1
ABSENT = -2

FACE, EDGE, VERTEX, SIDE, RIM, ARC, SEGMENT = range(7)
NONE = (0.0, 0.0, 0.0)
NEARLY = 0.8  # of a unit vector: its part along an axis that it nearly has
ON_THE_SPOT = 1e-300  # m; nearer to a vertex there is no direction


@jit
def is_face(f):
    """Return whether a feature bounds its core as a face does."""
    return f["kind"] == FACE or f["kind"] == SIDE


@jit
def way(f, x):
    """Return the unit vector from a feature to x, and how far that is."""
    y, along, kind = minus(x, f["point"]), times(1.0, f["along"]), f["kind"]
    if kind == FACE:
        return along, dot(along, y)
    if kind in (SIDE, RIM):
        h = dot(along, y)
        outwards, radius = _outwards(along, minus(y, times(h, along)))
        off = radius - f["radius"]
        if kind == SIDE:
            cosine, sine = f["lean"][0], f["lean"][1]
            return plus(times(cosine, outwards), times(sine, along)), cosine * off + sine * h
        y = plus(times(off, outwards), times(h, along))
    if kind == EDGE:
        y = minus(y, times(dot(along, y), along))
    d = math.sqrt(dot(y, y))
    if d < ON_THE_SPOT:
        return axis_across(along), 0.0
    return times(1.0 / d, y), d


@jit
def turning(f, x, u, d, x_dot):
    """Return u', the rate of the way from a feature to a point x that moves by x'."""
    kind = f["kind"]
    if kind == FACE or (d < ON_THE_SPOT and kind != SIDE):
        return NONE
    if kind in (SIDE, RIM):
        # how the radius to it turns about the axis
        along, y = times(1.0, f["along"]), minus(x, f["point"])
        outwards, radius = _outwards(along, minus(y, times(dot(along, y), along)))
        if radius < ON_THE_SPOT:
            return NONE
        going = minus(x_dot, times(dot(along, x_dot), along))
        turned = times(1.0 / radius, minus(going, times(dot(outwards, going), outwards)))
        if kind == SIDE:
            return times(f["lean"][0], turned)
        x_dot = minus(x_dot, times(f["radius"], turned))
    across = minus(x_dot, times(dot(u, x_dot), u))
    if kind == EDGE:
        across = minus(across, times(dot(f["along"], x_dot), f["along"]))
    return times(1.0 / d, across)


@jit
def normal_towards(f, point, along, towards):
    """Return the normal of a face, or that of a side towards a point.

    point, along: those of the feature where it stands.
    """
    if f["kind"] == FACE:
        return along
    w = minus(towards, point)
    u, _ = _outwards(along, minus(w, times(dot(along, w), along)))
    cosine, sine = f["lean"][0], f["lean"][1]
    return plus(times(cosine, u), times(sine, along))


@jit
def beyond_tip(f, x, d):
    """Return how far the foot of x on the side of a cone is beyond its tip [m]; d is its height."""
    y, along = minus(x, f["point"]), times(1.0, f["along"])
    _, radius = _outwards(along, minus(y, times(dot(along, y), along)))
    return d * f["lean"][0] - radius


@jit
def _outwards(along, across):
    """Return the unit vector of what is across an axis, and its length."""
    size = math.sqrt(dot(across, across))
    if size < ON_THE_SPOT:
        return axis_across(along), 0.0
    return times(1.0 / size, across), size


@jit
def axis_across(n):
    """Return an axis that is far from a vector: the first, but where that is nearly along it.

    Not the farthest: of a normal along an axis the other two are as far, and directions that are
    told by the one would turn at once into those told by the other as it leans.

    n: (3,) of length 1.
    """
    x, _, _ = times(1.0, n)
    return (0.0, 1.0, 0.0) if abs(x) > NEARLY else (1.0, 0.0, 0.0)
