"""The examples of the texts on Kane's method, derived by hand as these do, at random states.

Of the texts themselves there are the sentences beside the reference data: closures, generalized
forces, accelerations of the ramp. These stand here as printed, but for the slips that are noted
there. Where the text of an equation is not to be had, it is derived here from the same figure, in
the text's own coordinates and speeds, and shares nothing with what is tested.
"""

import json
from pathlib import Path

import numpy as np
import pytest
import sympy
from msgspec.structs import replace
from tests.engine.symbolic.derived import derived, example

from kane.symbolic.agreement import Numeric, bodies_of, random_states
from kane.symbolic.derivation import derivation

REFERENCE = Path(__file__).parents[2] / "reference"
# Another way to the same numbers: some hundred roundings, and a few more where loops close steeply.
SAME = 1e-11


def numbers(stem):
    return json.loads((REFERENCE / f"{stem}.json").read_text())["parameters"]


def seen(found, seed=5):
    """Yield states with u', and for each body place, R, v and w of the model, and v', w'."""
    numeric, bodies = Numeric(found), bodies_of(found)
    names = [body.name for body in found.bodies]
    index = found.drawn.start.system.frames.index
    for state in random_states(found, seed=seed):
        u_dot, _ = numeric.accelerations(state)
        rates = bodies.accelerations(state, u_dot)
        rows = dict(zip(names, bodies._at(state), strict=True))
        yield state, u_dot, rows, {name: rates[index[name] - 1] for name in names}


def angle(row):
    R = row[3:12].reshape(3, 3)
    return float(np.arctan2(R[1, 0], R[0, 0]))


def in_ground(row):
    """Return the velocity of the origin in ground axes."""
    return row[3:12].reshape(3, 3) @ row[12:15]


class Jourdain:
    """J^T m (J q'' + J' q') = Q for bodies in a plane, whose places are functions of q.

    Args:
        q: coordinates.
        bodies: mass, central moment of inertia, and x, y and angle of each.
        power: of the loads, of first and second degree in the rates q_dot.
        q_dot: their symbols.

    """

    def __init__(self, q, q_dot, bodies, power):
        places = sympy.Matrix([x for body in bodies for x in body[2:]])
        J = places.jacobian(q)
        J_dot = sum((J.diff(a) * b for a, b in zip(q, q_dot, strict=True)), sympy.zeros(*J.shape))
        m = sympy.diag(*[x for body in bodies for x in (body[0], body[0], body[1])])
        # a damper's power is quadratic in the rates, its force half of what the derivative says
        slopes = sympy.Matrix([power]).jacobian(q_dot).T
        Q = (slopes + slopes.subs(dict.fromkeys(q_dot, 0))) / 2
        self._value = sympy.lambdify([q, q_dot], [J, J_dot, m, Q], cse=True)

    def accelerations(self, q, q_dot):
        J, J_dot, m, Q = (np.array(x, dtype=float) for x in self._value(q, q_dot))
        return np.linalg.solve(J.T @ m @ J, Q.ravel() - J.T @ m @ J_dot @ np.array(q_dot))


def test_spring_pendulum_in_its_own_speeds():
    """u1 = q1', u2 = r q2', r = L + q1: u1' = u2^2/r + g c2 - k q1/m, u2' = -u1 u2/r - g s2."""
    p = numbers("spring_pendulum")
    arm = "(x('bob')*vy('bob') - y('bob')*vx('bob'))/length('spring')"
    found = derived("spring_pendulum", speeds=f"u1 = rate('spring'); u2 = {arm}")
    for state, u_dot, *_ in seen(found):
        (x, y), (u1, u2) = state.q, state.u
        r, q2 = np.hypot(x, y), np.arctan2(x, -y)
        q1 = r - p["L"]
        expected = [
            u2**2 / r + p["g"] * np.cos(q2) - p["k"] * q1 / p["m"],
            -u1 * u2 / r - p["g"] * np.sin(q2),
        ]
        assert u_dot == pytest.approx(expected, rel=SAME, abs=SAME)


def test_cart_with_a_spring_pendulum():
    """The slides' positions: x1 = q1; x2 = q1 + (L20 + q2) s3, y2 = -(L20 + q2) c3."""
    p = numbers("cedra1_cart_spring_pendulum")
    q, u = sympy.symbols("q1:4"), sympy.symbols("u1:4")
    r = p["L20"] + q[1]
    x2, y2 = q[0] + r * sympy.sin(q[2]), -r * sympy.cos(q[2])
    fall = sum(y2.diff(a) * b for a, b in zip(q, u, strict=True))
    power = -p["k1"] * q[0] * u[0] - p["k2"] * q[1] * u[1] - p["m2"] * p["g"] * fall
    bodies = [(p["m1"], 0, q[0], 0, 0), (p["m2"], 0, x2, y2, 0)]
    theirs = Jourdain(q, u, bodies, power)
    dx, dy = "(x('bob') - x('cart'))", "(y('bob') - y('cart'))"
    dvx, dvy = "(vx('bob') - vx('cart'))", "(vy('bob') - vy('cart'))"
    turn = f"({dx}*{dvy} - {dy}*{dvx})/length('k2')**2"
    found = derived("cart_spring_pendulum", speeds=f"u1 = q1_dot; u2 = rate('k2'); u3 = {turn}")
    for state, u_dot, *_ in seen(found):
        x, bx, by = state.q
        own = [x, np.hypot(bx - x, by) - p["L20"], np.arctan2(bx - x, -by)]
        expected = theirs.accelerations(own, state.u)
        assert u_dot == pytest.approx(expected, rel=SAME, abs=SAME)


def test_four_bar_linkage():
    """One speed u1 = q1', q3' = B u1; the generalized force is -g (m1 L1 s1 + m2 L3 s3 B) + tau.

    As printed, but that B stands over sin(q2 - q3), as the closure has it.
    """
    p = numbers("cedra2_four_bar")
    found = derived("four_bar_massless")
    q, u1 = sympy.symbols("q1:4"), sympy.Symbol("u1")
    s = [sympy.sin(each) for each in q]
    A = p["L1"] * sympy.sin(q[0] - q[2]) / (p["L2"] * sympy.sin(q[2] - q[1]))
    B = p["L1"] * sympy.sin(q[1] - q[0]) / (p["L3"] * sympy.sin(q[1] - q[2]))
    rates = [u1, A * u1, B * u1]
    B_dot = sum(B.diff(a) * b for a, b in zip(q, rates, strict=True))
    first, third = p["m1"] * p["L1"] ** 2, p["m2"] * p["L3"] ** 2
    force = -p["g"] * (p["m1"] * p["L1"] * s[0] + p["m2"] * p["L3"] * s[2] * B) + p["tau"]
    theirs = sympy.lambdify([q, u1], (force - third * B * B_dot * u1) / (first + third * B**2))
    closure = sympy.lambdify([q, u1], [A, B])
    for state, u_dot, rows, _ in seen(found):
        x, y = rows["B"][:2]
        own = [*state.q, np.arctan2(y - p["L4"], x)]
        c, sine = np.cos(own), np.sin(own)
        assert p["L1"] * c[0] + p["L2"] * c[1] - p["L3"] * c[2] == pytest.approx(0, abs=SAME)
        height = p["L1"] * sine[0] + p["L2"] * sine[1] - p["L3"] * sine[2] - p["L4"]
        assert height == pytest.approx(0, abs=SAME)
        assert state.u[1] == pytest.approx(closure(own, state.u[0])[0] * state.u[0], rel=1e-9)
        assert u_dot[0] == pytest.approx(theirs(own, state.u[0]), rel=1e-10)


def test_wheelbarrow():
    """u1 = v of the wheel's centre C, u2 = theta'; the mass centre is l behind C.

    (m_w + m_wb + J/r^2) u1' + m_wb l u2^2 = 2 R cos beta (the slip of the print corrected), and
    (I + m_wb l^2) u2' - m_wb l u1 u2 = -2 p R sin beta. The example's wheel is a disc, whose J/2
    about the vertical is added to I.
    """
    p = numbers("cedra3_wheelbarrow")
    ahead, across = "velocity(barrow, 1, 0, 0, 0)", "velocity(barrow, 2, 0, 0, 0)"
    found = derived("wheelbarrow", speeds=f"u1 = {ahead}; u2 = {across}; u4 = omega(barrow, 3)")
    inertia = p["I"] + p["J"] / 2 + p["m_wb"] * p["l"] ** 2
    for state, u_dot, *_ in seen(found):
        v, turn = state.u[0], state.u[3]
        pull = 2 * p["R"] * np.cos(p["beta"]) - p["m_wb"] * p["l"] * turn**2
        moment = -2 * p["p"] * p["R"] * np.sin(p["beta"]) + p["m_wb"] * p["l"] * v * turn
        expected = [pull / (p["m_w"] + p["m_wb"] + p["J"] / p["r"] ** 2), moment / inertia]
        assert u_dot[[0, 3]] == pytest.approx(expected, rel=SAME)


def test_shopping_cart():
    """u1 = v of P1 along b1, u2 = q3'; q4' = (L2 u2 c4 - u1 s4)/L3 - u2, and v of P3 is w c1."""
    p = numbers("shopping_cart")
    ahead, across = "velocity(cart, 1, 0, 0, 0)", "velocity(cart, 2, 0, 0, 0)"
    found = derived("shopping_cart", speeds=f"u1 = {ahead}; u2 = {across}; u3 = omega(cart, 3)")
    for state, u_dot, *_ in seen(found):
        u1, u2, q4 = state.u[0], state.u[2], state.q[3]
        c, s = np.cos(q4), np.sin(q4)
        q4_dot = (p["L2"] * u2 * c - u1 * s) / p["L3"] - u2
        assert state.u[3] == pytest.approx(q4_dot, rel=1e-10)
        along = np.array([c, p["L2"] * s])  # of w, for u1 and u2
        w_bias = q4_dot * (p["L2"] * u2 * c - u1 * s)
        M = p["mC"] * np.outer(along, along)
        M += np.diag([p["mB"], p["mB"] * p["L1"] ** 2 + p["IB"]])
        F = np.array([p["F"] + p["mB"] * p["L1"] * u2**2, p["tau"] - p["mB"] * p["L1"] * u1 * u2])
        F -= p["mC"] * w_bias * along
        assert u_dot[[0, 2]] == pytest.approx(np.linalg.solve(M, F), rel=SAME)


def test_chain_of_chapter_3():
    """Three bodies in a plane by the text's angles and figure: mass centres a, b, c; h, p."""
    p = numbers("chapter3_planar_chain")
    q, u = sympy.symbols("q1:4"), sympy.symbols("u1:4")

    def turned(phi, x, y):
        c, s = sympy.cos(phi), sympy.sin(phi)
        return sympy.Matrix([c * x - s * y, s * x + c * y])

    O1 = sympy.Matrix([p["p1"], p["p2"]])
    O2 = O1 + turned(q[0], p["h1"], p["h2"])
    second = q[0] + q[1]
    centers = [
        (O1 + turned(q[0], p["a1"], p["a2"]), q[0]),
        (O2 + turned(second, p["b1"], p["b2"]), second),
        (O2 + turned(second, q[2] + p["c1"], p["c2"]), second),
    ]
    bodies = [(p[f"M{k + 1}"], p[f"I{k + 1}"], *at, phi) for k, (at, phi) in enumerate(centers)]
    sinks = sum(centers[0][0][1].diff(a) * b for a, b in zip(q, u, strict=True))
    power = -p["Q1"] * sinks - p["K1"] * q[0] * u[0] - p["K2"] * q[1] * u[1]
    power -= p["K3"] * (q[2] - p["f"]) * u[2]
    theirs = Jourdain(q, u, bodies, power)
    found = derived("planar_chain")
    for state, u_dot, *_ in seen(found):
        expected = theirs.accelerations(state.q, state.u)
        assert u_dot == pytest.approx(expected, rel=SAME, abs=SAME)


def test_two_bodies_of_chapter_4():
    """Newton and Euler for both bodies with the hinge's force, as the text has its equations."""
    p = numbers("chapter4_two_bodies")
    found = derived("two_bodies")
    N = [np.diag(p["N1"]), np.diag(p["N2"])]
    for _, _, rows, rates in seen(found):
        R = [rows[name][3:12].reshape(3, 3) for name in ("body1", "body2")]
        w = [rows[name][15:18] for name in ("body1", "body2")]
        arm = [R[k] @ np.array(p[f"h{k + 1}"]) for k in (0, 1)]
        whole, right = np.zeros((15, 15)), np.zeros(15)
        for k, sign in ((0, -1.0), (1, 1.0)):
            # M v' = r + F, N w' + w x N w = t + h x F in body axes; F acts on body 2
            row = slice(6 * k, 6 * k + 3)
            whole[row, row] = p[f"M{k + 1}"] * np.eye(3)
            whole[row, 12:] = -sign * np.eye(3)
            right[row] = p[f"r{k + 1}"]
            turn = slice(6 * k + 3, 6 * k + 6)
            whole[turn, turn] = N[k]
            whole[turn, 12:] = -sign * R[k].T @ _cross(arm[k])
            right[turn] = p[f"t{k + 1}"] - np.cross(w[k], N[k] @ w[k])
            # both hinges stay together: v' + w' x h + w x (w x h)
            whole[12:, row] = sign * np.eye(3)
            whole[12:, turn] = -sign * _cross(arm[k]) @ R[k]
            ground = R[k] @ w[k]
            right[12:] -= sign * np.cross(ground, np.cross(ground, arm[k]))
        solved = np.linalg.solve(whole, right)
        ours = np.concatenate([rates["body1"], rates["body2"]])
        assert ours == pytest.approx(solved[:12], rel=SAME, abs=1e-10)


def _cross(a):
    x, y, z = a
    return np.array([[0, -z, y], [z, 0, -x], [-y, x, 0]])


@pytest.mark.slow
def test_platform_on_three_legs():
    """3-RPR: legs as functions of the platform's x, y, theta, so that no loop is left to close."""
    p = numbers("cedra4_planar_3rpr")
    q, u = sympy.symbols("x y theta"), sympy.symbols("vx vy w")
    bodies = [(p["m_p"], p["I_p"], *q)]
    power = p["Fx"] * u[0] + (p["Fy"] - p["m_p"] * p["g"]) * u[1] + p["tau"] * u[2]

    def rate(expr):
        return sum(expr.diff(a) * b for a, b in zip(q, u, strict=True))

    for (bx, by), beta in zip(p["base"], p["beta"], strict=True):
        dx = q[0] + p["rho"] * sympy.cos(q[2] + beta) - bx
        dy = q[1] + p["rho"] * sympy.sin(q[2] + beta) - by
        length, phi = sympy.sqrt(dx**2 + dy**2), sympy.atan2(dy, dx)
        own = (
            (p["m_cyl"], p["I_cyl"], p["leg_half"]),
            (p["m_rod"], p["I_rod"], length - p["rod_back"]),
        )
        for m, inertia, out in own:
            y = by + out * dy / length
            bodies.append((m, inertia, bx + out * dx / length, y, phi))
            power -= m * p["g"] * rate(y)
        power -= (p["k"] * (length - p["l0"]) + p["c"] * rate(length)) * rate(length)
    theirs = Jourdain(q, u, bodies, power)
    found = derived("planar_3rpr")
    for _, _, rows, rates in seen(found):
        row = rows["platform"]
        pose = [*row[:2], angle(row)]
        speeds = [*in_ground(row)[:2], row[17]]
        expected = theirs.accelerations(pose, speeds)
        ours = rates["platform"][[0, 1, 5]]
        assert ours == pytest.approx(expected, rel=1e-9, abs=1e-9)


def test_ramp_as_printed():
    """Rolling: u1' = -g sin phi/(1 + J/(m r^2)); it rolls where mu >= tan phi J/(J + m r^2)."""
    data = json.loads((REFERENCE / "ramp_disk.json").read_text())
    p = data["parameters"]
    J, mr2 = p["J"], p["m"] * p["r"] ** 2
    assert np.tan(p["phi"]) * J / (J + mr2) == pytest.approx(data["mu_min"], rel=1e-12)
    rolls = -p["g"] * np.sin(p["phi"]) / (1 + J / mr2)
    assert rolls == pytest.approx(data["rolling"]["acceleration"], rel=1e-12)
    slides = -p["g"] * (np.sin(p["phi"]) - p["mu"] * np.cos(p["phi"]))
    assert slides == pytest.approx(data["sliding"]["acceleration"], rel=1e-12)
    for mu, expected in ((None, rolls), (p["mu"], slides)):
        found = derivation(_at_rest(mu))
        for _, _, _, rates in seen(found):
            uphill = np.cos(p["phi"]) * rates["disk"][0] + np.sin(p["phi"]) * rates["disk"][1]
            assert uphill == pytest.approx(expected, rel=SAME)


def _at_rest(mu):
    """Return the disc on the ramp with another friction, at rest as the text has it."""
    model = example("ramp_disk")
    (disk,), (ramp,) = model.bodies, model.joints
    still = replace(disk, velocity=(0.0, 0.0, 0.0), angular_velocity=(0.0, 0.0, 0.0))
    return replace(model, bodies=(still,), joints=(replace(ramp, coefficient=mu),))
