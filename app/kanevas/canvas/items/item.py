"""What all signs of the canvas have in common."""

from abc import ABC, abstractmethod
from collections.abc import Hashable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QPainter,
    QPainterPath,
    QPainterPathStroker,
    QPen,
)

from kane.fields import Vector
from kane.model.poses import Poses
from kanevas.canvas.viewing.camera import Camera
from kanevas.drawing.geometry import Array
from kanevas.look.theme import Theme

# Order of drawing; bodies lie between 0 and 1 by their depth.
WHEELS, SPRINGS, LOADS, MARKS, MOTORS, JOINTS, LOCKS, LABELS = 1.5, 2, 3, 4, 4.8, 5, 5.9, 6
HALO_WIDTH = 7.0
REACH = 8.0
PROPOSED = 0.65  # opacity of what is no part of the model yet
DASHES = (3.0, 2.4)  # of its lines, in their widths


class Item(ABC):
    """An element of the model on the canvas. It draws and never edits.

    Items live in pixels: the scene places them anew for each pose and each move of the camera.
    Names are those of Qt's graphics items, whose part they play at a fraction of the cost.

    Attributes:
        name: name of the element in the model.
        x, y: its position on the canvas.
        selected, hovered: whether it is selected, and whether the pointer is over it.
        proposed: whether its element is only proposed yet: it is drawn pale, in dashes.
        pickable: whether the pointer finds it; mere inscriptions leave way to what they cover.
        anchor: the body and the point in its axes on which the item stands, where it is placed by
            one point; the scene works out the places of all anchors at once. Such an item depends
            on the pose of that body alone.
        room: left, top, right and bottom of a box around it, in pixels from its position; None
            while it has to be placed or measured.
        is_rigid: whether it takes the same room about its position at all poses, or drops it.
        least_signs: how large signs are at least where it is shown; see ``Camera.signs``.

    """

    pickable = True
    anchor: tuple[str, Vector | Array] | None = None
    is_rigid = False
    least_signs = 0.0

    def __init__(self, name: str, theme: Theme) -> None:
        self.name = name
        self.theme = theme
        self.selected = False
        self.hovered = False
        self.proposed = False
        self.x = self.y = self._z = 0.0
        self.room: tuple[float, float, float, float] | None = None
        self._visible = True

    def place(self, poses: Poses, camera: Camera) -> None:  # noqa: B027
        """Draw the element from now on as it stands; one with an anchor has its position by now."""

    @abstractmethod
    def boundingRect(self) -> QRectF:
        """Return what it covers, in pixels from its position."""

    @abstractmethod
    def paint(self, painter: QPainter) -> None:
        """Draw it about the painter's origin."""

    def shape(self) -> QPainterPath:
        """Return where the pointer finds it, in pixels from its position."""
        path = QPainterPath()
        path.addRect(self.boundingRect())
        return path

    def look(self) -> Hashable:
        """Return what tells how it is drawn: equal looks share one picture of the sign.

        None where it is drawn anew each time, as what changes with each frame.
        """
        return None

    def pos(self) -> QPointF:
        """Return its position on the canvas."""
        return QPointF(self.x, self.y)

    def setPos(self, x: float, y: float) -> None:
        """Move it."""
        self.x, self.y = x, y

    def zValue(self) -> float:
        """Return its place in the order of drawing."""
        return self._z

    def setZValue(self, z: float) -> None:
        """Draw it after what has lower values."""
        self._z = z

    def isVisible(self) -> bool:
        """Tell whether it is drawn."""
        return self._visible

    def setVisible(self, visible: bool) -> None:
        """Draw it or leave it out."""
        if visible != self._visible:
            self._visible, self.room = visible, None

    def is_wanted(self, signs: float) -> bool:
        """Tell whether it is drawn where signs are so many times as large as by themselves."""
        return self._visible and self.least_signs <= signs

    def is_shown(self, signs: float) -> bool:
        """Tell whether it is wanted, and has found a place."""
        return self.is_wanted(signs)

    def covered(self) -> tuple[float, float, float, float]:
        """Return left, top, right and bottom of what no name should cover, from its position."""
        return self.measure()

    def measure(self) -> tuple[float, float, float, float]:
        """Return left, top, right and bottom of a box around it, in pixels from its position."""
        if self.room is None:
            self.room = edges_of(self.boundingRect())
        return self.room

    def sceneBoundingRect(self) -> QRectF:
        """Return what it covers on the canvas."""
        return self.boundingRect().translated(self.x, self.y)

    def color(self, own: QColor) -> QColor:
        """Return the accent colour while selected or hovered, else the item's own."""
        return self.theme.accent if self.selected or self.hovered else own

    def pen(self, own: QColor, width: float) -> QPen:
        """Return the pen for a line of the item, bolder while selected or hovered."""
        pen = _pen(self.color(own), self.width(width))
        if self.proposed:
            pen.setDashPattern(DASHES)
            pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        return pen

    def width(self, own: float) -> float:
        """Return the width of a line of the item, bolder while selected or hovered."""
        return own + 0.8 if self.selected or self.hovered else own

    def halo(self) -> QPen | None:
        """Return the pen for the glow around a selected item, else None."""
        if not self.selected:
            return None
        glow = QColor(self.theme.accent)
        glow.setAlphaF(0.25)
        return _pen(glow, HALO_WIDTH)


def _pen(color: QColor, width: float) -> QPen:
    cap, join = Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
    return QPen(QBrush(color), width, Qt.PenStyle.SolidLine, cap, join)


def edges_of(room: QRectF) -> tuple[float, float, float, float]:
    """Return left, top, right and bottom; to Qt's stub they are some object."""
    edges: tuple[float, float, float, float] = room.getCoords()  # type: ignore[assignment]
    return edges


def within_reach(path: QPainterPath, width: float = REACH) -> QPainterPath:
    """Return the area in which a pointer hits a line."""
    stroker = QPainterPathStroker()
    stroker.setWidth(width)
    stroker.setCapStyle(Qt.PenCapStyle.RoundCap)
    return stroker.createStroke(path)
