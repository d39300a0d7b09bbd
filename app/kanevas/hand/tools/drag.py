"""What all drags of the tool for picking have in common."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QPainter

from kane.model import Model
from kane.model.poses import Poses
from kanevas.drawing.geometry import Array
from kanevas.hand.tools.pointer import Pointer
from kanevas.look.theme import Theme

if TYPE_CHECKING:
    from kanevas.hand.tools.desk import Desk


class Drag:
    """Base of the drags: what the hand does between a press and a release.

    Attributes:
        snaps: whether the pointer snaps during the drag.
        cursor: shape of the pointer.
        exclude: names of elements to which it does not snap.
        passed_by: kinds of points to which it does not snap.
        guides: points from which angles count, in ground axes.
        surroundings: the model and where its bodies stand, to which the pointer snaps instead of
            what is shown: nothing of it moves during the drag, so its points are found at once.

    """

    snaps = True
    cursor = Qt.CursorShape.SizeAllCursor
    exclude: Collection[str] = ()
    passed_by: Collection[str] = ()
    guides: tuple[Array, ...] = ()
    surroundings: tuple[Model, Poses] | None = None

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    @property
    def holds(self) -> Collection[str]:
        """Names of the elements that it is about; when one goes, it is over."""
        return ()

    @property
    def hint(self) -> str:
        """What the hand can do, for the status bar."""
        return ""

    def to(self, at: Pointer) -> None:
        """Follow the pointer."""

    def finish(self, at: Pointer) -> None:
        """Keep what the drag has made."""

    def cancel(self) -> None:
        """Put all back."""

    def draw(self, painter: QPainter, theme: Theme) -> None:
        """Draw what belongs to the hand."""

    def tr(self, text: str) -> str:
        """Return a text in the user's language."""
        return QCoreApplication.translate(type(self).__name__, text)
