"""The turns that a run counts for its result: those of joints, and those of bodies."""

import numpy as np
from scipy.spatial.transform import Rotation

from kane.compiled.system import System
from kane.kernels.methods.turns import begin
from kane.kernels.tables import Turns, make_turns


def turns_of(system: System) -> Turns:
    """Return the turns as the model is drawn, to be counted from there."""
    turning = [i for i, body in enumerate(system.model.bodies, 1) if not body.particle]
    bodies = np.array(turning, dtype=np.int64)
    axes = np.tile([0.0, 0.0, 0.0, 1.0], (bodies.size, 1))
    if bodies.size and not system.frames.are_the_users:
        axes = Rotation.from_matrix(system.frames.axes[bodies]).inv().as_quat()
    turns = make_turns(system.counted_paths, bodies, axes, system.motion_size)
    begin(turns, system.initial_state)
    return turns
