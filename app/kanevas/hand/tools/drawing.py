"""What the tools that draw have in common."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from kane.model import Model
from kanevas.document.gesture import Gesture
from kanevas.drawing.geometry import Array
from kanevas.drawing.planes import letter_across, sign_across
from kanevas.edits.elements import added
from kanevas.edits.names import fresh_name
from kanevas.hand.tools.desk import Desk
from kanevas.hand.tools.pointer import Pointer
from kanevas.hand.tools.tool import Tool
from kanevas.hand.tools.values import Value

SHORTEST = 3.0  # pixels; a hand that slips by less draws nothing


class DrawingTool(Tool):
    """Base of the tools that make new elements.

    While one draws, what is to be made is proposed by a gesture, and no part of the model yet;
    values that are typed are held, and the pointer changes the rest.

    Attributes:
        at: where the pointer was last; None before it came to the canvas.
        held: typed values by their keys.

    """

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.at: Pointer | None = None
        self.held: dict[str, float] = {}
        self._gesture: Gesture | None = None
        self._names: tuple[str, ...] = ()

    # --- what those that follow say

    @property
    def action(self) -> str:
        """What is done, as in "Undo ACTION", to be translated; most say it for their class."""
        raise NotImplementedError

    def made(self, model: Model) -> tuple[Any, ...]:
        """Return what would be made as things stand; nothing where there is too little of it."""
        raise NotImplementedError

    # --- typed values

    def hold(self, key: str, number: float | None) -> None:
        """Hold a value that is typed, or let the pointer have it again."""
        if number is None:
            self.held.pop(key, None)
        else:
            self.held[key] = number
        self.show()

    def place(self) -> Array:
        """Return the point meant by the pointer and by typed coordinates, in ground axes [m]."""
        assert self.at is not None
        camera = self.desk.surface.camera
        coordinates = camera.axes @ self.at.ground
        for axis, key in enumerate(camera.plane):
            coordinates[axis] = self.held.get(key, coordinates[axis])
        across = self.held.get(letter_across(camera.plane))
        if across is not None:
            coordinates[2] = across * sign_across(camera.plane)
        ground: Array = camera.axes.T @ coordinates
        return ground

    def coordinates(self) -> tuple[Value, ...]:
        """Return the values of the point meant: its coordinates in the plane, and across it."""
        if self.at is None:
            return ()
        camera = self.desk.surface.camera
        right, up, towards = (camera.axes @ self.place()).tolist()
        first, second = tuple(camera.plane)
        flat = Value(first, first, "m", right), Value(second, second, "m", up)
        if self.desk.model.planar:
            return flat
        third = letter_across(camera.plane)
        return *flat, Value(third, third, "m", towards * sign_across(camera.plane))

    # --- what is shown and kept

    @property
    def exclude(self) -> tuple[str, ...]:
        return self._drawn

    @property
    def _drawn(self) -> tuple[str, ...]:
        """Names of what is shown; an undo may have put it away."""
        return self._names if self._gesture is not None and self._gesture.active else ()

    @property
    def plane(self) -> Array:
        """Directions to the right, up and towards the viewer, as rows in ground axes."""
        return self.desk.surface.camera.axes

    def hover(self, at: Pointer) -> None:
        self.at = at
        self.show()

    def drag(self, at: Pointer) -> None:
        self.hover(at)

    def show(self) -> None:
        """Show what is about to be made."""
        if self._gesture is None or not self._gesture.active:
            if not self.made(self.desk.model):
                return
            self._gesture = self.desk.proposal(self.tr(self.action))
        self._gesture.show(self._with_made)

    def keep(self) -> bool:
        """Make what is shown one step of undo; return whether there is anything."""
        drawn, gesture = self._drawn, self._gesture
        self._gesture, self._names, self.held = None, (), {}
        if gesture is None:
            return False
        if not drawn:
            gesture.cancel()
            return False
        gesture.finish()
        self.desk.selection.set(drawn[:1])
        return True

    def cancel(self) -> bool:
        gesture, self._gesture = self._gesture, None
        self.at, self._names, self.held = None, (), {}
        if gesture is None:
            return False
        gesture.cancel()
        return True

    def fresh(self, model: Model, stem: str) -> str:
        """Return a free name, such as "rod 1"."""
        return fresh_name(model, stem)

    def is_away(self, start: Array, end: Array) -> bool:
        """Whether two points are apart, by what is seen in the plane or by their depth."""
        way = float(np.linalg.norm(end - start)) * self.desk.surface.camera.scale
        # Typed sizes count however small they are on the screen.
        return way > (0.0 if self.held else SHORTEST)

    def _with_made(self, model: Model) -> Model:
        made = self.made(model)
        self._names = tuple(element.name for element in made)
        return added(model, *made) if made else model


def held_or_now(values: tuple[Value, ...], held: Mapping[str, float]) -> tuple[float, ...]:
    """Return the number of each value: the typed one, or else the one of the pointer."""
    return tuple(held.get(value.key, value.now) for value in values)
