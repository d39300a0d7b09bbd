"""Mobility: what the joints hold, what they leave free, and which of them say things twice."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt
from scipy.linalg import qr

from kane.analyses.adrift import adrift
from kane.analyses.instant import instant_at_start
from kane.analyses.redundancy import Redundancy, redundancies
from kane.arguments import checked
from kane.compiled import System, compile_model
from kane.compiled.constraint_matrix import movable, placed
from kane.elements.body_quantities import SPEEDS
from kane.files.model_json import validate
from kane.kernels.codes import ACCELERATION, POSITION, SPEED
from kane.model import Model
from kane.reading.holds import Hold, Holds
from kane.results.start import StartVelocities, start_velocities
from kane.solve.assembly import assemble as close_joints
from kane.solve.null_space import null_space
from kane.solve.open_reactions import PRESENT, components
from kane.solve.rank import rank

Array = npt.NDArray[np.float64]


@dataclass(frozen=True)
class FreeMotion:
    """One of the independent motions that the joints allow.

    Attributes:
        speed: the generalized speed that is 1 in it while those of the other free motions are 0,
            as in ``crank.wz``.
        bodies: names of the bodies that move.
        speeds: (n, 6) generalized speeds of all bodies: velocity in ground axes [m/s], angular
            velocity in body axes [rad/s].

    """

    speed: str
    bodies: tuple[str, ...]
    speeds: Array


@dataclass(frozen=True)
class Mobility:
    """What the joints of a model do, at its assembled placement.

    Where constraints change, those count that hold as a run begins.

    Attributes:
        bodies: number of bodies.
        movable: number of speeds that can differ from zero: 6 a body, 3 a particle.
        rows: number of constraint rows, m.
        rank: how many of them are independent.
        configuration_freedoms: in how many ways the bodies can be placed: ``movable`` less the
            rank of the rows that hold positions.
        velocity_freedoms: in how many ways they can move from there: ``movable`` less the rank of
            the rows that hold positions or speeds; fewer where a wheel rolls or a blade cuts.
        redundancies: elements that hold things twice, in independent groups.
        free_motions: a basis of the motions that positions and speeds allow.
        not_unique: for each joint, the components of its reaction that the equations leave open.
        start_velocities: how a run begins where the joints do not allow the velocities given.
        adrift: bodies that fall since nothing ties them to the ground, in groups that hang
            together; see ``kane.analyses.adrift``.
        holds: how all that changes holds as a run begins, by element and part.

    """

    bodies: int
    movable: int
    rows: int
    rank: int
    configuration_freedoms: int
    velocity_freedoms: int
    redundancies: tuple[Redundancy, ...]
    free_motions: tuple[FreeMotion, ...]
    not_unique: dict[str, tuple[str, ...]]
    start_velocities: StartVelocities
    adrift: tuple[tuple[str, ...], ...]
    holds: Holds


@checked
def mobility(model: Model) -> Mobility:
    """Return the mobility of a model at its assembled placement.

    Raises:
        ModelError: the model has faults.
        AssemblyError: the joints cannot be closed, or the model begins beyond a limit.

    """
    validate(model)
    system = compile_model(model)
    state, _, system = close_joints(system)
    velocities, holds = start_velocities(system, state), dict[str, Mapping[str, Hold]]()
    if system.contacts:
        instant = instant_at_start(model)
        system, state, holds = instant.system, instant.state, dict(instant.result.holds_at(0))
    work = placed(system, state)
    everything = rank(system, work, ACCELERATION)
    not_unique = components(system, work, everything.unloaded)
    motions = null_space(system, work, SPEED)
    count = int(movable(system).sum())
    return Mobility(
        bodies=system.bodies,
        movable=count,
        rows=system.rows,
        rank=everything.rank,
        configuration_freedoms=count - rank(system, work, POSITION).rank,
        velocity_freedoms=motions.shape[1],
        redundancies=tuple(redundancies(system, work, everything.unloaded)),
        free_motions=tuple(_free_motions(system, _seen_by_user(system, state, motions))),
        not_unique=not_unique,
        start_velocities=velocities,
        adrift=adrift(model),
        holds=holds,
    )


def _seen_by_user(system: System, state: Array, motions: Array) -> Array:
    """Return motions (6 n, count) as speeds of the user's frames."""
    n, count = system.bodies, motions.shape[1]
    q = np.broadcast_to(state[: 7 * n].reshape(n, 7), (count, n, 7))
    _, u = system.frames.to_user(q, motions.T.reshape(count, n, 6))
    return u.reshape(count, 6 * n).T


def _free_motions(system: System, motions: Array) -> Iterator[FreeMotion]:
    """Yield a basis in which each motion has a speed of its own, for motions (6 n, freedoms)."""
    count = motions.shape[1]
    if count == 0:
        return
    names = [body.name for body in system.model.bodies]
    _, _, order = qr(motions.T, pivoting=True, mode="economic")
    own = order[:count]
    basis = motions @ np.linalg.inv(motions[own])
    for place in np.argsort(own):
        speeds = basis[:, place].reshape(-1, 6)
        moving = np.abs(speeds).max(axis=1) > PRESENT * np.abs(speeds).max()
        body, component = divmod(int(own[place]), 6)
        yield FreeMotion(
            speed=f"{names[body]}.{SPEEDS[component]}",
            bodies=tuple(name for name, moves in zip(names, moving, strict=True) if moves),
            speeds=speeds,
        )
