"""The widget with a camera that goes around the model."""

import copy
import math
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Protocol

from PySide6.QtCore import QEvent, QPointF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QImage,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QWidget

from kanevas.look.theme import rgba
from kanevas.view3d import gl
from kanevas.view3d.camera import Camera, Projection, tiles
from kanevas.view3d.meshes import Array
from kanevas.view3d.offscreen import Offscreen

RADIANS_PER_PIXEL = math.radians(0.4)
ZOOM_PER_UNIT = 1.13 ** (1 / 120)
# A press that moves less than this is a click.
CLICK_PIXELS = 4.0
# A large picture is put together from parts that every graphics card can draw [pixels].
TILE = 2048


class Drawable(Protocol):
    """What draws itself by OpenGL."""

    def paint(self, sight: Projection) -> None:
        """Draw, in the current context."""

    def free(self) -> None:
        """Give up what belongs to the current context, which is about to go."""


class Taker(Protocol):
    """What takes the left button before the camera does, and the pointer when no button is held."""

    def press(self, event: QMouseEvent) -> bool:
        """Take the left button going down; return False where it is the camera's."""

    def double_click(self, event: QMouseEvent) -> bool:
        """Take the second press of a double click; return False where it is the camera's."""

    def move(self, event: QMouseEvent) -> None:
        """Follow the pointer."""

    def release(self, event: QMouseEvent) -> None:
        """Take the left button going up."""

    def stop(self) -> bool:
        """Take a click of the right button; return whether it meant something."""

    def leave(self) -> None:
        """Let the pointer go elsewhere."""

    def wants(self, event: QKeyEvent) -> bool:
        """Whether a key comes here before it is a shortcut of the window."""

    def key(self, event: QKeyEvent) -> bool:
        """Take a key; return whether it meant something."""

    def begin_typing(self) -> bool:
        """Take the key that goes to the next field; return whether there is one."""

    def draw(self, painter: QPainter) -> None:
        """Draw over the picture in the widget."""


# Writes over a picture of a size in logical pixels.
DrawOver = Callable[[QPainter, QSizeF], None]


class OrbitView(QWidget):
    """Shows items in ground axes, through a camera that mouse and wheel move.

    OpenGL draws them into a picture, which is painted like any other part of the window.

    The left or the right button goes around, the middle button or Shift with the left pans, the
    wheel comes nearer to what is under the pointer. What the hand holds comes before the camera.

    Attributes:
        items: what is drawn, in this order.
        camera: how it is seen; call `renew` after moving it.
        follows_fit: whether the camera stands where all is seen, and stays so.
        is_navigated: whether the user has moved it since, who then decides what is seen.
        is_held: whether the widget shows bare paper.
        hand: what takes the left button before the camera.

    Signals:
        clicked: the left button was pressed and released at this pixel, with these modifiers.
        menu_wanted: the same of the right button.
        resized: the camera sees more or less.
        painting: the picture is about to be painted.
        painted: it has been, in so many seconds.

    """

    clicked = Signal(QPointF, Qt.KeyboardModifier)
    menu_wanted = Signal(QPointF)
    resized = Signal()
    painting = Signal()
    painted = Signal(float)

    hand: Taker | None = None
    _is_painting = False
    _is_stale = True

    def __init__(self, draw_over: DrawOver, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._draw_over = draw_over
        self.items: list[Drawable] = []
        self.camera = Camera()
        self.follows_fit, self.is_navigated = True, False
        self.is_held = False
        self._background = QColor()
        self._picture = QImage()
        self._offscreen = Offscreen(gl.surface_format())
        # Not a method of the widget, which Qt would not call while the widget is destroyed.
        self.destroyed.connect(partial(_free, self._offscreen, self.items))
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._last = self._pressed = QPointF()
        self._dragged = self._taken = False
        self.setMouseTracking(True)

    def set_background(self, color: QColor) -> None:
        """Draw on paper of another colour."""
        self._background = color
        self.renew()

    def ray(self, position: QPointF) -> tuple[Array, Array]:
        """Return the start and the direction of what lies under a pixel, in ground axes."""
        return self.camera.ray(*self._place(position))

    def _place(self, position: QPointF) -> tuple[float, float]:
        """Return a pixel as a place of the picture, from -1 to 1."""
        wide, tall = max(self.width(), 1), max(self.height(), 1)
        return 2 * position.x() / wide - 1, 1 - 2 * position.y() / tall

    # Events of Qt

    def event(self, event: QEvent) -> bool:
        # What the hand holds needs keys that are shortcuts of the window, such as Escape.
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and self.hand is not None
            and self.hand.wants(event)
        ):
            event.accept()
            return True
        return super().event(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._last = self._pressed = event.position()
        self._dragged = False
        if event.button() == Qt.MouseButton.LeftButton and self.hand is not None:
            self._taken = self.hand.press(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self._last = self._pressed = event.position()
        self._dragged = False
        if event.button() == Qt.MouseButton.LeftButton and self.hand is not None:
            self._taken = self.hand.double_click(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        held = event.buttons()
        if self.hand is not None and (self._taken or not held):
            self.hand.move(event)
        if held and not self._taken:
            self._navigate(event)

    def _navigate(self, event: QMouseEvent) -> None:
        """Move the camera as the pointer has moved."""
        moved = event.position() - self._last
        away = event.position() - self._pressed
        self._dragged = self._dragged or math.hypot(away.x(), away.y()) > CLICK_PIXELS
        if not self._dragged:
            return
        self._last = event.position()
        shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        left = event.buttons() == Qt.MouseButton.LeftButton
        if event.buttons() == Qt.MouseButton.MiddleButton or (left and shift):
            x, y = 2 * moved.x() / max(self.width(), 1), -2 * moved.y() / max(self.height(), 1)
            self.camera.pan(x, y)
        elif left or event.buttons() == Qt.MouseButton.RightButton:
            angles = -moved * RADIANS_PER_PIXEL
            self.camera.orbit(angles.x(), -angles.y())
        else:
            return
        self.follows_fit, self.is_navigated = False, True
        self.renew()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        is_left = event.button() == Qt.MouseButton.LeftButton
        if is_left and self._taken and self.hand is not None:
            self._taken = False
            self.hand.release(event)
        elif self._dragged:
            return
        elif is_left:
            self.clicked.emit(event.position(), event.modifiers())
        elif event.button() == Qt.MouseButton.RightButton and not (self.hand and self.hand.stop()):
            self.menu_wanted.emit(event.position())

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        if self.hand is not None:
            self.hand.leave()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.hand is None or not self.hand.key(event):
            event.ignore()

    def focusNextPrevChild(self, forward: bool) -> bool:
        typing = self.hand is not None and self.hand.begin_typing()
        return typing or super().focusNextPrevChild(forward)

    def wheelEvent(self, event: QWheelEvent) -> None:
        self.follows_fit, self.is_navigated = False, True
        factor = ZOOM_PER_UNIT ** event.angleDelta().y()
        self.camera.zoom(factor, *self._place(event.position()))
        self.renew()
        event.accept()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        # squeezed to nothing by its neighbours, the view is still asked how large a pixel is
        self.camera.width, self.camera.height = max(self.width(), 1), max(self.height(), 1)
        self.renew()
        self.resized.emit()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        with QPainter(self) as painter:
            if self.is_held:
                painter.fillRect(self.rect(), self._background)
            else:
                painter.drawImage(0, 0, self.picture())
                self._draw_over(painter, self.size().toSizeF())
                if self.hand is not None:
                    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                    self.hand.draw(painter)

    # The picture

    def picture(self) -> QImage:
        """Return what OpenGL draws, anew if something has changed."""
        self._is_painting = True
        try:
            self._renew_picture()
        finally:
            self._is_painting = False
        return self._picture

    def _renew_picture(self) -> None:
        self.painting.emit()
        ratio = self.devicePixelRatioF()
        size = (self.size().toSizeF() * ratio).toSize()
        if self._is_stale or self._picture.size() != size:
            start = time.perf_counter()
            self._create()
            self._picture = self._offscreen.draw(
                size, partial(self._paint, self.camera.sight(size.width()))
            )
            self._picture.setDevicePixelRatio(ratio)
            self._is_stale = False
            self.painted.emit(time.perf_counter() - start)

    def picture_of(self, size: QSize, cloud: Array | None) -> QImage:
        """Return a picture of any size, in pixels, with what is written over it.

        Letters and axes are as large, for the picture, as they are in the widget. A null image
        where there is no memory for it.

        Args:
            size: of the picture.
            cloud: points in ground axes, (n, 3), that fill it; None shows at least what the
                widget does.

        """
        image = QImage(size, QImage.Format.Format_RGB32)
        if image.isNull():
            return image
        factor = min(size.width() / max(self.width(), 1), size.height() / max(self.height(), 1))
        logical = QSizeF(size) / factor
        painter = QPainter(image)
        with self._seen_in(logical, cloud):
            self._create()
            sight = self.camera.sight(size.width())
            for tile in tiles(sight, size.width(), size.height(), TILE):
                paint = partial(self._paint, tile.sight)
                part = self._offscreen.draw_once(QSize(tile.width, tile.height), paint)
                painter.drawImage(tile.x, tile.y, part)
            painter.scale(factor, factor)
            self._draw_over(painter, logical)
        painter.end()
        return image

    @contextmanager
    def _seen_in(self, size: QSizeF, cloud: Array | None) -> Iterator[None]:
        """Let another camera see what fits into another size."""
        before, self.camera = self.camera, copy.copy(self.camera)
        self.camera.reframe(size.width(), size.height())
        if cloud is not None:
            self.camera.fit(cloud)
        try:
            yield
        finally:
            self.camera = before

    def renew(self) -> None:
        """Draw the picture anew when it is next seen."""
        self._is_stale = True
        # What is made ready for a picture must not ask for the next.
        if not self._is_painting:
            self.update()

    def _create(self) -> None:
        if not self._offscreen.context.isValid():
            self._offscreen.create()

    def _paint(self, sight: Projection) -> None:
        calls = gl.calls()
        calls.glEnable(calls.GL_DEPTH_TEST)
        calls.glClearColor(*rgba(self._background))
        calls.glClear(calls.GL_COLOR_BUFFER_BIT | calls.GL_DEPTH_BUFFER_BIT)
        for item in self.items:
            item.paint(sight)


def _free(offscreen: Offscreen, items: list[Drawable]) -> None:
    if offscreen.is_alive:
        with offscreen.current_for_now():
            for item in items:
                item.free()
            offscreen.free()
