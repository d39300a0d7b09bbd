"""Rigid body."""

from collections.abc import Iterator
from typing import Annotated, ClassVar

import msgspec

from kane.elements.orientation import UPRIGHT, Orientation, orientation_faults
from kane.elements.quantity import Quantity
from kane.elements.shapes import Disc, Shape
from kane.errors import Fault
from kane.fields import Name, Positive, Record, Vector, quantity

# Rounded data of flat bodies (I3 = I1 + I2 exactly) must pass.
TRIANGLE_TOLERANCE = 1e-6


class Body(Record, frozen=True, kw_only=True):
    """A rigid body with its axes along the principal axes of inertia at the mass centre."""

    quantities: ClassVar[tuple[Quantity, ...]] = (
        Quantity("x", "m", "mass centre, x in ground axes"),
        Quantity("y", "m", "mass centre, y in ground axes"),
        Quantity("z", "m", "mass centre, z in ground axes"),
        Quantity("e1", "1", "Euler parameter e1"),
        Quantity("e2", "1", "Euler parameter e2"),
        Quantity("e3", "1", "Euler parameter e3"),
        Quantity("e4", "1", "Euler parameter e4, the scalar part"),
        Quantity("vx", "m/s", "velocity of the mass centre, x in ground axes"),
        Quantity("vy", "m/s", "velocity of the mass centre, y in ground axes"),
        Quantity("vz", "m/s", "velocity of the mass centre, z in ground axes"),
        Quantity("wx", "rad/s", "angular velocity, x in body axes"),
        Quantity("wy", "rad/s", "angular velocity, y in body axes"),
        Quantity("wz", "rad/s", "angular velocity, z in body axes"),
    )
    derived: ClassVar[tuple[Quantity, ...]] = (
        Quantity("angle_x", "rad", "angle turned about ground x, full turns counted"),
        Quantity("angle_y", "rad", "angle turned about ground y, full turns counted"),
        Quantity("angle_z", "rad", "angle turned about ground z, full turns counted"),
        Quantity("speed", "m/s", "speed of the mass centre"),
    )

    name: Name
    mass: Annotated[
        float,
        quantity("kg", "m", "Mass", gt=0),
    ]
    inertia: Annotated[
        tuple[Positive, Positive, Positive],
        quantity("kg m^2", "I", "Principal moments of inertia about the body axes"),
    ]
    position: Annotated[Vector, quantity("m", "p", "Mass centre, in ground axes")] = (0.0, 0.0, 0.0)
    orientation: Annotated[
        Orientation,
        quantity(
            "1",
            "e",
            "Euler parameters e1 e2 e3 e4 (e4 the scalar part) from body to ground axes, or the "
            "axis and angle (rad) of a turn",
        ),
    ] = UPRIGHT
    velocity: Annotated[
        Vector, quantity("m/s", "v", "Velocity of the mass centre, in ground axes")
    ] = (0.0, 0.0, 0.0)
    angular_velocity: Annotated[
        Vector, quantity("rad/s", "ω", "Angular velocity, in body axes")
    ] = (0.0, 0.0, 0.0)
    shapes: Annotated[
        tuple[Shape, ...], msgspec.Meta(description="Shapes by which the body is drawn.")
    ] = ()
    color: Annotated[
        str,
        msgspec.Meta(
            pattern=r"^(?:#[0-9a-fA-F]{6})?$",
            description="Colour as #rrggbb; empty for the next one of the palette.",
        ),
    ] = ""

    def faults(self, path: str) -> Iterator[Fault]:
        """Yield what no rigid body can have, with the way out."""
        yield from orientation_faults(self.orientation, f"{path}.orientation")
        largest = max(self.inertia)
        if 2 * largest > sum(self.inertia) * (1 + TRIANGLE_TOLERANCE):
            yield Fault(
                f"{path}.inertia",
                "the largest moment must not exceed the sum of the other two, is "
                f"{largest:.6g} against {sum(self.inertia) - largest:.6g}; no distribution of "
                "mass gives that",
            )
        for i, shape in enumerate(self.shapes):
            if isinstance(shape, Disc) and not any(shape.axis):
                yield Fault(f"{path}.shapes[{i}].axis", "must not be zero")
