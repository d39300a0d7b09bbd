"""Curves along which points go, each carried by its body."""

import numpy as np

from kane.elements.curve import line
from kane.elements.point_on_curve import PointOnCurve
from kane.model.poses import Poses
from kanevas.canvas.items.item import WHEELS
from kanevas.canvas.items.marked_item import MarkedItem
from kanevas.canvas.joint_signs import Mark
from kanevas.canvas.viewing.camera import Camera
from kanevas.drawing.geometry import Array
from kanevas.look.theme import Theme


class CurveItem(MarkedItem):
    """The curve of a joint; of one with faults in it nothing."""

    def __init__(self, joint: PointOnCurve, theme: Theme) -> None:
        super().__init__(joint.name, theme.joint, theme)
        self._body = joint.body_a
        self._line: Array | None = None
        if not any(joint.faults("")):
            self._line = line(joint.pieces()) + joint.point_a
        self.setZValue(WHEELS)

    def place(self, poses: Poses, camera: Camera) -> None:
        """Turn and move the curve with its body."""
        if self._line is not None:
            seen = camera.to_view(poses.points(self._body, self._line))
            self.set_marks([Mark((seen,), width=1.6)])

    def outline(self, poses: Poses) -> Array:
        """Return points along the curve, in ground axes [m]."""
        return poses.points(self._body, np.zeros((0, 3)) if self._line is None else self._line)
