"""What is seen in a 3D view, and the hand in it."""

import numpy as np
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QImage, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QApplication

LEFT, MIDDLE = Qt.MouseButton.LeftButton, Qt.MouseButton.MiddleButton
NO_KEY = Qt.KeyboardModifier.NoModifier


def vertices(view):
    """The vertices of bodies and joints as they are to be drawn, (n, 3)."""
    view.refresh()
    solids = view._world.solids
    return np.concatenate([solids.mesh(i).vertices for i in range(len(solids.names))])


def picture(view):
    return colors(view._view.picture())


def colors(image):
    """Red, green and blue of each pixel of a picture, shape (height, width, 3)."""
    image = image.convertToFormat(QImage.Format.Format_RGB32)
    buffer = np.frombuffer(image.constBits(), dtype=np.uint8)
    return buffer.reshape(image.height(), image.bytesPerLine() // 4, 4)[:, :, 2::-1].astype(int)


def has_hue(picture, color):
    """Count the pixels that show a colour under some light."""
    wanted = np.array([color.red(), color.green(), color.blue()], dtype=float)
    length = np.linalg.norm(picture, axis=2)
    likeness = picture @ wanted / np.maximum(length * np.linalg.norm(wanted), 1)
    return int(((likeness > 0.998) & (length > 60)).sum())


def pixel(view, point):
    """Where a point in ground axes stands in the picture."""
    ((x, y),) = view._view.camera.on_screen(point[None]).tolist()
    return QPointF((x + 1) / 2 * view._view.width(), (1 - y) / 2 * view._view.height())


def drag(qtbot, view, button, start, by, keys=NO_KEY):
    gl = view._view
    qtbot.mousePress(gl, button, keys, start)
    for at in (start + by / 2, start + by):
        event = QMouseEvent(
            QEvent.Type.MouseMove, at, gl.mapToGlobal(at), Qt.MouseButton.NoButton, button, keys
        )
        QApplication.sendEvent(gl, event)
    qtbot.mouseRelease(gl, button, keys, start + by)


def wheel(view, units):
    gl = view._view
    at = QPoint(300, 200)
    event = QWheelEvent(
        QPointF(at),
        QPointF(gl.mapToGlobal(at)),
        QPoint(),
        QPoint(0, units),
        Qt.MouseButton.NoButton,
        NO_KEY,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(gl, event)
