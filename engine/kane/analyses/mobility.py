"""Mobility: what the joints hold, what they leave free, and which of them say things twice."""

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt
from scipy.linalg import qr

from kane.compiled import System, compile_model
from kane.kernels import assemble
from kane.kernels.body import read_positions
from kane.kernels.tables import Work, make_work
from kane.model import Model
from kane.results.signals import REACTIONS, SPEEDS
from kane.solve.assembly import assemble as close_joints
from kane.solve.partition import constraint_matrix

Array = npt.NDArray[np.float64]

# Singular values below this part of the largest are zero: joints are closed to about 1e-13 of the
# size of the mechanism, and its singular values carry that error.
RANK_TOLERANCE = 1e-9
PRESENT = 1e-7  # smaller entries of a unit vector of a null space are round-off


@dataclass(frozen=True)
class Redundancy:
    """Joints that together hold something more than once.

    Attributes:
        joints: names of the joints that take part.
        rows: how many of their rows could go without any change of the motion.

    """

    joints: tuple[str, ...]
    rows: int


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

    Attributes:
        bodies: number of bodies.
        rows: number of constraint rows, m.
        rank: how many of them are independent.
        freedoms: 6 bodies - rank.
        redundancies: joints that hold things twice, in independent groups.
        free_motions: a basis of the motions that the joints allow.
        not_unique: for each joint, the components of its reaction that the equations leave open.

    """

    bodies: int
    rows: int
    rank: int
    freedoms: int
    redundancies: tuple[Redundancy, ...]
    free_motions: tuple[FreeMotion, ...]
    not_unique: dict[str, tuple[str, ...]]


def mobility(model: Model) -> Mobility:
    """Return the mobility of a model.

    Rank and null spaces come from the singular values of the constraint matrix, with all rows and
    speeds as lengths (a turn counts with the size of the mechanism).

    Raises:
        ModelError: the model has faults.
        AssemblyError: the joints cannot be closed.

    """
    system = compile_model(model)
    work = make_work(system.tables)
    read_positions(close_joints(system).state[: 7 * system.bodies], work.p, work.R)
    assemble.jacobians(system.tables, work)
    scale = np.tile([1.0] * 3 + [1 / system.tables.extent] * 3, system.bodies)
    left, values, right = np.linalg.svd(constraint_matrix(system, work.J) * scale)
    rank = int(np.sum(values > RANK_TOLERANCE * values.max(initial=0.0)))
    unloaded = left[:, rank:]
    return Mobility(
        bodies=system.bodies,
        rows=system.rows,
        rank=rank,
        freedoms=6 * system.bodies - rank,
        redundancies=tuple(_redundancies(system, unloaded)),
        free_motions=tuple(_free_motions(system, right[rank:].T * scale[:, None])),
        not_unique=dict(_open_reactions(system, work, unloaded)),
    )


def _redundancies(system: System, unloaded: Array) -> Iterator[Redundancy]:
    """Yield groups of joints whose rows share combinations that load nothing.

    The projector on these combinations has a block for each pair of joints: joints with a block
    between them belong together, and its trace over a group counts the group's redundant rows.
    """
    projector = unloaded @ unloaded.T
    joints = {name: rows for name, rows in system.joint_rows.items() if rows.stop > rows.start}
    left = [name for name, rows in joints.items() if np.abs(projector[rows]).max() > PRESENT]
    while left:
        group, reached = {left[0]}, [left[0]]
        while reached:
            rows = joints[reached.pop()]
            near = [n for n in left if np.abs(projector[rows, joints[n]]).max() > PRESENT]
            reached += [name for name in near if name not in group]
            group.update(near)
        count = sum(np.trace(projector[joints[name], joints[name]]) for name in group)
        yield Redundancy(tuple(name for name in joints if name in group), round(float(count)))
        left = [name for name in left if name not in group]


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


def _open_reactions(
    system: System, work: Work, unloaded: Array
) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield the components of each joint's reaction that a redundant combination changes.

    They are those of the generalized forces on body B, turned into ground axes.
    """
    for joint in system.model.joints:
        rows = system.joint_rows[joint.name]
        if rows.stop == rows.start or unloaded.shape[1] == 0:
            continue
        on_b = work.J[system.tables.row_start[rows] + 1].T @ unloaded[rows]
        R = work.R[system.tables.block_body[system.tables.row_start[rows.start] + 1]]
        force = on_b[:3]
        arm = R @ np.array(joint.point_b)
        moment = R @ on_b[3:] - np.cross(arm, force.T).T
        size = np.abs(np.vstack([force, moment / system.tables.extent])).max(axis=1)
        free = tuple(name for name, s in zip(REACTIONS, size, strict=True) if s > PRESENT)
        if free:
            yield joint.name, free
