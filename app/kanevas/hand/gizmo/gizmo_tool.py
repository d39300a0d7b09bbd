"""What the hand holds in space while no tool is armed: it pulls the gizmo of the selection."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import QCoreApplication, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QPainter

from kane.elements.spatial import points
from kane.model import Model
from kane.model.planes import normal_of_plane
from kane.model.poses import Poses
from kanevas.document.changes import Changes
from kanevas.drawing.geometry import Array
from kanevas.edits.elements import find
from kanevas.edits.space import holding
from kanevas.hand.gizmo.gizmo_drag import FreePull, HeldPull, Pull
from kanevas.hand.gizmo.painting import draw_gizmo
from kanevas.hand.gizmo.parts import PIXELS, Gizmo, Part, parts_of
from kanevas.hand.tools.drag import Drag
from kanevas.hand.tools.handle_set import MOST
from kanevas.hand.tools.held import Held
from kanevas.hand.tools.pointer import Pointer
from kanevas.hand.tools.refusal import Refusal
from kanevas.hand.tools.starting import poser_for, why_not
from kanevas.look.theme import Theme

if TYPE_CHECKING:
    from kanevas.hand.surface import Surface
    from kanevas.hand.tools.desk import Desk


class GizmoTool(Held):
    """Moves what is selected along an axis or in a plane, and turns it about an axis.

    What joints hold goes as far as they let it; Ctrl takes it free of them and leaves them open.
    """

    def __init__(self, desk: Desk, surface: Surface) -> None:
        self._desk, self._surface = desk, surface
        self._hot: Part | None = None
        self._pressed: tuple[Gizmo, Part, Pointer] | None = None
        self._pull: Pull | None = None
        self._drag: Drag | None = None
        desk.document.changed.connect(self._follow)
        desk.document.opened.connect(self.let_go)
        desk.selection.changed.connect(surface.renew)

    # --- how it looks

    def gizmo(self) -> Gizmo | None:
        """Return the gizmo of what is selected; None where that cannot be moved now."""
        desk = self._desk
        names = desk.selection.names
        if not names or len(names) > MOST or why_not(desk, names):
            return None
        if any(find(desk.model, name) is None for name in names):
            return None
        pivot = middle(desk.model, self._surface.poses, names)
        if pivot is None:
            return None
        model = desk.model
        normal = np.array(normal_of_plane(model.work_plane)) if model.planar else None
        return Gizmo(pivot, PIXELS / self._surface.camera.scale, parts_of(normal))

    @property
    def snaps(self) -> bool:
        """Whether the pointer snaps: while something is pulled."""
        return self._drag is not None and self._drag.snaps

    @property
    def exclude(self) -> Collection[str]:
        return self._drag.exclude if self._drag else ()

    @property
    def passed_by(self) -> Collection[str]:
        return self._drag.passed_by if self._drag else ()

    @property
    def surroundings(self) -> tuple[Model, Poses] | None:
        return self._drag.surroundings if self._drag else None

    @property
    def cursor(self) -> Qt.CursorShape:
        """Shape of the pointer: what a press would do."""
        if self._drag:
            return self._drag.cursor
        return Qt.CursorShape.PointingHandCursor if self._hot else Qt.CursorShape.ArrowCursor

    @property
    def hint(self) -> str:
        if self._drag:
            return self._drag.hint
        if self._hot is None:
            return ""
        if self._hot.kind == "ring":
            return tr("Drag: turn about {}, within the joints; Ctrl+drag free of them").format(
                "xyz"[self._hot.axis]
            )
        return tr("Drag: move along {}, within the joints; Ctrl+drag free of them").format(
            ", ".join(_letters(self._hot))
        )

    def draw(self, painter: QPainter, theme: Theme) -> None:
        gizmo = self.gizmo()
        if gizmo is None:
            return
        pulled = self._pull.part if self._pull else None
        draw_gizmo(painter, theme, gizmo, self._surface.camera, self._hot, pulled)
        if self._drag:
            self._drag.draw(painter, theme)

    # --- what the hand does

    def takes(self, view: QPointF) -> bool:
        return self._part_at(view) is not None

    def hover(self, at: Pointer) -> None:
        before, self._hot = self._hot, self._part_at(at.view)
        if before != self._hot:
            self._desk.hint_changed.emit(self.hint)

    def press(self, at: Pointer) -> None:
        gizmo, part = self.gizmo(), self._part_at(at.view)
        self._pressed = None if gizmo is None or part is None else (gizmo, part, at)

    def drag(self, at: Pointer) -> None:
        if self._drag is None and self._pressed is not None:
            self._drag = self._begin(*self._pressed)
            self._desk.hint_changed.emit(self._drag.hint)
        if self._drag is not None:
            self._drag.to(at)

    def release(self, at: Pointer) -> None:
        drag = self._drag
        self._drag = self._pull = self._pressed = None
        if drag is not None:
            drag.finish(at)
        self.hover(at)

    def cancel(self) -> bool:
        drag = self._drag
        self._drag = self._pull = self._pressed = None
        if drag is not None:
            drag.cancel()
        return drag is not None

    def wants(self, event: QKeyEvent) -> bool:
        return event.key() == Qt.Key.Key_Escape and self._drag is not None

    def leave(self) -> None:
        self._hot = None

    def _follow(self, changes: Changes) -> None:
        """Let nothing go on that is about what an undo, say, has taken away."""
        if self._drag is not None and not changes.removed.isdisjoint(self._drag.holds):
            self.let_go()

    def _part_at(self, view: QPointF) -> Part | None:
        gizmo = self.gizmo()
        return gizmo and gizmo.at(self._surface.camera, view.x(), view.y())

    def _begin(self, gizmo: Gizmo, part: Part, start: Pointer) -> Drag:
        desk, names = self._desk, self._desk.selection.names
        pull = Pull(desk, gizmo, part, start)
        bodies = [body.name for body in desk.model.bodies if body.name in names]
        held = bool(bodies) and holding(desk.model, frozenset(names)) is not None
        if not held or start.control:
            self._pull = pull
            return FreePull(desk, names, pull, start)
        grab = pull.from_point if part.kind == "ring" else gizmo.pivot
        poser = poser_for(desk, bodies[0], grab, None)
        if isinstance(poser, str):
            return Refusal(desk, start, poser)
        self._pull = pull
        return HeldPull(desk, bodies[0], poser, pull, grab, start)


def middle(model: Model, poses: Poses, names: Collection[str]) -> Array | None:
    """Return the mean of the mass centres of bodies, or else of the points of elements."""
    bodies = [body for body in model.bodies if body.name in names]
    places = [poses.point(body.name, body.mass_properties().center) for body in bodies]
    if not places:
        for name in names:
            element = find(model, name)
            places += [poses.point(p.body, getattr(element, p.field)) for p in points(element)]
    return np.mean(places, axis=0) if places else None


def _letters(part: Part) -> list[str]:
    if part.kind == "axis":
        return ["xyz"[part.axis]]
    return [letter for i, letter in enumerate("xyz") if i != part.axis]


def tr(text: str) -> str:
    """Return a text in the user's language."""
    return QCoreApplication.translate("GizmoTool", text)
