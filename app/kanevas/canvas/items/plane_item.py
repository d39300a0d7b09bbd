"""Planes that bodies touch: hatched ground, as far as there is room."""

import math
from collections.abc import Iterator

import numpy as np

from kane.elements.contact_group import ContactGroup
from kane.elements.contacts import PlaneContact
from kane.elements.directions import unit
from kane.model import Model
from kane.model.poses import Poses
from kane.reading.straight_ways import reach
from kanevas.canvas.items.item import MOTORS
from kanevas.canvas.items.marked_item import MarkedItem
from kanevas.canvas.items.recipe import Neighbours, Recipe
from kanevas.canvas.joint_signs.marks import Marks, ground_at
from kanevas.canvas.viewing.camera import Camera
from kanevas.drawing.strokes import to_screen
from kanevas.look.theme import Theme

HALF = 160.0  # pixels to both sides of its point, and of the middle of what touches it
BESIDE = 40.0  # pixels to both sides of all of that, however large it is drawn
STEP = 160.0  # in which the line grows after a body that leaves it
FARTHEST = 8000.0
FACING = 0.2  # of the normal in the drawing: a plane that is seen from above has no line


class PlaneItem(MarkedItem):
    """A line of ground through the point of the plane and below its body, hatched underneath."""

    def __init__(self, contact: PlaneContact | ContactGroup, size: float, theme: Theme) -> None:
        """Make it.

        Args:
            contact: what has the plane.
            size: how far the bodies that may touch it reach from their middles [m].
            theme: the colours.

        """
        super().__init__(contact.name, theme.joint, theme)
        self._contact, self._size = contact, size
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
            feet = [
                float((camera.to_view(poses.point(name, (0.0, 0.0, 0.0))) - point) @ along)
                for name in _carried(contact, poses)
            ]
            room = self._size * camera.scale + BESIDE
            low, high = min(feet, default=0.0), max(feet, default=0.0)
            drawn = (*away.tolist(), -_reach(-low, room), _reach(high, room))
        if drawn != self._drawn:
            self._drawn = drawn
            self.set_marks(_marks(drawn))


def _carried(contact: PlaneContact | ContactGroup, poses: Poses) -> tuple[str, ...]:
    """Return the names of the bodies that may touch the plane."""
    if isinstance(contact, PlaneContact):
        return (contact.body_b,)
    return contact.bodies or poses.names


def _plane(contact: PlaneContact | ContactGroup, around: Neighbours) -> Iterator[Recipe]:
    """Yield the line of a plane."""
    reaches = around.once(_reaches)
    if isinstance(contact, PlaneContact):
        size = reaches.get(contact.body_b, 0.0)
    else:
        size = max((reaches.get(name, 0.0) for name in contact.bodies or reaches), default=0.0)
    yield Recipe(PlaneItem, contact.name, (contact, size, around.theme))


def _reaches(model: Model) -> dict[str, float]:
    return {body.name: reach(body) for body in model.bodies}


def _reach(foot: float, room: float) -> float:
    """Return how far the line goes to one side of its point; in steps, as bodies move.

    Args:
        foot: where the farthest body stands on this side.
        room: how far beyond that it reaches at most.

    """
    foot = max(foot, 0.0)
    return max(HALF + _steps(foot), _steps(foot + room))


def _steps(foot: float) -> float:
    return math.ceil(min(foot, FARTHEST) / STEP) * STEP


def _plane_of(group: ContactGroup, around: Neighbours) -> Iterator[Recipe]:
    """Yield the plane of a group that has one: its bodies are seen to touch each other."""
    if group.has_plane:
        yield from _plane(group, around)


def _marks(drawn: tuple[float, ...]) -> Marks:
    if not drawn:
        return []
    x, y, low, high = drawn
    away = np.array([x, y])
    middle = (low + high) / 2 * np.array([y, -x])
    return ground_at(middle, away, high - low)


RECIPES = {PlaneContact: _plane, ContactGroup: _plane_of}
