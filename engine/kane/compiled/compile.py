"""Model -> System."""

import math
from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np
import numpy.typing as npt

from kane.compiled.pattern import make_pattern
from kane.compiled.system import System
from kane.elements.loads import Force, Torque
from kane.elements.orientation import euler_parameters
from kane.elements.primitives import (
    AxesAngle,
    Constraint,
    Distance,
    PointCoincidence,
    PointInPlane,
    PointToPoint,
    RollingContact,
    VelocityRow,
    Wrench,
)
from kane.elements.spring import Spring
from kane.errors import Fault, ModelError
from kane.fields import GROUND
from kane.kernels.axes_angle import AXES_ANGLE
from kane.kernels.body import BODY
from kane.kernels.codes import POSITION, SPEED
from kane.kernels.distance import DISTANCE
from kane.kernels.point_coincidence import POINT_COINCIDENCE
from kane.kernels.point_in_plane import POINT_IN_PLANE
from kane.kernels.point_to_point import POINT_TO_POINT
from kane.kernels.rolling_contact import ROLLING_CONTACT
from kane.kernels.tables import Table, Tables
from kane.kernels.velocity_row import VELOCITY_ROW
from kane.kernels.wrench import WRENCH
from kane.model import Model, check

Entry = tuple[object, ...]


def compile_model(model: Model) -> System:
    """Return the tables of a model.

    Raises:
        ModelError: the model has faults, or no body.

    """
    check(model)
    if not model.bodies:
        raise ModelError([Fault("bodies", "there is nothing to move; add a body")])
    index = {GROUND: 0, **{body.name: i + 1 for i, body in enumerate(model.bodies)}}
    extent = _extent(model)
    constraints = _constraints(model, index, extent)
    springs, wrenches = _loads(model, index)
    row_start = np.cumsum([0, *map(len, constraints.row_bodies)], dtype=np.int64)
    block_body = np.array([b for row in constraints.row_bodies for b in row], dtype=np.int64)
    tables = Tables(
        bodies=_body_table(model),
        gravity=np.array(model.gravity, dtype=float),
        coincidences=_table(constraints.coincidences, POINT_COINCIDENCE),
        planes=_table(constraints.planes, POINT_IN_PLANE),
        angles=_table(constraints.angles, AXES_ANGLE),
        distances=_table(constraints.distances, DISTANCE),
        rolling_contacts=_table(constraints.rolling_contacts, ROLLING_CONTACT),
        velocity_rows=_table(constraints.velocity_rows, VELOCITY_ROW),
        springs=springs,
        wrenches=wrenches,
        row_start=row_start,
        row_level=np.array(constraints.row_level, np.int64),
        block_body=block_body,
        pattern=make_pattern(row_start, block_body),
        extent=extent,
    )
    return System(model, tables, constraints.joint_rows, _initial_state(model))


def _body_table(model: Model) -> Table:
    table = np.zeros(len(model.bodies) + 1, BODY)
    for entry, body in zip(table[1:], model.bodies, strict=True):
        entry["mass"] = body.mass
        entry["inertia"] = body.inertia
        entry["inverse"] = [1 / body.mass] * 3 + [1 / moment for moment in body.inertia]
    return table


@dataclass
class _Constraints:
    """Entries of the tables of constraints, bodies and level of each row, rows of each joint."""

    coincidences: list[Entry] = field(default_factory=list)
    planes: list[Entry] = field(default_factory=list)
    angles: list[Entry] = field(default_factory=list)
    distances: list[Entry] = field(default_factory=list)
    rolling_contacts: list[Entry] = field(default_factory=list)
    velocity_rows: list[Entry] = field(default_factory=list)
    row_bodies: list[tuple[int, ...]] = field(default_factory=list)
    row_level: list[int] = field(default_factory=list)
    joint_rows: dict[str, slice] = field(default_factory=dict)


def _constraints(model: Model, index: dict[str, int], extent: float) -> _Constraints:
    result = _Constraints()
    for joint in model.joints:
        first = len(result.row_bodies)
        for constraint in joint.rows():
            _add(result, constraint, index, extent)
        result.joint_rows[joint.name] = slice(first, len(result.row_bodies))
    return result


def _add(
    result: _Constraints, constraint: Constraint, index: dict[str, int], extent: float
) -> None:
    row = len(result.row_bodies)
    a, b = index[constraint.body_a], index[constraint.body_b]
    levels = [POSITION]
    match constraint:
        case PointCoincidence(_, point_a, _, point_b):
            result.coincidences.append((a, b, point_a, point_b, row))
            levels = [POSITION] * 3
        case PointInPlane(_, point_a, normal, _, point_b):
            result.planes.append((a, b, point_a, point_b, normal, row))
        case AxesAngle(_, axis_a, _, axis_b, cosine):
            result.angles.append((a, b, axis_a, axis_b, cosine, extent, row))
        case Distance(_, point_a, _, point_b, distance):
            result.distances.append((a, b, point_a, point_b, distance, row))
        case RollingContact(_, point_a, directions, _, point_b, axis, radius):
            result.rolling_contacts.append((a, b, point_a, point_b, directions, axis, radius, row))
            levels = [POSITION, SPEED, SPEED]
        case VelocityRow(_, _, point_b, axes_of, linear, angular):
            result.velocity_rows.append((a, b, point_b, index[axes_of], linear, angular, row))
            levels = [SPEED]
    result.row_bodies += [(a, b)] * len(levels)
    result.row_level += levels


def _loads(model: Model, index: dict[str, int]) -> tuple[Table, Table]:
    """Return the tables of springs and of wrenches."""
    springs: list[Entry] = []
    wrenches: list[Entry] = []
    elements: tuple[Spring | Force | Torque, ...] = (
        *model.springs,
        *model.forces,
        *model.torques,
    )
    for element in elements:
        for load in element.loads():
            match load:
                case PointToPoint():
                    ends = (index[load.body_a], index[load.body_b], load.point_a, load.point_b)
                    springs.append((*ends, load.stiffness, load.damping, load.free_length))
                case Wrench():
                    wrenches.append((index[load.body], *load[1:]))
    return _table(springs, POINT_TO_POINT), _table(wrenches, WRENCH)


def _table(entries: Sequence[Entry], kind: np.dtype[np.void]) -> Table:
    return np.array(list(entries), dtype=kind)


def _extent(model: Model) -> float:
    """Return a length of the size of the mechanism [m].

    It is the largest coordinate of a mass centre or of a joint's point; where all of these are
    zero, the smallest radius of gyration.
    """
    points = [body.position for body in model.bodies]
    points += [point for joint in model.joints for _, point in joint.ends()]
    largest = max(abs(x) for point in points for x in point)
    return largest or min(math.sqrt(min(body.inertia) / body.mass) for body in model.bodies)


def _initial_state(model: Model) -> npt.NDArray[np.float64]:
    q = [(*body.position, *euler_parameters(body.orientation)) for body in model.bodies]
    u = [(*body.velocity, *body.angular_velocity) for body in model.bodies]
    return np.concatenate([np.ravel(q), np.ravel(u), np.zeros(2)]).astype(float)
