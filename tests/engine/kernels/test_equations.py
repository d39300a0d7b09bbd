"""The kernels against the same mechanics in plain NumPy, and against finite differences."""

import numpy as np
import pytest
from msgspec.structs import replace
from tests.engine.helpers import (
    Frames,
    dense_rows,
    evaluated,
    plain_equations,
    random_model,
    split,
)

from kane.compiled import compile_model
from kane.kernels.equations import assemble
from kane.kernels.equations.body import coordinate_rates, read_speeds
from kane.kernels.equations.evaluate import evaluate
from kane.kernels.tables import make_work

SEEDS = range(6)
# Central differences: the error of the formula is of the order h^2 = 1e-10, round-off 1e-16 / h.
H = 1e-5
BY_DIFFERENCES = 1e-8
ROUND_OFF = 1e-12  # some thousand operations on numbers of the order 1 to 10


def mechanism(seed):
    return random_model(seed, bodies=4, loops=1)


def moved(model, y, u, by):
    """The state y a little later, if all speeds were u."""
    n = len(model.bodies)
    q_dot = np.zeros(7 * n)
    coordinate_rates(y[: 7 * n], u, q_dot)
    later = y.copy()
    later[: 7 * n] += by * q_dot
    return later


def residuals(system, y):
    work = make_work(system.tables)
    assemble.place(system.tables, work, y)
    assemble.residuals(system.tables, work)
    return work.phi.copy()


def dense_jacobian(system, y):
    """B, (rows, speeds), from the blocks that the kernel writes."""
    work = make_work(system.tables)
    assemble.place(system.tables, work, y)
    assemble.jacobians(system.tables, work)
    return dense_rows(system.tables, work.J)


@pytest.mark.parametrize("seed", SEEDS)
def test_every_block_of_the_jacobian_is_the_rate_of_its_residual(seed):
    model = mechanism(seed)
    system = compile_model(model)
    y = system.initial_state
    B = dense_jacobian(system, y)
    for speed in range(B.shape[1]):
        u = np.zeros(B.shape[1])
        u[speed] = 1.0
        later, before = (residuals(system, moved(model, y, u, by)) for by in (H, -H))
        np.testing.assert_allclose(B[:, speed], (later - before) / (2 * H), atol=BY_DIFFERENCES)


@pytest.mark.parametrize("seed", SEEDS)
def test_gamma_is_minus_the_rate_of_the_jacobian_times_speeds(seed):
    model = mechanism(seed)
    system = compile_model(model)
    y = system.initial_state
    u = y[7 * system.bodies : 13 * system.bodies]
    later, before = (dense_jacobian(system, moved(model, y, u, by)) for by in (H, -H))
    rate = (later - before) @ u / (2 * H)
    # third derivatives go with the cube of speeds of the order 1 to 5
    np.testing.assert_allclose(evaluated(model).work.gamma, -rate, atol=100 * BY_DIFFERENCES)


@pytest.mark.parametrize("seed", SEEDS)
def test_coordinate_rates_turn_the_bodies_with_their_angular_velocity(seed):
    model = mechanism(seed)
    y = compile_model(model).initial_state
    q, u = split(model, y)
    later, before = (moved(model, y, u.ravel(), by) for by in (H, -H))
    here = Frames(model, y)
    for body, w in zip(model.bodies, u[:, 3:], strict=True):
        change = Frames(model, later).turn(body.name) - Frames(model, before).turn(body.name)
        spin = here.turn(body.name).T @ change / (2 * H)
        np.testing.assert_allclose(
            [spin[2, 1], spin[0, 2], spin[1, 0]], w, atol=100 * BY_DIFFERENCES
        )
    rates = evaluated(model).y_dot[: 7 * len(q)].reshape(-1, 7)
    # the length of Euler parameters does not change
    assert np.abs(np.sum(rates[:, 3:] * q[:, 3:], axis=1)).max() < ROUND_OFF


def spring_energy(model, y):
    frames = Frames(model, y)
    return sum(
        0.5 * s.stiffness * (np.linalg.norm(frames.separation(s)[0]) - s.free_length) ** 2
        for s in model.springs
    ) - sum(b.mass * np.dot(model.gravity, frames.point(b.name, (0, 0, 0))) for b in model.bodies)


def without(model, *groups):
    return replace(model, **dict.fromkeys(groups, ()))


@pytest.mark.parametrize("seed", SEEDS)
def test_springs_and_gravity_do_the_virtual_work_that_their_energy_loses(seed):
    model = without(mechanism(seed), "forces", "torques", "joints")
    y = compile_model(model).initial_state.copy()
    n = len(model.bodies)
    y[7 * n : 13 * n] = 0.0  # neither dampers nor gyroscopic torques
    f = evaluated(model, y).work.f[1:].ravel()
    for speed in range(6 * n):
        u = np.zeros(6 * n)
        u[speed] = 1.0
        later, before = (spring_energy(model, moved(model, y, u, by)) for by in (H, -H))
        assert f[speed] == pytest.approx(-(later - before) / (2 * H), abs=100 * BY_DIFFERENCES)


@pytest.mark.parametrize("seed", SEEDS)
def test_wrenches_do_the_virtual_work_of_their_points_and_turns(seed):
    model = without(mechanism(seed), "springs", "joints")
    y = compile_model(model).initial_state.copy()
    n = len(model.bodies)
    y[7 * n : 13 * n] = 0.0
    weight = np.concatenate([[*(b.mass * np.array(model.gravity)), 0, 0, 0] for b in model.bodies])
    f = evaluated(model, y).work.f[1:].ravel() - weight
    here = Frames(model, y)
    for speed in range(6 * n):
        u = np.zeros(6 * n)
        u[speed] = 1.0
        later, before = (Frames(model, moved(model, y, u, by)) for by in (H, -H))
        work = 0.0
        for load in model.forces:
            shift = later.point(load.body, load.point) - before.point(load.body, load.point)
            work += here.in_ground(load.body, load.axes, load.force) @ shift / (2 * H)
        for load in model.torques:
            change = later.turn(load.body) - before.turn(load.body)
            turn = change @ here.turn(load.body).T / (2 * H)
            axis = np.array([turn[2, 1], turn[0, 2], turn[1, 0]])
            work += here.in_ground(load.body, load.axes, load.torque) @ axis
        assert f[speed] == pytest.approx(work, abs=BY_DIFFERENCES)


@pytest.mark.parametrize("seed", SEEDS)
def test_power_is_what_loads_put_in_and_dampers_take_out(seed):
    model = mechanism(seed)
    y = compile_model(model).initial_state
    n = len(model.bodies)
    u = y[7 * n : 13 * n]
    frames = Frames(model, y)
    put_in = sum(
        frames.in_ground(f.body, f.axes, f.force) @ frames.velocity(f.body, f.point)
        for f in model.forces
    ) + sum(
        frames.in_ground(t.body, t.axes, t.torque) @ frames.turn(t.body) @ frames.w(t.body)
        for t in model.torques
    )
    taken_out = 0.0
    for spring in model.springs:
        d, rate = frames.separation(spring)
        taken_out += spring.damping * (d @ rate) ** 2 / (d @ d)
    done = evaluated(model)
    assert done.work.power == pytest.approx([put_in, taken_out, 0.0, 0.0], rel=ROUND_OFF)
    assert list(done.y_dot[13 * n :]) == list(done.work.power)
    # and all power changes the energy: f . u is the power of all but the constraints
    later, before = (spring_energy(model, moved(model, y, u, by)) for by in (H, -H))
    total = done.work.f[1:].ravel() @ u
    assert total == pytest.approx(put_in - taken_out - (later - before) / (2 * H), abs=1e-5)


@pytest.mark.parametrize("structure", ["chain", "tree"])
@pytest.mark.parametrize("loops", [0, 1, 2])
@pytest.mark.parametrize("seed", SEEDS)
def test_accelerations_and_multipliers_are_those_of_the_dense_equations(structure, loops, seed):
    model = random_model(seed, bodies=6, loops=loops, structure=structure)
    y = compile_model(model).initial_state
    plain = plain_equations(model, y)
    u_dot, lam = plain.solution()
    done = evaluated(model)
    # the condition number of D is some thousands for these models
    np.testing.assert_allclose(done.u_dot, u_dot, rtol=0, atol=1e-10 * np.abs(u_dot).max())
    np.testing.assert_allclose(done.lam, lam, rtol=0, atol=1e-10 * np.abs(lam).max())


@pytest.mark.parametrize("seed", SEEDS)
def test_kanes_equations_balance_to_round_off(seed):
    # F_r + F*_r + (B^T lambda)_r = 0 and B u' = gamma, with the sides computed in NumPy
    model = random_model(seed, bodies=6, loops=2)
    done = evaluated(model)
    plain = plain_equations(model, compile_model(model).initial_state)
    rest = plain.f - plain.A @ done.u_dot + plain.B.T @ done.lam
    scale = np.abs(plain.A @ done.u_dot).max() + np.abs(plain.B.T @ done.lam).max()
    assert np.abs(rest).max() < ROUND_OFF * scale
    # each row inherits the round-off of multipliers times the condition of D
    assert np.abs(plain.B @ done.u_dot - plain.gamma).max() < 100 * ROUND_OFF * scale
    assert np.abs(residuals(compile_model(model), compile_model(model).initial_state)).max() < 1e-14


@pytest.mark.parametrize("seed", SEEDS)
def test_an_evaluation_depends_on_the_state_alone(seed):
    # A step that overshot may have left anything; it must not spoil the next one.
    model = mechanism(seed)
    system = compile_model(model)
    y = system.initial_state
    clean = evaluated(model)
    work, y_dot = make_work(system.tables), np.zeros(system.state_size)
    for array in (work.f, work.power, work.phi, work.J, work.gamma, work.lam, work.D, work.L,
                  work.whole, work.y, work.p[1:], work.R[1:], work.v[1:], work.w[1:]):  # fmt: skip
        array.fill(np.nan)
    evaluate(system.tables, work, 0.0, y, y_dot, False)
    assert np.array_equal(y_dot, clean.y_dot)
    assert np.array_equal(work.lam, clean.lam)


def test_loads_on_the_ground_do_not_pile_up():
    model = mechanism(0)
    system = compile_model(model)
    work, y_dot = make_work(system.tables), np.zeros(system.state_size)
    pulls = []
    for _ in range(3):
        evaluate(system.tables, work, 0.0, system.initial_state, y_dot, False)
        pulls.append(work.f[0].copy())
    assert np.array_equal(pulls[0], pulls[-1])
    assert np.abs(pulls[0]).max() > 0


def test_the_ground_stays_where_it_is():
    model = mechanism(1)
    work = evaluated(model).work
    read_speeds(compile_model(model).initial_state[28:52], work.v, work.w)
    assert not work.p[0].any()
    assert np.array_equal(work.R[0], np.eye(3))
    assert not work.v[0].any()
    assert not work.w[0].any()
