"""The examples of bodies that touch, each against a number."""

import math
from pathlib import Path

import numpy as np
import pytest

import kane

MODELS = Path(__file__).parents[2] / "models"
G = 9.81


def run(name, **settings):
    result = kane.simulate(kane.load(MODELS / f"{name}.json"), **settings)
    assert result.outcome.ok
    assert result.doubts == ()
    return result


def test_a_billiard_ball_rolls_by_the_law_of_five_sevenths():
    """v = (5 v0 + 2 r w0 x n) / 7 after 2 |s0| / (7 mu g), s0 the slip at first."""
    r, mu = 0.0286, 0.2
    v, w = np.array([1.8, 0, 0]), np.array([90.0, -60, 40])
    slip = v + np.cross(w, [0, 0, -r])
    result = run("billiards", duration=0.8)
    (rolls,) = result.events
    assert rolls.kind == "sticks"
    assert rolls.time == pytest.approx(2 * np.linalg.norm(slip) / (7 * mu * G), rel=1e-8)
    wanted = (5 * v + 2 * r * np.cross(w, [0, 0, 1])) / 7
    found = [result[f"ball.v{axis}"][-1] for axis in "xyz"]
    np.testing.assert_allclose(found, wanted, atol=1e-7)


def test_a_follower_is_as_high_as_its_cam_until_it_must_fall_faster_than_it_can():
    """With y = e cos(th), th'' = 16: it lifts where the cam accelerates down by g."""
    result = run("cam_and_follower")
    e, R = 0.02, 0.05

    def force(t):
        rate, angle = 15 + 16 * t, 15 * t + 8 * t * t
        return G - e * (math.cos(angle) * rate * rate + math.sin(angle) * 16)

    first = next(event for event in result.events if event.kind == "lifts")
    assert force(first.time) == pytest.approx(0.0, abs=1e-4)
    before = result.time < first.time
    height = e * np.cos(result["shaft.angle"]) + R + 0.1
    np.testing.assert_allclose(result["follower.y"][before], height[before], atol=1e-9)
    assert (result["follower.y"] - height).min() > -1e-9


def test_a_geneva_wheel_turns_by_a_quarter_for_each_turn_of_its_crank():
    result = run("geneva_wheel")
    angle = result["wheel.angle_z"]
    play = 2e-5 / 0.02  # of the pin, at least so far from the hinge
    assert angle[-1] - angle[0] == pytest.approx(math.pi, abs=2 * play)
    # while it drives: tan of the wheel's angle = a sin / (d - a cos)
    d, a = 0.1, 0.1 * math.sin(math.pi / 4)
    time = result.time
    within = (time > 0.26) & (time < 0.44)
    crank = 2.2 - 2 * math.pi * time[within]
    follows = np.arctan2(a * np.sin(crank), d - a * np.cos(crank))
    turned = math.pi / 4 + (math.pi / 4 - follows)
    np.testing.assert_allclose(angle[within], turned, atol=2 * play)


def test_a_die_lies_on_a_face():
    result = run("die")
    assert result["die.z"][-1] == pytest.approx(0.008, abs=1e-10)
    assert result["die.speed"][-1] == pytest.approx(0.0, abs=1e-12)
    e1, e2, e3, e4 = (result[f"die.e{i}"][-1] for i in (1, 2, 3, 4))
    upwards = [2 * (e1 * e3 - e2 * e4), 2 * (e2 * e3 + e1 * e4), 1 - 2 * (e1**2 + e2**2)]
    assert max(map(abs, upwards)) == pytest.approx(1.0, abs=1e-12)


def test_a_car_rolls_on_its_tyres_and_carries_its_weight_with_them():
    result = run("car_over_bump", duration=1.2)
    assert result.events == ()
    weight = (20 + 2 * 2.5) * G
    loads = [result[f"{end} tyre.normal_force"] for end in ("rear", "front")]
    np.testing.assert_allclose(loads[0][0], weight / 2, rtol=1e-9)
    np.testing.assert_allclose(loads[0] + loads[1], weight, atol=0.06 * weight)  # it sways
    # the torque at the road moves all mass and turns both wheels: a = (M / r) / (m + 2 J / r^2)
    speed = result["car.vx"][-1]
    assert speed == pytest.approx(1.2 * (12 / 0.3) / (25 + 2 * 1.0), rel=1e-3)


@pytest.mark.slow  # many strikes of what leans on each other, 4 s
def test_dominoes_fall():
    result = run("dominoes")
    first = [
        next(e.time for e in result.events if e.element == f"touch {i}" and e.kind == "strikes")
        for i in (1, 2, 3)
    ]
    assert first == sorted(first)
    angles = [result[f"domino {i}.angle_z"][-1] for i in (1, 2, 3, 4)]
    assert angles[3] == pytest.approx(-math.pi / 2, abs=1e-9)
    assert max(angles) < -1.2
