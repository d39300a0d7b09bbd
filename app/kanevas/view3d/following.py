"""The body with which the camera of the 3D view moves."""

from collections.abc import Collection

import numpy as np
from PySide6.QtCore import QObject, Signal

from kane.model.poses import Poses
from kanevas.view3d.meshes import Array


class Following(QObject):
    """Says how far a body has gone since it was last seen.

    Attributes:
        name: of the body; empty while the camera stands still.

    Signals:
        changed: another body is followed, or none.

    """

    changed = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.name = ""
        self._seen = np.zeros(3)

    def set(self, name: str) -> None:
        """Follow another body, or none."""
        if name != self.name:
            self.name = name
            self.changed.emit()

    def keep_to(self, names: Collection[str]) -> None:
        """Follow none that is not among these."""
        if self.name not in names:
            self.set("")

    def start(self, poses: Poses) -> None:
        """Take a pose as the one in which the body was last seen."""
        self.moved_to(poses)

    def moved_to(self, poses: Poses) -> Array:
        """Return how far the body has gone to a pose, (3,) [m]; nothing while none is followed."""
        if not self.name:
            return np.zeros(3)
        here = poses.position[poses.names.index(self.name)]
        gone: Array = here - self._seen
        self._seen = here
        return gone
