"""The equations by hand against independent equations, and the references against the engine."""

import functools

import numpy as np
import pytest
from tests.bench.bounds import (
    chain,
    ladder,
    loop,
    pendulums,
    squeezing_as_written,
    squeezing_index_1,
    stiff,
)
from tests.bench.bounds import squeezing_reduced as reduced
from tests.bench.engine import Engine
from tests.bench.problems import chain as chain_problem
from tests.bench.problems.squeezing import published

TIGHT = 1e-12
CASES = {
    "P1": functools.partial(chain.bound, 4),
    "P2": squeezing_index_1.bound,
    "P3": functools.partial(ladder.bound, 2),
    "P4": functools.partial(pendulums.bound, 3),
    "P5": loop.bound,
    "P6": stiff.bound,
}


def rates_of(bound, y):
    y_dot = np.zeros(y.size)
    bound.rates.py_func(y, bound.data, y_dot)
    return y_dot


def test_the_chain_accelerates_as_its_lagrangian_equations_say():
    """Thin rods by their directions: sum_j c_ij d_j'' = F_i + mu_i d_i, d_i.d_i'' = -d_i'.d_i'."""
    rng = np.random.default_rng(7)
    count = 5
    d = rng.normal(size=(count, 3))
    d /= np.linalg.norm(d, axis=1)[:, None]
    e = rng.normal(size=(count, 3))
    e -= (e * d).sum(axis=1)[:, None] * d
    y = np.concatenate([d, e], axis=1).ravel()
    found = rates_of(chain.bound(count), y).reshape(count, 6)[:, 3:]
    # share[k, i]: how much of direction i is in the mass centre of rod k
    share = np.tril(np.ones((count, count)), -1) + 0.5 * np.eye(count)
    inverse = np.linalg.inv(share.T @ share + np.eye(count) / 12)
    F = np.outer(share.sum(axis=0), (0, 0, -chain_problem.GRAVITY))
    free = inverse @ F
    mu = np.linalg.solve(inverse * (d @ d.T), -(e * e).sum(axis=1) - (d * free).sum(axis=1))
    np.testing.assert_allclose(found, free + inverse @ (mu[:, None] * d), rtol=0, atol=1e-11)


# Numba takes seconds for each of them
SLOW = pytest.mark.slow
ALL = [squeezing_index_1.bound, squeezing_as_written.bound, reduced.bound]


@pytest.mark.parametrize("equations", [squeezing_index_1, squeezing_as_written])
def test_the_squeezing_mechanism_starts_as_the_literature_says(equations):
    bound = equations.bound()
    # of the Test Set: beta'' and Theta'', from rest; all others begin at zero
    first = [14222.4439199541138705911625887, -10666.8329399655854029433719415]
    np.testing.assert_allclose(rates_of(bound, bound.start)[7:9], first, rtol=1e-12)
    np.testing.assert_allclose(rates_of(bound, bound.start)[9:], 0.0, atol=1e-7)


def test_reducing_the_equations_of_the_squeezing_mechanism_changes_no_rate():
    rng = np.random.default_rng(4)
    for _ in range(20):
        y = squeezing_index_1.bound().start + rng.normal(size=14) * [*[0.3] * 7, *[100.0] * 7]
        expected = rates_of(squeezing_index_1.bound(), y)
        largest = np.abs(expected).max()
        found = rates_of(squeezing_as_written.bound(), y)
        np.testing.assert_allclose(found, expected, rtol=0, atol=1e-9 * largest)


@SLOW
@pytest.mark.parametrize("make", ALL, ids=["index 1", "as written", "1 angle"])
def test_the_squeezing_mechanism_ends_where_the_literature_says(make):
    bound = make()
    seconds, measured, evaluations = bound.run(1e-13)
    # the reference has 14 digits; rates are compared as parts of the fastest
    assert bound.case.error(measured, published()) < 1e-11
    assert seconds > 0
    assert evaluations > 1000


@SLOW
@pytest.mark.parametrize("key", CASES)
def test_the_engine_comes_to_the_same_end(key):
    bound = CASES[key]()
    reference = bound.run(TIGHT)[1]
    seconds, measured, evaluations = Engine(bound.case).run("dop853", TIGHT)
    # some thousand steps of 1e-12; where the ladder lies flat its equations lose half their digits
    assert bound.case.error(measured, reference) < (1e-7 if key == "P3" else 2e-9)
    assert seconds > 0
    assert evaluations > 100
