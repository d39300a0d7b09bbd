"""Quantities computed from what a run recorded, one at a time and on demand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from kane.elements.body import Body
from kane.elements.bushing import Bushing
from kane.elements.couplings import AnyCoupling
from kane.elements.drag import Drag
from kane.elements.drivers import Driver, PointDriver
from kane.elements.joint_springs import JointSpring, SliderSpring, TorsionSpring
from kane.elements.joints import Joint
from kane.elements.locks import Lock
from kane.elements.measure_point import MeasurePoint
from kane.elements.quantity import not_computed
from kane.elements.ruler import Ruler
from kane.elements.spring import Spring
from kane.elements.velocity_joint import VelocityJoint
from kane.errors import UnknownSignalError
from kane.fields import SYSTEM
from kane.model import Measure, Model
from kane.model.model import ELEMENT_GROUPS, Element, Loaded
from kane.results.bushing import bushing_energy, of_bushing
from kane.results.drag import force_of_drag
from kane.results.gravitation import gravitation_energy
from kane.results.motion import body_place
from kane.results.powers import (
    OF_LOADS,
    energies_of_weight,
    kinetic_energies,
    of_load,
    power_of_joint,
)
from kane.results.watchers import of_measure_point, of_ruler

if TYPE_CHECKING:
    from kane.results.result import Result

Array = npt.NDArray[np.float64]

COORDINATES = ("x", "y", "z", "e1", "e2", "e3", "e4")
SPEEDS = ("vx", "vy", "vz", "wx", "wy", "wz")
REACTIONS = ("fx", "fy", "fz", "mx", "my", "mz")
ANGLES = ("angle_x", "angle_y", "angle_z")
FORCES = REACTIONS[:3]
TURN = 2 * np.pi
COORDINATES_OF_JOINTS = ("angle", "displacement", "length")
EFFORTS = ("torque", "force", "effort")  # of elements that hold one coordinate


def compute(result: Result, name: str) -> Array:
    """Return the quantity ``name`` of a result over time, (frames,).

    Raises:
        UnknownSignalError: nothing of that name is declared.
        LookupError: it is declared, but nothing computes it; a fault of this program.

    """
    owner, key = name.rsplit(".", 1)
    if owner == SYSTEM:
        return _of_system(result, key)
    element: Any = _owner(result.model, owner)
    if element is None or key not in _declared(element):
        raise UnknownSignalError(f"There is no quantity '{name}'.")
    match element:
        case Body():
            return _of_body(result, body_place(result, owner), key)
        case Measure():
            return _of_measure(result, element, key)
        case MeasurePoint():
            return of_measure_point(result, element, key)
        case Ruler():
            return of_ruler(result, element, key)
    if key.removesuffix("_rate") in COORDINATES_OF_JOINTS:
        return _of_path(result, owner, key)
    if isinstance(element, Joint):
        return _of_joint(result, element, key)
    if key in OF_LOADS and isinstance(element, Loaded):
        return of_load(result, owner, key)
    match element:
        case Bushing():
            return of_bushing(result, element, key)
        case Drag() if key == "force":
            return force_of_drag(result, element)
        case Spring() | SliderSpring() if key == "force":
            return _of_path_load(result, element)
        case TorsionSpring() if key == "torque":
            return _of_path_load(result, element)
    if isinstance(element, AnyCoupling | Driver | Lock):
        return _of_constraint(result, element, key)
    raise not_computed(element, key)


def _owner(model: Model, name: str) -> Body | Measure | Element | None:
    for group in ("bodies", "measures", *ELEMENT_GROUPS):
        for owner in getattr(model, group):
            if owner.name == name:
                return owner  # type: ignore[no-any-return]
    return None


def _declared(owner: Body | Measure | Element) -> set[str]:
    return {entry.key for entry in (*owner.quantities, *getattr(owner, "derived", ()))}


def _of_measure(result: Result, measure: Measure, key: str) -> Array:
    if key != "value":
        raise not_computed(measure, key)
    values: Array = result.measures[:, result.model.measures.index(measure)]
    return values


def _of_joint(result: Result, joint: Joint, key: str) -> Array:
    """Return a component of the reaction of a joint, or the power of a prescribed speed."""
    if key in REACTIONS:
        place = [each.name for each in result.model.joints].index(joint.name)
        component: Array = result.reactions[:, place, REACTIONS.index(key)]
        return component
    if isinstance(joint, VelocityJoint) and key == "power":
        return power_of_joint(result, joint)
    raise not_computed(joint, key)


def _of_path(result: Result, owner: str, key: str) -> Array:
    """Return a coordinate of a joint or spring, or its rate."""
    place = result.system.path_places[owner, key.removesuffix("_rate")]
    observed = result.observed
    path: Array = (observed.rates if key.endswith("_rate") else observed.values)[:, place]
    return path


def _of_path_load(result: Result, spring: Spring | JointSpring) -> Array:
    """Return the force of a spring or joint spring; that of a two-point spring pulls."""
    entries = result.system.load_entries[spring.name]["path_loads"]
    force = result.observed.forces[:, entries.start]
    return np.asarray(-force if isinstance(spring, Spring) else force)


def _of_constraint(result: Result, element: AnyCoupling | Driver | Lock, key: str) -> Array:
    """Return a force of a coupling, driver or lock, or the power of a driver."""
    rows = result.system.joint_rows[element.name]
    efforts = result.multipliers[:, rows] * np.array(result.system.row_scales[rows])
    if key == "power":
        return np.asarray((efforts * _row_rates(result, rows)).sum(axis=1))
    if isinstance(element, PointDriver) and key in FORCES:
        laws = zip(FORCES, element.law, strict=True)
        given = [component for component, law in laws if law is not None]
        return np.asarray(efforts[:, given.index(key)] if key in given else 0.0 * efforts[:, 0])
    if key in EFFORTS:
        return np.asarray(efforts[:, 0])
    raise not_computed(element, key)


def _row_rates(result: Result, rows: slice) -> Array:
    """Return the rate of the sum of paths in each row, (frames, rows)."""
    rates = np.zeros((len(result.time), rows.stop - rows.start))
    for term in result.system.tables.path_terms:
        if rows.start <= term["row"] < rows.stop:
            row = term["row"] - rows.start
            factor = term["factor"] / result.system.row_scales[term["row"]]
            rates[:, row] += factor * result.observed.rates[:, term["path"]]
    return rates


def _of_body(result: Result, i: int, key: str) -> Array:
    q, u = result.motion_of(i)
    if key in COORDINATES:
        coordinate: Array = q[:, COORDINATES.index(key)]
        return coordinate
    if key in SPEEDS:
        speed: Array = u[:, SPEEDS.index(key)]
        return speed
    if key in ANGLES:
        return _turn(result, i, q[:, 3:], ANGLES.index(key))
    if key == "kinetic_energy":
        return kinetic_energies(result, slice(i, i + 1))[:, 0]
    if key == "potential_energy":
        return energies_of_weight(result, slice(i, i + 1))[:, 0]
    if key == "speed":
        return np.asarray(np.linalg.norm(u[:, :3], axis=1))
    raise not_computed(result.model.bodies[i], key)


def _turn(result: Result, i: int, e: Array, axis: int) -> Array:
    """Return the turn of a body about a ground axis, full turns counted, (frames,) [rad].

    It is the twist of the swing-twist decomposition, 2 atan2(e_axis, e4): the whole turn where
    the body turns about that axis alone.
    """
    counts = result.half_turns[:, result.system.turning[result.model.bodies[i].name], axis]
    angle = 2 * np.arctan2(e[:, axis], e[:, 3])
    return np.asarray(angle + TURN * np.round(((counts + 0.5) * TURN / 2 - angle) / TURN))


def _of_system(result: Result, key: str) -> Array:
    match key:
        case "kinetic_energy":
            return np.asarray(kinetic_energies(result).sum(axis=1))
        case "potential_energy":
            return _potential_energy(result)
        case "work":
            return result.work
        case "dissipated":
            return result.dissipated
        case "power":
            return result.powers[:, 0]
        case "dissipation":
            return result.powers[:, 1]
        case "energy":
            return _energy(result)
        case "energy_balance":
            energy = _energy(result)
            balance: Array = energy - result.energy_at_start - result.work + result.dissipated
            return balance
    raise not_computed(result.model, key)


def _energy(result: Result) -> Array:
    return np.asarray(kinetic_energies(result).sum(axis=1) + _potential_energy(result))


def _potential_energy(result: Result) -> Array:
    """Return the sum of -m g.p, k (s - s0)^2 / 2, and the energies of bushings and gravitation."""
    energy = energies_of_weight(result).sum(axis=1)
    for load in result.system.tables.path_loads:
        stretch = result.observed.values[:, load["path"]] - load["free"]
        energy = energy + 0.5 * load["stiffness"] * stretch**2
    for bushing in result.model.bushings:
        energy = energy + bushing_energy(result, bushing)
    for gravitation in result.model.gravitations:
        energy = energy + gravitation_energy(result, gravitation)
    return np.asarray(energy)
