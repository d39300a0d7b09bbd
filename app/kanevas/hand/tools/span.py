"""What the tools have in common that draw from one point to another."""

from typing import Any, ClassVar

from kane.model import Model
from kanevas.drawing.geometry import Array
from kanevas.hand.tools.desk import Desk
from kanevas.hand.tools.drawing import DrawingTool, held_or_now
from kanevas.hand.tools.pointer import Pointer
from kanevas.hand.tools.values import Value


class SpanTool(DrawingTool):
    """Base of the tools that draw from click to click, or along a drag.

    Attributes:
        first, second: what the hand can do at each step, to be translated.
        start: the first point, in ground axes [m]; None before it is chosen.

    """

    first: ClassVar[str]
    second: ClassVar[str]

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.start: Array | None = None

    # --- what those that follow say

    def span(self, way: Array) -> tuple[Value, ...]:
        """Return the values of a way from the start, (3,) in the axes of the plane [m]."""
        raise NotImplementedError

    def way(self, numbers: tuple[float, ...], way: Array) -> Array:
        """Return the way that has such values, in the manner of another one."""
        raise NotImplementedError

    def between(self, model: Model, start: Array, end: Array) -> tuple[Any, ...]:
        """Return what lies between two points in ground axes."""
        raise NotImplementedError

    # --- the drawing

    @property
    def hint(self) -> str:
        return self.tr(self.first if self.start is None else self.second)

    @property
    def guides(self) -> tuple[Array, ...]:
        return () if self.start is None else (self.start,)

    @property
    def values(self) -> tuple[Value, ...]:
        if self.start is None or self.at is None:
            return self.coordinates()
        return self.span(self.plane @ (self.end() - self.start))

    def end(self) -> Array:
        """Return the point meant by the pointer and by typed sizes, in ground axes [m]."""
        assert self.start is not None
        assert self.at is not None
        way = self.plane @ (self.at.ground - self.start)
        if self.held:
            way = self.way(held_or_now(self.span(way), self.held), way)
        end: Array = self.start + self.plane.T @ way
        return end

    def made(self, model: Model) -> tuple[Any, ...]:
        if self.start is None or self.at is None:
            return ()
        end = self.end()
        return self.between(model, self.start, end) if self.is_away(self.start, end) else ()

    def press(self, at: Pointer) -> None:
        self.at = at
        if self.start is None:
            self.begin(self.place())
        else:
            self.finish()

    def release(self, at: Pointer) -> None:
        self.at = at
        if self.start is not None:
            self.finish()

    def enter(self) -> None:
        if self.at is None:
            return
        if self.start is None:
            self.begin(self.place())
        else:
            self.finish()

    def begin(self, start: Array) -> None:
        """Take the first point."""
        self.start = start
        self.held = {}
        self.desk.draw_through(start)

    def finish(self) -> None:
        """Keep what is drawn, where it is large enough to be meant."""
        assert self.start is not None
        if not self.is_away(self.start, self.end()):
            return
        self.show()
        end = self.end()
        if self.keep():
            self.go_on(end)
        self.desk.done.emit()

    def go_on(self, end: Array) -> None:  # noqa: ARG002
        """Be ready for the next one, unless the tool is put down now."""
        self.start = None

    def cancel(self) -> bool:
        busy = self.start is not None
        self.start = None
        return super().cancel() or busy
