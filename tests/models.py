"""Models that tests of several kinds need."""

import json

from kane.elements.ball import Ball
from kane.elements.body import Body
from kane.files.model_json import loads
from kane.model import Model


def oscillator_of_parameters() -> Model:
    """A mass on a spring along x, all of parameters; a run lasts one period and ends at its start.

    x = L + A cos(sqrt(k/m) t), with the period 2 pi sqrt(m/k).
    """
    return loads(json.dumps(OSCILLATOR))


OSCILLATOR = {
    "format": "kanevas-model",
    "version": 1,
    "gravity": ["0*g", 0, "-0*g"],
    "parameters": [
        {"name": "g", "value": 9.81, "unit": "m/s^2"},
        {"name": "L", "value": 0.5, "unit": "m"},
        {"name": "A", "value": "L/5", "unit": "m", "description": "Amplitude."},
        {"name": "m", "value": 2.0, "unit": "kg"},
        {"name": "k", "value": "200*m", "unit": "N/m"},
    ],
    "tables": [{"name": "ramp", "points": [[0, 0], ["A", "2*A"]]}],
    "bodies": [
        {
            "name": "mass",
            "mass": "m",
            "particle": True,
            "position": ["L + A", 0, 0],
            "orientation": {"axis": [0, "L", 0], "angle": "pi/2"},
            "shapes": [
                {"type": "sphere", "radius": "A/4"},
                {"type": "polygon", "points": [[0, 0], ["A", 0], [0, "A"]], "thickness": "A/2"},
            ],
        }
    ],
    "springs": [
        {
            "name": "spring",
            "body_a": "ground",
            "body_b": "mass",
            "stiffness": "k",
            "free_length": "L",
        }
    ],
    "forces": [{"name": "none", "body": "mass", "force": ["0*k*t", 0, 0], "point": ["A", 0, 0]}],
    "solver": {
        "duration": "2*pi*sqrt(m/k)",
        "rtol": 1e-12,
        "atol": "1e-11 / 10",
        "record_every": "2*pi*sqrt(m/k)/8",
    },
}


def rod_between_far_supports() -> Model:
    """A rod of 1 m whose ends are to lie on supports 3 m apart: no run can begin."""
    rod = Body(name="rod", mass=1, inertia=(1, 1, 1))
    ends = (
        Ball(name=name, body_a="ground", point_a=(3 * x, 0, 0), body_b="rod", point_b=(x, 0, 0))
        for name, x in (("left", -0.5), ("right", 0.5))
    )
    return Model(bodies=(rod,), joints=tuple(ends))
