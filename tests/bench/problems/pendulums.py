"""P4: a thousand double pendulums in one model, none of which knows of the others."""

import functools
import math

import numpy as np
from tests.bench.problems.problem import POSITION, ROTATION, Array, Case, largest

from kane.elements.body import Body
from kane.elements.orientation import AxisAngle
from kane.elements.revolute import Revolute
from kane.model import Model

COUNT = 1000
GRAVITY = 9.81
SMALLEST, LARGEST = 0.2, 1.2  # rad, of the upper rods from the vertical
LOWER = -0.5  # angle of a lower rod, as a part of that of its upper one
APART = 3.0  # m
PER_ROW = 40
Z = (0.0, 0.0, 1.0)


def angles(count: int) -> Array:
    """Return the angles of upper and lower rods from the vertical at the start, (count, 2)."""
    upper = np.linspace(SMALLEST, LARGEST, count)
    return np.column_stack([upper, LOWER * upper])


def pivots(count: int) -> Array:
    """Return where the pendulums hang, (count, 2) [m]."""
    row, column = np.divmod(np.arange(count), PER_ROW)
    return APART * np.column_stack([column, -row])


def pendulums(count: int = COUNT) -> Model:
    """Return double pendulums of rods of 1 m and 1 kg in hinges about z; y points up."""
    bodies, joints = [], []
    for i, (pair, (x, y)) in enumerate(
        zip(angles(count).tolist(), pivots(count).tolist(), strict=True)
    ):
        before, point = "ground", (x, y, 0.0)
        for part, angle in zip(("upper", "lower"), pair, strict=True):
            along = math.sin(angle), -math.cos(angle)
            name = f"{part} {i}"
            bodies.append(
                Body(
                    name=name,
                    mass=1.0,
                    inertia=(1e-3 / 12, 1 / 12, 1 / 12),
                    position=(x + along[0] / 2, y + along[1] / 2, 0.0),
                    orientation=AxisAngle(axis=Z, angle=angle - math.pi / 2),
                )
            )
            joints.append(
                Revolute(
                    name=f"hinge of {name}",
                    body_a=before,
                    point_a=point,
                    body_b=name,
                    point_b=(-0.5, 0.0, 0.0),
                )
            )
            before, point = name, (0.5, 0.0, 0.0)
            x, y = x + along[0], y + along[1]
    return Model(
        gravity=(0.0, -GRAVITY, 0.0), planar=True, bodies=tuple(bodies), joints=tuple(joints)
    )


def tips(states: Array) -> Array:
    """Return the lower ends in the plane, (samples, pendulums, 2) [m]."""
    lower = states[:, 1::2]
    along = lower[:, :, ROTATION][:, :, [0, 3]]
    ends: Array = lower[:, :, POSITION][:, :, :2] + 0.5 * along
    return ends


@functools.cache
def case(count: int = COUNT) -> Case:
    """Return the problem; the error is the largest of all lower ends [m]."""
    return Case(
        key="P4",
        size=count,
        model=pendulums(count),
        duration=2.0,
        measure=tips,
        error=largest,
        targets=(1e-4, 1e-8),
        unit="m at the worst tip",
    )
