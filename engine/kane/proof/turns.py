"""How often bodies and joints have turned round: counted anew from frame to frame."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from kane.elements.primitives import AnglePath
from kane.proof.judging import Left
from kane.proof.motion import Array
from kane.proof.paths import Paths, path_value
from kane.sentences import say

FULL = 2.0 * math.pi
SURE = 1.0  # rad from frame to frame at most, where rates at both ends tell the way round
PLAIN = 0.05  # e_a^2 + e4^2: less is a pose in which a turn about that axis is next to undefined


@dataclass(frozen=True)
class Counted:
    """What a run tells of turns over frames that follow each other.

    Attributes:
        paths: of the frames.
        q: (frames, n, 7) origins and Euler parameters of the bodies.
        u: (frames, n, 6) speeds of the bodies, angular ones in their own axes.
        bodies: of each body that can turn its number and the turns about the axes of the ground
            that are told, (frames, 3) [rad].
        joints: of each angle the values that are told, (frames,) [rad], and whose it is.
        begins: whether the first of the frames is that of the run.

    """

    paths: Paths
    q: Array
    u: Array
    bodies: dict[str, tuple[int, Array]]
    joints: dict[AnglePath, tuple[str, Array]]
    begins: bool


def turn_errors(of: Counted) -> Iterator[Left]:
    """Yield how far the turns that are told are from those that follow from frame to frame."""
    time, places = of.paths.motion.time, of.paths.motion.places
    for name, (i, told) in of.bodies.items():
        e, spin = of.q[:, i, 3:], of.u[:, i, 3:]
        rates = _rates(e, spin)
        for axis in range(3):
            x, y, x_dot, y_dot = e[:, 3], e[:, axis], rates[:, 3], rates[:, axis]
            square = x * x + y * y
            rate = 2.0 * np.divide(
                y_dot * x - y * x_dot, square, out=np.full(len(x), np.inf), where=square > PLAIN
            )
            own = 2.0 * np.arctan2(y, x)
            yield from _off(of, name, "xyz"[axis], time, told[:, axis], own, rate)
    for path, (owner, told) in of.joints.items():
        rate = of.paths.rate(path)
        yield from _off(of, owner, "", time, told, path_value(path, places), rate)


def _off(
    of: Counted, where: str, axis: str, time: Array, told: Array, own: Array, rate: Array
) -> Iterator[Left]:
    h = np.diff(time)
    with np.errstate(invalid="ignore", over="ignore"):
        way = 0.5 * h * (rate[:-1] + rate[1:])
        sure = h * np.maximum(np.abs(rate[:-1]), np.abs(rate[1:])) < SURE
    expected = np.where(sure, told[:-1] + way, told[1:])
    if of.begins:
        expected = np.append(own[0], expected)  # a run begins within half a turn
    else:
        own, told, time = own[1:], told[1:], time[1:]
    right = own + FULL * np.round((expected - own) / FULL)
    left = told - right
    if not len(left):
        return
    k = int(np.abs(left).argmax())
    component = say("turns about {axis}", axis=axis) if axis else say("turns")
    yield Left("turns", where, component, "rad", float(time[k]), float(left[k]), FULL, 0.0)


def _rates(e: Array, w: Array) -> Array:
    """Return the rates of Euler parameters, e' = e w / 2 as quaternions, (frames, 4)."""
    v, s = e[:, :3], e[:, 3:]
    return 0.5 * np.hstack([s * w + np.cross(v, w), -(v * w).sum(axis=1, keepdims=True)])
