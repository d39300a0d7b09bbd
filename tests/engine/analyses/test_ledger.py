"""The rows of the ledger add up, element by element and body by body, for all choices of speeds."""

import numpy as np
import pytest
from tests.engine.four_bar import four_bar
from tests.engine.helpers import EXAMPLES
from tests.engine.machines import run
from tests.engine.random_machine import random_machine
from tests.thinned import thinned

from kane.analyses.equations import terms
from kane.analyses.generalized_speeds import independent_speeds, speeds_of_bodies
from kane.analyses.instant import instant_at_start, instant_of
from kane.compiled.constraint_matrix import movable
from kane.files.model_json import load
from kane.kernels.equations.evaluate import evaluate
from kane.kernels.tables import make_work

ROUND_OFF = 1e-11  # of the largest term


def largest(terms):
    forces = (*terms.active.values(), *terms.constraint.values(), terms.inertia)
    return max(np.abs(force).max(initial=0.0) for force in forces)


@pytest.mark.parametrize("path", thinned(EXAMPLES, 4), ids=lambda path: path.stem)
def test_the_residual_is_round_off_in_all_examples(path):
    model = load(path)
    result = run(model, duration=model.solver.duration / 20)
    for frame in (0, len(result.time) - 1):
        instant = instant_of(result, frame)
        for speeds in (independent_speeds(instant), speeds_of_bodies(instant)):
            found = terms(instant, speeds)
            residual = found.of_independent(found.residual)
            assert np.abs(residual).max(initial=0.0) < ROUND_OFF * largest(found)


def test_the_terms_of_elements_add_up_to_what_the_solver_assembles():
    instant = instant_at_start(random_machine(3))
    found = terms(instant, speeds_of_bodies(instant))
    system, work = instant.system, make_work(instant.system.tables)
    y_dot = np.zeros(system.state_size)
    evaluate(system.tables, work, 0.0, instant.state, y_dot, False)
    moves = movable(system)
    # A u' = f + B^T lambda, with the gyroscopic part in f and in F*
    A = np.where(moves, 1 / np.where(moves, system.tables.bodies["inverse"][1:].ravel(), 1), 0)
    gyroscopic = found.inertia + A * instant.rates
    assembled = work.f[1:].ravel()
    active = sum(found.active.values())
    np.testing.assert_allclose((active + gyroscopic)[moves], assembled[moves], atol=1e-10)
    constraint = sum(found.constraint.values())
    np.testing.assert_allclose(
        (assembled + constraint)[moves], (A * y_dot[35:65])[moves], atol=1e-9
    )


def test_constraints_drop_out_for_independent_speeds_of_a_redundant_loop():
    instant = instant_at_start(four_bar(3, 1, 2.5, 2))
    speeds = independent_speeds(instant)
    found = terms(instant, speeds)
    for force in found.constraint.values():
        assert np.abs(force).max() > 1.0
    total = speeds.of_force(sum(found.constraint.values()))
    np.testing.assert_allclose(total, 0, atol=1e-10)
    # bodies by themselves do feel them, and they cancel
    parts = [speeds.of_body(i).T @ sum(found.constraint.values())[6 * i : 6 * i + 6]
             for i in range(3)]  # fmt: skip
    assert np.abs(parts).max() > 0.1
    np.testing.assert_allclose(np.sum(parts, axis=0), total, atol=1e-12)
