"""The item with which the 3D view draws solids: each mesh once, in as many places as wanted."""

from ctypes import c_void_p

import numpy as np
from PySide6.QtGui import QMatrix3x3, QOpenGLContext, QVector4D
from PySide6.QtOpenGL import QOpenGLBuffer, QOpenGLShaderProgram, QOpenGLVertexArrayObject

from kanevas.view3d import gl
from kanevas.view3d.camera import Projection
from kanevas.view3d.instances import INSTANCE, Group, Instances
from kanevas.view3d.meshes import Faces, Mesh
from kanevas.view3d.shaders import compiled

# Light comes from the viewer's upper left.
VERTEX_SHADER = """
uniform mat4 u_projection;
uniform mat3 u_rotation;
IN vec4 a_position;
IN vec3 a_normal;
IN vec4 i_x;
IN vec4 i_y;
IN vec4 i_z;
IN vec4 i_size;
IN vec4 i_color;
OUT vec3 v_normal;
OUT vec4 v_color;
void main() {
    vec4 p = vec4(a_position.xyz * i_size.xyz, 1.0);
    p.z += a_position.w * i_size.w;
    vec3 n = a_normal / max(i_size.xyz, vec3(1e-12));
    n *= inversesqrt(max(dot(n, n), 1e-30));
    v_normal = u_rotation * vec3(dot(i_x.xyz, n), dot(i_y.xyz, n), dot(i_z.xyz, n));
    v_color = i_color;
    gl_Position = u_projection * vec4(dot(i_x, p), dot(i_y, p), dot(i_z, p), 1.0);
}
"""
FRAGMENT_SHADER = """
uniform vec4 u_shadow;
IN vec3 v_normal;
IN vec4 v_color;
void main() {
    if (u_shadow.a > 0.0) {
        COLOR = u_shadow;
        return;
    }
    vec3 n = normalize(v_normal);
    n = n.z < 0.0 ? -n : n;
    float lit = max(dot(n, vec3(-0.4016, 0.6247, 0.6694)), 0.0);
    float light = 0.64 + 0.06 * n.y + 0.4 * lit;
    float shine = lit * lit * lit;
    shine *= shine;
    shine *= shine;
    shine *= shine;
    COLOR = vec4(min(v_color.rgb * light + 0.12 * shine, 1.0), v_color.a);
}
"""
ATTRIBUTES = ("a_position", "a_normal", "i_x", "i_y", "i_z", "i_size", "i_color")
VERTEX = np.dtype([("position", "f4", 4), ("normal", "f4", 3)])
# Location, number of floats and offset in bytes of what comes with each vertex and each instance.
OF_VERTEX = ((0, 4, 0), (1, 3, 16))
OF_INSTANCE = tuple((2 + i, 4, 16 * i) for i in range(5))
NO_SHADOW = QVector4D(0.0, 0.0, 0.0, 0.0)
# Where the indices of a mesh begin, and how many there are.
Span = tuple[c_void_p, int]
# The part of the depth buffer that is kept for what lies in front.
FRONT = 0.5


class InstancedItem:
    """Draws `Instances`, each of their meshes by one call.

    Args:
        in_front: whether the item covers all others, however far behind them it lies.
        translucent: whether opacities below 1 let shine through what was drawn before.

    """

    def __init__(self, in_front: bool = False, translucent: bool = False) -> None:
        self._in_front = in_front
        self._translucent = translucent
        self._instances = Instances(())
        self._meshes: list[Mesh] = []
        self._is_new = True
        self._program: QOpenGLShaderProgram | None = None
        self._arrays: list[QOpenGLVertexArrayObject] = []

    def show(self, instances: Instances) -> None:
        """Draw these; call it again whenever their places, sizes or colours have changed."""
        self._instances = instances
        self._is_new = True

    def free(self) -> None:
        """Give up what belongs to an OpenGL context that is about to go; Qt deletes it in time."""
        if self._program is not None:
            for buffer in (self._vertices, self._indices, self._places):
                buffer.destroy()
            self._program = None
            self._arrays = []
            self._meshes = []

    def paint(self, sight: Projection) -> None:
        """Draw as a camera sees it."""
        if self._is_ready():
            self._draw(sight, NO_SHADOW)

    def paint_shadow(self, sight: Projection, color: QVector4D) -> None:
        """Draw the same in one colour, seen through a matrix that has flattened it."""
        if self._is_ready():
            calls = gl.calls()
            calls.glDisable(calls.GL_DEPTH_TEST)
            self._draw(sight, color)
            calls.glEnable(calls.GL_DEPTH_TEST)

    def _is_ready(self) -> bool:
        """Bring to the graphics card what is new, and tell whether there is anything to draw."""
        if not len(self._instances):
            return False
        if self._program is None:
            self._create()
        self._upload()
        return True

    def _draw(self, sight: Projection, shadow: QVector4D) -> None:
        calls, program = gl.calls(), self._program
        assert program is not None  # it is ready
        program.bind()
        gl.set_uniform(program, "u_shadow", shadow)
        gl.set_sight(program, sight)
        rotation = QMatrix3x3(sight.rotation.ravel().tolist())
        gl.set_uniform(program, "u_rotation", rotation)
        if self._translucent:
            calls.glEnable(calls.GL_BLEND)
            calls.glBlendFuncSeparate(
                calls.GL_SRC_ALPHA, calls.GL_ONE_MINUS_SRC_ALPHA, calls.GL_ONE, calls.GL_ONE
            )
            calls.glDepthMask(False)
        else:
            # what is seen from behind is covered by what is not where a mesh is closed; plates
            # that bodies touch are open below, to be seen through from there
            calls.glEnable(calls.GL_CULL_FACE)
        if self._in_front:
            gl.set_depths(0.0, FRONT)
        draw = self._draw_group if self._by_instances else self._draw_one_by_one
        seen = (self._instances.radii() / sight.pixel).tolist()
        for i, (group, radius) in enumerate(zip(self._instances.groups, seen, strict=True)):
            draw(i, group, self._spans[id(group.mesh.for_radius(radius))])
        if self._by_instances:
            self._arrays[-1].release()
        gl.set_depths(0.0, 1.0)
        calls.glDepthMask(True)
        calls.glDisable(calls.GL_BLEND)
        calls.glDisable(calls.GL_CULL_FACE)
        program.release()

    def _draw_group(self, index: int, group: Group, span: Span) -> None:
        calls = gl.calls()
        self._arrays[index].bind()
        start, count = span
        calls.glDrawElementsInstanced(
            calls.GL_TRIANGLES, count, calls.GL_UNSIGNED_INT, start, group.number
        )

    def _draw_one_by_one(self, _: int, group: Group, span: Span) -> None:
        """Draw without instances, for OpenGL 2: their values are set for each."""
        calls = gl.calls()
        start, count = span
        self._point_to_vertices()
        for row in self._instances.data[group.start : group.start + group.number]:
            values = np.concatenate((row["frame"].ravel(), row["size"], row["color"]))
            for (location, _, _), four in zip(
                OF_INSTANCE, values.reshape(-1, 4).tolist(), strict=True
            ):
                calls.glVertexAttrib4f(location, *four)
            calls.glDrawElements(calls.GL_TRIANGLES, count, calls.GL_UNSIGNED_INT, start)
        for location, _, _ in OF_VERTEX:
            calls.glDisableVertexAttribArray(location)

    def _create(self) -> None:
        self._by_instances = gl.draws_instances(QOpenGLContext.currentContext())
        self._program = compiled(VERTEX_SHADER, FRAGMENT_SHADER, ATTRIBUTES)
        self._vertices = gl.new_buffer(QOpenGLBuffer.Type.VertexBuffer)
        self._places = gl.new_buffer(QOpenGLBuffer.Type.VertexBuffer)
        self._indices = gl.new_buffer(QOpenGLBuffer.Type.IndexBuffer)
        self._is_new = True
        self._shown_groups: list[Group] = []

    def _upload(self) -> None:
        if not self._is_new:
            return
        self._is_new = False
        groups = self._instances.groups
        meshes = [m for g in groups for m in (g.mesh, *(level.mesh for level in g.mesh.coarser))]
        if meshes != self._meshes:
            self._send_meshes(meshes)
        gl.send(self._places, self._instances.data)
        if groups != self._shown_groups:
            self._shown_groups = groups
            self._arrays = [self._array(group) for group in groups] if self._by_instances else []

    def _send_meshes(self, meshes: list[Mesh]) -> None:
        self._meshes = meshes
        vertices = np.empty(sum(len(mesh.vertices) for mesh in meshes), dtype=VERTEX)
        faces: list[Faces] = []
        self._spans: dict[int, Span] = {}
        at = index = 0
        for mesh in meshes:
            part = vertices[at : at + len(mesh.vertices)]
            part["position"][:, :3] = mesh.vertices
            part["position"][:, 3] = mesh.shares
            part["normal"] = mesh.normals
            faces.append(mesh.faces.ravel() + at)
            self._spans[id(mesh)] = c_void_p(4 * index), mesh.faces.size
            at += len(mesh.vertices)
            index += mesh.faces.size
        gl.send(self._vertices, vertices)
        # the binding of indices belongs to an array of a core profile
        array = QOpenGLVertexArrayObject()
        array.create()
        array.bind()
        gl.send(self._indices, np.concatenate(faces).astype(np.uint32))
        array.release()

    def _array(self, group: Group) -> QOpenGLVertexArrayObject:
        """Return what says where the values of a group stand."""
        array = QOpenGLVertexArrayObject()
        array.create()
        array.bind()
        self._point_to_vertices()
        self._places.bind()
        gl.point_to(OF_INSTANCE, INSTANCE.itemsize, group.start * INSTANCE.itemsize, each=1)
        array.release()
        self._places.release()
        return array

    def _point_to_vertices(self) -> None:
        self._vertices.bind()
        gl.point_to(OF_VERTEX, VERTEX.itemsize)
        self._indices.bind()
