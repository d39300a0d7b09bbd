"""Accelerations of light bodies in runs whose constraints change: D counts some inertia more."""

import numpy as np
import pytest
from tests.engine.helpers import EXAMPLES

from kane import load, simulate
from kane.results.accelerations import accelerations


@pytest.mark.parametrize("latched", [False, True])
def test_accelerations_are_the_slopes_of_the_speeds(latched):
    (path,) = [path for path in EXAMPLES if path.stem == "shopping_cart"]
    h = 1e-3
    # its caster jams after a while
    duration = 1.0 if latched else 0.2
    result = simulate(load(path), duration=duration, record_every=h)
    assert result.system.tables.light.size  # the caster has no moment
    frames = np.arange(20, 60)
    rates, u = accelerations(result), np.asarray(result.solver_u)
    slope = (u[frames - 2] - 8 * u[frames - 1] + 8 * u[frames + 1] - u[frames + 2]) / (12 * h)
    # the speeds change within some tenths of a second: h^4 / 30 of their fifth derivative
    assert rates[frames] == pytest.approx(slope, rel=1e-6, abs=1e-6 * np.abs(slope).max())
    assert np.abs(slope).max() > 0.1
