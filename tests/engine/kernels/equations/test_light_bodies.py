"""Accelerations of light bodies against the saddle-point system, solved as one in plain NumPy.

[A, -B^T; B, 0] has no inverse of A in it: Gauss's elimination with pivots loses nothing there.
"""

import numpy as np
import pytest
from msgspec.structs import replace
from scipy.linalg import null_space
from tests.engine.four_bar import four_bar
from tests.engine.helpers import dense_rows, evaluated, plain_equations
from tests.engine.light_mechanisms import chain, platform, slider_crank
from tests.engine.mechanisms import bricard, four_bars_in_a_row

from kane.compiled import compile_model
from kane.kernels.equations.evaluate import evaluate
from kane.kernels.equations.project import fit_speeds
from kane.kernels.methods.calls import calls_for
from kane.kernels.methods.record import record
from kane.kernels.tables import make_work
from kane.solve.assembly import assemble
from kane.solve.partition import choose_partition

MODELS = {"chain": chain, "platform": platform}
MASSES = [1e-4, 1e-7, 1e-10, 1e-13, 1e-16]
# Where nothing is added D loses up to six digits, or what else its conjugate gradients leave.
SAME = 1e-10


def saddle_point(model, y):
    plain = plain_equations(model, y)
    n, m = len(plain.f), len(plain.gamma)
    size = np.sqrt(np.diag(plain.A))
    scale = np.maximum(size, 1e-3 * size.max())  # rows of light speeds hold no more than others
    K = np.block(
        [[plain.A / scale[:, None], -plain.B.T / scale[:, None]], [plain.B, np.zeros((m, m))]]
    )
    solution = np.linalg.solve(K, np.concatenate([plain.f / scale, plain.gamma]))
    return solution[:n], solution[n:]


@pytest.mark.parametrize("embedded", [False, True])
@pytest.mark.parametrize("mass", MASSES)
@pytest.mark.parametrize("make", MODELS.values(), ids=MODELS)
def test_accelerations_and_multipliers_are_those_of_the_saddle_point(make, mass, embedded):
    model = make(mass)
    system = compile_model(model)
    y = assemble(system).state
    work, y_dot = make_work(system.tables), np.zeros(y.size)
    if embedded:
        work = choose_partition(system, y, work)
    evaluate(system.tables, work, 0.0, y, y_dot, False)
    n = system.bodies
    u_dot, lam = saddle_point(model, y)
    found = y_dot[7 * n : 13 * n]
    np.testing.assert_allclose(found, u_dot, rtol=0, atol=SAME * np.abs(u_dot).max())
    np.testing.assert_allclose(work.lam, lam, rtol=0, atol=SAME * np.abs(lam).max())


@pytest.mark.parametrize("mass", MASSES)
@pytest.mark.parametrize("make", [slider_crank, platform, chain])
def test_speeds_are_put_on_the_joints_by_the_least_change_of_energy(make, mass):
    system = compile_model(make(mass))
    work = evaluated(system.model).work
    bodies = system.tables.bodies[1:]
    A = np.column_stack([bodies["mass"]] * 3 + [bodies["inertia"]]).ravel()
    B = dense_rows(system.tables, work.J)
    u = np.random.default_rng(0).normal(size=A.size)
    fitted = u.copy()
    fit_speeds(system.tables, work, fitted, np.zeros(u.size))
    assert np.abs(B @ fitted).max() < SAME * np.abs(u).max()
    # A (fitted - u) is a sum of rows of B: free motions take no part in it
    change = A * (fitted - u)
    lam = np.linalg.lstsq(B.T, change, rcond=1e-12)[0]
    np.testing.assert_allclose(B.T @ lam, change, rtol=0, atol=SAME * np.abs(change).max())


def shrunk(model, size):
    """A mechanism of hinges at another size, of bodies as dense as before."""

    def scaled(vector):
        return tuple(size * x for x in vector)

    bodies = tuple(
        replace(
            body, position=scaled(body.position), mass=size**3 * body.mass,
            inertia=tuple(size**5 * moment for moment in body.inertia),
        )
        for body in model.bodies
    )  # fmt: skip
    joints = tuple(
        replace(joint, point_a=scaled(joint.point_a), point_b=scaled(joint.point_b))
        for joint in model.joints
    )
    return replace(model, bodies=bodies, joints=joints)


REDUNDANT = {
    **{f"slider-crank {mass:g}": slider_crank(mass) for mass in (1e-2, 1e-3, 1e-6, 1e-12)},
    **{
        f"four-bar of {size:g}": shrunk(four_bar(2, 0.7, 1.6, 1.2), size) for size in (1e-3, 1, 1e3)
    },
    "flat": four_bars_in_a_row(3, angle=0.0),
    "row": four_bars_in_a_row(10),
    "bricard": bricard(),
}


@pytest.mark.parametrize("embedded", [False, True])
@pytest.mark.parametrize("model", REDUNDANT.values(), ids=REDUNDANT)
def test_the_shortest_multipliers_make_the_same_motion(model, embedded):
    system = compile_model(model)
    y = assemble(system).state
    work, y_dot, frame = make_work(system.tables), np.zeros(y.size), np.zeros(system.frame_size)
    if embedded:
        work = choose_partition(system, y, work)
    assert record(system.tables, work, calls_for(system.tables, work), 0.0, y, y_dot, False, frame)
    B, n = dense_rows(system.tables, work.J), system.bodies
    bodies = system.tables.bodies[1:]
    A = np.column_stack([bodies["mass"]] * 3 + [bodies["inertia"]]).ravel()
    lam, u_dot = frame[y.size : y.size + system.rows], y_dot[7 * n : 13 * n]
    assert np.linalg.matrix_rank(B, 1e-6) < system.rows
    # in moments arms count as long as bodies are
    scale = np.tile([1.0] * 3 + [1 / system.tables.extent] * 3, n)
    rest = scale * (work.f[1:].ravel() + B.T @ lam - A * u_dot)
    size = scale * (np.abs(work.f[1:].ravel()) + np.abs(B.T) @ np.abs(lam))
    assert np.abs(rest).max() < 1e-8 * size.max()
    # and none of what the rows say twice
    circuits = null_space(B.T, rcond=1e-9)
    assert np.abs(circuits.T @ lam).max() < 1e-6 * np.abs(lam).max()
