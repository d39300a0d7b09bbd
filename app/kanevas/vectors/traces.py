"""Which traces a model asks for, and how they are cut at a time."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from kane.model import Model

if TYPE_CHECKING:
    from kane.results import Result
    from kane.results.traces import Trace

Array = npt.NDArray[np.float64]


def traces_of(result: Result, model: Model) -> Iterator[Trace]:
    """Yield the paths that bodies and points of a model leave, if they are not hidden.

    Args:
        result: a run of the model.
        model: says which ones are traced.

    """
    from kane.results.traces import trace  # what there is after a run need not be loaded before

    for body in model.bodies:
        if body.traced and body.name not in model.hidden:
            yield trace(result, body.name, body.name, body.mass_properties().center)
    for point in model.points:
        if point.traced and point.name not in model.hidden:
            yield trace(result, point.name, point.body, point.point)


def cut(path: Trace, time: float) -> tuple[list[Array], list[Array]]:
    """Return a path up to a time and from it on, each in stretches without a break, (n, 3) [m].

    The past ends where the point is at that time; in a break that is where it was before.
    """
    k = int(np.clip(np.searchsorted(path.time, time, side="right") - 1, 0, len(path.time) - 1))
    past, future = (path.points[: k + 1], path.breaks[:k]), (path.points[k:], path.breaks[k:])
    if k < len(path.breaks):
        after = path.points[k + 1 :], path.breaks[k + 1 :]
        if path.breaks[k]:
            future = after
        elif path.time[k] < time:
            now = np.array([np.interp(time, path.time, axis) for axis in path.points.T])[None]
            past = np.concatenate((past[0], now)), np.append(past[1], False)
            future = np.concatenate((now, after[0])), np.insert(after[1], 0, False)
    return _stretches(*past), _stretches(*future)


def _stretches(points: Array, breaks: npt.NDArray[np.bool_]) -> list[Array]:
    return np.split(points, np.flatnonzero(breaks) + 1)
