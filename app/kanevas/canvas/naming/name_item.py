"""A name on the canvas: beside what it names, or at the end of a line from there."""

from abc import abstractmethod
from collections.abc import Hashable

import numpy as np
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPen

from kane.fields import Vector
from kane.model.poses import Poses
from kanevas.canvas.items.item import Item, edges_of
from kanevas.canvas.naming.places import Name, Place, line_end
from kanevas.canvas.viewing.camera import Camera
from kanevas.drawing.geometry import Array
from kanevas.look.crowding import CROWDED
from kanevas.look.inscription import Inscription
from kanevas.look.theme import Theme

CAPITALS = 10.0  # pixels, their height
LINE_WIDTH = 1.0
LINE_FROM = 7.0  # pixels from the point, which has a mark of its own


class NameItem(Item):
    """Base of the names, with a halo that keeps them readable.

    Attributes:
        owner: the body on which it may stand.
        is_called: whether it is wanted where signs crowd: that of the few things selected.

    """

    pickable = False
    is_rigid = True

    def __init__(
        self,
        name: str,
        owner: str,
        point: Vector | Array,
        text: Inscription,
        theme: Theme,
    ) -> None:
        super().__init__(name, theme)
        self.anchor = owner, point
        self.owner = owner
        self._text = text
        self._at = 0.0, 0.0
        self._place: Place | None = None
        self._is_left_out = False
        self.is_called = False

    @abstractmethod
    def near(self) -> list[Place]:
        """Return the places beside the point, the best one first."""

    def place(self, poses: Poses, camera: Camera) -> None:  # noqa: ARG002
        """Follow the point."""
        self._at = self.x, self.y
        self._settle()

    def is_seen(self, sheet: Array) -> bool:
        """Tell whether the point that it names is on the sheet: left, top, right and bottom."""
        (x, y), (left, top, right, bottom) = self._at, sheet.tolist()
        return bool(left <= x <= right and top <= y <= bottom)

    def wish(self, owner: int) -> Name:
        """Return what it wants; its owner by the index of the body."""
        letters = edges_of(self._text.letters)
        return Name(self._at, letters, self.near(), owner, self._place)

    def stand(self, place: Place | None) -> None:
        """Stand at another place from now on, or be left out where there is none."""
        self._place, self._is_left_out = place, place is None
        self.room = None
        self._settle()

    def leave_out(self, is_left_out: bool) -> None:
        """Be left out for now, where one would cover something, or stand where one stood."""
        self._is_left_out = is_left_out or self._place is None

    def is_wanted(self, signs: float) -> bool:
        """Tell whether it would be drawn; where signs crowd, only what is called."""
        return self.isVisible() and (signs >= CROWDED or self.is_called)

    def is_shown(self, signs: float) -> bool:
        return self.is_wanted(signs) and not self._is_left_out

    def _settle(self) -> None:
        place = self._place or self.near()[0]
        # Text on whole pixels is crisp.
        self.setPos(round(self._at[0] + place.x), round(self._at[1] + place.y))

    def look(self) -> Hashable:
        # The line to it is another one with each fraction of a pixel.
        return None if self._place and self._place.is_far else (self.name, self._text.width)

    def boundingRect(self) -> QRectF:
        bounds = self._text.bounds
        if self._place and self._place.is_far:
            start = QPointF(-self._place.x, -self._place.y)
            bounds = bounds | QRectF(start, QPointF()).normalized().adjusted(-2, -2, 2, 2)
        return bounds

    def paint(self, painter: QPainter) -> None:
        if self._place and self._place.is_far:
            self._draw_line(painter)
        self._text.draw(painter, self.color(self.theme.ink), self.theme.background)

    def _draw_line(self, painter: QPainter) -> None:
        at = self._at[0] - self.x, self._at[1] - self.y
        end = np.array(line_end(at, np.array(edges_of(self._text.letters))))
        way = end - at
        start = at + way * min(LINE_FROM / (float(np.hypot(*way)) or 1.0), 1.0)
        painter.setPen(QPen(self.color(self.theme.muted), LINE_WIDTH))
        painter.drawLine(QPointF(*start.tolist()), QPointF(*end.tolist()))
