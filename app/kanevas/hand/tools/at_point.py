"""The tools that put something on a point of a body and need words of its own alone."""

from typing import Any, ClassVar

from kane.fields import GROUND
from kane.model import Model
from kanevas.edits.loads import new_at_point
from kanevas.hand.tools.attaching import attachment
from kanevas.hand.tools.drawing import DrawingTool
from kanevas.hand.tools.pointer import Pointer
from kanevas.kinds import KINDS, at_point_of


class AtPointTool(DrawingTool):
    """Puts an element on a point of a body that moves."""

    kind: ClassVar[type]

    @property
    def action(self) -> str:
        return at_point_of(self.kind).action

    @property
    def hint(self) -> str:
        return at_point_of(self.kind).hint

    def made(self, model: Model) -> tuple[Any, ...]:
        if self.at is None:
            return ()
        end = attachment(self.desk, self.at)
        if end[0] == GROUND:
            return ()
        words = at_point_of(self.kind)
        name = self.fresh(model, words.stem)
        return (new_at_point(model, self.kind, name, end, words.suited),)

    def hover(self, at: Pointer) -> None:
        super().hover(at)
        self.desk.surface.mark_hovered(attachment(self.desk, at)[0])

    def leave(self) -> None:
        self.cancel()

    def press(self, at: Pointer) -> None:
        self.hover(at)
        self.desk.surface.mark_hovered()
        if self.keep():
            self.at = None
            self.desk.done.emit()
        else:
            self.desk.refused.emit(at_point_of(self.kind).missed)


def _tool(kind: type) -> type[AtPointTool]:
    """Return the tool that puts a type on a point."""
    content = {"name": KINDS[kind].picture, "kind": kind, "__doc__": AtPointTool.__doc__}
    return type(f"{kind.__name__}Tool", (AtPointTool,), content)


AT_POINT_TOOLS = tuple(_tool(kind.type) for kind in KINDS.values() if kind.at_point and kind.menu)
