"""The sparse factorisation against dense linear algebra."""

import numpy as np
import pytest
from msgspec.structs import replace
from tests.engine.helpers import (
    dense_rows,
    evaluated,
    pendulum,
    plain_equations,
    random_model,
    rod,
)
from tests.engine.joint_cases import JOINT_TYPES, tag, two_bodies

import kane
from kane.compiled import compile_model
from kane.compiled.constraint_matrix import placed
from kane.elements.ball import Ball
from kane.elements.fixed import Fixed
from kane.elements.orientation import AxisAngle
from kane.kernels.equations.constraint_matrix import add_constrained, multiply
from kane.kernels.linear.ldlt import factor, form, solve
from kane.model import Model

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


def rows_of_tiles(pattern):
    """Constraint row at each place of the tiles, in the order of elimination; -1 where none is."""
    places = np.arange(pattern.size)
    rows = pattern.rows[:, :1] + places
    return np.where(places < pattern.rows[:, 1:], rows, -1).ravel()


def dense_factor(pattern, tiles):
    """L with a unit diagonal, and 1 / d, from the tiles of the factor."""
    size, count = pattern.size, len(pattern.rows)
    tiles = tiles.reshape(-1, size, size)
    inverse = np.concatenate([np.diag(tile) for tile in tiles[:count]])
    matrix = np.eye(size * count)
    for k in range(count):
        own = slice(size * k, size * k + size)
        matrix[own, own] += np.tril(tiles[k], -1)
        for entry in range(pattern.start[k], pattern.start[k + 1]):
            row = size * pattern.row[entry]
            matrix[row : row + size, own] = tiles[count + entry] * inverse[own]
    return matrix, inverse


@pytest.mark.parametrize(("bodies", "loops", "structure"), STRUCTURES)
@pytest.mark.parametrize("seed", range(3))
def test_the_factors_multiply_to_the_constraint_matrix(bodies, loops, structure, seed):
    model = random_model(seed, bodies, loops, structure)
    tables, work, redundant = factored(model)
    rows = rows_of_tiles(tables.pattern)
    assert redundant == 0
    assert sorted(rows[rows >= 0]) == list(range(tables.row_level.size))
    L, inverse = dense_factor(tables.pattern, work.L)
    d = np.divide(1.0, inverse, out=np.zeros_like(inverse), where=rows >= 0)
    product = (L @ np.diag(d) @ L.T)[np.ix_(rows >= 0, rows >= 0)]
    D = constraint_matrix(model)[np.ix_(rows[rows >= 0], rows[rows >= 0])]
    # a Cholesky factor is backward stable
    np.testing.assert_allclose(product, D, atol=1e-14 * D.max() * len(D))


@pytest.mark.parametrize(("bodies", "loops", "structure"), STRUCTURES)
@pytest.mark.parametrize("seed", range(3))
def test_solutions_are_those_of_dense_elimination(bodies, loops, structure, seed):
    model = random_model(seed, bodies, loops, structure)
    tables, work, _ = factored(model)
    D = constraint_matrix(model)
    right = np.random.default_rng(seed).normal(size=len(D))
    x = right.copy()
    solve(tables.pattern, work.L, x, work.y)
    expected = np.linalg.solve(D, right)
    # both solve with the same condition number
    tolerance = 1e-14 * np.linalg.cond(D) * np.abs(expected).max()
    np.testing.assert_allclose(x, expected, rtol=0, atol=tolerance)


@pytest.mark.parametrize("seed", range(6))
def test_the_pattern_holds_just_the_fill_of_its_order(seed):
    model = random_model(seed, 10, 4, "tree")
    tables, _, _ = factored(model)
    pattern = tables.pattern
    tiles = len(pattern.rows)
    bodies = [set(tables.block_body[first : first + width]) for first, width, _ in pattern.blocks]
    coupled = np.array([[bool((a & b) - {0}) for b in bodies] for a in bodies])
    rows = rows_of_tiles(pattern)
    D = constraint_matrix(model)[np.ix_(rows, rows)]  # ball joints fill their tiles
    by_tiles = D.reshape(tiles, 3, tiles, 3).any(axis=(1, 3))
    assert not by_tiles[~coupled].any()
    for k in range(
        tiles
    ):  # elimination on the graph: all that follow k are coupled with each other
        after = [i for i in range(k + 1, tiles) if coupled[i, k]]
        coupled[np.ix_(after, after)] = True
    held = np.zeros((tiles, tiles), dtype=bool)
    for k in range(tiles):
        below = pattern.row[pattern.start[k] : pattern.start[k + 1]]
        assert list(below) == sorted(below)
        held[below, k] = True
    assert np.array_equal(held, np.tril(coupled, -1))


def dense_from_tiles(tables, tiles):
    """D in the order of the constraint rows, from the lower halves of its tiles."""
    pattern, size = tables.pattern, tables.pattern.size
    count = len(pattern.rows)
    tiles = tiles.reshape(-1, size, size)
    padded = np.zeros((size * count, size * count))
    for k in range(count):
        own = slice(size * k, size * k + size)
        padded[own, own] = np.tril(tiles[k])
        for entry in range(pattern.start[k], pattern.start[k + 1]):
            row = size * pattern.row[entry]
            padded[row : row + size, own] = tiles[count + entry]
    rows = rows_of_tiles(pattern)
    full = np.tril(padded) + np.tril(padded, -1).T
    assert not full[rows < 0].any()
    m = tables.row_level.size
    D = np.zeros((m, m))
    D[np.ix_(rows[rows >= 0], rows[rows >= 0])] = full[np.ix_(rows >= 0, rows >= 0)]
    return D


def in_each_plane():
    for plane in ("xy", "xz", "yz"):
        bodies = tuple(
            rod(name, position=(0.3, 0.1, 0.2), orientation=AxisAngle(axis=(1.0, 0.0, 0.0),
                angle=turn))
            for name, turn in (("a", 0.0), ("b", np.pi / 2))
        )  # fmt: skip
        joints = (
            Ball(name="pin", body_a="ground", body_b="a", point_b=(0.2, -0.4, 0.3)),
            # b is turned about x, so that its y lies along z of a
            Fixed(name="weld", body_a="a", body_b="b", point_a=(0.1, 0.5, 0.2),
                  side_a=(1.0, 0.0, 0.0), axis_b=(0.0, 1.0, 0.0), side_b=(1.0, 0.0, 0.0)),
        )  # fmt: skip
        model = Model(bodies=bodies, joints=joints, planar=True, work_plane=plane)
        yield pytest.param(model, id=plane)


@pytest.mark.parametrize(
    "model",
    [
        *(pytest.param(two_bodies(kind, 1), id=tag(kind)) for kind in JOINT_TYPES),
        *in_each_plane(),
    ],
)
def test_tiles_of_all_joints_make_the_constraint_matrix(model):
    system = compile_model(model)
    tables = system.tables
    work = placed(system, system.initial_state)
    form(tables.pattern, tables.bodies, work.J, work.D)
    B, inverse = dense_rows(tables, work.J), tables.bodies["inverse"][1:].ravel()
    expected = (B * inverse) @ B.T
    np.testing.assert_allclose(
        dense_from_tiles(tables, work.D), expected, atol=1e-14 * np.abs(expected).max()
    )
    u = np.where(inverse > 0, np.random.default_rng(2).normal(size=inverse.size), 0.0)
    speeds = np.zeros(system.rows)
    multiply(tables.pattern, tables.block_body, work.J, u, speeds)
    np.testing.assert_allclose(speeds, B @ u, atol=1e-13)
    multipliers = np.random.default_rng(3).normal(size=system.rows)
    rates = np.zeros(inverse.size)
    add_constrained(tables.pattern, tables.block_body, tables.bodies, work.J, multipliers, rates)
    np.testing.assert_allclose(rates, inverse * (B.T @ multipliers), atol=1e-12)


def test_chains_and_trees_are_eliminated_without_fill_between_distant_joints():
    # a chain has a block tridiagonal D: one tile at most below the diagonal in a column
    tables, _, _ = factored(random_model(0, 30, 0, "chain"))
    assert np.diff(tables.pattern.start).max() == 1


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
