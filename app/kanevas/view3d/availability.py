"""Whether this machine offers OpenGL."""

from functools import cache

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler
from PySide6.QtGui import QOffscreenSurface, QOpenGLContext

from kanevas.view3d.gl import surface_format

OLDEST = (2, 1)


@cache
def opengl_available() -> bool:
    """Tell whether a context of OpenGL can be made; found out once, without a word on stderr."""
    before = qInstallMessageHandler(_say_nothing)
    try:
        return _try_context()
    finally:
        qInstallMessageHandler(before)


def _say_nothing(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
    """Pass over what Qt says of a failure that the view explains itself."""


def _try_context() -> bool:
    context = QOpenGLContext()
    context.setFormat(surface_format())
    if not context.create():
        return False
    surface = QOffscreenSurface()
    surface.setFormat(context.format())
    surface.create()
    if not surface.isValid() or not context.makeCurrent(surface):
        return False
    enough = context.isOpenGLES() or context.format().version() >= OLDEST
    context.doneCurrent()
    return enough
