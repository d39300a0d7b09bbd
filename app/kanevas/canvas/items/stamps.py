"""Pictures of signs that are drawn often: to draw a line takes Qt fifty times as long."""

import math
from collections.abc import Hashable

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QPainter, QPixmap

from kanevas.canvas.items.item import PROPOSED, Item

# A picture is made for each quarter of a pixel, so that signs go smoothly in a film.
PHASES = 4
# So many pictures are kept, of so many pixels each at the most.
MOST, LARGEST = 6000, 200.0 * 200.0

Stamp = tuple[QPixmap, int, int]
"""A picture, and where its corner is from where the item stands."""


class Stamps:
    """Draws items, from a picture as soon as one has the look of an item drawn before."""

    def __init__(self) -> None:
        self._pictures: dict[Hashable, Stamp | None] = {}

    def draw(self, item: Item, painter: QPainter) -> None:
        """Draw an item where it stands."""
        if item.proposed:
            _draw_proposed(item, painter)
            return
        look = item.look()
        if look is None:
            draw_item(item, painter, item.x, item.y)
            return
        x, y = round(item.x * PHASES), round(item.y * PHASES)
        phase = x % PHASES, y % PHASES
        key = type(item), item.selected, item.hovered, look, phase
        stamp = self._pictures.get(key)
        if stamp is None:
            room = item.boundingRect()
            # What is seen once, as a sign on its turn in a film, is not worth a picture.
            if key not in self._pictures or room.width() * room.height() > LARGEST:
                self._note(key)
                draw_item(item, painter, item.x, item.y)
                return
            ratio = painter.device().devicePixelRatio()
            stamp = _picture(item, phase[0] / PHASES, phase[1] / PHASES, ratio)
            self._pictures[key] = stamp
        picture, left, top = stamp
        painter.drawPixmap(x // PHASES + left, y // PHASES + top, picture)

    def _note(self, key: Hashable) -> None:
        if len(self._pictures) > MOST:
            pictures = self._pictures.items()
            kept: dict[Hashable, Stamp | None] = {key: stamp for key, stamp in pictures if stamp}
            self._pictures = kept if len(kept) < MOST / 2 else {}
        self._pictures[key] = None

    def clear(self) -> None:
        """Forget all pictures, for other colours or another screen."""
        self._pictures.clear()


def draw_item(item: Item, painter: QPainter, x: float, y: float) -> None:
    """Draw an item at a place, line by line."""
    painter.translate(x, y)
    item.paint(painter)
    painter.translate(-x, -y)


def _draw_proposed(item: Item, painter: QPainter) -> None:
    """Draw what is no part of the model yet so that it can be told from what is."""
    before = painter.opacity()
    painter.setOpacity(before * PROPOSED)
    draw_item(item, painter, item.x, item.y)
    painter.setOpacity(before)


def _picture(item: Item, x: float, y: float, ratio: float) -> Stamp:
    """Return a picture of an item at a fraction of a pixel, and where its corner is from there."""
    room: QRect = item.boundingRect().toAlignedRect().adjusted(-1, -1, 2, 2)
    picture = QPixmap(math.ceil(room.width() * ratio), math.ceil(room.height() * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw_item(item, painter, x - room.x(), y - room.y())
    painter.end()
    return picture, room.x(), room.y()
