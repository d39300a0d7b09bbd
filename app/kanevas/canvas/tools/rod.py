"""The tool that draws rods."""

from typing import ClassVar

import numpy as np

from kane.model import Model
from kanevas.canvas.geometry import Array
from kanevas.canvas.tools.desk import Desk
from kanevas.canvas.tools.pointer import Pointer
from kanevas.canvas.tools.tool import Tool
from kanevas.document.document import Gesture
from kanevas.edits.drawing import rod
from kanevas.edits.elements import added
from kanevas.edits.names import fresh_name

SHORTEST = 3.0  # pixels; a click that slips by less draws nothing


class RodTool(Tool):
    """Draws a rod from click to click, or along a drag."""

    name: ClassVar[str] = "rod"

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._start: Array | None = None
        self._gesture: Gesture | None = None

    @property
    def guides(self) -> tuple[Array, ...]:
        return () if self._start is None else (self._start,)

    @property
    def exclude(self) -> tuple[str, ...]:
        return (self.desk.model.bodies[-1].name,) if self._gesture else ()

    @property
    def hint(self) -> str:
        if self._start is None:
            return self.tr("Rod: click where it starts")
        return self.tr("Rod: click where it ends; Escape puts it away")

    def press(self, at: Pointer) -> None:
        if self._start is None:
            self._start = at.ground
        else:
            self._end(at)

    def hover(self, at: Pointer) -> None:
        if self._start is not None and self._is_away(at):
            self._gesture = self._gesture or self.desk.gesture(self.tr("Draw rod"))
            self._gesture.show(lambda model: self._with_rod(model, at.ground))

    def drag(self, at: Pointer) -> None:
        self.hover(at)

    def release(self, at: Pointer) -> None:
        if self._start is not None and self._is_away(at):
            self._end(at)

    def cancel(self) -> bool:
        busy = self._start is not None
        if self._gesture:
            self._gesture.cancel()
        self._start = self._gesture = None
        return busy

    def _end(self, at: Pointer) -> None:
        if not self._is_away(at):
            return
        self.hover(at)
        gesture, self._start, self._gesture = self._gesture, None, None
        if gesture:
            gesture.finish()
            self.desk.selection.set([self.desk.model.bodies[-1].name])
        self.desk.done.emit()

    def _is_away(self, at: Pointer) -> bool:
        assert self._start is not None
        camera = self.desk.canvas.camera
        way = camera.to_view(at.ground) - camera.to_view(self._start)
        return bool(np.hypot(*way) > SHORTEST)

    def _with_rod(self, model: Model, end: Array) -> Model:
        assert self._start is not None
        plane = self.desk.canvas.camera.axes
        return added(model, rod(fresh_name(model, self.tr("rod")), self._start, end, plane))
