"""How far what is drawn may lie: beyond, not even the difference of two numbers is one."""

import numpy as np
import numpy.typing as npt

FARTHEST = 1e100  # m or pixels
NARROWEST = 1e-100  # m; what is smaller is a point


def within_reach(points: npt.ArrayLike) -> npt.NDArray[np.float64]:
    """Return points of which what lies too far away, or nowhere, is as near as may be drawn."""
    given = np.asarray(points, dtype=np.float64)
    if np.abs(given).max(initial=0.0) <= FARTHEST:  # not where one is no number
        return given
    numbers = np.nan_to_num(given)
    near: npt.NDArray[np.float64] = np.clip(numbers, -FARTHEST, FARTHEST)
    return near
