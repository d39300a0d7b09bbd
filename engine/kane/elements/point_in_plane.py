"""Point in plane: a ball on a table."""

from collections.abc import Iterator, Mapping
from typing import ClassVar

from kane.elements.axes import AxisJoint, in_plane
from kane.elements.ends import Lie
from kane.elements.primitives import PointInPlane
from kane.elements.quantity import FORCES, Quantity


class PointInPlaneJoint(AxisJoint, frozen=True, kw_only=True, tag="point_in_plane"):
    """Holds point B in the plane through point A across axis_a; all turns are free. One row."""

    exchangeable: ClassVar[bool] = False
    lies: ClassVar[Mapping[str, Lie]] = {"axis_a": "across", "axis_b": "across"}
    quantities: ClassVar[tuple[Quantity, ...]] = FORCES

    def rows(self) -> Iterator[PointInPlane]:
        """Yield the primitive constraints that make up the joint."""
        yield from in_plane(self)
