"""The canvas widget: the sheet with navigation and selection."""

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QNativeGestureEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QToolTip, QWidget

from kane.model import Model
from kanevas.canvas.picking import Picker
from kanevas.canvas.sheet import Sheet
from kanevas.document.selection import Selection

# One notch of a wheel counts 120 units.
ZOOM_PER_UNIT = 1.13 ** (1 / 120)
ADDING = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.ControlModifier


class Canvas(Sheet):
    """Shows a model and lets the user move the view and choose elements; it never edits.

    The wheel zooms at the pointer, the middle button or space with the left button pans, and a
    double click on empty ground shows everything. A click selects, with Shift or Ctrl it adds
    or takes away, and repeated at one spot it goes through what lies there.

    Signals:
        space_tapped: space was pressed and released without panning.
    """

    space_tapped = Signal()

    def __init__(self, selection: Selection, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._selection = selection
        self._picker = Picker()
        self._hovered: str | None = None
        self._pan_from: QPointF | None = None
        self._space_held = False
        self._space_used = False
        self.viewport().setMouseTracking(True)
        self.setAccessibleName(self.tr("Canvas"))
        selection.changed.connect(self._follow_selection)
        self._follow_selection()

    def show_model(self, model: Model) -> None:
        super().show_model(model)
        self._hovered = None

    def _follow_selection(self) -> None:
        self.mark_selected(self._selection.names)

    # Selection

    def _click(self, event: QMouseEvent) -> None:
        at = event.position()
        found = self._picker.pick(at.x(), at.y(), self.elements_at(at.toPoint()))
        if event.modifiers() & ADDING:
            if found is not None:
                self._selection.toggle(found)
        else:
            self._selection.set(() if found is None else (found,))

    def _hover(self, position: QPoint) -> None:
        name = self.element_at(position)
        if name != self._hovered:
            self._hovered = name
            self.mark_hovered(name)

    # Navigation

    def _start_pan(self, at: QPointF) -> None:
        self._pan_from = at
        self._show_cursor()

    def _show_cursor(self) -> None:
        if self._pan_from is not None:
            self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
        elif self._space_held:
            self.viewport().setCursor(Qt.CursorShape.OpenHandCursor)
        else:
            self.viewport().unsetCursor()

    # Events of Qt

    def event(self, event: QEvent) -> bool:
        # Held down, space is for panning here; the window's shortcut must not take it away.
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and event.key() == Qt.Key.Key_Space
        ):
            event.accept()
            return True
        return super().event(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        button = event.button()
        if button == Qt.MouseButton.MiddleButton or (
            button == Qt.MouseButton.LeftButton and self._space_held
        ):
            self._space_used = True
            self._start_pan(event.position())
        elif button == Qt.MouseButton.LeftButton and self._pan_from is None:
            self._click(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        on_ground = not self.elements_at(event.position().toPoint())
        if event.button() == Qt.MouseButton.LeftButton and on_ground and not self._space_held:
            self.fit()
        else:
            self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._pan_from is None:
            self._hover(event.position().toPoint())
            return
        moved = event.position() - self._pan_from
        self._pan_from = event.position()
        self.pan(moved.x(), moved.y())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: ARG002
        self._pan_from = None
        self._show_cursor()

    def wheelEvent(self, event: QWheelEvent) -> None:
        at = event.position()
        self.zoom(ZOOM_PER_UNIT ** event.angleDelta().y(), at.x(), at.y())
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self._selection.names:
            self._selection.set(())
        elif event.key() == Qt.Key.Key_Space:
            if not event.isAutoRepeat():
                self._space_held, self._space_used = True, False
                self._show_cursor()
        else:
            event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            tapped = self._space_held and not self._space_used
            self._space_held = False
            self._show_cursor()
            if tapped:
                self.space_tapped.emit()
        else:
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
            self._hover(QPoint(-1, -1))
        if isinstance(event, QNativeGestureEvent) and (
            event.gestureType() == Qt.NativeGestureType.ZoomNativeGesture
        ):
            self.zoom(1 + event.value(), event.position().x(), event.position().y())
            return True
        return super().viewportEvent(event)
