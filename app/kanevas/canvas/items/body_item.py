"""A body: its shapes as seen in the plane, and the mark of its mass centre."""

from collections.abc import Hashable, Sequence
from typing import NamedTuple

import numpy as np
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from kane.elements.body import Body
from kane.fields import Vector
from kane.model.poses import Poses
from kanevas.canvas.drawing.outline import Outline
from kanevas.canvas.items.item import MARKS, Item, within_reach
from kanevas.canvas.viewing.camera import Camera
from kanevas.drawing import geometry
from kanevas.drawing.geometry import Array
from kanevas.drawing.strokes import polyline, to_screen
from kanevas.look.crowding import CROWDED
from kanevas.look.theme import Theme

FILL_OPACITY, OF_HOLLOW = 0.42, 0.08
LINE, WALL = 1.4, 3.0  # widths of the outline, and of one that is touched from within
ROOM = 6.0  # pixels, for lines and glows around the outline
UPRIGHT = 1 - 1e-9  # cosine of a tilt out of the plane, above which an outline stays the same
MARK_RADIUS = 5.5
DOT_RADIUS = 6.5
MARK_ROOM = QRectF(-7.5, -7.5, 15.0, 15.0)
DOT_EDGES = np.stack(
    (ring := geometry.circle(np.zeros(2), DOT_RADIUS, 12), np.roll(ring, -1, axis=0)), axis=1
)
DOT_ROOM = QRectF(-13.5, -13.5, 27.0, 27.0)


class Cover(NamedTuple):
    """The outline of a body.

    Attributes:
        turn: from the axes of the body to those of the plane, (3, 3).
        rings: seen in that turn, from the origin of the body, (n, 2) each [m].
        points: the same points in the axes of the body, (n, 3) [m].

    """

    turn: Array
    rings: list[Array]
    points: Array


class BodyItem(Item):
    """The silhouette of a body, or lines from mass centre to joints when it has no shapes.

    Attributes:
        middle: point of the body, in its axes, by whose depth it covers others.
        index: place of the body in the poses.
        own_color: its colour.
        built: how the body was turned when its outline was made: from its axes to the plane's.

    """

    is_rigid = True

    def __init__(
        self,
        body: Body,
        index: int,
        joints: Sequence[Vector],
        is_hollow: bool,
        color: QColor,
        theme: Theme,
    ) -> None:
        super().__init__(body.name, theme)
        self._body = body
        self.index = index
        self._joints = joints
        self._center = body.mass_properties().center
        self.anchor = body.name, (0.0, 0.0, 0.0)
        self.own_color = color
        self._edge = theme.outline(color)
        self._fill = QColor(color)
        self._fill.setAlphaF(OF_HOLLOW if is_hollow else FILL_OPACITY)
        self._line = WALL if is_hollow else LINE
        self.middle = np.mean([geometry.middle(s) for s in body.shapes] or [np.zeros(3)], axis=0)
        self.built: Array = np.zeros((3, 3))
        self._turned = (0.0, 0.0, 0.0)
        self._outline = Outline(())
        self._star: QPainterPath | None = None
        self._is_still = False
        self._is_crowded = False
        self._reach: QPainterPath | None = None
        self._cover: Cover | None = None

    def place(self, poses: Poses, camera: Camera) -> None:  # noqa: ARG002
        """Draw it with less care where hundreds of bodies are small."""
        self._is_crowded = camera.signs < CROWDED

    def outline(self, turn: Array) -> list[Array]:
        """Return what the body covers of the plane, from its origin [m]."""
        if self._body.shapes:
            return [ring for s in self._body.shapes for ring in geometry.rings(s, turn)]
        return [np.array([self._center, point]) @ turn[:2].T for point in self._joints]

    def edges(self) -> Array:
        """Return its edges on the canvas, (n, 2, 2) [pixels]."""
        if self._body.shapes:
            edges = self._outline.edges()
        elif self._body.particle:
            edges = DOT_EDGES
        else:
            cosine, sine, scale = self._turned
            matrix = np.array([[cosine, -sine], [sine, cosine]]) * scale
            lines = [to_screen(line) @ matrix for line in self.outline(self.built)]
            edges = np.array(lines).reshape(-1, 2, 2)
        return np.asarray(edges + np.array([self.x, self.y]))

    def cover(self, turn: Array) -> Array:
        """Return the points of its outline, seen in a turn (3, 3), in the axes of the body (n, 3).

        They bound it as long as it turns within the plane, and about so where it leaves it.
        """
        if self._cover is None or self._cover.turn[2] @ turn[2] < UPRIGHT:
            rings = self.outline(turn)
            points = np.concatenate(rings) @ turn[:2] if rings else np.zeros((0, 3))
            self._cover = Cover(turn, rings, points)
        return self._cover.points

    def build(self, turn: Array) -> None:
        """Make the outline anew for another turn, (3, 3): the body has left the plane."""
        self.built, self._turned = turn, (0.0, 0.0, 0.0)
        if self._body.shapes:
            known = self._cover
            is_known = known is not None and np.array_equal(known.turn, turn)
            rings = known.rings if known and is_known else self.outline(turn)
            self._outline = Outline([to_screen(ring) for ring in rings])

    def turn(self, cosine: float, sine: float, scale: float) -> None:
        """Turn the outline as it was built by an angle, counter-clockwise, and scale it."""
        turned = cosine, sine, scale
        if turned == self._turned:
            return
        if self._star or scale != self._turned[2]:
            self.room = None
        self._turned, self._reach, self._is_still = turned, None, False
        if self._body.shapes:
            self._outline.turn(cosine, sine, scale)
            return
        matrix = np.array([[cosine, -sine], [sine, cosine]])
        self._star = QPainterPath()
        for line in self.outline(self.built):
            self._star.addPath(polyline(to_screen(line) @ (matrix * scale)))

    def look(self) -> Hashable:
        seen = self.name, self._body, self._turned, self._is_crowded
        return seen if self._is_still else None

    def boundingRect(self) -> QRectF:
        covered = self._star or self._outline.area
        return covered.controlPointRect().adjusted(-ROOM, -ROOM, ROOM, ROOM)

    def measure(self) -> tuple[float, float, float, float]:
        """Return a box around it: around all its turns, which is known without looking at each."""
        if self._star:
            return super().measure()
        if self.room is None:
            reach = self._outline.reach + ROOM
            self.room = -reach, -reach, reach, reach
        return self.room

    def shape(self) -> QPainterPath:
        if self._reach is None:
            self._reach = within_reach(self._star) if self._star else self._outline.area
        return self._reach

    def paint(self, painter: QPainter) -> None:
        self._is_still = True
        halo = self.halo()
        if self._star:
            if halo:
                painter.strokePath(self._star, halo)
            painter.strokePath(self._star, self.pen(self._edge, 3.0))
            return
        if self.proposed:
            painter.fillPath(self._outline.area, self._fill)
            painter.strokePath(self._outline.area, self.pen(self._edge, 1.6))
            return
        glow = ((halo.widthF(), halo.color()),) if halo else ()
        line = self.width(self._line), self.color(self._edge)
        if self._is_crowded and not glow:
            self._outline.paint_quickly(painter, self._fill, line[1])
        else:
            self._outline.paint(painter, self._fill, (*glow, line))


class MassCentreItem(Item):
    """The quartered circle at the mass centre."""

    is_rigid = True

    def __init__(self, body: Body, theme: Theme) -> None:
        super().__init__(body.name, theme)
        self.anchor = body.name, body.mass_properties().center
        self._size = 1.0
        self.setZValue(MARKS)

    least_signs = CROWDED

    def place(self, poses: Poses, camera: Camera) -> None:  # noqa: ARG002
        """Draw it as large as all signs."""
        self._size = camera.signs

    def look(self) -> Hashable:
        return self._size  # of all mass centres alike

    def boundingRect(self) -> QRectF:
        return MARK_ROOM

    def paint(self, painter: QPainter) -> None:
        radius = MARK_RADIUS * self._size
        circle = QRectF(-radius, -radius, 2 * radius, 2 * radius)
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

    is_rigid = True

    def __init__(self, body: Body, color: QColor, theme: Theme) -> None:
        super().__init__(body.name, theme)
        self._color = color
        self.anchor = body.name, (0.0, 0.0, 0.0)
        self.setZValue(MARKS)

    def look(self) -> Hashable:
        return self._color.rgb()

    def boundingRect(self) -> QRectF:
        return DOT_ROOM

    def shape(self) -> QPainterPath:
        return _dot()

    def paint(self, painter: QPainter) -> None:
        if halo := self.halo():
            painter.strokePath(_dot(), halo)
        painter.fillPath(_dot(), self._color)
        painter.strokePath(_dot(), self.pen(self.theme.outline(self._color), 1.4))


def _dot() -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(), DOT_RADIUS, DOT_RADIUS)
    return path
