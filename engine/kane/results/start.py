"""How a run begins where joints and drivers do not allow the velocities given."""

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from kane.compiled import System
from kane.sentences import Sentence, both, joined, say

Array = npt.NDArray[np.float64]

CHANGED = 1e-9  # of the fastest speed: a change by less is round-off
TYPED = 1e-6  # of the same: a change by less lies in the digits that people type
MOST_BODIES = 6  # in words; more would hide what matters


@dataclass(frozen=True)
class VelocityChange:
    """A body that begins with another velocity than the one given.

    Attributes:
        body: its name.
        velocity: size of the change of the velocity of its origin [m/s].
        angular_velocity: size of the change of its angular velocity [rad/s].
        overrides: whether a velocity that was given, and is not zero, is clearly another one;
            else the body was given rest and follows, or the change lies in the last digits.

    """

    body: str
    velocity: float
    angular_velocity: float
    overrides: bool


@dataclass(frozen=True)
class StartVelocities:
    """What has become of the velocities given, when a run begins.

    Attributes:
        changes: bodies that begin otherwise than given, those first whose change has the largest
            kinetic energy.
        energy_given: kinetic energy of the velocities given [J].
        energy: kinetic energy with which the run begins [J].

    """

    changes: tuple[VelocityChange, ...]
    energy_given: float
    energy: float

    @property
    def overridden(self) -> tuple[VelocityChange, ...]:
        """Those of the changes that no one could expect: of velocities that are given."""
        return tuple(change for change in self.changes if change.overrides)


def start_velocities(system: System, state: Array) -> StartVelocities:
    """Return what has become of the velocities of a model at the start of a run.

    Args:
        system: the compiled model.
        state: (13 n + 2,) or longer, with which the run begins, in the solver's frames.

    """
    n = system.bodies
    q, u = state[: 7 * n].reshape(n, 7), state[7 * n : 13 * n].reshape(n, 6)
    given = np.array([(*b.velocity, *b.angular_velocity) for b in system.model.bodies], dtype=float)
    _, now = system.frames.to_user(q, u)
    size = np.array([1.0, system.tables.extent])
    speeds, speeds_given = _sizes(now), _sizes(given)
    change = _sizes(now - given)
    fastest = float((np.maximum(speeds, speeds_given) * size).max())
    changed = change * size > CHANGED * fastest
    clearly = (change * size > TYPED * fastest) & (speeds_given > 0)
    masses = system.tables.bodies[1:]
    before = system.initial_state[7 * n : 13 * n].reshape(n, 6)
    lost = _energies(masses, u - before)
    order = [int(i) for i in np.argsort(-lost, kind="stable") if changed[i].any()]
    return StartVelocities(
        changes=tuple(
            VelocityChange(
                body=system.model.bodies[i].name,
                velocity=float(change[i, 0]) if changed[i, 0] else 0.0,
                angular_velocity=float(change[i, 1]) if changed[i, 1] else 0.0,
                overrides=bool(clearly[i].any()),
            )
            for i in order
        ),
        energy_given=float(_energies(masses, before).sum()),
        energy=float(_energies(masses, u).sum()),
    )


def in_words(start: StartVelocities) -> Sentence:
    """Return what has become of the velocities given, in words."""
    if not start.changes:
        return say("as given")
    told = start.overridden[:MOST_BODIES]
    parts = [
        say("'{body}' changed by {amount}", body=change.body, amount=_amount(change))
        for change in told
    ]
    if more := len(start.overridden) - len(told):
        parts.append(say("{count} more changed", count=more))
    if follow := len(start.changes) - len(start.overridden):
        parts.append(
            say("1 body follows") if follow == 1 else say("{count} bodies follow", count=follow)
        )
    parts.append(
        say(
            "kinetic energy from {energy_given:.4g} to {energy:.4g} J",
            energy_given=start.energy_given,
            energy=start.energy,
        )
    )
    return joined("; ", parts)


def _amount(change: VelocityChange) -> Sentence:
    sizes = (change.velocity, "m/s"), (change.angular_velocity, "rad/s")
    return both(
        [
            Sentence("{size:.3g} {unit}", {"size": size, "unit": unit})
            for size, unit in sizes
            if size
        ]
    )


def _sizes(u: Array) -> Array:
    """Return the sizes of velocity and angular velocity of each body, (n, 2)."""
    return np.asarray(np.linalg.norm(u.reshape(-1, 2, 3), axis=2))


def _energies(masses: npt.NDArray[np.void], u: Array) -> Array:
    """Return the kinetic energy of each body [J], for speeds (n, 6) of the solver's frames."""
    shifts = masses["mass"] * (u[:, :3] ** 2).sum(axis=1)
    turns = (masses["inertia"] * u[:, 3:] ** 2).sum(axis=1)
    return np.asarray((shifts + turns) / 2)
