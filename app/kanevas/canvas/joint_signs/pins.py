"""Signs of the joints that hold a point on a point: ball, revolute, universal, fixed."""

import math

import numpy as np

from kane.elements.ball import Ball
from kane.elements.fixed import Fixed
from kane.elements.revolute import Revolute
from kane.elements.universal import Universal
from kanevas.canvas.geometry import Array
from kanevas.canvas.joint_signs.look import Look, upright
from kanevas.canvas.joint_signs.marks import (
    Fill,
    Marks,
    dot,
    ground_at,
    ground_line,
    line,
    moved,
    pin,
    rectangle,
    ring,
    square,
    support,
    turned,
)
from kanevas.canvas.joint_signs.sign import Sign

BARREL_HALF, BARREL_RADIUS, BOLT = 13.0, 5.0, 17.0
FOOT = 12.0
ARM, FORK, STEM = 9.5, 13.0, 22.0
# Seen more nearly along the shafts than this, the forks would hide the cross.
FORK_SEEN = 0.5
WELD_HALF = 5.0


def ball(look: Look) -> Marks:
    """Return a circle, the ball itself: in a plane mechanism a hinge."""
    return [*(support() if any(look.grounded) else ()), pin()]


def revolute(look: Look) -> Marks:
    """Return a circle when the axis faces the viewer, else the knuckles of a hinge along it."""
    along = look.along
    if along is None:
        return [*(support() if any(look.grounded) else ()), pin(), dot(1.4)]
    marks: Marks = []
    if any(look.grounded):
        along = upright(along)
        marks += moved(ground_line(), np.array([0.0, FOOT]))
        posts = [(-9.0, BARREL_RADIUS, FOOT), (9.0, BARREL_RADIUS, FOOT)]
        marks += [line((x, top), (x, bottom)) for x, top, bottom in posts]
    marks.append(line((-BOLT, 0.0), (BOLT, 0.0)))
    marks.append(rectangle(-BARREL_HALF, -BARREL_RADIUS, BARREL_HALF, BARREL_RADIUS))
    marks += [line((x, -BARREL_RADIUS), (x, BARREL_RADIUS)) for x in (-4.5, 4.5)]
    return turned(marks, along)


def fixed(look: Look) -> Marks:
    """Return a block of solid weld."""
    ground = moved(ground_line(), np.array([0.0, WELD_HALF + 0.5])) if any(look.grounded) else []
    return [*ground, square(WELD_HALF, Fill.INK)]


def universal(look: Look) -> Marks:
    """Return the cross and its two forks, as they stand in space, seen from the viewer."""
    across = np.cross(look.axes[0], look.axes[1])
    length = math.hypot(*across)
    shaft = across / length if length > 1e-6 else np.zeros(3)
    shaft = shaft if look.ahead else -shaft
    marks: Marks = []
    for axis, way, grounded in zip(look.axes, (-shaft, shaft), look.grounded, strict=True):
        if math.hypot(*way[:2]) > FORK_SEEN:
            marks += _fork(axis, way)
        if grounded:
            marks += _footing(way)
    for axis in look.axes:
        arm = ARM * axis[:2]
        marks.append(line(-arm, arm, width=1.8))
        marks += [knob for end in (-arm, arm) for knob in moved([dot(2.0)], end)]
    return [*marks, ring(3.0)]


def _fork(axis: Array, way: Array) -> Marks:
    base, stem = FORK * way[:2], STEM * way[:2]
    arm = ARM * axis[:2]
    return [line(-arm, base - arm, base + arm, arm), line(base, stem)]


def _footing(way: Array) -> Marks:
    length = math.hypot(*way[:2])
    return ground_at(STEM * way[:2], way[:2] / length) if length > FORK_SEEN else support()


SIGNS: dict[type, Sign] = {
    Revolute: Sign(revolute, layer=2),
    Universal: Sign(universal, layer=1),
    Fixed: Sign(fixed, layer=1),
    Ball: Sign(ball, layer=2),
}
