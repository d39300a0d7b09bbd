"""The tools that draw arrows: forces, impulses, and drivers of points."""

import math
from typing import Any, ClassVar

from kane.model import Model
from kanevas.assets.language import QT_TRANSLATE_NOOP
from kanevas.edits.driving import SPEED, point_driver
from kanevas.edits.elements import find
from kanevas.edits.joining import End
from kanevas.edits.loads import force, impulse, usual_force, usual_impulse
from kanevas.hand.tools.push import PushTool
from kanevas.hand.tools.values import Value
from kanevas.kinds.sizes import nice

USUAL = 80.0  # pixels, the length of a force of the usual size


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


class ImpulseTool(PushTool):
    """Draws a blow; the farther the hand goes, the harder it is."""

    name: ClassVar[str] = "impulse"
    action: ClassVar[str] = QT_TRANSLATE_NOOP("ImpulseTool", "Draw impulse")

    @property
    def hint(self) -> str:
        if self.start is None:
            return self.tr("Impulse: click the point of a body that is struck")
        return self.tr("Impulse: click for direction and size, or type them, as in 2 N s, Tab, 30°")

    @property
    def values(self) -> tuple[Value, ...]:
        if self.start is None or self.at is None:
            return ()
        return Value("impulse", self.tr("impulse"), "N s", self._drawn_size()), self.angle()

    def _drawn_size(self) -> float:
        assert self.start is not None
        body = find(self.desk.model, self.start[0])
        return nice(usual_impulse(body) * math.hypot(*self.way()) / USUAL)

    def push(self, model: Model, start: End) -> Any:
        direction = self.direction()
        size = self.held.get("impulse", self._drawn_size())
        if direction is None or size == 0:
            return None
        return impulse(self.fresh(model, self.tr("impulse")), start, size * direction)


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
