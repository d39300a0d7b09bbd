"""Quantities computed from what a run recorded, one at a time and on demand."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from kane.elements.bushing import Bushing
from kane.elements.drag import Drag
from kane.elements.gravitation import Gravitation
from kane.elements.spring import Spring
from kane.fields import SYSTEM
from kane.results.bushing import bushing_energy, of_bushing
from kane.results.drag import of_drag
from kane.results.gravitation import gravitation_energy
from kane.results.motion import point, velocity

if TYPE_CHECKING:
    from kane.results.result import Result

Array = npt.NDArray[np.float64]

# Loads that can be plotted.
Load = Spring | Bushing | Gravitation | Drag

COORDINATES = ("x", "y", "z", "e1", "e2", "e3", "e4")
SPEEDS = ("vx", "vy", "vz", "wx", "wy", "wz")
REACTIONS = ("fx", "fy", "fz", "mx", "my", "mz")
ANGLES = ("angle_x", "angle_y", "angle_z")


def compute(result: Result, name: str) -> Array:
    """Return the quantity ``name`` of a result over time, (frames,)."""
    owner, key = name.rsplit(".", 1)
    if owner == SYSTEM:
        return _of_system(result, key)
    for i, body in enumerate(result.model.bodies):
        if body.name == owner:
            return _of_body(result, i, key)
    model = result.model
    loads: tuple[Load, ...] = (*model.springs, *model.bushings, *model.gravitations, *model.drags)
    for element in loads:
        if element.name == owner:
            return _of_load(result, element, key)
    joint = [joint.name for joint in result.model.joints].index(owner)
    component: Array = result.reactions[:, joint, REACTIONS.index(key)]
    return component


def _of_body(result: Result, i: int, key: str) -> Array:
    if key in COORDINATES:
        coordinate: Array = result.q[:, i, COORDINATES.index(key)]
        return coordinate
    if key in SPEEDS:
        speed: Array = result.u[:, i, SPEEDS.index(key)]
        return speed
    if key in ANGLES:
        return turned_about(result.q[:, i, 3:], ANGLES.index(key))
    return np.asarray(np.linalg.norm(result.u[:, i, :3], axis=1))


def turned_about(e: Array, axis: int) -> Array:
    """Return the turn about a ground axis, full turns counted, for e of shape (frames, 4) [rad].

    It is the twist of the swing-twist decomposition, 2 atan2(e_axis, e4): the whole turn where
    the body turns about that axis alone.
    """
    return np.unwrap(2 * np.arctan2(e[:, axis], e[:, 3]), period=2 * np.pi)


def _of_load(result: Result, element: Load, key: str) -> Array:
    match element:
        case Bushing():
            return of_bushing(result, element, key)
        case Gravitation():
            return gravitation_energy(result, element)
        case Drag():
            return of_drag(result, element, key)
        case Spring():
            return _of_spring(result, element, key)


def _of_spring(result: Result, spring: Spring, key: str) -> Array:
    separation = point(result, spring.body_b, spring.point_b) - point(
        result, spring.body_a, spring.point_a
    )
    length = np.asarray(np.linalg.norm(separation, axis=1))
    if key == "length":
        return length
    relative = velocity(result, spring.body_b, spring.point_b) - velocity(
        result, spring.body_a, spring.point_a
    )
    along = np.einsum("ij,ij->i", separation, relative)
    rate = np.divide(along, length, out=np.zeros_like(along), where=length > 0)
    tension: Array = spring.stiffness * (length - spring.free_length) + spring.damping * rate
    tension[length == 0] = 0.0  # ends that coincide have no direction to pull in
    return tension


def _of_system(result: Result, key: str) -> Array:
    match key:
        case "kinetic_energy":
            return _kinetic_energy(result)
        case "potential_energy":
            return _potential_energy(result)
        case "work":
            return result.work
        case "dissipated":
            return result.dissipated
        case _:  # the energy balance
            energy = _kinetic_energy(result) + _potential_energy(result)
            balance: Array = energy - energy[0] - result.work + result.dissipated
            return balance


def _kinetic_energy(result: Result) -> Array:
    """Return the sum of (m v.v + w.I w) / 2 [J]."""
    inertia = np.array([(body.mass,) * 3 + body.inertia for body in result.model.bodies])
    energy: Array = 0.5 * np.einsum("tij,tij,ij->t", result.u, result.u, inertia.reshape(-1, 6))
    return energy


def _potential_energy(result: Result) -> Array:
    """Return the sum of -m g.p, k (l - l0)^2 / 2, and the energies of bushings and gravitation."""
    mass = np.array([body.mass for body in result.model.bodies])
    energy = -np.einsum("tij,j,i->t", result.q[:, :, :3], np.array(result.model.gravity), mass)
    for spring in result.model.springs:
        extension = _of_spring(result, spring, "length") - spring.free_length
        energy = energy + 0.5 * spring.stiffness * extension**2
    for bushing in result.model.bushings:
        energy = energy + bushing_energy(result, bushing)
    for gravitation in result.model.gravitations:
        energy = energy + gravitation_energy(result, gravitation)
    return np.asarray(energy)
