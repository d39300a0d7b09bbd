"""Bodies on one floor strike each other, though their corners could slip under each other."""

import json

import numpy as np
import pytest

from kane import simulate
from kane.errors import AssemblyError
from kane.files.model_json import loads

SQUARE = [[-0.1, -0.1], [0.1, -0.1], [0.1, 0.1], [-0.1, 0.1]]
BOX = {"type": "box", "size": [0.2, 0.2, 0.2]}
SHAPES = {
    "box": BOX,
    "low box": {"type": "box", "center": [0.0, -0.05, 0.0], "size": [0.2, 0.1, 0.2]},
    "plate": {"type": "polygon", "points": SQUARE, "thickness": 0.2},
    "wedge": {
        "type": "polygon", "thickness": 0.2,
        "points": [[0.1, -0.1], [-0.05, 0.1], [-0.1, 0.1], [-0.1, -0.1]],
    },
    "hook": {
        "type": "polygon", "thickness": 0.2,
        "points": [
            [-0.1, -0.1], [0.1, -0.1], [0.1, -0.06], [-0.06, -0.06],
            [-0.06, 0.06], [0.1, 0.06], [0.1, 0.1], [-0.1, 0.1],
        ],
    },
    "hull": {
        "type": "polyhedron",
        "points": [[x, y, z] for x in (-0.1, 0.1) for y in (-0.1, 0.1) for z in (-0.1, 0.1)],
    },
}  # fmt: skip


def meeting(shape, planar, start=-0.4, turn=0.0, method="dop853"):
    """A body that goes along a smooth floor at 1 m/s, to another one at rest, of the same mass."""
    at = {"mass": 1.0, "inertia": [0.01] * 3}
    turned = [np.cos(turn / 2), 0.0, np.sin(turn / 2), 0.0]
    floors = [
        {"type": "plane", "name": f"floor of {body}", "body_a": "ground", "body_b": body,
         "coefficient": 0.0}
        for body in "ab"
    ]  # fmt: skip
    touch = {
        "type": "bodies", "name": "touch", "body_a": "a", "body_b": "b", "coefficient": 0.0,
        "restitution": 0.5,
    }  # fmt: skip
    content = {
        "format": "kanevas-model", "version": 1, "planar": planar, "gravity": [0, -9.81, 0],
        "bodies": [
            {"name": "a", **at, "position": [start, 0.1, 0.0], "orientation": turned,
             "velocity": [1.0, 0.0, 0.0], "shapes": [SHAPES[shape]]},
            {"name": "b", **at, "position": [0.1, 0.1, 0.0], "shapes": [BOX]},
        ],
        "contacts": [*floors, touch],
        "solver": {"duration": 0.6, "method": method, "step": 0.002},
    }  # fmt: skip
    return loads(json.dumps(content))


def after_it(reach):
    """How far apart the bodies are at the end: half of the speed is left, once they have met."""
    time = 0.5 - 0.1 - reach
    return 0.1 + reach + 0.5 * (0.6 - time)


@pytest.mark.parametrize(
    ("shape", "planar"),
    [
        (shape, planar)
        for shape in SHAPES
        for planar in (True, False)
        if shape != "hull" or not planar
    ],
)
def test_what_goes_along_a_floor_strikes_what_stands_on_it(shape, planar):
    result = simulate(meeting(shape, planar))
    assert result.outcome.ok
    # a wedge or a low box hits below the mass centre of the other, on whose floor it turns nothing
    if shape in ("wedge", "low box"):
        assert result["b.vx"][-1] > 0.5
        return
    apart = result["b.x"][-1] - result["a.x"][-1]
    assert apart == pytest.approx(after_it(0.1), abs=1e-9)


def test_an_edge_that_stands_upright_strikes_a_face():
    result = simulate(meeting("box", planar=False, turn=np.pi / 4))
    apart = result["b.x"][-1] - result["a.x"][-1]
    assert apart == pytest.approx(after_it(0.1 * 2**0.5), abs=1e-9)


def test_time_steps_see_it_too():
    result = simulate(meeting("box", planar=True, method="moreau"))
    # the strike comes at an end of a step of 2 ms
    assert result["b.x"][-1] - result["a.x"][-1] == pytest.approx(after_it(0.1), abs=2e-3)


@pytest.mark.parametrize("planar", [True, False], ids=["plane", "space"])
def test_bodies_that_begin_inside_each_other_on_one_floor_are_refused(planar):
    with pytest.raises(AssemblyError, match=r"0\.05 m deep"):
        simulate(meeting("box", planar, start=-0.05))
