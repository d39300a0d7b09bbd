"""Moving the pivot about which the selection turns."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QPainter

from kanevas.hand.handles.painting import draw_handles
from kanevas.hand.tools.drag import Drag
from kanevas.hand.tools.handle_set import HandleSet
from kanevas.hand.tools.pointer import Pointer
from kanevas.look.theme import Theme

if TYPE_CHECKING:
    from kanevas.hand.tools.desk import Desk


class PivotDrag(Drag):
    """Puts the pivot elsewhere; it is the hand's and no part of the model."""

    def __init__(self, desk: Desk, handles: HandleSet) -> None:
        super().__init__(desk)
        self._handles = handles
        self._before = handles.pivot

    @property
    def hint(self) -> str:
        return self.tr("The selection turns about this point; it snaps to ends and joints")

    def to(self, at: Pointer) -> None:
        self._handles.pivot = at.ground

    def finish(self, at: Pointer) -> None:
        self.to(at)

    def cancel(self) -> None:
        self._handles.pivot = self._before

    def draw(self, painter: QPainter, theme: Theme) -> None:
        draw_handles(painter, theme, self._handles.now(), "pivot")
