"""Bodies without joints against closed forms."""

import numpy as np
import pytest
from scipy.integrate import quad
from scipy.spatial.transform import Rotation
from scipy.special import ellipj, ellipk

import kane
from kane.elements.body import Body
from kane.elements.loads import Torque
from kane.model import Model

TIGHT = {"rtol": 1e-12, "atol": 1e-13}
TOLERANCE = 1e-9  # some hundred steps with an error of 1e-12 each, amplified by the motion
H = 1e-5  # central differences in the checks of the solutions: error H^2 and round-off / H
DIFFERENCES = 1e-8


def orientation(result):
    return Rotation.from_quat(result.q[:, 0, 3:].copy())


@pytest.mark.parametrize("method", ["heun", "rk4", "dop853"])
def test_a_falling_body_follows_its_parabola(method):
    v, g = np.array([1.0, 2.0, 3.0]), np.array([0.5, -0.3, -9.81])
    body = Body(name="b", mass=2.5, inertia=(1.0, 1.0, 1.0), velocity=tuple(v.tolist()))
    result = kane.simulate(Model(bodies=(body,), gravity=tuple(g.tolist())), method=method)
    t = result.time[:, None]
    # methods of order 2 and more are exact for a parabola: round-off of a thousand steps
    np.testing.assert_allclose(result.q[:, 0, :3], v * t + g * t**2 / 2, atol=1e-12)
    np.testing.assert_allclose(result.u[:, 0, :3], v + g * t, atol=1e-12)


class SymmetricTop:
    """Motion without torque of a body with moments (A, A, C) that starts in the ground's axes.

    The angular momentum H is fixed in space and w = H / A - s z with s = (C - A) w3 / A, so that
    the body turns about H at |H| / A and about its axis at -s: R = exp(t H / A) exp(-s t z)
    (Landau, Lifshitz, Mechanics, section 33 and 36).
    """

    def __init__(self, A, C, w):
        self.A, self.C, self.w0 = A, C, np.array(w)
        self.H = np.array([A, A, C]) * self.w0
        self.s = (C - A) / A * self.w0[2]

    def turn(self, t):
        t = np.atleast_1d(t)
        z = np.array([0.0, 0.0, 1.0])
        return Rotation.from_rotvec(np.outer(t, self.H / self.A)) * Rotation.from_rotvec(
            np.outer(-self.s * t, z)
        )

    def w(self, t):
        cos, sin = np.cos(self.s * t), np.sin(self.s * t)
        w1, w2, w3 = self.w0
        return np.stack([w1 * cos - w2 * sin, w1 * sin + w2 * cos, np.full_like(t, w3)], axis=-1)


def test_the_symmetric_top_of_the_formula_obeys_euler():
    top = SymmetricTop(2.0, 3.0, (0.4, -0.3, 5.0))
    t = np.array([0.7])
    step = (top.turn(t - H).inv() * top.turn(t + H)).as_rotvec() / (2 * H)
    np.testing.assert_allclose(step, top.w(t), atol=DIFFERENCES)
    np.testing.assert_allclose(
        top.turn(t).apply(np.array([2.0, 2.0, 3.0]) * top.w(t)), [top.H], atol=1e-12
    )


@pytest.mark.parametrize(("A", "C"), [(2.0, 3.0), (2.0, 0.3)])
def test_a_symmetric_body_precesses_as_poinsot_says(A, C):
    w = (0.4, -0.3, 5.0)
    body = Body(name="b", mass=1.0, inertia=(A, A, C), angular_velocity=w)
    result = kane.simulate(Model(bodies=(body,)), duration=10.0, **TIGHT)
    top = SymmetricTop(A, C, w)
    np.testing.assert_allclose(result.u[:, 0, 3:], top.w(result.time), atol=TOLERANCE)
    apart = (orientation(result) * top.turn(result.time).inv()).magnitude()
    assert apart.max() < TOLERANCE


class AsymmetricTop:
    """Angular velocity without torque for moments I1 < I2 < I3, H^2 > 2 E I2, w2 = 0 at t = 0.

    In Jacobi's elliptic functions (Landau, Lifshitz, Mechanics, section 37).
    """

    def __init__(self, moments, w):
        self.I = I1, I2, I3 = moments
        self.w1, zero, self.w3 = w
        assert zero == 0
        energy2 = I1 * self.w1**2 + I3 * self.w3**2
        H2 = (I1 * self.w1) ** 2 + (I3 * self.w3) ** 2
        assert energy2 * I2 < H2
        self.w2 = np.sqrt((energy2 * I3 - H2) / (I2 * (I3 - I2)))
        self.rate = np.sqrt((I3 - I2) * (H2 - energy2 * I1) / (I1 * I2 * I3))
        self.m = (I2 - I1) * (energy2 * I3 - H2) / ((I3 - I2) * (H2 - energy2 * I1))
        self.period = 4 * ellipk(self.m) / self.rate

    def w(self, t):
        sn, cn, dn, _ = ellipj(self.rate * t, self.m)
        return np.stack([self.w1 * cn, self.w2 * sn, self.w3 * dn], axis=-1)


def test_the_asymmetric_top_of_the_formula_obeys_euler():
    top = AsymmetricTop((1.0, 2.0, 2.7), (1.5, 0.0, 1.2))
    moments = np.array(top.I)
    for t in (0.3, 1.7, 6.1):
        w = top.w(t)
        rate = (top.w(t + H) - top.w(t - H)) / (2 * H)
        np.testing.assert_allclose(moments * rate, -np.cross(w, moments * w), atol=DIFFERENCES)


def test_an_asymmetric_body_tumbles_in_elliptic_functions():
    moments, w = (1.0, 2.0, 2.7), (1.5, 0.0, 1.2)
    top = AsymmetricTop(moments, w)
    body = Body(name="b", mass=1.0, inertia=moments, angular_velocity=w)
    result = kane.simulate(Model(bodies=(body,)), duration=3 * top.period, **TIGHT)
    np.testing.assert_allclose(result.u[:, 0, 3:], top.w(result.time), atol=TOLERANCE)
    # and the orientation keeps the angular momentum where it was in space
    momentum = orientation(result).apply(np.array(moments) * result.u[:, 0, 3:])
    np.testing.assert_allclose(momentum, np.tile(momentum[0], (len(momentum), 1)), atol=TOLERANCE)
    assert result.energy_drift < TOLERANCE


@pytest.mark.parametrize("axes", ["ground", "body"])
def test_a_torque_about_a_principal_axis_spins_a_body_up(axes):
    body = Body(name="b", mass=1.0, inertia=(1.0, 2.0, 2.5), angular_velocity=(0.0, 0.3, 0.0))
    torque = Torque(name="t", body="b", axes=axes, torque=(0.0, 7.0, 0.0))
    result = kane.simulate(Model(bodies=(body,), torques=(torque,)), duration=5.0, **TIGHT)
    t = result.time
    np.testing.assert_allclose(result["b.wy"], 0.3 + 3.5 * t, rtol=TOLERANCE)
    angle = 0.3 * t + 3.5 * t**2 / 2
    np.testing.assert_allclose(result["b.angle_y"], angle, atol=TOLERANCE * 100)
    np.testing.assert_allclose(result["system.work"], 7.0 * angle, atol=TOLERANCE * 1000)


def test_a_torque_along_the_axis_of_a_symmetric_body_turns_its_wobble_ever_faster():
    # w3 = w30 + T t / C, and w1 + i w2 turns by the integral of s = (C - A) w3 / A
    A, C, T, w = 1.0, 1.6, 2.0, (0.5, 0.0, 1.0)
    body = Body(name="b", mass=1.0, inertia=(A, A, C), angular_velocity=w)
    torque = Torque(name="t", body="b", axes="body", torque=(0.0, 0.0, T))
    result = kane.simulate(Model(bodies=(body,), torques=(torque,)), duration=5.0, **TIGHT)
    t = result.time
    phase = (C - A) / A * (w[2] * t + T / C * t**2 / 2)
    assert phase[-1] == pytest.approx(quad(lambda x: (C - A) / A * (w[2] + T / C * x), 0, 5)[0])
    expected = np.stack([0.5 * np.cos(phase), 0.5 * np.sin(phase), w[2] + T / C * t], axis=-1)
    np.testing.assert_allclose(result.u[:, 0, 3:], expected, atol=TOLERANCE)
