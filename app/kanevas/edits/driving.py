"""Motors and actuators as they are drawn, and what holds a motion of a joint already."""

import math

import numpy as np
import numpy.typing as npt

from kane.elements.axes import AxisJoint
from kane.elements.drivers import AngleDriver, DisplacementDriver, DistanceDriver, PointDriver
from kane.elements.on_joint import JointCoordinate, OnJoint
from kane.model import Model
from kane.model.model import constraining
from kanevas.edits.joining import End, ends_in_order

Array = npt.NDArray[np.float64]

TURNS = 2 * math.pi  # rad/s: a turn a second
SPEED = 0.1  # m/s


def motor(
    name: str, holder: AxisJoint, coordinate: JointCoordinate
) -> AngleDriver | DisplacementDriver:
    """Return what moves a coordinate of a joint at a steady speed."""
    if coordinate == "angle":
        return AngleDriver(name=name, joint=holder.name, prescribes="speed", law=TURNS)
    return DisplacementDriver(name=name, joint=holder.name, prescribes="speed", law=SPEED)


def actuator(model: Model, name: str, start: End, end: End) -> DistanceDriver:
    """Return what drives two points apart at a steady speed; ends are in either order."""
    (body_a, point_a), (body_b, point_b) = ends_in_order(model, start, end)
    return DistanceDriver(
        name=name,
        body_a=body_a,
        point_a=point_a,
        body_b=body_b,
        point_b=point_b,
        prescribes="speed",
        law=SPEED,
    )


def point_driver(name: str, end: End, velocity: Array, plane: Array) -> PointDriver:
    """Return what moves a point of a body in a plane at a velocity.

    Args:
        name: its name.
        end: the body and the point.
        velocity: in ground axes, (3,) [m/s].
        plane: directions to the right, up and towards the viewer, as rows in ground axes.

    """
    body, point = end
    x, y, z = (
        None if across > 0.5 else speed
        for speed, across in zip((velocity + 0.0).tolist(), np.abs(plane[2]).tolist(), strict=True)
    )
    return PointDriver(name=name, body=body, point=point, prescribes="speed", law=(x, y, z))


def holder_of(model: Model, joint: str, coordinate: JointCoordinate) -> str | None:
    """Return the name of the driver or lock that a coordinate of a joint has already, if any."""
    for element in constraining(model):
        if isinstance(element, OnJoint) and (element.joint, element.coordinate) == (
            joint,
            coordinate,
        ):
            return element.name
    return None
