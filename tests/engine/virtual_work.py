"""Generalized active forces by the kernels, and by differences of an energy, at any state."""

import numpy as np
from scipy.spatial.transform import Rotation
from tests.engine.helpers import evaluated, split

from kane.compiled import compile_model

# Central differences: the error of the formula is of the order h^2 = 1e-10, round-off 1e-16 / h.
H = 1e-5
BY_DIFFERENCES = 1e-8


def state(model, at_rest=False):
    """The state that a model gives, on request with all speeds zero."""
    y = compile_model(model).initial_state.copy()
    if at_rest:
        split(model, y)[1][:] = 0.0
    return y


def moved(model, y, u, by):
    """The state y a little later, if all speeds were u (bodies, 6)."""
    later = y.copy()
    q, _ = split(model, later)
    q[:, :3] += by * u[:, :3]
    for i in range(len(q)):
        turn = Rotation.from_quat(q[i, 3:]) * Rotation.from_rotvec(by * u[i, 3:])
        q[i, 3:] = turn.as_quat()
    return later


def slope(energy, model, y, u):
    """How fast an energy (model, y) changes with speeds u."""
    return (energy(model, moved(model, y, u, H)) - energy(model, moved(model, y, u, -H))) / (2 * H)


def falling_energy(energy, model, y):
    """Generalized forces (bodies, 6) of a potential: minus its slope along each speed."""
    units = np.eye(6 * len(model.bodies)).reshape(-1, len(model.bodies), 6)
    return -np.array([slope(energy, model, y, u) for u in units]).reshape(-1, 6)


def forces(model, y):
    """Generalized active forces (bodies, 6) by the kernels, without the gyroscopic part."""
    f = evaluated(model, y).work.f[1:].copy()
    _, u = split(model, y)
    for i, body in enumerate(model.bodies):
        w = u[i, 3:]
        f[i, 3:] += np.cross(w, np.array(body.inertia) * w)
    return f


def wrenches(model, y):
    """Force and torque about the origin on each body, in ground axes, (bodies, 6)."""
    q, _ = split(model, y)
    result = forces(model, y)
    for i in range(len(q)):
        torque = Rotation.from_quat(q[i, 3:]).apply(result[i, 3:])
        result[i, 3:] = torque + np.cross(q[i, :3], result[i, :3])
    return result


def power(model, y):
    """Power put in by loads, taken out by dampers, and by dry friction."""
    return evaluated(model, y).work.power.copy()
