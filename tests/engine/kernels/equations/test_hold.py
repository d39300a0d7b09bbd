"""What constraint rows hold by themselves."""

import numpy as np
import pytest
from tests.engine.folding import FOUR_BAR, KITE

from kane.compiled import compile_model
from kane.kernels.equations.hold import FORGOTTEN, GIVES_WAY, gives_way, keep_holds, read_holds
from kane.kernels.equations.project import project
from kane.kernels.tables import make_work


def holds_of(loop, work=None):
    system = compile_model(loop.model())
    work = work or make_work(system.tables)
    y, step = system.initial_state.copy(), np.zeros(6 * system.bodies)
    assert project(system.tables, work, 0.0, y, step, np.zeros(2))
    read_holds(system.tables, work)
    return work


@pytest.mark.parametrize("loop", [KITE, FOUR_BAR], ids=["kite", "four-bar"])
def test_the_hold_falls_with_the_square_of_the_distance_from_the_folded_position(loop):
    far, near = (holds_of(loop.at(angle=angle)).holds.now.copy() for angle in (2e-3, 1e-3))
    weak = np.unravel_index(near.argmin(), near.shape)
    assert far[weak] / near[weak] == pytest.approx(4.0, rel=1e-2)
    others = np.ones(near.shape, bool)
    others[weak] = False
    np.testing.assert_allclose(far[others], near[others], rtol=0.05)


def test_rows_give_way_where_they_hold_little_of_what_they_held_of_late():
    work = holds_of(KITE)
    assert not gives_way(work.holds)  # of nothing known
    keep_holds(work.holds)
    np.testing.assert_array_equal(work.holds.usual, work.holds.now)
    assert not gives_way(holds_of(KITE.at(angle=1.0), work).holds)
    assert gives_way(holds_of(KITE.at(angle=0.01), work).holds)


def test_what_rows_held_is_forgotten_step_by_step():
    work = holds_of(KITE)
    keep_holds(work.holds)
    usual = work.holds.usual.copy()
    work.holds.now[:] = 0.5 * GIVES_WAY * usual
    for _ in range(2):
        keep_holds(work.holds)
    np.testing.assert_allclose(work.holds.usual, FORGOTTEN**2 * usual)
    np.testing.assert_array_equal(work.holds.before, work.holds.now)
