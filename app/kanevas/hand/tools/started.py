"""What the tools have in common that begin at a point, by a click or by the press of a drag."""

from kanevas.edits.joining import End
from kanevas.hand.tools.desk import Desk
from kanevas.hand.tools.drawing import DrawingTool
from kanevas.hand.tools.pointer import Pointer


class StartedTool(DrawingTool):
    """Base of the tools whose drawing has a start: a second click or the end of the drag ends it.

    Attributes:
        start: the body and the point; None before they are chosen.

    """

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.start: End | None = None
        self._is_new = False  # whether the button that chose the start is still held

    @property
    def holds(self) -> tuple[str, ...]:
        return () if self.start is None else self.start[:1]

    def start_at(self, start: End) -> None:
        """Begin with a press."""
        self.start, self._is_new = start, True

    def release(self, at: Pointer) -> None:
        self.at = at
        if self._is_new:
            self._is_new = False
            self.enter()

    def take_over(self) -> None:
        """Keep what is shown, and wait for another start."""
        self.start = None
        self.keep()
        self.desk.surface.mark_hovered()
        self.desk.done.emit()

    def cancel(self) -> bool:
        busy, self.start = self.start is not None, None
        self.desk.surface.mark_hovered()
        return super().cancel() or busy
