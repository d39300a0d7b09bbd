"""Model -> System."""

import math
from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from kane.compiled.pattern import make_pattern
from kane.compiled.system import System
from kane.elements.loads import Force, Torque
from kane.elements.orientation import euler_parameters
from kane.elements.primitives import PointCoincidence, PointToPoint, Wrench
from kane.elements.spring import Spring
from kane.errors import Fault, ModelError
from kane.fields import GROUND
from kane.kernels.body import BODY
from kane.kernels.point_coincidence import POINT_COINCIDENCE
from kane.kernels.point_to_point import POINT_TO_POINT
from kane.kernels.tables import Table, Tables
from kane.kernels.wrench import WRENCH
from kane.model import Model, check

ROWS_OF_COINCIDENCE = 3


def compile_model(model: Model) -> System:
    """Return the tables of a model.

    Raises:
        ModelError: the model has faults, or no body.

    """
    check(model)
    if not model.bodies:
        raise ModelError([Fault("bodies", "there is nothing to move; add a body")])
    index = {GROUND: 0, **{body.name: i + 1 for i, body in enumerate(model.bodies)}}
    coincidences, joint_rows = _constraints(model, index)
    springs, wrenches = _loads(model, index)
    row_body = _row_bodies(coincidences)
    tables = Tables(
        bodies=_body_table(model),
        gravity=np.array(model.gravity, dtype=float),
        coincidences=coincidences,
        springs=springs,
        wrenches=wrenches,
        row_body=row_body,
        pattern=make_pattern(row_body),
        extent=_extent(model, coincidences),
    )
    return System(model, tables, joint_rows, _initial_state(model))


def _body_table(model: Model) -> Table:
    table = np.zeros(len(model.bodies) + 1, BODY)
    for entry, body in zip(table[1:], model.bodies, strict=True):
        entry["mass"] = body.mass
        entry["inertia"] = body.inertia
        entry["inverse_mass"] = 1 / body.mass
        entry["inverse_inertia"] = [1 / moment for moment in body.inertia]
    return table


def _constraints(model: Model, index: dict[str, int]) -> tuple[Table, dict[str, slice]]:
    """Return the table of constraints and the rows of each joint."""
    entries: list[tuple[object, ...]] = []
    rows = {}
    row = 0
    for joint in model.joints:
        first = row
        for constraint in joint.rows():
            match constraint:
                case PointCoincidence(body_a, point_a, body_b, point_b):
                    entries.append((index[body_a], index[body_b], point_a, point_b, row))
                    row += ROWS_OF_COINCIDENCE
        rows[joint.name] = slice(first, row)
    return _table(entries, POINT_COINCIDENCE), rows


def _loads(model: Model, index: dict[str, int]) -> tuple[Table, Table]:
    """Return the tables of springs and of wrenches."""
    springs: list[tuple[object, ...]] = []
    wrenches: list[tuple[object, ...]] = []
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


def _table(entries: Sequence[tuple[object, ...]], kind: np.dtype[np.void]) -> Table:
    return np.array(list(entries), dtype=kind)


def _row_bodies(coincidences: Table) -> npt.NDArray[np.int64]:
    pairs = np.stack([coincidences["body_a"], coincidences["body_b"]], axis=1)
    return np.repeat(pairs, ROWS_OF_COINCIDENCE, axis=0)


def _extent(model: Model, coincidences: Table) -> float:
    points = [np.array([body.position for body in model.bodies], dtype=float)]
    points += [coincidences["point_a"], coincidences["point_b"]]
    largest = max(float(np.abs(p).max()) for p in points if p.size)
    return largest or min(math.sqrt(min(body.inertia) / body.mass) for body in model.bodies)


def _initial_state(model: Model) -> npt.NDArray[np.float64]:
    q = [(*body.position, *euler_parameters(body.orientation)) for body in model.bodies]
    u = [(*body.velocity, *body.angular_velocity) for body in model.bodies]
    return np.concatenate([np.ravel(q), np.ravel(u), np.zeros(2)]).astype(float)
