"""A double pendulum against Lagrange's equations, derived by SymPy in two angles."""

import numpy as np
import pytest
import sympy as sp
from tests.engine.helpers import evaluated

from kane.compiled import compile_model
from kane.elements.ball import Ball
from kane.elements.body import Body
from kane.model import Model

M1, M2, I1, I2 = 1.3, 0.7, 0.11, 0.05
L1, C1, C2, G = 0.9, 0.4, 0.3, 9.81  # pin to pin, pin to mass centre


@pytest.fixture(scope="module")
def angular_accelerations():
    t = sp.symbols("t")
    a, b = (sp.Function(name)(t) for name in "ab")
    x1, y1 = C1 * sp.cos(a), C1 * sp.sin(a)
    x2, y2 = L1 * sp.cos(a) + C2 * sp.cos(b), L1 * sp.sin(a) + C2 * sp.sin(b)
    T = (
        M1 * (x1.diff(t) ** 2 + y1.diff(t) ** 2)
        + M2 * (x2.diff(t) ** 2 + y2.diff(t) ** 2)
        + I1 * a.diff(t) ** 2
        + I2 * b.diff(t) ** 2
    ) / 2
    V = G * (M1 * y1 + M2 * y2)
    equations = [(T - V).diff(q.diff(t)).diff(t) - (T - V).diff(q) for q in (a, b)]
    dda, ddb, da, db, qa, qb = sp.symbols("dda ddb da db qa qb")
    plain = [
        e.subs({a.diff(t, 2): dda, b.diff(t, 2): ddb})
        .subs({a.diff(t): da, b.diff(t): db})
        .subs({a: qa, b: qb})
        for e in equations
    ]
    solved = sp.linsolve(plain, dda, ddb)
    return sp.lambdify((qa, qb, da, db), next(iter(solved)))


def double_pendulum():
    """Two rods along their x axes in the ground's x-y plane, gravity along -y."""
    return Model(
        gravity=(0.0, -G, 0.0),
        bodies=(
            Body(name="upper", mass=M1, inertia=(0.1, 0.1, I1)),
            Body(name="lower", mass=M2, inertia=(0.1, 0.1, I2)),
        ),
        joints=(
            Ball(name="pin", body_a="ground", body_b="upper", point_b=(-C1, 0.0, 0.0)),
            Ball(
                name="knee", body_a="upper", point_a=(L1 - C1, 0.0, 0.0),
                body_b="lower", point_b=(-C2, 0.0, 0.0),
            ),
        ),
    )  # fmt: skip


def planar_state(a, b, da, db):
    """The state in absolute coordinates of two angles and their rates."""
    na, nb = np.array([np.cos(a), np.sin(a)]), np.array([np.cos(b), np.sin(b)])
    ta, tb = np.array([-na[1], na[0]]), np.array([-nb[1], nb[0]])
    p = C1 * na, L1 * na + C2 * nb
    v = C1 * da * ta, L1 * da * ta + C2 * db * tb
    q = [(*p[i], 0, 0, 0, np.sin(x / 2), np.cos(x / 2)) for i, x in enumerate((a, b))]
    u = [(*v[i], 0, 0, 0, w) for i, w in enumerate((da, db))]
    return np.concatenate([*q, *u, [0, 0]])


@pytest.mark.parametrize("seed", range(20))
def test_double_pendulum_has_the_accelerations_of_lagrange(seed, angular_accelerations):
    rng = np.random.default_rng(seed)
    angles = *rng.uniform(-np.pi, np.pi, 2), *rng.normal(size=2) * 5
    done = evaluated(double_pendulum(), planar_state(*angles))
    u_dot = done.u_dot.reshape(2, 6)
    expected = np.array(angular_accelerations(*angles), dtype=float)
    # speeds of 5 rad/s and more make accelerations of the order 100; both sides round
    np.testing.assert_allclose(u_dot[:, 5], expected, rtol=1e-12, atol=1e-11)
    assert np.abs(u_dot[:, 2:5]).max() < 1e-13  # nothing leaves the plane


def test_the_model_of_the_double_pendulum_is_the_one_of_the_formulas():
    system = compile_model(double_pendulum())
    assert system.rows == 6
    assert np.abs(evaluated(double_pendulum(), planar_state(0.3, 1.0, 0, 0)).lam).max() > 1
