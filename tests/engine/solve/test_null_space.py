"""Free motions and open reactions by the sparse factor, against singular vectors of a dense B."""

import numpy as np
import pytest
from msgspec.structs import replace
from tests.engine.four_bar import four_bar
from tests.engine.helpers import dense_rows
from tests.engine.mechanisms import bricard, four_bars_in_a_row
from tests.engine.random_machine import random_machine

from kane.compiled import compile_model
from kane.compiled.constraint_matrix import lengths, movable, placed
from kane.kernels.codes import ACCELERATION, POSITION, SPEED
from kane.solve.assembly import assemble
from kane.solve.null_space import null_space
from kane.solve.open_reactions import components, open_reactions

MODELS = {
    "loop": four_bar(3, 1, 2.5, 2),
    "bricard": bricard(),
    "row in space": replace(four_bars_in_a_row(5), planar=False),
    "random": random_machine(0),
    "no joints": replace(random_machine(0), joints=(), couplings=(), drivers=(), joint_springs=()),
}
ZERO = 1e-9  # of singular values: joints are closed to about 1e-13


@pytest.fixture(params=MODELS.values(), ids=MODELS.keys())
def closed(request):
    """A system, its state with all joints closed, and B with all speeds as lengths."""
    system = compile_model(request.param)
    state = assemble(system).state
    work = placed(system, state)
    return system, state, dense_rows(system.tables, work.J) * lengths(system)


@pytest.mark.parametrize("level", [POSITION, SPEED, ACCELERATION])
def test_all_free_motions_are_found_and_move_no_joint(closed, level):
    system, state, B = closed
    rows, moves = system.tables.row_level <= level, movable(system)
    freedoms = int(moves.sum()) - np.linalg.matrix_rank(B[rows], tol=ZERO)
    motions = null_space(system, placed(system, state), level) / lengths(system)[:, None]
    assert motions.shape == (6 * system.bodies, freedoms)
    np.testing.assert_allclose(motions.T @ motions, np.eye(freedoms), atol=1e-13)
    assert not motions[~moves].any()
    assert np.abs(B[rows] @ motions).max(initial=0.0) < 1e-13


def test_open_reactions_are_those_of_singular_vectors(closed):
    system, state, B = closed
    left, values, _ = np.linalg.svd(B)
    unloaded = left[:, np.sum(values > ZERO * values.max(initial=0.0)) :]
    expected = components(system, placed(system, state), unloaded)
    assert open_reactions(system, state) == expected
