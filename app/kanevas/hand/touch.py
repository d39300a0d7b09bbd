"""The hand on a surface: what it does goes to the tool, and what the tool shows is seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter

from kane.model import parameter_values
from kanevas.hand.snapping.marks import draw_snap
from kanevas.hand.surface import Hand, Surface
from kanevas.hand.tools.held import Held
from kanevas.hand.tools.pointer import Pointer
from kanevas.hand.value_fields import ValueFields, begins_number
from kanevas.units.systems import SI

if TYPE_CHECKING:
    from kanevas.look.theme import Theme
    from kanevas.units import UnitSystem

ALT = Qt.KeyboardModifier.AltModifier
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class Touch:
    """The hand on a surface, which hands over its events and paints what belongs to the hand.

    While a tool that snaps is armed, Alt suspends that. In space points of bodies are taken where
    they are, in a planar model in the work plane.

    Attributes:
        fields: the values of what is being drawn, beside the pointer.
        at: where the pointer was last; None while it is elsewhere.

    """

    def __init__(self, surface: Surface, at_rest: Held | None = None) -> None:
        """Begin without a tool.

        Args:
            surface: where the hand is.
            at_rest: what it holds there while no tool is armed; None for the tool for picking.

        """
        self._surface = surface
        self._at_rest = at_rest
        self._toolbox: Hand | None = None
        self.at: Pointer | None = None
        self._view: QPointF | None = None
        self.fields = ValueFields(surface.viewport(), SI)
        self.fields.held.connect(self._hold)
        self.fields.ended.connect(self._end_typing)
        self.fields.left.connect(surface.take_keys)

    # --- the tool

    def rest_with(self, held: Held) -> None:
        """Hold this while no tool is armed, in place of the tool for picking."""
        self._at_rest = held

    def takes(self, view: QPointF) -> bool:
        """Whether what is held wants a press at a pixel."""
        return self.tool is not None and self.tool.takes(view)

    @property
    def tool(self) -> Held | None:
        """What the hand holds here; None before there are tools."""
        if self._toolbox is None:
            return None
        if self._toolbox.resting:
            pull = self._toolbox.pull_on(self._surface)
            return pull or self._at_rest or self._toolbox.tool
        return self._toolbox.tool

    @property
    def resting(self) -> bool:
        """Whether no tool is armed, but the one for picking."""
        return self._toolbox is None or self._toolbox.resting

    @property
    def _shown(self) -> Held | None:
        """The tool whose drawing and values are to be seen here: not what is drawn elsewhere."""
        toolbox = self._toolbox
        if toolbox is None or not (toolbox.resting or toolbox.is_at(self._surface)):
            return None
        return self.tool

    def use(self, toolbox: Hand) -> None:
        """Hand what the hand does to the tool that a toolbox has armed."""
        self._toolbox = toolbox
        self.at = None
        self.hover_again(Qt.KeyboardModifier.NoModifier)

    def rest(self) -> None:
        """Put away what is shown at the pointer, which is elsewhere now."""
        self.at = self._view = None
        self.show_values()
        self._surface.renew()

    def after_tool(self) -> None:
        """Show what a tool has made of what the hand did."""
        if self._toolbox is not None:
            self._toolbox.tell_hint()
        self.show_values()
        self._surface.renew()

    # --- the pointer

    def pointer(self, view: QPointF, modifiers: Qt.KeyboardModifier) -> Pointer:
        """Return where the pointer is, and to what it snaps."""
        x, y = view.x(), view.y()
        surface, tool = self._surface, self.tool
        snap = None
        if tool is not None and tool.snaps and not modifiers & ALT:
            model, poses = tool.surroundings or (surface.model, surface.poses)
            snap = surface.snapper.snap(
                model, poses, surface.camera, (x, y), tool.guides, tool.exclude
            )
            if snap and snap.kind in tool.passed_by:
                snap = None
        if snap is None:
            return Pointer(view, surface.camera.to_ground(x, y), None, modifiers)
        place = snap.ground if surface.model.planar else snap.point
        return Pointer(view, place, snap, modifiers)

    def _take(self, event: QMouseEvent) -> Pointer:
        self._surface.renew()
        if self._toolbox is not None:
            self._toolbox.come_to(self._surface)
        self._view = event.position()
        self.at = self.pointer(self._view, event.modifiers())
        return self.at

    def hover_again(self, modifiers: Qt.KeyboardModifier) -> None:
        """Let the tool see the pointer where it rests, as a key or another tool changes things."""
        if self.tool is not None and self._view is not None:
            self.at = self.pointer(self._view, modifiers)
            if self._is_placed(self.at):
                self.tool.hover(self.at)
        self.show_values()
        self._surface.renew()

    def press(self, event: QMouseEvent) -> None:
        """Take the left button going down."""
        if self.tool is None:
            return
        at = self._take(event)
        if self._is_placed(at):
            self.tool.press(at)
            self.after_tool()
        elif self._toolbox is not None:
            self._toolbox.refuse(
                _tr(
                    "The work plane is seen from its edge here: turn the view with the right "
                    "button, or take another plane (keys 1, 2, 3)."
                )
            )

    def _is_placed(self, at: Pointer) -> bool:
        """Whether the pointer means a place: it is on a point, or the work plane is seen there."""
        is_free = at.snap is None and not self.resting
        view = at.view.x(), at.view.y()
        return not is_free or self._surface.camera.sees_plane_at(*view)

    def double_click(self, event: QMouseEvent) -> None:
        """Take the second press of a double click."""
        if self.tool is not None and self._is_placed(at := self._take(event)):
            self.tool.double_click(at)
            self.after_tool()

    def move(self, event: QMouseEvent) -> None:
        """Follow the pointer, with the left button held or without."""
        if self.tool is None:
            return
        at = self._take(event)
        if not self._is_placed(at):
            return
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.tool.drag(at)
        else:
            self.tool.hover(at)
        if self._toolbox is not None:
            self._toolbox.renew_hint()
        self.show_values()

    def release(self, event: QMouseEvent) -> None:
        """Take the left button going up."""
        if self.tool is not None and self._is_placed(at := self._take(event)):
            self.tool.release(at)
            self.after_tool()
            if not self.tool.snaps:
                self.at = None

    def stop(self) -> None:
        """Take a click of the right button: end what is being drawn."""
        if self._toolbox is not None:
            self._toolbox.stop()
            self.at = None
            self.after_tool()

    def leave(self) -> None:
        """Let the pointer go elsewhere."""
        self.at = self._view = None
        if self.tool is not None:
            self.tool.leave()
        self._surface.renew()

    # --- the keys

    def wants(self, event: QKeyEvent) -> bool:
        """Whether a key is the tool's before it is a shortcut of the window."""
        if self._toolbox is None or self.tool is None:
            return False
        if self.fields.isVisible() and begins_number(event.text()):
            return True
        escapes = event.key() == Qt.Key.Key_Escape and not self._toolbox.resting
        return escapes or self.tool.wants(event)

    def key(self, event: QKeyEvent) -> bool:
        """Let the tool have a key; return whether it meant something."""
        if self._toolbox is None or self.tool is None:
            return False
        if event.key() == Qt.Key.Key_Escape:
            if not self._cancel(self._toolbox):
                return False
            self.at = None
        elif event.key() in ENTER:
            self.tool.enter()
        elif begins_number(event.text()) and self.fields.begin(event.text()):
            return True
        elif not self.tool.key(event):
            return False
        self.after_tool()
        return True

    def _cancel(self, toolbox: Hand) -> bool:
        """Put away what is under way, or the tool; return whether that means something here."""
        held = self.tool
        if held is not None and held is not toolbox.tool:
            return held.cancel()
        toolbox.cancel()
        return True

    # --- typed values

    def set_units(self, system: UnitSystem) -> None:
        """Show and read lengths in other units from now on."""
        self.fields.set_units(system)
        self.show_values()

    def show_values(self) -> None:
        """Show the values of what is being drawn beside the pointer."""
        shown = self._shown
        at = self._view or QPointF(self._surface.viewport().rect().center())
        self.fields.set_theme(self._surface.theme)
        values = () if shown is None else shown.values
        self.fields.follow(values, at.toPoint(), parameter_values(self._surface.model))

    def _hold(self, key: str, number: float | None) -> None:
        assert self.tool is not None  # there are no fields without
        self.tool.hold(key, number)
        self.show_values()
        self._surface.renew()

    def _end_typing(self) -> None:
        assert self.tool is not None  # there are no fields without
        self.tool.enter()
        self.after_tool()

    # --- what is drawn

    def draw(self, painter: QPainter, theme: Theme) -> None:
        """Draw what belongs to the hand: what the tool shows, and to what the pointer snaps."""
        if self._shown is not None:
            self._shown.draw(painter, theme)
        if self.at is not None and self.at.snap is not None:
            draw_snap(painter, self.at.snap, self.at.ground, self._surface.camera, theme)


def _tr(text: str) -> str:
    return QCoreApplication.translate("Touch", text)
