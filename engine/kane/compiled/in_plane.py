"""What is left of a constraint where all bodies move in one plane."""

from collections.abc import Callable, Iterable, Iterator

import numpy as np

from kane.elements.axes import cross, unit
from kane.elements.primitives import (
    AxesAngle,
    Constraint,
    PointCoincidence,
    PointInPlane,
    RollingContact,
    VelocityRow,
)
from kane.fields import Vector

# Axes that lie along the normal but for round-off, or in the plane, of unit length.
ALIGNED = 1e-9

Normal = Callable[[str], Vector]


def in_plane(
    constraints: Iterable[Constraint], normal: Normal, across: int
) -> Iterator[Constraint]:
    """Yield the constraints that a planar model needs, for ``normal`` in the axes of a body.

    A coincidence of points keeps its two components in the plane, but not that along the ground
    axis ``across`` it; a rolling contact keeps its slip along it. What holds heights above the
    plane or turns out of it says nothing and is left out.
    """
    for constraint in constraints:
        match constraint:
            case PointCoincidence():
                yield constraint._replace(left_out=across)
            case PointInPlane(body_a, _, direction, _, _):
                if _across(direction, normal(body_a)):
                    yield constraint
            case AxesAngle(body_a, axis_a, body_b, axis_b, _):
                if _across(axis_a, normal(body_a)) and _across(axis_b, normal(body_b)):
                    yield constraint
            case RollingContact(body_a, _, (ahead, _, _), _, _, _, _, _):
                along = unit(cross(normal(body_a), ahead))
                directions = (ahead, along, normal(body_a))
                yield constraint._replace(directions=directions, held=2)
            case VelocityRow():
                if _moves(constraint, normal(constraint.axes_of)):
                    yield constraint
            case _:
                yield constraint


def _moves(row: VelocityRow, normal: Vector) -> bool:
    """Whether a velocity row speaks of motion in the plane or of a turn about its normal."""
    return bool(
        np.linalg.norm(np.cross(row.linear, normal)) > ALIGNED
        or abs(np.dot(row.angular, normal)) > ALIGNED
    )


def _across(axis: Vector, normal: Vector) -> bool:
    """Whether a unit vector has a part in the plane."""
    return float(np.linalg.norm(np.cross(axis, normal))) > ALIGNED
