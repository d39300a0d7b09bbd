"""Points whose motion is watched, with axes of their own."""

from collections.abc import Iterator
from typing import Annotated, ClassVar

import msgspec
import numpy as np

from kane.elements.ends import OneBodyElement
from kane.elements.orientation import (
    UPRIGHT,
    Orientation,
    axes_of,
    euler_parameters,
    orientation_faults,
)
from kane.elements.quantity import Quantity, components
from kane.elements.trajectory import Array, Trajectory
from kane.errors import Fault
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


def _angular_velocity(run: Trajectory, measured: "MeasurePoint") -> Array:
    """Return it along the axes of the point, (frames, 3) [rad/s]."""
    spin = np.einsum("fij,fi->fj", run.rotation(measured.body), run.angular_velocity(measured.body))
    return np.asarray(spin @ np.array(measured.axes()).T)


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
ANGULAR_VELOCITY = components(
    "w",
    "angular velocity",
    "rad/s",
    Template("angular velocity of the body, {axis} in the point's axes"),
    _angular_velocity,
    kind="about",
)


class MeasurePoint(OneBodyElement, frozen=True, kw_only=True):
    """A point of a body whose place, velocity and acceleration can be plotted.

    It is a frame with axes of its own, fixed in the body: expressions read it as they read a body,
    and see others from it: ``x('tip', 'P')`` is the place of ``tip`` along the x axis of ``P``.
    """

    quantities: ClassVar[tuple[Quantity, ...]] = PLACE + VELOCITY + ACCELERATION
    derived: ClassVar[tuple[Quantity, ...]] = SPEED + ANGULAR_VELOCITY

    point: Annotated[
        Vector, quantity("m", "P", "Point, in body axes from the origin", VectorOf("point", "body"))
    ] = (
        0.0,
        0.0,
        0.0,
    )
    orientation: Annotated[
        Orientation,
        msgspec.Meta(
            description="Orientation of its axes in the body: Euler parameters e1 e2 e3 e4 (e4 the "
            "scalar part), or {axis, angle}."
        ),
    ] = UPRIGHT
    traced: Traced = False

    @property
    def is_turned(self) -> bool:
        """Whether its axes are others than those of its body."""
        return euler_parameters(self.orientation) != UPRIGHT

    def axes(self) -> tuple[Vector, Vector, Vector]:
        """Return its axes x, y and z in those of the body."""
        return axes_of(self.orientation)

    def faults(self, path: str) -> Iterator[Fault]:
        """Yield what makes the point meaningless."""
        yield from super().faults(path)
        yield from orientation_faults(self.orientation, f"{path}.orientation")
