"""More examples of bodies that touch, each against a closed form or an integration of its own."""

import math
from itertools import pairwise

import numpy as np
import pytest
from scipy.integrate import quad
from scipy.optimize import brentq, fsolve
from tests.exact.test_contact_examples import G, run

from kane.reading.holds import room_between


def events(result, kind):
    return [event for event in result.events if event.kind == kind]


def test_a_ball_leaves_its_loop_where_it_is_no_longer_pressed_and_lands_where_a_parabola_ends():
    """v^2 = v0^2 - 2 g l (1 - cos), and N = m v^2 / l + m g cos is zero at cos = (2 - f) / 3."""
    result = run("ball_in_a_loop")
    ring, ball, v0 = 0.5, 0.05, result["ball.vx"][0]
    length = ring - ball
    cosine = (2 - v0**2 / (G * length)) / 3
    angle = math.acos(cosine)
    lifts, lands = events(result, "lifts")[0].time, events(result, "strikes")[0].time
    at = np.searchsorted(result.time, lifts)
    assert result["ball.x"][at] == pytest.approx(length * math.sin(angle), abs=1e-8)
    assert result["ball.y"][at] == pytest.approx(ring - length * cosine, abs=1e-8)
    took, _ = quad(
        lambda a: length / math.sqrt(v0**2 - 2 * G * length * (1 - math.cos(a))), 0.0, angle
    )
    assert lifts == pytest.approx(took, rel=1e-7)
    speed = math.sqrt(-G * length * cosine)

    def outside(t):
        x = length * math.sin(angle) + speed * cosine * t
        y = -length * cosine + speed * math.sin(angle) * t - G * t * t / 2
        return math.hypot(x, y) - length

    assert lands == pytest.approx(lifts + brentq(outside, 0.1, 2.0), rel=1e-6)
    away = np.hypot(result["ball.x"], result["ball.y"] - ring)
    assert away.max() < length + 1e-9


def test_a_cradle_hands_the_speed_on_and_the_last_ball_rises_as_high():
    result = run("newtons_cradle", duration=1.0)
    mass, radius, length, gap, start = 0.1, 0.02, 0.2, 1e-4, 0.7
    inertia = mass * (length**2 + 0.4 * radius**2)

    def rate(angle):
        return math.sqrt(2 * mass * G * length * (math.cos(angle) - math.cos(start)) / inertia)

    def apart(angle):
        x = 2 * radius + gap - length * math.sin(angle)
        return math.hypot(x, length * (math.cos(angle) - 1.0)) - 2 * radius

    touches = brentq(apart, 0.0, 0.01)
    # the root of the rate at its start is taken out by angle = start - s^2
    took, _ = quad(
        lambda s: 2 * s / rate(start - s * s), 0.0, math.sqrt(start + touches), limit=200
    )
    strikes = events(result, "strikes")
    assert [event.element for event in strikes[:4]] == [f"touch {i}" for i in (1, 2, 3, 4)]
    assert strikes[0].time == pytest.approx(took, rel=1e-7)
    # each strikes a tenth of a millimetre beyond where it hangs: 4 gaps of 5e-4 rad at 0.7 rad
    assert result["hinge 5.angle"].max() == pytest.approx(start, abs=4 * gap / length)
    energy = result["system.energy"]
    assert np.ptp(energy) < 1e-9 * abs(energy[0])


def test_a_gripper_lifts_and_slips_when_friction_asks_it_to():
    """The hoist has all weight at 40 (t - 0.3) = m g, and friction ends at 2 mu N = m (g + a)."""
    result = run("gripper")
    ball, rest, push, friction = 0.5, 1.2, 8.0, 0.5
    lifts = next(e for e in events(result, "lifts") if e.element == "floor")
    assert lifts.time == pytest.approx(0.3 + ball * G / 40, rel=1e-8)
    most = 2 * friction * push / ball - G
    slips = [e for e in events(result, "slides") if e.element.endswith("grip")]
    assert [e.element for e in slips] == ["left grip", "right grip"]
    assert slips[0].time == pytest.approx(0.3 + (ball * G + (ball + rest) * most) / 40, rel=1e-8)
    carried = (result.time > lifts.time) & (result.time < slips[0].time)
    above = result.time[carried] - lifts.time
    height = 0.04 + 40 / (ball + rest) * above**3 / 6
    np.testing.assert_allclose(result["ball.y"][carried], height, atol=1e-9)
    np.testing.assert_allclose(result["left grip.normal_force"][carried], push, rtol=1e-9)


def test_a_ratchet_holds_the_weight_on_the_tooth_behind():
    """At rest the end of the pawl lies between the face of a tooth and the flank of the next."""
    result = run("ratchet")
    teeth, tip, root, radius, length = 12, 0.06, 0.048, 0.003, 0.07
    pin = np.array([-0.07, 0.066])
    pitch = 2 * math.pi / teeth

    def distances(unknown):
        """How far the end of the pawl is from face and flank, less its radius."""
        wheel, pawl = unknown
        end = pin + length * np.array([math.cos(pawl), math.sin(pawl)])
        face, beside = ([math.cos(wheel + k * pitch), math.sin(wheel + k * pitch)] for k in (0, 1))
        foot, top = root * np.array(face), tip * np.array(beside)
        to_face = np.array([-face[1], face[0]]) @ (end - foot)
        along = (top - foot) / np.linalg.norm(top - foot)
        to_flank = np.array([along[1], -along[0]]) @ (end - foot)
        return [to_face - radius, to_flank - radius]

    wheel, pawl = fsolve(distances, [math.radians(88), math.radians(-10)], xtol=1e-13)
    turned = result["shaft.angle"][-1] - (wheel - 0.0)
    assert turned / pitch == pytest.approx(round(turned / pitch), abs=1e-7)
    assert result["pawl.angle_z"][-1] == pytest.approx(pawl, abs=1e-8)
    assert result["weight.speed"][-1] == pytest.approx(0.0, abs=1e-9)
    # it wound up while it clicked: each tooth passed is one fall of the pawl
    passed = (result["shaft.angle"][0] - result["shaft.angle"].min()) / pitch
    assert len([e for e in events(result, "strikes") if e.time < 1.0]) == pytest.approx(
        passed, abs=1
    )
    # the torque of the weight by the forces at both places
    end = pin + length * np.array([math.cos(pawl), math.sin(pawl)])
    spin = wheel + math.pi / 2
    face = np.array([math.cos(spin), math.sin(spin)])
    foot, top = (
        size * np.array([math.cos(wheel + k * pitch), math.sin(wheel + k * pitch)])
        for size, k in ((root, 0), (tip, 1))
    )
    flank = np.array([top[1] - foot[1], foot[0] - top[0]]) / np.linalg.norm(top - foot)

    def turn(at, force):
        return at[0] * force[1] - at[1] * force[0]

    spring = -0.02 * (result["pawl pin.angle"][-1] + 2.0)
    weight = turn(length / 2 * np.array([math.cos(pawl), math.sin(pawl)]), [0.0, -0.02 * G])
    pressed = np.linalg.solve(
        [[turn(end, -face), turn(end, -flank)], [turn(end - pin, face), turn(end - pin, flank)]],
        [-2.0 * G * 0.03, -spring - weight],
    )
    assert result["click.normal_force"][-1] == pytest.approx(pressed.sum(), rel=1e-7)


def test_a_clock_lets_one_tooth_go_in_each_period_of_its_pendulum():
    result = run("escapement")
    passes = [
        (result.time[i], result["arbor.angle"][i])
        for i, (before, after) in enumerate(pairwise(result["pivot.angle"]))
        if before > 0.0 >= after
    ]
    teeth = [(a - b) / math.radians(18.0) for (_, a), (_, b) in pairwise(passes)]
    np.testing.assert_allclose(teeth, 1.0, atol=0.25)  # within the drop of a tooth
    lets_go = [e.time for e in events(result, "lifts")]
    # two teeth fall in each period, one on each side
    assert len(lets_go) == pytest.approx(2 * (lets_go[-1] - lets_go[0]) / 1.0125 + 1, abs=0.2)
    periods = np.subtract(lets_go[2:], lets_go[:-2])
    mass, length, bob = 0.2, 0.25, 0.03
    inertia = mass * (length**2 + bob**2 / 2) + 2e-5
    swing = max(np.abs(result["pivot.angle"][result.time > 4.0]))
    free = 2 * math.pi * math.sqrt(inertia / (mass * G * length)) * (1 + swing**2 / 16)
    # a tooth that pushes before and after the middle changes the period by a few per mille
    np.testing.assert_allclose(periods[2:], free, rtol=0.01)


@pytest.mark.parametrize("name", ["ball_in_a_loop", "die", "geneva_wheel", "ratchet"])
def test_between_frames_bodies_are_not_seen_inside_each_other(name):
    """A tenth of a pixel of a picture of 1000 is 1e-4 of the way of the bodies."""
    result = run(name)
    time, model = result.time, result.model
    size = np.ptp(np.concatenate([result.poses_at(t).position for t in time[::10].tolist()]), 0)
    for t in (time[:-1] + 0.4 * np.diff(time))[::5].tolist():
        poses = result.poses_at(t)
        assert all(room_between(model, each, poses) > -1e-4 * max(size) for each in model.contacts)


class Toy:
    """The woodpecker in minimal coordinates, advanced by Moreau's time steps.

    The toy, its numbers and the way to write it down are those of Glocker and Studer (Multibody
    Syst. Dyn. 13, 2005), but with angles of any size: height of the sleeve, angles of sleeve and
    bird. Contacts are the beak, and the lower and the upper corner of the sleeve.
    """

    MASS, INERTIA = (0.0003, 0.0045), (5e-9, 7e-7)  # of sleeve and bird
    STIFFNESS, HINGE, CENTRE = 0.0056, 0.010, 0.015
    POLE, SLEEVE, HALF, BEAK, REACH = 0.0025, 0.0031, 0.0058, 0.020, 0.0201
    FRICTION, RESTITUTION = 0.3, np.array([0.5, 0.0, 0.0])

    def run(self, duration, step):
        """Return time, height and angle of the bird at each step."""
        q, u = np.array([0.25, -0.1009, -0.2788]), np.array([-0.3411, 0.0, -7.4583])
        count = round(duration / step)
        found = np.zeros((count, 3))
        for n in range(count):
            q = q + step / 2 * u
            mass, force = self._free(q, u)
            inverse = np.linalg.inv(mass)
            gaps, normal, along = self._contacts(q)
            closed = np.flatnonzero(gaps <= 0.0)
            after = u + inverse @ force * step
            if len(closed):
                after = self._struck(inverse, normal[closed], along[closed], u, after, closed)
            u = after
            q = q + step / 2 * u
            found[n] = (n + 1) * step, q[0], q[2]
        return found

    def _free(self, q, u):
        (m, M), (j, J), a, b = self.MASS, self.INERTIA, self.HINGE, self.CENTRE
        c, s, C, S = math.cos(q[1]), math.sin(q[1]), math.cos(q[2]), math.sin(q[2])
        between, spring = q[1] - q[2], self.STIFFNESS * (q[1] - q[2])
        both = M * a * b * math.cos(between)
        turning = M * a * b * math.sin(between)
        mass = np.array(
            [[m + M, M * a * c, M * b * C], [M * a * c, j + M * a * a, both],
             [M * b * C, both, J + M * b * b]]
        )  # fmt: skip
        force = np.array(
            [M * (a * s * u[1] ** 2 + b * S * u[2] ** 2) - (m + M) * G,
             -turning * u[2] ** 2 - spring - M * G * a * c,
             turning * u[1] ** 2 + spring - M * G * b * C]
        )  # fmt: skip
        return mass, force

    def _contacts(self, q):
        """Return gaps, and how normal and tangential speeds follow from those of coordinates."""
        a, out, up = self.HINGE, self.CENTRE - self.REACH, self.BEAK
        side, half = self.SLEEVE, self.HALF
        c, s, C, S = math.cos(q[1]), math.sin(q[1]), math.cos(q[2]), math.sin(q[2])
        gaps = np.array([a * c + out * C - up * S, side * c + half * s, side * c - half * s])
        normal = [[0, -a * s, -out * S - up * C], [0, half * c - side * s, 0],
                  [0, -half * c - side * s, 0]]  # fmt: skip
        along = [[1, a * c, out * C - up * S], [1, side * c + half * s, 0],
                 [1, side * c - half * s, 0]]  # fmt: skip
        return gaps - self.POLE, np.array(normal), np.array(along)

    def _struck(self, inverse, normal, along, before, after, closed):
        """Return the speeds after impulses along both directions, by Gauss-Seidel."""
        wanted = -self.RESTITUTION[closed] * np.minimum(normal @ before, 0.0)
        pressing, rubbing = np.zeros(len(closed)), np.zeros(len(closed))
        for _ in range(60):
            was = np.array([pressing, rubbing])
            for i, (n, t) in enumerate(zip(normal, along, strict=True)):
                new = max(pressing[i] - (n @ after - wanted[i]) / (n @ inverse @ n), 0.0)
                after = after + inverse @ n * (new - pressing[i])
                pressing[i] = new
                limit = self.FRICTION * new
                new = min(max(rubbing[i] - t @ after / (t @ inverse @ t), -limit), limit)
                after = after + inverse @ t * (new - rubbing[i])
                rubbing[i] = new
            if np.abs(was - [pressing, rubbing]).max() <= 1e-10 * pressing.max():
                break
        return after


@pytest.mark.slow  # some ten thousand steps in Python, 3 s
def test_a_woodpecker_pecks_its_way_down_in_the_rhythm_of_the_toy():
    result = run("woodpecker")
    pecks = np.array([e.time for e in events(result, "strikes") if e.element == "beak on pole"])
    periods = np.diff(pecks)
    np.testing.assert_allclose(periods[2:], periods[-1], rtol=1e-3)  # it has found its rhythm
    falls = -np.diff(np.interp(pecks, result.time, result["sleeve.y"]))
    found = Toy().run(0.65, 5e-5)
    bird = found[:, 2]
    tops = [i for i in range(1, len(bird) - 1) if bird[i - 1] < bird[i] >= bird[i + 1] > 0.1]
    # of first order in the step
    assert periods[-1] == pytest.approx(np.diff(found[tops, 0])[-1], rel=5e-3)
    assert falls[-1] == pytest.approx(-np.diff(found[tops, 1])[-1], rel=2e-2)
