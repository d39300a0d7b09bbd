"""The hand in the 3D view: tools draw there as on the canvas."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QWidget

from kane.fields import GROUND
from kane.model import Model
from kane.model.planes import PlaneName
from kane.model.poses import Poses
from kanevas.hand.snapping.snapping import Snapper
from kanevas.hand.surface import Hand
from kanevas.hand.tools.held import Held
from kanevas.hand.tools.pointer import Pointer
from kanevas.hand.touch import Touch
from kanevas.look.theme import Theme
from kanevas.units import UnitSystem
from kanevas.view3d.orbit import OrbitView
from kanevas.view3d.plane_sight import PlaneSight


class Scenery(Protocol):
    """What the hand sees in the 3D view."""

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
    def units(self) -> UnitSystem:
        """Those in which lengths are shown."""

    def elements_at(self, position: QPointF) -> tuple[str, ...]:
        """Return the names of all elements at a pixel, the foremost first."""

    def lay_plane(self) -> None:
        """Draw the work plane as it is now."""

    def mark(self) -> None:
        """Mark what is selected and what is under the pointer."""


class SpaceHand:
    """The surface that the 3D view is for the tools.

    Where nothing is armed it takes what ``at_rest`` wants of the left button, and leaves the rest
    to the camera.

    Attributes:
        snapper: what draws the pointer to points.
        touch: the hand on it.
        plane: the work plane: "xy", "xz" or "yz".
        depth: where it lies along its normal [m].
        is_plane_visible: whether it is shown: while a tool is armed.
        hovered: names of the elements under the pointer.

    """

    def __init__(self, scenery: Scenery, view: OrbitView) -> None:
        self._scenery, self._view = scenery, view
        self.snapper = Snapper()
        self.plane: PlaneName = "xy"
        self.depth = 0.0
        self.is_plane_visible = False
        self._followed_fit = False  # before the last press
        self.hovered: frozenset[str] = frozenset()
        self.touch = Touch(self, Held())

    def set_plane(self, plane: PlaneName, depth: float) -> None:
        """Draw in a plane of ground axes, at a depth along its normal [m]."""
        self.plane, self.depth = plane, depth
        self._scenery.lay_plane()

    # --- what tools ask of a surface

    @property
    def camera(self) -> PlaneSight:
        """How the work plane is seen."""
        size = float(max(self._view.width(), 1)), float(max(self._view.height(), 1))
        return PlaneSight(self._view.camera, self.plane, self.depth, size, self._scenery.units)

    @property
    def model(self) -> Model:
        """The model that is drawn."""
        return self._scenery.model

    @property
    def poses(self) -> Poses:
        """Where the bodies are drawn."""
        return self._scenery.poses

    @property
    def theme(self) -> Theme:
        """The colours."""
        return self._scenery.theme

    def use(self, toolbox: Hand) -> None:
        """Hand what the hand does to the tool that a toolbox has armed."""
        self.touch.use(toolbox)
        self.is_plane_visible = not toolbox.resting
        self._scenery.lay_plane()
        self._show_cursor()

    def viewport(self) -> QWidget:
        """Return the widget on which the hand is."""
        return self._view

    def take_keys(self) -> None:
        """Let keys come here."""
        self._view.setFocus()

    def renew(self) -> None:
        """Draw anew what belongs to the hand."""
        self._view.update()

    def rest(self) -> None:
        """Put away what is shown at the pointer, which is elsewhere now."""
        self.touch.rest()

    def keep_still(self, still: bool) -> None:
        """Leave the view where it is while the hand holds something that moves; then go on."""
        if not still:
            self._view.follows_fit = self._followed_fit

    def pointer(self, view: QPointF, modifiers: Qt.KeyboardModifier) -> Pointer:
        """Return where the pointer is, and to what it snaps."""
        return self.touch.pointer(view, modifiers)

    def element_at(self, position: QPoint) -> str | None:
        """Return the name of the foremost element at a pixel."""
        return next(iter(self.elements_at(position)), None)

    def elements_at(self, position: QPoint) -> tuple[str, ...]:
        """Return the names of all elements at a pixel, the foremost first."""
        return self._scenery.elements_at(QPointF(position))

    def body_at(self, position: QPoint) -> str:
        """Return the foremost body at a pixel, or the ground."""
        names = self.poses.names
        return next((name for name in self.elements_at(position) if name in names), GROUND)

    def mark_hovered(self, *names: str | None) -> None:
        """Draw these elements as those under the pointer, and no others; None stands for none."""
        hovered = frozenset(name for name in names if name is not None)
        if hovered != self.hovered:
            self.hovered = hovered
            self._scenery.mark()

    def set_units(self, system: UnitSystem) -> None:
        """Show and read lengths in other units from now on."""
        self.touch.set_units(system)

    # --- what the view hands over

    def press(self, event: QMouseEvent) -> bool:
        """Take the left button going down; return False where it is the camera's."""
        if self.touch.resting and not self.touch.takes(event.position()):
            return False
        self._followed_fit = self._view.follows_fit
        self._view.follows_fit = False  # what the hand draws must not move under it
        self.touch.press(event)
        self._show_cursor()
        return True

    def double_click(self, event: QMouseEvent) -> bool:
        """Take the second press of a double click; return False where it is the camera's."""
        if self.touch.resting:
            return self.press(event)
        self.touch.double_click(event)
        return True

    def move(self, event: QMouseEvent) -> None:
        """Follow the pointer."""
        self.touch.move(event)
        self._show_cursor()

    def release(self, event: QMouseEvent) -> None:
        """Take the left button going up."""
        self.touch.release(event)
        self._show_cursor()

    def stop(self) -> bool:
        """Take a click of the right button; return whether it ended what was being drawn."""
        if self.touch.resting:
            return False
        self.touch.stop()
        self._show_cursor()
        return True

    def leave(self) -> None:
        """Let the pointer go elsewhere."""
        self.mark_hovered()
        self.touch.leave()

    def wants(self, event: QKeyEvent) -> bool:
        """Whether a key is the tool's before it is a shortcut of the window."""
        return self.touch.wants(event)

    def key(self, event: QKeyEvent) -> bool:
        """Let the tool have a key; return whether it meant something."""
        known = self.touch.key(event)
        self._show_cursor()
        return known

    def begin_typing(self) -> bool:
        """Let the values beside the pointer have the keys; return whether there are any."""
        return self.touch.fields.begin()

    def draw(self, painter: QPainter) -> None:
        """Draw what belongs to the hand over the picture."""
        self.touch.draw(painter, self.theme)

    def _show_cursor(self) -> None:
        tool = self.touch.tool
        shape = tool.cursor if tool else Qt.CursorShape.ArrowCursor
        if self._view.cursor().shape() != shape:
            self._view.setCursor(shape)
