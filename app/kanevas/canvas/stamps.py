"""Pictures of signs that are drawn often: to draw a line takes Qt fifty times as long."""

import math
from collections.abc import Hashable

from PySide6.QtCore import QPointF, QRect, Qt
from PySide6.QtGui import QPainter, QPixmap

from kanevas.canvas.item import Item

# A picture is made for each quarter of a pixel, so that signs go smoothly in a film.
PHASES = 4
# So many pictures of some thousand bytes each are kept.
MOST = 4000


class Stamps:
    """Draws items, from a picture as soon as one has the look of an item drawn before."""

    def __init__(self) -> None:
        self._pictures: dict[Hashable, tuple[QPixmap, QPointF] | None] = {}

    def draw(self, item: Item, painter: QPainter) -> None:
        """Draw an item where it stands."""
        look = item.look()
        if look is None:
            _draw(item, painter, item.pos())
            return
        at = item.pos()
        x, y = round(at.x() * PHASES), round(at.y() * PHASES)
        phase = x % PHASES, y % PHASES
        key = type(item), item.selected, item.hovered, look, phase
        if key not in self._pictures:
            # What is seen once, as a sign on its turn in a film, is not worth a picture.
            if len(self._pictures) > MOST:
                self._pictures.clear()
            self._pictures[key] = None
            _draw(item, painter, at)
            return
        stamp = self._pictures[key]
        if stamp is None:
            ratio = painter.device().devicePixelRatio()
            stamp = _picture(item, phase[0] / PHASES, phase[1] / PHASES, ratio)
            self._pictures[key] = stamp
        picture, corner = stamp
        painter.drawPixmap(QPointF(x // PHASES, y // PHASES) + corner, picture)

    def clear(self) -> None:
        """Forget all pictures, for other colours or another screen."""
        self._pictures.clear()


def _draw(item: Item, painter: QPainter, at: QPointF) -> None:
    painter.translate(at)
    item.paint(painter)
    painter.translate(-at)


def _picture(item: Item, x: float, y: float, ratio: float) -> tuple[QPixmap, QPointF]:
    """Return a picture of an item at a fraction of a pixel, and where its corner is from there."""
    room: QRect = item.boundingRect().toAlignedRect().adjusted(-1, -1, 2, 2)
    picture = QPixmap(math.ceil(room.width() * ratio), math.ceil(room.height() * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _draw(item, painter, QPointF(x - room.x(), y - room.y()))
    painter.end()
    return picture, QPointF(room.topLeft())
