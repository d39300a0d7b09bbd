"""The tools that draw rods and capsules, joined to what they begin and end at."""

import math
from typing import Any, ClassVar

import numpy as np
from PySide6.QtCore import QCoreApplication

from kane.elements.ball import Ball
from kane.elements.body import Body
from kane.elements.fixed import Fixed
from kane.elements.revolute import Revolute
from kane.fields import GROUND
from kane.model import Model
from kanevas.assets.language import QT_TRANSLATE_NOOP
from kanevas.drawing.geometry import Array
from kanevas.edits.drawing import capsule, rod
from kanevas.edits.elements import added, find
from kanevas.edits.joining import Place, joint, pivot, pivot_type
from kanevas.hand.tools.attaching import carrier
from kanevas.hand.tools.desk import Desk
from kanevas.hand.tools.pointer import Pointer
from kanevas.hand.tools.span import SpanTool
from kanevas.hand.tools.values import Value
from kanevas.kinds import words_of


class RodTool(SpanTool):
    """Draws a rod that is joined to what it begins and ends at; kept armed it draws a chain."""

    name: ClassVar[str] = "rod"
    action: ClassVar[str] = QT_TRANSLATE_NOOP("RodTool", "Draw rod")
    first: ClassVar[str] = QT_TRANSLATE_NOOP(
        "RodTool", "Rod: click where it starts; hold Shift at its end to draw a chain"
    )
    second: ClassVar[str] = QT_TRANSLATE_NOOP(
        "RodTool", "Rod: click where it ends, or type its length; Shift goes on with a chain"
    )
    stem: ClassVar[str] = QT_TRANSLATE_NOOP("RodTool", "rod")
    title: ClassVar[str] = QT_TRANSLATE_NOOP("RodTool", "Rod")
    shape: ClassVar["staticmethod[[str, Array, Array, Array], Body]"] = staticmethod(rod)

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._links: list[str] = []
        self._carrier: str | None = None  # what the start is joined to

    @property
    def hint(self) -> str:
        if self.at is not None and (other := self._meets(self.at)):
            return self._told(other, self._joint_with(other))
        if not self._links:
            return super().hint
        text = _tr("Chain, {} drawn: click where the next one ends; Enter ends the chain")
        return text.format(len(self._links))

    def _told(self, other: str, kind: type[Revolute] | type[Ball]) -> str:
        """Say to what a click joins the bar, and how."""
        if other == GROUND:
            hinge = _tr("{}: a click hinges it to the ground; with Ctrl it stays loose")
            ball = _tr("{}: a click joins it to the ground by a ball; with Ctrl it stays loose")
        else:
            hinge = _tr("{}: a click hinges it to “{}”; with Ctrl it stays loose")
            ball = _tr("{}: a click joins it to “{}” by a ball; with Ctrl it stays loose")
        text = ball if kind is Ball else hinge
        return text.format(self.tr(self.title), other)

    def _joint_with(self, other: str) -> type[Revolute] | type[Ball]:
        """Return by what joint a click would join the bar, as far as it is drawn."""
        model = self.desk.model
        if self.start is None:
            if other == GROUND:
                return Revolute
            return pivot_type(model, (other, GROUND), self.place(), self.plane)
        end = self.end()
        body = self.shape(self.fresh(model, self.tr(self.stem)), self.start, end, self.plane)
        return pivot_type(added(model, body), (other, body.name), end, self.plane)

    @property
    def holds(self) -> tuple[str, ...]:
        carrier = () if self._carrier is None else (self._carrier,)
        return (*self._links, *carrier)

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

    def begin(self, start: Array) -> None:
        assert self.at is not None
        self._carrier = carrier(self.desk, self.at, start)
        super().begin(start)

    def between(self, model: Model, start: Array, end: Array) -> tuple[Any, ...]:
        assert self.at is not None
        body = self.shape(self.fresh(model, self.tr(self.stem)), start, end, self.plane)
        other = carrier(self.desk, self.at, end)
        if other is not None and other == self._carrier:
            return body, self._weld(added(model, body), body.name, other, start)
        drawn: list[Any] = [body]
        for carried_by, point in ((self._carrier, start), (other, end)):
            if carried_by is not None:
                so_far, pair = added(model, *drawn), (carried_by, body.name)
                kind = pivot_type(so_far, pair, point, self.plane)
                name = self.fresh(so_far, words_of(kind).stem)
                drawn.append(pivot(so_far, name, pair, point, self.plane))
        return tuple(drawn)

    def _weld(self, model: Model, name: str, other: str, point: Array) -> Any:
        """Return what holds a bar with both ends on one body: two hinges would do it twice."""
        place = Place(other, name, point, point, self.plane[0], self.plane)
        return joint(model, Fixed, self.fresh(model, words_of(Fixed).stem), place)

    def _meets(self, at: Pointer) -> str | None:
        """Return the body to which a click would join the bar; one that has gone is none."""
        end = self.place() if self.start is None else self.end()
        if self.start is not None and not self.is_away(self.start, end):
            return None
        other = carrier(self.desk, at, end)
        is_there = other == GROUND or (other and find(self.desk.model, other) is not None)
        return other if is_there else None

    def go_on(self, end: Array) -> None:
        self.begin(end)
        self._links.append(self.desk.model.bodies[-1].name)
        self._carrier = self._links[-1]

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
        self._links, self._carrier = [], None
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
    title: ClassVar[str] = QT_TRANSLATE_NOOP("CapsuleTool", "Capsule")
    shape: ClassVar["staticmethod[[str, Array, Array, Array], Body]"] = staticmethod(capsule)


def _tr(text: str) -> str:
    """Return a text of both tools in the user's language."""
    return QCoreApplication.translate("RodTool", text)
