"""Tools that join bodies: where they overlap, from one to another, or to the ground."""

from typing import Any, ClassVar, NamedTuple

import numpy as np
from PySide6.QtWidgets import QApplication

from kane.fields import GROUND
from kane.model import Model
from kanevas.canvas.geometry import Array
from kanevas.canvas.tools.desk import Desk
from kanevas.canvas.tools.pointer import Pointer
from kanevas.canvas.tools.tool import Tool
from kanevas.document.document import Gesture
from kanevas.edits.elements import added
from kanevas.edits.joining import Place, joint
from kanevas.edits.names import fresh_name


class Grip(NamedTuple):
    """Where the hand has taken hold.

    Attributes:
        bodies: what lies there, the topmost first.
        point: in ground axes, (3,) [m].
        at: the pointer.

    """

    bodies: tuple[str, ...]
    point: Array
    at: Pointer


class JointTool(Tool):
    """Joins what overlaps at a click, or the body at the start of a drag to that at its end.

    With one body there, or none at the end of a drag, the other is the ground. Joints that have a
    direction in the plane get it from a second click.
    """

    kind: ClassVar[type]
    word: ClassVar[str]
    directed: ClassVar[bool] = False

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._grip: Grip | None = None
        self._place: Place | None = None
        self._gesture: Gesture | None = None

    @property
    def hint(self) -> str:
        if self._place is not None:
            return self.tr("{}: move for its direction and click, or press Enter").format(self.word)
        return self.tr(
            "{}: click where bodies overlap, or on one to join it to the ground, or drag from one "
            "body to another"
        ).format(self.word)

    def hover(self, at: Pointer) -> None:
        if self._place is not None:
            self._show(self._turned(self._place, at))
        else:
            self.desk.canvas.mark_hovered(self._joined_at(at))

    def press(self, at: Pointer) -> None:
        if self._place is not None:
            self._show(self._turned(self._place, at))
            self._finish()
            return
        bodies = self._bodies(at)
        if bodies:
            self._grip = Grip(bodies, at.ground, at)
        else:
            self.desk.refused.emit(
                self.tr("There is no body to join here: click on a body, or where two overlap.")
            )

    def drag(self, at: Pointer) -> None:
        if self._grip is not None:
            self._show(self._between(self._grip, at))

    def release(self, at: Pointer) -> None:
        if self._grip is None:
            return
        place = self._between(self._grip, at)
        self._grip = None
        self._show(place)
        if self.directed:
            self._place = place
        else:
            self._finish()

    def enter(self) -> None:
        if self._place is not None:
            self._finish()

    def cancel(self) -> bool:
        busy = self._gesture is not None or self._grip is not None
        if self._gesture:
            self._gesture.cancel()
        self._forget()
        return busy

    # what is joined

    def _bodies(self, at: Pointer) -> tuple[str, ...]:
        """Return the bodies under the pointer or at what it snaps to, the topmost first."""
        names = {body.name for body in self.desk.model.bodies}
        canvas = self.desk.canvas
        pixels = [at.view, canvas.pixel(at.ground)]
        found = [name for pixel in pixels for name in canvas.elements_at(pixel.toPoint())]
        snapped = [at.snap.body] if at.snap else []
        return tuple(dict.fromkeys(name for name in (*snapped, *found) if name in names))

    def _joined_at(self, at: Pointer) -> tuple[str, ...]:
        return self._bodies(at)[:2]

    def _between(self, grip: Grip, at: Pointer) -> Place:
        """Return the place of the joint for a press and the pointer now."""
        here = self._bodies(at)
        if self._is_click(grip, at):
            first, *others = grip.bodies
            second = others[0] if others else GROUND
            return self._at(first, grip.point, second, grip.point)
        other = next((name for name in here if name != grip.bodies[0]), None)
        if other is not None:
            return self._at(grip.bodies[0], grip.point, other, at.ground)
        return self._at(grip.bodies[0], grip.point, GROUND, at.ground)

    def _at(self, first: str, point: Array, second: str, other: Array) -> Place:
        plane = self.desk.canvas.camera.axes
        return Place(first, second, point, other, plane[0], plane)

    @staticmethod
    def _is_click(grip: Grip, at: Pointer) -> bool:
        way = at.view - grip.at.view
        return bool(np.hypot(way.x(), way.y()) < QApplication.startDragDistance())

    def _turned(self, place: Place, at: Pointer) -> Place:
        """Return the place with the direction to the pointer."""
        way = at.ground - place.point_a
        length = np.linalg.norm(way)
        return place._replace(along=way / length) if length > 0 else place

    # the gesture

    def _show(self, place: Place) -> None:
        self._gesture = self._gesture or self.desk.gesture(
            self.tr("Draw {}").format(self.word.lower())
        )
        self._gesture.show(lambda model: self._with_joint(model, place))

    def _with_joint(self, model: Model, place: Place) -> Model:
        return added(model, self.make(model, place))

    def make(self, model: Model, place: Place) -> Any:
        """Return the joint at a place."""
        return joint(model, self.kind, fresh_name(model, self.word.lower()), place)

    def _finish(self) -> None:
        gesture = self._gesture
        before = self.desk.document.undo_stack.count()
        self._forget()
        if gesture:
            gesture.finish()
        del before
        self.desk.done.emit()

    def _forget(self) -> None:
        self._grip = self._place = self._gesture = None
