"""A note: a text at a place of the ground."""

from collections.abc import Hashable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from kane.elements.note import Note
from kane.fields import GROUND
from kane.model.poses import Poses
from kanevas.canvas.items.item import LABELS, Item
from kanevas.canvas.items.recipe import alone
from kanevas.canvas.viewing.camera import Camera
from kanevas.look.theme import Theme

FONT_PIXELS = 13
MARGIN = 6.0
OPACITY = 0.85


class NoteItem(Item):
    """The text on a slip of paper; its place is the left end of the first line."""

    def __init__(self, note: Note, theme: Theme) -> None:
        super().__init__(note.name, theme)
        self.anchor = GROUND, note.position
        self._text = note.text or note.name
        self._font = QFont()
        self._font.setPixelSize(FONT_PIXELS)
        metrics = QFontMetricsF(self._font)
        lines = self._text.split("\n")
        width = max(metrics.horizontalAdvance(line) for line in lines)
        self._room = QRectF(
            0.0, -metrics.lineSpacing() / 2, width + 1, len(lines) * metrics.lineSpacing()
        )
        self.setZValue(LABELS + 0.5)

    def place(self, poses: Poses, camera: Camera) -> None:  # noqa: ARG002
        """Put it on whole pixels, where text is crisp."""
        self.setPos(round(self.x), round(self.y))

    def boundingRect(self) -> QRectF:
        return self._room.adjusted(-MARGIN - 1, -MARGIN - 1, MARGIN + 1, MARGIN + 1)

    def look(self) -> Hashable:
        return NoteItem, self._text, self.selected, self.hovered

    def paint(self, painter: QPainter) -> None:
        paper = QColor(self.theme.background)
        paper.setAlphaF(OPACITY)
        slip = self._room.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN)
        edge = self.color(self.theme.grid_axis)
        painter.setPen(QPen(edge, 1.6 if self.selected else 1.0))
        painter.setBrush(paper)
        painter.drawRoundedRect(slip, 3, 3)
        painter.setFont(self._font)
        painter.setPen(self.theme.ink)
        painter.drawText(self._room, int(Qt.AlignmentFlag.AlignLeft), self._text)


RECIPES = {Note: alone(NoteItem)}
