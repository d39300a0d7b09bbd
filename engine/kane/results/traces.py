"""The paths that points take in a run."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np
import numpy.typing as npt

from kane.fields import Vector
from kane.model.poses import rotation_matrices

if TYPE_CHECKING:
    from kane.results.result import Result

Array = npt.NDArray[np.float64]

FEWEST, MOST = 1000, 4000  # points of a path


class Trace(NamedTuple):
    """The path of a point.

    Attributes:
        name: of the measure point, or of the body for its mass centre.
        time: (n,) ascending [s].
        points: (n, 3) in ground axes [m].
        breaks: (n - 1,) whether one cannot tell which way leads from a point to the next.

    """

    name: str
    time: Array
    points: Array
    breaks: npt.NDArray[np.bool_]


def trace(result: Result, name: str, body: str, point: Vector | Array) -> Trace:
    """Return the path of a point of a body.

    It goes through ``MOST`` frames where there are more. Where there are few, it goes through
    places between them too, so that it is as smooth as the motion that the views show. It breaks
    where those that it goes through are too far apart, see ``Result.coarse``.

    Args:
        result: the run.
        name: what the path belongs to.
        body: name of the body.
        point: in its axes from its origin [m].

    """
    count = len(result.time)
    if 1 < count < FEWEST:
        between = np.linspace(0.0, float(result.time[-1]), FEWEST)
        times = np.union1d(result.time, between[~_is_coarse(result, between)])
        points = [result.poses_at(time).point(body, point) for time in times.tolist()]
        return Trace(name, times, np.array(points), _is_coarse(result, times[:-1]))
    frames = np.unique(np.linspace(0, count - 1, min(count, MOST)).astype(int))
    q = result.q[frames, [each.name for each in result.model.bodies].index(body)]
    moved = q[:, :3] + rotation_matrices(q[:, 3:]) @ np.array(point)
    from kane.results.interpolate import are_coarse  # views that name traces need no kernels

    return Trace(name, result.time[frames], moved, are_coarse(result, frames))


def _is_coarse(result: Result, times: Array) -> npt.NDArray[np.bool_]:
    """Return whether times lie after frames that are too far from the next one."""
    frames = np.searchsorted(result.time, times, side="right") - 1
    return result.coarse[np.minimum(frames, len(result.coarse) - 1)]
