"""Points whose motion is watched."""

from typing import Annotated, ClassVar

from kane.elements.ends import OneBodyElement
from kane.elements.quantity import Quantity
from kane.fields import Traced, Vector, VectorOf, quantity


class MeasurePoint(OneBodyElement, frozen=True, kw_only=True):
    """A point of a body whose place, velocity and acceleration can be plotted."""

    quantities: ClassVar[tuple[Quantity, ...]] = (
        Quantity("x", "m", "point, x in ground axes"),
        Quantity("y", "m", "point, y in ground axes"),
        Quantity("z", "m", "point, z in ground axes"),
        Quantity("vx", "m/s", "velocity of the point, x in ground axes"),
        Quantity("vy", "m/s", "velocity of the point, y in ground axes"),
        Quantity("vz", "m/s", "velocity of the point, z in ground axes"),
        Quantity("ax", "m/s^2", "acceleration of the point, x in ground axes"),
        Quantity("ay", "m/s^2", "acceleration of the point, y in ground axes"),
        Quantity("az", "m/s^2", "acceleration of the point, z in ground axes"),
    )
    derived: ClassVar[tuple[Quantity, ...]] = (Quantity("speed", "m/s", "speed of the point"),)

    point: Annotated[
        Vector, quantity("m", "P", "Point, in body axes from the origin", VectorOf("point", "body"))
    ] = (
        0.0,
        0.0,
        0.0,
    )
    traced: Traced = False
