"""The tools that take a size and a sense from the hand: force, torque, driver of a point."""

import math
from typing import Any, ClassVar

import numpy as np
from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from kane.fields import GROUND
from kane.model import Model
from kanevas.canvas.geometry import Array
from kanevas.canvas.tools.attaching import attachment
from kanevas.canvas.tools.desk import Desk
from kanevas.canvas.tools.drawing import DrawingTool
from kanevas.canvas.tools.pointer import Pointer
from kanevas.canvas.tools.values import Value
from kanevas.edits.driving import SPEED, point_driver
from kanevas.edits.elements import find
from kanevas.edits.joining import End
from kanevas.edits.loads import force, torque, usual_force, usual_torque
from kanevas.edits.sizing import nice
from kanevas.theme import Theme

USUAL = 80.0  # pixels, the length of a force of the usual size
LEAST = 6.0  # pixels; the hand has not moved yet
LEAST_SWEEP = 0.05  # rad; the hand has not gone around yet
QUARTER = math.pi / 2  # a torque of the usual size


class PushTool(DrawingTool):
    """Base of the tools that begin at a point of a body and take the rest from the way from there.

    A click or a press chooses the point, a second click or the end of the drag the rest.

    Attributes:
        start: the body and the point; None before they are chosen.

    """

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.start: End | None = None
        self._is_new = False  # whether the button that chose the start is still held

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
        return self.desk.canvas.poses.point(*self.start)

    def way(self) -> Array:
        """Return the way of the pointer from the point, in the plane, to the right and up [px]."""
        assert self.at is not None
        camera = self.desk.canvas.camera
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
        self.desk.canvas.mark_hovered(name)

    def press(self, at: Pointer) -> None:
        if self.start is not None:
            self.hover(at)
            self.enter()
            return
        start = self.attached(at)
        if start[0] == GROUND:
            self.desk.refused.emit(self.missed)
            return
        self.start, self._is_new = start, True
        self.begin(at)
        self.hover(at)

    def begin(self, at: Pointer) -> None:
        """Take note of where the hand begins."""

    def release(self, at: Pointer) -> None:
        self.at = at
        if self._is_new:
            self._is_new = False
            self.enter()

    def enter(self) -> None:
        self.show()
        if not self._drawn:
            return
        self.start = None
        self.keep()
        self.desk.canvas.mark_hovered()
        self.desk.done.emit()

    def cancel(self) -> bool:
        busy, self.start = self.start is not None, None
        self.desk.canvas.mark_hovered()
        return super().cancel() or busy

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
        view = self.desk.canvas.camera.to_view
        painter.setPen(QPen(theme.muted, 1.0, Qt.PenStyle.DashLine))
        ends = (QPointF(*view(point).tolist()) for point in (self.origin(), self.at.ground))
        painter.drawLine(QLineF(*ends))


class ForceTool(PushTool):
    """Draws a force; the farther the hand goes, the larger it is."""

    name: ClassVar[str] = "force"
    action: ClassVar[str] = QT_TRANSLATE_NOOP("ForceTool", "Draw force")

    @property
    def hint(self) -> str:
        if self.start is None:
            return self.tr("Force: click the point of a body at which it acts")
        return self.tr("Force: click for direction and size, or type them, as in 50 N, Tab, 30°")

    @property
    def values(self) -> tuple[Value, ...]:
        if self.start is None or self.at is None:
            return ()
        return Value("force", self.tr("force"), "N", self._drawn_size()), self.angle()

    def _drawn_size(self) -> float:
        assert self.start is not None
        body = find(self.desk.model, self.start[0])
        return nice(usual_force(body) * math.hypot(*self.way()) / USUAL)

    def push(self, model: Model, start: End) -> Any:
        direction = self.direction()
        size = self.held.get("force", self._drawn_size())
        if direction is None or size == 0:
            return None
        return force(self.fresh(model, self.tr("force")), start, size * direction)


class PointDriverTool(PushTool):
    """Moves a point of a body in a direction at a steady speed."""

    name: ClassVar[str] = "point_driver"
    action: ClassVar[str] = QT_TRANSLATE_NOOP("PointDriverTool", "Draw driver of a point")

    @property
    def hint(self) -> str:
        if self.start is None:
            return self.tr("Driver of a point: click the point of a body that is to be moved")
        return self.tr("Driver of a point: click the direction in which it goes, or type it")

    @property
    def values(self) -> tuple[Value, ...]:
        if self.start is None or self.at is None:
            return ()
        return Value("speed", self.tr("speed"), "m/s", SPEED), self.angle()

    def push(self, model: Model, start: End) -> Any:
        direction = self.direction()
        if direction is None:
            return None
        velocity = self.held.get("speed", SPEED) * direction
        return point_driver(self.fresh(model, self.tr("driver")), start, velocity, self.plane)


class TorqueTool(PushTool):
    """Draws a torque; the farther the hand goes around, the larger it is."""

    name: ClassVar[str] = "torque"
    action: ClassVar[str] = QT_TRANSLATE_NOOP("TorqueTool", "Draw torque")
    snaps: ClassVar[bool] = False

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._from: float | None = None
        self._sweep = 0.0

    @property
    def hint(self) -> str:
        if self.start is None:
            return self.tr("Torque: click on a body")
        return self.tr(
            "Torque: go around the body for sense and size and click, or type it, as in 2 N m"
        )

    @property
    def values(self) -> tuple[Value, ...]:
        if self.start is None or self.at is None:
            return ()
        return (Value("torque", self.tr("torque"), "N m", self._drawn_size()),)

    @property
    def missed(self) -> str:
        particles = [body for body in self.desk.model.bodies if body.particle]
        if particles and self.at and attachment(self.desk, self.at)[0] != GROUND:
            return self.tr("A particle does not turn: a torque needs a body with an inertia.")
        return super().missed

    @property
    def guides(self) -> tuple[Array, ...]:
        return ()

    def attached(self, at: Pointer) -> End:
        body = find(self.desk.model, attachment(self.desk, at)[0])
        if body is None or body.particle:
            return GROUND, (0.0, 0.0, 0.0)
        x, y, z = np.asarray(body.mass_properties().center).tolist()
        return body.name, (x, y, z)

    def begin(self, at: Pointer) -> None:  # noqa: ARG002
        self._from, self._sweep = None, 0.0

    def hover(self, at: Pointer) -> None:
        self.at = at
        if self.start is not None:
            self._turn()
        super().hover(at)

    def release(self, at: Pointer) -> None:
        self.hover(at)
        if abs(self._sweep) > LEAST_SWEEP:
            super().release(at)
        self._is_new = False

    def push(self, model: Model, start: End) -> Any:
        size = self.held.get("torque", self._drawn_size())
        if size == 0:
            return None
        return torque(self.fresh(model, self.tr("torque")), start[0], size, self.plane[2])

    def draw(self, painter: QPainter, theme: Theme) -> None:
        """Draw how far the hand has gone around."""
        super().draw(painter, theme)
        if self.start is None or self._from is None:
            return
        center = QPointF(*self.desk.canvas.camera.to_view(self.origin()).tolist())
        radius = max(math.hypot(*self.way()), LEAST)
        box = QRectF(center.x() - radius, center.y() - radius, 2 * radius, 2 * radius)
        sixteenths = 16 * 180 / math.pi
        painter.setPen(QPen(theme.torque, 1.4, Qt.PenStyle.DashLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawArc(box, round(self._from * sixteenths), round(self._sweep * sixteenths))

    def _turn(self) -> None:
        """Go on counting how far the hand is around, past half turns too."""
        if math.hypot(*self.way()) <= LEAST:
            return
        angle = math.atan2(*self.way()[::-1])
        if self._from is None:
            self._from = angle
        step = angle - self._from - self._sweep
        self._sweep += math.remainder(step, 2 * math.pi)

    def _drawn_size(self) -> float:
        assert self.start is not None
        body = find(self.desk.model, self.start[0])
        return nice(usual_torque(body) * self._sweep / QUARTER)


def _tr(text: str) -> str:
    return QCoreApplication.translate("PushTool", text)
