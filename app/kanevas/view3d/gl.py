"""OpenGL's functions, and small services that all items use."""

import os
from ctypes import c_char_p, c_void_p
from functools import cache
from types import SimpleNamespace

import numpy as np
import numpy.typing as npt
from PySide6.QtGui import QMatrix3x3, QMatrix4x4, QOpenGLContext, QSurfaceFormat, QVector4D
from PySide6.QtOpenGL import QOpenGLBuffer, QOpenGLShaderProgram

from kanevas.view3d.camera import Projection

# The versions with which each instance has values of its own.
INSTANCED, INSTANCED_ES = (3, 3), (3, 0)
PREFIXES = "gl", "GL_"  # of functions and numbers


@cache
def calls() -> SimpleNamespace:
    """Return OpenGL's functions and numbers by their names, as PyOpenGL has them raw.

    Nothing is checked or converted: pointers are `c_void_p`, and `glGetError` is for who wants to
    know. The first call loads PyOpenGL, which takes some 25 ms.

    Raises:
        ImportError: PyOpenGL has been loaded before, and looks for contexts of its own.

    """
    _let_qt_resolve()
    from OpenGL.raw.GL.VERSION import GL_1_1, GL_1_4, GL_2_0, GL_3_1, GL_3_3, GL_4_1

    GL_1_1.glGetString.restype = c_char_p  # as it is with PyOpenGL's checks
    versions = GL_1_1, GL_1_4, GL_2_0, GL_3_1, GL_3_3, GL_4_1
    named = {name: thing for version in versions for name, thing in vars(version).items()}
    return SimpleNamespace(**{name: named[name] for name in named if name.startswith(PREFIXES)})


def _let_qt_resolve() -> None:
    """Let PyOpenGL find functions and contexts through Qt, and through nothing else."""
    import OpenGL
    from OpenGL.plugins import PlatformPlugin

    OpenGL.ERROR_CHECKING = False
    OpenGL.USE_ACCELERATE = False
    # it goes by variables of the environment first, and by the name of the system last
    PlatformPlugin.registry.clear()
    PlatformPlugin(os.name, "kanevas.view3d.qt_platform.QtPlatform")
    from OpenGL.platform import PLATFORM

    from kanevas.view3d.qt_platform import QtPlatform

    if not isinstance(PLATFORM, QtPlatform):
        raise ImportError(
            "PyOpenGL was loaded before the 3D view: call kanevas.view3d.gl.calls first."
        )


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
    gl = calls()
    for location, floats, offset in attributes:
        gl.glEnableVertexAttribArray(location)
        pointer = c_void_p(start + offset)
        gl.glVertexAttribPointer(location, floats, gl.GL_FLOAT, False, stride, pointer)
        if each:
            gl.glVertexAttribDivisor(location, each)


def set_depths(nearest: float, farthest: float) -> None:
    """Let what is drawn from now on have depths between these, of 0 to 1."""
    if QOpenGLContext.currentContext().isOpenGLES():
        calls().glDepthRangef(nearest, farthest)
    else:
        calls().glDepthRange(nearest, farthest)


def set_sight(program: QOpenGLShaderProgram, sight: Projection) -> None:
    """Let a program see as a camera does."""
    set_uniform(program, "u_projection", QMatrix4x4(*sight.projection.ravel().tolist()))


def set_uniform(
    program: QOpenGLShaderProgram, name: str, value: QMatrix3x3 | QMatrix4x4 | QVector4D
) -> None:
    """Set a value that is the same for all that a program draws."""
    # Qt takes names as texts alone, and its stub names as bytes alone.
    program.setUniformValue(name, value)  # type: ignore[call-overload]


def draws_instances(context: QOpenGLContext) -> bool:
    """Tell whether one call can draw many instances."""
    least = INSTANCED_ES if context.isOpenGLES() else INSTANCED
    return context.format().version() >= least


def send(buffer: QOpenGLBuffer, array: npt.NDArray[np.generic]) -> None:
    """Bring an array into a buffer of the graphics card."""
    buffer.bind()
    # Qt takes any buffer; to its stub it is an address here and bytes there.
    if buffer.size() == array.nbytes:
        buffer.write(0, array, array.nbytes)  # type: ignore[arg-type]
    else:
        buffer.allocate(array, array.nbytes)  # type: ignore[call-overload]
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
