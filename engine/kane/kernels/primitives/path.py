"""Paths: scalars that say how two bodies stand to each other, and how fast that changes.

What acts along a path (springs, motors, friction), holds it (drivers, couplings) or asks for it
(expressions) needs the same four things: its value s, its gradient, s' = gradient . u, and the
part of s'' that does not come from u'. The kinds are

- distance of point B from point A, s = |d|;
- displacement of point B from point A along an axis z of body A, s = z . d;
- angle about an axis z of body A, from an axis x of A to a side of body B, turns counted:
  s = atan2(side . y, side . x) + 2 pi k. How many turns there were is a part of the state;
- spin, the component of the angular velocity of body B along an axis of its own: it has a rate
  alone, and s = 0;
- signal, a state of a signal: it hangs on no body, and its gradient is zero.
"""

import math

import numpy as np
import numpy.typing as npt

from kane.kernels.compiling.jit import jit, public
from kane.kernels.linear.vectors import in_ground
from kane.kernels.primitives.points import (
    centripetal,
    centripetal_difference,
    point_block,
    point_offset,
    separation,
    separation_rate,
    span,
    turning,
)

DISTANCE = 0
DISPLACEMENT = 1
ANGLE = 2
SPIN = 3
SIGNAL = 4

# kind, bodies, points in body axes [m], axes of body A (z: the axis), side or axis of body B,
# value at the start, from which turns are counted [rad]; of a signal, which of the states
PATH = np.dtype(
    [
        ("kind", "i8"),
        ("body_a", "i8"),
        ("body_b", "i8"),
        ("point_a", "f8", 3),
        ("point_b", "f8", 3),
        ("x", "f8", 3),
        ("y", "f8", 3),
        ("z", "f8", 3),
        ("side", "f8", 3),
        ("start", "f8"),
        ("state", "i8"),
    ]
)


def is_angle(table: npt.NDArray[np.void]) -> npt.NDArray[np.bool_]:
    """Return which paths of a table are angles, whose turns are counted."""
    return np.asarray(table["kind"] == ANGLE)


@public
def positions(table, p, R, turned, signals, value, gradient):
    """Write the values, (paths,), and the gradients, blocks of A and B of each path.

    ``turned``, (angles,), holds what the state says of the paths that are angles: each gets the
    value nearest to that of all that its pose may mean. ``signals``, (s,), are the states of
    signals.
    """
    angle = 0
    for k in range(table.size):
        e = table[k]
        if e["kind"] == DISTANCE:
            value[k] = _distance(e, p, R, gradient, 2 * k)
        elif e["kind"] == DISPLACEMENT:
            value[k] = _displacement(e, p, R, gradient, 2 * k)
        elif e["kind"] == ANGLE:
            value[k] = nearest(turn_between(e, R, gradient, 2 * k), turned[angle], 2 * math.pi)
            angle += 1
        elif e["kind"] == SIGNAL:
            value[k] = signals[e["state"]]
            for j in range(6):
                gradient[2 * k, j] = 0.0
                gradient[2 * k + 1, j] = 0.0
        else:
            value[k] = 0.0
            _turn_block(R, e["body_a"], 0.0, 0.0, 0.0, gradient, 2 * k)
            for j in range(3):
                gradient[2 * k + 1, j] = 0.0
                gradient[2 * k + 1, 3 + j] = e["side"][j]


@public
def rates(table, v, w, gradient, rate):
    """Write s' = gradient . u, (paths,)."""
    for k in range(table.size):
        a, b = table[k]["body_a"], table[k]["body_b"]
        total = 0.0
        for j in range(3):
            total += gradient[2 * k, j] * v[a, j] + gradient[2 * k, 3 + j] * w[a, j]
            total += gradient[2 * k + 1, j] * v[b, j] + gradient[2 * k + 1, 3 + j] * w[b, j]
        rate[k] = total


@jit
def pick_angles(table, values, target):
    """Write those of the values of all paths, or of their rates, that belong to angles."""
    angle = 0
    for k in range(table.size):
        if table[k]["kind"] == ANGLE:
            target[angle] = values[k]
            angle += 1


@public
def biases(table, p, R, v, w, bias):
    """Write what s'' is at constant speeds u, (paths,)."""
    for k in range(table.size):
        e = table[k]
        if e["kind"] == DISTANCE:
            bias[k] = _distance_bias(e, p, R, v, w)
        elif e["kind"] == DISPLACEMENT:
            bias[k] = _displacement_bias(e, p, R, v, w)
        elif e["kind"] == ANGLE:
            bias[k] = _angle_bias(e, R, w)
        else:
            bias[k] = 0.0


@jit
def nearest(angle, expected, period):
    """Return the value nearest to the expected one of all that differ by whole periods.

    The count of periods stays a double: no whole number would hold that of a motion without bounds.
    """
    return angle + period * np.floor((expected - angle) / period + 0.5)


@jit
def _distance(e, p, R, gradient, first):
    """Points that coincide have no direction: the gradient is zero."""
    length = span(e, p, R)
    inverse = 1.0 / length if length > 0.0 else 0.0
    n1 = separation(e, p, R, 0) * inverse
    n2 = separation(e, p, R, 1) * inverse
    n3 = separation(e, p, R, 2) * inverse
    a, b = e["body_a"], e["body_b"]
    a1, a2, a3 = in_ground(R, a, e["point_a"])
    b1, b2, b3 = in_ground(R, b, e["point_b"])
    point_block(R, a, a1, a2, a3, -n1, -n2, -n3, gradient, first)
    point_block(R, b, b1, b2, b3, n1, n2, n3, gradient, first + 1)
    return length


@jit
def _displacement(e, p, R, gradient, first):
    """Body A moves the axis too: its arm reaches to point B."""
    a, b = e["body_a"], e["body_b"]
    n1, n2, n3 = in_ground(R, a, e["z"])
    d1, d2, d3 = separation(e, p, R, 0), separation(e, p, R, 1), separation(e, p, R, 2)
    a1, a2, a3 = in_ground(R, a, e["point_a"])
    b1, b2, b3 = in_ground(R, b, e["point_b"])
    point_block(R, a, a1 + d1, a2 + d2, a3 + d3, -n1, -n2, -n3, gradient, first)
    point_block(R, b, b1, b2, b3, n1, n2, n3, gradient, first + 1)
    return n1 * d1 + n2 * d2 + n3 * d3


@jit
def turn_between(e, R, gradient, first):
    """Return an angle between -pi and pi, and write the blocks of its gradient.

    s' = (w_B - w_A) . (z - (h / r) e): h and r are the side's parts along and across z, e is the
    direction of the part across. Where the bodies share the axis, h = 0.
    """
    a, b = e["body_a"], e["body_b"]
    along, c, s = 0.0, 0.0, 0.0
    for i in range(3):
        side = point_offset(R, b, e["side"], i)
        along += side * point_offset(R, a, e["z"], i)
        c += side * point_offset(R, a, e["x"], i)
        s += side * point_offset(R, a, e["y"], i)
    across = c * c + s * s
    tilt = along / across if across > 0.0 else 0.0
    z1, z2, z3 = in_ground(R, a, e["z"])
    s1, s2, s3 = in_ground(R, b, e["side"])
    k1 = z1 - tilt * (s1 - along * z1)
    k2 = z2 - tilt * (s2 - along * z2)
    k3 = z3 - tilt * (s3 - along * z3)
    _turn_block(R, a, -k1, -k2, -k3, gradient, first)
    _turn_block(R, b, k1, k2, k3, gradient, first + 1)
    return math.atan2(s, c)


@jit
def _distance_bias(e, p, R, v, w):
    length = max(span(e, p, R), 1e-300)
    total, along, square = 0.0, 0.0, 0.0
    for i in range(3):
        n = separation(e, p, R, i) / length
        rate = separation_rate(e, R, v, w, i)
        total += n * centripetal_difference(e, R, w, i)
        along += n * rate
        square += rate * rate
    return total + (square - along * along) / length


@jit
def _displacement_bias(e, p, R, v, w):
    a = e["body_a"]
    total = 0.0
    for i in range(3):
        total += point_offset(R, a, e["z"], i) * centripetal_difference(e, R, w, i)
        total += 2.0 * turning(R, w, a, e["z"], i) * separation_rate(e, R, v, w, i)
        total += centripetal(R, w, a, e["z"], i) * separation(e, p, R, i)
    return total


@jit
def _angle_bias(e, R, w):
    """(w_B - w_A) . k' with k = z - (h / r^2) (side - h z); see ``turn_between``."""
    a, b = e["body_a"], e["body_b"]
    along, along_rate, square = 0.0, 0.0, 0.0
    for i in range(3):
        z, side = point_offset(R, a, e["z"], i), point_offset(R, b, e["side"], i)
        z_rate, side_rate = turning(R, w, a, e["z"], i), turning(R, w, b, e["side"], i)
        along += side * z
        along_rate += side_rate * z + side * z_rate
        square += side * side
    across = square - along * along
    if across <= 0.0:
        return 0.0
    tilt = along / across
    tilt_rate = along_rate / across + 2.0 * along * along * along_rate / (across * across)
    total = 0.0
    for i in range(3):
        z, side = point_offset(R, a, e["z"], i), point_offset(R, b, e["side"], i)
        z_rate, side_rate = turning(R, w, a, e["z"], i), turning(R, w, b, e["side"], i)
        k_rate = (
            z_rate
            - tilt_rate * (side - along * z)
            - tilt * (side_rate - along_rate * z - along * z_rate)
        )
        total += (point_offset(R, b, w[b], i) - point_offset(R, a, w[a], i)) * k_rate
    return total


@jit
def _turn_block(R, body, k1, k2, k3, gradient, block):
    """Write the block of k . (angular velocity), with k in ground axes."""
    for j in range(3):
        gradient[block, j] = 0.0
        gradient[block, 3 + j] = R[body, 0, j] * k1 + R[body, 1, j] * k2 + R[body, 2, j] * k3
