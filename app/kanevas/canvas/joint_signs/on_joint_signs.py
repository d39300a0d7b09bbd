"""Signs of what acts in a joint: springs, drivers, locks.

Each function takes how the joint is seen, and the sense: -1 where the joint's coordinate goes
against the first axis that is seen.
"""

import math

import numpy as np

from kanevas.canvas.joint_signs.look import Look, upright
from kanevas.canvas.joint_signs.marks import (
    Fill,
    Mark,
    Marks,
    dot,
    line,
    moved,
    rectangle,
    ring,
    turned,
)
from kanevas.drawing.geometry import Array, arc, arrow_head

UP = np.array([1.0, -1.0])
SPIRAL, SPIRAL_TURNS, SPIRAL_END = (7.0, 14.0), 2.25, 18.0
COIL, COIL_TEETH, COIL_HALF, COIL_END = (-32.0, -13.0), 4, 5.5, 7.5
MOTOR_RADIUS, MOTOR_SWEEP = 17.0, math.radians(220)
BOW, BOW_AT = np.array([5.0, 13.0]), 25.0
ARROW, ARROW_ABOVE, BLOCK_HALF = (-15.0, 19.0), 16.0, 3.4
BADGE, LOCK_ABOVE = np.array([14.0, -14.0]), 18.0


def torsion_spring(look: Look, _: float) -> Marks:
    """Return a spiral about the axis, or a coil around it where it is seen from the side."""
    if look.along is not None:
        return turned([_coil()], look.along)
    angle = np.linspace(0.0, SPIRAL_TURNS * 2 * math.pi, 90)
    radius = np.linspace(*SPIRAL, len(angle))[:, None]
    spiral = radius * np.column_stack((np.cos(angle), np.sin(angle))) * UP
    leg = spiral[-1] * SPIRAL_END / SPIRAL[1]
    return [Mark((np.concatenate((spiral, [leg])),), width=1.3)]


def slider_spring(look: Look, _: float) -> Marks:
    """Return a zig-zag along the axis between the slider and a bar."""
    if look.along is None:
        return [ring(radius)._replace(fill=Fill.NONE, width=1.3) for radius in (11.0, 13.5)]
    bar = line((COIL[0], -COIL_END), (COIL[0], COIL_END))
    return turned([_coil(), bar], look.along)


def angle_driver(look: Look, sense: float) -> Marks:
    """Return an arrow about the axis, in the sense in which the angle grows."""
    if look.along is not None:
        bow = (arc(1.0, -0.6 * math.pi, 0.95 * math.pi) * BOW) * (1.0, sense) + (BOW_AT, 0.0)
        tip, ahead = (
            np.array([BOW_AT - 5.0, sense * (BOW[1] + 1.5)]),
            np.array([-1.0, 0.35 * sense]),
        )
        return turned([Mark((bow,), width=2.0), _head(tip, ahead)], look.along)
    turn = sense if look.axes[0][2] < 0 else -sense
    bow = arc(MOTOR_RADIUS, math.pi / 2 - turn * MOTOR_SWEEP / 2, turn * MOTOR_SWEEP) * UP
    ahead = bow[-1] - bow[-2]
    ahead /= math.hypot(*ahead)
    return [Mark((bow,), width=2.0), _head(bow[-1] + 6.0 * ahead, ahead)]


def displacement_driver(look: Look, sense: float) -> Marks:
    """Return an arrow along the axis, in the sense in which the displacement grows."""
    if look.along is None:
        towards = sense * look.axes[0][2] < 0
        feathers = [line((-2.6, -2.6), (2.6, 2.6)), line((-2.6, 2.6), (2.6, -2.6))]
        return moved([ring(5.0), *([dot(1.6)] if towards else feathers)], BADGE)
    along = upright(look.along)
    ahead = sense * float(np.sign(look.along @ along))
    tail, tip = (np.array([ahead * x, -ARROW_ABOVE]) for x in ARROW)
    way = np.array([ahead, 0.0])
    block = rectangle(-BLOCK_HALF, -BLOCK_HALF, BLOCK_HALF, BLOCK_HALF, Fill.INK).moved(tail)
    shaft = line(tail, tip - 6.0 * way, width=2.0)
    return turned([shaft, block, _head(tip, way)], along)


def lock(look: Look, _: float) -> Marks:
    """Return a padlock beside the joint, across from its axis."""
    beside = BADGE
    if look.along is not None:
        along = upright(look.along)
        beside = LOCK_ABOVE * np.array([along[1], -along[0]])
    case = rectangle(-4.8, -1.0, 4.8, 6.0, Fill.INK)._replace(width=1.0)
    shackle = arc(3.0, 0.0, math.pi) * UP - (0.0, 3.0)
    legs = np.concatenate(([(3.0, -1.0)], shackle, [(-3.0, -1.0)]))
    return moved([Mark((legs,), width=1.5), case], beside)


def _coil() -> Mark:
    """Return a zig-zag along the axis, on one side of the joint."""
    share = np.concatenate(([0.0], (np.arange(2 * COIL_TEETH) + 0.5) / (2 * COIL_TEETH), [1.0]))
    side = np.concatenate(([0.0], np.tile((1.0, -1.0), COIL_TEETH), [0.0]))
    along = COIL[0] + share * (COIL[1] - COIL[0])
    return Mark((np.column_stack((along, COIL_HALF * side)),), width=1.3)


def _head(tip: Array, ahead: Array) -> Mark:
    return Mark((arrow_head(tip, ahead, 8.0, 7.5),), closed=True, fill=Fill.INK, width=0.5)
