"""Programs for the graphics card, in the dialect that it speaks."""

from PySide6.QtGui import QOpenGLContext
from PySide6.QtOpenGL import QOpenGLShader, QOpenGLShaderProgram

Kind = QOpenGLShader.ShaderTypeBit
# The first core profile has GLSL 1.40, and OpenGL ES 3 its own.
CORE, ES = (3, 1), (3, 0)


def compiled(vertex: str, fragment: str, attributes: tuple[str, ...]) -> QOpenGLShaderProgram:
    """Return a program for the current context.

    Args:
        vertex: shader of the vertices, with IN and OUT for what comes in and goes on.
        fragment: shader of the pixels, with IN and COLOR.
        attributes: names of what comes in, by their locations.

    Raises:
        RuntimeError: the driver does not take the program; says why.

    """
    result = QOpenGLShaderProgram()
    sources = ((Kind.Vertex, vertex), (Kind.Fragment, fragment))
    taken = [result.addShaderFromSourceCode(kind, _translated(s, kind)) for kind, s in sources]
    for location, name in enumerate(attributes):
        result.bindAttributeLocation(name, location)
    if not all(taken) or not result.link():
        raise RuntimeError(result.log())
    return result


def _translated(source: str, kind: Kind) -> str:
    context = QOpenGLContext.currentContext()
    is_es, is_fragment = context.isOpenGLES(), kind == Kind.Fragment
    modern = context.format().version() >= (ES if is_es else CORE)
    if modern:
        words = {"IN": "in", "OUT": "out", "COLOR": "fragColor"}
        head = "#version 300 es\n" if is_es else "#version 140\n"
    else:
        words = {"IN": "varying" if is_fragment else "attribute", "OUT": "varying"}
        words["COLOR"] = "gl_FragColor"
        head = ""
    if is_fragment and is_es:
        head += "precision highp float;\n"
    if is_fragment and modern:
        head += "out vec4 fragColor;\n"
    for word, replacement in words.items():
        source = source.replace(word + " ", replacement + " ")
    return head + source
