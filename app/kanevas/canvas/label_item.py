"""Names of the bodies."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPainterPath, QPen

from kane.elements.body import Body
from kane.model.poses import Poses
from kanevas.canvas.camera import Camera
from kanevas.canvas.item import LABELS, Item
from kanevas.theme import Theme

FONT_PIXELS = 13
OFFSET = QPointF(9.0, -8.0)
# The name of a body under a torque stands outside the arc.
OFFSET_AT_ARC = QPointF(21.0, -21.0)


class LabelItem(Item):
    """A body's name beside its mass centre, with a halo that keeps it readable over bodies."""

    pickable = False

    def __init__(self, body: Body, index: int, has_arc: bool, theme: Theme) -> None:
        super().__init__(body.name, theme)
        self._index = index
        self._offset = OFFSET_AT_ARC if has_arc else OFFSET
        self._font = QFont()
        self._font.setPixelSize(FONT_PIXELS)
        self._font.setWeight(QFont.Weight.DemiBold)
        self._outline = QPainterPath()
        self._outline.addText(self._offset, self._font, body.name)
        box = QFontMetricsF(self._font).boundingRect(body.name)
        self._bounds = box.translated(self._offset).adjusted(-4, -4, 4, 4)
        self.setZValue(LABELS)

    def place(self, poses: Poses, camera: Camera) -> None:
        """Put the name beside the mass centre."""
        x, y = camera.to_view(poses.position[self._index]).tolist()
        # Text on whole pixels is crisp.
        self.setPos(round(x), round(y))

    def boundingRect(self) -> QRectF:
        return self._bounds

    def paint(self, painter: QPainter, option: object, widget: object = None) -> None:  # noqa: ARG002
        halo = QPen(self.theme.background, 3.5)
        halo.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.strokePath(self._outline, halo)
        painter.setFont(self._font)
        painter.setPen(self.color(self.theme.ink))
        painter.drawText(self._offset, self.name)
