"""Dragging a body of a mechanism within its joints."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
import numpy as np
from PySide6.QtCore import QPointF, Qt, QTimer
from PySide6.QtGui import QPainter, QPen

from kane.errors import KaneError
from kane.model import Model, with_ends
from kane.model.poses import initial_poses
from kanevas.assets.told import told_of
from kanevas.drawing.geometry import Array
from kanevas.edits.drawing import vector
from kanevas.edits.elements import replaced
from kanevas.hand.tools.drag import Drag
from kanevas.hand.tools.pointer import Pointer
from kanevas.look.theme import Theme

if TYPE_CHECKING:
    from kane.analyses.posing import Poser
    from kanevas.hand.tools.desk import Desk

MOST_STEPS = 40  # at the end of a drag, for a pull over a long way


class MechanismDrag(Drag):
    """Pulls a body by a point; the others of its mechanism follow as the joints demand.

    It takes a step with each move of the hand, and goes on by itself while it is not there yet.

    Attributes:
        grab: the point that the hand holds, as it was at the press, in ground axes, (3,) [m].

    """

    cursor = Qt.CursorShape.ClosedHandCursor

    def __init__(self, desk: Desk, body: str, poser: Poser, start: Pointer, grab: Array) -> None:
        super().__init__(desk)
        self._body, self._poser = body, poser
        self._start, self.grab = start.ground, grab
        self._before = desk.model
        self.surroundings = desk.model, initial_poses(desk.model)
        self._point = self.surroundings[1].local(body, grab)
        self._target: Array = grab
        self._led: tuple[str, ...] = ()
        # The whole mechanism moves: nothing of it is a place to snap to.
        self.exclude = frozenset(b.name for b in desk.model.bodies) | frozenset(
            element.name for _, element in with_ends(desk.model)
        )
        self._gesture = desk.gesture(self.tr("Move {} within its joints").format(body))
        self._timer = QTimer(desk)
        self._timer.setSingleShot(True)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._step)

    @property
    def holds(self) -> tuple[str, ...]:
        return (self._body,)

    @property
    def hint(self) -> str:
        if self._led:
            names = ", ".join(self._led)
            return self.tr("{} goes on from where you leave it; Escape puts all back").format(names)
        return self.tr("Moves within its joints; Escape puts all back")

    def meant(self, at: Pointer) -> Array:
        """Return where the hand wants the point that it holds, in ground axes, (3,) [m]."""
        flat = self.desk.canvas.camera.axes[:2]
        start = self._start if at.snap is None else self.grab
        target: Array = self.grab + flat @ (at.ground - start) @ flat
        return target

    def to(self, at: Pointer) -> None:
        self._target = self.meant(at)
        self._step()

    def finish(self, at: Pointer) -> None:
        self.to(at)
        self._end()
        self._pull(MOST_STEPS)
        self._gesture.finish()

    def cancel(self) -> None:
        self._end()
        self._gesture.cancel()

    def draw(self, painter: QPainter, theme: Theme) -> None:
        """Draw the line by which the hand pulls, where the mechanism cannot follow."""
        camera = self.desk.surface.camera
        poses = initial_poses(self.desk.model)
        ends = [poses.point(self._body, self._point), self._target]
        start, end = (QPointF(*camera.to_view(point).tolist()) for point in ends)
        painter.setPen(QPen(theme.accent, 1.4, Qt.PenStyle.DotLine))
        painter.drawLine(start, end)
        painter.setBrush(theme.accent)
        painter.drawEllipse(start, 3.0, 3.0)

    def _step(self) -> None:
        self._timer.stop()
        if not self._pull() and self._gesture.active:
            self._timer.start()
        self.desk.surface.renew()

    def _pull(self, steps: int = 1) -> bool:
        """Take the mechanism towards the target; return whether it is as near as it gets."""
        from kane.analyses.led_from_here import led_from_here
        from kane.analyses.posing import placed

        try:
            pose = self._poser.move_to(vector(self._target))
            while not pose.at_rest and (steps := steps - 1) > 0:
                pose = self._poser.move_to(vector(self._target))
            self._gesture.show(lambda model: led_from_here(model, placed(model, pose.placement)))
            self._tell_led()
        except KaneError as error:
            self.desk.refused.emit(told_of(error))
            return True
        return pose.at_rest

    def _tell_led(self) -> None:
        """Say which drivers will go on from here."""
        from kane.analyses.led_from_here import led_anew

        led = led_anew(self._before, self.desk.model)
        if led != self._led:
            self._led = led
            self.desk.hint_changed.emit(self.hint)

    def _end(self) -> None:
        self._timer.stop()
        self._timer.deleteLater()


def make_poser(model: Model, body: str, grab: Array, normal: Array | None) -> Poser:
    """Return what takes hold of a body; what is locked against editing stays where it is.

    Nothing pulls along the normal, if there is one.

    Raises:
        KaneError: the joints of its mechanism cannot be closed, or have faults.

    """
    # Imported when the solver is there: it comes with the kernels.
    from kane.analyses.posing import Poser

    still = [b for b in model.bodies if b.name in model.protected and not b.pinned]
    model = replaced(model, *(msgspec.structs.replace(b, pinned=True) for b in still))
    point = vector(initial_poses(model).local(body, np.asarray(grab)))
    return Poser(model, body, point, None if normal is None else vector(normal))
