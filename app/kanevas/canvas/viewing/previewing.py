"""Shows what lies out of sight for a while, and the canvas as it was after it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from kane.model.poses import Poses
from kanevas.canvas.viewing.viewport import Viewport
from kanevas.drawing.geometry import Array


class _View(NamedTuple):
    """How a canvas looked, and where the preview had it look."""

    center: Array
    scale: float
    followed_fit: bool
    previewed: tuple[float, float, float]


class Previewing:
    """Lets a canvas step back where a preview lies out of its sight."""

    def __init__(self, canvas: Viewport) -> None:
        self._canvas = canvas
        self._before: _View | None = None

    def begin(self, motion: Sequence[Poses]) -> None:
        """Bring poses into sight, if they are not."""
        canvas = self._canvas
        room = canvas.room_of_motion(motion)
        if room is None or canvas.sees(room):
            return
        camera, before = canvas.camera, self._before
        center, scale, follows = (
            (camera.center.copy(), camera.scale, canvas.follows_fit)
            if before is None
            else before[:3]
        )
        canvas.stay()
        canvas.show_room(room)
        self._before = _View(center, scale, follows, self._place())

    def end(self) -> None:
        """Look as before, unless the person has moved the view since."""
        before, self._before = self._before, None
        if before is None or before.previewed != self._place():
            return
        if before.followed_fit:
            self._canvas.fit()
        else:
            self._canvas.look_at(before.center, before.scale)

    def keep(self) -> None:
        """Go on from what is seen."""
        self._before = None

    def _place(self) -> tuple[float, float, float]:
        camera = self._canvas.camera
        return float(camera.center[0]), float(camera.center[1]), float(camera.scale)
