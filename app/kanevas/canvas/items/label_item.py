"""Names of the bodies."""

from collections.abc import Sequence

import numpy as np

from kane.elements.body import Body
from kane.elements.impulse import Impulse
from kane.elements.loads import Force
from kane.fields import Vector
from kane.model.poses import Poses
from kanevas.canvas.items.item import LABELS
from kanevas.canvas.naming.name_item import CAPITALS, NameItem
from kanevas.canvas.naming.places import Place
from kanevas.canvas.viewing.camera import Camera
from kanevas.look.inscription import Inscription
from kanevas.look.theme import Theme

FONT_PIXELS = 13
OFFSET = (9.0, -8.0)
# The name of a body under a torque, or with a driver or lock there, stands outside the sign.
OFFSET_AT_SIGN = (21.0, -21.0)
Push = tuple[Force | Impulse, Vector]


class LabelItem(NameItem):
    """A body's name beside its mass centre.

    It stands to the upper right, or to the upper left where a force or an impulse points that way;
    they come with the directions of their arrows.
    """

    def __init__(
        self,
        body: Body,
        index: int,
        forces: Sequence[Push],
        busy: bool,
        theme: Theme,
    ) -> None:
        text = Inscription(body.name, FONT_PIXELS, bold=True)
        super().__init__(body.name, body.name, body.mass_properties().center, text, theme)
        self._index = index
        self._forces = forces
        self._offset = OFFSET_AT_SIGN if busy else OFFSET
        self._plane = ""
        self._left = False
        self.setZValue(LABELS)

    def place(self, poses: Poses, camera: Camera) -> None:
        """Put the name beside the mass centre."""
        if camera.plane != self._plane:
            # Chosen once for each plane: a name that changed sides in a film would flicker.
            self._plane = camera.plane
            self._left = any(_is_upper_right(*f, self._index, poses, camera) for f in self._forces)
        super().place(poses, camera)

    def near(self) -> list[Place]:
        """Return the places above and below, first on the one side, then on the other."""
        beside, above = self._offset
        rights, lefts = (
            [Place(x, above), Place(x, CAPITALS - above)]
            for x in (beside, -beside - self._text.width)
        )
        return [*lefts, *rights] if self._left else [*rights, *lefts]


def _is_upper_right(
    force: Force | Impulse, direction: Vector, index: int, poses: Poses, camera: Camera
) -> bool:
    turn = poses.rotation[index] if force.axes == "body" else np.eye(3)
    right, up = (camera.axes[:2] @ turn @ direction).tolist()
    return right > 0 and up > 0.15 * right and not any(force.point)
