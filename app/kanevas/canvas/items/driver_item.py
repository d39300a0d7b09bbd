"""Drivers of points in ground axes."""

import math

import numpy as np

from kane.elements.drivers import PointDriver
from kane.model.poses import Poses
from kanevas.canvas.items.item import MOTORS
from kanevas.canvas.items.marked_item import MarkedItem
from kanevas.canvas.items.recipe import alone
from kanevas.canvas.joint_signs.marks import (
    Fill,
    Mark,
    Marks,
    dot,
    line,
    moved,
    ring,
)
from kanevas.canvas.viewing.camera import Camera
from kanevas.drawing.geometry import Array, arrow_head
from kanevas.drawing.strokes import to_screen
from kanevas.look.theme import Theme

TARGET, SHAFT, END_ON_AT = 6.0, 30.0, np.array([14.0, -14.0])
# An axis with a smaller share in the plane is seen end-on.
SIDEWAYS = 0.5


class PointDriverItem(MarkedItem):
    """A target on the point, with arrows along the ground axes in which it is driven."""

    def __init__(self, driver: PointDriver, theme: Theme) -> None:
        super().__init__(driver.name, theme.joint, theme)
        self._end = driver.body, driver.point
        self._axes = np.eye(3)[[law is not None for law in driver.law]]
        self._plane = ""
        self.setZValue(MOTORS)

    def place(self, poses: Poses, camera: Camera) -> None:
        """Put the target on the point."""
        if camera.plane != self._plane:
            self._plane = camera.plane
            self.set_marks(_target(self._axes @ camera.axes.T))
        self.setPos(*camera.to_view(poses.point(*self._end)).tolist())


def _target(axes: Array) -> Marks:
    """Return the target and its arrows; axes to the right, up and towards the viewer."""
    marks: Marks = []
    for axis in axes:
        way = to_screen(axis[:2])
        if math.hypot(*way) > SIDEWAYS:
            tip = SHAFT * way
            head = arrow_head(tip, way, 8.0, 7.5)
            marks += [line(TARGET * way, tip - 6.0 * way, width=2.0),
                      Mark((head,), closed=True, fill=Fill.INK, width=0.5)]  # fmt: skip
        else:
            marks += moved([ring(5.0), dot(1.6)], END_ON_AT)
    return [*marks, ring(TARGET), dot(2.2)]


RECIPES = {PointDriver: alone(PointDriverItem)}
