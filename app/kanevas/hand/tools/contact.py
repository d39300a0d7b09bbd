"""The tool that lets two bodies touch each other, or a body and the ground."""

from typing import Any, ClassVar, NamedTuple

import numpy as np
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from kane.elements.contacts import PlaneContact
from kane.errors import ModelError
from kane.fields import GROUND
from kane.model import Model
from kane.reading.vertical import vertical
from kanevas.assets.language import QT_TRANSLATE_NOOP
from kanevas.assets.told import told
from kanevas.drawing.geometry import Array
from kanevas.edits.elements import find
from kanevas.edits.touching import along_plane, ground, pair
from kanevas.hand.tools.attaching import bodies_at, on_body
from kanevas.hand.tools.desk import Desk
from kanevas.hand.tools.drawing import DrawingTool
from kanevas.hand.tools.pointer import Pointer
from kanevas.look.theme import Theme

LINE = 1.6


class Side(NamedTuple):
    """One of the two that are to touch.

    Attributes:
        body: its name, or the ground.
        point: where it was clicked, in ground axes, (3,) [m].
        plane: name of the contact whose plane it is, where it is one that is there.
        way: along the line of ground that is drawn, (3,) [m]; None for a level one.

    """

    body: str
    point: Array
    plane: str = ""
    way: Array | None = None

    @property
    def is_ground(self) -> bool:
        """Whether it is the ground, or a plane of it or of a body that others touch."""
        return bool(self.plane) or self.body == GROUND


class ContactTool(DrawingTool):
    """Lets two things touch that are clicked one after the other: bodies, or the ground.

    A click beside all bodies is a level plane of the ground, a drag a line of ground along it.
    """

    name: ClassVar[str] = "body_contact"
    action: ClassVar[str] = QT_TRANSLATE_NOOP("ContactTool", "Draw contact")

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._first: Side | None = None
        self._pressed: Side | None = None  # while the button is held

    @property
    def hint(self) -> str:
        if self._first is None:
            return self.tr("Contact: click a body, or the ground beside it; drag for a slope")
        if self._first.is_ground:
            return self.tr("Contact: click the body that is to touch the ground")
        return self.tr("Contact: click the body that it touches, or the ground; drag for a slope")

    @property
    def holds(self) -> tuple[str, ...]:
        sides = [side for side in (self._first, self._pressed) if side is not None]
        names = (side.plane or side.body for side in sides)
        return tuple(name for name in names if name != GROUND)

    def made(self, model: Model) -> tuple[Any, ...]:
        second = self._meant()
        if self._first is None or second is None or self._fault(second):
            return ()
        return (self._contact(model, self._first, second),)

    def _contact(self, model: Model, first: Side, second: Side) -> Any:
        name = self.fresh(model, self.tr("contact"))
        if not (first.is_ground or second.is_ground):
            return pair(model, name, first.body, second.body)
        side, other = (first, second) if first.is_ground else (second, first)
        plane = find(model, side.plane)
        if isinstance(plane, PlaneContact):
            return along_plane(model, plane, name, other.body)
        return ground(model, name, other.body, side.point, self._normal(model, side.way))

    def _normal(self, model: Model, way: Array | None) -> Array:
        """Return the normal of a line of ground: upwards, or across the line in the plane."""
        if way is None:
            return np.array(vertical(model))
        normal = np.cross(self.plane[2], way)
        across: Array = normal / np.linalg.norm(normal)
        return across

    def _fault(self, second: Side) -> str:
        """Return what keeps the two from touching, a sentence; empty where nothing does."""
        first = self._first
        assert first is not None
        if first.is_ground and second.is_ground:
            return self.tr("Both are ground: let one of them be a body.")
        if not second.is_ground and first.body == second.body:
            return self.tr("Both are “{}”: click another body, or the ground.").format(first.body)
        try:
            self._contact(self.desk.model, first, second)
        except ModelError as error:
            return told(error.faults[0].text)
        return ""

    # --- the drawing

    def hover(self, at: Pointer) -> None:
        super().hover(at)
        self._mark(at)

    def press(self, at: Pointer) -> None:
        self.at = at
        self._pressed = self._side(at)
        self.show()

    def drag(self, at: Pointer) -> None:
        self.at = at
        self._mark(at)
        self.show()

    def release(self, at: Pointer) -> None:
        self.at = at
        if self._pressed is None:
            return
        meant, self._pressed = self._meant(), None
        assert meant is not None
        if self._first is not None:
            self._end(meant)
            return
        self._first = meant
        under = self._side(at)
        if not meant.is_ground and under.body not in (meant.body, GROUND):
            self._end(under)  # from one body to the other in one drag
        self.desk.hint_changed.emit(self.hint)

    def double_click(self, at: Pointer) -> None:
        self.at = at

    def enter(self) -> None:
        if self._first is not None and self.at is not None:
            self._end(self._side(self.at))

    def _end(self, second: Side) -> None:
        fault = self._fault(second)
        if fault:
            self.desk.refused.emit(fault)
            return
        self._pressed = second
        self.show()
        self._first = self._pressed = None
        self.keep()
        self.desk.surface.mark_hovered()
        self.desk.done.emit()

    def cancel(self) -> bool:
        busy = self._first is not None
        self._first = self._pressed = None
        self.desk.surface.mark_hovered()
        return super().cancel() or busy

    def draw(self, painter: QPainter, theme: Theme) -> None:
        """Draw a line from what was clicked first to the pointer."""
        if self._first is None or self.at is None:
            return
        camera = self.desk.surface.camera
        start, end = (camera.to_view(p).tolist() for p in (self._first.point, self.at.ground))
        painter.setPen(QPen(QColor(theme.accent), LINE, Qt.PenStyle.DashLine))
        painter.drawLine(QPointF(*start), QPointF(*end))

    def _meant(self) -> Side | None:
        """Return what is pressed, with the line of ground drawn from there; else what is under."""
        if self.at is None:
            return None
        pressed = self._pressed
        if pressed is None:
            return self._side(self.at)
        is_slope = pressed.is_ground and not pressed.plane
        way = self.at.ground - pressed.point
        if is_slope and self.is_away(pressed.point, self.at.ground):
            return pressed._replace(way=way)
        return pressed

    def _side(self, at: Pointer) -> Side:
        """Return what is at the pointer."""
        bodies = bodies_at(self.desk, at)[:1]
        under = self.desk.surface.elements_at(at.view.toPoint())
        for name in under:
            if name in bodies:
                break
            if isinstance(find(self.desk.model, name), PlaneContact):
                return Side(GROUND, at.ground, plane=name)
        if not bodies:
            return Side(GROUND, at.ground)
        point = at.ground if self.desk.model.planar else on_body(self.desk, bodies[0], at.ground)
        return Side(bodies[0], point)

    def _mark(self, at: Pointer) -> None:
        under = self._side(at)
        names = [side.plane or side.body for side in (self._first, under) if side is not None]
        self.desk.surface.mark_hovered(*(name for name in names if name != GROUND))
