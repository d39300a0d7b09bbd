"""What leads at the start of a run, as constraints that hold its velocities.

They are as those of drivers of speed, and hold for the start alone: bodies whose velocities are
given, and joints whose rates are.
"""

from collections.abc import Iterable, Iterator

from kane.compiled.constraints import within_the_model
from kane.elements.body import Body
from kane.elements.on_joint import Coordinates
from kane.elements.primitives import Constraint, PathRow, VelocityRow
from kane.fields import GROUND, Vector
from kane.kernels.codes import SPEED
from kane.model import Model

AXES: tuple[Vector, ...] = ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0))
NONE: Vector = (0.0, 0.0, 0.0)


def has_leads(model: Model) -> bool:
    """Whether a body or a joint leads at the start."""
    return any(body.leads != "nothing" for body in model.bodies) or any(
        joint.leading_rates() for joint in model.joints
    )


def leads(
    model: Model, named: Coordinates, extent: float
) -> Iterator[tuple[str, Iterable[Constraint]]]:
    """Yield (what leads, constraints), as ``crank.angular_velocity`` or ``hinge.angle_rate``.

    Args:
        model: a model without faults.
        named: coordinates of its joints.
        extent: length by which turns are made residuals [m].

    """
    yield from within_the_model(model, _leads(model, named, extent))


def _leads(
    model: Model, named: Coordinates, extent: float
) -> Iterator[tuple[str, Iterable[Constraint]]]:
    for body in model.bodies:
        if body.leads_by_velocity:
            yield f"{body.name}.velocity", _velocity(body)
        if body.leads_by_turning:
            yield f"{body.name}.angular_velocity", _turning(body, extent)
    for joint in model.joints:
        for coordinate, rate in joint.leading_rates().items():
            terms = ((1.0, named[joint.name][coordinate]),)
            angular = coordinate == "angle"
            row = PathRow(terms, drive=rate, level=SPEED, angular=angular)
            yield f"{joint.name}.{coordinate}_rate", (row,)


def _velocity(body: Body) -> Iterator[VelocityRow]:
    for axis, speed in zip(AXES, body.velocity, strict=True):
        yield VelocityRow(GROUND, body.name, NONE, GROUND, axis, NONE, speed)


def _turning(body: Body, extent: float) -> Iterator[VelocityRow]:
    for axis, rate in zip(AXES, body.angular_velocity, strict=True):
        x, y, z = (extent * component for component in axis)
        yield VelocityRow(GROUND, body.name, NONE, body.name, NONE, (x, y, z), extent * rate)
