"""Force of drag, by the formulas of ``kernels.resistance``."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from kane.elements.drag import Drag
from kane.results.motion import Array, velocity

if TYPE_CHECKING:
    from kane.results.result import Result


def force_of_drag(result: Result, drag: Drag) -> Array:
    """Return the size of the force, (frames,) [N]."""
    against = velocity(result, drag.body, drag.point) - np.array(drag.flow)
    speed = np.linalg.norm(against, axis=1)
    return np.asarray(drag.linear * speed + drag.quadratic * speed**2)
