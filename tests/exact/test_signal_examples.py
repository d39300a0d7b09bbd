"""The examples with controllers, each against an integration of its equations by hand."""

from pathlib import Path

import numpy as np
import pytest
from scipy.integrate import solve_ivp
from scipy.linalg import expm

import kane

MODELS = Path(__file__).parents[2] / "models"
G = 9.81


def balanced(force_of_state: np.ndarray) -> np.ndarray:
    """Return A of the balanced pole for (x, angle, v, rate, wish, distance), by hand.

    (M + m) x'' - m r a'' = F,  -m r x'' + (J + m r^2) a'' = m g r a, the angle counted to the left;
    the wish forgets with 0.3 s, the distance adds up x - wish.
    """
    M, m, r = 1.0, 0.25, 0.5
    inertia = np.linalg.inv(np.array([[M + m, -m * r], [-m * r, m / 12.0 + m * r * r]]))
    right = np.zeros((2, 6))
    right[0] = force_of_state
    right[1, 1] = m * G * r
    A = np.zeros((6, 6))
    A[0, 2] = A[1, 3] = 1.0
    A[2:4] = inertia @ right
    A[4, 4] = -1.0 / 0.3
    A[5, 0], A[5, 4] = 1.0, -1.0
    return A


def test_the_inverted_pendulum_has_the_matrix_of_its_closed_loop():
    """At rest upright; the goal leads the lag alone."""
    rest = kane.equilibrium(kane.load(MODELS / "inverted_pendulum.json"))
    assert rest.is_stable
    linear = kane.linearise(rest.instant, ["goal"], ["cart.x", "force.value"])
    assert linear.signals == ("wish", "distance")
    gains = [43.0, -139.0, 32.0, -36.0, -43.0, 20.0]
    exact = balanced(np.array(gains))
    # round-off of entries of some 1e2
    found = linear.A
    assert found == pytest.approx(exact, abs=1e-10)
    # the force is within its limits, and the place of the cart a state
    assert linear.C_out[0] == pytest.approx([1.0, 0.0, 0.0, 0.0, 0.0, 0.0], abs=1e-9)
    assert linear.C_out[1] == pytest.approx(gains, rel=1e-9)
    assert linear.B[:, 0] == pytest.approx([0.0, 0.0, 0.0, 0.0, 1.0 / 0.3, 0.0], abs=1e-12)


def test_the_inverted_pendulum_comes_to_its_goal():
    """From a lean of 0.2 rad it is caught, and then goes half a metre."""
    result = kane.simulate(kane.load(MODELS / "inverted_pendulum.json"))
    assert result.outcome.ok
    assert result.doubts == ()
    # where the goal stands still, small deviations go by the matrix
    A = balanced(np.array([43.0, -139.0, 32.0, -36.0, -43.0, 20.0]))
    rest = np.array([0.5, 0.0, 0.0, 0.0, 0.5, 0.0])
    names = ("cart.x", "hinge.angle", "cart.vx", "hinge.angle_rate", "wish.value", "distance.value")
    first = int(np.searchsorted(result.time, 5.0 - 1e-9))
    at_five = np.array([result[name][first] for name in names])
    exact = rest + expm(5.0 * A) @ (at_five - rest)
    # what is not linear: squares and cubes of 0.07 rad
    assert result["cart.x"][-1] == pytest.approx(exact[0], abs=1e-3)
    assert result["hinge.angle"][-1] == pytest.approx(exact[1], abs=1e-3)
    assert np.abs(result["force.value"]).max() <= 30.0


def arm(end: float) -> np.ndarray:
    """Return angles and rates of the arm with two servos, by hand, sample by sample."""
    T_max, E_max, period = 14.0, 8.0, 0.02
    m1, m2, J1, J2, l1, r1, r2 = 2.0, 1.0, 0.03, 0.01, 0.4, 0.2, 0.15

    def accelerations(a: np.ndarray, w: np.ndarray, torque: np.ndarray) -> np.ndarray:
        c, s = np.cos(a[1]), m2 * l1 * r2 * np.sin(a[1])
        low = J2 + m2 * r2 * (r2 + l1 * c)
        top = J1 + m1 * r1**2 + m2 * l1 * (l1 + r2 * c) + low
        inertia = np.array([[top, low], [low, J2 + m2 * r2**2]])
        centrifugal = s * np.array([-w[1] * (2.0 * w[0] + w[1]), w[0] ** 2])
        hand = m2 * r2 * np.sin(a[0] + a[1])
        weight = G * np.array([(m1 * r1 + m2 * l1) * np.sin(a[0]) + hand, hand])
        drag = np.array([0.2 * w[0], 0.1 * w[1]])
        return np.linalg.solve(inertia, torque - centrifugal - weight - drag)

    y, total, wish = np.zeros(6), 0.0, np.zeros(2)
    for k in range(round(end / period)):
        t = k * period
        wish[:] = 2.2 * (t >= 0.2 - 1e-9), 1.2 * (t >= 1.0 - 1e-9)
        error = wish[1] - y[1]
        elbow = np.clip(12.0 * error + 25.0 * total - 0.8 * y[3], -E_max, E_max)
        total = np.clip(total + period * error, -0.1, 0.1)

        def rates(_: float, y: np.ndarray, elbow: float = elbow) -> np.ndarray:
            error = wish[0] - y[0]
            slope = (error - y[5]) / 0.02
            shoulder = np.clip(60.0 * error + y[4] + 9.0 * slope, -T_max, T_max)
            leads_on = (y[4] >= T_max and error > 0.0) or (y[4] <= -T_max and error < 0.0)
            turn = accelerations(y[:2], y[2:4], np.array([shoulder, elbow]))
            return np.array([*y[2:4], *turn, 0.0 if leads_on else 90.0 * error, slope])

        y = solve_ivp(rates, (0.0, period), y, "RK45", rtol=1e-8, atol=1e-10).y[:, -1]
        y[4] = np.clip(y[4], -T_max, T_max)
    return y[:4]


def test_the_servos_lead_the_arm_as_an_integration_sample_by_sample_has_it():
    """The shoulder comes to its limits, and so does what it adds up; the elbow is sampled."""
    result = kane.simulate(
        kane.load(MODELS / "servo_arm.json"), duration=2.0, rtol=1e-9, atol=1e-11
    )
    assert result.outcome.ok
    found = [result["shoulder.angle"][-1] + np.pi / 2, result["elbow.angle"][-1]]
    # the reference steps over limits: steps of 2 ms at most near them, errors of second order
    assert found == pytest.approx(arm(2.0)[:2].tolist(), abs=1e-5)
    assert result["shoulder servo.value"].max() == 14.0
    held = result["elbow servo.value"][(result.time > 1.001) & (result.time < 1.019)]
    assert np.ptp(held) == 0.0


def test_the_servos_come_to_what_is_wanted():
    """Without an error that stays, against the weight."""
    result = kane.simulate(kane.load(MODELS / "servo_arm.json"))
    assert result.outcome.ok
    assert result.doubts == ()
    assert result["shoulder.angle"][-1] == pytest.approx(1.3 - np.pi / 2, abs=0.01)
    assert result["elbow.angle"][-1] == pytest.approx(0.4, abs=0.01)
