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
# to where the window has been painted for the first time, and no further
WITH_WINDOW = """
import sys
from kanevas.program import program
from kanevas.main import main
from kanevas.assets.paths import EXAMPLES
program.follow_up = lambda window: window.close()
main([str(EXAMPLES / "seven_body_mechanism.json")])
"""
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


@pytest.mark.parametrize("program", [IMPORT, WITH_WINDOW], ids=["import", "window"])
def test_the_window_comes_up_before_the_heavy_libraries_are_loaded(program, tmp_path):
    loaded = loaded_by(program, tmp_path)
    assert "kanevas.window" in loaded
    assert sorted(loaded & set(LATER)) == []


def test_what_draws_in_3d_and_plots_is_loaded_once_the_window_has_been_seen(tmp_path):
    assert {"OpenGL.platform", "pyqtgraph"} <= loaded_by(FOLLOWED_UP, tmp_path)


def test_the_command_line_answers_before_anything_of_the_window_is_loaded(tmp_path):
    loaded = loaded_by(COMMAND_LINE, tmp_path)
    assert "kanevas.main" in loaded
    assert sorted(loaded & {"PySide6", "numpy", "kane", *LATER}) == []


def loaded_by(program, home):
    homes = dict.fromkeys(("XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_DATA_HOME"), str(home))
    told = "\nprint('\\n'.join(sys.modules))"
    done = subprocess.run(
        [sys.executable, "-c", program + told],
        check=True, capture_output=True, text=True, timeout=60, env={**os.environ, **homes},
    )  # fmt: skip
    return set(done.stdout.split())
