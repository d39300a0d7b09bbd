"""Model -> System."""

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import combinations

import numpy as np
import numpy.typing as npt

from kane.compiled.pattern import make_pattern
from kane.compiled.system import System
from kane.elements.orientation import euler_parameters
from kane.elements.primitives import (
    Attraction,
    AxesAngle,
    Constraint,
    Cushion,
    Distance,
    PointCoincidence,
    PointInPlane,
    PointToPoint,
    Resistance,
    Wrench,
)
from kane.errors import Fault, ModelError
from kane.fields import GROUND
from kane.kernels.attraction import ATTRACTION
from kane.kernels.axes_angle import AXES_ANGLE
from kane.kernels.body import BODY
from kane.kernels.cushion import CUSHION
from kane.kernels.distance import DISTANCE
from kane.kernels.point_coincidence import POINT_COINCIDENCE
from kane.kernels.point_in_plane import POINT_IN_PLANE
from kane.kernels.point_to_point import POINT_TO_POINT
from kane.kernels.resistance import RESISTANCE
from kane.kernels.tables import Table, Tables
from kane.kernels.wrench import WRENCH
from kane.model import Model, check, load_elements

ROWS_OF_COINCIDENCE = 3

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
    loads = _loads(model, index)
    row_start = np.cumsum([0, *map(len, constraints.row_bodies)], dtype=np.int64)
    block_body = np.array([b for row in constraints.row_bodies for b in row], dtype=np.int64)
    tables = Tables(
        bodies=_body_table(model),
        gravity=np.array(model.gravity, dtype=float),
        coincidences=_table(constraints.coincidences, POINT_COINCIDENCE),
        planes=_table(constraints.planes, POINT_IN_PLANE),
        angles=_table(constraints.angles, AXES_ANGLE),
        distances=_table(constraints.distances, DISTANCE),
        springs=_table(loads.springs, POINT_TO_POINT),
        wrenches=_table(loads.wrenches, WRENCH),
        cushions=_table(loads.cushions, CUSHION),
        attractions=_table(loads.attractions, ATTRACTION),
        resistances=_table(loads.resistances, RESISTANCE),
        row_start=row_start,
        row_level=np.zeros(len(constraints.row_bodies), np.int64),
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
    """Entries of the tables of constraints, bodies of each row, rows of each joint."""

    coincidences: list[Entry] = field(default_factory=list)
    planes: list[Entry] = field(default_factory=list)
    angles: list[Entry] = field(default_factory=list)
    distances: list[Entry] = field(default_factory=list)
    row_bodies: list[tuple[int, ...]] = field(default_factory=list)
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
    match constraint:
        case PointCoincidence(_, point_a, _, point_b):
            result.coincidences.append((a, b, point_a, point_b, row))
            result.row_bodies += [(a, b)] * ROWS_OF_COINCIDENCE
            return
        case PointInPlane(_, point_a, normal, _, point_b):
            result.planes.append((a, b, point_a, point_b, normal, row))
        case AxesAngle(_, axis_a, _, axis_b, cosine):
            result.angles.append((a, b, axis_a, axis_b, cosine, extent, row))
        case Distance(_, point_a, _, point_b, distance):
            result.distances.append((a, b, point_a, point_b, distance, row))
    result.row_bodies.append((a, b))


@dataclass
class _Loads:
    """Entries of the tables of loads."""

    springs: list[Entry] = field(default_factory=list)
    wrenches: list[Entry] = field(default_factory=list)
    cushions: list[Entry] = field(default_factory=list)
    attractions: list[Entry] = field(default_factory=list)
    resistances: list[Entry] = field(default_factory=list)


def _loads(model: Model, index: dict[str, int]) -> _Loads:
    result = _Loads()
    for load in (load for element in load_elements(model) for load in element.loads()):
        match load:
            case PointToPoint():
                ends = (index[load.body_a], index[load.body_b], load.point_a, load.point_b)
                result.springs.append((*ends, load.stiffness, load.damping, load.free_length))
            case Wrench():
                result.wrenches.append((index[load.body], *load[1:]))
            case Cushion():
                ends = (index[load.body_a], index[load.body_b], load.point_a, load.point_b)
                result.cushions.append((*ends, load.axes_a, load.axes_b, *load[6:]))
            case Attraction():
                names = load.bodies or [body.name for body in model.bodies]
                pairs = combinations([index[name] for name in names], 2)
                result.attractions += [(*pair, load.constant) for pair in pairs]
            case Resistance():
                result.resistances.append((index[load.body], *load[1:]))
    return result


def _table(entries: Sequence[Entry], kind: np.dtype[np.void]) -> Table:
    return np.array(list(entries), dtype=kind)


def _extent(model: Model) -> float:
    """Return a length of the size of the mechanism [m].

    It is the largest coordinate of a mass centre or of a joint's point; where all of these are
    zero, the smallest radius of gyration.
    """
    points = [body.position for body in model.bodies]
    points += [point for joint in model.joints for point in (joint.point_a, joint.point_b)]
    largest = max(abs(x) for point in points for x in point)
    return largest or min(math.sqrt(min(body.inertia) / body.mass) for body in model.bodies)


def _initial_state(model: Model) -> npt.NDArray[np.float64]:
    q = [(*body.position, *euler_parameters(body.orientation)) for body in model.bodies]
    u = [(*body.velocity, *body.angular_velocity) for body in model.bodies]
    return np.concatenate([np.ravel(q), np.ravel(u), np.zeros(2)]).astype(float)
