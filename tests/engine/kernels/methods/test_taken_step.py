"""Steps of all methods are one thing to the kernel that looks for events in them."""

import pytest

import kane
from kane.analyses.kernel_uses import pendulum_with_stop
from kane.kernels.compiling.jit import COMPILES
from kane.kernels.methods.landing import look
from kane.solve.changing.methods import BY_EVENTS


@pytest.mark.skipif(not COMPILES, reason="counts what is compiled")
def test_what_looks_for_events_is_compiled_once_for_all_methods():
    model = pendulum_with_stop()
    for method in BY_EVENTS:
        kane.simulate(model, method=method, duration=1e-3, step=1e-3)
    assert len(look.overloads) == 1
