"""The tool that draws plates."""

import math
from itertools import pairwise
from typing import Any, ClassVar

import numpy as np
from PySide6.QtCore import QLineF, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPen

from kane.model import Model
from kanevas.assets.language import QT_TRANSLATE_NOOP
from kanevas.drawing.geometry import Array
from kanevas.edits.drawing import plate, plate_fault
from kanevas.hand.tools.desk import Desk
from kanevas.hand.tools.drawing import DrawingTool, held_or_now
from kanevas.hand.tools.pointer import Pointer
from kanevas.hand.tools.values import Value
from kanevas.look.theme import Theme

CLOSE = 9.0  # pixels from the first corner that mean it


class PolygonTool(DrawingTool):
    """Draws a plate from corner to corner; the first one again, or Enter, closes it."""

    name: ClassVar[str] = "polygon"
    action: ClassVar[str] = QT_TRANSLATE_NOOP("PolygonTool", "Draw plate")

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._corners: list[Array] = []

    @property
    def hint(self) -> str:
        count = len(self._corners)
        if count == 0:
            return self.tr("Plate: click its first corner")
        if count < 3:
            text = self.tr(
                "Plate, corners so far: {}; click the next one, Backspace takes one back"
            )
        else:
            text = self.tr("Plate, corners so far: {}; click the next one; Enter closes it")
        return text.format(count)

    @property
    def guides(self) -> tuple[Array, ...]:
        return tuple(self._corners)

    @property
    def values(self) -> tuple[Value, ...]:
        if not self._corners or self.at is None:
            return self.coordinates()
        return self._side(self.plane @ (self.at.ground - self._corners[-1]))

    def press(self, at: Pointer) -> None:
        self.hover(at)
        if self._closes():
            self.enter()
        else:
            self._take_corner()

    def release(self, at: Pointer) -> None:
        """Go from the first corner to the second by a drag too."""
        self.hover(at)
        if len(self._corners) == 1 and self._is_new(self._next()):
            self._take_corner()

    def double_click(self, at: Pointer) -> None:
        self.hover(at)
        self.enter()

    def key(self, event: QKeyEvent) -> bool:
        if event.key() != Qt.Key.Key_Backspace or not self._corners:
            return False
        self._corners.pop()
        self.show()
        return True

    def enter(self) -> None:
        if self.held or not self._corners:
            if self.at is not None:
                self._take_corner()
            return
        corners = self._corners
        fault = self._fault(corners)
        if fault:
            self.desk.refused.emit(fault)
            return
        self.at = None
        self.show()
        if self.keep():
            self._corners = []
            self.desk.done.emit()

    def stop(self) -> bool:
        if len(self._corners) < 3:
            return self.cancel()
        self.enter()
        return True

    def put_down(self) -> None:
        self.held = {}
        if self._fault(self._corners):
            self.cancel()
        else:
            self.enter()

    def cancel(self) -> bool:
        busy = bool(self._corners)
        self._corners = []
        return super().cancel() or busy

    def made(self, model: Model) -> tuple[Any, ...]:
        corners = self._with_pointer()
        if len(corners) < 3 or plate_fault(corners, self.plane):
            corners = self._corners
        if len(corners) < 3 or plate_fault(corners, self.plane):
            return ()
        return (plate(self.fresh(model, self.tr("plate")), corners, self.plane),)

    def draw(self, painter: QPainter, theme: Theme) -> None:
        """Draw the corners, and the sides that the plate would not have as it stands."""
        if not self._corners:
            return
        camera = self.desk.surface.camera
        corners = self._with_pointer()
        views = [QPointF(*camera.to_view(corner).tolist()) for corner in corners]
        crossing = len(corners) > 2 and plate_fault(corners, self.plane)
        painter.setPen(QPen(theme.error if crossing else theme.accent, 1.4))
        painter.drawLines([QLineF(a, b) for a, b in pairwise(views)])
        painter.setPen(QPen(theme.accent, 1.4))
        painter.setBrush(theme.background)
        for view in views[: len(self._corners)]:
            painter.drawEllipse(view, 3.5, 3.5)

    # --- corners

    def _next(self) -> Array:
        """Return the corner meant by the pointer and by typed values, in ground axes [m]."""
        assert self.at is not None
        if not self._corners:
            return self.place()
        last = self._corners[-1]
        way = self.plane @ (self.at.ground - last)
        way[2] = 0.0
        if self.held:
            length, angle = held_or_now(self._side(way), self.held)
            way = np.array([length * math.cos(angle), length * math.sin(angle), 0.0])
        corner: Array = last + self.plane.T @ way
        return corner

    def _side(self, way: Array) -> tuple[Value, ...]:
        right, up = way[:2].tolist()
        return (
            Value("length", self.tr("length"), "m", math.hypot(right, up), positive=True),
            Value("angle", self.tr("angle"), "rad", math.atan2(up, right)),
        )

    def _with_pointer(self) -> list[Array]:
        if self.at is None or not self._corners or self._closes() or not self._is_new(self._next()):
            return self._corners
        return [*self._corners, self._next()]

    def _closes(self) -> bool:
        if len(self._corners) < 3 or self.at is None or self.held:
            return False
        camera = self.desk.surface.camera
        first = camera.to_view(self._corners[0])
        return math.dist(first, (self.at.view.x(), self.at.view.y())) <= CLOSE

    def _is_new(self, corner: Array) -> bool:
        return all(self.is_away(other, corner) for other in self._corners)

    def _take_corner(self) -> None:
        corner = self._next()
        if not self._is_new(corner):
            return
        if self._crosses([*self._corners, corner]):
            self.desk.refused.emit(
                self.tr("The sides of a plate must not cross; put this corner elsewhere.")
            )
            return
        if not self._corners:
            self.desk.draw_through(corner)
        self._corners.append(corner)
        self.held = {}
        self.show()

    def _crosses(self, corners: list[Array]) -> bool:
        """Whether the last side meets an earlier one; the closing side may still move."""
        sides = [(corners[i], corners[i + 1]) for i in range(len(corners) - 1)]
        if len(sides) < 3:
            return False
        last = sides[-1]
        return any(_meet(self.plane, last, side) for side in sides[:-2])

    def _fault(self, corners: list[Array]) -> str:
        if len(corners) < 3:
            return self.tr("A plate has three corners at least; click one more.")
        if plate_fault(corners, self.plane):
            return self.tr(
                "The sides of the plate would cross, or enclose nothing; add a corner, or take one "
                "back with Backspace."
            )
        return ""


def _meet(plane: Array, first: tuple[Array, Array], second: tuple[Array, Array]) -> bool:
    """Whether two sides cross or touch."""
    a, b = (plane[:2] @ point for point in first)
    c, d = (plane[:2] @ point for point in second)
    return _turn(a, b, c) * _turn(a, b, d) <= 0 and _turn(c, d, a) * _turn(c, d, b) <= 0


def _turn(a: Array, b: Array, c: Array) -> float:
    return float((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]))
