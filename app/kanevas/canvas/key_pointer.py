"""A pointer on the canvas that keys move, for hands that use no mouse."""

from __future__ import annotations

import math

import numpy as np
from PySide6.QtCore import QEvent, QLineF, QObject, QPointF, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QCursor,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPen,
)

from kanevas.assets.decimals import written
from kanevas.canvas.viewing.viewport import Viewport
from kanevas.drawing.geometry import Array
from kanevas.hand.snapping.grid_steps import spacing
from kanevas.hand.snapping.marks import word
from kanevas.hand.snapping.points import PointFinder, SnapPoints
from kanevas.hand.snapping.snapping import Snap
from kanevas.hand.tools.nudging import ARROWS, FAR
from kanevas.hand.touch import ENTER, Touch
from kanevas.look.theme import Theme
from kanevas.units import display, pretty

ALT, CONTROL = Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.ControlModifier
SHIFT, NONE = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.NoModifier
LEFT, NO_BUTTON = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
ON_LINE = 1e-6  # of a step: as near to a line of the grid counts as on it, beyond what rounds
SLIP = 4  # pixels that a mouse moves by itself, as when a desk is knocked
RIM = 24.0  # pixels at the edge of the canvas where it moves along
AHEAD = 2.0  # pixels: a point less far ahead is the one where the pointer stands
ASIDE = 2.0  # how much more a way aside counts than one ahead
INNER, OUTER = 5.0, 13.0  # pixels of the lines of its cross
DIGITS = 4  # of places that are told


class KeyPointer(QObject):
    """Stands for the mouse while it is on: tools see it move, press and let go.

    Arrows move it to the next line of the grid, with Shift ten lines on, with Alt by a pixel; with
    Ctrl it goes to the next point of the model in that direction. Enter clicks, a second time in
    the same place double-clicks; Alt+Enter takes hold, and lets go. Escape ends it, and so does
    the mouse as soon as it moves.

    Signals:
        switched: it is on now, or off.

    """

    switched = Signal(bool)

    def __init__(self, canvas: Viewport, touch: Touch) -> None:
        """Take the canvas, and the hand on it."""
        super().__init__(canvas)
        self._canvas, self._touch = canvas, touch
        self._place: Array | None = None  # in the plane [m]
        self._finder = PointFinder()
        self._is_held = False
        self._clicked: Array | None = None
        self._mouse = QCursor.pos()

    @property
    def is_on(self) -> bool:
        """Whether keys move the pointer."""
        return self._place is not None

    def switch(self, on: bool) -> None:
        """Let keys move the pointer from now on, or the mouse."""
        if on == self.is_on:
            return
        if on:
            self._place = self._first_place()
            self._mouse = QCursor.pos()
            self._canvas.setFocus()
            self._move_tool(NONE)
        else:
            if self._is_held:
                self._send(QEvent.Type.MouseButtonRelease, LEFT, NO_BUTTON)
            self._place, self._is_held, self._clicked = None, False, None
            self._touch.rest()
        self.switched.emit(on)
        self._canvas.viewport().update()

    def yield_to_mouse(self) -> None:
        """End where the mouse has moved."""
        if self.is_on and (QCursor.pos() - self._mouse).manhattanLength() > SLIP:
            self.switch(on=False)

    # --- keys

    def wants(self, event: QKeyEvent) -> bool:
        """Whether a key is its own before it is a shortcut of the window."""
        key = event.key()
        if key in ARROWS:
            return self.is_on or not self._touch.resting
        return self.is_on and (key in ENTER or key == Qt.Key.Key_Escape)

    def key(self, event: QKeyEvent) -> bool:
        """Take a key; return whether it meant something."""
        if not self.wants(event):
            return False
        key, modifiers = event.key(), event.modifiers()
        if key == Qt.Key.Key_Escape:
            return self._escape()
        self.switch(on=True)
        self._mouse = QCursor.pos()
        if key in ARROWS:
            self._go(np.array(ARROWS[Qt.Key(key)]), modifiers)
        elif modifiers & ALT:
            self._take_hold()
        else:
            self._click(modifiers & (SHIFT | CONTROL))
        return True

    def _escape(self) -> bool:
        """End; first what a tool is at goes, as without it."""
        if self._is_held:
            self._is_held = False
            return False
        if not self._touch.resting:
            return False
        self.switch(on=False)
        return True

    # --- moves

    def _first_place(self) -> Array:
        canvas = self._canvas
        at = self._touch.at
        view = QPointF(canvas.viewport().rect().center()) if at is None else at.view
        step = self._step()
        place: Array = np.round(canvas.camera.to_plane(view.x(), view.y()) / step) * step
        return place

    def _step(self) -> float:
        major, parts = spacing(self._canvas.camera)
        return major / parts

    def _go(self, way: Array, modifiers: Qt.KeyboardModifier) -> None:
        assert self._place is not None
        self._clicked = None
        if modifiers & CONTROL:
            self._place = self._next_point(way)
        elif modifiers & ALT:
            self._place = self._place + way / self._canvas.camera.scale
        else:
            lines = FAR if modifiers & SHIFT else 1.0
            axis = 0 if way[0] else 1
            self._place = self._place.copy()
            self._place[axis] = _on_line(self._place[axis], way[axis] * lines, self._step())
        self._keep_in_sight()
        self._move_tool(modifiers & ALT)

    def _next_point(self, way: Array) -> Array:
        """Return the nearest point of the model in a direction; where it is, if there is none."""
        assert self._place is not None
        _, places = self._points()
        ways = (places - self._place) * self._canvas.camera.scale
        ahead = ways @ way
        aside = np.abs(ways @ way[::-1])
        far = np.where(ahead > AHEAD, ahead + ASIDE * aside, math.inf)
        best = int(far.argmin())
        place: Array = places[best] if math.isfinite(far[best]) else self._place
        return place

    def _points(self) -> tuple[SnapPoints, Array]:
        """Return the points of the model, and their places in the plane, shape (points, 2) [m]."""
        canvas = self._canvas
        found = self._finder.find(canvas.model, canvas.poses, canvas.camera.axes[2])
        return found, found.ground @ canvas.camera.axes[:2].T

    def _keep_in_sight(self) -> None:
        """Move the sheet where the pointer would leave it."""
        room, view = self._canvas.viewport().rect(), self._view()
        right = max(RIM - view.x(), 0.0) + min(room.width() - RIM - view.x(), 0.0)
        down = max(RIM - view.y(), 0.0) + min(room.height() - RIM - view.y(), 0.0)
        if right or down:
            self._canvas.pan(right, down)

    # --- what the tool sees

    def _view(self) -> QPointF:
        assert self._place is not None
        return QPointF(*self._canvas.camera.plane_to_view(self._place).tolist())

    def _move_tool(self, modifiers: Qt.KeyboardModifier) -> None:
        buttons = LEFT if self._is_held else NO_BUTTON
        self._touch.move(self._event(QEvent.Type.MouseMove, NO_BUTTON, buttons, modifiers))
        self._tell()

    def _click(self, modifiers: Qt.KeyboardModifier) -> None:
        if self._is_held:
            self._take_hold()
            return
        twice = self._clicked is not None and not self._touch.resting
        self._clicked = self._place
        press = QEvent.Type.MouseButtonDblClick if twice else QEvent.Type.MouseButtonPress
        self._send(press, LEFT, LEFT, modifiers)
        self._send(QEvent.Type.MouseButtonRelease, LEFT, NO_BUTTON, modifiers)
        self._tell()

    def _take_hold(self) -> None:
        """Press, to go on as with a button that is held down; or let go."""
        self._is_held, was_held = not self._is_held, self._is_held
        if was_held:
            self._send(QEvent.Type.MouseButtonRelease, LEFT, NO_BUTTON)
        else:
            self._send(QEvent.Type.MouseButtonPress, LEFT, LEFT)

    def _send(
        self,
        kind: QEvent.Type,
        button: Qt.MouseButton,
        buttons: Qt.MouseButton,
        modifiers: Qt.KeyboardModifier = NONE,
    ) -> None:
        event = self._event(kind, button, buttons, modifiers)
        match kind:
            case QEvent.Type.MouseButtonPress:
                self._canvas.mousePressEvent(event)
            case QEvent.Type.MouseButtonDblClick:
                self._canvas.mouseDoubleClickEvent(event)
            case QEvent.Type.MouseButtonRelease:
                self._canvas.mouseReleaseEvent(event)
            case _:
                raise ValueError(kind)

    def _event(
        self,
        kind: QEvent.Type,
        button: Qt.MouseButton,
        buttons: Qt.MouseButton,
        modifiers: Qt.KeyboardModifier,
    ) -> QMouseEvent:
        view = self._view()
        there = self._canvas.viewport().mapToGlobal(view)
        return QMouseEvent(kind, view, there, button, buttons, modifiers)

    # --- what is told and drawn

    def _tell(self) -> None:
        """Say to who does not see it where it is, and on what."""
        text = self.words()
        self._canvas.setAccessibleDescription(text)
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self._canvas, text))

    def words(self) -> str:
        """Return where it is, to what it snaps, and what lies there."""
        if self._place is None:
            return ""
        canvas = self._canvas
        at = self._touch.at
        ground = canvas.camera.to_ground(*self._view().toTuple()) if at is None else at.ground
        choice = display("m", canvas.camera.units)
        flat = (canvas.camera.axes[:2] @ ground / choice.factor).tolist()
        parts = [
            f"{axis} {written(0.0 if abs(n) < ON_LINE else n, f'.{DIGITS}g')} {pretty(choice.unit)}"
            for axis, n in zip(canvas.camera.plane, flat, strict=True)
        ]
        snap = self._point_here() if at is None or at.snap is None else at.snap
        if snap is not None:
            parts.append(word(snap))
        parts += canvas.elements_at(self._view().toPoint())
        return ", ".join(parts)

    def _point_here(self) -> Snap | None:
        """Return the point of the model at which it stands, where no tool snaps to it."""
        assert self._place is not None
        found, places = self._points()
        far = np.abs(places - self._place).max(axis=1) * self._canvas.camera.scale
        best = int(far.argmin())  # there is one at least, the origin of the ground
        if far[best] > AHEAD:
            return None
        point = found.entries[best]
        return Snap(point.kind, found.ground[best], point.body, point.owner)

    def draw(self, painter: QPainter, theme: Theme) -> None:
        """Draw a cross with its middle left free."""
        if not self.is_on:
            return
        view = self._view()
        lines = [
            QLineF(
                view.x() + x * INNER,
                view.y() + y * INNER,
                view.x() + x * OUTER,
                view.y() + y * OUTER,
            )
            for x, y in ARROWS.values()
        ]
        painter.save()
        for width, color in ((5.0, theme.background), (2.0, theme.accent)):
            painter.setPen(QPen(color, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawLines(lines)
            if self._is_held:
                painter.drawEllipse(view, INNER, INNER)
        painter.restore()


def _on_line(place: float, lines: float, step: float) -> float:
    """Return the place some lines of the grid further on, or back; from between two of them, too.

    Args:
        place: where it is [m].
        lines: how many to go, with the sense of the way as sign.
        step: from one to the next [m].

    """
    now = place / step
    nearest = round(now)
    if abs(now - nearest) < ON_LINE:
        return (nearest + lines) * step
    # the line behind it counts as where it begins
    behind = math.floor(now) if lines > 0 else math.ceil(now)
    return (behind + lines) * step
