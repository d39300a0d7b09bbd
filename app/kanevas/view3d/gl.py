"""Words and small services of OpenGL that all items use.

Qt resolves the calls, so that they reach the same driver as its contexts do, and cost little.
"""

import numpy as np
import numpy.typing as npt
from PySide6.QtGui import QMatrix4x4, QOpenGLContext, QSurfaceFormat
from PySide6.QtOpenGL import QOpenGLBuffer, QOpenGLShaderProgram
from shiboken6 import VoidPtr

from kanevas.view3d.camera import Sight

LINES, TRIANGLES = 0x0001, 0x0004
UNSIGNED_INT, FLOAT = 0x1405, 0x1406
DEPTH_TEST, BLEND = 0x0B71, 0x0BE2
SRC_ALPHA, ONE_MINUS_SRC_ALPHA, ONE = 0x0302, 0x0303, 1
COLOR_BIT, DEPTH_BIT = 0x4000, 0x0100
RENDERER, MAX_VIEWPORT_DIMS, MAX_RENDERBUFFER_SIZE = 0x1F01, 0x0D3A, 0x84E8
# The versions with which each instance has values of its own.
INSTANCED, INSTANCED_ES = (3, 3), (3, 0)


def point_to(
    attributes: tuple[tuple[int, int, int], ...], stride: int, start: int = 0, each: int = 0
) -> None:
    """Say where the values of attributes stand in the buffer that is bound.

    Args:
        attributes: location, number of floats and offset in bytes of each.
        stride: bytes from one to the next.
        start: bytes before the first.
        each: 0 for values of vertices, 1 for those of instances.

    """
    calls = QOpenGLContext.currentContext().extraFunctions()
    for location, floats, offset in attributes:
        calls.glEnableVertexAttribArray(location)
        calls.glVertexAttribPointer(location, floats, FLOAT, 0, stride, VoidPtr(start + offset))
        if each:
            calls.glVertexAttribDivisor(location, each)


def set_sight(program: QOpenGLShaderProgram, sight: Sight) -> None:
    """Let a program see as a camera does."""
    program.setUniformValue("u_projection", QMatrix4x4(*sight.projection.ravel().tolist()))


def draws_instances(context: QOpenGLContext) -> bool:
    """Tell whether one call can draw many instances."""
    least = INSTANCED_ES if context.isOpenGLES() else INSTANCED
    return context.format().version() >= least


def send(buffer: QOpenGLBuffer, array: npt.NDArray[np.generic]) -> None:
    """Bring an array into a buffer of the graphics card."""
    buffer.bind()
    if buffer.size() == array.nbytes:
        buffer.write(0, array, array.nbytes)
    else:
        buffer.allocate(array, array.nbytes)
    buffer.release()


def new_buffer(kind: QOpenGLBuffer.Type) -> QOpenGLBuffer:
    """Return a buffer of the current context."""
    buffer = QOpenGLBuffer(kind)
    buffer.setUsagePattern(QOpenGLBuffer.UsagePattern.DynamicDraw)
    buffer.create()
    return buffer


def surface_format() -> QSurfaceFormat:
    """Return the format of the 3D view.

    A core profile, which all systems offer with instances; where it is not to be had, Qt takes
    the next best.
    """
    form = QSurfaceFormat(QSurfaceFormat.defaultFormat())
    form.setVersion(3, 3)
    form.setProfile(QSurfaceFormat.OpenGLContextProfile.CoreProfile)
    return form
