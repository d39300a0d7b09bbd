"""What the tools have in common that take a size and a sense from the hand."""

import math
from typing import Any

import numpy as np
from PySide6.QtCore import QCoreApplication, QLineF, QPointF, Qt
from PySide6.QtGui import QPainter, QPen

from kane.fields import GROUND
from kane.model import Model
from kanevas.drawing.geometry import Array
from kanevas.edits.joining import End
from kanevas.hand.tools.attaching import attachment
from kanevas.hand.tools.pointer import Pointer
from kanevas.hand.tools.started import StartedTool
from kanevas.hand.tools.values import Value
from kanevas.look.theme import Theme

LEAST = 6.0  # pixels; the hand has not moved yet


class PushTool(StartedTool):
    """Base of the tools that begin at a point of a body and take the rest from the way from there.

    A click or a press chooses the point, a second click or the end of the drag the rest.
    """

    # --- what those that follow say

    def push(self, model: Model, start: End) -> Any:
        """Return what is to be made; None where the hand has not said enough yet."""
        raise NotImplementedError

    @property
    def missed(self) -> str:
        """What to click, for a click beside all bodies."""
        return _tr("There is no body here: click on one.")

    def attached(self, at: Pointer) -> End:
        """Return the body and the point that a press chooses."""
        return attachment(self.desk, at)

    # --- the drawing

    @property
    def guides(self) -> tuple[Array, ...]:
        return () if self.start is None else (self.origin(),)

    def origin(self) -> Array:
        """Return the point of attack in the work plane, in ground axes [m]."""
        assert self.start is not None
        return self.desk.surface.poses.point(*self.start)

    def way(self) -> Array:
        """Return the way of the pointer from the point, in the plane, to the right and up [px]."""
        assert self.at is not None
        camera = self.desk.surface.camera
        way: Array = camera.axes[:2] @ (self.at.ground - self.origin()) * camera.scale
        return way

    def made(self, model: Model) -> tuple[Any, ...]:
        if self.start is None or self.at is None:
            return ()
        element = self.push(model, self.start)
        return () if element is None else (element,)

    def hover(self, at: Pointer) -> None:
        super().hover(at)
        name = self.start[0] if self.start else self.attached(at)[0]
        self.desk.surface.mark_hovered(name)

    def press(self, at: Pointer) -> None:
        if self.start is not None:
            self.hover(at)
            self.enter()
            return
        start = self.attached(at)
        if start[0] == GROUND:
            self.desk.refused.emit(self.missed)
            return
        self.start_at(start)
        self.begin(at)
        self.hover(at)

    def begin(self, at: Pointer) -> None:
        """Take note of where the hand begins."""

    def enter(self) -> None:
        self.show()
        if not self._drawn:
            return
        self.take_over()

    def direction(self) -> Array | None:
        """Return the direction that is typed or to the pointer, in ground axes; None before."""
        if "angle" in self.held:
            angle = self.held["angle"]
        elif math.hypot(*self.way()) > LEAST:
            angle = math.atan2(*self.way()[::-1])
        else:
            return None
        direction: Array = np.array([math.cos(angle), math.sin(angle)]) @ self.plane[:2]
        return np.where(np.abs(direction) < 1e-12, 0.0, direction)

    def angle(self) -> Value:
        """Return the angle of that direction, to the right being none."""
        return Value("angle", _tr("angle"), "rad", math.atan2(*self.way()[::-1]))

    def draw(self, painter: QPainter, theme: Theme) -> None:
        """Draw a line from the point to the hand."""
        if self.start is None or self.at is None:
            return
        view = self.desk.surface.camera.to_view
        painter.setPen(QPen(theme.muted, 1.0, Qt.PenStyle.DashLine))
        ends = (QPointF(*view(point).tolist()) for point in (self.origin(), self.at.ground))
        painter.drawLine(QLineF(*ends))


def _tr(text: str) -> str:
    return QCoreApplication.translate("PushTool", text)
