"""Drivers of points: of the distance of two, and of one in ground axes."""

import math

import numpy as np

from kane.elements.drivers import DistanceDriver, PointDriver
from kane.fields import GROUND
from kane.model.poses import Poses
from kanevas.canvas.camera import Camera
from kanevas.canvas.geometry import Array, arrow_head
from kanevas.canvas.item import MOTORS, to_screen
from kanevas.canvas.joint_signs.marks import (
    Fill,
    Mark,
    Marks,
    dot,
    line,
    moved,
    pin,
    rectangle,
    ring,
    support,
    turned,
)
from kanevas.canvas.marked_item import MarkedItem
from kanevas.look.theme import Theme

# Parts of the length at which the cylinder begins and ends, and half its width in pixels.
CYLINDER, HALF_WIDTH = (0.14, 0.6), 5.0
TARGET, SHAFT, END_ON_AT = 6.0, 30.0, np.array([14.0, -14.0])
# An axis with a smaller share in the plane is seen end-on.
SIDEWAYS = 0.5


class DistanceDriverItem(MarkedItem):
    """A cylinder and its piston rod between the two points."""

    def __init__(self, driver: DistanceDriver, theme: Theme) -> None:
        super().__init__(driver.name, theme.joint, theme)
        self._ends = driver.ends()
        self.setZValue(MOTORS)

    def place(self, poses: Poses, camera: Camera) -> None:
        """Stretch the piston rod between the points."""
        ends = camera.to_view(np.array([poses.point(*end) for end in self._ends]))
        grounded = [body == GROUND for body, _ in self._ends]
        self.set_marks(_actuator(ends[1] - ends[0], grounded))
        self.setPos(*ends[0].tolist())


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


def _actuator(along: Array, grounded: list[bool]) -> Marks:
    marks: Marks = []
    for is_ground, at in zip(grounded, (np.zeros(2), along), strict=True):
        if is_ground:
            marks += moved(support(), at)
    length = math.hypot(*along)
    if length > 0:
        start, end = (share * length for share in CYLINDER)
        rods = [
            line((0.0, 0.0), (start, 0.0), width=2.0),
            line((end, 0.0), (length, 0.0), width=2.0),
        ]
        middle = (start + end) / 2
        tube = [rectangle(start, -HALF_WIDTH, end, HALF_WIDTH)]
        piston = [line((middle, -HALF_WIDTH), (middle, HALF_WIDTH), width=2.4),
                  line((middle, 0.0), (end, 0.0), width=2.0)]  # fmt: skip
        marks += turned([*rods, *tube, *piston], along / length)
    return [*marks, pin(), *moved([pin()], along)]


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
