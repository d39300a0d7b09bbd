"""What the tools have in common that draw from a point of a body to a point of another."""

from typing import Any

from PySide6.QtCore import QCoreApplication

from kane.fields import GROUND
from kane.model import Model
from kanevas.drawing.geometry import Array
from kanevas.edits.joining import End
from kanevas.hand.tools.attaching import attachment, point_at
from kanevas.hand.tools.pointer import Pointer
from kanevas.hand.tools.started import StartedTool


class LinkTool(StartedTool):
    """Base of the tools that go from a body, or the ground, to another, by clicks or a drag."""

    # --- what those that follow say

    def link(self, model: Model, start: End, end: End) -> Any:
        """Return what lies between two ends."""
        raise NotImplementedError

    def fault(self, start: End, end: End) -> str:
        """Return what keeps two ends from being linked, a sentence; empty where nothing does."""
        if start[0] != end[0]:
            return ""
        if start[0] == GROUND:
            return _tr("Both ends are on the ground: let one of them be on a body.")
        return _tr("Both ends are on “{}”: let one be on another body or on the ground.").format(
            start[0]
        )

    # --- the drawing

    @property
    def guides(self) -> tuple[Array, ...]:
        return () if self.start is None else (self.desk.surface.poses.point(*self.start),)

    def made(self, model: Model) -> tuple[Any, ...]:
        if self.start is None or self.at is None or not self._is_away():
            return ()
        end = attachment(self.desk, self.at)
        return () if self.fault(self.start, end) else (self.link(model, self.start, end),)

    def hover(self, at: Pointer) -> None:
        super().hover(at)
        first = self.start[0] if self.start else None
        self.desk.surface.mark_hovered(first, attachment(self.desk, at)[0])

    def press(self, at: Pointer) -> None:
        self.at = at
        if self.start is None:
            self.start_at(attachment(self.desk, at))
        else:
            self.enter()

    def enter(self) -> None:
        if self.at is None or self.start is None or not self._is_away():
            return
        fault = self.fault(self.start, attachment(self.desk, self.at))
        if fault:
            self.desk.refused.emit(fault)
            return
        self.show()
        self.take_over()

    def _is_away(self) -> bool:
        assert self.start is not None
        assert self.at is not None
        return self.is_away(
            self.desk.surface.poses.point(*self.start), point_at(self.desk, self.at)
        )


def _tr(text: str) -> str:
    return QCoreApplication.translate("LinkTool", text)
