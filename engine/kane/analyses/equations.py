"""Kane's equations of a frame, term by term: F_r + F*_r + (B^T lambda)_r = 0.

The generalized speeds are those of the solver: of each body the velocity of its mass centre in
ground axes and its angular velocity along its principal axes (Kane, Levinson, Dynamics: Theory
and Applications, 1985, chapters 4 and 6).
"""

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from kane.compiled import System
from kane.compiled.constraint_matrix import constraint_matrix, placed
from kane.compiled.loads import TABLES
from kane.kernels import assemble
from kane.kernels.tables import Tables, Work, make_work
from kane.results import Result
from kane.results.accelerations import rates_of_speeds, state
from kane.results.signals import SPEEDS
from kane.solve.partition import partial_velocities

Array = npt.NDArray[np.float64]

GRAVITY = "gravity"


@dataclass(frozen=True)
class Equations:
    """The terms of Kane's equations at one time, for the 6 n generalized speeds.

    Attributes:
        time: [s].
        speeds: names of the generalized speeds, as ``crank.wz``.
        active: generalized active forces F_r of gravity and of each load, (6 n,) [N, N m].
        inertia: generalized inertia forces F*_r, (6 n,).
        constraint: what each joint, coupling, driver and lock adds by its multipliers, (6 n,).
        independent: names of p speeds that determine the others.
        partial_velocities: (6 n, p) rates of change of all speeds with the independent ones: the
            partial velocities and partial angular velocities of the bodies.

    """

    time: float
    speeds: tuple[str, ...]
    active: dict[str, Array]
    inertia: Array
    constraint: dict[str, Array]
    independent: tuple[str, ...]
    partial_velocities: Array

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
        reduced: Array = self.partial_velocities.T @ force
        return reduced


def equations(result: Result, frame: int) -> Equations:
    """Return the terms of Kane's equations at a frame of a result."""
    system = result.system
    time = float(result.time[frame])
    y, work = state(result, frame), make_work(system.tables)
    u_dot = rates_of_speeds(result, frame, work)
    independent, gamma = partial_velocities(system, y, time)
    return Equations(
        time=time,
        speeds=tuple(f"{body.name}.{speed}" for body in system.model.bodies for speed in SPEEDS),
        active=_active(system, work),
        inertia=_inertia(system, work, u_dot),
        constraint=_constraint(system, y, result.multipliers[frame]),
        independent=independent,
        partial_velocities=gamma,
    )


def _active(system: System, work: Work) -> dict[str, Array]:
    """Return F_r of gravity and each load, for the state that ``work`` holds."""
    frames, none = system.frames, _with_loads(system.tables, {})
    weight = np.zeros((system.bodies, 6))
    weight[:, :3] = frames.mass[1:, None] * system.tables.gravity
    active = {GRAVITY: weight.ravel()}
    without = _forces(none, work)
    for name, entries in system.load_entries.items():
        active[name] = _forces(_with_loads(system.tables, entries), work) - without
    return active


def _with_loads(tables: Tables, entries: dict[str, slice]) -> Tables:
    """Return tables with these loads alone."""
    chosen = {name: getattr(tables, name)[entries.get(name, slice(0))] for name in TABLES}
    return tables._replace(**chosen)


def _forces(tables: Tables, work: Work) -> Array:
    assemble.forces(tables, work)
    forces: Array = work.f[1:].ravel().copy()
    return forces


def _inertia(system: System, work: Work, u_dot: Array) -> Array:
    """Return F*_r: -m v' and -(I w' + w x I w)."""
    frames = system.frames
    v_dot, w_dot = np.hsplit(u_dot.reshape(-1, 6), 2)
    w, moments = work.w[1:], frames.moments[1:]
    force = -frames.mass[1:, None] * v_dot
    torque = -(moments * w_dot + np.cross(w, moments * w))
    return np.hstack([force, torque]).ravel()


def _constraint(system: System, y: Array, multipliers: Array) -> dict[str, Array]:
    B = constraint_matrix(system, placed(system, y))
    return {name: B[rows].T @ multipliers[rows] for name, rows in system.joint_rows.items()}
