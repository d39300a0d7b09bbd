"""How bodies are turned on the canvas, looked at together; no Qt here."""

from collections.abc import Sequence
from typing import Protocol

import numpy as np

from kane.model.poses import Poses
from kanevas.canvas.viewing.camera import Camera
from kanevas.drawing.geometry import Array

# A turn within the plane moves an outline; one that leaves it by more than this redraws it.
TILT = 1e-9


class Turned(Protocol):
    """What has an outline that turns with a body; see `BodyItem`."""

    index: int
    built: Array

    def build(self, turn: Array) -> None:
        """Make the outline anew."""

    def turn(self, cosine: float, sine: float, scale: float) -> None:
        """Turn the outline as it was built."""


class Turns:
    """Turns outlines as their bodies are turned, and has those made anew that leave the plane."""

    def __init__(self, outlines: Sequence[Turned]) -> None:
        self._outlines = outlines
        self._rows = np.array([outline.index for outline in outlines], dtype=np.intp)
        self._built = np.array([outline.built for outline in outlines]).reshape(-1, 3, 3)

    def follow(self, poses: Poses, camera: Camera) -> None:
        """Turn all outlines as they are seen."""
        turns = camera.axes @ poses.rotation[self._rows]
        since = turns @ self._built.transpose(0, 2, 1)
        for i in np.flatnonzero(since[:, 2, 2] < 1 - TILT).tolist():
            self._outlines[i].build(turns[i])
            self._built[i], since[i] = turns[i], np.eye(3)
        turned = since[:, :2, 0].tolist()
        for outline, (cosine, sine) in zip(self._outlines, turned, strict=True):
            outline.turn(cosine, sine, camera.scale)
