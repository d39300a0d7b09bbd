"""Friction against rolling and spinning in contacts, beside closed forms."""

import json
import math

import numpy as np
import pytest

from kane import simulate
from kane.errors import ModelError
from kane.files.model_json import loads

GRAVITY, RADIUS, MASS = 9.81, 0.1, 2.0
ROLLING, SPIN = 0.002, 0.001
BALL, DISC = 0.4, 0.5  # moments of inertia over m r^2
EXACT = {"rel": 1e-9}  # at rtol 1e-10


def content(
    planar=False, inertia=BALL, velocity=(0.0, 0.0, 0.0), turns=(0.0, 0.0, 0.0), height=RADIUS,
    slope=0.0, coefficient=0.5, restitution=0.0, shape=None, contact=(), **solver,
):  # fmt: skip
    """Return a ball, or a disc in a plane, on a floor that may be a slope."""
    moment = inertia * MASS * RADIUS**2
    return {
        "format": "kanevas-model", "version": 1, "units": "SI: m, kg, s, N, rad", "planar": planar,
        "gravity": [GRAVITY * math.sin(slope), -GRAVITY * math.cos(slope), 0.0],
        "bodies": [{"name": "ball", "mass": MASS, "inertia": [moment] * 3,
                    "position": [0.0, height, 0.0], "velocity": velocity,
                    "angular_velocity": turns,
                    "shapes": [shape or {"type": "sphere", "radius": RADIUS}]}],
        "contacts": [{"type": "plane", "name": "floor", "body_a": "ground", "body_b": "ball",
                      "coefficient": coefficient, "restitution": restitution,
                      "rolling": ROLLING, "spin": SPIN, **dict(contact)}],
        "solver": {"record_every": 0.05, "rtol": 1e-10, "atol": 1e-12, **solver},
    }  # fmt: skip


def run(**arguments):
    result = simulate(loads(json.dumps(content(**arguments))))
    assert result.outcome.ok, result.outcome.cause
    return result


def told(result, part):
    return [(event.kind, event.time) for event in result.events if event.part == part]


def braking(inertia):
    """Deceleration of what rolls: m a (1 + k) r = rho N, about the place where it touches."""
    return GRAVITY * ROLLING / RADIUS / (1.0 + inertia)


@pytest.mark.parametrize(("planar", "inertia"), [(True, DISC), (False, BALL)])
@pytest.mark.parametrize("formulation", ["multipliers", "embedded"])
def test_what_rolls_is_braked_comes_to_rest_and_stays(planar, inertia, formulation):
    speed = 0.1
    result = run(planar=planar, inertia=inertia, formulation=formulation, duration=1.0,
                 velocity=(speed, 0.0, 0.0), turns=(0.0, 0.0, -speed / RADIUS))  # fmt: skip
    slower = braking(inertia)
    ((kind, time),) = told(result, "rolling")
    assert kind == "sticks"
    assert time == pytest.approx(speed / slower, **EXACT)
    assert told(result, "") == []
    rolled = np.minimum(result.time, time)
    assert result["ball.x"] == pytest.approx(speed * rolled - slower * rolled**2 / 2, abs=1e-10)
    assert result["ball.vx"][-1] == pytest.approx(0.0, abs=1e-15)
    # the moment is the lever times the normal force, and none where it is at rest
    moves = result.time < time
    moment = result["floor.turning_moment"]
    assert moment[moves] == pytest.approx(ROLLING * MASS * GRAVITY)
    assert moment[-1] == pytest.approx(0.0, abs=1e-12)
    assert result["floor.normal_force"] == pytest.approx(MASS * GRAVITY)


def test_what_spins_stops_where_its_moment_has_taken_all_of_it():
    result = run(turns=(0.0, 1.5, 0.0), duration=1.0)
    stops = BALL * MASS * RADIUS**2 * 1.5 / (SPIN * MASS * GRAVITY)
    assert told(result, "spin") == [("sticks", pytest.approx(stops, **EXACT))]
    assert told(result, "rolling") == []
    assert np.abs(result["ball.x"]).max() < 1e-15


@pytest.mark.parametrize("planar", [True, False])
def test_a_slope_holds_what_is_flatter_than_the_lever_over_the_radius(planar):
    most = math.atan(ROLLING / RADIUS)
    flat = run(planar=planar, slope=0.999 * most, duration=0.5)
    assert np.abs(flat["ball.x"]).max() == 0.0
    steep = run(planar=planar, slope=1.1 * most, duration=0.5)
    down = GRAVITY * math.sin(1.1 * most) - GRAVITY * math.cos(1.1 * most) * ROLLING / RADIUS
    assert steep["ball.x"][-1] == pytest.approx(down / (1.0 + BALL) * 0.5**2 / 2, **EXACT)


def test_what_pushes_rises_until_it_rolls():
    """A force that grows takes the friction from holding to its limit."""
    grows = content(duration=0.6)
    grows["forces"] = [{"name": "push", "body": "ball", "force": ["4*t", 0.0, 0.0]}]
    result = simulate(loads(json.dumps(grows)))
    begins = ROLLING * MASS * GRAVITY / RADIUS / 4.0  # F r = rho N
    assert told(result, "rolling") == [("slides", pytest.approx(begins, **EXACT))]


def test_strikes_brake_what_turns_and_leave_the_law_of_the_bounce():
    result = run(velocity=(0.3, 0.0, 0.1), turns=(0.0, 2.0, -3.0), height=0.3, restitution=0.5,
                 duration=1.0)  # fmt: skip
    bounces = [event for event in result.events if event.kind == "strikes"]
    assert len(bounces) > 5
    for event in bounces:
        assert event.after == pytest.approx(-0.5 * event.before, **EXACT)
    own = result["ball.kinetic_energy"] + MASS * GRAVITY * result["ball.y"]
    books = own + result.trajectory.rubbed + result.trajectory.struck
    assert np.ptp(books) < 1e-11 * books[0]  # at rtol 1e-10
    # all normal impulses are together those of the weight: its spin stops as if it never flew
    stops = BALL * MASS * RADIUS**2 * 2.0 / (SPIN * MASS * GRAVITY)
    (time,) = [time for kind, time in told(result, "spin") if kind == "sticks"]
    # the last low bounces are laid to rest at once, with a speed of some 1e-5 m/s
    assert time == pytest.approx(stops, abs=1e-5)


def test_a_strike_takes_as_much_of_a_spin_as_it_presses_or_all():
    falls, before = math.sqrt(2 * GRAVITY * 0.2), 1.0
    result = run(turns=(0.0, before, 0.0), height=RADIUS + 0.2, duration=0.25)
    lost = SPIN * falls / (BALL * RADIUS**2)
    left = before - lost - SPIN * GRAVITY / (BALL * RADIUS**2) * (0.25 - falls / GRAVITY)
    assert result["ball.wy"][-1] == pytest.approx(left, **EXACT)
    slow = run(turns=(0.0, 0.9 * lost, 0.0), height=RADIUS + 0.2, duration=0.25)
    assert slow["ball.wy"][-1] == pytest.approx(0.0, abs=1e-12)


def test_nothing_brakes_in_flight():
    result = run(turns=(0.3, 1.0, -3.0), height=1.0, duration=0.3)
    assert result.events == ()
    for axis, rate in zip("xyz", (0.3, 1.0, -3.0), strict=True):
        assert result[f"ball.w{axis}"] == pytest.approx(rate, abs=1e-13)
    holds = result.holds_at(0)["floor"]
    assert {*holds.values()} == {"open"}


def test_places_of_one_element_press_together():
    """A roller on both ends of a rod rolls as a disc of the same radius does."""
    rod = {"type": "capsule", "start": [0, 0, -0.3], "end": [0, 0, 0.3], "radius": RADIUS}
    result = run(inertia=DISC, shape=rod, velocity=(0.1, 0.0, 0.0),
                 turns=(0.0, 0.0, -0.1 / RADIUS), duration=1.0)  # fmt: skip
    ((kind, time),) = told(result, "rolling")
    assert (kind, time) == ("sticks", pytest.approx(0.1 / braking(DISC), **EXACT))


def test_a_pin_rolls_to_rest_in_a_slot_of_a_planar_model():
    slot = {"type": "capsule", "start": [-1, 0, 0], "end": [1, 0, 0], "radius": 0.15}
    model = content(planar=True, inertia=DISC, velocity=(0.1, 0.0, 0.0),
                    turns=(0.0, 0.0, -0.1 / RADIUS), height=-0.05, duration=1.0)  # fmt: skip
    model["bodies"].append({"name": "guide", "mass": 1.0, "inertia": [1.0] * 3, "shapes": [slot]})
    model["joints"] = [{"type": "fixed", "name": "held", "body_a": "ground", "body_b": "guide"}]
    model["contacts"] = [{"type": "bodies", "name": "touch", "body_a": "guide", "body_b": "ball",
                          "inside": True, "coefficient": 0.5, "rolling": ROLLING}]  # fmt: skip
    result = simulate(loads(json.dumps(model)))
    assert told(result, "rolling") == [("sticks", pytest.approx(0.1 / braking(DISC), **EXACT))]


def test_time_steps_brake_the_same_with_an_error_that_falls_with_the_step():
    speed, wrong = 0.03, []
    for step in (4e-3, 2e-3):
        result = run(velocity=(speed, 0.0, 0.0), turns=(0.0, 0.5, -speed / RADIUS),
                     method="moreau", step=step, duration=0.3)  # fmt: skip
        wrong.append(abs(result["ball.x"][-1] - speed**2 / 2 / braking(BALL)))
        assert np.abs([result[f"ball.w{axis}"][-1] for axis in "xyz"]).max() < 1e-12
        kinds = {(event.part, event.kind) for event in result.events if event.part}
        assert kinds == {("rolling", "sticks"), ("spin", "sticks")}
    assert wrong[0] < 1e-6
    assert wrong[1] < 0.5 * wrong[0]
    flight = run(turns=(0.0, 0.0, 0.0), height=0.3, method="moreau", step=1e-2, duration=0.1)
    assert flight.events == ()
    assert {*flight.holds_at(1)["floor"].values()} == {"open"}


def test_what_does_not_turn_or_is_no_ball_is_refused_in_words():
    particle = content(duration=0.1)
    particle["bodies"] = [{"name": "ball", "particle": True, "mass": 1.0}]
    with pytest.raises(ModelError, match="'ball' is a particle and does not turn"):
        simulate(loads(json.dumps(particle)))
    two = content(duration=0.1)
    two["bodies"].append({**two["bodies"][0], "name": "other", "position": [0.0, 1.0, 0.0]})
    two["contacts"] = [{"type": "bodies", "name": "touch", "body_a": "ball", "body_b": "other",
                        "rolling": ROLLING}]  # fmt: skip
    for body in two["bodies"]:
        body["shapes"] = [{"type": "box", "size": [0.1, 0.1, 0.1]}]
    with pytest.raises(ModelError, match="where one of two shapes is a ball"):
        simulate(loads(json.dumps(two)))
    two["planar"] = True
    assert simulate(loads(json.dumps(two))).outcome.ok
