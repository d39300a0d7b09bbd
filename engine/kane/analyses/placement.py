"""Where bodies are put, and the model in which they stand there."""

import math
from collections.abc import Callable
from typing import NamedTuple

import msgspec
import numpy as np
import numpy.typing as npt

from kane.compiled import System
from kane.elements.orientation import UPRIGHT, AxisAngle, Orientation, euler_parameters
from kane.model import Model

Array = npt.NDArray[np.float64]

UNMOVED = 1e-12  # of the size of the mechanism, or of a turn: what closing leaves of round-off
ABOUT_THE_AXIS = 1e-9  # part of a turn that may be about another axis


class Placement(NamedTuple):
    """Origins and Euler parameters of all bodies of a model, in its order.

    Attributes:
        position: (n, 3) origins in ground axes [m].
        orientation: (n, 4) Euler parameters from body to ground axes, the scalar last.

    """

    position: Array
    orientation: Array


def as_drawn(model: Model) -> Placement:
    """Return the placement that a model gives; broken orientations count as upright."""
    position = np.array([body.position for body in model.bodies], dtype=float).reshape(-1, 3)
    e = [_parameters(body.orientation) for body in model.bodies]
    return Placement(position, np.array(e, dtype=float).reshape(-1, 4))


def with_mechanism(drawn: Placement, index: list[int], system: System, q: Array) -> Placement:
    """Return a placement with some bodies where the coordinates of a system say.

    Args:
        drawn: the placement of all bodies.
        index: places there of the bodies of the system.
        system: a compiled part of the model.
        q: (7 n,) its coordinates.

    """
    n = system.bodies
    user, _ = system.frames.to_user(q[: 7 * n].reshape(n, 7), np.zeros((n, 6)))
    position, orientation = drawn.position.copy(), drawn.orientation.copy()
    p, e = position[index], orientation[index]
    e_new = user[:, 3:] * np.where((user[:, 3:] * e).sum(axis=1) < 0, -1.0, 1.0)[:, None]
    shift = np.abs(user[:, :3] - p).max(axis=1)
    turn = np.abs(e_new - e).max(axis=1)
    moved = (shift > UNMOVED * system.tables.extent) | (turn > UNMOVED)
    position[index] = np.where(moved[:, None], user[:, :3], p)
    orientation[index] = np.where(moved[:, None], e_new, e)
    return Placement(position, orientation)


def placed(model: Model, placement: Placement) -> Model:
    """Return the model with its bodies at a placement; those that stand there stay as they are.

    An orientation that is a turn about an axis stays one where the axis is the same.
    """
    drawn = as_drawn(model)
    bodies = list(model.bodies)
    moved = (drawn.position != placement.position).any(axis=1)
    turned = (drawn.orientation != placement.orientation).any(axis=1)
    for i in np.flatnonzero(moved | turned):
        x, y, z = placement.position[i].tolist()
        orientation = bodies[i].orientation
        if turned[i]:
            orientation = _in_the_same_way(orientation, placement.orientation[i])
        bodies[i] = msgspec.structs.replace(bodies[i], position=(x, y, z), orientation=orientation)
    return msgspec.structs.replace(model, bodies=tuple(bodies))


def in_motion(model: Model, u: Array, rate: Callable[[str, str], float]) -> Model:
    """Return the model with its bodies at speeds, and joints that lead at rates.

    Args:
        model: any model.
        u: (n, 6) speeds of its bodies.
        rate: of a joint and its coordinate, by their names [1/s].

    """
    bodies = tuple(
        msgspec.structs.replace(
            body, velocity=tuple(own[:3].tolist()), angular_velocity=tuple(own[3:].tolist())
        )
        for body, own in zip(model.bodies, u, strict=True)
    )
    joints = tuple(
        msgspec.structs.replace(
            joint, **{f"{key}_rate": rate(joint.name, key) for key in joint.leading_rates()}
        )
        for joint in model.joints
    )
    return msgspec.structs.replace(model, bodies=bodies, joints=joints)


def _parameters(orientation: Orientation) -> tuple[float, float, float, float]:
    axis = orientation.axis if isinstance(orientation, AxisAngle) else orientation
    return euler_parameters(orientation) if any(axis) else UPRIGHT


def _in_the_same_way(before: Orientation, e: Array) -> Orientation:
    """Return Euler parameters as a turn about the axis of the orientation before, if they are."""
    e1, e2, e3, e4 = e.tolist()
    if isinstance(before, AxisAngle) and any(before.axis):
        axis = np.array(before.axis) / math.hypot(*before.axis)
        if np.linalg.norm(np.cross(axis, e[:3])) < ABOUT_THE_AXIS:
            angle = 2 * math.atan2(float(axis @ e[:3]), e4)
            turns = round((before.angle - angle) / (2 * math.pi))
            return AxisAngle(axis=before.axis, angle=angle + 2 * math.pi * turns)
    return (e1, e2, e3, e4)
