"""What is loaded when the window comes up: nothing that is heavy and not needed yet."""

import os
import subprocess
import sys

import pytest

# Numba and SciPy cost more than all else together; the rest is for 3D, plots, exports, units,
# clusters
LATER = (
    "OpenGL", "av", "dask", "distributed", "h5py", "kane.compiled", "kane.results.result",
    "kane.solve", "llvmlite", "numba", "pint", "pyqtgraph", "scipy", "sympy",
)  # fmt: skip

IMPORT = "import sys, kanevas.program.program"
FOLLOWED_UP = """
import sys
from PySide6.QtCore import QTimer
from kanevas.program import program
from kanevas.main import main
from kanevas.assets.paths import EXAMPLES
from kanevas.runs.preparation import Preparation
Preparation.start = lambda self, first: self._besides()  # and nothing of kernels
follow_up = program.follow_up
def followed_up(window):
    print("\\n".join(sys.modules))
    print("painted")  # the window, for the first time
    assert window.view3d._view.is_held
    follow_up(window)
    assert not window.view3d._view.is_held
    QTimer.singleShot(0, window.close)
program.follow_up = followed_up
main([str(EXAMPLES / "seven_body_mechanism.json")])
"""
COMMAND_LINE = """
import sys, kanevas.main
kanevas.main._parser().parse_args([])
"""


@pytest.mark.slow  # the next one has all that is imported, too
def test_the_program_is_imported_without_the_heavy_libraries(tmp_path):
    loaded = set(loaded_by(IMPORT, tmp_path))
    assert "kanevas.window" in loaded
    assert sorted(loaded & set(LATER)) == []


def test_the_window_comes_up_before_the_heavy_libraries_are_loaded(tmp_path):
    loaded = loaded_by(FOLLOWED_UP, tmp_path)
    first, later = loaded[: loaded.index("painted")], loaded[loaded.index("painted") :]
    assert "kanevas.window" in first
    assert sorted({*first} & set(LATER)) == []
    # what draws in 3D and plots, once it has been seen
    assert {"OpenGL.platform", "pyqtgraph"} <= {*later}


def test_the_command_line_answers_before_anything_of_the_window_is_loaded(tmp_path):
    loaded = set(loaded_by(COMMAND_LINE, tmp_path))
    assert "kanevas.main" in loaded
    assert sorted(loaded & {"PySide6", "numpy", "kane", *LATER}) == []


def loaded_by(program, home):
    homes = dict.fromkeys(("XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_DATA_HOME"), str(home))
    told = "\nprint('\\n'.join(sys.modules))"
    done = subprocess.run(
        [sys.executable, "-c", program + told],
        check=True, capture_output=True, text=True, timeout=60, env={**os.environ, **homes},
    )  # fmt: skip
    return done.stdout.split()
