"""The tool that puts points on bodies."""

from typing import Any, ClassVar

from kane.fields import GROUND
from kane.model import Model
from kanevas.assets.language import QT_TRANSLATE_NOOP
from kanevas.edits.drawing import measure_point
from kanevas.hand.tools.attaching import attachment
from kanevas.hand.tools.drawing import DrawingTool
from kanevas.hand.tools.pointer import Pointer


class MeasurePointTool(DrawingTool):
    """Puts a point on a body, whose motion can be plotted."""

    name: ClassVar[str] = "point"
    action: ClassVar[str] = QT_TRANSLATE_NOOP("MeasurePointTool", "Draw measure point")

    @property
    def hint(self) -> str:
        return self.tr("Measure point: click a point of a body")

    def made(self, model: Model) -> tuple[Any, ...]:
        if self.at is None:
            return ()
        body, point = attachment(self.desk, self.at)
        if body == GROUND:
            return ()
        return (measure_point(self.fresh(model, self.tr("point")), body, point),)

    def hover(self, at: Pointer) -> None:
        self.desk.surface.mark_hovered(attachment(self.desk, at)[0])
        super().hover(at)

    def leave(self) -> None:
        self.cancel()

    def cancel(self) -> bool:
        super().cancel()
        return False  # what hangs at the pointer is not begun yet

    def press(self, at: Pointer) -> None:
        self.hover(at)
        if self.keep():
            self.at = None
            self.desk.surface.mark_hovered(None)
            self.desk.done.emit()
        else:
            self.desk.refused.emit(self.tr("A measure point lies on a body; click on one."))
