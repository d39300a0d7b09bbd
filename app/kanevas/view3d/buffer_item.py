"""The one item that the 3D view draws with: triangles or lines from one buffer."""

import numpy as np
import numpy.typing as npt
from OpenGL import GL
from pyqtgraph.opengl.GLGraphicsItem import GLGraphicsItem
from PySide6.QtGui import QOpenGLContext, QSurfaceFormat
from PySide6.QtOpenGL import QOpenGLBuffer, QOpenGLShader, QOpenGLShaderProgram

Array = npt.NDArray[np.floating]

# Light comes from the viewer's upper left. A vertex without a normal shows its plain colour.
VERTEX_SHADER = """
uniform mat4 u_mvp;
uniform mat3 u_normal;
IN vec3 a_position;
IN vec3 a_normal;
IN vec3 a_color;
OUT vec3 v_normal;
OUT vec3 v_color;
void main() {
    v_normal = u_normal * a_normal;
    v_color = a_color;
    gl_Position = u_mvp * vec4(a_position, 1.0);
}
"""
FRAGMENT_SHADER = """
IN vec3 v_normal;
IN vec3 v_color;
void main() {
    float light = 1.0;
    float shine = 0.0;
    float size = length(v_normal);
    if (size > 0.01) {
        vec3 n = v_normal / size;
        n = n.z < 0.0 ? -n : n;
        float lit = max(dot(n, normalize(vec3(-0.45, 0.7, 0.75))), 0.0);
        light = 0.64 + 0.06 * n.y + 0.4 * lit;
        shine = 0.12 * pow(lit, 24.0);
    }
    COLOR = vec4(min(v_color * light + shine, 1.0), 1.0);
}
"""
STRIDE = 9
FLOAT = 4
# The part of the depth buffer that is kept for what lies in front.
FRONT = 0.5


class BufferItem(GLGraphicsItem):
    """Triangles or lines with a position, a normal and a colour for each vertex.

    All bodies share one buffer, so that a frame costs one upload and one call to draw.

    Args:
        primitive: GL_TRIANGLES or GL_LINES.
        in_front: whether the item covers all others, however far behind them it lies.

    """

    def __init__(self, primitive: int = GL.GL_TRIANGLES, in_front: bool = False) -> None:
        super().__init__()
        self._primitive = primitive
        self._in_front = in_front
        self._vertices = np.zeros((0, STRIDE), dtype=np.float32)
        self._indices = np.zeros(0, dtype=np.uint32)
        self._new_indices = True
        self._new_vertices = True
        self._program: QOpenGLShaderProgram | None = None
        self.setGLOptions("opaque")

    def set_indices(self, indices: npt.NDArray[np.integer]) -> None:
        """Say which vertices make a triangle or a line."""
        self._indices = np.ascontiguousarray(indices, dtype=np.uint32).reshape(-1)
        self._new_indices = True

    def set_vertices(self, position: Array, normal: Array, color: Array) -> None:
        """Give the vertices, each array of shape (n, 3)."""
        if len(position) != len(self._vertices):
            self._vertices = np.empty((len(position), STRIDE), dtype=np.float32)
        self._vertices[:, 0:3] = position
        self._vertices[:, 3:6] = normal
        self._vertices[:, 6:9] = color
        self._new_vertices = True
        self.update()

    def free(self) -> None:
        """Give up what belongs to an OpenGL context that is about to go; Qt deletes it in time."""
        if self._program is not None:
            self._vertex_buffer.destroy()
            self._index_buffer.destroy()
            self._program = None

    def paint(self) -> None:
        """Draw, after bringing to the graphics card what is new."""
        if not len(self._indices):
            return
        self.setupGLState()
        if self._program is None:
            self._create()
        self._upload()
        self._program.bind()
        self._program.setUniformValue(self._mvp, self.mvpMatrix())
        self._program.setUniformValue(self._normal, self.modelViewMatrix().normalMatrix())
        if self._in_front:
            GL.glDepthRange(0.0, FRONT)
        self._draw(self._program)
        if self._in_front:
            GL.glDepthRange(0.0, 1.0)
        self._program.release()

    def _draw(self, program: QOpenGLShaderProgram) -> None:
        self._vertex_buffer.bind()
        for location in range(3):
            program.enableAttributeArray(location)
            program.setAttributeBuffer(
                location, GL.GL_FLOAT, 3 * FLOAT * location, 3, STRIDE * FLOAT
            )
        self._index_buffer.bind()
        GL.glDrawElements(self._primitive, len(self._indices), GL.GL_UNSIGNED_INT, None)
        for location in range(3):
            program.disableAttributeArray(location)
        self._index_buffer.release()
        self._vertex_buffer.release()

    def _create(self) -> None:
        self._program = QOpenGLShaderProgram()
        self._program.addShaderFromSourceCode(
            QOpenGLShader.ShaderTypeBit.Vertex, _for_context(VERTEX_SHADER, is_fragment=False)
        )
        self._program.addShaderFromSourceCode(
            QOpenGLShader.ShaderTypeBit.Fragment, _for_context(FRAGMENT_SHADER, is_fragment=True)
        )
        for location, name in enumerate(("a_position", "a_normal", "a_color")):
            self._program.bindAttributeLocation(name, location)
        self._program.link()
        self._mvp = self._program.uniformLocation("u_mvp")
        self._normal = self._program.uniformLocation("u_normal")
        self._vertex_buffer = QOpenGLBuffer(QOpenGLBuffer.Type.VertexBuffer)
        self._index_buffer = QOpenGLBuffer(QOpenGLBuffer.Type.IndexBuffer)
        self._vertex_buffer.setUsagePattern(QOpenGLBuffer.UsagePattern.StreamDraw)
        self._vertex_buffer.create()
        self._index_buffer.create()
        self._new_vertices = self._new_indices = True

    def _upload(self) -> None:
        if self._new_vertices:
            _send(self._vertex_buffer, self._vertices)
        if self._new_indices:
            _send(self._index_buffer, self._indices)
        self._new_vertices = self._new_indices = False


def _send(buffer: QOpenGLBuffer, array: npt.NDArray[np.generic]) -> None:
    buffer.bind()
    if buffer.size() == array.nbytes:
        buffer.write(0, array, array.nbytes)
    else:
        buffer.allocate(array, array.nbytes)
    buffer.release()


def _for_context(source: str, is_fragment: bool) -> str:
    """Return a shader in the dialect of the current context: its core profile or the old one."""
    context = QOpenGLContext.currentContext()
    version = context.format().version()
    modern = version >= ((3, 0) if context.isOpenGLES() else (3, 1))
    words = {"IN": "varying" if is_fragment else "attribute", "OUT": "varying"}
    head = ""
    if modern:
        words = {"IN": "in", "OUT": "out", "COLOR": "fragColor"}
        head = "#version 300 es\n" if context.isOpenGLES() else "#version 140\n"
    if is_fragment and context.isOpenGLES():
        head += "precision mediump float;\n"
    if is_fragment and modern:
        head += "out vec4 fragColor;\n"
    words.setdefault("COLOR", "gl_FragColor")
    for word, replacement in words.items():
        source = source.replace(word + " ", replacement + " ")
    return head + source


def surface_format() -> QSurfaceFormat:
    """Return the format of the 3D view: depth, and no multisampling, which software does slowly."""
    form = QSurfaceFormat(QSurfaceFormat.defaultFormat())
    form.setDepthBufferSize(24)
    form.setSamples(0)
    return form
