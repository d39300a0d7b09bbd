"""What points and rulers of a model see of the motion."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from kane.elements.measure_point import MeasurePoint
from kane.elements.quantity import not_computed
from kane.elements.ruler import Ruler
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
    if key == "speed":
        return np.asarray(np.linalg.norm(moving, axis=1))
    raise not_computed(measured, key)


def of_ruler(result: Result, ruler: Ruler, key: str) -> Array:
    """Return the length |d| [m] or its rate d . d' / |d| [m/s], (frames,); no rate at no length."""
    (a, point_a), (b, point_b) = ruler.ends()
    gap = point(result, b, point_b) - point(result, a, point_a)
    length = np.linalg.norm(gap, axis=1)
    if key == "length":
        return np.asarray(length)
    if key != "length_rate":
        raise not_computed(ruler, key)
    rate = velocity(result, b, point_b) - velocity(result, a, point_a)
    along = (gap * rate).sum(axis=1)
    return np.asarray(np.divide(along, length, out=np.zeros_like(length), where=length > 0))
