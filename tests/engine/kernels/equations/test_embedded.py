"""Embedded constraints against multipliers, and against null spaces in plain NumPy."""

from dataclasses import replace as changed

import numpy as np
import pytest
from msgspec.structs import replace
from scipy.linalg import null_space
from tests.engine.four_bar import four_bar
from tests.engine.helpers import MODELS, dense_rows, plain_equations, random_model
from tests.engine.joint_cases import JOINT_TYPES, tag
from tests.engine.joint_cases import pendulum as pendulum_of

import kane
from kane.compiled import compile_model
from kane.kernels.codes import ACCELERATION, SPEED
from kane.kernels.equations import assemble as primitives
from kane.kernels.equations.embedded import choice_is_poor
from kane.kernels.equations.evaluate import evaluate
from kane.kernels.equations.project import close_speeds
from kane.kernels.methods.calls import calls_for
from kane.kernels.methods.record import record
from kane.kernels.tables import CHOSEN, DEPENDENT, FOR_SPEEDS, INDEPENDENT, make_work
from kane.solve.assembly import assemble
from kane.solve.partition import choose_partition

SEEDS = range(4)
# Both lose what the condition number of D takes, some thousands for these models.
SAME = 1e-10
ROUND_OFF = 1e-12


def twice(model):
    joint = model.joints[0]
    return replace(model, joints=(*model.joints, replace(joint, name="again")))


def cases():
    for path in MODELS:
        yield pytest.param(kane.load(path), id=path.stem)
    for seed in SEEDS:
        for loops in (0, 1, 2):
            yield pytest.param(random_model(seed, 6, loops), id=f"{loops} loops {seed}")
    for kind in JOINT_TYPES:
        yield pytest.param(pendulum_of(kind), id=tag(kind))
    yield pytest.param(four_bar(0.5, 0.2, 0.5, 0.4), id="redundant loop")
    yield pytest.param(twice(random_model(3, 4)), id="joint twice")
    yield pytest.param(replace(random_model(0, 3), joints=()), id="no joints")


CASES = list(cases())


def chosen(system, y, g=None):
    """Work arrays with a choice of speeds for the state y."""
    work = make_work(system.tables)
    if g is not None:
        work.g[:] = g
    return choose_partition(system, y, work)


def multiplied(system, g=None):
    work = make_work(system.tables)
    if g is not None:
        work.g[:] = g
    return work


def rates(system, work, y):
    """Return u' and the multipliers as a run records them."""
    y_dot, frame = np.zeros(y.size), np.zeros(system.frame_size)
    calls = calls_for(system.tables, work)
    assert record(system.tables, work, calls, 0.0, y, y_dot, False, frame)
    n = system.bodies
    return y_dot[7 * n : 13 * n], frame[y.size : y.size + system.rows]


def speeds(system, y):
    return y[7 * system.bodies : 13 * system.bodies]


def lost_by_multipliers(system, work):
    """Round-off times the condition of D, which bodies as light as 1e-8 of others spoil."""
    B = dense_rows(system.tables, work.J)
    D = (B * system.tables.bodies["inverse"][1:].ravel()) @ B.T
    values = np.linalg.eigvalsh(D) if len(D) else np.ones(1)
    independent = values[values > 1e-12 * values.max()]
    return 1e-15 * independent.max() / independent.min()


def assert_same(system, y, g=None):
    other = multiplied(system, g)
    u_dot, lam = rates(system, other, y)
    work = chosen(system, y, g)
    ours, multipliers = rates(system, work, y)
    same = max(SAME, lost_by_multipliers(system, other))
    # a mechanism at rest may have no acceleration at all, but for the round-off of what it weighs
    np.testing.assert_allclose(ours, u_dot, rtol=0, atol=same * max(np.abs(u_dot).max(), 1.0))
    scale = np.abs(lam).max(initial=0.0)
    # the shortest multipliers of redundant rows carry round-off over the shift of D, 1e-16 / 1e-6
    tolerance = same if work.embedding.counts[DEPENDENT] == system.rows else 1e-8
    np.testing.assert_allclose(multipliers, lam, rtol=0, atol=tolerance * scale)
    return work


@pytest.mark.parametrize("model", CASES)
def test_both_formulations_give_the_same_accelerations_and_multipliers(model):
    system = compile_model(model)
    assert_same(system, assemble(system).state)


@pytest.mark.parametrize("loops", [0, 1, 2])
@pytest.mark.parametrize("seed", SEEDS)
def test_accelerations_are_those_of_a_null_space(seed, loops):
    model = random_model(seed, 6, loops)
    system = compile_model(model)
    y = assemble(system).state
    plain = plain_equations(model, y)
    start = np.linalg.lstsq(plain.B, plain.gamma, rcond=None)[0]
    N = null_space(plain.B)
    z = np.linalg.solve(N.T @ plain.A @ N, N.T @ (plain.f - plain.A @ start))
    expected = N @ z + start
    lam = np.linalg.lstsq(plain.B.T, plain.A @ expected - plain.f, rcond=None)[0]
    u_dot, multipliers = rates(system, chosen(system, y), y)
    np.testing.assert_allclose(u_dot, expected, rtol=0, atol=SAME * np.abs(expected).max())
    np.testing.assert_allclose(multipliers, lam, rtol=0, atol=SAME * np.abs(lam).max())


@pytest.mark.parametrize("model", CASES)
def test_kanes_equations_balance_to_round_off(model):
    # F_r + F*_r + (B^T lambda)_r = 0 for all speeds, and B u' = gamma in all rows
    system = compile_model(model)
    y = assemble(system).state
    work, y_dot = chosen(system, y), np.zeros(y.size)
    redundant = evaluate(system.tables, work, 0.0, y, y_dot, False)
    assert redundant == system.rows - work.embedding.counts[DEPENDENT]
    B, u_dot = dense_rows(system.tables, work.J), speeds(system, y_dot)
    bodies = system.tables.bodies[1:]
    moves = bodies["inverse"].ravel() > 0  # a particle's turns and a planar model's have no row
    inertia = np.column_stack([bodies["mass"]] * 3 + [bodies["inertia"]]).ravel()
    rest = (work.f[1:].ravel() - inertia * u_dot + B.T @ work.lam)[moves]
    scale = np.abs(inertia * u_dot).max() + np.abs(B.T @ work.lam).max() + np.abs(work.f).max()
    assert np.abs(rest).max() < ROUND_OFF * scale
    # rows inherit the round-off of accelerations; redundant ones that of the joints' closure
    left = np.abs(B @ u_dot - work.gamma).max(initial=0.0)
    assert left <= 100 * ROUND_OFF * max(np.abs(u_dot).max(), np.abs(work.gamma).max(initial=0.0))


def driven(seed, loops=1):
    """A mechanism, a state and prescribed rates of its rows that fit each other."""
    system = compile_model(random_model(seed, 5, loops))
    y = assemble(system).state
    g = np.random.default_rng(seed + 100).normal(size=system.rows)
    fit_speeds(system, y, g)
    return system, y, g


def fit_speeds(system, y, g):
    work = multiplied(system, g)
    primitives.place(system.tables, work, y)
    close_speeds(system.tables, work, speeds(system, y))


@pytest.mark.parametrize("seed", SEEDS)
def test_driven_rows_move_both_formulations_alike(seed):
    system, y, g = driven(seed)
    work = assert_same(system, y, g)
    B = dense_rows(system.tables, work.J)
    np.testing.assert_allclose(B @ work.embedding.u, g, atol=ROUND_OFF * 100)
    # on the constraints, substitution changes nothing
    np.testing.assert_allclose(work.embedding.u, speeds(system, y), atol=ROUND_OFF * 100)


def dependent_speeds(work):
    """The dependent speeds, in the order of their rows: those of positions and speeds first."""
    return work.embedding.order[work.embedding.node]


@pytest.mark.parametrize("seed", SEEDS)
def test_dependent_speeds_of_the_state_count_for_nothing(seed):
    system, y, g = driven(seed)
    work, y_dot = chosen(system, y, g), np.zeros(y.size)
    evaluate(system.tables, work, 0.0, y, y_dot, False)
    dependent = dependent_speeds(work)
    other, other_dot = y.copy(), np.zeros(y.size)
    speeds(system, other)[dependent] += 10.0
    evaluate(system.tables, work, 0.0, other, other_dot, False)
    assert np.array_equal(other_dot, y_dot)


@pytest.mark.parametrize("seed", SEEDS)
def test_rows_of_accelerations_are_no_part_of_the_substitution(seed):
    system, y, g = driven(seed, loops=2)
    level = np.where(np.arange(system.rows) % 5 == 2, ACCELERATION, SPEED)
    system = changed(
        system, tables=changed(system.tables, row_level=level, highest_level=ACCELERATION)
    )
    # these rows hold for u' alone, at any speeds
    speeds(system, y)[:] += 0.1 * np.random.default_rng(seed).normal(size=6 * system.bodies)
    fit_speeds(system, y, g)
    work = assert_same(system, y, g)
    counts = work.embedding.counts
    assert counts[FOR_SPEEDS] == np.sum(level <= SPEED)
    assert counts[DEPENDENT] == system.rows
    assert counts[DEPENDENT] + counts[INDEPENDENT] == 6 * system.bodies
    B = dense_rows(system.tables, work.J)
    rate = B @ work.embedding.u - g
    assert np.abs(rate[level <= SPEED]).max() < 100 * ROUND_OFF
    assert np.abs(rate[level == ACCELERATION]).max() > 1e-2
    # what the state says of the speeds that only these rows determine, counts
    late = dependent_speeds(work)[counts[FOR_SPEEDS] :]
    np.testing.assert_array_equal(work.embedding.u[late], speeds(system, y)[late])
    assert not choice_is_poor(system.tables, work, 0.0, y)


def test_an_acceleration_row_that_repeats_another_is_redundant():
    model = twice(random_model(3, 4))
    system = compile_model(model)
    level = np.zeros(system.rows, np.int64)
    level[-3:] = ACCELERATION
    system = changed(
        system, tables=changed(system.tables, row_level=level, highest_level=ACCELERATION)
    )
    work = assert_same(system, assemble(system).state)
    assert sorted(work.embedding.rows[:12]) == list(range(12))
    assert work.embedding.counts[DEPENDENT] == work.embedding.counts[FOR_SPEEDS] == 12


@pytest.mark.parametrize("seed", SEEDS)
def test_speeds_of_what_cannot_move_stay_zero(seed):
    system = compile_model(random_model(seed, 6, 1))
    bodies = system.tables.bodies.copy()
    bodies["inverse"][2, 3:] = 0.0
    bodies["inverse"][4, 0] = 0.0
    still = np.flatnonzero(bodies["inverse"][1:].ravel() == 0)
    system = changed(system, tables=changed(system.tables, bodies=bodies))
    y = assemble(system).state
    speeds(system, y)[still] = 0.0  # as they are in every run
    fit_speeds(system, y, np.zeros(system.rows))
    work = assert_same(system, y)
    assert set(work.embedding.order) == set(range(6 * system.bodies)) - set(still)
    assert not work.embedding.u[still].any()
    B = dense_rows(system.tables, work.J)
    assert np.abs(B @ work.embedding.u).max() < 100 * ROUND_OFF


@pytest.mark.parametrize("seed", SEEDS)
def test_an_evaluation_depends_on_state_and_choice_alone(seed):
    system = compile_model(random_model(seed, 5, 1))
    y = assemble(system).state
    work, clean = chosen(system, y), np.zeros(y.size)
    evaluate(system.tables, work, 0.0, y, clean, False)
    lam, again = work.lam.copy(), np.zeros(y.size)
    embedding = work.embedding
    for array in (embedding.pivot, embedding.share, embedding.G, embedding.S, embedding.T,
                  embedding.h, embedding.force, embedding.rate, embedding.u, embedding.x,
                  work.J, work.gamma, work.lam, work.f):  # fmt: skip
        array.fill(np.nan)
    evaluate(system.tables, work, 0.0, y, again, False)
    assert np.array_equal(again, clean)
    assert np.array_equal(work.lam, lam)


@pytest.mark.parametrize("model", CASES)
def test_the_size_of_a_choice_is_its_largest_speed(model):
    system = compile_model(model)
    y = assemble(system).state
    work = chosen(system, y)
    assert not choice_is_poor(system.tables, work, 0.0, y)
    e, B = work.embedding, dense_rows(system.tables, work.J)
    count = e.counts[DEPENDENT]
    size = np.zeros(6 * system.bodies)
    size[e.order] = np.abs(e.test)
    u = np.zeros(6 * system.bodies)
    u[e.order[e.independent]] = e.test[e.independent]
    own, rows = dependent_speeds(work), e.rows[:count]
    u[own] = -np.linalg.solve(B[np.ix_(rows, own)], B[rows] @ u)
    largest = np.abs(u[e.order] / size[e.order]).max(initial=1.0)
    assert e.best[0] == pytest.approx(largest, rel=1e-9)


def test_a_choice_is_poor_once_its_speed_hardly_moves_with_the_mechanism():
    # where the coupler and the rocker come to one line, the crank comes to rest: at 1.738 rad
    system = compile_model(four_bar(0.9, 0.5, 0.6, 0.5))
    y = assemble(system).state
    work = chosen(system, y)
    assert not choice_is_poor(system.tables, work, 0.0, y)
    later = assemble(compile_model(four_bar(0.9, 0.5, 0.6, 0.5, angle=1.73))).state
    assert choice_is_poor(system.tables, work, 0.0, later)
    work = choose_partition(system, later, work)
    assert not choice_is_poor(system.tables, work, 0.0, later)


def test_a_choice_is_poor_once_a_redundant_row_holds_again():
    system = compile_model(four_bar(0.5, 0.2, 0.5, 0.2, angle=0.0))
    flat = assemble(system).state
    work = chosen(system, flat)
    assert work.embedding.counts[INDEPENDENT] == 2
    assert not choice_is_poor(system.tables, work, 0.0, flat)
    beyond = assemble(compile_model(four_bar(0.5, 0.2, 0.5, 0.2, angle=1e-3))).state
    assert choice_is_poor(system.tables, work, 0.0, beyond)
    work = choose_partition(system, beyond, work)
    assert work.embedding.counts[INDEPENDENT] == 1


def test_work_for_multipliers_holds_nothing_of_the_other_formulation():
    system = compile_model(random_model(0, 5, 1))
    work = multiplied(system)
    assert work.embedding.counts[CHOSEN] == 0
    assert sum(array.size for array in work.embedding) == work.embedding.counts.size
    assert not choice_is_poor(system.tables, work, 0.0, system.initial_state)
