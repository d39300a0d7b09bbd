import numpy as np
import pytest
from tests.engine.helpers import dense_rows
from tests.engine.joint_cases import FREEDOMS, JOINT_TYPES, tag, two_bodies

from kane.compiled import compile_model
from kane.kernels import assemble
from kane.kernels.body import coordinate_rates
from kane.kernels.codes import POSITION
from kane.kernels.tables import make_work

STEP = 1e-6
# Central differences: truncation of order STEP^2 = 1e-12, round-off of order 1e-16 / STEP = 1e-10,
# times values up to about 30 in these models.
TOLERANCE = 5e-9


class Rows:
    """The rows of a model with one joint at a random state that need not satisfy it."""

    def __init__(self, kind, seed):
        self.system = compile_model(two_bodies(kind, seed))
        self.work = make_work(self.system.tables)
        self.q = self.system.initial_state[:14].copy()
        self.u = np.random.default_rng(seed + 100).normal(size=12)
        self.q_dot = np.zeros(14)
        coordinate_rates(self.q, self.u, self.q_dot)

    def phi(self, time):
        assemble.place(self.system.tables, self.work, self.q + time * self.q_dot)
        assemble.residuals(self.system.tables, self.work)
        return self.work.phi.copy()

    def speed(self, time):
        assemble.place(self.system.tables, self.work, self.q + time * self.q_dot)
        assemble.jacobians(self.system.tables, self.work)
        return dense_rows(self.system.tables, self.work.J) @ self.u

    def gamma(self):
        assemble.place(self.system.tables, self.work, self.q)
        assemble.move(self.system.tables, self.work, self.u)
        assemble.accelerations(self.system.tables, self.work)
        return self.work.gamma.copy()


@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize("kind", JOINT_TYPES, ids=tag)
def test_rate_of_each_residual_is_its_row_times_the_speeds(kind, seed):
    rows = Rows(kind, seed)
    slope = (rows.phi(STEP) - rows.phi(-STEP)) / (2 * STEP)
    holds_place = rows.system.tables.row_level == POSITION
    assert holds_place.sum() == 6 - FREEDOMS[tag(kind)]
    np.testing.assert_allclose(rows.speed(0.0)[holds_place], slope[holds_place], atol=TOLERANCE)
    assert not rows.phi(0.0)[~holds_place].any()


@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize("kind", JOINT_TYPES, ids=tag)
def test_rate_of_each_row_at_constant_speeds_is_minus_gamma(kind, seed):
    rows = Rows(kind, seed)
    slope = (rows.speed(STEP) - rows.speed(-STEP)) / (2 * STEP)
    np.testing.assert_allclose(rows.gamma(), -slope, atol=TOLERANCE)
