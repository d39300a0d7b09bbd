"""A thin disc that rolls on a plane without slip."""

import numpy as np
import pytest
from scipy.integrate import solve_ivp
from scipy.spatial.transform import Rotation
from tests.exact.test_conservation import momenta, spread

import kane
from kane.elements.body import Body
from kane.elements.rolling_disc import RollingDisc
from kane.model import Model

MASS, RADIUS, G = 0.8, 0.25, 9.81
ACROSS, ALONG = 0.013, 0.025  # moments about a diameter and about the axis
ROLLS = ALONG + MASS * RADIUS**2  # about the axis through the contact
# fifty to a hundred revolutions, with an error of 1e-12 in each of some thousand steps
TOLERANCE = 1e-8


class Disc:
    """Kane's equations of the disc for three speeds, in Euler's angles phi, theta, psi.

    e1 is horizontal in the disc's plane, e3 its axis, theta the angle of the axis from the
    vertical, e2 = e3 x e1 goes up the disc. The disc turns with u1 e1 + u2 e2 + u3 e3,
    u1 = theta', u2 = phi' sin(theta), u3 = psi' + phi' cos(theta), the frame with the same u1, u2
    and with u2 cot(theta) along e3. Without slip the centre, r e2 from the contact, has the
    velocity v = r (u1 e3 - u3 e1). Its acceleration in the turning frame is
    r (u1 u2 - u3', -u2 u3 cot(theta) - u1^2, u1' + u2 u3), and the rate of the angular momentum
    is (A u1' + C u2 u3 - A u2^2 cot(theta), A u2' + A u1 u2 cot(theta) - C u1 u3, C u3'). The
    partial angular velocities e1, e2, e3 and partial velocities r e3, 0, -r e1 make of these
    F_r + F*_r = 0 with the one generalized active force -m g r cos(theta) of u1.
    """

    def __init__(self, theta, u1, u2, u3):
        self.start = [0.0, theta, 0.0, 0.0, 0.0, u1, u2, u3]

    @staticmethod
    def rates(_, y):
        phi, theta, _, _, _, u1, u2, u3 = y
        sin, cos = np.sin(theta), np.cos(theta)
        cot = cos / sin
        topple = ACROSS * u2**2 * cot - ROLLS * u2 * u3 - MASS * G * RADIUS * cos
        return [
            u2 / sin,
            u1,
            u3 - u2 * cot,
            RADIUS * (u1 * np.sin(phi) * sin - u3 * np.cos(phi)),
            RADIUS * (-u1 * np.cos(phi) * sin - u3 * np.sin(phi)),
            topple / (ACROSS + MASS * RADIUS**2),
            ALONG / ACROSS * u1 * u3 - u1 * u2 * cot,
            MASS * RADIUS**2 * u1 * u2 / ROLLS,
        ]

    def motion(self, t):
        done = solve_ivp(
            self.rates, (0, t[-1]), self.start, method="DOP853", t_eval=t, rtol=1e-12, atol=1e-13
        )
        return done.y

    def model(self):
        """The disc at its start, with speeds that roll."""
        _, theta, _, _, _, u1, u2, u3 = self.start
        turn = Rotation.from_euler("X", theta)
        body = Body(
            name="disc",
            mass=MASS,
            inertia=(ACROSS, ACROSS, ALONG),
            position=(0.0, 0.0, float(RADIUS * np.sin(theta))),
            orientation=tuple(turn.as_quat().tolist()),
            velocity=tuple((RADIUS * turn.apply([-u3, 0.0, u1])).tolist()),
            angular_velocity=(u1, u2, u3),
        )
        floor = RollingDisc(
            name="floor", body_a="ground", axis_a=(0.0, 0.0, 1.0), body_b="disc", radius=RADIUS
        )
        return Model(gravity=(0.0, 0.0, -G), bodies=(body,), joints=(floor,))


def steady(theta, turning):
    """The disc that leans at a constant angle and goes round in a circle.

    With theta' = 0 and phi' = Omega the first equation leaves
    (C + m r^2) Omega sin(theta) u3 = A Omega^2 sin(theta) cos(theta) - m g r cos(theta).
    """
    sin, cos = np.sin(theta), np.cos(theta)
    u3 = (ACROSS * turning**2 * sin - MASS * G * RADIUS) * cos / (ROLLS * turning * sin)
    return Disc(theta, 0.0, float(turning * sin), float(u3))


def run(model, duration, every=0.02):
    result = kane.simulate(model, duration=duration, record_every=every, rtol=1e-12, atol=1e-13)
    assert result.outcome.ok
    assert result.outcome.position_violation < 1e-12
    assert result.outcome.velocity_violation < 1e-11
    return result


def turns(result, body=0):
    return Rotation.from_quat(result.q[:, body, 3:].copy())


def lowest_point(result):
    """The lowest point of the rim, found from the axis: down the slope of the disc."""
    axis = turns(result).apply([0.0, 0.0, 1.0])
    down = axis * axis[:, 2:] - [0.0, 0.0, 1.0]
    return result.q[:, 0, :3] + RADIUS * down / np.linalg.norm(down, axis=1, keepdims=True)


def assert_rolls(result):
    """The rim touches the plane, with a point that stands still."""
    low = lowest_point(result)
    assert np.abs(low[:, 2]).max() < 1e-12
    arm = low - result.q[:, 0, :3]
    speed = result.u[:, 0, :3] + np.cross(turns(result).apply(result.u[:, 0, 3:].copy()), arm)
    assert np.abs(speed).max() < 1e-11


@pytest.mark.parametrize(("theta", "turning"), [(1.2, 1.5), (1.9, 1.1), (0.7, 9.0)])
def test_a_leaning_disc_rolls_in_a_circle(theta, turning):
    disc = steady(theta, turning)
    result = run(disc.model(), 10.0)
    u3, time = disc.start[7], result.time
    sin, cos = np.sin(theta), np.cos(theta)
    # the centre goes round at the speed r u3 against e1, so about a point across from it
    circle = -RADIUS * u3 / turning
    angle = turning * time
    centre = np.column_stack(
        [circle * np.sin(angle), circle * (1 - np.cos(angle)), np.full(len(time), RADIUS * sin)]
    )
    np.testing.assert_allclose(result.q[:, 0, :3], centre, atol=TOLERANCE)
    spin = u3 - turning * cos
    angles = np.column_stack([angle, np.full(len(time), theta), spin * time])
    apart = turns(result) * Rotation.from_euler("ZXZ", angles).inv()
    assert apart.magnitude().max() < TOLERANCE
    assert_rolls(result)
    assert result.energy_drift < 1e-9

    # Newton: the force at the contact carries the weight and bends the path
    inward = np.column_stack([-np.sin(angle), np.cos(angle), np.zeros(len(time))])
    force = MASS * (circle * turning**2 * inward + np.array([0.0, 0.0, G]))
    found = np.column_stack([result[f"floor.f{x}"] for x in "xyz"])
    np.testing.assert_allclose(found, force, atol=100 * TOLERANCE)
    # and its moment about the centre is that of the force alone
    moment = np.column_stack([result[f"floor.m{x}"] for x in "xyz"])
    arm = lowest_point(result) - result.q[:, 0, :3]
    np.testing.assert_allclose(moment, np.cross(arm, found), atol=1e-12)


STARTS = {
    "wobbles": (1.3, 1.5, 0.5, -12.0),
    "falls from side to side": (1.0, 0.0, 0.6, 7.0),
    "spins like a coin": (1.2, 0.5, 14.0, 1.0),
}


@pytest.mark.parametrize("start", STARTS.values(), ids=STARTS)
def test_a_disc_moves_as_the_equations_for_three_speeds_say(start):
    disc = Disc(*start)
    result = run(disc.model(), 3.0)
    phi, theta, psi, x, y, u1, u2, u3 = disc.motion(result.time)
    assert np.ptp(theta) > 0.1
    np.testing.assert_allclose(result["disc.x"], x, atol=TOLERANCE)
    np.testing.assert_allclose(result["disc.y"], y, atol=TOLERANCE)
    np.testing.assert_allclose(result["disc.z"], RADIUS * np.sin(theta), atol=TOLERANCE)
    expected = Rotation.from_euler("ZXZ", np.column_stack([phi, theta, psi]))
    assert (turns(result) * expected.inv()).magnitude().max() < TOLERANCE
    seen = Rotation.from_euler("Z", psi[:, None]).apply(result.u[:, 0, 3:].copy())
    np.testing.assert_allclose(seen, np.column_stack([u1, u2, u3]), atol=100 * TOLERANCE)
    assert_rolls(result)
    assert result.energy_drift < 1e-9


def test_an_upright_disc_rolls_straight_on():
    result = run(Disc(np.pi / 2, 0.0, 0.0, -8.0).model(), 3.0)
    np.testing.assert_allclose(result["disc.x"], 8.0 * RADIUS * result.time, atol=1e-11)
    np.testing.assert_allclose(result["disc.wz"], -8.0, atol=1e-11)
    # upright and slow it would topple; at this speed round-off stays what it is
    for key in ("y", "vy", "wx", "wy"):
        assert np.abs(result[f"disc.{key}"]).max() < 1e-11


def test_a_disc_on_a_free_plate_keeps_all_momenta():
    disc = Disc(1.3, 0.4, 0.5, -12.0).model()
    plate = Body(
        name="plate", mass=3.0, inertia=(0.3, 0.4, 0.5), position=(0.1, 0.0, -0.1),
        velocity=(0.2, -0.1, 0.3), angular_velocity=(0.4, -0.5, 0.7),
    )  # fmt: skip
    floor = RollingDisc(
        name="floor", body_a="plate", point_a=(0.0, 0.0, 0.1), axis_a=(0.0, 0.0, 1.0),
        body_b="disc", radius=RADIUS,
    )  # fmt: skip
    model = Model(bodies=(plate, *disc.bodies), joints=(floor,))
    result = run(model, 2.0)
    linear, angular = momenta(result)
    assert spread(linear) < 1e-10
    assert spread(angular) < 1e-10
    assert result.energy_drift < 1e-9
    assert np.ptp(result["plate.wx"]) > 0.1  # the disc does turn it
