"""The tool that draws particles."""

from typing import Any, ClassVar

from kane.model import Model
from kanevas.assets.language import QT_TRANSLATE_NOOP
from kanevas.edits.drawing import particle
from kanevas.hand.tools.drawing import DrawingTool
from kanevas.hand.tools.pointer import Pointer
from kanevas.hand.tools.values import Value


class ParticleTool(DrawingTool):
    """Puts down a point of mass."""

    name: ClassVar[str] = "particle"
    action: ClassVar[str] = QT_TRANSLATE_NOOP("ParticleTool", "Draw particle")

    @property
    def hint(self) -> str:
        return self.tr("Particle: click its place, or type its coordinates")

    @property
    def values(self) -> tuple[Value, ...]:
        return self.coordinates()

    def made(self, model: Model) -> tuple[Any, ...]:
        if self.at is None:
            return ()
        return (particle(self.fresh(model, self.tr("particle")), self.place()),)

    def leave(self) -> None:
        self.cancel()

    def cancel(self) -> bool:
        busy = bool(self.held)  # what hangs at the pointer is not begun yet
        super().cancel()
        return busy

    def press(self, at: Pointer) -> None:
        self.hover(at)
        self.enter()

    def enter(self) -> None:
        self.show()
        if self.keep():
            self.at = None
            self.desk.done.emit()
