"""What a result shows of a body."""

from typing import Protocol

import numpy as np

from kane.elements.quantity import Quantity, components
from kane.elements.trajectory import Array, Trajectory
from kane.sentences import Template, say

TURN = 2 * np.pi
ORIGIN = (0.0, 0.0, 0.0)


class Named(Protocol):
    """A body: a run is asked for it by its name, and needs no more of it."""

    @property
    def name(self) -> str:
        """Its name."""
        ...


def _euler_parameter(number: int) -> Quantity:
    return Quantity(
        f"e{number}",
        "Euler parameter",
        "1",
        say("Euler parameter e4, the scalar part")
        if number == 4
        else say("Euler parameter e{number}", number=number),
        lambda run, body: run.place(body.name)[:, 2 + number],
        "orientation",
        str(number),
    )


def _turned(run: Trajectory, body: Named) -> Array:
    """Return the turns about the ground's axes, full turns counted, (frames, 3) [rad].

    Each is the twist of the swing-twist decomposition, 2 atan2(e_axis, e4): the whole turn where
    the body turns about that axis alone.
    """
    e, counts = run.place(body.name)[:, 3:], run.half_turns(body.name)
    angle = 2 * np.arctan2(e[:, :3], e[:, 3:])
    return np.asarray(angle + TURN * np.round(((counts + 0.5) * TURN / 2 - angle) / TURN))


def _speed(run: Trajectory, body: Named) -> Array:
    return np.asarray(np.linalg.norm(run.speeds(body.name)[:, :3], axis=1))


def _curvature(run: Trajectory, body: Named) -> Array:
    """Return |v x a| / |v|^3, (frames,) [1/m]; 0 where the origin rests and has no direction."""
    v, a = run.velocity(body.name, ORIGIN), run.acceleration(body.name, ORIGIN)
    speed, across = np.linalg.norm(v, axis=1), np.linalg.norm(np.cross(v, a), axis=1)
    moves = speed > run.least_speed
    return np.asarray(np.divide(across, speed**3, out=np.zeros_like(speed), where=moves))


def kinetic_energy(run: Trajectory, body: Named) -> Array:
    """Return (m v.v + w.I w) / 2, (frames,) [J]."""
    _, u, inertia = run.at_center(body.name)
    return np.asarray(0.5 * np.einsum("tj,tj,j->t", u, u, inertia))


def energy_of_weight(run: Trajectory, body: Named) -> Array:
    """Return -m g.p, p the place of the mass centre, (frames,) [J]."""
    p, _, inertia = run.at_center(body.name)
    return np.asarray(-(p @ np.array(run.gravity)) * inertia[0])


def power_of_weight(run: Trajectory, body: Named) -> Array:
    """Return m g.v, v the velocity of the mass centre, (frames,) [W]."""
    _, u, inertia = run.at_center(body.name)
    return np.asarray((u[:, :3] @ np.array(run.gravity)) * inertia[0])


POSITION = components(
    "",
    "",
    "m",
    Template("origin of the body, {axis} in ground axes"),
    lambda run, body: run.place(body.name)[:, :3],
)
EULER_PARAMETERS = tuple(_euler_parameter(i) for i in (1, 2, 3, 4))
VELOCITY = components(
    "v",
    "velocity",
    "m/s",
    Template("velocity of the origin, {axis} in ground axes"),
    lambda run, body: run.speeds(body.name)[:, :3],
)
ANGULAR_VELOCITY = components(
    "w",
    "angular velocity",
    "rad/s",
    Template("angular velocity, {axis} in body axes"),
    lambda run, body: run.speeds(body.name)[:, 3:],
    kind="about",
)
ANGLES = components(
    "angle_",
    "angle",
    "rad",
    Template("angle turned about ground {axis}, full turns counted"),
    _turned,
    kind="about",
)
PATH = (
    Quantity("speed", "speed", "m/s", say("speed of the origin"), _speed),
    Quantity(
        "curvature",
        "curvature",
        "1/m",
        say(
            "curvature of the path of the origin; 0 where it rests, at speeds up to the run's atol"
        ),
        _curvature,
    ),
)
ENERGIES = (
    Quantity("kinetic_energy", "kinetic energy", "J", say("kinetic energy"), kinetic_energy),
    Quantity(
        "potential_energy",
        "potential energy",
        "J",
        say("potential energy of its weight, zero at the origin of the ground"),
        energy_of_weight,
    ),
)

COORDINATES = tuple(entry.key for entry in POSITION + EULER_PARAMETERS)
SPEEDS = tuple(entry.key for entry in VELOCITY + ANGULAR_VELOCITY)

RECORDED = POSITION + EULER_PARAMETERS + VELOCITY + ANGULAR_VELOCITY
RECORDED_OF_PARTICLE = POSITION + VELOCITY
DERIVED = ANGLES + PATH + ENERGIES
DERIVED_OF_PARTICLE = PATH + ENERGIES
