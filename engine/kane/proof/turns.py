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
# The same of what a body can have turned between two frames: less than that off either way.
MOST = 0.5 * math.pi
ACROSS = 1e-6  # of the speed of turning: what turns about an axis by less does not
NONE = 1e-9  # e_a, or e_4, that is round-off
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
        rates, speed = _rates(e, spin), np.linalg.norm(spin, axis=1)
        for axis in range(3):
            x, y, x_dot, y_dot = e[:, 3], e[:, axis], rates[:, 3], rates[:, axis]
            square = x * x + y * y
            about = 2.0 * (y_dot * x - y * x_dot)
            rate = np.divide(about, square, out=np.full(len(x), np.inf), where=square > PLAIN)
            own = 2.0 * np.arctan2(y, x)
            sure = _sure(np.diff(time), np.sqrt(square), np.abs(about), speed)
            begin = float(own[0])
            if abs(y[0]) < NONE:
                # a full turn, or half a one about another axis, which is any turn about this one
                begin = float(told[0, axis]) if abs(x[0]) < NONE else 0.0
            yield from _off(of, name, "xyz"[axis], time, told[:, axis], own, begin, rate, sure)
    for path, (owner, told) in of.joints.items():
        rate = of.paths.rate(path)
        sure = np.diff(time) * np.maximum(np.abs(rate[:-1]), np.abs(rate[1:])) < SURE
        own = path_value(path, places)
        yield from _off(of, owner, "", time, told, own, float(own[0]), rate, sure)


def _sure(h: Array, size: Array, about: Array, speed: Array) -> Array:
    """Return where rates at both ends of frames tell how a body has turned about an axis.

    Its Euler parameters go by half of what it turns, so e_a and e_4 come no closer to zero, where
    the turn may be any, than that lets them. A body that turns across the axis alone stays.

    Args:
        h: (k,) from frame to frame [s].
        size: (k + 1,) of e_a and e_4 together.
        about: (k + 1,) speed about the axis, as far as it is that of e_a and e_4 [rad/s].
        speed: (k + 1,) of the body [rad/s].

    """
    turned = h * np.maximum(speed[:-1], speed[1:])
    closest = 0.5 * (size[:-1] + size[1:] - 0.5 * turned)
    stays = about <= ACROSS * speed
    return np.asarray((turned < MOST * closest) | (stays[:-1] & stays[1:]))


def _off(
    of: Counted,
    where: str,
    axis: str,
    time: Array,
    told: Array,
    own: Array,
    begin: float,
    rate: Array,
    sure: Array,
) -> Iterator[Left]:
    with np.errstate(invalid="ignore", over="ignore"):
        way = 0.5 * np.diff(time) * (rate[:-1] + rate[1:])
        sure = sure & np.isfinite(way)
    expected = np.where(sure, told[:-1] + way, told[1:])
    if of.begins:
        expected = np.append(begin, expected)  # a run begins within half a turn
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
