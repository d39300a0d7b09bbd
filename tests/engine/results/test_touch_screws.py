"""Forces at the places at which shapes touch, and where these are, against statics and slopes."""

import json
import math

import numpy as np
import pytest

from kane import simulate
from kane.files.model_json import loads
from kane.results.vectors import RunVectors

G, MU, SLOPE, HALF = 9.81, 0.3, 0.6, 0.1
UP = np.array([-math.sin(SLOPE), math.cos(SLOPE), 0.0])  # of a plane that falls to the left
DOWNHILL = np.array([-math.cos(SLOPE), -math.sin(SLOPE), 0.0])


def body(name, shape, place, turned=0.0, mass=2.0, **more):
    return {
        "name": name, "mass": mass, "inertia": [0.02, 0.02, 0.02], "shapes": [shape],
        "position": list(place), "orientation": {"axis": [0, 0, 1], "angle": turned}, **more,
    }  # fmt: skip


def run(bodies, contacts, joints=(), **solver):
    content = {
        "format": "kanevas-model", "version": 1, "units": "SI: m, kg, s, N, rad", "planar": True,
        "gravity": [0, -G, 0], "bodies": bodies, "contacts": contacts, "joints": list(joints),
        "solver": {"duration": 0.2, "record_every": 0.02, **solver},
    }  # fmt: skip
    return simulate(loads(json.dumps(content)))


def forces(result, time=0.1):
    vectors = RunVectors(result)
    normal, rubs = (vectors.at(kind, time) for kind in ("normal_force", "friction_force"))
    assert normal.names == rubs.names
    np.testing.assert_array_equal(normal.at, rubs.at)
    return normal, rubs, vectors.touches(time)


BOX = {"type": "box", "size": [2 * HALF] * 3}
PLANE = {"type": "plane", "name": "ramp", "body_a": "ground", "body_b": "block",
         "axis_a": UP.tolist(), "coefficient": MU}  # fmt: skip


@pytest.fixture(scope="module", params=["dop853", "moreau"])
def slides(request):
    how = {"method": request.param} | ({"step": 1e-3} if request.param == "moreau" else {})
    return run([body("block", BOX, HALF * UP, SLOPE)], [PLANE], **how)


def test_a_block_that_slides_is_pressed_and_rubbed_at_its_lower_corners(slides):
    normal, rubs, touches = forces(slides)
    N = 2.0 * G * math.cos(SLOPE)
    assert normal.values.sum(axis=0) == pytest.approx(N * UP, rel=1e-6)
    assert rubs.values.sum(axis=0) == pytest.approx(-MU * N * DOWNHILL, rel=1e-6)
    # the moment of all of them about the mass centre is none: it does not tip
    centre = slides.poses_at(0.1).position[0]
    turning = np.cross(normal.at - centre, normal.values + rubs.values).sum(axis=0)
    assert turning == pytest.approx(np.zeros(3), abs=1e-6 * N * HALF)
    assert touches.holds == ("slides", "slides")
    assert touches.at @ UP == pytest.approx([0.0, 0.0], abs=1e-9)
    assert touches.normals == pytest.approx(np.tile(UP, (2, 1)))
    pressed = np.linalg.norm(normal.values, axis=1) > 1e-9
    assert pressed.sum() == 2
    assert normal.at[pressed] == pytest.approx(touches.at)
    assert normal.coefficients[pressed].tolist() == [MU, MU]


def test_what_is_told_at_all_places_is_what_the_contact_tells(slides):
    vectors = RunVectors(slides)
    for kind in ("normal_force", "friction_force"):
        told = np.linalg.norm(vectors.at(kind, 0.1).values, axis=1).sum()
        assert told == pytest.approx(slides[f"ramp.{kind}"][5], rel=1e-9)


@pytest.mark.parametrize("pair", [("ball", "table"), ("table", "ball")])
def test_forces_are_on_body_b_whichever_body_has_the_ball(pair):
    """A ball lies on a table that is held: it is carried by its weight, upwards on the ball."""
    bodies = [
        body("ball", {"type": "sphere", "radius": 0.05}, (0.02, HALF + 0.05, 0)),
        body("table", BOX, (0, 0, 0)),
    ]
    joint = {"type": "fixed", "name": "held", "body_a": "ground", "body_b": "table"}
    contact = {"type": "bodies", "name": "lies", "body_a": pair[0], "body_b": pair[1]}
    normal, _, touches = forces(run(bodies, [contact], [joint]))
    sense = 1.0 if pair[1] == "ball" else -1.0
    assert normal.values.sum(axis=0) == pytest.approx([0, sense * 2.0 * G, 0], rel=1e-9)
    assert touches.at == pytest.approx(np.array([[0.02, HALF, 0.0]]), abs=1e-9)
    assert touches.holds == ("closed",)  # without friction


def test_a_ball_in_a_bowl_touches_on_the_bowl():
    bodies = [
        body("bowl", {"type": "sphere", "radius": 0.5}, (0, 0, 0)),
        body("ball", {"type": "sphere", "radius": 0.1}, (0, -0.4, 0)),
    ]
    joint = {"type": "fixed", "name": "held", "body_a": "ground", "body_b": "bowl"}
    contact = {"type": "bodies", "name": "in it", "body_a": "bowl", "body_b": "ball",
               "inside": True, "coefficient": 0.5}  # fmt: skip
    normal, _, touches = forces(run(bodies, [contact], [joint]))
    assert touches.at == pytest.approx(np.array([[0.0, -0.5, 0.0]]), abs=1e-9)
    assert touches.normals == pytest.approx(np.array([[0.0, 1.0, 0.0]]))
    assert touches.holds == ("sticks",)
    assert normal.values == pytest.approx(np.array([[0.0, 2.0 * G, 0.0]]))


def test_what_is_apart_is_not_marked():
    result = run([body("block", BOX, (0, 1, 0))], [{**PLANE, "axis_a": [0, 1, 0]}])
    normal, _, touches = forces(result)
    assert touches.names == ()
    assert not normal.values.any()
    assert not normal.coefficients.any()
