"""Edits of what mass and inertia come from: given by hand, or by shapes and a density."""

from collections.abc import Callable, Iterable

import msgspec
import numpy as np

from kane.elements.body import Body, InertiaTensor
from kane.elements.mass_properties import MassProperties, composite
from kane.elements.orientation import euler_parameters
from kane.model import Model
from kane.model.planes import normal_of_plane
from kane.model.poses import rotation_matrices

STEEL = 7850.0  # kg/m^3
STILL = (0.0, 0.0, 0.0)
DIAGONAL = 1e-12  # of the largest moment; what is less is round-off


def given_by_density(model: Model, names: Iterable[str], density: float = STEEL) -> Model:
    """Return the model with bodies that are weighed by their shapes.

    A body that had a mass keeps it: its density is the one that gives that mass.
    """

    def weighed(body: Body) -> Body:
        own = _density_of(body) or density
        return msgspec.structs.replace(
            body, density=own, mass=None, inertia=None, center=STILL, particle=False
        )

    return _each(model, names, weighed)


def given_by_hand(model: Model, names: Iterable[str]) -> Model:
    """Return the model with bodies whose mass and inertia are numbers, the same as before.

    What was a particle takes the inertia of its shapes at its mass, if it has shapes.
    """

    def by_hand(body: Body) -> Body:
        if body.particle:
            inertia = _inertia_from_shapes(body)
            return msgspec.structs.replace(body, particle=False, inertia=inertia)
        if body.density is None:
            return body
        found = properties(body)
        if found is None:
            return msgspec.structs.replace(body, density=None)
        x, y, z = found.center.tolist()
        return msgspec.structs.replace(
            body, density=None, mass=found.mass, center=(x, y, z), inertia=inertia_of(found)
        )

    return _each(model, names, by_hand)


def made_particle(model: Model, names: Iterable[str]) -> Model:
    """Return the model with bodies that are points of mass, of the mass that they had."""

    def particle(body: Body) -> Body:
        found = properties(body)
        return msgspec.structs.replace(
            body,
            particle=True,
            mass=found.mass if found else body.mass,
            inertia=None,
            density=None,
            center=STILL,
            angular_velocity=STILL,
            leads="velocity" if body.leads_by_velocity else "nothing",
        )

    return _each(model, names, particle)


def properties(body: Body) -> MassProperties | None:
    """Return mass, mass centre and inertia of a body; None where it has no positive mass yet."""
    if body.density is None and body.mass is None:
        return None
    if body.density is not None and (not body.shapes or any(body.faults(""))):
        return None
    return body.mass_properties()


def moment_about_normal(model: Model, body: Body) -> float:
    """Return the moment of inertia of a body about the normal of the work plane."""
    turn = rotation_matrices(np.array(euler_parameters(body.orientation)))
    normal = turn.T @ np.array(normal_of_plane(model.work_plane))
    return float(normal @ body.mass_properties().inertia @ normal)


def inertia_of(found: MassProperties) -> tuple[float, float, float] | InertiaTensor:
    """Return inertia as a body has it: three moments where the axes are principal ones."""
    tensor = found.inertia
    moments = np.diag(tensor)
    if np.abs(tensor - np.diag(moments)).max() <= DIAGONAL * np.abs(moments).max():
        x, y, z = moments.tolist()
        return (x, y, z)
    return InertiaTensor(
        xx=float(tensor[0, 0]), yy=float(tensor[1, 1]), zz=float(tensor[2, 2]),
        xy=float(tensor[0, 1]), xz=float(tensor[0, 2]), yz=float(tensor[1, 2]),
    )  # fmt: skip


def _density_of(body: Body) -> float | None:
    if body.mass is None or not body.shapes or any(shape.density for shape in body.shapes):
        return None
    weight = composite(body.shapes, 1.0).mass
    return body.mass / weight if weight > 0 else None


def _inertia_from_shapes(body: Body) -> tuple[float, float, float] | InertiaTensor | None:
    density = _density_of(body)
    return None if density is None else inertia_of(composite(body.shapes, density))


def _each(model: Model, names: Iterable[str], change: Callable[[Body], Body]) -> Model:
    names = frozenset(names)
    bodies = tuple(change(body) if body.name in names else body for body in model.bodies)
    return msgspec.structs.replace(model, bodies=bodies)
