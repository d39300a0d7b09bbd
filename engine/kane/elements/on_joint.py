"""Elements that act on a coordinate of a joint: its angle or its displacement."""

from collections.abc import Iterator, Mapping
from typing import Annotated, ClassVar, Literal

import msgspec

from kane.elements.ends import End, Joints
from kane.elements.primitives import Path
from kane.errors import Fault
from kane.expressions.nodes import StateMeasure
from kane.fields import Name, Record

JointName = Annotated[
    str, msgspec.Meta(description="Name of a joint.", extra={"symbol": "", "unit": ""})
]
JointCoordinate = Literal["angle", "displacement"]
"""What a joint may leave free of its own; a `length` belongs to springs and rulers."""

Coordinates = Mapping[str, dict[str, Path]]
"""Coordinates of all joints: by the joint's name, then 'angle' or 'displacement'."""


class OnJoint(Record, frozen=True, kw_only=True):
    """Base of the elements with one joint.

    Attributes:
        coordinate: of the joint, on which it acts.

    """

    coordinate: ClassVar[JointCoordinate]

    name: Name
    joint: JointName

    def references(self) -> Iterator[tuple[str, str]]:
        """Yield (field, name of the body it refers to): there is none."""
        yield from ()

    def joint_references(self) -> Iterator[tuple[str, str, str]]:
        """Yield (field, name of the joint, the coordinate that it must have)."""
        yield "joint", self.joint, self.coordinate

    def path(self, coordinates: Coordinates) -> Path:
        """Return the coordinate."""
        return coordinates[self.joint][self.coordinate]

    def reaction_end(self, joints: Joints) -> End:
        """Return where its reaction is told: on body_b of the joint."""
        joint = joints[self.joint]
        return End(joint.body_b, joint.point_b)

    def faults(self, _path: str) -> Iterator[Fault]:
        """Yield what makes the element meaningless."""
        yield from ()


class OnAngle(OnJoint, frozen=True, kw_only=True):
    """Base of the elements that act on the angle of a joint."""

    coordinate: ClassVar[JointCoordinate] = "angle"

    def own(self) -> dict[str, StateMeasure]:
        """Return what the names 'angle' and 'rate' stand for in the element's expressions."""
        return {
            "angle": StateMeasure("angle", (self.joint,)),
            "rate": StateMeasure("angle_rate", (self.joint,)),
        }


class OnDisplacement(OnJoint, frozen=True, kw_only=True):
    """Base of the elements that act on the displacement of a joint."""

    coordinate: ClassVar[JointCoordinate] = "displacement"

    def own(self) -> dict[str, StateMeasure]:
        """Return what 'displacement' and 'rate' stand for in the element's expressions."""
        return {
            "displacement": StateMeasure("displacement", (self.joint,)),
            "rate": StateMeasure("displacement_rate", (self.joint,)),
        }
