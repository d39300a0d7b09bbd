"""The sparse factorisation against dense linear algebra."""

import numpy as np
import pytest
from msgspec.structs import replace
from tests.engine.helpers import evaluated, pendulum, plain_equations, random_model, rod

import kane
from kane.compiled import compile_model
from kane.kernels.ldlt import factor, solve

STRUCTURES = [
    (bodies, loops, structure)
    for bodies, loops in ((1, 0), (2, 0), (5, 0), (5, 3), (12, 5))
    for structure in ("chain", "tree")
]


def factored(model):
    system = compile_model(model)
    work = evaluated(model).work
    return system.tables, work, factor(system.tables, work)


def constraint_matrix(model):
    plain = plain_equations(model, compile_model(model).initial_state)
    return plain.B @ np.linalg.solve(plain.A, plain.B.T)


def lower_factor(pattern, L):
    m = pattern.order.size
    matrix = np.eye(m)
    for j in range(m):
        for entry in range(pattern.column_start[j], pattern.column_start[j + 1]):
            matrix[pattern.column_row[entry], j] = L[entry]
    return matrix


@pytest.mark.parametrize(("bodies", "loops", "structure"), STRUCTURES)
@pytest.mark.parametrize("seed", range(3))
def test_the_factors_multiply_to_the_constraint_matrix(bodies, loops, structure, seed):
    model = random_model(seed, bodies, loops, structure)
    tables, work, redundant = factored(model)
    order = tables.pattern.order
    assert redundant == 0
    assert sorted(order) == list(range(tables.row_level.size))
    L = lower_factor(tables.pattern, work.L)
    product = L @ np.diag(1 / work.d_inverse) @ L.T
    D = constraint_matrix(model)
    # row r of the model is eliminated as number order[r]; a Cholesky factor is backward stable
    np.testing.assert_allclose(product[np.ix_(order, order)], D, atol=1e-14 * D.max() * len(D))


@pytest.mark.parametrize(("bodies", "loops", "structure"), STRUCTURES)
@pytest.mark.parametrize("seed", range(3))
def test_solutions_are_those_of_dense_elimination(bodies, loops, structure, seed):
    model = random_model(seed, bodies, loops, structure)
    tables, work, _ = factored(model)
    D = constraint_matrix(model)
    right = np.random.default_rng(seed).normal(size=len(D))
    x = right.copy()
    solve(tables.pattern, work.L, work.d_inverse, x, work.y)
    expected = np.linalg.solve(D, right)
    # both solve with the same condition number
    tolerance = 1e-14 * np.linalg.cond(D) * np.abs(expected).max()
    np.testing.assert_allclose(x, expected, rtol=0, atol=tolerance)


@pytest.mark.parametrize("seed", range(6))
def test_the_pattern_holds_just_the_fill_of_its_order(seed):
    model = random_model(seed, 10, 4, "tree")
    tables, _, _ = factored(model)
    pattern = tables.pattern
    D = constraint_matrix(model)[np.ix_(np.argsort(pattern.order), np.argsort(pattern.order))]
    m = len(D)
    coupled = np.zeros((m, m), dtype=bool)
    rows = np.split(tables.block_body, tables.row_start[1:-1])
    bodies = [rows[row] for row in np.argsort(pattern.order)]
    for i in range(m):
        for j in range(m):
            coupled[i, j] = bool((set(bodies[i]) & set(bodies[j])) - {0})
    assert not D[~coupled].any()
    for k in range(m):  # elimination on the graph: all that follow k are coupled with each other
        after = [i for i in range(k + 1, m) if coupled[i, k]]
        coupled[np.ix_(after, after)] = True
    held = np.zeros((m, m), dtype=bool)
    for row in range(m):
        columns = pattern.row_column[pattern.row_start[row] : pattern.row_start[row + 1]]
        assert list(columns) == sorted(columns)
        held[row, columns] = True
    assert np.array_equal(held, np.tril(coupled, -1))


def test_chains_and_trees_are_eliminated_without_fill_between_distant_joints():
    # a chain has a block tridiagonal D: at most 3 + 3 entries below the diagonal in a column
    tables, _, _ = factored(random_model(0, 30, 0, "chain"))
    assert np.diff(tables.pattern.column_start).max() <= 5


def twice(model):
    joint = model.joints[0]
    return replace(model, joints=(*model.joints, replace(joint, name=f"{joint.name} again")))


def test_a_joint_given_twice_counts_three_redundant_rows():
    model = random_model(3, 4)
    assert evaluated(model).redundant == 0
    assert evaluated(twice(model)).redundant == 3


@pytest.mark.parametrize("method", ["rk4", "dop853"])
def test_a_joint_given_twice_moves_as_one(method):
    model = replace(random_model(3, 4), gravity=(0.0, 0.0, -9.81))
    settings = {"method": method, "duration": 0.5, "step": 1e-3, "record_every": 0.1}
    one, two = (kane.simulate(m, **settings) for m in (model, twice(model)))
    assert one.outcome.ok
    assert two.outcome.ok
    # both project to closed joints in their own order of summation: round-off, grown in 0.5 s
    np.testing.assert_allclose(two.q, one.q, atol=1e-9)
    np.testing.assert_allclose(two.u, one.u, atol=1e-8)
    # the two joints share the force of the one
    name = model.joints[0].name
    shared = two[f"{name}.fx"] + two[f"{name} again.fx"]
    np.testing.assert_allclose(shared, one[f"{name}.fx"], rtol=1e-6)


def hung_at(*points):
    """The pendulum with more joints that close where it stands."""
    model = pendulum()
    extra = tuple(
        replace(
            model.joints[0],
            name=f"pin {i}",
            point_a=point,
            point_b=(point[0], point[1], point[2] + 1.0),
        )
        for i, point in enumerate(points)
    )
    return replace(model, joints=model.joints + extra)


def test_two_ball_joints_make_a_hinge():
    model = hung_at((0.0, 0.7, 0.0))
    model = replace(model, bodies=(replace(model.bodies[0], angular_velocity=(0.0, 3.0, 0.0)),))
    assert evaluated(model).redundant == 1
    hinge = kane.simulate(model, duration=2.0)
    ball = kane.simulate(replace(model, joints=model.joints[:1]), duration=2.0)
    assert hinge.outcome.ok
    # about a principal axis the pendulum stays in its plane, so that the hinge changes nothing
    np.testing.assert_allclose(hinge["rod.x"], ball["rod.x"], atol=1e-7)
    assert np.abs(hinge["rod.y"]).max() < 1e-12


def test_three_ball_joints_weld_a_body_to_the_ground():
    model = hung_at((0.0, 0.7, 0.0), (0.3, 0.2, 0.1))
    assert evaluated(model).redundant == 3
    model = replace(model, gravity=(3.0, 2.0, 1.0))
    result = kane.simulate(model, duration=1.0)
    assert result.outcome.ok
    assert np.abs(result.q - result.q[0]).max() < 1e-12


def test_a_free_body_has_no_rows():
    model = kane.Model(bodies=(rod(),))
    _, work, redundant = factored(model)
    assert redundant == 0
    assert work.L.size == 0
