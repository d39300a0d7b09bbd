"""A joint: a pin, with a support where it holds a body on the ground."""

import math

import numpy as np
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from kane.fields import GROUND
from kane.model import Joint
from kane.model.poses import Poses
from kanevas.canvas.camera import Camera
from kanevas.canvas.item import JOINTS, Item, within_reach
from kanevas.canvas.signs import SUPPORT_BOUNDS, draw_support
from kanevas.theme import Theme

RADIUS = 4.5
# Ends further apart than this many pixels show as an open joint.
OPEN = 3.0


class JointItem(Item):
    """A small circle at end A; a dashed line leads to end B while the joint stands open."""

    def __init__(self, joint: Joint, theme: Theme) -> None:
        super().__init__(joint.name, theme)
        self._bodies = joint.body_a, joint.body_b
        self._points = np.array(joint.point_a), np.array(joint.point_b)
        self._gap = QPointF()
        self.setZValue(JOINTS)

    @property
    def is_open(self) -> bool:
        """Whether the ends are visibly apart."""
        return math.hypot(self._gap.x(), self._gap.y()) > OPEN

    def place(self, poses: Poses, camera: Camera) -> None:
        """Put the pin on end A."""
        a, b = (
            camera.to_view(poses.point(body, point))
            for body, point in zip(self._bodies, self._points, strict=True)
        )
        if self._bodies[1] == GROUND:
            a, b = b, a
        gap = QPointF(*(b - a).tolist())
        if gap != self._gap:
            self.prepareGeometryChange()
            self._gap = gap
        self.setPos(*a.tolist())

    def boundingRect(self) -> QRectF:
        side = RADIUS + 5
        bounds = QRectF(-side, -side, 2 * side, 2 * side)
        if GROUND in self._bodies:
            bounds |= SUPPORT_BOUNDS
        if self.is_open:
            bounds |= bounds.translated(self._gap)
        return bounds

    def shape(self) -> QPainterPath:
        path = QPainterPath()
        path.addEllipse(QPointF(), RADIUS + 3, RADIUS + 3)
        if GROUND in self._bodies:
            path.addRect(SUPPORT_BOUNDS)
        if self.is_open:
            path.addPath(within_reach(self._line()))
        path.setFillRule(Qt.FillRule.WindingFill)
        return path

    def _line(self) -> QPainterPath:
        line = QPainterPath(QPointF())
        line.lineTo(self._gap)
        return line

    def paint(self, painter: QPainter, option: object, widget: object = None) -> None:  # noqa: ARG002
        color = self.color(self.theme.joint)
        if GROUND in self._bodies:
            draw_support(painter, self.pen(self.theme.ground, 1.4), self.theme.background)
        if self.is_open:
            pen = QPen(self.color(self.theme.error), 1.6, Qt.PenStyle.DashLine)
            painter.strokePath(self._line(), pen)
            self._draw_pin(painter, self._gap, pen.color())
            color = pen.color()
        self._draw_pin(painter, QPointF(), color)

    def _draw_pin(self, painter: QPainter, at: QPointF, color: object) -> None:
        if halo := self.halo():
            painter.setPen(halo)
            painter.drawEllipse(at, RADIUS, RADIUS)
        painter.setPen(self.pen(color, 1.6))
        painter.setBrush(self.theme.background)
        painter.drawEllipse(at, RADIUS, RADIUS)
