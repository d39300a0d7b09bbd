"""A rod that slides on rough ground on its rounded tip, and may lift off: Painleve's paradox.

With the contact at (a, -b) from the mass centre, the ground pushes by N and rubs by -mu N along the
slip to the right. What that does to the gap is k N, k = 1/m + a (a - mu b) / I. Where k is negative
and the rod would sink, no force fits: the slip ends at once, by the impulses that stop the contact.
"""

import math

import numpy as np
import pytest
from scipy.integrate import solve_ivp
from tests.planar_model import planar_model

from kane.analyses.dynamics import simulate

MASS, HALF, TIP, G = 1.0, 0.5, 1e-3, 9.81  # of the rod; radius of its tip
INERTIA = MASS * HALF**2 / 3


def arms(angle):
    return HALF * math.cos(angle), HALF * math.sin(angle) + TIP


def ease(mu, angle):
    """Return k of a slip to the right."""
    a, b = arms(angle)
    return 1 / MASS + a * (a - mu * b) / INERTIA


def _run(mu, angle, speed, turn=0.0, **solver):
    """A rod whose right end is its lower one; the angle is that with the ground."""
    _, height = arms(angle)
    content = {
        "bodies": [
            {"name": "rod", "mass": MASS, "inertia": [INERTIA / 10, INERTIA, INERTIA],
             "position": [0, height, 0], "leads": "angular_velocity",
             "orientation": {"axis": [0, 0, 1], "angle": -angle},
             "velocity": [speed, -turn * HALF * math.cos(angle), 0],
             "angular_velocity": [0, 0, turn]},
        ],
        "joints": [
            {"type": "rolling_disc", "name": "tip", "body_a": "ground", "body_b": "rod",
             "point_b": [HALF, 0, 0], "radius": TIP, "coefficient": mu, "one_sided": True},
        ],
        "solver": {"duration": 0.1, "rtol": 1e-11, "atol": 1e-13, **solver},
    }  # fmt: skip
    return simulate(planar_model(G, **content))


@pytest.mark.parametrize("formulation", ["multipliers", "embedded"])
@pytest.mark.parametrize(("mu", "angle"), [(1.8, math.atan(2)), (2.5, 1.0), (1.45, math.atan(2))])
def test_where_no_force_fits_the_slip_it_jams_with_the_impulses_that_stop_the_contact(
    mu, angle, formulation
):
    assert ease(mu, angle) < 0.0
    speed, (a, b) = 1.0, arms(angle)
    result = _run(mu, angle, speed, formulation=formulation)
    assert result.outcome.ok
    event = result.events[0]
    assert (event.kind, event.element, event.time) == ("jams", "tip", 0.0)
    S = np.array([[1 / MASS + a * a / INERTIA, a * b / INERTIA],
                  [a * b / INERTIA, 1 / MASS + b * b / INERTIA]])  # fmt: skip
    push, rub = np.linalg.solve(S, [0.0, -speed])
    assert push > 0.0  # the ground does not pull
    assert event.before == pytest.approx(speed)
    assert event.impulse == pytest.approx(abs(rub), rel=1e-10)
    assert event.lost == pytest.approx(0.5 * speed * abs(rub), rel=1e-10)
    turn = (a * push + b * rub) / INERTIA
    assert result["rod.wz"][0] == pytest.approx(turn, rel=1e-9)
    assert result["rod.y"].min() > 0.0


def test_impulses_of_a_moment_are_those_that_stop_the_contact(monkeypatch):
    """Where to stop all that slips would have to pull, friction rubs for a moment: here both do."""
    mu, angle, speed = 1.8, math.atan(2), 1.0
    stopped = _run(mu, angle, speed).events[0]
    monkeypatch.setattr("kane.solve.changing.striking.strike", lambda *_args, **_kinds: None)
    rubbed = _run(mu, angle, speed).events[0]
    assert rubbed.kind == stopped.kind == "jams"
    assert rubbed.impulse == pytest.approx(stopped.impulse, rel=1e-12)
    assert rubbed.lost == pytest.approx(stopped.lost, rel=1e-12)


def test_the_same_slip_the_other_way_and_with_less_friction_has_a_force():
    for mu, speed in ((1.8, -1.0), (1.0, 1.0)):
        result = _run(mu, math.atan(2), speed)
        assert result.outcome.ok
        assert "jams" not in {event.kind for event in result.events}


@pytest.mark.parametrize("formulation", ["multipliers", "embedded"])
def test_short_of_the_paradox_it_slides_as_in_minimal_coordinates(formulation):
    """The force is many times the weight, since k is small."""
    mu, angle, speed = 1.3, math.atan(2), 1.0
    assert 0.0 < ease(mu, angle) < 0.2 / MASS
    result = _run(mu, angle, speed, formulation=formulation)

    def rates(_t, y):
        _, v, th, th_rate = y
        a, b = arms(th)
        # th'' = -(a - mu b) N / I, N = m (g + y''), y'' = a th'' - HALF sin(th) th'^2
        bend = -(a - mu * b) / INERTIA
        N = MASS * (G - HALF * math.sin(th) * th_rate**2) / (1 - MASS * a * bend)
        return [v, -mu * N / MASS, th_rate, bend * N]

    def slip(_t, y):
        return y[1] - y[3] * arms(y[2])[1]

    slip.terminal, slip.direction = True, -1
    exact = solve_ivp(
        rates, (0, 0.1), [0.0, speed, angle, 0.0], method="DOP853", events=slip,
        rtol=1e-12, atol=1e-14,
    )  # fmt: skip
    (first,) = exact.t_events[0]
    event = result.events[0]
    assert event.kind == "sticks"
    assert event.time == pytest.approx(first, abs=1e-9)
    at = int(np.flatnonzero(result.time == event.time)[0])
    assert result["rod.x"][at] == pytest.approx(exact.y[0, -1], abs=1e-9)
    assert result["rod.wz"][at] == pytest.approx(-exact.y[3, -1], abs=1e-7)
