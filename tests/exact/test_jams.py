"""A strut between two guides, one of which rubs: a wedge.

A block of mass m slides along x, one of mass M along y, and a strut holds them at a distance L, at
the angle a to x. With the force F of the strut, N = m g + F sin a presses the guide along x. While
F pulls and x falls, F (cos a - mu sin a) = m x'' + mu m g: with the inertia of M, F has the factor
cos a (cos a - mu sin a) / m + sin^2 a / M. Where it is negative, no force fits the slip.
"""

import math

import numpy as np
import pytest
from scipy.integrate import solve_ivp
from tests.planar_model import planar_model

from kane.analyses.dynamics import simulate

MU, M_X, M_Y, L, PULL, G = 1.0, 1.0, 10.0, 1.0, 400.0, 9.81
# of the factor's zero
LOCKED = math.atan((MU - math.sqrt(MU**2 - 4 * M_X / M_Y)) / (2 * M_X / M_Y))


def _run(angle, speed, **solver):
    c, s = math.cos(angle), math.sin(angle)
    inertia = {"inertia": [0.1] * 3}
    guide = {"type": "prismatic", "body_a": "ground"}
    content = {
        "bodies": [
            {"name": "x", "mass": M_X, **inertia, "position": [L * c, 0, 0],
             "velocity": [-speed * s, 0, 0]},
            {"name": "y", "mass": M_Y, **inertia, "position": [0, L * s, 0],
             "velocity": [0, speed * c, 0]},
        ],
        "joints": [
            {**guide, "name": "along x", "body_b": "x", "axis_a": [1, 0, 0], "axis_b": [1, 0, 0]},
            {**guide, "name": "along y", "body_b": "y", "axis_a": [0, 1, 0], "axis_b": [0, 1, 0]},
            {"type": "rod", "name": "strut", "body_a": "x", "body_b": "y", "length": L},
        ],
        "frictions": [
            {"type": "displacement", "name": "rubs", "joint": "along x", "coefficient": MU}
        ],
        "forces": [{"name": "pull", "body": "y", "force": [0, PULL, 0]}],
        "solver": {"duration": 0.05, "rtol": 1e-11, "atol": 1e-13, **solver},
    }  # fmt: skip
    return simulate(planar_model(G, **content))


@pytest.mark.parametrize("formulation", ["multipliers", "embedded"])
@pytest.mark.parametrize("beyond", [0.01, 0.3])
def test_a_wedge_that_slips_where_no_force_fits_jams_at_once(beyond, formulation):
    angle, speed = LOCKED + beyond, 1.0
    result = _run(angle, speed, formulation=formulation)
    assert result.outcome.ok
    (event,) = result.events
    assert (event.kind, event.element, event.time) == ("jams", "rubs", 0.0)
    assert event.before == pytest.approx(speed * math.sin(angle))
    energy = 0.5 * speed**2 * (M_X * math.sin(angle) ** 2 + M_Y * math.cos(angle) ** 2)
    assert event.lost == pytest.approx(energy, rel=1e-12)
    np.testing.assert_allclose(result["x.x"], L * math.cos(angle), rtol=0, atol=1e-12)


@pytest.mark.parametrize("formulation", ["multipliers", "embedded"])
def test_a_wedge_goes_on_where_what_presses_changes_sides(formulation):
    angle, speed = 0.3, 1.0
    result = _run(angle, speed, duration=0.12, formulation=formulation)
    assert result.outcome.ok
    (event,) = result.events
    assert event.kind == "changes side"

    def rates(_t, y):
        a, w = y
        c, s = math.cos(a), math.sin(a)
        for side in (1.0, -1.0):  # of N; friction pushes along x, against the slip
            # x'' = -L (s a'' + c w^2), y'' = L (c a'' - s w^2), F from y'': two equations
            matrix = [[-L * s * M_X, -(c + side * MU * s)], [L * c * M_Y, -s]]
            right = [side * MU * M_X * G + M_X * L * c * w**2, PULL - M_Y * G + M_Y * L * s * w**2]
            bend, force = np.linalg.solve(matrix, right)
            if side * (M_X * G + force * s) >= 0.0:
                return [w, bend]
        raise AssertionError

    exact = solve_ivp(rates, (0, 0.12), [angle, speed], method="LSODA", rtol=1e-11, atol=1e-12)
    assert math.atan2(result["y.y"][-1], result["x.x"][-1]) == pytest.approx(
        exact.y[0, -1], abs=1e-8
    )
