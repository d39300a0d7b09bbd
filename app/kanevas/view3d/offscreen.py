"""OpenGL that draws into a picture instead of a window."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage, QOffscreenSurface, QOpenGLContext, QSurfaceFormat
from PySide6.QtOpenGL import QOpenGLFramebufferObject, QOpenGLFramebufferObjectFormat
from shiboken6 import Shiboken

from kanevas.view3d import gl

# Samples of a pixel where a graphics card makes smooth edges at no cost.
SAMPLES = 4
SOFTWARE = ("llvmpipe", "softpipe", "swrast", "SWR", "GDI Generic", "WARP", "Basic Render")


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
        self._samples = 0

    def create(self) -> None:
        """Create the context, where there is OpenGL."""
        self._surface.create()
        self.context.create()
        self.make_current()
        calls = gl.calls()
        renderer = calls.glGetString(calls.GL_RENDERER).decode(errors="replace")
        self._samples = 0 if any(name in renderer for name in SOFTWARE) else SAMPLES

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
            self._buffer = _buffer(size, self._samples)
        return self._drawn(self._buffer, paint)

    def draw_once(self, size: QSize, paint: Callable[[], None]) -> QImage:
        """Return what a function paints with smooth edges, however long that takes."""
        self.make_current()
        return self._drawn(_buffer(size, SAMPLES), paint)

    def _drawn(self, buffer: QOpenGLFramebufferObject, paint: Callable[[], None]) -> QImage:
        buffer.bind()
        size = buffer.size()
        gl.calls().glViewport(0, 0, size.width(), size.height())
        paint()
        picture = buffer.toImage()
        buffer.release()
        return picture

    @contextmanager
    def current_for_now(self) -> Iterator[None]:
        """Let calls of OpenGL go to this context, and then where they went before.

        Python may find in the middle of one view's drawing that it can delete another view.
        """
        before = QOpenGLContext.currentContext()
        surface = None if before is None else before.surface()
        self.make_current()
        try:
            yield
        finally:
            self.context.doneCurrent()
            if before is not None and before is not self.context:
                before.makeCurrent(surface)

    def free(self) -> None:
        """Give up what belongs to the context."""
        self._buffer = None


def _buffer(size: QSize, samples: int) -> QOpenGLFramebufferObject:
    form = QOpenGLFramebufferObjectFormat()
    form.setAttachment(QOpenGLFramebufferObject.Attachment.Depth)
    form.setSamples(samples)
    return QOpenGLFramebufferObject(size, form)
