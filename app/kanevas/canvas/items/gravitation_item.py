"""Gravitation: dotted lines between the heaviest of the bodies and the others."""

import math
from collections.abc import Iterator, Sequence

import numpy as np

from kane.elements.gravitation import Gravitation
from kane.fields import Vector
from kane.model.attraction import attracted
from kane.model.poses import Poses
from kanevas.canvas.items.item import SPRINGS
from kanevas.canvas.items.marked_item import MarkedItem
from kanevas.canvas.items.recipe import Neighbours, Recipe
from kanevas.canvas.joint_signs import Fill, Mark
from kanevas.canvas.viewing.camera import Camera
from kanevas.drawing.geometry import Array, arrow_head
from kanevas.edits.drawing import vector
from kanevas.look.theme import Theme

# Pixels: how long dashes are and how far apart, and what is left free about mass centres.
DASH, STEP, FREE = 2.0, 7.0, 13.0
MOST = 80  # dashes of a line
HEAD = 8.0


class GravitationItem(MarkedItem):
    """Lines from body to body, with arrow heads by which they pull each other.

    Args:
        gravitation: the element.
        centers: (body, mass centre in its axes), that of the heaviest body first.
        theme: the colours.

    """

    def __init__(
        self, gravitation: Gravitation, centers: Sequence[tuple[str, Vector]], theme: Theme
    ) -> None:
        super().__init__(gravitation.name, theme.force, theme)
        self._centers = centers
        self.setZValue(SPRINGS)

    def place(self, poses: Poses, camera: Camera) -> None:
        """Draw the lines between the mass centres."""
        places = camera.to_view(np.array([poses.point(*center) for center in self._centers]))
        self.set_marks([mark for place in places[1:] for mark in _line(places[0], place)])


def _line(start: Array, end: Array) -> Iterator[Mark]:
    length = math.hypot(*(end - start))
    if length <= 2 * (FREE + HEAD):
        return
    ahead = (end - start) / length
    for place, way in ((start, ahead), (end, -ahead)):
        head = arrow_head(place + (FREE + HEAD) * way, way, HEAD, 7.0)
        yield Mark((head,), closed=True, fill=Fill.INK, width=0.5)
    inner = length - 2 * (FREE + HEAD)
    count = min(max(round(inner / STEP), 1), MOST)
    along = FREE + HEAD + (np.arange(count) + 0.5) * inner / count
    dashes = [(start + (a - DASH) * ahead, start + (a + DASH) * ahead) for a in along.tolist()]
    yield Mark(tuple(np.array(dash) for dash in dashes), width=1.3)


def _recipes(gravitation: Gravitation, around: Neighbours) -> Iterator[Recipe]:
    centers = tuple((n, vector(center)) for n, center in attracted(around.model, gravitation))
    if len(centers) > 1:
        yield Recipe(GravitationItem, gravitation.name, (gravitation, centers, around.theme))


RECIPES = {Gravitation: _recipes}
