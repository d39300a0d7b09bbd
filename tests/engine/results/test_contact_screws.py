"""Normal and friction forces of what rubs, against the laws that they follow."""

import json
import math
from pathlib import Path

import numpy as np
import pytest
from tests.changing_models import rod, run_of

from kane import load, simulate
from kane.files.model_json import loads
from kane.results.vectors import RunVectors

RAMP = Path(__file__).parents[3] / "models" / "ramp_disk.json"
STATIC, SLIDING, SLOPE = 0.7, 0.5, 0.4
FRICTION = {"type": "displacement", "name": "rubs", "joint": "guide"}


def block(friction, slope=SLOPE, velocity=0.0):
    """A block of 2 kg on a guide that falls to the right; the friction acts in the guide."""
    along = [math.cos(slope), -math.sin(slope), 0.0]
    content = {
        "format": "kanevas-model", "version": 1, "units": "SI: m, kg, s, N, rad", "planar": True,
        "gravity": [0, -10, 0],
        "bodies": [rod("block", 2.0, 0.1, velocity=[velocity * x for x in along])],
        "joints": [{"type": "prismatic", "name": "guide", "body_a": "ground", "body_b": "block",
                    "axis_a": along, "axis_b": along}],
        "frictions": [{**FRICTION, **friction}],
        "solver": {"duration": 0.5, "record_every": 0.1, "rtol": 1e-9, "atol": 1e-11},
    }  # fmt: skip
    return simulate(loads(json.dumps(content)))


def forces(result, time):
    vectors = RunVectors(result)
    normal, rubs = (vectors.at(kind, time) for kind in ("normal_force", "friction_force"))
    assert normal.names == rubs.names
    return normal, rubs


def test_a_block_that_slides_has_a_friction_on_its_cone():
    (normal,), (rubs,) = (
        v.values for v in forces(block({"coefficient": SLIDING}, velocity=3.0), 0.25)
    )
    weight = 2.0 * 10.0
    assert normal == pytest.approx(
        weight * math.cos(SLOPE) * np.array([math.sin(SLOPE), math.cos(SLOPE), 0.0])
    )
    assert np.linalg.norm(rubs) == pytest.approx(SLIDING * np.linalg.norm(normal))
    assert rubs[0] < 0.0  # against the way down


def test_the_cone_of_what_sticks_is_that_of_static_friction():
    law = {"coefficient": SLIDING, "static_coefficient": STATIC}
    normal, rubs = forces(block(law), 0.25)
    assert normal.coefficients.tolist() == [STATIC]
    assert np.linalg.norm(rubs.values) == pytest.approx(20.0 * math.sin(SLOPE))
    normal, _ = forces(block(law, velocity=3.0), 0.25)
    assert normal.coefficients.tolist() == [SLIDING]


def test_a_friction_that_is_more_than_a_coefficient_has_no_cone():
    normal, rubs = forces(block({"coefficient": SLIDING, "force": 2.0}, velocity=3.0), 0.25)
    assert normal.coefficients.tolist() == [0.0]
    assert np.linalg.norm(rubs.values) == pytest.approx(2.0 + SLIDING * 20.0 * math.cos(SLOPE))


def test_a_friction_without_pressure_has_neither():
    normal, _ = forces(block({"force": 2.0}, velocity=3.0), 0.25)
    assert normal.names == ()


def test_a_disc_has_the_parts_of_its_force_where_it_touches():
    result = simulate(load(RAMP))
    up = np.array(result.model.joints[0].axis_a)
    vectors = RunVectors(result)
    (event,) = [e for e in result.events if e.kind == "sticks"]
    for time in (0.3 * event.time, 1.7 * event.time):
        normal, rubs = forces(result, time)
        whole = vectors.at("reaction_force", time)
        assert normal.values + rubs.values == pytest.approx(whole.values)
        assert normal.at == pytest.approx(whole.at)
        assert np.cross(normal.values[0], up) == pytest.approx([0, 0, 0], abs=1e-9)
        assert rubs.values[0] @ up == pytest.approx(0.0, abs=1e-9)
        share = np.linalg.norm(rubs.values) / np.linalg.norm(normal.values)
        slides = time < event.time
        assert share == pytest.approx(0.3) if slides else share < 0.3
        assert normal.coefficients.tolist() == [0.3]


def test_the_force_on_a_pin_presses_across_its_axis_and_has_no_cone():
    result = run_of("joint_friction_slider_crank", "runs_down", rtol=1e-6, atol=1e-8)
    (friction,) = result.model.frictions
    vectors = RunVectors(result)
    time = 0.5 * float(result.time[-1])
    normal = vectors.at("normal_force", time)
    assert normal.names == ("rubs",)
    whole = vectors.at("reaction_force", time)
    (k,) = [i for i, name in enumerate(whole.names) if name == friction.joint]
    assert normal.values[0, :2] == pytest.approx(whole.values[k, :2])


def test_what_is_off_the_plane_has_no_forces():
    result = run_of("bouncing_ball", "dropped", rtol=1e-6, atol=1e-8)
    assert RunVectors(result).at("normal_force", 0.1).names == ()  # a stop does not rub
