"""The entries of the Edit menu that copy and arrange what is selected."""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np
from PySide6.QtCore import QObject
from PySide6.QtGui import QAction

from kane.elements.body import Body
from kane.elements.spatial import points
from kane.model import Model, named
from kane.model.poses import initial_poses
from kanevas.canvas import Canvas
from kanevas.drawing.extents import extents
from kanevas.drawing.geometry import Array
from kanevas.edits.arranging import (
    Extent,
    Side,
    aligned,
    around,
    distributed,
    mirrored,
    turned,
    units,
)
from kanevas.edits.copying import duplicated
from kanevas.edits.space import holding
from kanevas.menus.menu import Menu, offer

QUARTER = math.pi / 2


class ArrangeMenu(QObject):
    """Align, distribute, mirror, turn: a submenu of another menu."""

    def __init__(self, menu: Menu, canvas: Canvas) -> None:
        super().__init__(menu)
        self._workspace, self._canvas = menu.workspace, canvas
        self._into = menu
        self.menu = menu.menu.addMenu(self.tr("Arran&ge"))
        self._align = [self._add(*entry) for entry in self._sides()]
        self.menu.addSeparator()
        self._distribute = [
            self._add(
                "distribute horizontally",
                self.tr("Distribute &horizontally"),
                lambda: self._spread(0),
            ),
            self._add(
                "distribute vertically", self.tr("Distribute &vertically"), lambda: self._spread(1)
            ),
        ]
        self.menu.addSeparator()
        self._mirror = [
            self._add(
                "mirror left to right", self.tr("&Mirror left to right"), lambda: self._flip(0)
            ),
            self._add("mirror upside down", self.tr("Mirror &upside down"), lambda: self._flip(1)),
        ]
        self._copy = [
            self._add(
                "mirrored copy left to right",
                self.tr("Mirrored &copy left to right"),
                lambda: self._flip_copy(0),
            ),
            self._add(
                "mirrored copy upside down",
                self.tr("Mirrored copy upside &down"),
                lambda: self._flip_copy(1),
            ),
        ]
        self.menu.addSeparator()
        self._turn = [
            self._add(
                "turn left by 90",
                self.tr("Turn &left by 90°"),
                lambda: self._rotate(QUARTER),
                "Ctrl+[",
            ),
            self._add(
                "turn right by 90",
                self.tr("Turn &right by 90°"),
                lambda: self._rotate(-QUARTER),
                "Ctrl+]",
            ),
        ]

    def _sides(self) -> tuple[tuple[str, str, Callable[[], object]], ...]:
        return (
            ("align left", self.tr("Align left"), lambda: self._line_up("left")),
            ("align centre", self.tr("Align centre"), lambda: self._line_up("centre")),
            ("align right", self.tr("Align right"), lambda: self._line_up("right")),
            ("align top", self.tr("Align top"), lambda: self._line_up("top")),
            ("align middle", self.tr("Align middle"), lambda: self._line_up("middle")),
            ("align bottom", self.tr("Align bottom"), lambda: self._line_up("bottom")),
        )

    def _add(
        self, name: str, text: str, call: Callable[[], object], key: str | None = None
    ) -> QAction:
        return self._into.add(name, text, call, key, menu=self.menu)

    # --- what is possible

    def update_offers(self) -> None:
        """Enable what is possible now; what is grey says why."""
        names, model = self._workspace.selection.names, self._workspace.document.model
        placed = self._placed()
        nothing = "" if placed else self.tr("Select something with a place on the canvas")
        reason = nothing or self._why_fixed()
        parts = () if reason else units(model, names)
        count = sum(not placed.isdisjoint(unit) for unit in parts)
        few = self.tr("Select at least {} things that no joint holds together")
        for action in self._align:
            offer(action, count > 1, reason or few.format(2))
        for action in self._distribute:
            offer(action, count > 2, reason or few.format(3))
        for action in (*self._mirror, *self._turn):
            offer(action, not reason, reason)
        for action in self._copy:
            offer(action, not nothing, nothing)

    def _placed(self) -> frozenset[str]:
        """Return the names of what is selected and takes room on the canvas."""
        model = self._workspace.document.model
        chosen = frozenset(self._workspace.selection.names).difference(model.hidden)
        return frozenset(
            element.name
            for _, element in named(model)
            if element.name in chosen and (isinstance(element, Body) or any(points(element)))
        )

    def _why_fixed(self) -> str:
        names, model = self._workspace.selection.names, self._workspace.document.model
        locked = [name for name in names if name in model.protected]
        if locked:
            return self.tr("'{}' is locked against editing").format(locked[0])
        joint = holding(model, frozenset(names))
        if joint is not None:
            return self.tr("The joint '{}' would be torn open; select it too").format(joint)
        return ""

    # --- what is done

    @property
    def _axes(self) -> Array:
        return self._canvas.camera.axes

    def _rooms(self) -> dict[str, Extent]:
        model = self._workspace.document.model
        names = [name for name in self._workspace.selection.names if name not in model.hidden]
        return extents(model, initial_poses(model), self._axes, names)

    def _middle(self) -> Array:
        room = around(self._rooms().values())
        camera = self._canvas.camera
        flat = (room.low + room.high) / 2 @ self._axes[:2]
        middle: Array = flat + camera.depth * self._axes[2]
        return middle

    def _apply(self, text: str, edit: Callable[[Model], Model]) -> None:
        self._workspace.document.apply(text, edit)

    def _line_up(self, side: Side) -> None:
        names, room_of, axes = self._workspace.selection.names, self._rooms(), self._axes
        self._apply(self.tr("Align"), lambda model: aligned(model, names, room_of, axes, side))

    def _spread(self, axis: int) -> None:
        names, room_of, axes = self._workspace.selection.names, self._rooms(), self._axes
        text = self.tr("Distribute")
        self._apply(text, lambda model: distributed(model, names, room_of, axes, axis))

    def _flip(self, axis: int) -> None:
        names, middle, normal = self._workspace.selection.names, self._middle(), self._axes[axis]
        self._apply(self.tr("Mirror"), lambda model: mirrored(model, names, middle, normal))

    def _flip_copy(self, axis: int) -> None:
        """Put a mirrored copy beside the original: to its right, or below it."""
        workspace, axes = self._workspace, self._axes
        room = around(self._rooms().values())
        middle = self._middle()
        side = (room.high - room.low)[axis] / 2 * (1 if axis == 0 else -1)
        copy = duplicated(workspace.document.model, workspace.selection.names, np.zeros(3))
        self._apply(
            self.tr("Mirrored copy"),
            lambda _: mirrored(copy.model, copy.names, middle + side * axes[axis], axes[axis]),
        )
        workspace.selection.set(copy.names)

    def _rotate(self, angle: float) -> None:
        names, middle, normal = self._workspace.selection.names, self._middle(), self._axes[2]
        self._apply(self.tr("Turn"), lambda model: turned(model, names, middle, normal, angle))
