"""Kernels as plain Python, until their code is there."""

import json
import os
import subprocess
import sys
from types import ModuleType

import numpy as np
import pytest
from tests.engine.helpers import ROOT

import kane
from kane.kernels.compiling.jit import COMPILES, KERNELS
from kane.kernels.compiling.plain import holds_plain, plain, without_code
from kane.kernels.methods.calls import calls_for
from kane.solve.workplace import enter

pytestmark = pytest.mark.skipif(not COMPILES, reason="nothing is compiled")

# all that uses kernels, in a process that may not compile and finds nothing compiled
USE_ALL = """
import json, sys
import kane
from kane.analyses.kernel_uses import all_uses
from kane.kernels.compiling.cache import cache_folder
from kane.kernels.compiling.jit import KERNELS, leave_compiling_to_others
leave_compiling_to_others(True)
for name, use in all_uses():
    if " " in name or name == "editing":
        use()
result = kane.simulate(kane.load("models/andrews.json"), duration=2e-3)
middle = 0.5 * float(result.time[3] + result.time[4])
json.dump({
    "compiled": [str(kernel) for kernel in KERNELS if kernel.overloads],
    "kept": [path.name for path in cache_folder().iterdir()],
    "q": result.q.ravel().tolist(),
    "reactions": result.reactions.ravel().tolist(),
    "accelerations": result.accelerations.ravel().tolist(),
    "between": result.poses_at(middle).position.ravel().tolist(),
}, sys.stdout)
"""


@pytest.mark.parametrize("kernel", KERNELS, ids=lambda kernel: kernel.__name__)
def test_nothing_below_a_plain_kernel_is_compiled(kernel):
    names = plain(kernel).__globals__
    assert not [name for name, value in names.items() if hasattr(value, "py_func")]
    assert not [
        name
        for name, value in names.items()
        if isinstance(value, ModuleType) and value.__name__.startswith("kane.")
    ]


def test_a_kernel_that_is_plain_already_stays_as_it_is():
    assert plain(test_nothing_below_a_plain_kernel_is_compiled).__name__.startswith("test_")


def test_what_a_plain_kernel_calls_is_plain_as_well(andrews):
    system = kane.compiled.compile_model(andrews)
    calls = calls_for(system.tables, enter(system).work)
    assert not holds_plain(calls)
    assert holds_plain(without_code(calls))
    assert without_code(system.tables) is system.tables


@pytest.mark.slow
def test_all_can_be_done_before_anything_is_compiled(tmp_path, andrews):
    done = subprocess.run(
        [sys.executable, "-c", USE_ALL],
        cwd=ROOT, env={**os.environ, "XDG_CACHE_HOME": str(tmp_path)},
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert told["compiled"] == told["kept"] == []
    result = kane.simulate(andrews, duration=2e-3)
    middle = 0.5 * float(result.time[3] + result.time[4])
    between = result.poses_at(middle).position
    compiled = {
        "q": result.q, "reactions": result.reactions, "accelerations": result.accelerations,
        "between": between,
    }  # fmt: skip
    for name, values in compiled.items():
        # a product and its sum are rounded once or twice, over some tens of steps
        near = 1e-11 * np.abs(values).max()
        np.testing.assert_allclose(told[name], values.ravel(), rtol=0, atol=near, err_msg=name)
