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
from kane.model.planes import PlaneName
from kanevas.canvas.key_pointer import KeyPointer
from kanevas.canvas.viewing.viewport import Viewport
from kanevas.document.selection import Selection
from kanevas.hand.snapping.snapping import Snapper
from kanevas.hand.surface import Hand
from kanevas.hand.tools.pointer import Pointer
from kanevas.hand.touch import Touch
from kanevas.units import UnitSystem

# One notch of a wheel counts 120 units.
ZOOM_PER_UNIT = 1.13 ** (1 / 120)
ALT = Qt.KeyboardModifier.AltModifier
LEFT, MIDDLE = Qt.MouseButton.LeftButton, Qt.MouseButton.MiddleButton
RIGHT = Qt.MouseButton.RightButton


class Canvas(Viewport):
    """Shows a model, lets the user move the view, and hands all else to the tool that is armed.

    The wheel zooms at the pointer; the middle button, or space with the left button, pans.

    Attributes:
        snapper: what draws the pointer to points of the model and to the grid.
        touch: the hand on it.
        key_pointer: the pointer that keys move.

    Signals:
        space_tapped: space was pressed and released without panning.
        menu_wanted: the menu of what is selected, at a point of the screen.

    """

    space_tapped = Signal()
    menu_wanted = Signal(object)

    def __init__(self, selection: Selection, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._selection = selection
        self.snapper = Snapper()
        self.touch = Touch(self)
        self.key_pointer = KeyPointer(self, self.touch)
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
        self.touch.use(toolbox)
        self._show_cursor()

    def set_plane(self, plane: PlaneName) -> None:
        """Look at another plane of ground axes, through the last point of what is being drawn."""
        super().set_plane(plane)
        guides = self.touch.tool.guides if self.touch.tool and not self.touch.resting else ()
        if guides:
            self.set_depth(float(self.camera.axes[2] @ guides[-1]))

    def take_keys(self) -> None:
        """Let keys come here."""
        self.setFocus()

    def renew(self) -> None:
        """Draw anew what belongs to the hand."""
        self.viewport().update()

    def rest(self) -> None:
        """Put away what is shown at the pointer, which is elsewhere now."""
        self.touch.rest()

    def _follow_selection(self) -> None:
        self.mark_selected(self._selection.names)

    # The hand

    def pointer(self, view: QPointF, modifiers: Qt.KeyboardModifier) -> Pointer:
        """Return where the pointer is, and to what it snaps."""
        return self.touch.pointer(view, modifiers)

    def body_at(self, position: QPoint) -> str:
        """Return the topmost body at a pixel, or the ground."""
        under = self.elements_at(position)
        return next((name for name in under if name in self._poses.names), GROUND)

    def set_units(self, system: UnitSystem) -> None:
        """Show and read lengths in other units from now on."""
        self.camera.units = system
        self.touch.set_units(system)
        self._place()

    def drawForeground(self, painter: QPainter, rect: QRectF) -> None:
        super().drawForeground(painter, rect)
        self.touch.draw(painter, self.theme)
        self.key_pointer.draw(painter, self.theme)

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
        return self.touch.tool.cursor if self.touch.tool else Qt.CursorShape.ArrowCursor

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
        is_space = event.key() == Qt.Key.Key_Space
        return is_space or self.key_pointer.wants(event) or self.touch.wants(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        button = event.button()
        if button == MIDDLE or (button == LEFT and self._space_held):
            self._space_used = True
            self._start_pan(event.position())
        elif button == LEFT and self._pan_from is None:
            if not self.touch.resting:
                self.stay()
            self.touch.press(event)
            self._show_cursor()
        elif button == RIGHT:
            self._press_right(event.position())

    def _press_right(self, at: QPointF) -> None:
        """End what is being drawn, or begin to open the menu of what is under the pointer."""
        if self.touch.resting:
            self._right_from = at
        else:
            self.touch.stop()
            self._show_cursor()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if event.button() == LEFT and not self._space_held:
            self.touch.double_click(event)
            self._show_cursor()
        else:
            self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.key_pointer.yield_to_mouse()
        if self.key_pointer.is_on:
            return
        if self._pan_from is not None:
            moved = event.position() - self._pan_from
            self._pan_from = event.position()
            self.pan(moved.x(), moved.y())
        else:
            self.touch.move(event)
            self._show_cursor()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == RIGHT:
            self._open_menu(event)
            return
        panned, self._pan_from = self._pan_from is not None, None
        if event.button() == LEFT and not panned:
            self.touch.release(event)
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
            self.touch.hover_again(ALT)
            event.ignore()
        elif self.key_pointer.key(event) or self.touch.key(event):
            self._show_cursor()
        else:
            event.ignore()

    def focusNextPrevChild(self, forward: bool) -> bool:
        return self.touch.fields.begin() or super().focusNextPrevChild(forward)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            tapped = self._space_held and not self._space_used
            self._space_held = False
            self._show_cursor()
            if tapped:
                self.space_tapped.emit()
        else:
            if event.key() == Qt.Key.Key_Alt:
                self.touch.hover_again(Qt.KeyboardModifier.NoModifier)
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
        if kind == QEvent.Type.Leave and not self.key_pointer.is_on:
            self.mark_hovered(None)
            self.touch.leave()
        if isinstance(event, QNativeGestureEvent) and (
            event.gestureType() == Qt.NativeGestureType.ZoomNativeGesture
        ):
            self.zoom(1 + event.value(), event.position().x(), event.position().y())
            return True
        return super().viewportEvent(event)
