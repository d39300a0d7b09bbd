"""Energies of bodies and loads, and what loads and drivers give to the motion, by element."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
import numpy.typing as npt

from kane.compiled.loads import tables_with
from kane.elements.velocity_joint import VelocityJoint
from kane.kernels.load_powers import load_powers
from kane.kernels.tables import make_work
from kane.results.bushing import bushing_energy
from kane.results.gravitation import gravitation_energy
from kane.results.motion import angular_velocity, point, velocity
from kane.results.observed import states

if TYPE_CHECKING:
    from kane.results.result import Result

Array = npt.NDArray[np.float64]

ALL = slice(None)
OF_LOADS = ("potential_energy", "power", "dissipation", "power_in")


class Powers(NamedTuple):
    """Powers of a load, (frames,) each [W].

    Attributes:
        given: to the bodies: its generalized active forces times the speeds.
        put_in: by its law, or by a medium that flows.
        taken_out: turned into heat.

    """

    given: Array
    put_in: Array
    taken_out: Array


def of_load(result: Result, name: str, key: str) -> Array:
    """Return a power or the potential energy of a spring, bushing, force, ... over time."""
    if key == "potential_energy":
        return potential_of_load(result, name)
    powers = powers_of_load(result, name)
    match key:
        case "power_in":
            return powers.put_in
        case "dissipation":
            return powers.taken_out
        case "power":
            is_drag = any(drag.name == name for drag in result.model.drags)
            return powers.taken_out if is_drag else powers.given
    raise LookupError(f"nothing computes the quantity '{key}' of a load")


def powers_of_load(result: Result, name: str) -> Powers:
    """Return what a load gives, puts in and takes out, over all frames."""
    system = result.system
    entries = system.load_entries[name]
    tables = replace(tables_with(system.tables, entries), gravity=np.zeros(3))
    found = Powers(*np.empty((3, len(result.time))))
    load_powers(
        tables,
        make_work(tables),
        np.array(result.time),
        result.between_jumps,
        states(result),
        *found,
    )
    return found


def potential_of_load(result: Result, name: str) -> Array:
    """Return k (s - s0)^2 / 2 of a spring, the energy of a bushing or gravitation, (frames,)."""
    for gravitation in result.model.gravitations:
        if gravitation.name == name:
            return gravitation_energy(result, gravitation)
    for bushing in result.model.bushings:
        if bushing.name == name:
            return bushing_energy(result, bushing)
    energy = np.zeros(len(result.time))
    for load in result.system.tables.path_loads[result.system.load_entries[name]["path_loads"]]:
        stretch = result.observed.values[:, load["path"]] - load["free"]
        energy += 0.5 * load["stiffness"] * stretch**2
    return energy


def kinetic_energies(result: Result, bodies: slice = ALL) -> Array:
    """Return (m v.v + w.I w) / 2 of each body, (frames, n) [J]."""
    frames = result.system.frames
    mass, moments = frames.mass[1:][bodies, None], frames.moments[1:][bodies]
    inertia = np.hstack([np.repeat(mass, 3, axis=1), moments])
    u = result.solver_u[:, bodies]
    return np.asarray(0.5 * np.einsum("tij,tij,ij->ti", u, u, inertia))


def energies_of_weight(result: Result, bodies: slice = ALL) -> Array:
    """Return -m g.p of each body, p that of its mass centre, (frames, n) [J]."""
    mass, gravity = result.system.frames.mass[1:][bodies], np.array(result.model.gravity)
    return np.asarray(-(result.solver_q[:, bodies, :3] @ gravity) * mass)


def power_of_joint(result: Result, joint: VelocityJoint) -> Array:
    """Return F . v + M . w of the reaction and the relative velocities, (frames,) [W]."""
    a, b = joint.body_a, joint.body_b
    place = [each.name for each in result.model.joints].index(joint.name)
    force, moment = np.split(result.reactions[:, place], 2, axis=1)
    there = point(result, b, joint.point_b)
    w_a = angular_velocity(result, a)
    of_a = velocity(result, a, (0.0, 0.0, 0.0)) + np.cross(
        w_a, there - point(result, a, (0.0, 0.0, 0.0))
    )
    v = velocity(result, b, joint.point_b) - of_a
    w = angular_velocity(result, b) - w_a
    return np.asarray((force * v).sum(axis=1) + (moment * w).sum(axis=1))
