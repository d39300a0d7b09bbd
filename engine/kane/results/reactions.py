"""Forces and moments of the joints, from the multipliers that were recorded."""

from __future__ import annotations

from typing import Literal

import numpy as np
import numpy.typing as npt

from kane.compiled import System
from kane.errors import UnknownSignalError
from kane.fields import GROUND
from kane.kernels.equations.reaction import reactions as write_reactions
from kane.kernels.tables import Indices, make_work
from kane.model import Model
from kane.model.poses import rotation_matrices
from kane.results.observed import states
from kane.results.recording import Recording
from kane.sentences import joined, say
from kane.suggestion import asked_back

Array = npt.NDArray[np.float64]
Axes = Literal["ground", "body_a", "body_b"]


def reactions(result: Recording) -> Array:
    """Return force on body_b [N] and moment about point_b [N m], (frames, joints, 6).

    In ground axes, joints in the model's order; zero where a joint has no rows.
    """
    return joint_loads(result.system, result.model, states(result), np.array(result.multipliers))


def joint_loads(system: System, model: Model, y: Array, multipliers: Array) -> Array:
    """Return what multipliers of joints do to body_b, at point_b, (frames, joints, 6).

    Args:
        system: the compiled model.
        model: the model.
        y: (frames, state) where the bodies are.
        multipliers: (frames, m) forces [N], or impulses [N s] for the impulses of the joints.

    """
    values = np.zeros((len(y), len(model.joints), 6))
    held, rows, points = held_joints(system, model)
    found = np.empty((len(y), len(held), 6))
    write_reactions(
        system.tables,
        make_work(system.tables),
        y,
        multipliers,
        rows,
        points,
        found,
    )
    values[:, held] = found
    return values


def held_joints(system: System, model: Model) -> tuple[list[int], Indices, Array]:
    """Return places of the joints that have rows, these rows, (k, 2), and points B, (k, 3).

    The rows by the first one and that after the last; the points in the solver's frames of body B.
    """
    rows = [system.joint_rows[joint.name] for joint in model.joints]
    held = [i for i, of_joint in enumerate(rows) if of_joint.stop > of_joint.start]
    points = [system.frames.point(model.joints[i].body_b, model.joints[i].point_b) for i in held]
    return (
        held,
        np.array([(rows[i].start, rows[i].stop) for i in held], dtype=np.int64).reshape(-1, 2),
        np.array(points, dtype=float).reshape(-1, 3),
    )


def reaction_in(result: Recording, joint: str, axes: Axes) -> Array:
    """Return force and moment of a joint, (frames, 6), see ``Result.reaction``."""
    names = [each.name for each in result.model.joints]
    if joint not in names:
        hint = asked_back(joint, names)
        missing = say("There is no joint '{joint}'.", joint=joint)
        raise UnknownSignalError(joined(" ", (missing, hint)) if hint else missing)
    place = names.index(joint)
    values: Array = result.reactions[:, place]
    body = {
        "ground": GROUND,
        "body_a": result.model.joints[place].body_a,
        "body_b": result.model.joints[place].body_b,
    }[axes]
    if body == GROUND:
        return values
    bodies = [each.name for each in result.model.bodies]
    R = rotation_matrices(result.q[:, bodies.index(body), 3:])
    turned = np.einsum("tij,tki->tkj", R, values.reshape(-1, 2, 3))
    return np.asarray(turned.reshape(-1, 6))
