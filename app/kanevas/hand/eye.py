"""How the work plane is seen."""

from typing import Protocol

from kane.model.planes import PlaneName
from kanevas.drawing.geometry import Array
from kanevas.units import UnitSystem


class Eye(Protocol):
    """How a surface sees the work plane, and what lies before and behind it.

    Pixels count to the right and down from the upper left corner; the plane's axes point to the
    right and up.
    """

    @property
    def plane(self) -> PlaneName:
        """Name of the work plane: "xy", "xz" or "yz"."""

    @property
    def axes(self) -> Array:
        """Its directions to the right, up and towards the viewer, as rows in ground axes."""

    @property
    def depth(self) -> float:
        """Where it lies along the third of them [m]."""

    @property
    def scale(self) -> float:
        """Pixels per metre, where the surface is looked at."""

    @property
    def size(self) -> tuple[float, float]:
        """Width and height of the surface in pixels."""

    @property
    def units(self) -> UnitSystem:
        """Those in which lengths are shown, and of which the grid has round numbers."""

    @property
    def signs(self) -> float:
        """The size of signs where they are crowded, as a part of that which they have alone."""

    @property
    def is_straight(self) -> bool:
        """Whether all lines of sight are across the plane, so that outlines are those of it."""

    def to_view(self, points: Array) -> Array:
        """Return pixels of points in ground axes, (..., 3) -> (..., 2)."""

    def plane_to_view(self, points: Array) -> Array:
        """Return pixels of points of the plane, (..., 2) -> (..., 2)."""

    def to_plane(self, x: float, y: float) -> Array:
        """Return the point of the plane at a pixel, (2,) [m]."""

    def to_ground(self, x: float, y: float) -> Array:
        """Return the point of the plane at a pixel, in ground axes, (3,) [m]."""

    def sees_plane_at(self, x: float, y: float) -> bool:
        """Whether the plane is seen at a pixel, and not from its edge."""

    def line_of_sight(self, x: float, y: float) -> tuple[Array, Array]:
        """Return a point of what lies under a pixel, and the unit vector away from the viewer."""
