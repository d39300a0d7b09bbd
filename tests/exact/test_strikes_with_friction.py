"""Strikes of a disc on a rough plane, against closed forms of rigid bodies.

A disc of mass m, radius r and moment of inertia J lands with v across the plane, u along it and the
spin w. The impulse across it is P = (1 + e) m |v|. Along it, what stops the slip s = u + r w at the
lowest point is -s / (1/m + r^2/J); friction gives no more than mu P (Brach, Mechanical Impact
Dynamics, 1991, chapter 3).
"""

import json
import math

import numpy as np
import pytest

from kane.analyses.dynamics import simulate
from kane.files.model_json import loads

M, R, J = 1.3, 0.2, 0.017
HEIGHT = 0.05
ROUND_OFF = 1e-9  # of what a run at rtol 1e-10 makes of a fall


def _landing(u, w, mu, e, axis=(0.0, 1.0, 0.0), **more):
    """Return the run of a disc that falls on a plane through the origin, without weight."""
    n = np.array(axis)
    t = np.array([n[1], -n[0], 0.0])
    content = {
        "format": "kanevas-model",
        "version": 1,
        "units": "SI: m, kg, s, N, rad",
        "gravity": [0, 0, 0],
        "bodies": [
            {
                "name": "disc", "mass": M, "inertia": [J / 2, J / 2, J],
                "position": ((R + HEIGHT) * n).tolist(),
                "velocity": (u * t - 1.0 * n).tolist(),
                "angular_velocity": [0, 0, w],
            }
        ],
        "joints": [
            {
                "type": "rolling_disc", "name": "plane", "body_a": "ground", "body_b": "disc",
                "axis_a": n.tolist(), "radius": R, "coefficient": mu, "one_sided": True,
                "restitution": e,
            }
        ],
        "solver": {"duration": 0.1, "rtol": 1e-10, "atol": 1e-12, **more},
    }  # fmt: skip
    result = simulate(loads(json.dumps(content)))
    assert result.outcome.ok
    assert result.doubts == ()
    velocity = np.array([result[f"disc.v{x}"][-1] for x in "xyz"])
    return result, velocity @ t, velocity @ n, result["disc.wz"][-1]


def _expected(u, w, mu, e):
    """Return u, v and w after the strike."""
    pressed = (1 + e) * M
    slip = u + R * w
    along = -slip / (1 / M + R**2 / J)
    along = math.copysign(min(abs(along), mu * pressed), along)
    return u + along / M, e, w + R * along / J


@pytest.mark.parametrize("formulation", ["multipliers", "embedded"])
@pytest.mark.parametrize(
    ("u", "w", "mu", "e"),
    [
        (2.0, 0.0, 0.1, 0.5),  # slips on
        (2.0, 0.0, 0.1, 0.0),  # slips on, and stays
        (0.2, 0.0, 0.5, 0.5),  # rolls away
        (-0.5, 9.0, 0.4, 0.8),  # the spin turns it round
        (0.0, -6.0, 0.05, 1.0),
        (1.0, -5.0, 0.3, 0.6),  # rolls as it lands: no impulse along the plane
    ],
)
def test_a_disc_that_lands_on_a_rough_plane_gets_an_impulse_along_it(u, w, mu, e, formulation):
    result, *found = _landing(u, w, mu, e, formulation=formulation)
    (strike,) = [event for event in result.events if event.kind == "strikes"]
    assert strike.time == pytest.approx(HEIGHT, abs=ROUND_OFF)
    assert strike.lost >= 0.0
    expected = _expected(u, w, mu, e)
    if e:
        assert found == pytest.approx(expected, abs=ROUND_OFF)
        before, after = (
            0.5 * (M * (a * a + b * b) + J * c * c) for a, b, c in ((u, -1.0, w), expected)
        )
        assert strike.lost == pytest.approx(before - after, abs=1e-12)
    else:  # without weight it goes on along the plane, which presses no more
        assert found[1] == pytest.approx(0.0, abs=ROUND_OFF)
        assert found[0] == pytest.approx(expected[0], abs=ROUND_OFF)


def test_which_way_the_plane_lies_does_not_matter():
    tilt = 0.7
    _, *level = _landing(-0.5, 9.0, 0.4, 0.8)
    _, *tilted = _landing(-0.5, 9.0, 0.4, 0.8, axis=(-math.sin(tilt), math.cos(tilt), 0.0))
    assert tilted == pytest.approx(level, abs=ROUND_OFF)


def test_friction_that_slips_behind_a_strike_is_no_choice_of_its_own():
    """A rod with friction in its pin strikes a stop: thrown back, the pin rubs by what it bears."""
    e = 0.6
    content = {
        "format": "kanevas-model",
        "version": 1,
        "units": "SI: m, kg, s, N, rad",
        "bodies": [
            {"name": "rod", "mass": M, "inertia": [J, J, J], "position": [R, 0, 0],
             "leads": "angular_velocity", "velocity": [0, 2.0 * R, 0],
             "angular_velocity": [0, 0, 2.0]},
        ],
        "joints": [
            {"type": "revolute", "name": "pin", "body_a": "ground", "body_b": "rod",
             "point_b": [-R, 0, 0]},
        ],
        "stops": [{"type": "angle", "name": "stop", "joint": "pin", "upper": 0.3,
                   "restitution": e}],
        "frictions": [{"type": "angle", "name": "rub", "joint": "pin", "coefficient": 0.2,
                       "radius": 0.03}],
        "solver": {"duration": 0.3, "rtol": 1e-10},
    }  # fmt: skip
    strike = next(
        each for each in simulate(loads(json.dumps(content))).events if each.kind == "strikes"
    )
    assert strike.unique
    assert strike.after == pytest.approx(-e * strike.before, rel=1e-12)
    # the stop gives a moment, and the pin bears m R times the jump of the spin
    jump = strike.before - strike.after
    share = abs(strike.impulse - (J + M * R**2) * abs(jump))
    assert share == pytest.approx(0.2 * 0.03 * M * R * abs(jump), rel=1e-9)
