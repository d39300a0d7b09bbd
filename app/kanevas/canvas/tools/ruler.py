"""The tool that draws rulers."""

from typing import Any, ClassVar

from PySide6.QtCore import QT_TRANSLATE_NOOP

from kane.fields import Vector
from kane.model import Model
from kanevas.canvas.tools.attaching import attachment
from kanevas.canvas.tools.desk import Desk
from kanevas.canvas.tools.drawing import DrawingTool
from kanevas.canvas.tools.pointer import Pointer
from kanevas.edits.drawing import ruler


class RulerTool(DrawingTool):
    """Measures from a point of a body, or of the ground, to another."""

    name: ClassVar[str] = "ruler"
    action: ClassVar[str] = QT_TRANSLATE_NOOP("RulerTool", "Draw ruler")

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._start: tuple[str, Vector] | None = None

    @property
    def hint(self) -> str:
        if self._start is None:
            return self.tr("Ruler: click where it starts, on a body or on the ground")
        return self.tr("Ruler: click where it ends; it measures the distance of both points")

    @property
    def guides(self) -> tuple[Any, ...]:
        if self._start is None:
            return ()
        return (self.desk.canvas.poses.point(*self._start),)

    def made(self, model: Model) -> tuple[Any, ...]:
        if self._start is None or self.at is None or not self._is_away():
            return ()
        end = attachment(self.desk, self.at)
        return (ruler(self.fresh(model, self.tr("ruler")), self._start, end),)

    def press(self, at: Pointer) -> None:
        self.at = at
        if self._start is None:
            self._start = attachment(self.desk, at)
        else:
            self.enter()

    def release(self, at: Pointer) -> None:
        self.at = at
        if self._start is not None:
            self.enter()

    def enter(self) -> None:
        if self.at is None or self._start is None or not self._is_away():
            return
        self.show()
        if self.keep():
            self._start = None
        self.desk.done.emit()

    def cancel(self) -> bool:
        busy, self._start = self._start is not None, None
        return super().cancel() or busy

    def _is_away(self) -> bool:
        assert self._start is not None
        assert self.at is not None
        return self.is_away(self.desk.canvas.poses.point(*self._start), self.at.ground)
