"""Where points of the bodies are and how they move in all frames of a result."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from kane.fields import GROUND, Vector
from kane.model.poses import rotation_matrices
from kane.results.recording import Recording

Array = npt.NDArray[np.float64]


def point(result: Recording, name: str, s: Vector) -> Array:
    """Return a point s (body axes) of a body in ground axes, (frames, 3) [m]."""
    if name == GROUND:
        return np.tile(np.array(s, dtype=float), (len(result.time), 1))
    q, _ = result.motion_of(body_place(result, name))
    return np.asarray(q[:, :3] + rotation_matrices(q[:, 3:]) @ np.array(s))


def velocity(result: Recording, name: str, s: Vector) -> Array:
    """Return the velocity v + R (w x s) of a point of a body, (frames, 3) [m/s]."""
    if name == GROUND:
        return np.zeros((len(result.time), 3))
    q, u = result.motion_of(body_place(result, name))
    local = np.cross(u[:, 3:], np.array(s))
    return np.asarray(u[:, :3] + in_ground(rotation_matrices(q[:, 3:]), local))


def acceleration(result: Recording, name: str, s: Vector) -> Array:
    """Return the acceleration of a point of a body, (frames, 3) [m/s^2].

    v' + R (w' x s + w x (w x s)), all in the solver's frame at the mass centre.
    """
    i, solver_s = body_place(result, name), np.array(result.system.frames.point(name, s))
    w, rates = result.solver_u[:, i, 3:], result.accelerations[:, i]
    local = np.cross(rates[:, 3:], solver_s) + np.cross(w, np.cross(w, solver_s))
    turn = rotation_matrices(result.solver_q[:, i, 3:])
    return np.asarray(rates[:, :3] + in_ground(turn, local))


def rotation(result: Recording, name: str) -> Array:
    """Return the matrices from body to ground axes, (frames, 3, 3)."""
    if name == GROUND:
        return np.tile(np.eye(3), (len(result.time), 1, 1))
    return rotation_matrices(result.motion_of(body_place(result, name))[0][:, 3:])


def angular_velocity(result: Recording, name: str) -> Array:
    """Return the angular velocity of a body in ground axes, (frames, 3) [rad/s]."""
    if name == GROUND:
        return np.zeros((len(result.time), 3))
    q, u = result.motion_of(body_place(result, name))
    return in_ground(rotation_matrices(q[:, 3:]), u[:, 3:])


def in_ground(turn: Array, vectors: Array) -> Array:
    """Return vectors (frames, 3) turned by matrices (frames, 3, 3)."""
    return np.asarray(np.einsum("tij,tj->ti", turn, vectors))


def body_place(result: Recording, name: str) -> int:
    """Return where a body stands among those that move."""
    return result.system.frames.index[name] - 1
