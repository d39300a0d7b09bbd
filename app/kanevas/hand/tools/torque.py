"""The tool that draws torques."""

import math
from typing import Any, ClassVar

import numpy as np
from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPen

from kane.fields import GROUND
from kane.model import Model
from kanevas.assets.language import QT_TRANSLATE_NOOP
from kanevas.drawing.geometry import Array, arc
from kanevas.drawing.strokes import polyline
from kanevas.edits.elements import find
from kanevas.edits.joining import End
from kanevas.edits.loads import torque, usual_torque
from kanevas.hand.tools.attaching import attachment
from kanevas.hand.tools.desk import Desk
from kanevas.hand.tools.pointer import Pointer
from kanevas.hand.tools.push import LEAST, PushTool
from kanevas.hand.tools.values import Value
from kanevas.kinds.sizes import nice
from kanevas.look.theme import Theme

LEAST_SWEEP = 0.05  # rad; the hand has not gone around yet
QUARTER = math.pi / 2  # a torque of the usual size


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
        camera = self.desk.surface.camera
        radius = max(math.hypot(*self.way()), LEAST) / camera.scale
        around = arc(radius, self._from, self._sweep) @ self.plane[:2] + self.origin()
        painter.strokePath(
            polyline(camera.to_view(around)), QPen(theme.torque, 1.4, Qt.PenStyle.DashLine)
        )

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
