"""A body: its shapes as seen in the plane, and the mark of its mass centre."""

import math
from collections.abc import Sequence

import numpy as np
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from kane.elements.body import Body
from kane.model.poses import Poses
from kanevas.canvas import geometry
from kanevas.canvas.camera import Camera
from kanevas.canvas.geometry import Array
from kanevas.canvas.item import HALO_WIDTH, MARKS, Item, polyline, to_screen, within_reach
from kanevas.theme import Theme

FILL_OPACITY = 0.42
# A turn within the plane moves the outline; one that leaves it by more than this redraws it.
TILT = 1e-9
MARK_RADIUS = 5.5
DOT_RADIUS = 6.5


class BodyItem(Item):
    """The silhouette of a body, or lines from mass centre to joints when it has no shapes."""

    def __init__(
        self, body: Body, index: int, joints: Sequence[Array], color: QColor, theme: Theme
    ) -> None:
        super().__init__(body.name, theme)
        self._body = body
        self._index = index
        self._joints = joints
        self._center = body.mass_properties().center
        self._color = color
        self._middle = np.mean([geometry.middle(s) for s in body.shapes] or [np.zeros(3)], axis=0)
        self._turn = np.zeros((3, 3))
        self._scale = 0.0
        self._path = QPainterPath()
        self._bounds = QRectF()
        self._reach: QPainterPath | None = None

    def place(self, poses: Poses, camera: Camera) -> None:
        """Move the outline; build it anew only where the body leaves the plane or on a zoom."""
        turn = camera.axes @ poses.rotation[self._index]
        since = turn @ self._turn.T
        if self._scale != camera.scale or since[2, 2] < 1 - TILT:
            self._build(turn, camera.scale)
            self.setRotation(0.0)
        else:
            self.setRotation(-math.degrees(math.atan2(since[1, 0], since[0, 0])))
        self.setPos(*camera.to_view(poses.position[self._index]).tolist())

    def depth(self, poses: Poses, camera: Camera) -> float:
        """Return how far the body lies towards the viewer [m]."""
        i = self._index
        return float(camera.axes[2] @ (poses.position[i] + poses.rotation[i] @ self._middle))

    def outline(self, turn: Array) -> list[Array]:
        """Return what the body covers of the plane, from its origin [m]."""
        if self._body.shapes:
            return [ring for s in self._body.shapes for ring in geometry.rings(s, turn)]
        return [np.array([self._center, point]) @ turn[:2].T for point in self._joints]

    def _build(self, turn: Array, scale: float) -> None:
        self.prepareGeometryChange()
        self._turn, self._scale = turn, scale
        closed = bool(self._body.shapes)
        self._path = QPainterPath()
        self._path.setFillRule(Qt.FillRule.WindingFill)
        outlines = self.outline(turn)
        for ring in outlines:
            self._path.addPath(polyline(to_screen(ring) * scale, closed))
        if closed and len(outlines) > 1:
            self._path = self._path.simplified()
        self._bounds = self._path.boundingRect().adjusted(-6, -6, 6, 6)
        self._reach = None

    def boundingRect(self) -> QRectF:
        return self._bounds

    def shape(self) -> QPainterPath:
        if self._reach is None:
            filled = bool(self._body.shapes)
            self._reach = self._path if filled else within_reach(self._path)
        return self._reach

    def paint(self, painter: QPainter, option: object, widget: object = None) -> None:  # noqa: ARG002
        if halo := self.halo():
            painter.strokePath(self._path, halo)
        if self._body.shapes:
            fill = QColor(self._color)
            fill.setAlphaF(FILL_OPACITY)
            painter.fillPath(self._path, fill)
            painter.strokePath(self._path, self.pen(self.theme.outline(self._color), 1.4))
        else:
            painter.strokePath(self._path, self.pen(self.theme.outline(self._color), 3.0))


class MassCentreItem(Item):
    """The quartered circle at the mass centre."""

    def __init__(self, body: Body, theme: Theme) -> None:
        super().__init__(body.name, theme)
        self._center = body.mass_properties().center
        self.setZValue(MARKS)

    def place(self, poses: Poses, camera: Camera) -> None:
        """Put the mark on the mass centre."""
        self.setPos(*camera.to_view(poses.point(self.name, self._center)).tolist())

    def boundingRect(self) -> QRectF:
        side = MARK_RADIUS + 2
        return QRectF(-side, -side, 2 * side, 2 * side)

    def paint(self, painter: QPainter, option: object, widget: object = None) -> None:  # noqa: ARG002
        circle = QRectF(-MARK_RADIUS, -MARK_RADIUS, 2 * MARK_RADIUS, 2 * MARK_RADIUS)
        color = self.color(self.theme.ink)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.theme.background)
        painter.drawEllipse(circle)
        painter.setBrush(color)
        painter.drawPie(circle, 0, 90 * 16)
        painter.drawPie(circle, 180 * 16, 90 * 16)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(color, 1.2))
        painter.drawEllipse(circle)


class ParticleItem(Item):
    """The dot of a particle."""

    def __init__(self, body: Body, color: QColor, theme: Theme) -> None:
        super().__init__(body.name, theme)
        self._color = color
        self.setZValue(MARKS)

    def place(self, poses: Poses, camera: Camera) -> None:
        """Put the dot on the particle."""
        self.setPos(*camera.to_view(poses.point(self.name, (0.0, 0.0, 0.0))).tolist())

    def boundingRect(self) -> QRectF:
        side = DOT_RADIUS + HALO_WIDTH
        return QRectF(-side, -side, 2 * side, 2 * side)

    def shape(self) -> QPainterPath:
        return _dot()

    def paint(self, painter: QPainter, option: object, widget: object = None) -> None:  # noqa: ARG002
        if halo := self.halo():
            painter.strokePath(_dot(), halo)
        painter.fillPath(_dot(), self._color)
        painter.strokePath(_dot(), self.pen(self.theme.outline(self._color), 1.4))


def _dot() -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(), DOT_RADIUS, DOT_RADIUS)
    return path
