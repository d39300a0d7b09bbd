"""What a result shows of the whole system: energies, powers, and whether they fit together."""

from collections.abc import Iterable

import numpy as np

from kane.elements.body_quantities import energy_of_weight, kinetic_energy
from kane.elements.primitives import Load
from kane.elements.quantity import Quantity
from kane.elements.trajectory import Array, Trajectory
from kane.model.model import Model
from kane.sentences import say


def energy_of_place(run: Trajectory, model: Model) -> Array:
    """Return the potential energy that counts from nowhere in particular, (frames,) [J].

    It is that of weight and of loads without a state of rest: only its changes mean anything.
    """
    return _with_loads(_of_weight(run, model), run, (x for x in run.all_loads if not x.has_rest))


def _kinetic_energy(run: Trajectory, model: Model) -> Array:
    return _sum(kinetic_energy(run, body) for body in model.bodies)


def _potential_energy(run: Trajectory, model: Model) -> Array:
    return _with_loads(_of_weight(run, model), run, run.all_loads)


def _energy(run: Trajectory, model: Model) -> Array:
    return np.asarray(_kinetic_energy(run, model) + _potential_energy(run, model))


def _balance(run: Trajectory, model: Model) -> Array:
    energy = _energy(run, model)
    given = run.work + run.handed + run.brought
    return np.asarray(energy - run.energy_at_start - given + _taken_out(run))


def _taken_out(run: Trajectory) -> Array:
    return run.dissipated + run.rubbed + run.struck


def _of_weight(run: Trajectory, model: Model) -> Array:
    return _sum(energy_of_weight(run, body) for body in model.bodies)


def _with_loads(energy: Array, run: Trajectory, loads: Iterable[Load]) -> Array:
    for load in loads:
        energy = energy + load.stored(run)
    return energy


def _sum(of_bodies: Iterable[Array]) -> Array:
    """Return sums over bodies, (frames,), with the small errors of a sum in pairs."""
    return np.asarray(np.stack(list(of_bodies), axis=1).sum(axis=1))


SYSTEM_QUANTITIES = (
    Quantity(
        "kinetic_energy",
        "kinetic energy",
        "J",
        say("kinetic energy of all bodies"),
        _kinetic_energy,
    ),
    Quantity(
        "potential_energy",
        "potential energy",
        "J",
        say("potential energy of weight, springs and all else that stores it"),
        _potential_energy,
    ),
    Quantity(
        "work",
        "work",
        "J",
        say("work put in by forces, torques, drivers, hands and flowing media since the start"),
        lambda run, _: run.work + run.handed,
    ),
    Quantity(
        "dissipated",
        "dissipated energy",
        "J",
        say("energy taken out by dampers and drag since the start"),
        lambda run, _: run.dissipated,
    ),
    Quantity(
        "friction",
        "friction loss",
        "J",
        say("energy taken out by dry friction since the start"),
        lambda run, _: run.rubbed,
    ),
    Quantity(
        "strikes",
        "strike loss",
        "J",
        say("energy lost in strikes since the start"),
        lambda run, _: run.struck,
    ),
    Quantity(
        "changes",
        "energy of changes",
        "J",
        say("energy brought in by changes of parameters since the start"),
        lambda run, _: run.brought,
    ),
    Quantity(
        "hand_work",
        "work of the hand",
        "J",
        say("part of the work that hands that pull have put in since the start"),
        lambda run, _: run.handed,
    ),
    Quantity("energy", "energy", "J", say("kinetic and potential energy together"), _energy),
    Quantity(
        "power",
        "power",
        "W",
        say("power put in by forces, torques, drivers, hands and flowing media"),
        lambda run, _: run.system_powers[:, 0] + run.system_powers[:, 3],
    ),
    Quantity(
        "hand_power",
        "power of the hand",
        "W",
        say("part of the power that hands that pull put in"),
        lambda run, _: run.system_powers[:, 3],
    ),
    Quantity(
        "dissipation",
        "dissipated power",
        "W",
        say("power taken out by dampers, friction and drag"),
        lambda run, _: run.system_powers[:, 1] + run.system_powers[:, 2],
    ),
    Quantity(
        "energy_balance",
        "energy balance",
        "J",
        say("energy that the books do not explain: the numerical drift"),
        _balance,
    ),
)
