"""Discs, cylinders and cones in space that touch boxes, plates and capsules."""

import math

import numpy as np
import pytest
from scipy.optimize import minimize
from tests.engine.helpers import dense_rows
from tests.exact.test_edges_that_cross import in_space, solid
from tests.exact.test_shape_contacts import G, touch

from kane import simulate
from kane.compiled import compile_mode, compile_model
from kane.elements.changing import CLOSED
from kane.elements.primitives import ShapeContact
from kane.kernels.equations import assemble
from kane.kernels.equations.body import coordinate_rates
from kane.kernels.tables import make_work
from kane.model.poses import initial_poses
from kane.model.sums import contacts_of

STEP = 1e-6
# Central differences: round-off of 1e-16 / STEP, times values up to some ten; truncation STEP^2.
TOLERANCE = 1e-8
SIZE = np.array([0.6, 0.3, 0.5])
ROUND = {
    "can": {"type": "disc", "axis": [0, 1, 0], "radius": 0.2, "thickness": 0.3},
    "coin": {"type": "disc", "axis": [0, 1, 0], "radius": 0.3, "thickness": 0.02},
    "cone": {"type": "cone", "base": [0, -0.1, 0], "apex": [0, 0.3, 0], "radius": 0.25},
}
OTHERS = {
    "box": {"type": "box", "size": SIZE.tolist()},
    "capsule": {"type": "capsule", "start": [-0.3, 0, 0], "end": [0.3, 0, 0], "radius": 0.06},
}
PAIRS = [(a, b) for a in OTHERS for b in ROUND]


def beside(a, b, seed, swapped=False):
    """One of each kind, anyhow turned, a bit apart."""
    random = np.random.default_rng(seed)
    turns = random.normal(size=(2, 4))
    turns /= np.linalg.norm(turns, axis=1)[:, None]
    away = random.normal(size=3)
    away *= random.uniform(0.4, 0.6) / np.linalg.norm(away)
    bodies = [
        solid("a", [0.0, 0.0, 0.0], orientation=turns[0].tolist(), shapes=[OTHERS[a]]),
        solid("b", away, orientation=turns[1].tolist(), shapes=[ROUND[b]]),
    ]
    pair = ("b", "a") if swapped else ("a", "b")
    return in_space(bodies, [touch(*pair, coefficient=0.3)])


def gaps_of(drawn):
    poses = initial_poses(drawn)
    return [(each.gap, each.gap.height(poses)) for _, each in contacts_of(drawn, {}) if each.gap]


def is_corner(gap):
    return isinstance(gap, ShapeContact) and not gap.features_b


def distance(a, b, poses):
    """Return how far two shapes are apart, and the nearest points, by a search in the round one."""

    def of_other(x):
        if a == "box":
            return np.clip(x, -SIZE / 2, SIZE / 2)
        return np.array([np.clip(x[0], -0.3, 0.3), 0.0, 0.0])

    def ground(y):
        return poses.point("b", np.zeros(3)) + poses.turned("b", y)

    def off(y):
        x = poses.local("a", ground(y))
        return x - of_other(x)

    def square(y):
        d = off(y)
        return d @ d, 2 * np.array([poses.turned("a", d) @ poses.turned("b", e) for e in np.eye(3)])

    r, low, high = (0.25, -0.1, 0.3) if b == "cone" else (ROUND[b]["radius"], 0.0, 0.0)
    if b != "cone":
        low, high = -ROUND[b]["thickness"] / 2, ROUND[b]["thickness"] / 2

    def width(y):
        return r * (0.3 - y[1]) / 0.4 if b == "cone" else r

    limits = [
        {"type": "ineq", "fun": lambda y: width(y) ** 2 - y[0] ** 2 - y[2] ** 2},
        {"type": "ineq", "fun": lambda y: y[1] - low},
        {"type": "ineq", "fun": lambda y: high - y[1]},
    ]
    start = np.array([0.0, (low + high) / 2, 0.0])
    found = minimize(
        square, start, jac=True, method="SLSQP", constraints=limits,
        options={"ftol": 1e-16, "maxiter": 500},
    )  # fmt: skip
    d = off(found.x)
    grown = OTHERS[a].get("radius", 0.0)
    return float(np.linalg.norm(d)) - grown, found.x, of_other(poses.local("a", ground(found.x)))


@pytest.mark.parametrize(("a", "b"), PAIRS)
def test_the_nearest_place_is_as_far_as_a_search_finds(a, b):
    compared = 0
    for seed in range(25):
        drawn = beside(a, b, seed)
        poses = initial_poses(drawn)
        far, y, x = distance(a, b, poses)
        if far < 1e-3 or np.linalg.norm(poses.position[1]) > 0.55:  # in each other, or not near
            continue
        gaps = gaps_of(drawn)
        # a search is as good as the root of what squares are known to
        assert min(gap for _, gap in gaps) <= far + 1e-6
        others = min(gap for row, gap in gaps if not is_corner(row))
        assert others >= far - 1e-6
        at_corner = a == "box" and np.all(np.abs(np.abs(x) - SIZE / 2) < 1e-6)
        at_end = a == "capsule" and abs(abs(x[0]) - 0.3) < 1e-6
        at_tip = b == "cone" and y[1] > 0.3 - 1e-6
        if not at_corner and not at_end and not at_tip:
            assert others == pytest.approx(far, abs=1e-6)
            compared += 1
    assert compared >= 3


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(("a", "b"), PAIRS)
def test_rows_are_the_rates_of_gaps_and_gamma_that_of_the_rows(a, b, seed):
    drawn = beside(a, b, seed)
    free = compile_model(drawn)
    held = tuple(CLOSED for _ in free.contacts)
    system = compile_mode(drawn, held)
    rows = [system.contact_rows[k] for k, (_, each) in enumerate(free.contacts) if each.gap]
    work, n = make_work(system.tables), 2
    u = np.random.default_rng(seed).normal(size=6 * n)
    rates = np.zeros(system.initial_state.size)
    coordinate_rates(system.initial_state[: 7 * n], u, rates[: 7 * n])

    def at(time):
        assemble.place(system.tables, work, system.initial_state + time * rates)
        assemble.move(system.tables, work, u)
        assemble.residuals(system.tables, work)
        assemble.jacobians(system.tables, work)
        assemble.accelerations(system.tables, work)
        return work.phi.copy(), dense_rows(system.tables, work.J) @ u, work.gamma.copy()

    (phi_before, speed_before, _), (phi_now, speed, gamma), (phi, speed_after, _) = map(
        at, (-STEP, 0.0, STEP)
    )
    nothing = np.abs(speed) == 0.0  # where nothing is near, the rows are zero
    gaps = [own.start for own in rows if not nothing[own.start]]
    slope, bend = (phi - phi_before) / (2 * STEP), (speed_after - speed_before) / (2 * STEP)
    np.testing.assert_allclose(speed[gaps], slope[gaps], atol=TOLERANCE)
    own = np.concatenate([np.arange(each.start, each.stop) for each in rows])
    np.testing.assert_allclose(-gamma[own], bend[own], rtol=1e-6, atol=100 * TOLERANCE)
    heights, gaps = [gap for _, gap in gaps_of(drawn)], [own.start for own in rows]
    np.testing.assert_allclose(phi_now[gaps], heights, atol=1e-12)


@pytest.mark.parametrize(("a", "b"), PAIRS)
def test_it_does_not_matter_which_body_is_a(a, b):
    one, other = (sorted(gap for _, gap in gaps_of(beside(a, b, 2, each))) for each in (0, 1))
    np.testing.assert_allclose(one, other, atol=1e-13)
