"""Friction that the force of a joint makes which lets go on the way."""

import json
import math

import numpy as np
import pytest
from tests.changing_models import rod

from kane import simulate
from kane.files.model_json import loads

SLOPE, COEFFICIENT, GRAVITY, OPENS = 0.6, 0.3, 10.0, 0.4


def slide(release, formulation="multipliers", coefficient=COEFFICIENT, method="dop853"):
    """A block on a guide that falls to the right; the guide rubs, and may let go."""
    along = [math.cos(SLOPE), -math.sin(SLOPE), 0.0]
    content = {
        "format": "kanevas-model", "version": 1, "units": "SI: m, kg, s, N, rad", "planar": True,
        "gravity": [0, -GRAVITY, 0],
        "bodies": [rod("block", 2.0, 0.1)],
        "joints": [{"type": "prismatic", "name": "guide", "body_a": "ground", "body_b": "block",
                    "axis_a": along, "axis_b": along}],
        "frictions": [{"type": "displacement", "name": "rubs", "joint": "guide",
                       "coefficient": coefficient}],
        "releases": [{"name": "bolt", "joint": "guide", **release}],
        "solver": {"duration": 0.8, "record_every": 0.1, "rtol": 1e-10, "atol": 1e-12,
                   "formulation": formulation, "method": method},
    }  # fmt: skip
    return simulate(loads(json.dumps(content)))


@pytest.mark.parametrize("formulation", ["multipliers", "embedded"])
def test_a_block_rubs_until_its_guide_lets_go_and_falls_from_there(formulation):
    result = slide({"opens": f"t > {OPENS}"}, formulation)
    (opened,) = [event for event in result.events if event.kind == "opens"]
    assert opened.time == pytest.approx(OPENS, abs=1e-9)
    down = GRAVITY * (math.sin(SLOPE) - COEFFICIENT * math.cos(SLOPE))
    way = np.array([math.cos(SLOPE), -math.sin(SLOPE)])
    t = result.time
    held, loose = np.minimum(t, OPENS), np.maximum(t - OPENS, 0.0)
    place = np.outer(down * held**2 / 2 + down * OPENS * loose, way)
    place[:, 1] -= GRAVITY * loose**2 / 2
    # of some metres, at rtol 1e-10
    assert np.column_stack([result["block.x"], result["block.y"]]) == pytest.approx(place, abs=1e-8)
    force = np.abs(result["rubs.force"])
    pressed = 2.0 * GRAVITY * math.cos(SLOPE)
    before = np.arange(len(t)) < np.flatnonzero(t > OPENS - 1e-9)[0] + 1
    assert force[before] == pytest.approx(COEFFICIENT * pressed)
    assert force[~before][1:] == pytest.approx(0.0, abs=1e-9)


def test_what_sticks_is_freed_by_the_release():
    result = slide({"opens": f"t > {OPENS}"}, coefficient=0.9)
    assert result.holds_at(0)["rubs"][""] == "sticks"
    assert np.abs(result["block.x"][result.time < OPENS]).max() == 0.0
    assert result["block.y"][-1] == pytest.approx(-GRAVITY * (0.8 - OPENS) ** 2 / 2, abs=1e-8)
    assert result["block.x"] == pytest.approx(0.0, abs=1e-9)


def test_a_guide_that_breaks_does_so_by_its_force():
    result = slide({"strength": 2.0 * GRAVITY * math.cos(SLOPE) * 1.01})
    assert not [event for event in result.events if event.kind == "opens"]
    result = slide({"strength": 2.0 * GRAVITY * math.cos(SLOPE) * 0.99})
    assert [event.kind for event in result.events][:1] == ["opens"]
