"""A drag that is refused, for all to see."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from kanevas.drawing.signs import draw_ground_line
from kanevas.hand.tools.drag import Drag
from kanevas.hand.tools.pointer import Pointer
from kanevas.look.theme import Theme

if TYPE_CHECKING:
    from kanevas.hand.tools.desk import Desk

GROUND_WIDTH = 46.0
BELOW = QPointF(0, 6)


class Refusal(Drag):
    """Moves nothing: shows hatched ground at the pressed point, and says why."""

    snaps = False
    cursor = Qt.CursorShape.ForbiddenCursor

    def __init__(self, desk: Desk, start: Pointer, reason: str) -> None:
        super().__init__(desk)
        self._at = start.view
        self._reason = reason

    @property
    def hint(self) -> str:
        return self._reason

    def draw(self, painter: QPainter, theme: Theme) -> None:
        painter.save()
        painter.translate(self._at + BELOW)
        halo = QColor(theme.background)
        halo.setAlphaF(0.85)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(halo)
        painter.drawRoundedRect(QRectF(-GROUND_WIDTH / 2 - 5, -5, GROUND_WIDTH + 10, 21), 5, 5)
        draw_ground_line(painter, QPen(theme.error, 2.4), GROUND_WIDTH)
        painter.restore()
