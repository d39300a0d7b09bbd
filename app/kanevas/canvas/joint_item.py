"""A joint: its sign, and what is amiss while it stands open."""

import math
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from kane.model import Joint
from kane.model.poses import Poses
from kanevas.canvas.camera import Camera
from kanevas.canvas.item import JOINTS, Item, polyline, within_reach
from kanevas.canvas.joint_signs import LAYERS, Fill, Look, Mark, Tone, Viewer, sign_of
from kanevas.theme import Theme

RADIUS = 4.5
# Ends further apart than this many pixels show as an open joint.
OPEN = 3.0
REACH = 6.0
MARGIN = 6.0


class Stroke(NamedTuple):
    """A mark of the sign as a path of Qt."""

    path: QPainterPath
    mark: Mark


class JointItem(Item):
    """The sign of a joint; where the joint stands open, a dashed line leads to the other end."""

    def __init__(self, joint: Joint, theme: Theme) -> None:
        super().__init__(joint.name, theme)
        sign = sign_of(joint)
        self._draw_marks = sign.marks
        self._viewer = Viewer(joint, sign.ground_first)
        self._look: Look | None = None
        self._strokes: list[Stroke] = []
        self._bounds = QRectF()
        self._reach: QPainterPath | None = None
        self._gap = QPointF()
        self._is_askew = False
        self.setZValue(JOINTS + sign.layer / LAYERS)

    @property
    def is_open(self) -> bool:
        """Whether the joint is visibly not what it should be: ends apart, or axes askew."""
        return self._is_apart or self._is_askew

    @property
    def _is_apart(self) -> bool:
        return math.hypot(self._gap.x(), self._gap.y()) > OPEN

    def place(self, poses: Poses, camera: Camera) -> None:
        """Put the sign where the joint is, and draw it anew where it is seen differently."""
        at, gap, look = self._viewer.look(poses, camera)
        gap = QPointF(*gap.tolist())
        if gap != self._gap or not look.is_like(self._look):
            self.prepareGeometryChange()
            self._gap, self._reach = gap, None
        if not look.is_like(self._look):
            self._build(look)
        self._is_askew = self._viewer.is_askew(poses)
        self.setPos(*at.tolist())

    def _build(self, look: Look) -> None:
        self._look = look
        self._strokes = [Stroke(_path(mark), mark) for mark in self._draw_marks(look)]
        bounds = QRectF()
        for stroke in self._strokes:
            bounds |= stroke.path.boundingRect()
        self._bounds = bounds.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN)

    def boundingRect(self) -> QRectF:
        side = RADIUS + MARGIN
        pin = QRectF(-side, -side, 2 * side, 2 * side)
        return self._bounds | pin.translated(self._gap) if self._is_apart else self._bounds

    def shape(self) -> QPainterPath:
        # Asked for by the pointer only, so it need not be ready for each frame of a film.
        if self._reach is None:
            self._reach = QPainterPath()
            self._reach.setFillRule(Qt.FillRule.WindingFill)
            for path, mark in self._strokes:
                # A link may end on a mass centre: what lies there comes first.
                if mark.tone != Tone.FAINT:
                    self._reach.addPath(within_reach(path, REACH))
                    if mark.closed:
                        self._reach.addPath(path)
            if self._is_apart:
                self._reach.addPath(within_reach(self._line()))
        return self._reach

    def _line(self) -> QPainterPath:
        line = QPainterPath(QPointF())
        line.lineTo(self._gap)
        return line

    def paint(self, painter: QPainter, option: object, widget: object = None) -> None:  # noqa: ARG002
        if halo := self.halo():
            for path, mark in self._strokes:
                if mark.tone == Tone.JOINT:
                    painter.strokePath(path, halo)
        for stroke in self._strokes:
            self._draw(painter, stroke)
        if self._is_apart:
            pen = QPen(self.color(self.theme.error), 1.6, Qt.PenStyle.DashLine)
            painter.strokePath(self._line(), pen)
            painter.setPen(self.pen(pen.color(), 1.6))
            painter.setBrush(self.theme.background)
            painter.drawEllipse(self._gap, RADIUS, RADIUS)

    def _draw(self, painter: QPainter, stroke: Stroke) -> None:
        path, mark = stroke
        pen = self.pen(self._own_color(mark.tone), mark.width)
        if mark.tone == Tone.FAINT and not mark.closed:
            pen.setStyle(Qt.PenStyle.DashDotLine)
        painter.setPen(pen)
        match mark.fill:
            case Fill.PAPER:
                painter.setBrush(self.theme.background)
            case Fill.INK:
                painter.setBrush(pen.color())
            case Fill.NONE:
                painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(path)

    def _own_color(self, tone: Tone) -> QColor:
        match tone:
            case Tone.GROUND:
                return self.theme.ground
            case Tone.FAINT:
                return self.theme.muted
            case Tone.JOINT:
                return self.theme.error if self.is_open else self.theme.joint


def _path(mark: Mark) -> QPainterPath:
    path = QPainterPath()
    for line in mark.lines:
        path.addPath(polyline(line, mark.closed))
    return path
