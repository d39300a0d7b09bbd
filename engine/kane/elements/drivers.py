"""Drivers: a coordinate that follows a function of time, whatever force that takes."""

from collections.abc import Iterator
from typing import Annotated, Any, ClassVar, Literal

import msgspec
import numpy as np

from kane.elements.ends import End, Joints, TwoPointElement
from kane.elements.law import Law
from kane.elements.on_joint import Coordinates, OnAngle, OnDisplacement
from kane.elements.primitives import DisplacementPath, DistancePath, PathRow
from kane.elements.quantity import Quantity, components, effort
from kane.elements.trajectory import Array, Trajectory
from kane.errors import Fault
from kane.fields import GROUND, BodyName, Name, Record, Varying, Vector, VectorOf, quantity
from kane.kernels.codes import ACCELERATION, POSITION, SPEED
from kane.sentences import Template, say

Prescribed = Annotated[
    Literal["position", "speed", "acceleration"],
    msgspec.Meta(description="What the function of time gives."),
]
LEVELS = {"position": POSITION, "speed": SPEED, "acceleration": ACCELERATION}
AXES: tuple[Vector, ...] = ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0))


def row_power(run: Trajectory, driver: Any) -> Array:
    """Return what the efforts give at the rates of their rows, (frames,) [W]."""
    return np.asarray((run.efforts(driver.name) * run.row_rates(driver.name)).sum(axis=1))


def _force_on_point(run: Trajectory, driver: "PointDriver") -> Array:
    """Return the force in ground axes, (frames, 3) [N]; zero along axes that are left free."""
    efforts = run.efforts(driver.name)
    force = np.zeros((run.frames, 3), efforts.dtype)
    force[:, [law is not None for law in driver.law]] = efforts
    return force


POWER = Quantity("power", "power", "W", say("power that the driver puts in"), row_power)


class AngleDriver(OnAngle, frozen=True, kw_only=True, tag="angle"):
    """Makes the angle of a joint, or its rate or second rate, follow a function of time."""

    quantities: ClassVar[tuple[Quantity, ...]] = (
        effort("torque", "N m", say("torque on body_b about the axis")),
    )
    derived: ClassVar[tuple[Quantity, ...]] = (POWER,)

    prescribes: Prescribed = "position"
    law: Annotated[
        Varying,
        quantity("rad, rad/s or rad/s^2", "θ(t)", "Function of time that the angle follows"),
    ]

    def rows(self, coordinates: Coordinates) -> Iterator[PathRow]:
        """Yield the primitive constraints that make up the driver."""
        level = LEVELS[self.prescribes]
        yield PathRow(((1.0, self.path(coordinates)),), 0.0, self.law, level, angular=True)

    def laws(self) -> Iterator[Law]:
        """Yield the expressions of the element."""
        yield Law("law", str(self.law), time_only=True)


class DisplacementDriver(OnDisplacement, frozen=True, kw_only=True, tag="displacement"):
    """Makes the displacement of a joint, or its rates, follow a function of time."""

    quantities: ClassVar[tuple[Quantity, ...]] = (
        effort("force", "N", say("force on body_b along the axis")),
    )
    derived: ClassVar[tuple[Quantity, ...]] = (POWER,)

    prescribes: Prescribed = "position"
    law: Annotated[
        Varying,
        quantity("m, m/s or m/s^2", "s(t)", "Function of time that the displacement follows"),
    ]

    def rows(self, coordinates: Coordinates) -> Iterator[PathRow]:
        """Yield the primitive constraints that make up the driver."""
        yield PathRow(((1.0, self.path(coordinates)),), 0.0, self.law, LEVELS[self.prescribes])

    def laws(self) -> Iterator[Law]:
        """Yield the expressions of the element."""
        yield Law("law", str(self.law), time_only=True)


class DistanceDriver(TwoPointElement, frozen=True, kw_only=True, tag="distance"):
    """Makes the distance of two points, or its rates, follow a function of time."""

    quantities: ClassVar[tuple[Quantity, ...]] = (
        effort("force", "N", say("force between the ends, pushing them apart positive")),
    )
    derived: ClassVar[tuple[Quantity, ...]] = (POWER,)

    prescribes: Prescribed = "position"
    law: Annotated[
        Varying,
        quantity("m, m/s or m/s^2", "l(t)", "Function of time that the distance follows"),
    ]

    def rows(self, _: Coordinates) -> Iterator[PathRow]:
        """Yield the primitive constraints that make up the driver."""
        distance = DistancePath(self.body_a, self.point_a, self.body_b, self.point_b)
        yield PathRow(((1.0, distance),), 0.0, self.law, LEVELS[self.prescribes])

    def laws(self) -> Iterator[Law]:
        """Yield the expressions of the element."""
        yield Law("law", str(self.law), time_only=True)


class PointDriver(Record, frozen=True, kw_only=True, tag="point"):
    """Makes ground coordinates of a point, or their rates, follow functions of time."""

    quantities: ClassVar[tuple[Quantity, ...]] = components(
        "f", "force", "N", Template("force on the body, {axis} in ground axes"), _force_on_point
    )
    derived: ClassVar[tuple[Quantity, ...]] = (POWER,)

    name: Name
    body: BodyName
    point: Annotated[
        Vector, quantity("m", "P", "Point, in body axes from the origin", VectorOf("point", "body"))
    ] = (
        0.0,
        0.0,
        0.0,
    )
    prescribes: Prescribed = "position"
    law: Annotated[
        tuple[Varying | None, Varying | None, Varying | None],
        quantity("m, m/s or m/s^2", "p(t)", "Functions of time for x, y, z; null leaves one free"),
    ]

    def rows(self, _: Coordinates) -> Iterator[PathRow]:
        """Yield the primitive constraints that make up the driver."""
        level = LEVELS[self.prescribes]
        for axis, law in zip(AXES, self.law, strict=True):
            if law is not None:
                path = DisplacementPath(GROUND, (0.0, 0.0, 0.0), axis, self.body, self.point)
                yield PathRow(((1.0, path),), 0.0, law, level)

    def laws(self) -> Iterator[Law]:
        """Yield the expressions of the element."""
        for i, law in enumerate(self.law):
            if law is not None:
                yield Law(f"law[{i}]", str(law), time_only=True)

    def reaction_end(self, _joints: Joints) -> End:
        """Return where its reaction is told: on the body."""
        return End(self.body, self.point)

    def references(self) -> Iterator[tuple[str, str]]:
        """Yield (field, name of the body it refers to)."""
        yield "body", self.body

    def faults(self, path: str) -> Iterator[Fault]:
        """Yield what makes the driver meaningless."""
        if self.body == GROUND:
            yield Fault(f"{path}.body", say("must be a body that can move, is 'ground'"))
        if all(law is None for law in self.law):
            yield Fault(f"{path}.law", say("must give at least one of x, y and z"))


Driver = AngleDriver | DisplacementDriver | DistanceDriver | PointDriver
