"""Points whose motion is watched."""

from typing import Annotated, ClassVar

import numpy as np

from kane.elements.ends import OneBodyElement
from kane.elements.quantity import Quantity, components
from kane.elements.trajectory import Array, Trajectory
from kane.fields import Traced, Vector, VectorOf, quantity
from kane.sentences import Template, say


def _place(run: Trajectory, measured: "MeasurePoint") -> Array:
    return run.point(measured.body, measured.point)


def _velocity(run: Trajectory, measured: "MeasurePoint") -> Array:
    return run.velocity(measured.body, measured.point)


def _acceleration(run: Trajectory, measured: "MeasurePoint") -> Array:
    return run.acceleration(measured.body, measured.point)


def _speed(run: Trajectory, measured: "MeasurePoint") -> Array:
    return np.asarray(np.linalg.norm(_velocity(run, measured), axis=1))


PLACE = components("", "", "m", Template("point, {axis} in ground axes"), _place)
VELOCITY = components(
    "v", "velocity", "m/s", Template("velocity of the point, {axis} in ground axes"), _velocity
)
ACCELERATION = components(
    "a",
    "acceleration",
    "m/s^2",
    Template("acceleration of the point, {axis} in ground axes"),
    _acceleration,
)
SPEED = (Quantity("speed", "speed", "m/s", say("speed of the point"), _speed),)


class MeasurePoint(OneBodyElement, frozen=True, kw_only=True):
    """A point of a body whose place, velocity and acceleration can be plotted."""

    quantities: ClassVar[tuple[Quantity, ...]] = PLACE + VELOCITY + ACCELERATION
    derived: ClassVar[tuple[Quantity, ...]] = SPEED

    point: Annotated[
        Vector, quantity("m", "P", "Point, in body axes from the origin", VectorOf("point", "body"))
    ] = (
        0.0,
        0.0,
        0.0,
    )
    traced: Traced = False
