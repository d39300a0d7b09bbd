"""Changing velocities, forces and torques."""

import msgspec
import numpy as np
import numpy.typing as npt

from kane.elements.body import Body
from kane.elements.loads import Force, Torque
from kane.fields import GROUND
from kane.model import Model
from kane.model.poses import initial_poses
from kanevas.edits.drawing import vector
from kanevas.edits.elements import find, replaced

Array = npt.NDArray[np.float64]


def with_velocity(model: Model, name: str, flat: Array, normal: Array) -> Model:
    """Return the model with another velocity of a body along the work plane.

    Args:
        model: any model.
        name: a body.
        flat: the velocity without what goes across the plane, in ground axes, (3,) [m/s].
        normal: of the plane, a unit vector.

    """
    body = find(model, name)
    assert isinstance(body, Body)
    across = normal * (normal @ np.array(body.velocity))
    return replaced(model, msgspec.structs.replace(body, velocity=vector(flat + across)))


def with_spin(model: Model, name: str, rate: float, normal: Array) -> Model:
    """Return the model with another angular velocity of a body about a normal [rad/s]."""
    body = find(model, name)
    assert isinstance(body, Body)
    axis = initial_poses(model).rotation[_index(model, name)].T @ normal
    spin = np.array(body.angular_velocity)
    new = spin + axis * (rate - axis @ spin)
    # what is left of other components is round-off
    new = np.where(np.abs(new) < 1e-12 * (1 + abs(rate)), 0.0, new)
    return replaced(model, msgspec.structs.replace(body, angular_velocity=vector(new)))


def with_force(model: Model, name: str, flat: Array, normal: Array) -> Model:
    """Return the model with another force along the work plane, in ground axes (3,) [N]."""
    force = find(model, name)
    assert isinstance(force, Force)
    turn = _turn(model, force)
    across = normal * (normal @ (turn @ np.array(force.force, dtype=float)))
    return replaced(model, msgspec.structs.replace(force, force=vector(turn.T @ (flat + across))))


def with_torque(model: Model, name: str, size: float, normal: Array) -> Model:
    """Return the model with another torque about a normal [N m]."""
    torque = find(model, name)
    assert isinstance(torque, Torque)
    turn = _turn(model, torque)
    before = turn @ np.array(torque.torque, dtype=float)
    after = before + normal * (size - normal @ before)
    return replaced(model, msgspec.structs.replace(torque, torque=vector(turn.T @ after)))


def is_constant(load: Force | Torque) -> bool:
    """Whether a load has numbers alone, which a hand can change."""
    components = load.force if isinstance(load, Force) else load.torque
    return not any(isinstance(component, str) for component in components)


def _turn(model: Model, load: Force | Torque) -> Array:
    """Return the matrix from the axes of a load to ground axes."""
    if load.axes == GROUND:
        return np.eye(3)
    turn: Array = initial_poses(model).rotation[_index(model, load.body)]
    return turn


def _index(model: Model, name: str) -> int:
    return [body.name for body in model.bodies].index(name)
