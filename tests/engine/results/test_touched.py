"""Accelerations of a run whose contacts touch with one of several edges that are as near."""

import numpy as np
from tests.engine.proof.made_machines import faces_meet

from kane import simulate

STEP = 1e-3  # s
# Differences of speeds: STEP^2 times third derivatives of some thousand, over six.
CLOSE = 5e-3  # of the largest


def test_accelerations_are_the_rates_of_speeds_where_edges_cross_on_a_common_face():
    """Told by edges other than those that held, a body that is welded to the ground accelerates."""
    result = simulate(faces_meet(), duration=0.03, record_every=STEP)
    behind = np.flatnonzero(result.time > 1.5 * STEP + max(each.time for each in result.events))
    assert len(behind) > 10
    u = result.solver_u.reshape(len(result.time), -1, 6)
    rates = (u[behind[2:]] - u[behind[:-2]]) / (2.0 * STEP)
    told = result.accelerations[behind[1:-1]]
    np.testing.assert_allclose(told, rates, rtol=0, atol=CLOSE * np.abs(rates).max())
    assert np.abs(told[:, 0]).max() < 1e-9  # the box, which is held
