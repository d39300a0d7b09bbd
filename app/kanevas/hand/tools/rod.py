"""The tools that draw rods and capsules."""

import math
from typing import Any, ClassVar

import numpy as np

from kane.elements.body import Body
from kane.elements.revolute import Revolute
from kane.model import Model
from kanevas.assets.language import QT_TRANSLATE_NOOP
from kanevas.drawing.geometry import Array
from kanevas.edits.drawing import capsule, rod
from kanevas.edits.elements import added
from kanevas.edits.joining import Place, joint
from kanevas.hand.tools.desk import Desk
from kanevas.hand.tools.pointer import Pointer
from kanevas.hand.tools.span import SpanTool
from kanevas.hand.tools.values import Value


class RodTool(SpanTool):
    """Draws a rod; kept armed it draws a chain, whose links hang together by hinges."""

    name: ClassVar[str] = "rod"
    action: ClassVar[str] = QT_TRANSLATE_NOOP("RodTool", "Draw rod")
    first: ClassVar[str] = QT_TRANSLATE_NOOP(
        "RodTool", "Rod: click where it starts; hold Shift at its end to draw a chain"
    )
    second: ClassVar[str] = QT_TRANSLATE_NOOP(
        "RodTool", "Rod: click where it ends, or type its length; Shift goes on with a chain"
    )
    stem: ClassVar[str] = QT_TRANSLATE_NOOP("RodTool", "rod")
    shape: ClassVar["staticmethod[[str, Array, Array, Array], Body]"] = staticmethod(rod)

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._links: list[str] = []

    @property
    def hint(self) -> str:
        if not self._links:
            return super().hint
        text = self.tr("Chain, {} drawn: click where the next one ends; Enter ends the chain")
        return text.format(len(self._links))

    @property
    def holds(self) -> tuple[str, ...]:
        return tuple(self._links)

    def span(self, way: Array) -> tuple[Value, ...]:
        right, up, _ = way.tolist()
        return (
            Value("length", self.tr("length"), "m", math.hypot(*way.tolist()), positive=True),
            Value("angle", self.tr("angle"), "rad", math.atan2(up, right)),
        )

    def way(self, numbers: tuple[float, ...], way: Array) -> Array:
        length, angle = numbers
        flat = math.sqrt(max(length**2 - way[2] ** 2, 0.0))
        return np.array([flat * math.cos(angle), flat * math.sin(angle), way[2]])

    def between(self, model: Model, start: Array, end: Array) -> tuple[Any, ...]:
        body = self.shape(self.fresh(model, self.tr(self.stem)), start, end, self.plane)
        previous = self._links[-1] if self._links else None
        if previous is None:
            return (body,)
        place = Place(previous, body.name, start, start, self.plane[0], self.plane)
        name = self.fresh(model, self.tr("hinge"))
        return body, joint(added(model, body), Revolute, name, place)

    def go_on(self, end: Array) -> None:
        self.begin(end)
        self._links.append(self.desk.model.bodies[-1].name)

    def double_click(self, at: Pointer) -> None:
        self.at = at
        if self._links and self.start is not None and not self.is_away(self.start, self.end()):
            self.stop()
        else:
            self.press(at)

    def enter(self) -> None:
        if self._links and not self.held:
            self.stop()
        else:
            super().enter()

    def stop(self) -> bool:
        chain = bool(self._links)
        busy = self.cancel()
        if chain:
            self.desk.done.emit()
        return busy

    def cancel(self) -> bool:
        self._links = []
        return super().cancel()


class CapsuleTool(RodTool):
    """Draws a capsule, or a chain of them."""

    name: ClassVar[str] = "capsule"
    action: ClassVar[str] = QT_TRANSLATE_NOOP("CapsuleTool", "Draw capsule")
    first: ClassVar[str] = QT_TRANSLATE_NOOP(
        "CapsuleTool", "Capsule: click where it starts; hold Shift at its end to draw a chain"
    )
    second: ClassVar[str] = QT_TRANSLATE_NOOP(
        "CapsuleTool",
        "Capsule: click where it ends, or type its length; Shift goes on with a chain",
    )
    stem: ClassVar[str] = QT_TRANSLATE_NOOP("CapsuleTool", "capsule")
    shape: ClassVar["staticmethod[[str, Array, Array, Array], Body]"] = staticmethod(capsule)
