"""Shows what lies out of sight for a while, and the space as it was after it."""

from __future__ import annotations

from typing import NamedTuple

from kanevas.drawing.geometry import Array
from kanevas.view3d.camera import Camera


class _View(NamedTuple):
    """How a camera stood, and where the preview had it stand."""

    center: Array
    distance: float
    previewed: tuple[float, ...]


class Previewing:
    """Lets a camera step back where a preview lies out of its sight."""

    def __init__(self, camera: Camera) -> None:
        self._camera = camera
        self._before: _View | None = None

    def begin(self, cloud: Array) -> bool:
        """Bring points, (n, 3), into sight; return whether they were not."""
        camera, before = self._camera, self._before
        if camera.filled_by(cloud)[0] <= 1.0:
            return False
        center, distance = (camera.center.copy(), camera.distance) if before is None else before[:2]
        camera.fit(cloud)
        self._before = _View(center, distance, self._place())
        return True

    def end(self) -> bool:
        """Look as before, unless the person has moved the view since; return whether it does."""
        before, self._before = self._before, None
        if before is None or before.previewed != self._place():
            return False
        self._camera.center, self._camera.distance = before.center, before.distance
        return True

    def keep(self) -> None:
        """Go on from what is seen."""
        self._before = None

    def _place(self) -> tuple[float, ...]:
        return (*self._camera.center.tolist(), self._camera.distance)
