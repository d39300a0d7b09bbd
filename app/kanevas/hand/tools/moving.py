"""Moving what is selected."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter

from kane.errors import KaneError
from kane.model import Model, named
from kanevas.assets.told import told_of
from kanevas.drawing.geometry import Array
from kanevas.drawing.planes import letter_across, sign_across
from kanevas.edits.moving import translated
from kanevas.edits.space import bodies_of
from kanevas.hand.handles.painting import draw_label
from kanevas.hand.handles.words import number
from kanevas.hand.snapping.grid_steps import spacing
from kanevas.hand.snapping.marks import SEEN
from kanevas.hand.snapping.snapping import GRID_REACH
from kanevas.hand.tools.drag import Drag
from kanevas.hand.tools.pointer import Pointer
from kanevas.look.theme import Theme

if TYPE_CHECKING:
    from kanevas.hand.tools.desk import Desk

ALT = Qt.KeyboardModifier.AltModifier
LABEL_AWAY = QPointF(18, 42)


class MoveDrag(Drag):
    """Shifts bodies and elements along the work plane; joints to others are left open.

    Args:
        desk: what tools work with.
        names: what is moved.
        start: where it was pressed.
        grab: the point of what is moved that lands where the pointer snaps, in ground axes;
            None where none was near: then the way snaps to steps of the grid.
        leaves_open: whether joints hold it, which are left open.

    """

    def __init__(
        self,
        desk: Desk,
        names: tuple[str, ...],
        start: Pointer,
        grab: Array | None,
        leaves_open: bool,
    ) -> None:
        super().__init__(desk)
        self._names, self._start = names, start.ground
        self._grab = start.ground if grab is None else grab
        self._by_steps = grab is None
        self.passed_by = ("grid",) if self._by_steps else ()
        self._leaves_open = leaves_open
        self._at: Pointer = start
        self._shift = start.ground * 0
        self.exclude = frozenset(names) | on_bodies(desk.model, names)
        self.guides = (self._grab,)
        text = self.tr("Move {}").format(names[0]) if len(names) == 1 else self.tr("Move selection")
        self._gesture = desk.gesture(text)

    @property
    def holds(self) -> tuple[str, ...]:
        return self._names

    @property
    def hint(self) -> str:
        if self._leaves_open:
            return self.tr(
                "Moves free of the joints and leaves them open, to be assembled; Escape puts back"
            )
        return self.tr("Snaps to points, angles and the grid; Alt suspends that; Escape puts back")

    def to(self, at: Pointer) -> None:
        flat = self.desk.canvas.camera.axes[:2]
        start = self._start if at.snap is None else self._grab
        if at.is_deep(self.desk.model) and not self._by_steps:
            self._at, self._shift = at, at.ground - start
            self._show()
            return
        way = flat @ (at.ground - start)
        if at.snap is None and self._by_steps and not at.modifiers & ALT:
            way = self._to_grid(way)
        self._at, self._shift = at, way @ flat
        self._show()

    def _show(self) -> None:
        try:
            self._gesture.show(lambda model: translated(model, self._names, self._shift))
        except KaneError as error:
            self.desk.refused.emit(told_of(error))

    def _to_grid(self, way: Array) -> Array:
        """Return a way with what is nearly a step of the grid made one."""
        canvas = self.desk.canvas
        if "grid" not in canvas.snapper.kinds:
            return way
        major, parts = spacing(canvas.camera)
        step = major / parts
        whole = np.round(way / step) * step
        return np.where(np.abs(way - whole) * canvas.camera.scale <= GRID_REACH, whole, way)

    def finish(self, at: Pointer) -> None:
        self.to(at)
        self._gesture.finish()

    def cancel(self) -> None:
        self._gesture.cancel()

    def draw(self, painter: QPainter, theme: Theme) -> None:
        camera, units = self.desk.canvas.camera, self.desk.units
        right, up, towards = (camera.axes @ self._shift).tolist()
        text = f"→ {number(right, 'm', units)}   ↑ {number(up, 'm', units)}"
        if abs(towards) * camera.scale > SEEN:
            along = towards * sign_across(camera.plane)
            text += f"   {letter_across(camera.plane)} {number(along, 'm', units)}"
        draw_label(painter, theme, text, self._at.view + LABEL_AWAY)


def on_bodies(model: Model, names: Collection[str]) -> frozenset[str]:
    """Return the joints, springs and so on of which an end moves along with bodies."""
    chosen = frozenset(names)
    return frozenset(e.name for _, e in named(model) if not chosen.isdisjoint(bodies_of(e)))
