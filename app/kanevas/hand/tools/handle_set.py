"""The handles that are to be seen, and the one under the pointer."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF

from kane.elements.body import Body
from kane.model import Model
from kane.model.poses import Poses
from kanevas.drawing.geometry import Array
from kanevas.edits.elements import find
from kanevas.hand.handles.handle import Handle, Sight
from kanevas.hand.handles.speed_handles import blink_of
from kanevas.hand.handles.table import handles

if TYPE_CHECKING:
    from kanevas.hand.tools.desk import Desk

REACH = 9.0  # pixels
MOST = 40  # selected elements; with more the hand has a frame to move and no handles


class HandleSet:
    """Keeps the handles of the selection as long as nothing changes.

    Attributes:
        hot: the handle under the pointer.
        pivot: about which a turn goes, in ground axes; None for the middle.

    """

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._key: tuple[tuple[Model, Poses], tuple[object, ...]] | None = None
        self._found: list[Handle] = []
        self._blink = 0.0
        self.hot: Handle | None = None
        self.pivot: Array | None = None
        desk.selection.changed.connect(self._forget)

    def now(self) -> list[Handle]:
        """Return the handles; none while a later time of a run is shown."""
        names = self._desk.selection.names
        if not self._desk.at_start or len(names) > MOST:
            return []
        camera = self._desk.canvas.camera
        corner = tuple(camera.to_plane(0.0, 0.0).tolist())
        seen = camera.plane, camera.scale, corner, camera.size
        pivot = None if self.pivot is None else tuple(self.pivot.tolist())
        shown = self._desk.model, self._desk.canvas.poses
        view = names, seen, pivot, self._desk.units
        known = self._key
        if (
            known is None
            or view != known[1]
            or any(a is not b for a, b in zip(shown, known[0], strict=True))
        ):
            self._key = shown, view
            self._found = handles(self.sight(), names, self.pivot)
        return self._found

    def sight(self) -> Sight:
        """Return how things are seen."""
        desk = self._desk
        return Sight(desk.model, desk.canvas.poses, desk.canvas.camera, desk.units, self._blink)

    def find(self, view: QPointF) -> Handle | None:
        """Return the handle at a pixel, the nearest of several, and keep it as the hot one."""
        at = (view.x(), view.y())
        near = [(math.dist(handle.at, at), i) for i, handle in enumerate(self.now())]
        least = min(near, default=(math.inf, 0))
        self.hot = self._found[least[1]] if least[0] <= REACH else None
        return self.hot

    def pressed(self) -> Handle | None:
        """Return the hot handle; None where a key has changed the model since it was found."""
        return self.hot if self.hot in self.now() else None

    def hold(self) -> None:
        """Keep the scale of the velocity arrow during a drag."""
        names = self._desk.selection.names
        body = find(self._desk.model, names[0]) if len(names) == 1 else None
        self._blink = blink_of(self.sight(), body) if isinstance(body, Body) else 0.0

    def release(self) -> None:
        """Choose the scale of the velocity arrow anew."""
        self._blink = 0.0
        self._key = None
        self.hot = None

    def _forget(self) -> None:
        self.hot = self.pivot = None
        self._key = None
