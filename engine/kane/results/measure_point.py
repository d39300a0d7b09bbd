"""Place, velocity and acceleration of a point of a body."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from kane.elements.measure_point import MeasurePoint
from kane.results.motion import Array, acceleration, point, velocity

if TYPE_CHECKING:
    from kane.results.result import Result

PLACE, VELOCITY, ACCELERATION = ("x", "y", "z"), ("vx", "vy", "vz"), ("ax", "ay", "az")


def of_measure_point(result: Result, measured: MeasurePoint, key: str) -> Array:
    """Return a component in ground axes, or the speed, (frames,)."""
    body, place = measured.body, measured.point
    if key in PLACE:
        return point(result, body, place)[:, PLACE.index(key)]
    if key in ACCELERATION:
        return acceleration(result, body, place)[:, ACCELERATION.index(key)]
    moving = velocity(result, body, place)
    if key in VELOCITY:
        return moving[:, VELOCITY.index(key)]
    return np.asarray(np.linalg.norm(moving, axis=1))
