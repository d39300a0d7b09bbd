"""Quantities computed from what a run recorded, one at a time and on demand."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from kane.elements.bushing import Bushing
from kane.elements.drag import Drag
from kane.elements.drivers import PointDriver
from kane.elements.measure_point import MeasurePoint
from kane.elements.ruler import Ruler
from kane.elements.velocity_joint import VelocityJoint
from kane.fields import SYSTEM
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

Field = Bushing | Drag

COORDINATES = ("x", "y", "z", "e1", "e2", "e3", "e4")
SPEEDS = ("vx", "vy", "vz", "wx", "wy", "wz")
REACTIONS = ("fx", "fy", "fz", "mx", "my", "mz")
ANGLES = ("angle_x", "angle_y", "angle_z")
TURN = 2 * np.pi
COORDINATES_OF_JOINTS = ("angle", "displacement", "length")


def compute(result: Result, name: str) -> Array:
    """Return the quantity ``name`` of a result over time, (frames,)."""
    owner, key = name.rsplit(".", 1)
    if owner == SYSTEM:
        return _of_system(result, key)
    model = result.model
    if owner in result.system.frames.index:
        return _of_body(result, body_place(result, owner), key)
    if owner in (measures := [measure.name for measure in model.measures]):
        measured: Array = result.measures[:, measures.index(owner)]
        return measured
    watchers: tuple[MeasurePoint | Ruler, ...] = (*model.points, *model.rulers)
    for watcher in watchers:
        if watcher.name == owner:
            return _of_watcher(result, watcher, key)
    if key.removesuffix("_rate") in COORDINATES_OF_JOINTS:
        return _of_path(result, owner, key)
    for joint in model.joints:
        if joint.name == owner and isinstance(joint, VelocityJoint) and key == "power":
            return power_of_joint(result, joint)
    if owner in (joints := [joint.name for joint in model.joints]):
        component: Array = result.reactions[:, joints.index(owner), REACTIONS.index(key)]
        return component
    if key in OF_LOADS and owner in result.system.load_entries:
        return of_load(result, owner, key)
    fields: tuple[Field, ...] = (*model.bushings, *model.drags)
    for element in fields:
        if element.name == owner:
            return _of_field(result, element, key)
    if owner in result.system.load_entries:
        return _of_path_load(result, owner)
    return _of_constraint(result, owner, key)


def _of_path(result: Result, owner: str, key: str) -> Array:
    """Return a coordinate of a joint or spring, or its rate."""
    place = result.system.path_places[owner, key.removesuffix("_rate")]
    observed = result.observed
    path: Array = (observed.rates if key.endswith("_rate") else observed.values)[:, place]
    return path


def _of_path_load(result: Result, owner: str) -> Array:
    """Return the force of a spring or joint spring; that of a two-point spring pulls."""
    entries = result.system.load_entries[owner]["path_loads"]
    force = result.observed.forces[:, entries.start]
    pulls = any(spring.name == owner for spring in result.model.springs)
    return np.asarray(-force if pulls else force)


def _of_watcher(result: Result, watcher: MeasurePoint | Ruler, key: str) -> Array:
    match watcher:
        case MeasurePoint():
            return of_measure_point(result, watcher, key)
        case Ruler():
            return of_ruler(result, watcher, key)


def _of_field(result: Result, element: Field, key: str) -> Array:
    match element:
        case Bushing():
            return of_bushing(result, element, key)
        case Drag():
            return force_of_drag(result, element)


def _of_constraint(result: Result, owner: str, key: str) -> Array:
    """Return a force of a coupling, driver or lock, or the power of a driver."""
    rows = result.system.joint_rows[owner]
    efforts = result.multipliers[:, rows] * np.array(result.system.row_scales[rows])
    if key == "power":
        return np.asarray((efforts * _row_rates(result, rows)).sum(axis=1))
    for driver in result.model.drivers:
        if driver.name == owner and isinstance(driver, PointDriver):
            given = [
                f"f{axis}" for axis, law in zip("xyz", driver.law, strict=True) if law is not None
            ]
            return np.asarray(
                efforts[:, given.index(key)] if key in given else np.zeros(len(efforts))
            )
    return np.asarray(efforts[:, 0])


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
    return np.asarray(np.linalg.norm(u[:, :3], axis=1))


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
        case _:  # the energy balance
            energy = _energy(result)
            balance: Array = energy - result.energy_at_start - result.work + result.dissipated
            return balance


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
