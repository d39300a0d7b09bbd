"""Pulling a part of the gizmo."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QPainter

from kane.errors import KaneError
from kane.model import Model
from kanevas.drawing.geometry import Array
from kanevas.edits.arranging import turned
from kanevas.edits.moving import translated
from kanevas.edits.rigid import turn_about
from kanevas.hand.gizmo.parts import Gizmo, Part, along, crossing, heading
from kanevas.hand.handles.painting import draw_label
from kanevas.hand.handles.words import degrees, number
from kanevas.hand.snapping.grid_steps import spacing
from kanevas.hand.snapping.snapping import GRID_REACH, LAGS
from kanevas.hand.tools.drag import Drag
from kanevas.hand.tools.mechanism_drag import MechanismDrag
from kanevas.hand.tools.moving import LABEL_AWAY, on_bodies
from kanevas.hand.tools.pointer import Pointer
from kanevas.look.theme import Theme
from kanevas.settings.choices import SNAPS

if TYPE_CHECKING:
    from kane.analyses.posing import Poser
    from kanevas.hand.tools.desk import Desk

ALT = Qt.KeyboardModifier.AltModifier
STEP = math.radians(15)
# A part follows points of bodies; the grid counts along its axes, and not in the work plane.
NO_POINTS = (*(kind for kind in SNAPS if kind not in LAGS), "horizontal", "vertical")


class Pull:
    """What the pointer means for a part: a way along an axis or in a plane, or an angle.

    Args:
        desk: what tools work with.
        gizmo: as it was at the press.
        part: what is pulled.
        start: where it was pressed.

    """

    def __init__(self, desk: Desk, gizmo: Gizmo, part: Part, start: Pointer) -> None:
        self._desk, self.gizmo, self.part = desk, gizmo, part
        self.from_point = self._on_part(start)
        self.shift = np.zeros(3)
        self.angle = 0.0

    def follow(self, at: Pointer) -> None:
        """Take another place of the pointer."""
        point = self._on_part(at)
        normal = self.part.direction
        if self.part.kind == "ring":
            pivot = self.gizmo.pivot
            angle = heading(point, pivot, normal) - heading(self.from_point, pivot, normal)
            angle = math.remainder(angle, 2 * math.pi)
            self.angle = angle if at.modifiers & ALT else STEP * round(angle / STEP)
            return
        if at.snap is not None:
            self.shift = self._flat(at.snap.point - self.gizmo.pivot)
        else:
            shift = point - self.from_point
            self.shift = shift if at.modifiers & ALT else self._to_grid(shift)

    def moved(self, point: Array) -> Array:
        """Return where a point of what is pulled goes, in ground axes, (3,) [m]."""
        if self.part.kind == "ring":
            return turn_about(self.gizmo.pivot, self.part.direction, self.angle).of(point)
        moved: Array = point + self.shift
        return moved

    def edit(self, model: Model, names: tuple[str, ...]) -> Model:
        """Return the model with a selection moved or turned as it is."""
        if self.part.kind == "ring":
            return turned(model, names, self.gizmo.pivot, self.part.direction, self.angle)
        return translated(model, names, self.shift)

    @property
    def words(self) -> str:
        """How far it is pulled."""
        if self.part.kind == "ring":
            return f"{'xyz'[self.part.axis]} ↻ {degrees(self.angle)}"
        axes = [self.part.axis] if self.part.kind == "axis" else self._others
        units = self._desk.units
        return "   ".join(f"{'xyz'[i]} {number(float(self.shift[i]), 'm', units)}" for i in axes)

    @property
    def _others(self) -> list[int]:
        return [i for i in range(3) if i != self.part.axis]

    def _on_part(self, at: Pointer) -> Array:
        """Return the point of the axis, or of the plane, that is seen at the pointer."""
        sight = self._desk.surface.camera.line_of_sight(at.view.x(), at.view.y())
        pivot, direction = self.gizmo.pivot, self.part.direction
        if self.part.kind == "axis":
            way = along(sight, pivot, direction)
            return pivot if way is None else pivot + way * direction
        point = crossing(sight, pivot, direction)
        return pivot if point is None else point

    def _flat(self, way: Array) -> Array:
        """Return what of a way the part can go."""
        direction = self.part.direction
        share: Array = float(way @ direction) * direction
        return share if self.part.kind == "axis" else way - share

    def _to_grid(self, shift: Array) -> Array:
        surface = self._desk.surface
        if "grid" not in surface.snapper.kinds:
            return shift
        major, parts = spacing(surface.camera)
        whole = np.round(shift / (major / parts)) * (major / parts)
        near = np.abs(shift - whole) * surface.camera.scale <= GRID_REACH
        stepped: Array = np.where(near, whole, shift)
        return stepped


class FreePull(Drag):
    """Moves or turns a selection as it is; joints to others are left open."""

    passed_by = NO_POINTS

    def __init__(self, desk: Desk, names: tuple[str, ...], pull: Pull, at: Pointer) -> None:
        super().__init__(desk)
        self._names, self._pull, self._at = names, pull, at
        self.exclude = frozenset(names) | on_bodies(desk.model, names)
        self._gesture = desk.gesture(text_of(pull.part, names))

    @property
    def holds(self) -> tuple[str, ...]:
        return self._names

    @property
    def hint(self) -> str:
        if self._pull.part.kind == "ring":
            return _tr("Turns in steps of 15°; Alt turns freely; Escape puts back")
        return _tr("Snaps to points of bodies and to steps of the grid; Alt suspends that")

    def to(self, at: Pointer) -> None:
        self._at = at
        self._pull.follow(at)
        try:
            self._gesture.show(lambda model: self._pull.edit(model, self._names))
        except KaneError as error:
            self.desk.refused.emit(str(error))

    def finish(self, at: Pointer) -> None:
        self.to(at)
        self._gesture.finish()

    def cancel(self) -> None:
        self._gesture.cancel()

    def draw(self, painter: QPainter, theme: Theme) -> None:
        draw_label(painter, theme, self._pull.words, self._at.view + LABEL_AWAY)


class HeldPull(MechanismDrag):
    """Moves or turns a body as far as the joints of its mechanism let it."""

    passed_by = NO_POINTS

    def __init__(
        self, desk: Desk, body: str, poser: Poser, pull: Pull, grab: Array, start: Pointer
    ) -> None:
        self._by, self._at = pull, start
        super().__init__(desk, body, poser, start, grab)

    def meant(self, at: Pointer) -> Array:
        self._at = at
        self._by.follow(at)
        return self._by.moved(self.grab)

    def draw(self, painter: QPainter, theme: Theme) -> None:
        super().draw(painter, theme)
        draw_label(painter, theme, self._by.words, self._at.view + LABEL_AWAY)


def text_of(part: Part, names: tuple[str, ...]) -> str:
    """Return what pulling a part is called, as in "Undo TEXT"."""
    what = names[0] if len(names) == 1 else _tr("the selection")
    return (_tr("Turn {}") if part.kind == "ring" else _tr("Move {}")).format(what)


def _tr(text: str) -> str:
    return QCoreApplication.translate("GizmoDrag", text)
