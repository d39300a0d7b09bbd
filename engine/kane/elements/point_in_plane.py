"""Point in plane: a ball on a table."""

from collections.abc import Iterator, Mapping
from typing import ClassVar

from kane.elements.axes import AxisJoint, in_plane
from kane.elements.ends import Lie
from kane.elements.primitives import PointInPlane
from kane.elements.quantity import FORCES, Quantity
from kane.sentences import Sentence, say


class PointInPlaneJoint(AxisJoint, frozen=True, kw_only=True, tag="point_in_plane"):
    """A ball on a table: holds point B in the plane through point A across the axis.

    The axis is that of body A; all turns are free.

    One row:

        φ = **n**_A · **d** = 0

    The contact holds from both sides: nothing lifts the ball. The axis of body B has no part in it.

    See also the [notation](joints), [planar](planar).
    """

    exchangeable: ClassVar[bool] = False
    leaves: ClassVar[Sentence] = say("two slides and three turns")
    lies: ClassVar[Mapping[str, Lie]] = {"axis_a": "across", "axis_b": "across"}
    quantities: ClassVar[tuple[Quantity, ...]] = FORCES

    def rows(self) -> Iterator[PointInPlane]:
        """Yield the primitive constraints that make up the joint."""
        yield from in_plane(self)
