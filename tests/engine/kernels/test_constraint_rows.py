import numpy as np
import pytest
from msgspec.structs import replace
from tests.engine.helpers import dense_rows
from tests.engine.joint_cases import (
    FREEDOMS,
    JOINT_TYPES,
    make_body,
    make_joint,
    tag,
    two_bodies,
    vector,
)

from kane.compiled import compile_model
from kane.elements.couplings import Gear, LinearCoupling, RackPinion, Term
from kane.elements.cylindrical import Cylindrical
from kane.elements.drivers import AngleDriver, DisplacementDriver, DistanceDriver, PointDriver
from kane.elements.locks import AngleLock, DisplacementLock
from kane.elements.screw import Screw
from kane.kernels.codes import ACCELERATION, POSITION, SPEED
from kane.kernels.equations import assemble
from kane.kernels.equations.body import coordinate_rates
from kane.kernels.tables import make_work

STEP = 1e-6
# Central differences: truncation of order STEP^2 = 1e-12, round-off of order 1e-16 / STEP = 1e-10,
# times values up to about 30 in these models.
TOLERANCE = 5e-9
# rates of rows of a curve are right on the curve alone, where these states are not, unless it is
# straight; bent ones have tests of their own
STRAIGHT = ((-3.0, 0.9, 0.0), (0.0, 0.0, 0.0), (3.0, -0.9, 0.0))


class Rows:
    """The rows of a model at a random state that need not satisfy them."""

    def __init__(self, model, seed):
        self.system = compile_model(model)
        self.work = make_work(self.system.tables)
        n = len(model.bodies)
        self.y = self.system.initial_state.copy()
        self.u = np.random.default_rng(seed + 100).normal(size=6 * n)
        self.y_dot = np.zeros(self.y.size)  # angles are found again at each place
        coordinate_rates(self.y[: 7 * n], self.u, self.y_dot[: 7 * n])

    def phi(self, time):
        assemble.place(self.system.tables, self.work, self.y + time * self.y_dot)
        assemble.residuals(self.system.tables, self.work)
        return self.work.phi.copy()

    def speed(self, time):
        assemble.place(self.system.tables, self.work, self.y + time * self.y_dot)
        assemble.jacobians(self.system.tables, self.work)
        return dense_rows(self.system.tables, self.work.J) @ self.u

    def gamma(self):
        assemble.place(self.system.tables, self.work, self.y)
        assemble.move(self.system.tables, self.work, self.u)
        assemble.accelerations(self.system.tables, self.work)
        return self.work.gamma.copy()


def rows_at_random(kind, seed):
    fields = {"points": STRAIGHT} if tag(kind) == "point_on_curve" else {}
    return Rows(two_bodies(kind, seed, **fields), seed)


@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize("kind", JOINT_TYPES, ids=tag)
def test_rate_of_each_residual_is_its_row_times_the_speeds(kind, seed):
    rows = rows_at_random(kind, seed)
    slope = (rows.phi(STEP) - rows.phi(-STEP)) / (2 * STEP)
    holds_place = rows.system.tables.row_level == POSITION
    assert holds_place.sum() == 6 - FREEDOMS[tag(kind)]
    np.testing.assert_allclose(rows.speed(0.0)[holds_place], slope[holds_place], atol=TOLERANCE)
    assert not rows.phi(0.0)[~holds_place].any()


@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize("kind", JOINT_TYPES, ids=tag)
def test_rate_of_each_row_at_constant_speeds_is_minus_gamma(kind, seed):
    rows = rows_at_random(kind, seed)
    slope = (rows.speed(STEP) - rows.speed(-STEP)) / (2 * STEP)
    np.testing.assert_allclose(rows.gamma(), -slope, atol=TOLERANCE)


def coupled(seed):
    """Three bodies with paths of all kinds in couplings, drivers and locks; joints left open."""
    model = two_bodies(Cylindrical, seed)
    random = np.random.default_rng(seed + 50)
    c = make_body("c", random, position=vector(random))
    second = make_joint(Screw, random, name="screw", body_a="b", body_b="c")
    term = {"joint": "joint", "coordinate": "angle"}
    return replace(
        model,
        bodies=(*model.bodies, c),
        joints=(*model.joints, second),
        couplings=(
            Gear(name="gear", joint_a="joint", radius_a=0.3, joint_b="screw", radius_b=0.7),
            RackPinion(name="rack", rack="screw", pinion="joint", radius=-0.4),
            LinearCoupling(name="sum", value=0.2, terms=(
                Term(**term, factor=1.5), Term(**term | {"joint": "screw"}, factor=-0.5),
                Term(joint="joint", coordinate="displacement", factor=2.0),
            )),
        ),
        drivers=(
            AngleDriver(name="d1", joint="joint", law="sin(2*t) + t"),
            DisplacementDriver(name="d2", joint="screw", law="t**2", prescribes="speed"),
            DistanceDriver(name="d3", body_a="a", point_a=vector(random), body_b="c",
                           point_b=vector(random), law="1 + t**3"),
            PointDriver(name="d4", body="b", point=vector(random), law=("t", None, "cos(t)")),
            DistanceDriver(name="d5", body_a="b", point_a=vector(random), body_b="c",
                           point_b=vector(random), law="sin(t)", prescribes="acceleration"),
        ),
        locks=(AngleLock(name="l1", joint="screw"), DisplacementLock(name="l2", joint="joint")),
    )  # fmt: skip


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_residuals_of_couplings_and_drivers_change_as_their_rows_and_laws_say(seed):
    rows = Rows(coupled(seed), seed)
    tables, work = rows.system.tables, rows.work

    def phi(time):
        work.clock[0] = 0.3 + time
        return rows.phi(time)

    slope = (phi(STEP) - phi(-STEP)) / (2 * STEP)
    holds_place = tables.row_level == POSITION
    work.clock[0] = 0.3
    speed = rows.speed(0.0)
    assemble.prescribed(tables, work)
    # phi' = B u - g
    np.testing.assert_allclose((speed - work.g)[holds_place], slope[holds_place], atol=TOLERANCE)
    assert not phi(0.0)[~holds_place].any()
    assert np.abs(work.g).max() > 0.5
    assert sorted(set(tables.row_level)) == [POSITION, SPEED, ACCELERATION]


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_gamma_of_couplings_and_drivers_is_the_rate_of_their_laws_less_that_of_their_rows(seed):
    rows = Rows(coupled(seed), seed)
    tables, work = rows.system.tables, rows.work

    def excess(time):
        """B u - g at constant u, whose rate is -gamma."""
        work.clock[0] = 0.3 + time
        speed = rows.speed(time)
        assemble.prescribed(tables, work)
        return speed - work.g

    slope = (excess(STEP) - excess(-STEP)) / (2 * STEP)
    work.clock[0] = 0.3
    gamma = rows.gamma()
    # a row that holds accelerations has no g: its law is a part of gamma alone
    gamma[tables.row_level == ACCELERATION] -= np.sin(0.3)
    np.testing.assert_allclose(gamma, -slope, atol=20 * TOLERANCE)


def test_angles_enter_rows_as_lengths_of_the_size_of_the_mechanism():
    system = compile_model(coupled(1))
    scales = np.array(system.row_scales)
    assert scales[system.joint_rows["d1"]] == pytest.approx(system.tables.extent)
    assert scales[system.joint_rows["d3"]] == pytest.approx(1.0)
