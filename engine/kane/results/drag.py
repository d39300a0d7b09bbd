"""Force and power of drag, by the formulas of ``kernels.resistance``."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from kane.elements.drag import Drag
from kane.results.motion import Array, angular_velocity, velocity

if TYPE_CHECKING:
    from kane.results.result import Result


def of_drag(result: Result, drag: Drag, key: str) -> Array:
    """Return the size of the force [N] or the power that becomes heat [W], (frames,)."""
    against = velocity(result, drag.body, drag.point) - np.array(drag.flow)
    speed = np.linalg.norm(against, axis=1)
    force = drag.linear * speed + drag.quadratic * speed**2
    if key == "force":
        return np.asarray(force)
    turning = np.linalg.norm(angular_velocity(result, drag.body), axis=1)
    torque = drag.rotary_linear * turning + drag.rotary_quadratic * turning**2
    return np.asarray(force * speed + torque * turning)
