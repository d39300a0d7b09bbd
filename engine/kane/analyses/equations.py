"""Kane's equations at an instant, term by term: F_r + F*_r + (B^T lambda)_r = 0.

The generalized speeds are those of the solver: of each body the velocity of its mass centre in
ground axes and its angular velocity along its principal axes (Kane, Levinson, Dynamics: Theory
and Applications, 1985, chapters 4 and 6). Other generalized speeds follow by their partial
velocities.
"""

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from kane.analyses.generalized_speeds import GeneralizedSpeeds, independent_speeds
from kane.analyses.instant import Instant, forces_on_rows, instant_of
from kane.arguments import checked
from kane.compiled import System
from kane.compiled.constraint_matrix import sparse_constraint_matrix
from kane.compiled.loads import tables_with
from kane.kernels.equations import assemble
from kane.kernels.tables import Tables, Work
from kane.results import Result

Array = npt.NDArray[np.float64]

GRAVITY = "gravity"


@dataclass(frozen=True)
class Equations:
    """The terms of Kane's equations at one time, for the 6 n generalized speeds.

    Entries 6 i to 6 i + 5 of each term are what it adds to the equations of body i: a force at
    its mass centre in ground axes [N] and a torque in its principal axes [N m].

    Attributes:
        time: [s].
        speeds: names of the generalized speeds, as ``crank.wz``.
        active: generalized active forces F_r of gravity and of each load, (6 n,) [N, N m].
        inertia: generalized inertia forces F*_r, (6 n,).
        constraint: what each joint, coupling, driver and lock adds by its multipliers, (6 n,).
        generalized: other generalized speeds, for which ``of_independent`` gives the terms.

    """

    time: float
    speeds: tuple[str, ...]
    active: dict[str, Array]
    inertia: Array
    constraint: dict[str, Array]
    generalized: GeneralizedSpeeds

    @property
    def independent(self) -> tuple[str, ...]:
        """Names of p speeds that determine the others."""
        return self.generalized.names

    @property
    def partial_velocities(self) -> Array:
        """Rates of change of all speeds with the independent ones, (6 n, p)."""
        return np.asarray(self.generalized.gamma)

    @property
    def residual(self) -> Array:
        """What the sum of all terms leaves, (6 n,): round-off, but for speeds that cannot be.

        A particle does not turn, and bodies of a planar model keep to their plane: there the
        residual is what would hold them.
        """
        terms = (*self.active.values(), *self.constraint.values())
        return np.asarray(self.inertia + np.sum(terms, axis=0))

    def of_independent(self, force: Array) -> Array:
        """Return a generalized force (6 n,) for the independent speeds, (p,): Gamma^T F."""
        return self.generalized.of_force(force)


@checked
def equations(result: Result, frame: int) -> Equations:
    """Return the terms of Kane's equations at a frame of a result; -1 is the last one.

    Raises:
        ArgumentError: there is no such frame.

    """
    instant = instant_of(result, frame)
    return terms(instant, independent_speeds(instant, joints_first=False))


def terms(instant: Instant, speeds: GeneralizedSpeeds) -> Equations:
    """Return the terms of Kane's equations at an instant, and for these generalized speeds."""
    return Equations(
        time=instant.time,
        speeds=instant.speed_names,
        active=_active(instant.system, instant.work),
        inertia=_inertia(instant),
        constraint=_constraint(instant),
        generalized=speeds,
    )


def _active(system: System, work: Work) -> dict[str, Array]:
    """Return F_r of gravity and each load, for the state that ``work`` holds."""
    frames, none = system.frames, tables_with(system.tables, {})
    weight = np.zeros((system.bodies, 6))
    weight[:, :3] = frames.mass[1:, None] * system.tables.gravity
    active = {GRAVITY: weight.ravel()}
    without = _forces(none, work)
    for name, entries in system.load_entries.items():
        active[name] = _forces(tables_with(system.tables, entries), work) - without
    return active


def _forces(tables: Tables, work: Work) -> Array:
    assemble.forces(tables, work)
    forces: Array = work.f[1:].ravel().copy()
    return forces


def _inertia(instant: Instant) -> Array:
    """Return F*_r: -m v' and -(I w' + w x I w)."""
    frames = instant.system.frames
    v_dot, w_dot = np.hsplit(instant.rates.reshape(-1, 6), 2)
    w, moments = instant.work.w[1:], frames.moments[1:]
    force = -frames.mass[1:, None] * v_dot
    torque = -(moments * w_dot + np.cross(w, moments * w))
    return np.hstack([force, torque]).ravel()


def _constraint(instant: Instant) -> dict[str, Array]:
    system, work, multipliers = forces_on_rows(instant)
    B = sparse_constraint_matrix(system, work.J)
    return {
        name: np.asarray(B[rows].T @ multipliers[rows]) for name, rows in system.joint_rows.items()
    }
