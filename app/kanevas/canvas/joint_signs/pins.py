"""Signs of the joints that hold a point on a point."""

import math

import numpy as np

from kane.elements.ball import Ball
from kane.elements.constant_velocity import ConstantVelocity
from kane.elements.fixed import Fixed
from kane.elements.revolute import Revolute
from kane.elements.universal import Universal
from kanevas.canvas.joint_signs.look import Look, upright
from kanevas.canvas.joint_signs.marks import (
    CIRCLE_POINTS,
    Fill,
    Mark,
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
from kanevas.drawing.geometry import Array

BARREL_HALF, BARREL_RADIUS, BOLT = 13.0, 5.0, 17.0
FOOT = 12.0
ARM, FORK, STEM = 9.5, 13.0, 22.0
# Seen more nearly along the shafts than this, the forks would hide the cross.
FORK_SEEN = 0.5
WELD_HALF = 5.0
BELL_DEPTH, BELL_RADIUS, BELL_BALL, CAGE_BALLS = 11.0, 9.0, 5.0, 6


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


def constant_velocity(look: Look) -> Marks:
    """Return the bell of the first shaft, open along it, and the ball of the second in it.

    Seen along the shaft, the balls of the cage stand around the middle.
    """
    along = look.along
    if along is None:
        turns = np.arange(CAGE_BALLS) * 2 * math.pi / CAGE_BALLS
        cage = 0.5 * (BELL_RADIUS + BELL_BALL - 2.5) * np.array([np.cos(turns), np.sin(turns)]).T
        balls = [ball for at in cage for ball in moved([dot(1.3)], at)]
        return [*(support() if any(look.grounded) else ()), ring(BELL_RADIUS), *balls, dot(1.3)]
    way = look.axes[1][:2]
    marks = turned([_bell(), line((-BELL_DEPTH, 0.0), (-STEM, 0.0))], along)
    marks += [ring(BELL_BALL), dot(2.0), line(2.0 * way, STEM * way, width=1.8)]
    for stem, grounded in zip((-STEM * along, STEM * way), look.grounded, strict=True):
        length = math.hypot(*stem)
        if grounded:
            marks += ground_at(stem, stem / length) if length > FORK_SEEN * STEM else support()
    return marks


def _bell() -> Mark:
    turns = np.linspace(math.pi / 2, 3 * math.pi / 2, CIRCLE_POINTS // 2)
    rim = np.array([BELL_DEPTH * np.cos(turns), BELL_RADIUS * np.sin(turns)]).T
    lip = np.array([(3.0, -BELL_RADIUS)])
    return Mark((np.concatenate([lip * (1, -1), rim, lip]),))


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
    ConstantVelocity: Sign(constant_velocity, layer=1),
    Fixed: Sign(fixed, layer=1),
    Ball: Sign(ball, layer=2),
}
