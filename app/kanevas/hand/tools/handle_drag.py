"""Pulling a handle."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter

from kane.errors import KaneError
from kanevas.assets.told import told_of
from kanevas.hand.handles.handle import Aim, Handle
from kanevas.hand.handles.painting import draw_handles, draw_label
from kanevas.hand.tools.drag import Drag
from kanevas.hand.tools.moving import LABEL_AWAY, on_bodies
from kanevas.hand.tools.pointer import Pointer
from kanevas.look.theme import Theme

if TYPE_CHECKING:
    from kanevas.hand.tools.desk import Desk


class HandleDrag(Drag):
    """Changes the model as a handle says; the number at the handle goes along.

    Attributes:
        handle: the handle as it was at the press.

    """

    def __init__(self, desk: Desk, handle: Handle, start: Pointer) -> None:
        super().__init__(desk)
        self.handle = handle
        self._at = start
        self.guides = handle.guides
        self.snaps = handle.look not in ("turn", "ring")
        self._names = (*desk.selection.names, *handle.along)
        names = frozenset(self._names)
        self.exclude = names | on_bodies(desk.model, names)
        # The hand takes the handle where it is pressed, not in its middle.
        to_ground = desk.canvas.camera.to_ground
        self._slip = to_ground(*handle.at.tolist()) - to_ground(start.view.x(), start.view.y())
        self._gesture = desk.gesture(handle.text)

    @property
    def holds(self) -> tuple[str, ...]:
        return self._names

    @property
    def hint(self) -> str:
        return self.handle.hint

    def to(self, at: Pointer) -> None:
        self._at = at
        ground = at.ground + self._slip if at.snap is None else at.ground
        free = bool(at.modifiers & Qt.KeyboardModifier.AltModifier)
        aim = Aim(ground, free, self._body_under(at), at.is_deep(self.desk.model))
        try:
            self._gesture.show(lambda model: self.handle.pull(model, aim))
        except KaneError as error:
            self.desk.refused.emit(told_of(error))

    def finish(self, at: Pointer) -> None:
        self.to(at)
        self._gesture.finish()

    def cancel(self) -> None:
        self._gesture.cancel()

    def draw_among(self, painter: QPainter, theme: Theme, handles: Sequence[Handle]) -> None:
        """Draw the handles as they are now, and beside the pointer the number that changes."""
        draw_handles(painter, theme, handles, self.handle.key, with_label=False)
        pulled = next((h for h in handles if h.key == self.handle.key), None)
        if pulled and pulled.label:
            draw_label(painter, theme, pulled.label, self._at.view + LABEL_AWAY)

    def _body_under(self, at: Pointer) -> str:
        if at.snap and at.snap.owner:
            return at.snap.body
        return self.desk.canvas.body_at(at.view.toPoint())
