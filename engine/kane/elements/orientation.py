"""Orientation of a body: Euler parameters, or a turn about an axis."""

import math
from collections.abc import Iterator
from typing import Annotated

from kane.errors import Fault
from kane.fields import Quadruple, Record, Vector, quantity
from kane.sentences import say


class AxisAngle(Record, frozen=True, kw_only=True):
    """A turn by ``angle`` about ``axis`` (ground axes), from ground axes to body axes."""

    axis: Annotated[Vector, quantity("1", "n", "Axis of the turn; any length but zero")]
    angle: Annotated[float, quantity("rad", "θ", "Angle of the turn, right-handed")]


Orientation = Quadruple | AxisAngle
UPRIGHT: Quadruple = (0.0, 0.0, 0.0, 1.0)


def euler_parameters(orientation: Orientation) -> Quadruple:
    """Return the unit Euler parameters e1 e2 e3 e4, e4 the scalar part; no turn for zeros.

    For a turn by θ about the unit vector n they are n sin(θ/2) and cos(θ/2); see Kane, Likins,
    Levinson, Spacecraft Dynamics (1983), section 1.3.
    """
    if isinstance(orientation, AxisAngle):
        length = math.hypot(*orientation.axis)
        if not length:
            return UPRIGHT
        sine = math.sin(orientation.angle / 2)
        x, y, z = orientation.axis
        return (
            x / length * sine,
            y / length * sine,
            z / length * sine,
            math.cos(orientation.angle / 2),
        )
    length = math.hypot(*orientation)
    if not length:
        return UPRIGHT
    e1, e2, e3, e4 = orientation
    return (e1 / length, e2 / length, e3 / length, e4 / length)


def axes_of(orientation: Orientation) -> tuple[Vector, Vector, Vector]:
    """Return the turned axes x, y and z, unit vectors in the axes from which they were turned."""
    e1, e2, e3, e4 = euler_parameters(orientation)
    return (
        (1 - 2 * (e2 * e2 + e3 * e3), 2 * (e1 * e2 + e3 * e4), 2 * (e1 * e3 - e2 * e4)),
        (2 * (e1 * e2 - e3 * e4), 1 - 2 * (e1 * e1 + e3 * e3), 2 * (e2 * e3 + e1 * e4)),
        (2 * (e1 * e3 + e2 * e4), 2 * (e2 * e3 - e1 * e4), 1 - 2 * (e1 * e1 + e2 * e2)),
    )


def orientation_faults(orientation: Orientation, path: str) -> Iterator[Fault]:
    """Yield what makes an orientation meaningless."""
    if isinstance(orientation, AxisAngle):
        if math.hypot(*orientation.axis) == 0:
            yield Fault(f"{path}.axis", say("must not be zero; give the direction of the turn"))
        return
    length = math.hypot(*orientation)
    if abs(length - 1) > 1e-3:
        yield Fault(
            path,
            say(
                "Euler parameters must have length 1, have {length:.6g}; give [0, 0, 0, 1] "
                'for no turn, or {{"axis": [0, 0, 1], "angle": 0.3}}',
                length=length,
            ),
        )
