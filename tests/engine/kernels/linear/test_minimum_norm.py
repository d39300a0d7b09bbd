"""The shortest multipliers that do the same, and those nearest to others, beside dense algebra."""

import numpy as np
import pytest
from tests.exact.test_boxes_in_a_groove import groove

from kane.compiled import compile_model
from kane.compiled.constraint_matrix import constraint_matrix, placed
from kane.kernels.equations.respond import share_evenly
from kane.kernels.linear.ldlt import form
from kane.kernels.methods import record
from kane.solve.changing.modes import Modes

ROUND_OFF = 1e-11  # of the multipliers: 1e-16 over the larger shift, a hundred times


@pytest.fixture(scope="module")
def shared():
    """A box whose corners hold in 48 rows, 6 of which do, with its tiles and its range."""
    free = compile_model(groove(0.0, 0.3))
    system = Modes(free.model, free).whole
    work = placed(system, system.initial_state)
    form(system.tables.pattern, system.tables.unit_bodies, work.J, work.D)
    left, sizes, _ = np.linalg.svd(constraint_matrix(system, work), full_matrices=False)
    return system, work, left[:, sizes > 1e-9 * sizes[0]]


@pytest.mark.parametrize("size", [1.0, 1e-9, 1e9])
def test_the_shortest_multipliers_are_those_in_the_range_of_b(shared, size):
    system, work, reach = shared
    assert reach.shape == (48, 6)
    x = size * np.random.default_rng(1).normal(size=48)
    found = x.copy()
    share_evenly(system.tables, work, found)
    np.testing.assert_allclose(found, reach @ (reach.T @ x), rtol=0, atol=ROUND_OFF * size)


def test_what_is_a_tiny_way_from_others_stays_with_them(shared):
    """What is left then is the round-off of what they share: no step may be taken along that."""
    system, work, reach = shared
    random = np.random.default_rng(2)
    share = random.normal(size=48)
    share -= reach @ (reach.T @ share)
    x = share + 1e-7 * random.normal(size=48) + random.normal(size=48) * 1e-16
    work.lam[:], work.share[:] = x, share
    record.share(system.tables, work, 48 - 6)
    work.share[:] = 0.0
    np.testing.assert_allclose(
        work.lam, share + reach @ (reach.T @ (x - share)), rtol=0, atol=ROUND_OFF
    )


@pytest.mark.parametrize("turn", [1e-2, 1e-4])
def test_directions_that_rows_hardly_see_are_shared_too(shared, turn):
    """Rows that turn that far from others: D sees them with the square of it."""
    system, work, _ = shared
    blocks, start = work.J.copy(), system.tables.row_start
    work.J[:] = 0.0
    for row in range(6):
        own = slice(start[row], start[row + 1])
        moves = system.tables.block_body[own] > 0
        work.J[own][moves, :3] = (1.0, turn * (row % 2), 0.0)
    form(system.tables.pattern, system.tables.unit_bodies, work.J, work.D)
    left, sizes, _ = np.linalg.svd(constraint_matrix(system, work), full_matrices=False)
    reach = left[:, sizes > 1e-9 * sizes[0]]
    assert reach.shape[1] == 2
    x = np.random.default_rng(3).normal(size=48)
    found = x.copy()
    share_evenly(system.tables, work, found)
    work.J[:] = blocks
    form(system.tables.pattern, system.tables.unit_bodies, work.J, work.D)
    np.testing.assert_allclose(found, reach @ (reach.T @ x), rtol=0, atol=1e-6)


def test_the_shortest_are_found_from_such_as_weak_pivots_leave(shared):
    """They are thousands of times larger, and cancel each other: no more is known than that."""
    system, work, reach = shared
    random = np.random.default_rng(4)
    idle = random.normal(size=48)
    idle -= reach @ (reach.T @ idle)
    wanted = reach @ random.normal(size=6)
    found = wanted + 1e5 * idle
    share_evenly(system.tables, work, found)
    # round-off of what cancels, and of D: 1e-16 times 1e5, over its smallest value that counts
    np.testing.assert_allclose(found, wanted, rtol=0, atol=1e-8)
