"""More examples of bodies that touch, each against a closed form or an integration of its own."""

import math
from itertools import pairwise

import numpy as np
import pytest
from scipy.integrate import quad
from scipy.optimize import brentq, fsolve
from tests.exact.test_contact_examples import G, run
from tests.thinned import thinned

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


def test_a_shaper_comes_back_faster_and_its_pin_presses_as_the_ram_is_sped_up():
    """tan of the lever's angle = r sin / (d + r cos), and N s = d/dt of what the lever moves.

    With the place x of the ram over the angle p of the lever, Lagrange's equation of both masses is
    (J + m x'^2) p'' + m x' x'' p'^2 = N s, s from the pivot to the pin.
    """
    result = run("quick_return")
    r, d, high, link, ram_height, play = 0.08, 0.2, 0.4, 0.25, 0.42, 2e-5
    inertia, mass = 0.02, 2.0
    slack = play / (d - r)  # rad; the pin lies somewhere in its slot
    crank = 2 * np.pi * result.time
    lever = np.arctan2(r * np.sin(crank), d + r * np.cos(crank))
    np.testing.assert_allclose(result["pivot.angle"], lever, atol=slack * (1 + 1e-6))

    def ram(p):
        return -high * np.sin(p) - np.sqrt(link**2 - (ram_height - high * np.cos(p)) ** 2)

    # where it moves further than the play, twice as much is left open by both sides
    np.testing.assert_allclose(result["ram.x"], ram(lever), atol=1.2 * high * slack)
    # the lever turns back at crank angles of 90 degrees and asin(r / d) more
    ahead, back = (math.pi + sign * 2 * math.asin(r / d) for sign in (1, -1))
    one = (result.time > 1.0) & (result.time < 2.0)
    time, angle = result.time[one], result["pivot.angle"][one]
    to_left = time[np.argmin(angle)] - time[np.argmax(angle)]
    assert 1.0 / to_left - 1.0 == pytest.approx(ahead / back, rel=0.03)  # frames of 5 ms

    def angle_at(t):
        return np.arctan2(r * np.sin(2 * np.pi * t), d + r * np.cos(2 * np.pi * t))

    h = 1e-4  # differences of second order: 1e-6 of the force
    rate = (angle_at(result.time + h) - angle_at(result.time - h)) / (2 * h)
    bend = (angle_at(result.time + h) - 2 * lever + angle_at(result.time - h)) / h**2
    slope = (ram(lever + h) - ram(lever - h)) / (2 * h)
    curve = (ram(lever + h) - 2 * ram(lever) + ram(lever - h)) / h**2
    torque = (inertia + mass * slope**2) * bend + mass * slope * curve * rate**2
    arm = np.hypot(r * np.sin(crank), d + r * np.cos(crank))
    found, wanted = result["pin in slot.normal_force"], np.abs(torque) / arm
    # while it passes from one side of the slot to the other nothing presses
    presses = (found > 0.0) & (result.time > 0.05)
    np.testing.assert_allclose(found[presses], wanted[presses], atol=3e-3 * wanted.max())
    assert np.mean(presses) > 0.9
    crossings = [event for event in events(result, "strikes") if event.time > 0.05]
    assert len(crossings) == 5  # twice in each turn the torque changes its sign, from 0.5 s on


def test_a_ball_rolls_in_a_bowl_as_a_spherical_pendulum_under_five_sevenths_of_gravity():
    """Rolling without spin about the normal: 7/5 of the mass resists, gravity is the same."""
    result = run("ball_in_a_bowl")
    length, start, v, pull = 0.27, math.pi / 3, 0.8, G * 5 / 7
    momentum, energy = length * math.sin(start) * v, v * v / 2 - pull * length * math.cos(start)

    def rate(angle):  # of the angle from the bottom, squared
        across = momentum / (length * math.sin(angle))
        return (2 * (energy + pull * length * math.cos(angle)) - across**2) / length**2

    lowest = brentq(rate, 0.05, start - 1e-3)
    height = 0.3 - length * math.cos(lowest)
    assert result["ball.z"].min() == pytest.approx(height, abs=1e-5)  # seen at frames
    assert result["ball.z"].max() == pytest.approx(0.3 - length * math.cos(start), abs=1e-8)
    middle, half = (lowest + start) / 2, (start - lowest) / 2

    def slowness(s):  # both ends are roots of the rate: angle = middle + half sin s
        angle = middle + half * math.sin(s)
        return half * math.cos(s) / math.sqrt(rate(angle))

    swing, _ = quad(slowness, -math.pi / 2 + 1e-9, math.pi / 2 - 1e-9)
    at = result.time, result["ball.z"]
    tops = [k for k in range(1, len(at[0]) - 1) if at[1][k - 1] < at[1][k] >= at[1][k + 1]]
    # the top of the parabola through three frames
    found = []
    for k in tops:
        before, now, after = at[1][k - 1 : k + 2]
        found.append(at[0][k] + 0.01 * (before - after) / (2 * (before - 2 * now + after)))
    np.testing.assert_allclose(found, 2 * swing * np.arange(1, len(tops) + 1), atol=2e-4)
    assert len(tops) >= 4
    away = np.stack([result["ball.x"], result["ball.y"], result["ball.z"] - 0.3])
    np.testing.assert_allclose(np.linalg.norm(away, axis=0), length, atol=1e-9)
    assert result.events == ()  # it never slips


@pytest.mark.parametrize("name", thinned(["ball_in_a_loop", "die", "geneva_wheel", "ratchet"], 2))
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


class Roller:
    """A shape of constant width between two parallel lines: arcs about the corners of a triangle.

    The triangle has the side ``side``; arcs about its corners have the radii ``small``, where it is
    rounded, and ``side + small``.
    """

    WIDTH, MASS, INERTIA = 0.06, 0.2, 8e-5

    def __init__(self, small):
        self.small, self.away = small, (self.WIDTH - 2 * small) / math.sqrt(3)

    def middle(self, angle):
        """Return height of the middle above the floor and how far it is before what touches."""
        for k in range(3):
            corner = angle + math.pi / 2 + k * 2 * math.pi / 3
            x, y = self.away * math.cos(corner), self.away * math.sin(corner)
            down, up = math.atan2(x, -y), math.atan2(x, y)
            if abs(down) <= math.pi / 6 or abs(up) <= math.pi / 6:
                reach = self.small if abs(down) <= math.pi / 6 else self.WIDTH - self.small
                return reach - y, -x
        raise AssertionError(angle)

    def inertia(self, angle):
        height, before = self.middle(angle)
        return self.INERTIA + self.MASS * (height**2 + before**2)

    def height(self, angle):
        return self.middle(angle)[0]


def test_a_plank_on_rollers_of_constant_width_stays_level_and_its_speed_follows_from_their_height():
    """All turn alike, by the plank's way over their width: energy says how fast."""
    result = run("plank_on_rollers", rtol=1e-10)
    assert result.outcome.ok
    assert not result.doubts
    x, y = result["plank.x"], result["plank.y"]
    np.testing.assert_allclose(y, 0.07, atol=1e-12)
    np.testing.assert_allclose(result["plank.angle_z"], 0.0, atol=1e-12)
    width, plank = Roller.WIDTH, 1.5
    potential, inertia = 0.0, plank * width**2
    for name, small in (("triangle", 0.0), ("rounded", 0.01)):
        roller, angle = Roller(small), np.unwrap(result[f"{name}.angle_z"])
        # the lines touch one above the other, and the lower place is at rest
        np.testing.assert_allclose(angle[0] - angle, (x - x[0]) / width, atol=1e-9)
        heights = np.array([roller.height(each) for each in angle])
        np.testing.assert_allclose(result[f"{name}.y"], heights, atol=1e-9)
        potential = potential + roller.MASS * G * heights
        inertia = inertia + np.array([roller.inertia(each) for each in angle])
    energy = inertia * (result["plank.vx"] / width) ** 2 / 2 + potential
    np.testing.assert_allclose(energy, energy[0], rtol=1e-8)  # at rtol 1e-10, over some 100 steps
    assert np.ptp(result["plank.vx"]) > 0.05


def test_outlines_that_bulge_and_are_hollow_move_on_each_other_by_closed_forms():
    result = run("every_contact", rtol=1e-10)
    assert result.outcome.ok
    assert not result.doubts
    # nothing is drawn in anything else, deep below the rim of a bowl either
    for t in result.time[::20].tolist():
        poses = result.poses_at(t)
        rooms = [room_between(result.model, each, poses) for each in result.model.contacts]
        assert min(rooms) > -1e-9
    # without friction the hub pushes until m g cos = m v^2 / l = 2 m g (cos 0 - cos)
    place = np.arctan2(result["wheel.x"] - 1.0, result["wheel.y"])
    off = next(e.time for e in events(result, "lifts") if e.element == "wheel on hub")
    at = np.searchsorted(result.time, off)
    assert np.cos(place[at]) == pytest.approx(2 / 3 * np.cos(place[0]), abs=1e-9)
    # a disc that rolls has half as much energy again
    middle = 0.2 * math.cos(math.asin(0.16 / 0.2))
    x, y = result["ball.x"] - 0.5, result["ball.y"] - middle
    np.testing.assert_allclose(np.hypot(x, y), 0.15, atol=1e-12)
    speed = np.hypot(result["ball.vx"], result["ball.vy"])
    np.testing.assert_allclose(speed**2, 4 / 3 * G * (y[0] - y), atol=1e-9)
    # a hollow arc of 12 cm that rolls on one of 8 turns by a third of the way of the place
    way = np.unwrap(np.arctan2(-result["saddle.x"], -result["saddle.y"]))
    turned = np.unwrap(result["saddle.angle_z"])
    assert np.ptp(turned) > 0.1
    np.testing.assert_allclose(np.hypot(result["saddle.x"], result["saddle.y"]), 0.04, atol=1e-12)
    np.testing.assert_allclose(turned - turned[0], -(way - way[0]) / 3, atol=1e-9)
    # a strike takes half of the speed of the gap
    first = events(result, "strikes")[0]
    assert first.element == "star on spike"
    assert first.after == pytest.approx(-0.5 * first.before)
