"""Where bodies of large groups touch in a run, and with which forces."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from kane.solve.stepping.touches import NOTHING, CrowdTouches

if TYPE_CHECKING:
    from kane.reading.holds import Hold
    from kane.results.recording import Recording

Array = npt.NDArray[np.float64]


def crowd_at(result: Recording, frame: int) -> CrowdTouches:
    """Return where bodies of large groups touch at a frame."""
    touches = result.frames.touches
    return touches[frame] if frame < len(touches) else NOTHING


def holds_of(crowd: CrowdTouches) -> tuple[Hold, ...]:
    """Return how each of these places is."""
    return tuple(
        ("slides" if slips else "sticks") if rubs else "closed"
        for slips, rubs in zip(crowd.slips.tolist(), crowd.rubs.tolist(), strict=True)
    )


def group_forces(result: Recording, name: str) -> Array:
    """Return the sums of normal forces, friction and moments of a large group, (frames, 3).

    Sizes are added up [N, N, N m].
    """
    found = np.zeros((len(result.time), 3))
    for k, crowd in enumerate(result.frames.touches):
        own = np.array([group == name for group in crowd.groups], dtype=bool)
        sizes = np.linalg.norm(crowd.frictions, axis=1)
        found[k] = [each[own].sum() for each in (crowd.forces, sizes, crowd.moments)]
    return found
