"""What the hand holds."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent, QPainter

from kane.model import Model
from kane.model.poses import Poses
from kanevas.drawing.geometry import Array
from kanevas.hand.tools.pointer import Pointer
from kanevas.hand.tools.values import Value
from kanevas.look.theme import Theme


class Held:
    """What the hand holds, as a surface knows it: what the hand does comes by these methods."""

    @property
    def snaps(self) -> bool:
        """Whether the pointer snaps while it is held."""
        return True

    @property
    def cursor(self) -> Qt.CursorShape:
        """Shape of the pointer over the surface."""
        return Qt.CursorShape.CrossCursor

    def takes(self, view: QPointF) -> bool:  # noqa: ARG002
        """Whether a press at a pixel is its own, where the surface has another use for it."""
        return False

    @property
    def guides(self) -> tuple[Array, ...]:
        """Points of what is being drawn, in ground axes: angles count from the last of them."""
        return ()

    @property
    def exclude(self) -> Collection[str]:
        """Names of elements to which the pointer does not snap, as they follow it."""
        return ()

    @property
    def surroundings(self) -> tuple[Model, Poses] | None:
        """Model and poses to which the pointer snaps; None for those that are shown."""
        return None

    @property
    def passed_by(self) -> Collection[str]:
        """Kinds of points to which the pointer does not snap."""
        return ()

    @property
    def holds(self) -> Collection[str]:
        """Names of the elements that what is under way is about; when one goes, it is over."""
        return ()

    @property
    def hint(self) -> str:
        """What the hand can do next, for the status bar."""
        return ""

    @property
    def values(self) -> tuple[Value, ...]:
        """Values of what is being drawn, which can be typed."""
        return ()

    def hold(self, key: str, number: float | None) -> None:
        """Take a value that is typed [SI units], or None where the pointer has it again."""

    def hover(self, at: Pointer) -> None:
        """Follow the pointer while no button is held."""

    def press(self, at: Pointer) -> None:
        """Take the left button going down."""

    def drag(self, at: Pointer) -> None:
        """Follow the pointer while the left button is held."""

    def release(self, at: Pointer) -> None:
        """Take the left button going up."""

    def double_click(self, at: Pointer) -> None:
        """Take the second press of a double click; a press like any other by default."""
        self.press(at)

    def wants(self, event: QKeyEvent) -> bool:  # noqa: ARG002
        """Whether a key is the tool's although it is a shortcut of the window."""
        return False

    def key(self, event: QKeyEvent) -> bool:  # noqa: ARG002
        """Take a key; return whether it meant something. Escape and Enter come by their methods."""
        return False

    def enter(self) -> None:
        """End what is under way and keep it."""

    def cancel(self) -> bool:
        """Put away what is under way; return False where there is nothing, to put down the tool."""
        return False

    def put_down(self) -> None:
        """Keep what is under way by its defaults where enough is said of it, as another comes."""
        self.cancel()

    def let_go(self) -> None:
        """Put away what is under way, as an element that it is about has gone."""
        self.cancel()

    def stop(self) -> bool:
        """Take the right button: end what is under way; return False where there is nothing."""
        return self.cancel()

    def leave(self) -> None:
        """Put away what is shown at the pointer, which leaves the surface."""

    def draw(self, painter: QPainter, theme: Theme) -> None:
        """Draw what belongs to the hand rather than to the model: handles, frames, numbers."""
