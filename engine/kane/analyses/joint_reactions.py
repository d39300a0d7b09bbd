"""Reactions of the joints at an instant, in ground axes or in those of either body."""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from kane.analyses.instant import Acting, Instant, forces_on_rows
from kane.arguments import checked
from kane.compiled.constraint_matrix import placed
from kane.kernels.codes import ACCELERATION
from kane.results.reactions import Axes
from kane.solve.open_reactions import components
from kane.solve.rank import rank

Array = npt.NDArray[np.float64]


class JointReaction(NamedTuple):
    """What a joint does to its body B.

    Attributes:
        joint: its name.
        body_a: name of body A.
        body_b: name of body B.
        at: (3,) point B in ground axes [m].
        wrench: (6,) force [N] and moment about point B [N m] in the axes asked for.
        in_ground: (6,) the same in ground axes.
        not_unique: components of ``wrench`` that the equations leave open, as ``("fz", "mx")``.

    """

    joint: str
    body_a: str
    body_b: str
    at: Array
    wrench: Array
    in_ground: Array
    not_unique: tuple[str, ...]


@checked
def joint_reactions(instant: Instant, axes: Axes = "ground") -> tuple[JointReaction, ...]:
    """Return the reactions of all joints, in the model's order.

    Args:
        instant: a state with its multipliers.
        axes: those of the ground, of each joint's body A, or of its body B.

    """
    system = instant.system
    unloaded = rank(system, placed(system, instant.state), ACCELERATION).unloaded
    turns = [_axes(instant, getattr(joint, axes, "ground")) for joint in system.model.joints]
    left_open = components(system, instant.work, unloaded, turns)
    forces, found = forces_on_rows(instant), []
    for joint, turn in zip(system.model.joints, turns, strict=True):
        ground = _wrench(forces, joint.name)
        b = system.frames.index[joint.body_b]
        s = instant.work.R[b] @ np.array(system.frames.point(joint.body_b, joint.point_b))
        ground[3:] -= np.cross(s, ground[:3])
        wrench = (ground.reshape(2, 3) @ turn).ravel()
        at = instant.work.p[b] + s
        found.append(
            JointReaction(
                joint.name,
                joint.body_a,
                joint.body_b,
                at,
                wrench,
                ground,
                left_open.get(joint.name, ()),
            )
        )
    return tuple(found)


def _wrench(forces: Acting, joint: str) -> Array:
    """Return force and moment about the mass centre of body B in ground axes, (6,)."""
    tables, rows = forces.system.tables, forces.system.joint_rows[joint]
    blocks = tables.row_start[rows] + 1
    if not blocks.size:
        return np.zeros(6)
    on_b = forces.work.J[blocks].T @ forces.multipliers[rows]
    R = forces.work.R[tables.block_body[blocks[0]]]
    return np.concatenate([on_b[:3], R @ on_b[3:]])


def _axes(instant: Instant, body: str) -> Array:
    """Return the axes that the user gave a body, as columns in ground axes, (3, 3)."""
    frames = instant.system.frames
    i = frames.index[body]
    axes: Array = instant.work.R[i] @ frames.axes[i].T
    return axes
