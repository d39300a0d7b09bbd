"""A latch between bodies beside others that hold what is reached when they begin to."""

import json

import pytest
from tests.changing_models import rod

from kane import simulate
from kane.files.model_json import loads

SHUTS = 0.5


def carts(**more):
    """A sled that goes along x, and two bodies that fly side by side, which a latch holds later."""
    sled = rod("sled", 1.0, 0.1, velocity=[1.0, 0, 0])
    pair = [
        rod("left", 1.0, 0.1, position=[0, 1, 0], velocity=[0.3, 0, 0], angular_velocity=[0, 0, 1]),
        rod("right", 1.0, 0.1, position=[1, 1, 0], velocity=[0.1, 0, 0]),
    ]
    guide = {
        "type": "prismatic", "name": "guide", "body_a": "ground", "body_b": "sled",
        "axis_a": [1, 0, 0], "axis_b": [1, 0, 0],
    }  # fmt: skip
    hook = {
        "type": "bodies", "name": "hook", "body_a": "left", "body_b": "right",
        "closes": f"t > {SHUTS}",
    }  # fmt: skip
    content = {
        "format": "kanevas-model", "version": 1, "units": "SI: m, kg, s, N, rad", "planar": True,
        "gravity": [0, 0, 0], "bodies": [sled, *pair], "joints": [guide],
        "latches": [hook, *more.pop("latches", [])], **more,
        "solver": {"duration": 1.0, "record_every": 0.1, "rtol": 1e-10, "atol": 1e-12},
    }  # fmt: skip
    return simulate(loads(json.dumps(content)))


@pytest.mark.parametrize("shuts", [0.3, SHUTS, 0.7])
def test_each_holds_what_it_has_reached(shuts):
    bolt = {"type": "displacement", "name": "bolt", "joint": "guide", "closes": f"t > {shuts}"}
    result = carts(latches=[bolt])
    assert result.outcome.ok, result.outcome.message
    assert result["sled.x"][-1] == pytest.approx(shuts, abs=1e-9)
    assert result["guide.displacement"][-1] == pytest.approx(shuts, abs=1e-9)
    # the pair goes on as one body
    assert result["left.wz"][-1] == pytest.approx(result["right.wz"][-1])


def test_friction_sticks_where_it_came_to_rest():
    rubs = {"type": "displacement", "name": "rubs", "joint": "guide", "force": 2.0}
    result = carts(frictions=[rubs])  # of 1 kg at 1 m/s: at rest after 0.5 s and 0.25 m
    assert result.outcome.ok, result.outcome.message
    assert result.holds_at(-1)["rubs"][""] == "sticks"
    assert result["sled.x"][-1] == pytest.approx(0.25, abs=1e-9)
