"""A joint: its sign, and what is amiss while it stands open."""

import math
from collections.abc import Hashable, Mapping

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from kane.elements.joints import JOINTS as JOINT_TYPES
from kane.elements.point_on_curve import PointOnCurve
from kane.model import Joint
from kane.reading.holds import Hold
from kanevas.canvas.items.curve_item import CurveItem
from kanevas.canvas.items.item import JOINTS, within_reach
from kanevas.canvas.items.marked_item import MARGIN
from kanevas.canvas.items.recipe import alone
from kanevas.canvas.items.seen_item import SeenItem
from kanevas.canvas.joint_signs import LAYERS, Look, Marks, SeenJoint, sign_of
from kanevas.look.crowding import CROWDED
from kanevas.look.theme import Theme

RADIUS = 4.5
# Ends further apart than this many pixels show as an open joint.
OPEN = 3.0
DOT_RADIUS = 2.0  # of a joint between bodies where they are crowded
DOT_ROOM = QRectF(-5.0, -5.0, 10.0, 10.0)


class JointItem(SeenItem):
    """The sign of a joint; where the joint stands open, a dashed line leads to the other end."""

    def __init__(self, joint: Joint, theme: Theme) -> None:
        super().__init__(joint.name, joint, theme.joint, theme)
        sign = sign_of(joint)
        self._sign, self._draw_marks = sign, sign.marks
        self._may_be_dot = not (sign.spans or any(self.viewer.grounded))
        self._is_dot = False
        self.turns = sign.turns and not any(self.viewer.grounded)
        self._gap = 0.0, 0.0
        self._is_apart = False
        self._is_askew = False
        self.setZValue(JOINTS + sign.layer / LAYERS)

    @property
    def is_open(self) -> bool:
        """Whether the joint is visibly not what it should be: ends apart, or axes askew."""
        return not self.is_let_go and (self._is_apart or self._is_askew)

    @property
    def is_let_go(self) -> bool:
        """Whether the joint holds nothing where it is shown, as one that has broken."""
        return self.hold == "open"

    def own_color(self) -> QColor:
        """Return the colour of joints, of errors where it is open, or of how it holds."""
        if self.is_let_go:
            return self.theme.muted
        if self.is_open or self.hold == "locked":
            return self.theme.error if self.is_open else self.theme.joint
        return super().own_color()

    def marks(self, look: Look) -> Marks:
        return self._draw_marks(look)

    def follow(self, holds: Mapping[str, Hold]) -> None:
        super().follow(holds)
        hold, sign = self.hold, self._sign
        self._draw_marks = sign.marks if hold is None else sign.while_held.get(hold, sign.marks)

    def look(self) -> Hashable:
        if self._is_apart:
            return None
        if self._is_dot:
            return JointItem, self._is_askew, self.hold
        return self._draw_marks, self._is_askew, self.hold, super().look()

    def see(self, sight: SeenJoint) -> None:
        is_apart = not self.is_let_go and math.hypot(*sight.gap) > OPEN
        if is_apart or self._is_apart:
            self._gap, self._is_apart = sight.gap, is_apart
            self._reach = self.room = None
        self._is_askew = sight.is_askew
        is_dot = self._may_be_dot and sight.size < CROWDED
        if is_dot != self._is_dot:
            self._is_dot = is_dot
            self._reach = self.room = None
        if is_dot:
            self.stand(sight)
        else:
            super().see(sight)

    def boundingRect(self) -> QRectF:
        side = RADIUS + MARGIN
        pin = QRectF(-side, -side, 2 * side, 2 * side)
        own = DOT_ROOM if self._is_dot else super().boundingRect()
        return own | pin.translated(*self._gap) if self._is_apart else own

    def shape(self) -> QPainterPath:
        if self._reach is None:
            self._reach = self._dot() if self._is_dot else super().shape()
            if self._is_apart:
                self._reach.addPath(within_reach(self._line()))
        return self._reach

    def _dot(self) -> QPainterPath:
        dot = QPainterPath()
        dot.addEllipse(DOT_ROOM)
        return dot

    def _line(self) -> QPainterPath:
        line = QPainterPath(QPointF())
        line.lineTo(*self._gap)
        return line

    def paint(self, painter: QPainter) -> None:
        if self._is_dot:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self.color(self.own_color()))
            painter.drawEllipse(QPointF(), DOT_RADIUS, DOT_RADIUS)
        else:
            super().paint(painter)
        if self._is_apart:
            pen = QPen(self.color(self.theme.error), 1.6, Qt.PenStyle.DashLine)
            painter.strokePath(self._line(), pen)
            painter.setPen(self.pen(pen.color(), 1.6))
            painter.setBrush(self.theme.background)
            painter.drawEllipse(QPointF(*self._gap), RADIUS, RADIUS)


RECIPES = {
    **dict.fromkeys(JOINT_TYPES, alone(JointItem)),
    PointOnCurve: alone(CurveItem, JointItem),
}
