"""The tool that lets bodies attract each other."""

from typing import Any, ClassVar

from kane.model import Model
from kanevas.assets.language import QT_TRANSLATE_NOOP
from kanevas.edits.loads import gravitation
from kanevas.hand.tools.attaching import bodies_at
from kanevas.hand.tools.desk import Desk
from kanevas.hand.tools.drawing import DrawingTool
from kanevas.hand.tools.pointer import Pointer


class GravitationTool(DrawingTool):
    """Lets bodies attract each other: those that are clicked, or all."""

    name: ClassVar[str] = "gravitation"
    action: ClassVar[str] = QT_TRANSLATE_NOOP("GravitationTool", "Draw gravitation")
    snaps: ClassVar[bool] = False

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._bodies: tuple[str, ...] = ()
        self._is_ending = False

    @property
    def hint(self) -> str:
        match len(self._bodies):
            case 0:
                return self.tr(
                    "Gravitation: click the bodies that attract each other, or press Enter for all"
                )
            case 1:
                return self.tr("Gravitation: click the next body")
            case count:
                return self.tr("Gravitation of {} bodies: click the next, or press Enter").format(
                    count
                )

    @property
    def holds(self) -> tuple[str, ...]:
        return self._bodies

    def made(self, model: Model) -> tuple[Any, ...]:
        if len(self._bodies) < 2 and not (self._is_ending and len(model.bodies) > 1):
            return ()
        return (gravitation(model, self.fresh(model, self.tr("gravitation")), self._bodies),)

    def hover(self, at: Pointer) -> None:
        super().hover(at)
        self.desk.surface.mark_hovered(*self._bodies, *bodies_at(self.desk, at)[:1])

    def press(self, at: Pointer) -> None:
        under = bodies_at(self.desk, at)[:1]
        if not under:
            self.desk.refused.emit(
                self.tr("There is no body here: click on one, or press Enter to end.")
            )
        kept = (name for name in self._bodies if name not in under)
        self._bodies = (*kept, *(name for name in under if name not in self._bodies))
        self.hover(at)

    def double_click(self, at: Pointer) -> None:
        self.at = at

    def enter(self) -> None:
        if len(self._bodies) == 1 or len(self.desk.model.bodies) < 2:
            self.desk.refused.emit(self.tr("It takes two bodies to attract each other."))
            return
        self._is_ending = True
        self.show()
        self.keep()
        self.cancel()
        self.desk.done.emit()

    def cancel(self) -> bool:
        busy, self._bodies, self._is_ending = bool(self._bodies), (), False
        self.desk.surface.mark_hovered()
        return super().cancel() or busy
