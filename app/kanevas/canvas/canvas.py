"""The canvas widget: the sheet with navigation, and a hand that holds a tool."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QFocusEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QNativeGestureEvent,
    QPainter,
    QWheelEvent,
)
from PySide6.QtWidgets import QApplication, QToolTip, QWidget

from kane.fields import GROUND
from kane.model import parameter_values
from kanevas.canvas.snapping.marks import draw_snap
from kanevas.canvas.snapping.snapping import Snap, Snapper
from kanevas.canvas.tools.hand import Hand
from kanevas.canvas.tools.pointer import Pointer
from kanevas.canvas.value_fields import ValueFields, begins_number
from kanevas.canvas.viewport import Viewport
from kanevas.document.selection import Selection
from kanevas.units import UnitSystem
from kanevas.units.systems import SI

# One notch of a wheel counts 120 units.
ZOOM_PER_UNIT = 1.13 ** (1 / 120)
ALT = Qt.KeyboardModifier.AltModifier
CONTROL = Qt.KeyboardModifier.ControlModifier
LEFT, MIDDLE = Qt.MouseButton.LeftButton, Qt.MouseButton.MiddleButton
RIGHT = Qt.MouseButton.RightButton
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class Canvas(Viewport):
    """Shows a model, lets the user move the view, and hands all else to the tool that is armed.

    The wheel zooms at the pointer; the middle button, or space with the left button, pans.
    While a tool that snaps is armed, Alt suspends that, and Ctrl takes points of bodies where they
    are instead of where the work plane meets their line of sight.

    Attributes:
        snapper: what draws the pointer to points of the model and to the grid.

    Signals:
        space_tapped: space was pressed and released without panning.
        menu_wanted: the menu of what is selected, at a point of the screen.

    """

    space_tapped = Signal()
    menu_wanted = Signal(object)

    def __init__(self, selection: Selection, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._selection = selection
        self._toolbox: Hand | None = None
        self.snapper = Snapper()
        self._snap: Snap | None = None
        self._last: QPointF | None = None
        self.fields = ValueFields(self.viewport(), SI)
        self.fields.held.connect(self._hold)
        self.fields.ended.connect(self._end_typing)
        self.fields.left.connect(self.setFocus)
        self._pan_from: QPointF | None = None
        self._right_from: QPointF | None = None
        self._space_held = False
        self._space_used = False
        self.viewport().setMouseTracking(True)
        self.setAccessibleName(self.tr("Canvas"))
        selection.changed.connect(self._follow_selection)
        self._follow_selection()

    def use(self, toolbox: Hand) -> None:
        """Hand what the hand does to the tool that a toolbox has armed."""
        self._toolbox = toolbox
        self._snap = None
        self._show_cursor()
        if not toolbox.resting:
            self.setFocus()
        self._hover_again(Qt.KeyboardModifier.NoModifier)

    def _follow_selection(self) -> None:
        self.mark_selected(self._selection.names)

    # The hand

    def pointer(self, view: QPointF, modifiers: Qt.KeyboardModifier) -> Pointer:
        """Return where the pointer is, and to what it snaps."""
        x, y = view.x(), view.y()
        snap = None
        if self._toolbox and self._toolbox.tool.snaps and not modifiers & ALT:
            tool = self._toolbox.tool
            model, poses = tool.surroundings or (self._model, self._poses)
            snap = self.snapper.snap(model, poses, self.camera, (x, y), tool.guides, tool.exclude)
            if snap and snap.kind in tool.passed_by:
                snap = None
        if snap is None:
            ground = self.camera.to_ground(x, y)
        else:
            ground = snap.point if modifiers & CONTROL else snap.ground
        return Pointer(view, ground, snap, modifiers)

    def body_at(self, position: QPoint) -> str:
        """Return the topmost body at a pixel, or the ground."""
        under = self.elements_at(position)
        return next((name for name in under if name in self._poses.names), GROUND)

    def _take(self, event: QMouseEvent) -> Pointer:
        self._redraw()
        self._last = event.position()
        at = self.pointer(self._last, event.modifiers())
        self._snap = at.snap
        return at

    def _hover_again(self, modifiers: Qt.KeyboardModifier) -> None:
        """Let the tool see the pointer where it rests, as a key or another tool changes things."""
        if self._toolbox and self._last is not None:
            at = self.pointer(self._last, modifiers)
            self._snap = at.snap
            self._toolbox.tool.hover(at)
        self._show_values()
        self._redraw()

    # Typed values

    def set_units(self, system: UnitSystem) -> None:
        """Show and read lengths in other units from now on."""
        self.camera.units = system
        self.fields.set_units(system)
        self._place()
        self._show_values()

    def _show_values(self) -> None:
        """Show the values of what is being drawn beside the pointer."""
        values = self._toolbox.tool.values if self._toolbox else ()
        at = self._last or QPointF(self.viewport().rect().center())
        self.fields.set_theme(self.theme)
        self.fields.follow(values, at.toPoint(), parameter_values(self._model))

    def _hold(self, key: str, number: float | None) -> None:
        assert self._toolbox is not None
        self._toolbox.tool.hold(key, number)
        self._show_values()
        self._redraw()

    def _end_typing(self) -> None:
        assert self._toolbox is not None
        self._toolbox.tool.enter()
        self._after_tool(self._toolbox)

    def _after_tool(self, toolbox: Hand) -> None:
        """Show what a tool has made of what the hand did."""
        toolbox.tell_hint()
        self._show_cursor()
        self._show_values()
        self._redraw()

    def show_let_go(self, toolbox: Hand) -> None:
        """Show that a tool has put away what was under way."""
        self._snap = None
        self._after_tool(toolbox)

    def drawForeground(self, painter: QPainter, rect: QRectF) -> None:
        super().drawForeground(painter, rect)
        if self._toolbox:
            self._toolbox.tool.draw(painter, self.theme)
        if self._snap:
            draw_snap(painter, self._snap, self.camera, self.theme)

    def _leave(self) -> None:
        self._last = self._snap = None
        if self._toolbox:
            self._toolbox.tool.leave()
        self._redraw()

    # Navigation

    def _start_pan(self, at: QPointF) -> None:
        self._pan_from = at
        self._show_cursor()

    def _show_cursor(self) -> None:
        shape = self._cursor_shape()
        if self.viewport().cursor().shape() != shape:
            self.viewport().setCursor(shape)

    def _cursor_shape(self) -> Qt.CursorShape:
        if self._pan_from is not None:
            return Qt.CursorShape.ClosedHandCursor
        if self._space_held:
            return Qt.CursorShape.OpenHandCursor
        return self._toolbox.tool.cursor if self._toolbox else Qt.CursorShape.ArrowCursor

    # Events of Qt

    def event(self, event: QEvent) -> bool:
        # Held down, space is for panning here; the window's shortcut must not take it away.
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and self._wants(event)
        ):
            event.accept()
            return True
        return super().event(event)

    def _wants(self, event: QKeyEvent) -> bool:
        """Whether a key is the canvas's before it is a shortcut of the window."""
        if event.key() == Qt.Key.Key_Space:
            return True
        if self._toolbox is None:
            return False
        if self.fields.isVisible() and begins_number(event.text()):
            return True
        escapes = event.key() == Qt.Key.Key_Escape and not self._toolbox.resting
        return escapes or self._toolbox.tool.wants(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        button = event.button()
        if button == MIDDLE or (button == LEFT and self._space_held):
            self._space_used = True
            self._start_pan(event.position())
        elif button == LEFT and self._pan_from is None and self._toolbox:
            if not self._toolbox.resting:
                self.stay()
            self._toolbox.tool.press(self._take(event))
            self._after_tool(self._toolbox)
        elif button == RIGHT and self._toolbox:
            self._press_right(self._toolbox, event.position())

    def _press_right(self, toolbox: Hand, at: QPointF) -> None:
        """End what is being drawn, or begin to open the menu of what is under the pointer."""
        if toolbox.resting:
            self._right_from = at
        else:
            toolbox.stop()
            self.show_let_go(toolbox)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if event.button() == LEFT and not self._space_held and self._toolbox:
            self._toolbox.tool.double_click(self._take(event))
            self._after_tool(self._toolbox)
        else:
            self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._pan_from is not None:
            moved = event.position() - self._pan_from
            self._pan_from = event.position()
            self.pan(moved.x(), moved.y())
        elif self._toolbox:
            at = self._take(event)
            if event.buttons() & LEFT:
                self._toolbox.tool.drag(at)
            else:
                self._toolbox.tool.hover(at)
            self._show_values()
            self._show_cursor()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == RIGHT:
            self._open_menu(event)
            return
        panned, self._pan_from = self._pan_from is not None, None
        if event.button() == LEFT and not panned and self._toolbox:
            self._toolbox.tool.release(self._take(event))
            self._after_tool(self._toolbox)
            if not self._toolbox.tool.snaps:
                self._snap = None
        self._show_cursor()

    def _open_menu(self, event: QMouseEvent) -> None:
        """Select what is under the pointer, unless it is selected, and ask for its menu."""
        start, self._right_from = self._right_from, None
        if start is None:
            return
        way = event.position() - start
        if way.manhattanLength() >= QApplication.startDragDistance():
            return
        under = self.elements_at(event.position().toPoint())
        if set(under).isdisjoint(self._selection.names):
            self._selection.set(under[:1])
        self.menu_wanted.emit(event.globalPosition().toPoint())

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        if event.reason() == QContextMenuEvent.Reason.Keyboard:
            self.menu_wanted.emit(self.viewport().mapToGlobal(self.viewport().rect().center()))
        event.accept()

    def wheelEvent(self, event: QWheelEvent) -> None:
        at = event.position()
        self.zoom(ZOOM_PER_UNIT ** event.angleDelta().y(), at.x(), at.y())
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space:
            if not event.isAutoRepeat():
                self._space_held, self._space_used = True, False
                self._show_cursor()
        elif event.key() == Qt.Key.Key_Alt:
            self._hover_again(ALT)
            event.ignore()
        elif self._toolbox is None or not self._key(self._toolbox, event):
            event.ignore()

    def _key(self, toolbox: Hand, event: QKeyEvent) -> bool:
        """Let the tool have a key; return whether it meant something."""
        if event.key() == Qt.Key.Key_Escape:
            toolbox.cancel()
            self._snap = None
        elif event.key() in ENTER:
            toolbox.tool.enter()
        elif begins_number(event.text()) and self.fields.begin(event.text()):
            return True
        elif not toolbox.tool.key(event):
            return False
        self._after_tool(toolbox)
        return True

    def focusNextPrevChild(self, forward: bool) -> bool:
        return self.fields.begin() or super().focusNextPrevChild(forward)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            tapped = self._space_held and not self._space_used
            self._space_held = False
            self._show_cursor()
            if tapped:
                self.space_tapped.emit()
        else:
            if event.key() == Qt.Key.Key_Alt:
                self._hover_again(Qt.KeyboardModifier.NoModifier)
            event.ignore()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._space_held = False
        self._show_cursor()

    def viewportEvent(self, event: QEvent) -> bool:
        kind = event.type()
        if kind == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            name = self.element_at(event.pos()) or ""
            QToolTip.showText(event.globalPos(), name, self.viewport())
            return True
        if kind == QEvent.Type.Leave:
            self.mark_hovered(None)
            self._leave()
        if isinstance(event, QNativeGestureEvent) and (
            event.gestureType() == Qt.NativeGestureType.ZoomNativeGesture
        ):
            self.zoom(1 + event.value(), event.position().x(), event.position().y())
            return True
        return super().viewportEvent(event)
