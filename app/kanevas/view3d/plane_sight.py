"""How the 3D view sees the work plane; no Qt here."""

import math

from kane.model.planes import PlaneName
from kanevas.drawing.geometry import PLANES
from kanevas.units import UnitSystem
from kanevas.view3d.camera import Camera
from kanevas.view3d.meshes import Array

EDGE_ON = math.sin(math.radians(4.0))  # flatter lines of sight say nothing of a place in the plane
FURTHEST = 50.0  # times the distance of what is looked at: there a line of sight has left the scene


class PlaneSight:
    """A camera that looks at a work plane from anywhere; see ``kanevas.hand.eye.Eye``.

    Attributes:
        plane: name of the work plane.
        axes: its directions to the right, up and across, as rows in ground axes.
        depth: where it lies along the third of them [m].
        signs: the size of signs that are measured in pixels: in space they never crowd.
        size: width and height of the view in pixels.
        units: those in which lengths are shown.

    """

    is_straight = False
    signs = 1.0

    def __init__(
        self,
        camera: Camera,
        plane: PlaneName,
        depth: float,
        size: tuple[float, float],
        units: UnitSystem,
    ) -> None:
        self._camera = camera
        self.plane = plane
        self.axes = PLANES[plane]
        self.depth = depth
        self.size = size
        self.units = units

    @property
    def scale(self) -> float:
        """Pixels per metre, at the centre of what is seen."""
        return 1 / self._camera.sight(self.size[0]).pixel

    def to_view(self, points: Array) -> Array:
        """Return pixels of points in ground axes, (..., 3) -> (..., 2); not of what is behind."""
        places = self._camera.on_screen(points.reshape(-1, 3)) * (1.0, -1.0)
        pixels: Array = (places + 1) / 2 * self.size
        return pixels.reshape(*points.shape[:-1], 2)

    def plane_to_view(self, points: Array) -> Array:
        """Return pixels of points of the plane, (..., 2) -> (..., 2)."""
        return self.to_view(points @ self.axes[:2] + self.depth * self.axes[2])

    def to_plane(self, x: float, y: float) -> Array:
        """Return the point of the plane at a pixel, (2,) [m]."""
        plane: Array = self.axes[:2] @ self.to_ground(x, y)
        return plane

    def to_ground(self, x: float, y: float) -> Array:
        """Return the point of the plane at a pixel, in ground axes [m].

        Where the plane is not seen there, it is the point as deep as what is looked at.
        """
        start, away = self._ray(x, y)
        way = self._way_to_plane(start, away)
        if way is None:
            way = float((self._camera.center - start) @ away)
        ground: Array = start + way * away
        return ground

    def sees_plane_at(self, x: float, y: float) -> bool:
        """Whether the plane is seen at a pixel, and not from its edge."""
        return self._way_to_plane(*self._ray(x, y)) is not None

    def line_of_sight(self, x: float, y: float) -> tuple[Array, Array]:
        """Return a point of what lies under a pixel, and the unit vector away from the viewer."""
        start, away = self._ray(x, y)
        # from where one looks at, as all digits count there
        return start + float((self._camera.center - start) @ away) * away, away

    def _ray(self, x: float, y: float) -> tuple[Array, Array]:
        wide, tall = self.size
        return self._camera.ray(2 * x / wide - 1, 1 - 2 * y / tall)

    def _way_to_plane(self, start: Array, away: Array) -> float | None:
        """Return how far the plane is along a line of sight; None where it is not seen."""
        across = float(away @ self.axes[2])
        if abs(across) < EDGE_ON:
            return None
        way = (self.depth - float(start @ self.axes[2])) / across
        least = float((self._camera.center - start) @ away)  # as deep as what is looked at
        reach = FURTHEST * self._camera.distance
        return way if abs(way - least) < reach and (way > 0 or self._camera.is_parallel) else None
