"""Names of the bodies."""

from collections.abc import Hashable, Sequence

import numpy as np
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from kane.elements.body import Body
from kane.elements.loads import Force
from kane.fields import Vector
from kane.model.poses import Poses
from kanevas.canvas.items.item import LABELS, Item, edges_of
from kanevas.canvas.viewing.camera import Camera
from kanevas.look.inscription import Inscription
from kanevas.look.theme import Theme

FONT_PIXELS = 13
CAPITALS = 10.0  # pixels, their height
GAP = 2.0  # pixels, half of that between two names
SIDES = 4  # above and below, and both across
OFFSET = (9.0, -8.0)
# The name of a body under a torque, or with a driver or lock there, stands outside the sign.
OFFSET_AT_SIGN = (21.0, -21.0)


class LabelItem(Item):
    """A body's name beside its mass centre, with a halo that keeps it readable over bodies.

    It stands to the upper right, or to the upper left where a force points that way; the forces
    come with the directions of their arrows. Where names would cover one another the scene lets it
    stand on another side.
    """

    pickable = False
    is_rigid = True

    def __init__(
        self,
        body: Body,
        index: int,
        forces: Sequence[tuple[Force, Vector]],
        busy: bool,
        theme: Theme,
    ) -> None:
        super().__init__(body.name, theme)
        self._index = index
        self.anchor = body.name, body.mass_properties().center
        self._forces = forces
        self._offset = OFFSET_AT_SIGN if busy else OFFSET
        self._plane = ""
        self._left = False
        self._at = 0.0, 0.0
        self._side = 0
        self._text = Inscription(body.name, FONT_PIXELS, bold=True)
        self.setZValue(LABELS)

    def place(self, poses: Poses, camera: Camera) -> None:
        """Put the name beside the mass centre."""
        if camera.plane != self._plane:
            # Chosen once for each plane: a name that changed sides in a film would flicker.
            self._plane = camera.plane
            self._left = any(_is_upper_right(*f, self._index, poses, camera) for f in self._forces)
        self._at = self.x, self.y
        self.setPos(*self._corner(self._side))

    def stand(self, side: int) -> None:
        """Put the name on another side of the mass centre, one of ``SIDES``."""
        self._side, self.room = side, None
        self.setPos(*self._corner(side))

    def rooms(self) -> list[tuple[float, float, float, float]]:
        """Return left, top, right and bottom of the letters on each side, the best one first."""
        letters = self._text.letters.adjusted(-GAP, 0.0, GAP, 0.0)
        return [edges_of(letters.translated(*self._corner(side))) for side in range(SIDES)]

    def _corner(self, side: int) -> tuple[int, int]:
        (x, y), (beside, above) = self._at, self._offset
        left, below = self._left != (side >= 2), side % 2
        # Text on whole pixels is crisp.
        return (
            round(x - beside - self._text.width if left else x + beside),
            round(y - above + CAPITALS if below else y + above),
        )

    def look(self) -> Hashable:
        return self.name

    def boundingRect(self) -> QRectF:
        return self._text.bounds

    def paint(self, painter: QPainter) -> None:
        self._text.draw(painter, self.color(self.theme.ink), self.theme.background)


def _is_upper_right(
    force: Force, direction: Vector, index: int, poses: Poses, camera: Camera
) -> bool:
    turn = poses.rotation[index] if force.axes == "body" else np.eye(3)
    right, up = (camera.axes[:2] @ turn @ direction).tolist()
    return right > 0 and up > 0.15 * right and not any(force.point)
