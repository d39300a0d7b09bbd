"""A ball whose centre is as high as the edge of the box that it runs against, as on any grid."""

import json
from typing import Any

import numpy as np
import pytest
from tests.thinned import thinned

from kane import Result, simulate
from kane.files.model_json import loads

RADIUS = 0.10000000000000003  # m, as steps of a grid add up
HEIGHT = 0.09999999999999998
UNEVEN = 1e-7  # m: by so much the box of the neighbour is lower, or higher


def _against_box(height: float, formulation: str) -> Result:
    """Return how a ball that rolls on a floor runs against a box that stands there."""
    floor: dict[str, Any] = {
        "type": "plane", "body_a": "ground", "axis_a": [0, 0, 1], "point_a": [0.6, 0, 0]
    }  # fmt: skip
    model = {
        "format": "kanevas-model", "version": 1, "units": "SI: m, kg, s, N, rad",
        "gravity": [0, 0, -9.81],
        "bodies": [
            {
                "name": "ball", "density": 7850.0, "position": [-0.20000000000000007, 0, RADIUS],
                "velocity": [1, 0, 0], "angular_velocity": [0, 10, 0],
                "shapes": [{"type": "sphere", "radius": RADIUS}],
            },
            {
                "name": "box", "density": 7850.0, "position": [0.15000000000000005, 0, height / 2],
                "shapes": [{"type": "box", "size": [0.3000000000000001, 0.05, height]}],
            },
        ],
        "contacts": [
            {"type": "bodies", "name": "c", "body_a": "ball", "body_b": "box", "coefficient": 0.3},
            {**floor, "name": "under box", "body_b": "box", "coefficient": 0.3},
            {
                **floor, "name": "under ball", "body_b": "ball", "coefficient": 0.3,
                "rolling": 0.005, "spin": 0.002,
            },
        ],
        "solver": {"duration": 0.3, "formulation": formulation},
    }  # fmt: skip
    return simulate(loads(json.dumps(model)))


@pytest.mark.parametrize("formulation", thinned(["embedded", "multipliers"], 2))
def test_a_ball_as_high_as_an_edge_goes_on_as_one_beside_it(formulation: str):
    """No line of action turns a ball: what rounding leaves of its arm made the loads wrong."""
    runs = [_against_box(HEIGHT + off, formulation) for off in (-UNEVEN, 0.0, UNEVEN)]
    for run in runs:
        assert run.outcome.ok, run.outcome.cause
        assert run.energy_drift < 1e-7 * run.largest_energy
    lower, even, higher = (run.q[-1][:, [0, 2]] for run in runs)
    # the normal leans by 1e-6 rad at the strike: some 1e-6 m in 0.2 s
    assert np.abs(even - lower).max() < 1e-5
    assert np.abs(even - higher).max() < 1e-5
