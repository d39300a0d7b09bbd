"""The 3D view however Qt has come by OpenGL, each time in a process of its own."""

import os
import subprocess
import sys

import pytest
from tests.thinned import thinned

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="Qt on X11")
X11 = {"QT_QPA_PLATFORM": "xcb"}
WAYLAND = {"WAYLAND_DISPLAY": "wayland-0", "XDG_SESSION_TYPE": "wayland"}

# Draws some models, and tells the digests of the pictures.
DRAW = """
import hashlib
from ctypes import c_void_p
import numpy as np
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage, QOpenGLContext
from shiboken6 import VoidPtr
from kane.files.model_json import load
from kanevas.document.selection import Selection
from kanevas.assets.paths import EXAMPLES
from kanevas.program.program import make_application
from kanevas.look.theme import DARK
from kanevas.view3d import View3D, gl

def digest():
    # lines, solids, shadow, ellipsoids, loads
    drawn = hashlib.sha256()
    for name in ("seven_body_mechanism", "two_bodies"):
        view.show_model(load(EXAMPLES / f"{name}.json"))
        image = view.picture(QSize(400, 300)).convertToFormat(QImage.Format.Format_RGB32)
        pixels = np.frombuffer(image.constBits(), np.uint8).reshape(300, 400, 4)
        assert len(np.unique(pixels.reshape(-1, 4), axis=0)) > 500
        drawn.update(pixels.tobytes())
    assert gl.calls().glGetError() == 0
    return drawn.hexdigest()

app = make_application()
view = View3D(Selection())
view.set_theme(DARK)
view.set_ellipsoids_visible(True)
print(digest())
"""
# Draws them once more, each call as Qt itself makes it.
DRAW_BY_QT = """
raw = gl.calls()

class ByQt:
    made = 0
    def __getattr__(self, name):
        if name.startswith("GL_") or name == "glGetError":
            return getattr(raw, name)
        ByQt.made += 1
        calls = QOpenGLContext.currentContext().extraFunctions()
        call = getattr(calls, {"glDepthRange": "glDepthRangef"}.get(name, name))
        return lambda *given: call(*(
            VoidPtr(each.value or 0) if isinstance(each, c_void_p) else each for each in given
        ))

by_qt = ByQt()
gl.calls = lambda: by_qt
print(digest())
assert ByQt.made > 100
"""
# Draws red points by pyqtgraph, which asks PyOpenGL for all that there is.
DRAW_BY_PYQTGRAPH = """
import pyqtgraph.opengl as plots
widget = plots.GLViewWidget()
widget.resize(200, 150)
widget.addItem(plots.GLScatterPlotItem(pos=np.zeros((1, 3)), color=(1.0, 0.0, 0.0, 1.0), size=40))
widget.show()
image = widget.grabFramebuffer().convertToFormat(QImage.Format.Format_RGB32)
pixels = np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), image.width(), 4)
assert 400 < (pixels[..., :3] == (0, 0, 255)).all(axis=2).sum() < 40**2
widget.close()
view._view.renew()
print(digest())
"""


@pytest.fixture(scope="module")
def usual():
    """The digest of the pictures under X11 as it is."""
    return told(DRAW, {})[0]


def test_pyopengl_draws_what_the_same_calls_by_qt_draw():
    by_pyopengl, by_qt = told(DRAW + DRAW_BY_QT, {})
    assert by_pyopengl == by_qt


@pytest.mark.slow
def test_a_session_of_wayland_with_qt_on_x11_draws_the_same_and_so_can_pyqtgraph(usual):
    assert told(DRAW + DRAW_BY_PYQTGRAPH, WAYLAND) == [usual, usual]


@pytest.mark.slow
def test_egl_draws_the_same_as_glx(usual):
    assert told(DRAW, {"QT_XCB_GL_INTEGRATION": "xcb_egl"}) == [usual]


def test_another_pyopengl_than_that_of_qt_is_refused():
    program = """
import OpenGL.platform
from kanevas.view3d import gl
try:
    gl.calls()
except ImportError as error:
    print(error)
"""
    (refusal,) = told(program, {})
    assert "loaded before the 3D view" in refusal


@pytest.mark.parametrize(
    "environment",
    thinned(
        [{"QT_XCB_GL_INTEGRATION": "none"}, {"QT_QPA_PLATFORM": "offscreen", "DISPLAY": ""}], 2
    ),
    ids=["none", "offscreen"],
)
def test_without_opengl_the_window_opens_and_pyopengl_is_not_touched(environment, tmp_path):
    window = """
import sys
from kanevas.program import program
from kanevas.main import main
from kanevas.assets.paths import EXAMPLES
from kanevas.runs.preparation import Preparation
Preparation.start = lambda self, first: None
follow_up = program.follow_up
def followed_up(window):
    follow_up(window)
    print(window.view3d.isVisible(), window.grab().isNull(), "OpenGL" in sys.modules)
    window.close()
program.follow_up = followed_up
main([str(EXAMPLES / "two_bodies.json")])
"""
    homes = dict.fromkeys(("XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_DATA_HOME"), str(tmp_path))
    assert told(window, homes | environment) == ["False False False"]


def told(program, environment):
    done = subprocess.run(
        [sys.executable, "-c", program],
        check=False, capture_output=True, text=True, timeout=60,
        env={**os.environ, **X11, **environment},
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()
