"""Stops that give way, against closed forms and other equations."""

import math
from typing import Any

import numpy as np
import pytest
from scipy.integrate import solve_ivp
from scipy.optimize import brentq
from tests.planar_model import planar_model

import kane
from kane import Result, load_result, simulate
from kane.results import RunVectors

G, MASS, STIFFNESS, FLOOR, HEIGHT = 9.81, 2.0, 4000.0, 0.5, 1.0
# Of a run at rtol 1e-10, whose speeds go up to 3 m/s: events, and states beside their size.
SAME_TIME, SAME = 1e-9, 1e-8


def model_of(**parts: Any) -> kane.Model:
    """Return a planar model."""
    solver = {"duration": 1.5, "rtol": 1e-10, "atol": 1e-12, **parts.pop("solver", {})}
    return planar_model(G, **parts, solver=solver)


def falling(damping: float, height: float = HEIGHT, **solver: Any) -> kane.Model:
    """Return a particle that falls onto a buffer."""
    guide = {"type": "point_on_line", "name": "guide", "body_a": "ground", "axis_a": [0, 1, 0]}
    floor = {"type": "displacement", "name": "floor", "joint": "guide", "lower": FLOOR}
    ball = {"name": "ball", "particle": True, "mass": MASS, "position": [0, height, 0]}
    return model_of(
        bodies=[ball],
        joints=[{**guide, "body_b": "ball"}],
        stops=[{**floor, "stiffness": STIFFNESS, "damping": damping}],
        solver=solver,
    )


class Fall:
    """The same in closed form: flights, and oscillations about where the spring bears the ball."""

    def __init__(self, damping: float) -> None:
        self.lag = damping / STIFFNESS
        self.decay = damping / (2 * MASS)
        self.rate = math.sqrt(STIFFNESS / MASS - self.decay**2)

    def beyond(self, speed: float, t: float) -> tuple[float, float]:
        """Return how far the limit is passed, and how fast, t after it was at a speed."""
        sunk = MASS * G / STIFFNESS
        b = (speed - self.decay * sunk) / self.rate
        sin, cos = math.sin(self.rate * t), math.cos(self.rate * t)
        fading = math.exp(-self.decay * t)
        d = sunk + fading * (-sunk * cos + b * sin)
        d_rate = fading * (
            (self.decay * sunk + b * self.rate) * cos + (self.rate * sunk - self.decay * b) * sin
        )
        return d, d_rate

    def bounce(self, speed: float) -> tuple[float, float, float] | None:
        """Return how long it pushes, and depth and rate when it ends; None where it stays."""

        def push(t: float) -> float:
            d, d_rate = self.beyond(speed, t)
            return d + self.lag * d_rate

        period = 2 * math.pi / self.rate
        times = np.linspace(1e-9 * period, period, 2000)
        last = next((float(t) for t in times if push(float(t)) < 0), None)
        if last is None:
            return None
        t = float(brentq(push, last - period / 1000, last, xtol=1e-15))
        return (t, *self.beyond(speed, t))

    def events(self, until: float) -> list[tuple[float, str]]:
        """Return when it touches and lifts."""
        speed, t = math.sqrt(2 * G * (HEIGHT - FLOOR)), math.sqrt(2 * (HEIGHT - FLOOR) / G)
        found = []
        while t < until:
            found.append((t, "touches"))
            bounce = self.bounce(speed)
            if bounce is None:
                break
            lasts, depth, rate = bounce
            t += lasts
            found.append((t, "lifts"))
            # up from below the limit with -rate, and down to it again
            speed = math.sqrt(rate**2 - 2 * G * depth)
            t += (-rate + speed) / G
        return [event for event in found if event[0] < until]


@pytest.mark.parametrize("formulation", ["multipliers", "embedded"])
@pytest.mark.parametrize("damping", [0.0, 30.0, 90.0])
def test_a_ball_bounces_on_a_buffer_as_the_closed_form_says(damping, formulation):
    result = simulate(falling(damping, formulation=formulation))
    expected = Fall(damping).events(1.5)
    assert len(expected) >= 3
    assert [event.kind for event in result.events] == [kind for _, kind in expected]
    times = [event.time for event in result.events]
    np.testing.assert_allclose(times, [t for t, _ in expected], rtol=0, atol=SAME_TIME)
    assert result.doubts == ()


def test_the_force_is_the_law_at_every_frame_and_never_pulls():
    result = simulate(falling(30.0))
    depth, rate = FLOOR - result["ball.y"], -result["ball.vy"]
    law = np.where(depth > 0, np.maximum(STIFFNESS * depth + 30.0 * rate, 0.0), 0.0)
    first, after = np.flatnonzero(result.time == result.events[0].time)[[0, -1]]
    at_events = np.isin(result.time, [event.time for event in result.events])
    scale = np.abs(law).max()
    np.testing.assert_allclose(
        result["floor.force"][~at_events], law[~at_events], rtol=0, atol=1e-12 * scale
    )
    # the damper pushes at once: the force has both values where it begins
    assert result["floor.force"][first] == 0.0
    assert result["floor.force"][after] == pytest.approx(30.0 * 3.1320919526731608, rel=1e-9)
    assert (result["floor.force"] >= -1e-10 * scale).all()


def test_what_the_damper_takes_is_heat_and_the_spring_keeps_the_rest():
    result = simulate(falling(30.0))
    depth = np.maximum(FLOOR - result["ball.y"], 0.0)
    stored = result["floor.potential_energy"]
    # of depths of some cm, known to 1e-10 of the way
    np.testing.assert_allclose(stored, STIFFNESS * depth**2 / 2, rtol=0, atol=1e-9)
    kinetic = MASS * result["ball.vy"] ** 2 / 2
    heat = MASS * G * (HEIGHT - result["ball.y"]) - kinetic - stored
    np.testing.assert_allclose(result.dissipated, heat, rtol=0, atol=1e-8)
    assert (np.diff(result.dissipated) >= -1e-12).all()
    assert (result["floor.dissipation"] >= 0.0).all()


@pytest.mark.parametrize("method", ["euler", "heun", "rk4"])
def test_fixed_steps_keep_their_order_through_touching_and_lifting(method):
    order = {"euler": 1, "heun": 2, "rk4": 4}[method]
    expected = simulate(falling(30.0, duration=0.7))["ball.y"][-1]
    errors = [
        abs(simulate(falling(30.0, duration=0.7, method=method, step=h))["ball.y"][-1] - expected)
        for h in (2e-3, 1e-3)
    ]
    assert math.log2(errors[0] / errors[1]) > order - 0.35  # asymptotic, but for the last step


def test_the_implicit_method_bounces_too():
    solver = {"method": "esdirk43", "rtol": 1e-8, "atol": 1e-10}
    result = simulate(falling(30.0, **solver))
    expected = Fall(30.0).events(1.5)
    assert [event.kind for event in result.events] == [kind for _, kind in expected]
    times = [event.time for event in result.events]
    np.testing.assert_allclose(times, [t for t, _ in expected], rtol=0, atol=1e-6)


def test_the_events_cost_no_steps_that_are_tried_in_vain():
    """A kink that is no event costs as many steps again as the smooth parts between them."""
    result = simulate(falling(30.0, duration=0.7, record_every=0.7))
    # each event is aimed at some times; nothing else is rejected
    assert result.outcome.rejected <= 4 * len(result.events)


def test_a_pendulum_on_a_buffer_goes_as_other_equations_say():
    mass, length, k, c, limit = 1.5, 0.8, 60.0, 1.2, 0.1
    inertia = mass * length**2 / 3
    rod = {"name": "rod", "mass": mass, "inertia": [mass * length**2 / 12] * 3}
    hinge = {"type": "revolute", "name": "hinge", "body_a": "ground", "body_b": "rod"}
    stop = {"type": "angle", "name": "stop", "joint": "hinge", "lower": -0.2, "upper": limit}
    start = {"position": [0, -length / 2, 0], "velocity": [length / 2 * 3.0, 0, 0]}
    result = simulate(
        model_of(
            bodies=[{**rod, **start, "angular_velocity": [0, 0, 3.0]}],
            joints=[{**hinge, "point_b": [0, length / 2, 0]}],
            stops=[{**stop, "stiffness": k, "damping": c}],
            solver={"record_every": 0.05},
        )
    )

    def gravity(angle: float) -> float:
        return -mass * G * length / 2 * math.sin(angle)

    def on_limit(y: Any, limit: float, sign: float) -> float:
        """Return the torque of a limit; sign is 1 for an upper one."""
        depth = sign * (y[0] - limit)
        return -sign * max(k * depth + c * sign * y[1], 0.0) if depth > 0 else 0.0

    def rates(_: float, y: Any) -> list[float]:
        torque = gravity(y[0]) + on_limit(y, limit, 1.0) + on_limit(y, -0.2, -1.0)
        return [y[1], torque / inertia]

    # brute force: steps so short that what kinks cost is no more than the bound
    times = np.unique(result.time)
    found = solve_ivp(
        rates, (0, 1.5), [0.0, 3.0], method="DOP853", t_eval=times, rtol=1e-11, atol=1e-12,
        max_step=1e-3,
    )  # fmt: skip
    first = np.searchsorted(result.time, times)
    np.testing.assert_allclose(result["hinge.angle"][first], found.y[0], rtol=0, atol=1e-6)
    assert {event.part for event in result.events} == {"lower", "upper"}
    assert result.doubts == ()


def test_a_rope_that_gives_way_swings_as_on_a_spring():
    rope = {"type": "distance", "name": "rope", "body_a": "ground", "body_b": "ball"}
    ball = {"name": "ball", "particle": True, "mass": MASS, "position": [0, -0.5, 0]}
    result = simulate(
        model_of(
            bodies=[ball],
            stops=[{**rope, "upper": 1.0, "stiffness": 500.0}],
            solver={"duration": 2.0},
        )
    )
    touches, lifts = result.events[:2]
    assert touches.time == pytest.approx(math.sqrt(2 * 0.5 / G), abs=SAME_TIME)
    rate, sunk = math.sqrt(500.0 / MASS), MASS * G / 500.0
    speed = math.sqrt(2 * G * 0.5)
    # sunk (1 - cos) + speed / rate sin comes back to zero
    lasts = (2 * math.pi - 2 * math.atan2(speed / rate, sunk)) / rate
    # where tan(phase / 2) = - speed / (rate sunk)
    assert lifts.time - touches.time == pytest.approx(lasts, abs=SAME_TIME)
    assert result["rope.force"].min() < -100.0
    assert result["rope.force"].max() <= 1e-9  # a rope does not push
    assert np.abs(result["system.energy_balance"]).max() < SAME


def test_a_run_may_begin_within_a_buffer():
    result = simulate(falling(30.0, height=0.45))
    assert result.outcome.ok
    assert result["floor.force"][0] == pytest.approx(STIFFNESS * 0.05)
    assert result.events[0].kind == "lifts"
    assert result.doubts == ()


def test_a_buffer_may_push_from_the_start_to_the_end():
    rests = FLOOR - MASS * G / STIFFNESS
    result = simulate(falling(30.0, height=rests))
    assert result.events == ()
    np.testing.assert_allclose(result["floor.force"], MASS * G, rtol=1e-9)
    assert result.doubts == ()


def test_a_result_with_buffers_is_kept_whole(tmp_path):
    result = simulate(falling(30.0))
    result.to_hdf5(tmp_path / "run.h5")
    kept = load_result(tmp_path / "run.h5")
    for name in ("floor.force", "floor.potential_energy", "floor.dissipation"):
        np.testing.assert_array_equal(kept[name], result[name])


def test_a_run_in_pieces_goes_as_one():
    simulation = kane.start(falling(30.0))
    for _ in range(30):
        simulation.advance(0.05)
    whole: Result = simulate(falling(30.0))
    pieces = simulation.result
    assert [event.kind for event in pieces.events] == [event.kind for event in whole.events]
    np.testing.assert_allclose(
        [event.time for event in pieces.events],
        [event.time for event in whole.events],
        rtol=0,
        atol=SAME_TIME,
    )
    assert pieces["ball.y"][-1] == pytest.approx(whole["ball.y"][-1], abs=SAME)


def test_the_arrow_of_a_buffer_is_its_force():
    result = simulate(falling(30.0))
    frame = int(np.argmax(result["floor.force"]))
    vectors = RunVectors(result).at("force", float(result.time[frame]), frame=frame)
    (place,) = [i for i, name in enumerate(vectors.names) if name == "floor"]
    np.testing.assert_allclose(vectors.values[place], [0, result["floor.force"][frame], 0])
