"""What is loaded when the window comes up: nothing that is heavy and not needed yet."""

import os
import subprocess
import sys

import pytest

# Numba and SciPy cost more than all else together; the rest is for exports, units and clusters
LATER = (
    "av", "dask", "distributed", "h5py", "kane.compiled", "kane.results.result", "kane.solve",
    "llvmlite", "numba", "pint", "scipy", "sympy",
)  # fmt: skip

IMPORT = "import sys, kanevas.program"
WITH_WINDOW = """
import sys
from kanevas.program import make_application
from kanevas.runs.preparation import Preparation
from kanevas.settings import Settings
from kanevas.window import MainWindow
make_application()
window = MainWindow(Preparation(), Settings(), "light")
window.show()
window.close()
"""
TOLD = "\nprint('\\n'.join(sys.modules))"


@pytest.mark.parametrize("program", [IMPORT, WITH_WINDOW], ids=["import", "window"])
def test_the_window_comes_up_before_the_heavy_libraries_are_loaded(program, tmp_path):
    homes = dict.fromkeys(("XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_DATA_HOME"), str(tmp_path))
    done = subprocess.run(
        [sys.executable, "-c", program + TOLD],
        check=True, capture_output=True, text=True, timeout=60, env={**os.environ, **homes},
    )  # fmt: skip
    loaded = set(done.stdout.split())
    assert "kanevas.window" in loaded
    assert sorted(loaded & set(LATER)) == []
