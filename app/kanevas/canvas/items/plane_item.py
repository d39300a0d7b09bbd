"""Planes that bodies touch: hatched ground, as far as there is room."""

import math

import numpy as np

from kane.elements.contacts import PlaneContact
from kane.elements.directions import unit
from kane.model.poses import Poses
from kanevas.canvas.items.item import MOTORS
from kanevas.canvas.items.marked_item import MarkedItem
from kanevas.canvas.items.recipe import alone
from kanevas.canvas.joint_signs.marks import Marks, ground_at
from kanevas.canvas.viewing.camera import Camera
from kanevas.drawing.strokes import to_screen
from kanevas.look.theme import Theme

HALF = 160.0  # pixels to both sides of its point, and of what touches it
STEP = 160.0  # in which the line grows after a body that leaves it
FARTHEST = 8000.0
FACING = 0.2  # of the normal in the drawing: a plane that is seen from above has no line


class PlaneItem(MarkedItem):
    """A line of ground through the point of the plane and below its body, hatched underneath."""

    def __init__(self, contact: PlaneContact, theme: Theme) -> None:
        super().__init__(contact.name, theme.joint, theme)
        self._contact = contact
        self._drawn: tuple[float, ...] = ()
        self.setZValue(MOTORS - 0.3)

    def place(self, poses: Poses, camera: Camera) -> None:
        """Put the line where the plane is."""
        contact = self._contact
        point = camera.to_view(poses.point(contact.body_a, contact.point_a))
        self.setPos(*point.tolist())
        normal = poses.turned(contact.body_a, unit(contact.axis_a))
        seen = to_screen((normal @ camera.axes[:2].T)[None])[0]
        size = float(np.hypot(*seen))
        if size <= FACING:
            drawn: tuple[float, ...] = ()
        else:
            away = -seen / size
            along = np.array([away[1], -away[0]])
            body = camera.to_view(poses.point(contact.body_b, (0.0, 0.0, 0.0)))
            drawn = (*away.tolist(), *_reach(float((body - point) @ along)))
        if drawn != self._drawn:
            self._drawn = drawn
            self.set_marks(_marks(drawn))


def _reach(foot: float) -> tuple[float, float]:
    """Return from where to where the line goes, from its point on; in steps, as bodies move."""
    farther = math.ceil(min(abs(foot), FARTHEST) / STEP) * STEP
    return (-HALF, HALF + farther) if foot > 0.0 else (-HALF - farther, HALF)


def _marks(drawn: tuple[float, ...]) -> Marks:
    if not drawn:
        return []
    x, y, low, high = drawn
    away = np.array([x, y])
    middle = (low + high) / 2 * np.array([y, -x])
    return ground_at(middle, away, high - low)


RECIPES = {PlaneContact: alone(PlaneItem)}
