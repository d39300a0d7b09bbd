"""The turns that a run counts for its result: those of joints, and those of bodies."""

import numpy as np
import numpy.typing as npt
from scipy.spatial.transform import Rotation

from kane.compiled.system import System
from kane.elements.orientation import euler_parameters
from kane.kernels.tables import Turns, make_turns

Array = npt.NDArray[np.float64]


def turns_of(system: System) -> Turns:
    """Return the turns as the model is drawn, to be counted from there."""
    paths = system.counted_paths
    turning = [(i, body) for i, body in enumerate(system.model.bodies, 1) if not body.particle]
    bodies = np.array([i for i, _ in turning], dtype=np.int64)
    drawn = np.array([euler_parameters(body.orientation) for _, body in turning]).reshape(-1, 4)
    half_turns = _half_turns(drawn[:, :3], drawn[:, 3:])
    axes = np.tile([0.0, 0.0, 0.0, 1.0], (bodies.size, 1))
    if bodies.size and not system.frames.are_the_users:
        axes = Rotation.from_matrix(system.frames.axes[bodies]).inv().as_quat()
    return make_turns(
        paths,
        bodies,
        axes,
        np.concatenate([paths["start"], half_turns.ravel()]),
        system.initial_state[: system.motion_size],
    )


def _half_turns(vector: Array, scalar: Array) -> Array:
    """Return the half turns in 2 atan2(vector, scalar); a full turn about no axis is none."""
    backwards, beyond = vector < 0, np.where(vector < 0, scalar < 0, (scalar <= 0) & (vector > 0))
    return np.where(backwards, np.where(beyond, -2.0, -1.0), np.where(beyond, 1.0, 0.0))
