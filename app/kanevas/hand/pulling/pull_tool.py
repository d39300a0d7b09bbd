"""What the hand holds while the model is in motion and no tool is armed: it pulls bodies."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import QCoreApplication, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QPainter

from kane.fields import GROUND
from kane.model.planes import normal_of_plane
from kanevas.drawing.geometry import Array
from kanevas.edits.drawing import vector
from kanevas.hand.gizmo.parts import crossing
from kanevas.hand.pulling.painting import draw_hand
from kanevas.hand.pulling.puller import Puller
from kanevas.hand.tools.held import Held
from kanevas.hand.tools.pointer import Pointer
from kanevas.look.theme import Theme

if TYPE_CHECKING:
    from kanevas.hand.surface import Surface
    from kanevas.hand.tools.desk import Desk

STEEP = 0.3  # of a plane's normal along the line of sight; flatter planes are of no use to a hand


class PullTool(Held):
    """A press takes hold of a body and a drag pulls at it, or turns it with Shift; a click selects.

    In a planar model the hand stays in the plane of the motion, in space in one across the view.
    """

    def __init__(self, desk: Desk, surface: Surface, puller: Puller) -> None:
        self._desk, self._surface, self._puller = desk, surface, puller
        self._body = ""  # that is held
        self._turning = False
        self._center = np.zeros(3)  # in the plane in which the hand is
        self._normal = np.zeros(3)  # of that plane, towards the viewer
        self._angle: float | None = None  # of the pointer about the centre of what is turned [rad]
        self._turned = 0.0

    # --- how it looks

    @property
    def snaps(self) -> bool:
        """Whether the pointer snaps: never, as all moves."""
        return False

    @property
    def cursor(self) -> Qt.CursorShape:
        """Shape of the pointer: an open hand over the model, a closed one that holds."""
        return Qt.CursorShape.ClosedHandCursor if self._body else Qt.CursorShape.OpenHandCursor

    @property
    def hint(self) -> str:
        if self._body:
            return tr("Let go of the button, or press Escape, to let {} go").format(self._body)
        return tr("Drag a body to pull it, with Shift to turn it; Space holds the motion")

    def draw(self, painter: QPainter, theme: Theme) -> None:
        if (hand := self._puller.hand) is not None:
            draw_hand(painter, theme, self._surface.camera, hand, self._desk.units)

    # --- what the hand does

    def takes(self, view: QPointF) -> bool:
        return self._surface.body_at(view.toPoint()) != GROUND

    def hover(self, at: Pointer) -> None:
        name = self._surface.body_at(at.view.toPoint())
        self._surface.mark_hovered(None if name == GROUND else name)

    def press(self, at: Pointer) -> None:
        name = self._surface.body_at(at.view.toPoint())
        if name == GROUND:
            found = self._surface.element_at(at.view.toPoint())
            self._desk.selection.set(() if found is None else (found,))
            return
        self._desk.selection.set((name,))
        body = next(b for b in self._desk.model.bodies if b.name == name)
        middle = self._surface.poses.point(name, body.mass_properties().center)
        start, away = self._surface.camera.line_of_sight(at.view.x(), at.view.y())
        self._take_plane(middle, away)
        grabbed = self._meet(start, away)
        self._body, self._turning = name, at.shift and not body.particle
        if self._turning:
            self._center = middle
            self._angle, self._turned = self._angle_at(grabbed), 0.0
        point = vector(self._surface.poses.local(name, grabbed))
        self._surface.keep_still(True)
        self._puller.grab(name, point, self._turning)

    def drag(self, at: Pointer) -> None:
        if not self._body:
            return
        target = self._meet(*self._surface.camera.line_of_sight(at.view.x(), at.view.y()))
        if not self._turning:
            self._puller.drag(vector(target))
            return
        angle = self._angle_at(target)
        if angle is not None and self._angle is not None:
            self._turned += math.remainder(angle - self._angle, math.tau)
        self._angle = angle if angle is not None else self._angle
        self._puller.drag(vector(self._turned * self._normal))

    def release(self, at: Pointer) -> None:  # noqa: ARG002
        self.cancel()

    def wants(self, event: QKeyEvent) -> bool:
        return event.key() == Qt.Key.Key_Escape and bool(self._body)

    def cancel(self) -> bool:
        held, self._body = bool(self._body), ""
        if held:
            self._surface.keep_still(False)
            self._puller.let_go()
        return held

    def _take_plane(self, through: Array, away: Array) -> None:
        """Let the hand be in a plane: that of the motion, or one across the line of sight."""
        model = self._desk.model
        normal = np.array(normal_of_plane(model.work_plane)) if model.planar else -away
        if abs(normal @ away) < STEEP:
            normal = -away
        self._normal = -normal if normal @ away > 0.0 else normal
        self._center = through

    def _meet(self, start: Array, away: Array) -> Array:
        """Return where a line of sight meets the plane of the hand, (3,) [m]."""
        met = crossing((start, away), self._center, self._normal)
        if met is None:  # it never does, as near the horizon of a flat view
            met = start + float((self._center - start) @ away) * away
        return met

    def _angle_at(self, place: Array) -> float | None:
        """Return how far the pointer is about what is turned [rad]; None at its very middle."""
        way = place - self._center
        right = self._right()
        up = np.cross(self._normal, right)
        x, y = float(way @ right), float(way @ up)
        return math.atan2(y, x) if math.hypot(x, y) * self._surface.camera.scale > 1.0 else None

    def _right(self) -> Array:
        """Return a unit vector in the plane of the hand, always the same for the same plane."""
        axis = np.eye(3)[int(np.argmin(np.abs(self._normal)))]
        right = np.cross(axis, self._normal)
        unit: Array = right / np.linalg.norm(right)
        return unit


def tr(text: str) -> str:
    """Return a text in the user's language."""
    return QCoreApplication.translate("PullTool", text)
