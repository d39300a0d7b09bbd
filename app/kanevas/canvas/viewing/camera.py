"""Which part of the work plane the canvas shows; no Qt here."""

import math

import numpy as np

from kane.model.planes import PlaneName
from kanevas.drawing.geometry import PLANES, Array
from kanevas.look.crowding import part_of_size
from kanevas.look.reach import NARROWEST, within_reach
from kanevas.units.systems import SI

# How many pixels the whole model may measure: far less than one, to draw what is far greater.
SMALLEST, LARGEST = 0.01, 2e6
# A model of one point gives no hint of its size.
DEFAULT_EXTENT = 1.0
LEAST_SIGNS = 0.25  # of their size, to which signs shrink at the most


class Camera:
    """Maps ground axes to pixels of the canvas and back.

    Pixels count to the right and down from the upper left corner; the plane's axes point to the
    right and up.

    Attributes:
        plane: name of the plane, "xy", "xz" or "yz".
        axes: its directions to the right, up and towards the viewer, as rows.
        center: point of the plane in the middle of the canvas [m].
        scale: pixels per metre.
        size: width and height of the canvas in pixels.
        depth: where the work plane lies along its normal, towards the viewer [m].
        units: those in which lengths are shown, and of which the grid has round numbers.
        spacing: how much room the signs of the model have: the side of a square for each [m].

    """

    def __init__(self) -> None:
        self.center = np.zeros(2)
        self.scale = 400.0
        self.size = (1.0, 1.0)
        self.depth = 0.0
        self.units = SI
        self.spacing = math.inf
        self._extent = DEFAULT_EXTENT
        self.plane: PlaneName = "xy"
        self.set_plane("xy")

    def set_plane(self, plane: PlaneName) -> None:
        """Look at another plane, at the one through the origin."""
        self.depth = 0.0
        self.plane = plane
        self.axes = PLANES[plane]

    @property
    def signs(self) -> float:
        """The size of signs where they are crowded, as a part of that which they have alone."""
        return part_of_size(self.scale * self.spacing, LEAST_SIGNS)

    @property
    def is_straight(self) -> bool:
        """Whether all lines of sight are across the plane: here they always are."""
        return True

    def sees_plane_at(self, x: float, y: float) -> bool:  # noqa: ARG002
        """Whether the plane is seen at a pixel: here it always is."""
        return True

    def line_of_sight(self, x: float, y: float) -> tuple[Array, Array]:
        """Return a point of what lies under a pixel, and the unit vector away from the viewer."""
        return self.to_ground(x, y), -self.axes[2]

    def to_view(self, points: Array) -> Array:
        """Return pixels of points in ground axes, (..., 3) -> (..., 2)."""
        return self.plane_to_view(points @ self.axes[:2].T)

    def plane_to_view(self, points: Array) -> Array:
        """Return pixels of points of the plane, (..., 2) -> (..., 2)."""
        return (points - self.center) * (self.scale, -self.scale) + (
            self.size[0] / 2,
            self.size[1] / 2,
        )

    def to_plane(self, x: float, y: float) -> Array:
        """Return the point of the plane at a pixel [m]."""
        return self.center + np.array([x - self.size[0] / 2, self.size[1] / 2 - y]) / self.scale

    def to_ground(self, x: float, y: float) -> Array:
        """Return the point of the work plane at a pixel, in ground axes [m]."""
        ground: Array = self.to_plane(x, y) @ self.axes[:2] + self.depth * self.axes[2]
        return ground

    def resize(self, width: float, height: float, dx: float, dy: float) -> None:
        """Keep the picture still under a canvas of another size, with its corner elsewhere."""
        fixed = self.to_plane(dx, dy)
        self.size = width, height
        self.center = self.center + fixed - self.to_plane(0.0, 0.0)

    def pan(self, dx: float, dy: float) -> None:
        """Move the picture by pixels."""
        self.center = self.center - np.array([dx, -dy]) / self.scale

    def zoom(self, factor: float, x: float, y: float) -> None:
        """Magnify the picture about the pixel (x, y), within limits."""
        fixed = self.to_plane(x, y)
        self.scale = self._limited(self.scale * factor)
        self.center = self.center + fixed - self.to_plane(x, y)

    def fit(self, low: Array, high: Array, margin: float) -> None:
        """Show a model that reaches from low to high of the plane, with a margin in pixels."""
        low, high = within_reach(low), within_reach(high)
        extent = max(high - low)
        self._extent = extent if extent > NARROWEST else DEFAULT_EXTENT
        self.show(low, high, margin)

    def show(self, low: Array, high: Array, margin: float) -> None:
        """Show the rectangle from low to high of the plane, a part of the model."""
        low, high = within_reach(low), within_reach(high)
        span = high - low
        room = [max(side - 2 * margin, side / 2) for side in self.size]
        ratios = [r / s for r, s in zip(room, span, strict=True) if s > NARROWEST]
        self.scale = self._limited(min(ratios, default=min(room) / DEFAULT_EXTENT))
        self.center = (low + high) / 2

    def _limited(self, scale: float) -> float:
        return min(max(scale, SMALLEST / self._extent), LARGEST / self._extent)
