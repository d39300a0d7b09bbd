"""What is loaded when the window comes up: nothing that is heavy and not needed yet."""

import os
import subprocess
import sys

import pytest

# Numba and SciPy cost more than all else together; the rest is for plots, exports, units, clusters
LATER = (
    "av", "dask", "distributed", "h5py", "kane.compiled", "kane.results.result", "kane.solve",
    "llvmlite", "numba", "pint", "pyqtgraph", "scipy", "sympy",
)  # fmt: skip

IMPORT = "import sys, kanevas.program"
WITH_WINDOW = """
import sys
from kanevas.paths import EXAMPLES
from kanevas.program import make_application
from kanevas.runs.preparation import Preparation
from kanevas.settings import Settings
from kanevas.window import MainWindow
make_application()
window = MainWindow(Preparation(), Settings(), "light")
window.show()
window.files.begin(EXAMPLES / "seven_body_mechanism.json")
window.grab()
window.close()
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
