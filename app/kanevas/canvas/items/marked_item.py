"""An item that is drawn from marks: signs of joints and of what acts in them."""

from collections.abc import Hashable, Mapping
from types import MappingProxyType

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPainterPathStroker, QTransform

from kane.reading.holds import Hold
from kanevas.canvas.items.item import Item, within_reach
from kanevas.canvas.joint_signs import Fill, Mark, Marks, Tone
from kanevas.drawing.geometry import Array
from kanevas.drawing.strokes import polyline
from kanevas.look.event_looks import color_of_hold, color_of_sign
from kanevas.look.theme import Theme

REACH = 6.0
MARGIN = 6.0
NOTHING: Mapping[str, Hold] = MappingProxyType({})


class Stroke:
    """A mark of the sign as a path of Qt."""

    def __init__(self, mark: Mark) -> None:
        self.mark = mark
        self.path = QPainterPath()
        for line in mark.lines:
            self.path.addPath(polyline(line, mark.closed))
        self._lines: dict[float, QPainterPath] = {}

    def line(self, width: float) -> QPainterPath:
        """Return the line of the mark as an area, which is kept: Qt fills it more quickly."""
        if width not in self._lines:
            stroker = QPainterPathStroker()
            stroker.setWidth(width)
            stroker.setCapStyle(Qt.PenCapStyle.RoundCap)
            stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            if self.mark.tone == Tone.FAINT and not self.mark.closed:
                stroker.setDashPattern(Qt.PenStyle.DashDotLine)
            self._lines[width] = stroker.createStroke(self.path)
        return self._lines[width]


class MarkedItem(Item):
    """Base of the items that are drawn from marks.

    Args:
        name: name of the element in the model.
        own: colour of the marks that are neither the ground's nor faint.
        theme: the colours.

    Attributes:
        holds: how the parts of its element hold, such as 'lower' or ''; of what changes alone.

    """

    holds: Mapping[str, Hold] = NOTHING

    def __init__(self, name: str, own: QColor, theme: Theme) -> None:
        super().__init__(name, theme)
        self._own = own
        self._strokes: list[Stroke] = []
        self._marks_look: Hashable = None
        self._bounds = QRectF()
        self._along: tuple[float, float] = (1.0, 0.0)
        self._size = 1.0
        self._turn = QTransform()
        self._reach: QPainterPath | None = None

    @property
    def hold(self) -> Hold | None:
        """How its element holds that has but one part; None where nobody knows."""
        return self.holds.get("")

    def follow(self, holds: Mapping[str, Hold]) -> None:
        """Show how the parts of its element hold, from when it is next placed."""
        if holds != self.holds:
            self.holds = holds
            self.room = None

    def set_marks(self, marks: Marks, look: Hashable = None) -> None:
        """Draw other marks from now on, in pixels from the item's position.

        Marks with the same look, other than None, are drawn from one picture.
        """
        self._marks_look = look
        self._strokes = [Stroke(mark) for mark in marks]
        bounds = QRectF()
        for stroke in self._strokes:
            bounds |= stroke.path.boundingRect()
        self._bounds = bounds.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN)
        self._reach = self.room = None

    def turn_marks(self, along: Array) -> None:
        """Draw the marks with their right-hand direction turned to a unit vector."""
        x, y = along.tolist()
        self._along = x, y
        self._lay()

    def size_marks(self, size: float) -> None:
        """Draw the marks so many times as large."""
        if size != self._size:
            self._size = size
            self._lay()

    def _lay(self) -> None:
        x, y = (self._size * part for part in self._along)
        self._turn = QTransform(x, y, -y, x, 0.0, 0.0)
        self._reach = self.room = None

    def own_color(self) -> QColor:
        """Return the colour of the marks that are neither the ground's nor faint."""
        return color_of_sign(self.theme, self.hold, self._own)

    def look(self) -> Hashable:
        turn = self._turn
        return self._marks_look and (self._marks_look, turn.m11(), turn.m12())

    def boundingRect(self) -> QRectF:
        return self._turn.mapRect(self._bounds)

    def shape(self) -> QPainterPath:
        # Asked for by the pointer only, so it need not be ready for each frame of a film.
        if self._reach is None:
            self._reach = QPainterPath()
            self._reach.setFillRule(Qt.FillRule.WindingFill)
            for stroke in self._strokes:
                # A link may end on a mass centre: what lies there comes first. Marks without a
                # size, as where signs crowd without end, are nowhere.
                if stroke.mark.tone != Tone.FAINT and self._size:
                    self._reach.addPath(within_reach(stroke.path, REACH / self._size))
                    if stroke.mark.closed and stroke.mark.fill != Fill.NONE:
                        self._reach.addPath(stroke.path)
            self._reach = self._turn.map(self._reach)
        return self._reach

    def paint(self, painter: QPainter) -> None:
        before = painter.transform()
        painter.setTransform(self._turn * before)
        if halo := self.halo():
            for stroke in self._strokes:
                if stroke.mark.tone in (Tone.JOINT, Tone.ACTING):
                    painter.fillPath(stroke.line(halo.widthF()), halo.color())
        for stroke in self._strokes:
            self._draw(painter, stroke)
        painter.setTransform(before)

    def _draw(self, painter: QPainter, stroke: Stroke) -> None:
        mark = stroke.mark
        color = self.color(self._tone_color(mark.tone))
        if mark.fill != Fill.NONE:
            paper = mark.fill == Fill.PAPER
            painter.fillPath(stroke.path, self.theme.background if paper else color)
        if self.proposed:
            painter.strokePath(stroke.path, self.pen(color, mark.width))
        else:
            painter.fillPath(stroke.line(self.width(mark.width)), color)

    def _tone_color(self, tone: Tone) -> QColor:
        match tone:
            case Tone.GROUND:
                return self.theme.ground
            case Tone.FAINT:
                return self.theme.muted
            case Tone.ACTING:
                return color_of_hold(self.theme, "closed")
            case Tone.JOINT:
                return self.own_color()
