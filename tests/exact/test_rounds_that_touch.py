"""Discs, cylinders and cones in space that touch each other."""

import itertools
import math

import numpy as np
import pytest
from tests.exact.rates_of_rows import rates_of_rows
from tests.exact.test_edges_that_cross import in_space, solid
from tests.exact.test_rims_that_touch import STEP, TOLERANCE, gaps_of, is_corner
from tests.exact.test_shape_contacts import G, touch

from kane import simulate
from kane.compiled import compile_mode, compile_model
from kane.elements.changing import CLOSED
from kane.model.poses import initial_poses

ROUND = {
    "can": {"type": "disc", "axis": [0, 1, 0], "radius": 0.2, "thickness": 0.3},
    "coin": {"type": "disc", "axis": [0, 1, 0], "radius": 0.3, "thickness": 0.02},
    "cone": {"type": "cone", "base": [0, -0.1, 0], "apex": [0, 0.3, 0], "radius": 0.25},
}
MOST_TURNS = 4000
PAIRS = list(itertools.combinations_with_replacement(ROUND, 2))


def beside(a, b, seed, swapped=False):
    """One of each kind, anyhow turned, a bit apart."""
    random = np.random.default_rng(seed)
    turns = random.normal(size=(2, 4))
    turns /= np.linalg.norm(turns, axis=1)[:, None]
    away = random.normal(size=3)
    away *= random.uniform(0.4, 0.6) / np.linalg.norm(away)
    bodies = [
        solid("a", [0.0, 0.0, 0.0], orientation=turns[0].tolist(), shapes=[ROUND[a]]),
        solid("b", away, orientation=turns[1].tolist(), shapes=[ROUND[b]]),
    ]
    pair = ("b", "a") if swapped else ("a", "b")
    return in_space(bodies, [touch(*pair, coefficient=0.3)])


def nearest_in(kind, x):
    """The nearest point within something round to a point in its axes."""
    out = math.hypot(x[0], x[2])
    if kind == "cone":  # in a half plane through its axis, in which it is a triangle
        corners = np.array([(0.0, -0.1), (0.25, -0.1), (0.0, 0.3)])
        at = np.array([out, x[1]])
        if x[1] >= -0.1 and 0.4 * out + 0.25 * x[1] <= 0.075:
            return x
        found = []
        for one, other in ((0, 1), (1, 2)):
            way = corners[other] - corners[one]
            share = np.clip((at - corners[one]) @ way / (way @ way), 0.0, 1.0)
            found.append(corners[one] + share * way)
        r, y = min(found, key=lambda each: np.linalg.norm(each - at))
    else:
        half = ROUND[kind]["thickness"] / 2
        r, y = min(out, ROUND[kind]["radius"]), np.clip(x[1], -half, half)
    scale = r / out if out > 0 else 0.0
    return np.array([scale * x[0], y, scale * x[2]])


def distance(a, b, poses):
    """Return how far they are apart, and the nearest points in their axes: each that of the other.

    What is nearest of two convex sets to each other in turns comes to the nearest of all.
    """
    x = np.zeros(3)
    for _ in range(MOST_TURNS):
        y = nearest_in(b, poses.local("b", poses.point("a", x)))
        then = nearest_in(a, poses.local("a", poses.point("b", y)))
        if np.array_equal(x, then):
            break
        x = then
    return float(np.linalg.norm(poses.point("a", x) - poses.point("b", y))), x, y


@pytest.mark.parametrize(("a", "b"), PAIRS)
def test_the_nearest_place_is_as_far_as_a_search_finds(a, b):
    compared = 0
    for seed in range(25):
        drawn = beside(a, b, seed)
        poses = initial_poses(drawn)
        far, x, y = distance(a, b, poses)
        if far < 1e-3:  # in each other
            continue
        gaps = gaps_of(drawn)
        # a tip looks at the planes of faces, which are nearer than what is between them
        assert min(gap for _, gap in gaps) <= far + 2e-6
        others = min(gap for row, gap in gaps if not is_corner(row))
        assert others >= far - 2e-6
        if not any(kind == "cone" and at[1] > 0.3 - 1e-6 for kind, at in ((a, x), (b, y))):
            assert others == pytest.approx(far, abs=2e-6)
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
    u = np.random.default_rng(seed).normal(size=12)
    phi, speed, gamma, slope, bend = rates_of_rows(system, u, STEP)
    nothing = np.abs(speed) == 0.0  # where nothing is near, the rows are zero
    gaps = [own.start for own in rows if not nothing[own.start]]
    np.testing.assert_allclose(speed[gaps], slope[gaps], atol=TOLERANCE)
    own = np.concatenate([np.arange(each.start, each.stop) for each in rows])
    np.testing.assert_allclose(-gamma[own], bend[own], rtol=1e-6, atol=100 * TOLERANCE)
    heights, gaps = [gap for _, gap in gaps_of(drawn)], [own.start for own in rows]
    np.testing.assert_allclose(phi[gaps], heights, atol=1e-12)


@pytest.mark.parametrize(("a", "b"), PAIRS)
def test_it_does_not_matter_which_body_is_a(a, b):
    for seed in range(6):
        one, other = (min(gap for _, gap in gaps_of(beside(a, b, seed, each))) for each in (0, 1))
        assert one == pytest.approx(other, abs=1e-13)
