"""Rolling disc: a wheel or a coin that rolls on a plane without slip."""

from collections.abc import Iterator, Mapping
from typing import Annotated, ClassVar

from kane.elements.axes import AxisJoint
from kane.elements.directions import triad
from kane.elements.ends import Lie
from kane.elements.primitives import RollingContact
from kane.elements.quantity import FORCES, MOMENTS, Quantity
from kane.fields import Vector, VectorOf, quantity


class RollingDisc(AxisJoint, frozen=True, kw_only=True, tag="rolling_disc"):
    """Holds the rim of a thin disc of body_b on a plane of body_a and lets it roll, free to tilt.

    The plane goes through point A across axis_a, which points to the side of the disc; point B is
    the centre of the disc, axis_b its axis. Three rows: the contact, which holds from both sides,
    and no slip along two directions of the plane. Two of the five freedoms that the contact leaves
    are of place alone: three speeds are free. The force of the joint acts at the contact, so its
    moment about point B is that of the force there.
    """

    exchangeable: ClassVar[bool] = False
    lies: ClassVar[Mapping[str, Lie]] = {"axis_a": "across"}
    points_apart: ClassVar[bool] = True
    quantities: ClassVar[tuple[Quantity, ...]] = FORCES + MOMENTS

    axis_a: Annotated[
        Vector,
        quantity(
            "1",
            "n_a",
            "Normal of the plane, to the side of the disc, in the axes of body_a",
            VectorOf("axis", "body_a"),
        ),
    ] = (0.0, 1.0, 0.0)
    axis_b: Annotated[
        Vector,
        quantity("1", "n_b", "Axis of the disc, in the axes of body_b", VectorOf("axis", "body_b")),
    ] = (
        0.0,
        0.0,
        1.0,
    )
    radius: Annotated[float, quantity("m", "r", "Radius of the disc", gt=0)]

    def rows(self) -> Iterator[RollingContact]:
        """Yield the primitive constraints that make up the joint."""
        x, y, normal = triad(self.axis_a)
        _, _, axis = triad(self.axis_b)
        yield RollingContact(
            self.body_a,
            self.point_a,
            (normal, x, y),
            self.body_b,
            self.point_b,
            axis,
            self.radius,
        )
