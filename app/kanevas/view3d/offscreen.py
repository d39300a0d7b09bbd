"""OpenGL that draws into a picture instead of a window."""

from collections.abc import Callable

from OpenGL import GL
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage, QOffscreenSurface, QOpenGLContext, QSurfaceFormat
from PySide6.QtOpenGL import QOpenGLFramebufferObject
from shiboken6 import Shiboken


class Offscreen:
    """A context of OpenGL with a surface that nobody sees.

    One widget with a surface of its own makes Qt put the whole window together by OpenGL, at each
    change of any part. With OpenGL in software that takes longer than all else.
    """

    def __init__(self, form: QSurfaceFormat) -> None:
        self.context = QOpenGLContext()
        self.context.setFormat(form)
        self._surface = QOffscreenSurface()
        self._surface.setFormat(form)
        self._buffer: QOpenGLFramebufferObject | None = None

    def create(self) -> None:
        """Create the context, where there is OpenGL."""
        self._surface.create()
        self.context.create()
        self.make_current()

    @property
    def is_alive(self) -> bool:
        """Whether there is a context: at the end of the program it may go before the widget."""
        parts = self.context, self._surface
        return all(Shiboken.isValid(part) and part.isValid() for part in parts)

    def make_current(self) -> None:
        """Let calls of OpenGL go to this context."""
        self.context.makeCurrent(self._surface)

    def draw(self, size: QSize, paint: Callable[[], None]) -> QImage:
        """Return what a function paints.

        Args:
            size: of the picture, in pixels of the device.
            paint: draws by OpenGL.

        """
        self.make_current()
        if self._buffer is None or self._buffer.size() != size:
            depth = QOpenGLFramebufferObject.Attachment.Depth
            self._buffer = QOpenGLFramebufferObject(size, depth)
        self._buffer.bind()
        GL.glViewport(0, 0, size.width(), size.height())
        paint()
        picture = self._buffer.toImage()
        self._buffer.release()
        return picture

    def free(self) -> None:
        """Give up what belongs to the context."""
        self._buffer = None
        self.context.doneCurrent()
