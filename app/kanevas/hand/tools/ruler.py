"""The tool that draws rulers."""

from typing import Any, ClassVar

from kane.model import Model
from kanevas.assets.language import QT_TRANSLATE_NOOP
from kanevas.edits.drawing import ruler
from kanevas.edits.joining import End
from kanevas.hand.tools.link import LinkTool


class RulerTool(LinkTool):
    """Measures from a point of a body, or of the ground, to another."""

    name: ClassVar[str] = "ruler"
    action: ClassVar[str] = QT_TRANSLATE_NOOP("RulerTool", "Draw ruler")

    @property
    def hint(self) -> str:
        if self.start is None:
            return self.tr("Ruler: click where it starts, on a body or on the ground")
        return self.tr("Ruler: click where it ends; it measures the distance of both points")

    def link(self, model: Model, start: End, end: End) -> Any:
        return ruler(self.fresh(model, self.tr("ruler")), start, end)

    def fault(self, start: End, end: End) -> str:  # noqa: ARG002
        return ""
