"""OpenGL for PyOpenGL as Qt has it: its loader and its contexts, whatever those are made by."""

import ctypes
from typing import Any

from OpenGL.platform.baseplatform import BasePlatform
from PySide6.QtGui import QOpenGLContext
from shiboken6 import Shiboken


class QtPlatform(BasePlatform):
    """Asks Qt for every function and for the current context.

    The platforms that PyOpenGL brings along look for a library by the environment's variables, and
    find no context where Qt has chosen otherwise, as in a session of Wayland with Qt on X11.
    """

    DEFAULT_FUNCTION_TYPE = staticmethod(ctypes.CFUNCTYPE)
    # PyOpenGL's functions name a library to which they belong; it is never looked at
    GL = GLES1 = GLES2 = GLES3 = object()

    def GetCurrentContext(self) -> int:
        """Return what tells the current context from others, 0 without one."""
        context = QOpenGLContext.currentContext()
        return 0 if context is None else Shiboken.getCppPointer(context)[0]

    def getExtensionProcedure(self, name: bytes) -> int:
        """Return the address of a function in the current context, 0 if there is none."""
        context = QOpenGLContext.currentContext()
        return 0 if context is None else context.getProcAddress(name)

    def constructFunction(self, name: str, library: object, *rest: Any, **named: Any) -> Any:
        """Return a function; PyOpenGL would look for those of old versions in a library."""
        if library is not self.GL:
            raise AttributeError(f"{name} is not a function of OpenGL itself.")
        return super().constructFunction(name, library, *rest, **{**named, "force_extension": True})
