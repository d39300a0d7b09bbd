"""A heavy symmetric top on a ball joint against Lagrange's equations in Euler's angles."""

import numpy as np
import pytest
from scipy.integrate import solve_ivp
from scipy.spatial.transform import Rotation

import kane
from kane.elements.ball import Ball
from kane.elements.body import Body
from kane.model import Model

MASS, LENGTH, G = 0.5, 0.08, 9.81
ACROSS, ALONG = 0.0011, 0.0006  # moments at the mass centre
A = ACROSS + MASS * LENGTH**2  # about the foot, across the axis


class Top:
    """Angles phi, theta, psi about z, x', z'' (Goldstein, Classical Mechanics, section 5.7).

    phi and psi are cyclic: their momenta are constant, and theta is left.
    """

    def __init__(self, theta, phi_dot, theta_dot, spin):
        self.p_psi = ALONG * spin
        self.p_phi = A * phi_dot * np.sin(theta) ** 2 + self.p_psi * np.cos(theta)
        self.start = [0.0, theta, 0.0, theta_dot]

    def phi_dot(self, theta):
        return (self.p_phi - self.p_psi * np.cos(theta)) / (A * np.sin(theta) ** 2)

    def rates(self, _, y):
        _, theta, _, theta_dot = y
        phi_dot = self.phi_dot(theta)
        sin, cos = np.sin(theta), np.cos(theta)
        torque = A * phi_dot**2 * sin * cos - self.p_psi * phi_dot * sin + MASS * G * LENGTH * sin
        return [phi_dot, theta_dot, self.p_psi / ALONG - phi_dot * cos, torque / A]

    def angles(self, t):
        done = solve_ivp(
            self.rates, (0, t[-1]), self.start, method="DOP853", t_eval=t, rtol=1e-12, atol=1e-13
        )
        return done.y

    def energy(self, y):
        _, theta, _, theta_dot = y
        kinetic = A * (theta_dot**2 + (self.phi_dot(theta) * np.sin(theta)) ** 2)
        return kinetic / 2 + MASS * G * LENGTH * np.cos(theta)


STARTS = {
    "cusps": (0.6, 0.0, 0.0, 150.0),
    "loops": (0.6, -3.0, 0.0, 150.0),
    "waves": (0.9, 8.0, 0.5, 120.0),
}


@pytest.mark.parametrize("start", STARTS.values(), ids=STARTS)
def test_the_top_in_eulers_angles_keeps_its_energy(start):
    top = Top(*start)
    energy = top.energy(top.angles(np.linspace(0, 2, 101)))
    assert np.ptp(energy) < 1e-10 * np.abs(energy).max()


@pytest.mark.parametrize("start", STARTS.values(), ids=STARTS)
def test_a_top_on_its_foot_nutates_and_precesses(start):
    theta, phi_dot, theta_dot, spin = start
    axis = np.array([0.0, -np.sin(theta), np.cos(theta)])
    turn = Rotation.from_euler("X", theta)
    # w in body axes at phi = psi = 0
    w = np.array([theta_dot, phi_dot * np.sin(theta), spin])
    body = Body(
        name="top",
        mass=MASS,
        inertia=(ACROSS, ACROSS, ALONG),
        position=tuple((LENGTH * axis).tolist()),
        orientation=tuple(turn.as_quat().tolist()),
        velocity=tuple(turn.apply(np.cross(w, [0, 0, LENGTH])).tolist()),
        angular_velocity=tuple(w.tolist()),
    )
    foot = Ball(name="foot", body_a="ground", body_b="top", point_b=(0.0, 0.0, -LENGTH))
    model = Model(gravity=(0.0, 0.0, -G), bodies=(body,), joints=(foot,))
    result = kane.simulate(model, duration=2.0, record_every=0.01, rtol=1e-12, atol=1e-13)

    angles = Top(*start).angles(result.time)
    # fifty turns: an error of the spin of 1e-12 a step turns the body by less than this
    tolerance = 1e-8
    expected = Rotation.from_euler("ZXZ", angles[:3].T)
    apart = Rotation.from_quat(result.q[:, 0, 3:].copy()) * expected.inv()
    assert apart.magnitude().max() < tolerance
    np.testing.assert_allclose(
        result.q[:, 0, :3], expected.apply([0.0, 0.0, LENGTH]), atol=LENGTH * tolerance
    )
    np.testing.assert_allclose(result["top.wz"], spin, rtol=1e-10)  # nothing turns it
    assert result.energy_drift < 1e-10
