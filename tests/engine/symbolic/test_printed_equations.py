"""Equations in symbols against those that texts on Kane's method print, and against SymPy's own."""

import math

import msgspec
import numpy as np
import pytest
import sympy
from sympy.physics import mechanics as me
from tests.engine.helpers import EXAMPLES
from tests.engine.symbolic.derived import derived

import kane
from kane.symbolic.agreement import Numeric, State, random_states
from kane.symbolic.derivation import derivation
from kane.symbolic.program import program


def test_double_pendulum_as_sympys_own_kanes_method_has_it():
    """Two uniform rods; q2 counts from the first rod (sympy.physics.mechanics.KanesMethod)."""
    found = derived("hinged_rods")
    q1, q2, u1, u2 = me.dynamicsymbols("q1 q2 u1 u2")
    m, g, half, inertia = 1.2, 9.81, 0.5, 0.1
    N = me.ReferenceFrame("N")
    A = N.orientnew("A", "Axis", [q1, N.z])
    B = A.orientnew("B", "Axis", [q2, A.z])
    A.set_ang_vel(N, u1 * N.z)
    B.set_ang_vel(N, (u1 + u2) * N.z)
    fixed = me.Point("O")
    fixed.set_vel(N, 0)
    centre_a, tip = fixed.locatenew("Ao", half * A.x), fixed.locatenew("P", 2 * half * A.x)
    centre_b = tip.locatenew("Bo", half * B.x)
    for point, before, frame in ((centre_a, fixed, A), (tip, fixed, A), (centre_b, tip, B)):
        point.v2pt_theory(before, N, frame)
    bodies = [
        me.RigidBody(name, point, frame, m, (me.inertia(frame, 0, 0, inertia), point))
        for name, point, frame in (("a", centre_a, A), ("b", centre_b, B))
    ]
    method = me.KanesMethod(N, [q1, q2], [u1, u2], [q1.diff() - u1, q2.diff() - u2])
    method.kanes_equations(bodies, [(point, -m * g * N.y) for point in (centre_a, centre_b)])
    theirs = sympy.lambdify([q1, q2, u1, u2], [method.mass_matrix, method.forcing])
    numeric = Numeric(found)
    for state in random_states(found, seed=3):
        M, f = theirs(*state.q, *state.u)
        u_dot = np.linalg.solve(M, np.ravel(f))
        assert numeric.accelerations(state)[0] == pytest.approx(u_dot, rel=1e-12, abs=1e-12)


def test_spherical_wrist_is_eulers():
    """M1 w1' = M2 w2 w3 - M3 w2 w3 + T1 and so on about the wrist's centre, for body components."""
    found = derived("ball_wrist")
    m, length, g = 1.2, 0.3, 9.81
    I1, I2, I3 = 0.02 + m * length**2, 0.03 + m * length**2, 0.015
    numeric, weight = Numeric(found), np.array([-m * g, 0.0, 0.0])
    for state in random_states(found, seed=2):
        w1, w2, w3 = state.u
        R = np.array(found.motion.bodies["C"].rotation, dtype=object)
        turn = np.array(sympy.Matrix(R).subs(_at(found, state)).evalf(), dtype=float)
        moment = np.cross([0.0, 0.0, -_arm(found)], turn.T @ weight) + np.array([0.15, -0.1, 0.05])
        u_dot = [
            ((I2 - I3) * w2 * w3 + moment[0]) / I1,
            ((I3 - I1) * w3 * w1 + moment[1]) / I2,
            ((I1 - I2) * w1 * w2 + moment[2]) / I3,
        ]
        assert numeric.accelerations(state)[0] == pytest.approx(u_dot, rel=1e-12, abs=1e-12)


def _at(found, state):
    symbols = [each.symbol for each in (*found.coordinates, *found.speeds)]
    return dict(zip(symbols, [*state.q, *state.u], strict=True))


def _arm(found):
    """Where the wrist is on the body's third axis, from its mass centre."""
    (joint,) = found.drawn.model.joints
    return float(joint.point_b[2])


def test_body_components_need_fewer_operations_than_rates_of_angles():
    few, many = derived("ball_wrist"), derived("ball_wrist", joint_rates=True)
    fewer, more = (program(each).operations for each in (few, many))
    assert fewer.multiplications < more.multiplications / 2
    assert fewer.additions < more.additions / 2
    assert all(few.mass[r][s] == 0 for r in range(3) for s in range(3) if r != s)
    assert sum(entry != 0 for row in many.mass for entry in row) > 3


def test_spring_pendulum():
    """r'' = r theta'^2 + g cos theta - k (r - L) / m, seen from its cartesian accelerations."""
    found = derived("spring_pendulum")
    model = found.drawn.model
    spring, mass = model.springs[0], float(found.drawn.masses[model.bodies[0].name].mass)
    numeric, g = Numeric(found), np.array(model.gravity, dtype=float)
    for state in random_states(found, seed=4):
        place = np.append(state.q, 0.0)
        arm = place - np.array(spring.point_a, dtype=float)
        r = math.hypot(*arm)
        pull = -float(spring.stiffness) * (r - float(spring.free_length)) * arm / r
        expected = (g + pull / mass)[:2]
        assert numeric.accelerations(state)[0] == pytest.approx(expected, rel=1e-12, abs=1e-12)


@pytest.mark.parametrize("slides", [False, True])
def test_disk_on_a_ramp(slides):
    """Rolling: a = -g sin phi / (1 + J/(m r^2)). Sliding: m a = -m g sin phi -+ mu m g cos phi."""
    (path,) = [path for path in EXAMPLES if path.stem == "ramp_disk"]
    model = kane.load(path)
    if not slides:
        disc = msgspec.structs.replace(model.joints[0], coefficient=None)
        model = msgspec.structs.replace(model, joints=(disc,))
    found = derivation(model)
    numeric, m, g, phi, r, J, mu = Numeric(found), 2.0, 9.81, 0.35, 0.15, 0.0225, 0.3
    for state in random_states(found, seed=1):
        u_dot, lam = numeric.accelerations(state)
        if slides:
            along = u_dot[0] * math.cos(phi) + u_dot[1] * math.sin(phi)
            assert lam[0] == pytest.approx(m * g * math.cos(phi), rel=1e-12)
            size = abs(along + g * math.sin(phi))
            assert size == pytest.approx(mu * g * math.cos(phi), rel=1e-12)
            assert abs(u_dot[2]) == pytest.approx(mu * m * g * r * math.cos(phi) / J, rel=1e-12)
        else:
            (rolls,) = (k for k, each in enumerate(found.coordinates) if each.what == "shift")
            expected = g * math.sin(phi) / (1 + J / (m * r**2))
            assert abs(u_dot[rolls]) == pytest.approx(expected, rel=1e-12)


def test_a_state_is_on_the_constraints_of_its_time():
    found = derived("slider_crank")
    numeric = Numeric(found)
    (state, *_) = random_states(found, seed=7)
    again = numeric.on_constraints(state.time, state.q, state.u)
    assert isinstance(again, State)
    assert again.q == pytest.approx(state.q, abs=1e-12)
    assert again.u == pytest.approx(state.u, abs=1e-10)
