"""On what the hand works: the canvas, which faces the work plane, and the 3D view."""

from __future__ import annotations

from collections.abc import Collection
from typing import Protocol

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtWidgets import QWidget

from kane.model import Model
from kane.model.poses import Poses
from kanevas.hand.eye import Eye
from kanevas.hand.snapping.snapping import Snapper
from kanevas.hand.tools.held import Held
from kanevas.hand.tools.pointer import Pointer
from kanevas.look.theme import Theme


class Surface(Protocol):
    """A view on which the hand draws, as its tools know it."""

    @property
    def camera(self) -> Eye:
        """How the work plane is seen."""

    @property
    def model(self) -> Model:
        """The model that is drawn."""

    @property
    def poses(self) -> Poses:
        """Where the bodies are drawn."""

    @property
    def theme(self) -> Theme:
        """The colours."""

    @property
    def snapper(self) -> Snapper:
        """What draws the pointer to points."""

    def use(self, toolbox: Hand) -> None:
        """Hand what the hand does to the tool that a toolbox has armed."""

    def viewport(self) -> QWidget:
        """Return the widget on which the hand is."""

    def take_keys(self) -> None:
        """Let keys come here."""

    def renew(self) -> None:
        """Draw anew what belongs to the hand."""

    def rest(self) -> None:
        """Put away what is shown at the pointer, which is elsewhere now."""

    def keep_still(self, still: bool) -> None:
        """Leave the view where it is while the hand holds something that moves; then go on."""

    def pointer(self, view: QPointF, modifiers: Qt.KeyboardModifier) -> Pointer:
        """Return where the pointer is, and to what it snaps."""

    def element_at(self, position: QPoint) -> str | None:
        """Return the name of the foremost element at a pixel."""

    def elements_at(self, position: QPoint) -> tuple[str, ...]:
        """Return the names of all elements at a pixel, the foremost first."""

    def body_at(self, position: QPoint) -> str:
        """Return the foremost body at a pixel, or the ground."""

    def mark_hovered(self, *names: str | None) -> None:
        """Draw these elements as those under the pointer, and no others; None stands for none."""


class Sheet(Surface, Protocol):
    """The surface that faces the work plane, on which things are picked and pulled in it."""

    def set_depth(self, depth: float) -> None:
        """Draw in a plane farther in front of the origin, or behind it [m]."""

    def mark_selected(self, names: Collection[str]) -> None:
        """Draw these elements as selected and no others."""

    def elements_within(self, rect: QRectF, touching: bool) -> tuple[str, ...]:
        """Return the names of the elements in a rectangle of pixels, or that touch it."""

    def stay(self) -> None:
        """Leave the view where it is from now on."""

    def fit(self) -> None:
        """Show the whole mechanism."""


class Hand(Protocol):
    """Who holds one tool at a time."""

    @property
    def tool(self) -> Held:
        """What is held."""

    @property
    def resting(self) -> bool:
        """Whether it is the tool for picking."""

    def pull_on(self, surface: Surface) -> Held | None:
        """Return what is held on a surface while the model is in motion; None while it is not."""

    def cancel(self) -> None:
        """Put away what is under way; the tool itself where nothing is."""

    def stop(self) -> None:
        """End what is under way by the right button; put the tool down where nothing is."""

    def tell_hint(self) -> None:
        """Say what can be done next."""

    def renew_hint(self) -> None:
        """Say it where it is something else, now that the pointer has moved."""

    def refuse(self, sentence: str) -> None:
        """Say why something cannot be done."""

    def come_to(self, surface: Surface) -> None:
        """Work on this surface from now on."""

    def is_at(self, surface: Surface) -> bool:
        """Whether the hand is on this surface, or was there last."""
