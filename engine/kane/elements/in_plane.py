"""What is left of a constraint where all bodies move in one plane."""

import math
from collections.abc import Callable, Iterable, Iterator

from kane.elements.axes import cross, unit
from kane.elements.primitives import (
    AnglePath,
    AxesAngle,
    Constraint,
    DisplacementPath,
    Distance,
    DistancePath,
    Path,
    PathRow,
    PointCoincidence,
    PointInPlane,
    RollingContact,
    SpinPath,
    VelocityRow,
)
from kane.fields import Vector

# Sine up to which an axis counts as one along the normal, or in the plane: rounded orientations
# tilt it so far.
TILTED = 1e-4
LEAST = 1e-9  # of the factors of a velocity row; what is less is round-off

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
            case Distance() | PathRow():
                yield constraint
            case _:
                raise TypeError(f"no rule for {constraint} in a plane")


def rows_in_plane(constraint: Constraint) -> int:
    """Return how many rows a constraint has that ``in_plane`` has yielded."""
    match constraint:
        case PointCoincidence() | RollingContact():
            return 2
        case PointInPlane() | AxesAngle() | Distance() | VelocityRow() | PathRow():
            return 1
        case _:
            raise TypeError(f"no count of the rows of {constraint} in a plane")


def contradicts_plane(constraint: Constraint, normal: Normal) -> bool:
    """Whether a constraint that ``in_plane`` leaves out asks for what no motion in it can have.

    An axis across the plane keeps its angle to any other, and nothing moves or tilts out of it.
    """
    match constraint:
        case AxesAngle(body_a, axis_a, body_b, axis_b, cosine):
            across_a, across_b = normal(body_a), normal(body_b)
            if _across(axis_a, across_a) and _across(axis_b, across_b):
                return False
            between = _dot(axis_a, across_a) * _dot(axis_b, across_b)
            return abs(between - cosine) > TILTED
        case VelocityRow(speed=speed):
            return bool(speed) and not _moves(constraint, normal(constraint.axes_of))
        case RollingContact(body_a, _, (ahead, _, _), body_b, _, axis, _, _):
            rises = abs(_dot(ahead, normal(body_a))) > TILTED
            return rises or _across(axis, normal(body_b))
        case PointCoincidence() | PointInPlane() | Distance() | PathRow():
            return False
        case _:
            raise TypeError(f"no rule for {constraint} in a plane")


def changes_in_plane(path: Path, normal: Normal) -> bool:
    """Whether a coordinate can change where all bodies move in the plane."""
    match path:
        case DistancePath():
            return True
        case DisplacementPath(body_a=body, axis=axis):
            return _across(axis, normal(body))
        case AnglePath(body_a=body, axes=(_, _, axis)):
            return not _across(axis, normal(body))
        case SpinPath(body_b=body, axis=axis):
            return abs(_dot(axis, normal(body))) > TILTED
        case _:
            raise TypeError(f"no rule for {path} in a plane")


def _moves(row: VelocityRow, normal: Vector) -> bool:
    """Whether a velocity row speaks of motion in the plane or of a turn about its normal."""
    return math.hypot(*cross(row.linear, normal)) > LEAST or abs(_dot(row.angular, normal)) > LEAST


def _across(axis: Vector, normal: Vector) -> bool:
    """Whether a unit vector has a part in the plane."""
    return math.hypot(*cross(axis, normal)) > TILTED


def _dot(a: Vector, b: Vector) -> float:
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
