"""What only some need is loaded when they need it, and keeps no one else waiting at the start."""

import subprocess
import sys

import pytest

HEAVY = ("OpenGL", "av", "h5py", "pint", "scipy.io", "scipy.signal", "distributed", "sympy")


@pytest.mark.parametrize("module", ["kane", "kanevas.window"])
def test_a_start_loads_nothing_for_later(module):
    code = f"import {module}, sys; print(*({set(HEAVY)} & set(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == []
