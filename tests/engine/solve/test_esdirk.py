"""The implicit method of our own: its numbers, its matrix, and how it grows with the model."""

import numpy as np
import pytest
from tests.engine.helpers import model_file, random_model, rod
from tests.engine.mechanisms import four_bars_in_a_row

import kane
from kane.compiled import compile_model
from kane.compiled.constraint_matrix import constraint_matrix
from kane.compiled.saddle import make_saddle
from kane.elements.ball import Ball
from kane.elements.body import Body
from kane.elements.bushing import Bushing
from kane.elements.drag import Drag
from kane.elements.spring import Spring
from kane.kernels.equations import assemble
from kane.kernels.equations.tangent import tangent
from kane.kernels.linear.saddle import factor, solve
from kane.kernels.tables import make_work
from kane.model import Model
from kane.solve.methods.esdirk43 import coefficients


def in_work(model):
    """Tables, work arrays that hold the model's state, and the equations of a step."""
    system = compile_model(model)
    tables, n = system.tables, system.bodies
    work, saddle = make_work(tables), make_saddle(tables)
    assemble.place(tables, work, system.initial_state)
    assemble.jacobians(tables, work)
    assemble.move(tables, work, system.initial_state[7 * n : 13 * n])
    return system, work, saddle


def dense(saddle):
    """The tangent matrix, (6 n, 6 n), and B put together from the entries of the equations."""
    size, nonzeros = saddle.order.size, saddle.row_column.size
    matrix = np.zeros((size, size))
    row = np.repeat(np.arange(size), np.diff(saddle.row_start))
    matrix[row, saddle.row_column] = saddle.entries[saddle.row_entry]
    matrix += matrix.T + np.diag(saddle.entries[nonzeros:])
    return matrix[np.ix_(saddle.order, saddle.order)]


def test_the_numbers_meet_the_conditions_of_order():
    method = coefficients()
    A, c = method.A, method.C
    np.testing.assert_allclose(A.sum(axis=1), c, atol=1e-15)
    np.testing.assert_allclose((A @ c)[1:], (c**2 / 2)[1:], atol=1e-15)  # stages of order 2
    conditions = (
        (np.ones(6), 1), (c, 1 / 2), (c**2, 1 / 3), (A @ c, 1 / 6),
        (c**3, 1 / 4), (c * (A @ c), 1 / 8), (A @ c**2, 1 / 12), (A @ A @ c, 1 / 24),
    )  # fmt: skip
    assert [A[-1] @ left - right for left, right in conditions] == pytest.approx([0] * 8, abs=1e-15)
    other = A[-1] - method.E
    assert [other @ left - right for left, right in conditions[:4]] == pytest.approx(
        [0] * 4, abs=1e-15
    )
    assert abs(other @ c**3 - 1 / 4) > 1e-4  # the other one is of order 3, or it would see nothing


def loaded(**speeds):
    """Two bodies with all loads that have a tangent, none of them under load as they stand."""
    return Model(
        bodies=(
            rod("a", mass=2.0, inertia=(0.3, 0.4, 0.5), **speeds),
            rod("b", mass=3.0, inertia=(0.2, 0.5, 0.6), position=(1.0, 0.5, 0.2)),
        ),
        springs=(
            Spring(
                name="s", body_a="b", body_b="a", point_a=(0.1, 0.0, 0.2), point_b=(0.0, 0.3, 0.0),
                stiffness=200.0, damping=30.0,
                free_length=float(np.linalg.norm([1.1, 0.2, 0.4])),
            ),
        ),
        bushings=(
            Bushing(
                name="c", body_a="a", body_b="b", point_a=(1.0, 0.5, 0.2),
                stiffness=(100.0, 200.0, 300.0), damping=(1.0, 2.0, 3.0),
                rotary_stiffness=(10.0, 20.0, 30.0), rotary_damping=(4.0, 5.0, 6.0),
            ),
            Bushing(name="g", body_a="ground", body_b="a", stiffness=(50.0, 60.0, 70.0)),
        ),
        drags=(
            Drag(name="d", body="b", point=(0.2, 0.1, 0.0), linear=5.0, rotary_linear=2.0),
        ),
    )  # fmt: skip


def test_the_tangent_is_how_the_forces_fall_along_the_step():
    a = 0.02
    system, work, saddle = in_work(loaded())
    tables, n = system.tables, system.bodies
    tangent(tables, work, saddle, a)
    factor(work.J, saddle)
    A = np.diag(np.hstack([np.append([b["mass"]] * 3, b["inertia"]) for b in tables.bodies[1:]]))

    def forces(step):
        """f after the speeds have changed by a step and the coordinates by a times as much."""
        from kane.kernels.equations.project import move

        y, u = system.initial_state.copy(), a * step
        move(y[: 7 * n], a * a * step, np.inf, np.inf)
        assemble.place(tables, work, y)
        assemble.move(tables, work, u)
        assemble.forces(tables, work)
        return work.f[1:].ravel().copy()

    h = 1e-3
    fall = [(forces(-h * e) - forces(h * e)) / (2 * h) for e in np.eye(6 * n)]
    np.testing.assert_allclose(dense(saddle), A + np.array(fall).T, atol=1e-7 * 300)


def test_quadratic_drag_grows_twice_as_fast_along_the_flow():
    model = Model(
        bodies=(rod("a", velocity=(3.0, 0.0, 4.0)),),
        drags=(Drag(name="d", body="a", linear=0.0, quadratic=2.0),),
    )
    system, work, saddle = in_work(model)
    tangent(system.tables, work, saddle, 1.0)
    r = np.array([3.0, 0.0, 4.0])
    expected = np.eye(3) + 2.0 * (5.0 * np.eye(3) + np.outer(r, r) / 5.0)
    np.testing.assert_allclose(saddle.own[1, :3, :3], expected, rtol=1e-14)


@pytest.mark.parametrize("seed", range(6))
def test_the_solution_is_that_of_dense_equations(seed):
    model = random_model(seed, bodies=6, loops=seed % 3, loads=True)
    system, work, saddle = in_work(model)
    tangent(system.tables, work, saddle, 0.1)
    factor(work.J, saddle)
    n, m = 6 * system.bodies, system.rows
    matrix = dense(saddle)
    np.testing.assert_array_equal(matrix[n:, :n], constraint_matrix(system, work))
    right = np.random.default_rng(seed).normal(size=n + m)
    x = right.copy()
    solve(saddle, x)
    # no pivots are sought: some digits go, the iterations of a step bring them back
    np.testing.assert_allclose(matrix @ x, right, atol=1e-9 * np.abs(x).max())


def test_redundant_rows_get_no_multiplier_and_the_rest_is_solved():
    model = four_bars_in_a_row(1)
    system, work, saddle = in_work(model)
    tangent(system.tables, work, saddle, 0.1)
    factor(work.J, saddle)
    assert np.count_nonzero(saddle.d_inverse == 0.0) == 3
    n = 6 * system.bodies
    B = constraint_matrix(system, work)
    x = np.concatenate([np.arange(1.0, n + 1), np.zeros(system.rows)])
    solve(saddle, x)
    np.testing.assert_allclose(B @ x[:n], 0.0, atol=1e-12 * np.abs(x).max())
    pulled = dense(saddle)[:n, :n] @ x[:n] + B.T @ x[n:]
    np.testing.assert_allclose(pulled, np.arange(1.0, n + 1), atol=1e-12 * np.abs(x).max())


def bushed_chain(count, ratio=1e6):
    """Rods of 1 m and 1 kg end to end, on bushings so much stiffer than their weight."""
    inertia = (1e-3, 1 / 12, 1 / 12)
    stiffness = 3 * (ratio * 9.81,)
    damping = 3 * (ratio * 9.81e-3,)
    return Model(
        gravity=(0.0, 0.0, -9.81),
        bodies=tuple(
            Body(name=f"b{i}", mass=1.0, inertia=inertia, position=(i + 0.5, 0.0, 0.0))
            for i in range(count)
        ),
        bushings=tuple(
            Bushing(
                name=f"c{i}", body_a=f"b{i - 1}" if i else "ground", body_b=f"b{i}",
                point_a=(0.5, 0.0, 0.0) if i else (0.0, 0.0, 0.0), point_b=(-0.5, 0.0, 0.0),
                stiffness=stiffness, damping=damping,
            )
            for i in range(count)
        ),
    )  # fmt: skip


def balled_chain(count):
    """The same rods on ball joints: what the bushings come to."""
    chain = bushed_chain(count)
    joints = tuple(
        Ball(name=c.name, body_a=c.body_a, body_b=c.body_b, point_a=c.point_a, point_b=c.point_b)
        for c in chain.bushings
    )
    return Model(gravity=chain.gravity, bodies=chain.bodies, joints=joints)


def test_hard_bushings_move_as_joints_in_few_steps():
    settings = {"duration": 0.5, "record_every": 0.05}
    stiff = kane.simulate(bushed_chain(4), method="esdirk43", rtol=1e-6, atol=1e-8, **settings)
    rigid = kane.simulate(balled_chain(4), method="dop853", rtol=1e-10, atol=1e-12, **settings)
    assert stiff.outcome.ok
    assert stiff.outcome.steps < 400  # explicit methods take some 25000
    # the bushings give way by the weight over their stiffness, 4e-6 m, and swing at first
    np.testing.assert_allclose(stiff.q, rigid.q, atol=1e-3)


def test_the_factor_grows_with_the_bodies_and_no_faster():
    entries = [make_saddle(compile_model(bushed_chain(n)).tables).L.size for n in (8, 16, 32, 64)]
    assert entries[3] - entries[2] == 2 * (entries[2] - entries[1]) == 4 * (entries[1] - entries[0])


@pytest.mark.parametrize("seed", range(3))
def test_error_follows_the_tolerance(seed):
    model = random_model(seed, bodies=3, loops=seed % 2)
    settings = {"duration": 1.0, "record_every": 0.1}
    exact = kane.simulate(model, method="dop853", rtol=1e-12, atol=1e-13, **settings)
    errors = []
    for rtol in (1e-5, 1e-7):
        result = kane.simulate(model, method="esdirk43", rtol=rtol, atol=rtol / 10, **settings)
        errors.append(np.abs(result.q - exact.q).max())
    assert errors[0] < 1e-3
    assert errors[1] < 1e-5


def test_a_disc_rolls_on_where_nothing_is_left_to_correct():
    # all corrections are round-off, and do not become smaller
    model = kane.load(model_file("ramp_disk_rolling"))
    result = kane.simulate(model, method="esdirk43", rtol=1e-6)
    assert result.outcome.ok
    assert result.outcome.rejected < 20
