"""What is prepared once is all that is ever compiled."""

import os
import subprocess
import sys

import pytest
from tests.engine.helpers import ROOT

from kane.kernels.compiling.jit import COMPILES
from kane.model.solver import FORMULATION_NAMES, METHOD_NAMES

EXAMPLES = sorted((ROOT / "models").glob("*.json"))
ALL_ARE_USED = f"""
import sys
from kane.cli import main
for path in sys.argv[1:]:
    main(["check", path])
    main(["method", path])
    main(["method", path, "--time", "0.01"])
    main(["run", path])
    for method in {METHOD_NAMES!r}:
        for formulation in {FORMULATION_NAMES!r}:
            main(["run", path, "--duration", "2e-3", "--step", "1e-4", "--method", method,
                  "--formulation", formulation])
"""


@pytest.mark.slow  # compiles all kernels anew: a minute of one core
@pytest.mark.skipif(not COMPILES, reason="nothing is compiled")
def test_no_example_needs_a_kernel_that_is_not_prepared(tmp_path):
    environment = {**os.environ, "XDG_CACHE_HOME": str(tmp_path)}

    def kernels_after(*arguments):
        done = subprocess.run(
            [sys.executable, *arguments],
            cwd=ROOT, env=environment, capture_output=True, text=True, check=False,
        )  # fmt: skip
        assert done.returncode == 0, done.stderr
        return {path.name for path in tmp_path.rglob("*.nbc")}

    prepared = kernels_after("-m", "kane", "prepare")
    assert prepared
    assert kernels_after("-c", ALL_ARE_USED, *map(str, EXAMPLES)) == prepared
