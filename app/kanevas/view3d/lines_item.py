"""The item with which the 3D view draws lines that do not move."""

import numpy as np
from PySide6.QtOpenGL import QOpenGLBuffer, QOpenGLShaderProgram, QOpenGLVertexArrayObject

from kanevas.view3d import gl
from kanevas.view3d.camera import Projection
from kanevas.view3d.instances import in_single
from kanevas.view3d.meshes import Array
from kanevas.view3d.shaders import compiled

VERTEX_SHADER = """
uniform mat4 u_projection;
IN vec3 a_position;
IN vec4 a_color;
OUT vec4 v_color;
void main() {
    v_color = a_color;
    gl_Position = u_projection * vec4(a_position, 1.0);
}
"""
FRAGMENT_SHADER = """
IN vec4 v_color;
void main() {
    COLOR = v_color;
}
"""
VERTEX = np.dtype([("position", "f4", 3), ("color", "f4", 4)])
# Location, number of floats and offset in bytes of what comes with each vertex.
OF_VERTEX = ((0, 3, 0), (1, 4, 12))


class LinesItem:
    """Draws straight lines that fade with their opacity; they hide nothing behind them."""

    def __init__(self) -> None:
        self._data = np.zeros(0, dtype=VERTEX)
        self._is_new = True
        self._program: QOpenGLShaderProgram | None = None

    def show(self, points: Array, colors: Array) -> None:
        """Draw lines between each two of these points.

        Args:
            points: in ground axes, (2 n, 3) [m].
            colors: red, green, blue and opacity of each from 0 to 1, (2 n, 4).

        """
        self._data = np.empty(len(points), dtype=VERTEX)
        self._data["position"], self._data["color"] = in_single(points), colors
        self._is_new = True

    def free(self) -> None:
        """Give up what belongs to an OpenGL context that is about to go."""
        if self._program is not None:
            self._vertices.destroy()
            del self._array
            self._program = None

    def paint(self, sight: Projection) -> None:
        """Draw as a camera sees it."""
        if not len(self._data):
            return
        program = self._program or self._create()
        if self._is_new:
            gl.send(self._vertices, self._data)
            self._is_new = False
        calls = gl.calls()
        program.bind()
        gl.set_sight(program, sight)
        calls.glEnable(calls.GL_BLEND)
        calls.glBlendFuncSeparate(
            calls.GL_SRC_ALPHA, calls.GL_ONE_MINUS_SRC_ALPHA, calls.GL_ONE, calls.GL_ONE
        )
        calls.glDepthMask(False)
        self._array.bind()
        self._vertices.bind()
        gl.point_to(OF_VERTEX, VERTEX.itemsize)
        calls.glDrawArrays(calls.GL_LINES, 0, len(self._data))
        for location, _, _ in OF_VERTEX:
            calls.glDisableVertexAttribArray(location)
        self._vertices.release()
        self._array.release()
        calls.glDepthMask(True)
        calls.glDisable(calls.GL_BLEND)
        program.release()

    def _create(self) -> QOpenGLShaderProgram:
        self._program = compiled(VERTEX_SHADER, FRAGMENT_SHADER, ("a_position", "a_color"))
        self._array = QOpenGLVertexArrayObject()
        self._array.create()
        self._vertices = gl.new_buffer(QOpenGLBuffer.Type.VertexBuffer)
        self._is_new = True
        return self._program
