"""Planes that bodies touch: hatched ground, as far as there is room."""

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

WIDTH = 320.0  # pixels
FACING = 0.2  # of the normal in the drawing: a plane that is seen from above has no line


class PlaneItem(MarkedItem):
    """A line of ground through the point of the plane, hatched where no body goes."""

    def __init__(self, contact: PlaneContact, theme: Theme) -> None:
        super().__init__(contact.name, theme.joint, theme)
        self._contact = contact
        self.setZValue(MOTORS - 0.3)

    def place(self, poses: Poses, camera: Camera) -> None:
        """Put the line where the plane is."""
        contact = self._contact
        self.setPos(*camera.to_view(poses.point(contact.body_a, contact.point_a)).tolist())
        normal = poses.turned(contact.body_a, unit(contact.axis_a))
        seen = to_screen((normal @ camera.axes[:2].T)[None])[0]
        size = float(np.hypot(*seen))
        marks: Marks = []
        if size > FACING:
            marks = ground_at(np.zeros(2), -seen / size, WIDTH)
        self.set_marks(marks)


RECIPES = {PlaneContact: alone(PlaneItem)}
