"""The camera of the 3D view; no Qt here."""

import math
from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from kanevas.view3d.meshes import Array

FIELD_OF_VIEW = math.radians(32.0)
FURTHEST = 40.0
NEAREST = 0.02
MARGIN = 1.12
# Nearer than this part of the distance nothing is seen, nor farther than so many times it.
NEAR, FAR = 0.005, 1000.0
# The same before and behind the centre, where the view is parallel.
DEEP = 200.0
# Azimuth and elevation of the views that everyone knows; and the first one, from the front, a
# little from the right and from above.
HOME = (math.radians(22.0), math.radians(18.0))
ISOMETRIC = math.asin(1 / math.sqrt(3))
VIEWS = {
    "isometric": (math.pi / 4, ISOMETRIC),
    "front": (0.0, 0.0),
    "back": (math.pi, 0.0),
    "left": (-math.pi / 2, 0.0),
    "right": (math.pi / 2, 0.0),
    "top": (0.0, math.pi / 2),
    "bottom": (0.0, -math.pi / 2),
}


class Projection(NamedTuple):
    """How a camera sees.

    Attributes:
        projection: from ground axes to the clip coordinates of OpenGL, (4, 4).
        rotation: from ground axes to the right, up and towards the viewer, (3, 3).
        pixel: size of a pixel at the centre of the view [m].

    """

    projection: Array
    rotation: Array
    pixel: float


class Camera:
    """Goes around a centre, upright with the vertical of the model.

    Attributes:
        axes: directions of the model to the right, up and towards a viewer who stands in front
            of it, as rows; the camera goes around the second.
        azimuth: angle by which it has gone to the right, away from the front [rad].
        elevation: angle above the horizon [rad].
        center: point that it looks at, in ground axes, (3,) [m].
        distance: from there to the eye [m].
        is_parallel: whether what is far away looks as large as what is near.
        width, height: of the picture; only their ratio counts.

    """

    def __init__(self) -> None:
        self.axes = np.eye(3)
        self.azimuth, self.elevation = HOME
        self.center = np.zeros(3)
        self.distance = 1.0
        self.is_parallel = False
        self.width, self.height = 1.0, 1.0
        self._reach = 1.0

    def stand_before(self, axes: Array) -> None:
        """Take another vertical and another front."""
        self.axes = axes
        self.azimuth, self.elevation = HOME

    def look_from(self, view: str) -> None:
        """Look from one of the sides of `VIEWS`."""
        self.azimuth, self.elevation = VIEWS[view]

    def rotation(self) -> Array:
        """Return the matrix from ground axes to those of the screen: right, up, to the viewer."""
        ca, sa = math.cos(self.azimuth), math.sin(self.azimuth)
        ce, se = math.cos(self.elevation), math.sin(self.elevation)
        rows = np.array([(ca, 0.0, -sa), (-sa * se, ce, -ca * se), (sa * ce, se, ca * ce)])
        turned: Array = rows @ self.axes
        return turned

    def eye(self) -> Array:
        """Return where the eye is, in ground axes, (3,) [m]."""
        eye: Array = self.center + self.distance * self.rotation()[2]
        return eye

    def slopes(self) -> tuple[float, float]:
        """Return how far one sees to the side and up, for each metre of distance."""
        wide = math.tan(FIELD_OF_VIEW / 2)
        return wide, max(wide * self.height / max(self.width, 1e-9), 1e-3)

    def projection(self) -> Array:
        """Return the matrix from ground axes to the clip coordinates of OpenGL, (4, 4)."""
        rotation, (wide, tall) = self.rotation(), self.slopes()
        view = np.eye(4)
        view[:3, :3], view[:3, 3] = rotation, -rotation @ self.eye()
        d = self.distance
        near, far = NEAR * d, FAR * d
        lens = np.zeros((4, 4))
        if self.is_parallel:
            lens[0, 0], lens[1, 1] = 1 / (wide * d), 1 / (tall * d)
            lens[2, 2:], lens[3, 3] = (-1 / (DEEP * d), -1 / DEEP), 1.0
        else:
            lens[0, 0], lens[1, 1] = 1 / wide, 1 / tall
            lens[2, 2], lens[2, 3] = -(far + near) / (far - near), -2 * far * near / (far - near)
            lens[3, 2] = -1.0
        product: Array = lens @ view
        return product

    def sight(self, width: float = 0.0) -> Projection:
        """Return how the camera sees as it stands now, in a picture of a width in pixels."""
        pixel = 2 * self.slopes()[0] * self.distance / (width or self.width)
        return Projection(self.projection(), self.rotation(), pixel)

    def on_screen(self, points: Array) -> Array:
        """Return where points in ground axes, (n, 3), stand in the picture, (n, 2).

        From -1 at the left and the lower edge to 1; not a number for what is behind the eye.
        """
        rows = self.projection()
        seen = points @ rows[:3, :3].T + rows[:3, 3]
        depth = points @ rows[3, :3] + rows[3, 3]
        with np.errstate(divide="ignore", invalid="ignore"):
            places: Array = seen[:, :2] / np.where(depth > 0, depth, np.nan)[:, None]
        return places

    def ray(self, x: float, y: float) -> tuple[Array, Array]:
        """Return the start and the direction of what lies under a place of the picture.

        Args:
            x: the place, to the right, as `on_screen` gives it.
            y: the same upwards.

        """
        rotation, (wide, tall) = self.rotation(), self.slopes()
        if self.is_parallel:
            aside = np.array([x * wide, y * tall, 0.0]) * self.distance
            start = self.center + aside @ rotation + DEEP * self.distance * rotation[2]
            return start, -rotation[2]
        direction = np.array([x * wide, y * tall, -1.0]) @ rotation
        return self.eye(), direction / math.hypot(*direction)

    def fit(self, cloud: Array) -> None:
        """Bring all of these points in ground axes, (n, 3), into the picture."""
        rotation = self.rotation()
        seen = rotation @ cloud.T  # a row for each axis: numpy goes along rows many times as fast
        middle = (seen.min(axis=1) + seen.max(axis=1)) / 2
        x, y, z = seen - middle[:, None]
        ahead = 0.0 if self.is_parallel else z
        wide, tall = self.slopes()
        least = max((ahead + np.abs(x) / wide).max(), (ahead + np.abs(y) / tall).max())
        self.center = middle @ rotation
        self.distance = self._reach = max(MARGIN * float(least), 1e-9)

    def filled_by(self, cloud: Array) -> tuple[float, float]:
        """Return how far points in ground axes reach from the middle, and how much they span.

        Both as shares of the view, 1 at its edges and for all of it.
        """
        places = self.on_screen(cloud)
        if np.isnan(places).any():
            return math.inf, math.inf
        return float(np.abs(places).max()), float(np.ptp(places, axis=0).max() / 2)

    def orbit(self, right: float, up: float) -> None:
        """Go around the centre by angles to the right and up, at the most to the poles [rad]."""
        self.azimuth = math.remainder(self.azimuth + right, 2 * math.pi)
        self.elevation = min(max(self.elevation + up, -math.pi / 2), math.pi / 2)

    def pan(self, x: float, y: float) -> None:
        """Let the picture move by shares of its half width and half height, right and up."""
        wide, tall = self.slopes()
        moved = np.array([x * wide, y * tall, 0.0]) * self.distance
        self.center = self.center - moved @ self.rotation()

    def zoom(self, factor: float, x: float = 0.0, y: float = 0.0) -> None:
        """Come so many times as near; what lies at a place of the picture stays there.

        Args:
            factor: above 1 comes nearer.
            x: the place, to the right, as `on_screen` gives it, in the plane of the centre.
            y: the same upwards.

        """
        nearest, furthest = NEAREST * self._reach, FURTHEST * self._reach
        distance = min(max(self.distance / factor, nearest), furthest)
        wide, tall = self.slopes()
        aside = np.array([x * wide, y * tall, 0.0]) * (self.distance - distance)
        self.center = self.center + aside @ self.rotation()
        self.distance = distance

    def move(self, way: Array) -> None:
        """Go along a way in ground axes, (3,) [m]."""
        self.center = self.center + way

    def reframe(self, width: float, height: float) -> None:
        """Look at a picture of another size, which shows at least what the one before did."""
        before = self.slopes()[1]
        self.width, self.height = width, height
        self.distance *= max(1.0, before / self.slopes()[1])

    def centre_on(self, cloud: Array) -> None:
        """Look at the middle of points in ground axes, (n, 3), from as far away as before."""
        self.center = (cloud.min(axis=0) + cloud.max(axis=0)) / 2


class Tile(NamedTuple):
    """A part of a picture.

    Attributes:
        x, y: its upper left corner in the whole, in pixels.
        width, height: its size in pixels.
        sight: how the camera sees this part alone.

    """

    x: int
    y: int
    width: int
    height: int
    sight: Projection


def tiles(sight: Projection, width: int, height: int, most: int) -> Iterator[Tile]:
    """Cut a picture into parts, none of them larger than so many pixels in each direction."""
    for x in range(0, width, most):
        for y in range(0, height, most):
            wide, tall = min(most, width - x), min(most, height - y)
            zoom = np.eye(4)
            zoom[0, 0], zoom[1, 1] = width / wide, height / tall
            zoom[0, 3] = (width - 2 * x - wide) / wide
            zoom[1, 3] = (2 * y + tall - height) / tall
            yield Tile(x, y, wide, tall, sight._replace(projection=zoom @ sight.projection))
