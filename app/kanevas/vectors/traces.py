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


def cut(path: Trace, time: float) -> tuple[Array, Array]:
    """Return the points of a path up to a time and from it on, (n, 3) each [m]."""
    now = np.array([np.interp(time, path.time, axis) for axis in path.points.T])[None]
    past, future = path.time < time, path.time > time
    return (
        np.concatenate((path.points[past], now)),
        np.concatenate((now, path.points[future])),
    )
