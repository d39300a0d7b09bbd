"""The widget with a camera that goes around the model."""

import math
import time
from functools import partial

import numpy as np
from pyqtgraph.opengl.GLViewWidget import GLViewMixin
from PySide6.QtCore import QPointF, QSize, Qt, Signal
from PySide6.QtGui import (
    QImage,
    QKeyEvent,
    QMatrix4x4,
    QMouseEvent,
    QOpenGLContext,
    QPainter,
    QPaintEvent,
    QVector3D,
    QWheelEvent,
)
from PySide6.QtWidgets import QWidget

from kanevas.view3d.buffer_item import BufferItem, surface_format
from kanevas.view3d.meshes import Array
from kanevas.view3d.offscreen import Offscreen

FIELD_OF_VIEW = 32.0
DEGREES_PER_PIXEL = 0.4
ZOOM_PER_UNIT = 1.13 ** (1 / 120)
FURTHEST = 40.0
NEAREST = 0.02
MARGIN = 1.12
# From the front, a little from the right and from above.
AZIMUTH, ELEVATION = -68.0, 18.0
# A press that moves less than this is a click.
CLICK_PIXELS = 4.0


class OrbitView(GLViewMixin, QWidget):
    """Shows items in ground axes, with the work plane upright before the viewer.

    OpenGL draws them into a picture, which is painted like any other part of the window.

    The left button goes around, the middle button or Shift with the left pans, the wheel comes
    nearer.

    Signals:
        clicked: the left button was pressed and released at this pixel, with these modifiers.
        menu_wanted: the same of the right button.
        turned: the camera looks from another side.
        painting: the picture is about to be painted.
        painted: it has been, in so many seconds.

    """

    clicked = Signal(QPointF, Qt.KeyboardModifier)
    menu_wanted = Signal(QPointF)
    turned = Signal()
    painting = Signal()
    painted = Signal(float)

    _is_painting = False
    _is_stale = True

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._picture = QImage()
        self._offscreen = Offscreen(surface_format())
        # Not a method of the widget, which Qt would not call while the widget is destroyed.
        self.destroyed.connect(partial(_free, self._offscreen, self.items))
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.opts["fov"] = FIELD_OF_VIEW
        self.follows_fit = True
        self._axes = np.eye(3)
        self._upright = QMatrix4x4()
        self._cloud = np.zeros((1, 3))
        self._pressed = QPointF()
        self._dragged = False

    def look_at_plane(self, axes: Array) -> None:
        """Stand before a plane, given by its directions to the right, up and to the viewer."""
        self._axes = axes
        # The camera of pyqtgraph goes around its z axis, and looks along y at azimuth -90.
        right, up, viewer = axes
        rows = np.eye(4)
        rows[:3, :3] = (right, -viewer, up)
        self._upright = QMatrix4x4(*rows.ravel().tolist())
        self.opts["azimuth"], self.opts["elevation"] = AZIMUTH, ELEVATION
        self.turned.emit()

    def viewMatrix(self) -> QMatrix4x4:
        return super().viewMatrix() * self._upright

    def rotation(self) -> Array:
        """Return the matrix from ground axes to those of the screen: right, up, to the viewer."""
        return np.array(self.viewMatrix().data()).reshape(4, 4).T[:3, :3]

    def fit(self, cloud: Array) -> None:
        """Bring all of these points in ground axes into view, also after a change of size."""
        self.follows_fit = True
        self._cloud = cloud
        seen = cloud @ self.rotation().T
        middle = (seen.min(axis=0) + seen.max(axis=0)) / 2
        self.opts["center"] = self._upright.map(QVector3D(*(middle @ self.rotation()).tolist()))
        x, y, z = np.abs((seen - middle) * (1, 1, 0)).T + ((seen - middle) * (0, 0, 1)).T
        wide, tall = self._slopes()
        least = max((z + x / wide).max(), (z + y / tall).max())
        self.opts["distance"] = max(MARGIN * float(least), 1e-9)
        self._reach = self.opts["distance"]
        self.update()

    def filled_by(self, cloud: Array) -> tuple[float, float]:
        """Return how far points in ground axes reach from the middle, and how much they span.

        Both as shares of the view, 1 at its edges and for all of it.
        """
        rows = np.array(self.viewMatrix().data()).reshape(4, 4).T
        x, y, z = (cloud @ rows[:3, :3].T + rows[:3, 3]).T
        ahead = np.maximum(-z, 1e-9)
        wide, tall = self._slopes()
        seen = np.array((x / ahead / wide, y / ahead / tall))
        return float(np.abs(seen).max()), float(np.ptp(seen, axis=1).max() / 2)

    def _slopes(self) -> tuple[float, float]:
        """Return how far one sees to the side and up, for each metre ahead."""
        wide = math.tan(math.radians(FIELD_OF_VIEW) / 2)
        return wide, max(wide * self.height() / max(self.width(), 1), 1e-3)

    def ray(self, position: QPointF) -> tuple[Array, Array]:
        """Return the eye and the direction of what lies under a pixel, in ground axes."""
        half = math.tan(math.radians(self.opts["fov"]) / 2)
        x = (2 * position.x() / self.width() - 1) * half
        y = (self.height() - 2 * position.y()) / self.width() * half
        rotation = self.rotation()
        moved = np.array(self.viewMatrix().data()).reshape(4, 4).T[:3, 3]
        direction = rotation.T @ np.array([x, y, -1.0])
        return -rotation.T @ moved, direction / math.hypot(*direction)

    # Events of Qt

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.mousePos = self._pressed = event.position()
        self._dragged = False

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        moved = event.position() - self.mousePos
        away = event.position() - self._pressed
        self._dragged = self._dragged or math.hypot(away.x(), away.y()) > CLICK_PIXELS
        if not self._dragged:
            return
        self.mousePos = event.position()
        shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        left = event.buttons() == Qt.MouseButton.LeftButton
        if event.buttons() == Qt.MouseButton.MiddleButton or (left and shift):
            self.follows_fit = False
            self.pan(moved.x(), moved.y(), 0, relative="view")
        elif left:
            self.follows_fit = False
            self.orbit(-moved.x() * DEGREES_PER_PIXEL, moved.y() * DEGREES_PER_PIXEL)
            self.turned.emit()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._dragged:
            return
        if event.button() == Qt.MouseButton.LeftButton:
            self.clicked.emit(event.position(), event.modifiers())
        elif event.button() == Qt.MouseButton.RightButton:
            self.menu_wanted.emit(event.position())

    def wheelEvent(self, event: QWheelEvent) -> None:
        self.follows_fit = False
        distance = self.opts["distance"] * ZOOM_PER_UNIT ** -event.angleDelta().y()
        limits = NEAREST * self._reach, FURTHEST * self._reach
        self.opts["distance"] = min(max(distance, limits[0]), limits[1])
        self.update()
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # The arrow keys belong to the program, pyqtgraph would turn the camera with them.
        event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        event.ignore()

    def resizeEvent(self, event: object) -> None:
        super().resizeEvent(event)
        if self.follows_fit:
            self.fit(self._cloud)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        painter = QPainter(self)
        painter.drawImage(0, 0, self.picture())
        painter.end()

    def picture(self) -> QImage:
        """Return the picture, drawn anew if something has changed."""
        self._is_painting = True
        self.painting.emit()
        ratio = self.devicePixelRatioF()
        size = (self.size().toSizeF() * ratio).toSize()
        if self._is_stale or self._picture.size() != size:
            start = time.perf_counter()
            self._picture = self._draw(size)
            self._picture.setDevicePixelRatio(ratio)
            self._is_stale = False
            self.painted.emit(time.perf_counter() - start)
        self._is_painting = False
        return self._picture

    def _draw(self, size: QSize) -> QImage:
        if not self.isValid():
            self._offscreen.create()
            self.initializeGL()
        return self._offscreen.draw(size, self.paintGL)

    def update(self) -> None:
        self._is_stale = True
        # What is made ready for a picture must not ask for the next.
        if not self._is_painting:
            super().update()

    # What pyqtgraph asks of a widget of OpenGL

    def isValid(self) -> bool:
        return self.context().isValid()

    def context(self) -> QOpenGLContext:
        return self._offscreen.context


def _free(offscreen: Offscreen, items: list[BufferItem]) -> None:
    if offscreen.is_alive:
        offscreen.make_current()
        for item in items:
            item.free()
        offscreen.free()
