"""Force, torque and energy of a bushing, by the formulas of ``kernels.cushion``."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from scipy.spatial.transform import Rotation

from kane.elements.bushing import Bushing
from kane.elements.directions import triad
from kane.elements.quantity import not_computed
from kane.results.motion import Array, angular_velocity, in_ground, point, rotation, velocity

if TYPE_CHECKING:
    from kane.results.result import Result

FORCES = ("fx", "fy", "fz")
TORQUES = ("mx", "my", "mz")


def of_bushing(result: Result, bushing: Bushing, key: str) -> Array:
    """Return a component of the force or torque on body_b, in ground axes, (frames,)."""
    state = _state(result, bushing)
    if key in FORCES:
        force = -(state.shift * bushing.stiffness + state.shift_rate * bushing.damping)
        return in_ground(state.axes, force)[:, FORCES.index(key)]
    if key not in TORQUES:
        raise not_computed(bushing, key)
    torque = -_pulled_back(state.turn, state.turn * bushing.rotary_stiffness)
    torque -= state.spin * bushing.rotary_damping
    return in_ground(state.axes, torque)[:, TORQUES.index(key)]


def bushing_energy(result: Result, bushing: Bushing) -> Array:
    """Return d . K d / 2 + theta . K_r theta / 2, (frames,) [J]."""
    state = _state(result, bushing)
    return potential(bushing, state.shift, state.turn)


def potential(bushing: Bushing, shift: Array, turn: Array) -> Array:
    """Return the energy for shifts and rotation vectors in the axes of frame A, (..., 3)."""
    of_shift = shift**2 @ np.array(bushing.stiffness)
    of_turn = turn**2 @ np.array(bushing.rotary_stiffness)
    return np.asarray((of_shift + of_turn) / 2)


class _State(NamedTuple):
    """Frame A in ground axes, and in its axes what has happened to frame B, (frames, 3) each."""

    axes: Array
    shift: Array
    shift_rate: Array
    turn: Array
    spin: Array


def _state(result: Result, bushing: Bushing) -> _State:
    a, b = bushing.body_a, bushing.body_b
    axes = rotation(result, a) @ np.transpose(triad(bushing.axis_a, bushing.side_a))
    axes_b = rotation(result, b) @ np.transpose(triad(bushing.axis_b, bushing.side_b))
    into = np.swapaxes(axes, 1, 2)
    way = point(result, b, bushing.point_b) - point(result, a, bushing.point_a)
    rate = velocity(result, b, bushing.point_b) - velocity(result, a, bushing.point_a)
    rate -= np.cross(angular_velocity(result, a), way)
    spin = angular_velocity(result, b) - angular_velocity(result, a)
    turn = Rotation.from_matrix(into @ axes_b).as_rotvec()
    return _State(axes, in_ground(into, way), in_ground(into, rate), turn, in_ground(into, spin))


def _pulled_back(turn: Array, moment: Array) -> Array:
    """Return J^-T m for the left Jacobian J of the turns, (frames, 3)."""
    angle = np.linalg.norm(turn, axis=1, keepdims=True)
    half = angle / 2
    # 1 - x cot x over the square; 1/12 where the turn is so small that the square underflows
    shares = np.full_like(angle, 1 / 12)
    large = angle > 1e-3  # below it theta^2/720 is less than round-off of the term beside it
    shares[large] = (1 - half[large] / np.tan(half[large])) / angle[large] ** 2
    across = np.cross(turn, moment)
    return np.asarray(moment + across / 2 + shares * np.cross(turn, across))
