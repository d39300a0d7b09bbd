"""The kernels are plain Python too: what the compiler makes of them is checked against that."""

import json
import os
import subprocess
import sys

import numpy as np
import pytest
from tests.engine.helpers import METHODS, ROOT

import kane

RUN = """
import json, sys
import kane
from kane.analyses.preparation import load_all, part_done, prepare
from kane.kernels.compiling.jit import COMPILES
from kane.model import METHOD_NAMES
assert not COMPILES
prepare()  # as commands do, and the program: there is nothing to get ready
load_all()
assert part_done() == 1.0
runs = {}
for method in METHOD_NAMES:
    result = kane.simulate(
        kane.load("models/andrews.json"), method=method, step=1e-4, duration=2e-4,
        record_every=1e-4,
    )
    runs[method] = [result.q.ravel().tolist(), result.u.ravel().tolist(),
                    result.multipliers.ravel().tolist(), result.work.tolist()]
json.dump(runs, sys.stdout)
"""


BY_SCIPY = ("radau", "bdf", "lsoda")


@pytest.fixture(scope="module")
def interpreted():
    done = subprocess.run(
        [sys.executable, "-c", RUN],
        cwd=ROOT, env={**os.environ, "NUMBA_DISABLE_JIT": "1"}, capture_output=True, text=True,
        check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


@pytest.mark.parametrize("method", METHODS)
def test_interpreted_kernels_give_the_same_numbers(method, interpreted, andrews):
    result = kane.simulate(
        andrews, method=method, step=1e-4, duration=2e-4, record_every=1e-4
    )  # fmt: skip
    compiled = result.q, result.u, result.multipliers, result.work
    for ours, theirs in zip(compiled, interpreted[method], strict=True):
        # the compiler may use other powers and square roots, by an ulp, and round a product and its
        # sum once; some tens of steps follow, which an iteration to a tolerance makes worse
        scale = np.abs(ours).max()
        near = 1e-9 if method in BY_SCIPY else 1e-11
        np.testing.assert_allclose(ours.ravel(), theirs, rtol=0, atol=near * scale)
