"""Convex solids that touch: closed forms, and what of a body touches at all."""

import json
import math
from itertools import permutations, product

import numpy as np
import pytest
from tests.exact.test_shape_contacts import G, ball, box, held, model, plane, touch

from kane import simulate
from kane.errors import ModelError
from kane.files.model_json import dumps, loads
from kane.model.poses import initial_poses
from kane.model.sums import contacts_of

SIDE = 0.2
CUBE = [[SIDE / 2 * x for x in corner] for corner in product((-1, 1), repeat=3)]


def polyhedron(name, place, points, mass=1.0, **more):
    moment = mass * SIDE**2 / 6
    shape = {"type": "polyhedron", "points": points}
    return {
        "name": name, "mass": mass, "inertia": [moment] * 3, "position": list(place),
        "shapes": [shape], **more,
    }  # fmt: skip


@pytest.mark.parametrize("planar", [True, False])
def test_a_cube_of_points_does_what_a_box_does(planar):
    """Thrown on a plane with spin: the same motion, in any order of the points."""

    def run(body):
        return simulate(
            model([body], [plane(body["name"], coefficient=0.3, restitution=0.3)], planar=planar,
                  solver={"duration": 0.5})
        )  # fmt: skip

    thrown = {"velocity": [0.5, 0, 0], "angular_velocity": [0, 0, 3]}
    boxed = run(box("body", [0, 0.3, 0], (SIDE,) * 3, **thrown))
    order = [5, 2, 7, 0, 1, 6, 3, 4]
    for points in (CUBE, [CUBE[k] for k in order]):
        found = run(polyhedron("body", [0, 0.3, 0], points, **thrown))
        assert [e.kind for e in found.events] == [e.kind for e in boxed.events]
        for name in ("body.x", "body.y", "body.angle_z"):
            np.testing.assert_allclose(found[name][-1], boxed[name][-1], atol=1e-8)


def test_an_octahedron_stands_on_its_face_and_shares_its_weight():
    a = 0.1
    points = sorted({*permutations((0.0, 0.0, a)), *permutations((0.0, 0.0, -a))})
    # its face x + y + z = a downwards
    axis = np.cross([1, 1, 1], [0, -1, 0]) / math.sqrt(2)
    angle = math.acos(-1 / math.sqrt(3))
    turn = [*(axis * math.sin(angle / 2)).tolist(), math.cos(angle / 2)]
    standing = polyhedron("body", [0, a / math.sqrt(3), 0], points, orientation=turn)
    result = simulate(
        model([standing], [plane("body", coefficient=0.4)], planar=False,
              solver={"duration": 5.0, "record_every": 1.0})
    )  # fmt: skip
    assert result.outcome.ok
    assert result.events == ()
    np.testing.assert_allclose(result["floor of body.normal_force"], G, rtol=1e-9)
    np.testing.assert_allclose(result["body.y"], a / math.sqrt(3), atol=1e-12)


def test_a_ball_slides_down_the_face_of_a_pyramid():
    points = [[0.3, 0, 0.3], [-0.3, 0, 0.3], [-0.3, 0, -0.3], [0.3, 0, -0.3], [0, 0.4, 0]]
    slope = math.atan2(0.4, 0.3)
    n = np.array([math.sin(slope), math.cos(slope)])
    place = np.array([0.12, 0.24]) + 0.03 * n
    result = simulate(
        model([polyhedron("hill", [0, 0, 0], points), ball("ball", [*place, 0.01], 0.03)],
              [touch("hill", "ball")], joints=[held("hill")], planar=False,
              solver={"duration": 0.12})
    )  # fmt: skip
    assert result.outcome.ok
    gone = np.hypot(result["ball.x"] - place[0], result["ball.y"] - place[1])
    np.testing.assert_allclose(gone, G * math.sin(slope) * result.time**2 / 2, atol=1e-10)
    np.testing.assert_allclose(
        result["hill on ball.normal_force"], 0.2 * G * math.cos(slope), rtol=1e-9
    )


@pytest.mark.parametrize("swapped", [False, True])
def test_a_wedge_of_points_takes_an_edge_that_crosses_its_own(swapped):
    """The ridge of a roof, and a box that falls on it flat, across: it strikes at two edges."""
    roof = polyhedron(
        "roof", [0, 0, 0],
        [[x, y, z] for z in (-0.4, 0.4) for x, y in ((-0.2, 0), (0.2, 0), (0, 0.1))],
    )  # fmt: skip
    fall = 0.1
    falls = box("falls", [0, 0.1 + 0.05 + fall, 0], (0.6, 0.1, 0.2))
    names = ("falls", "roof") if swapped else ("roof", "falls")
    result = simulate(
        model([roof, falls], [touch(*names, coefficient=0.3)], joints=[held("roof")],
              planar=False, solver={"duration": 0.3})
    )  # fmt: skip
    assert result.outcome.ok
    struck = [event for event in result.events if event.kind == "strikes"]
    speed = math.sqrt(2 * G * fall)
    assert struck[0].time == pytest.approx(speed / G, abs=1e-9)
    assert sum(event.impulse for event in struck) == pytest.approx(speed, rel=1e-9)
    assert result["falls.y"][-1] == pytest.approx(0.15, abs=1e-9)
    force = result[f"{names[0]} on {names[1]}.normal_force"][-1]
    assert force == pytest.approx(G, rel=1e-9)


def test_a_file_keeps_points_and_what_touches():
    drawn = model([polyhedron("body", [0, 1, 0], CUBE)], [plane("body")])
    assert loads(dumps(drawn)) == drawn
    assert drawn.bodies[0].shapes[0].touches


# What touches


def arm_and_pin(touches):
    """A long arm with a pin; beside it a ball that the arm would hit."""
    arm = {"type": "box", "center": [0, 0, 0], "size": [0.6, 0.1, 0.1], "touches": touches}
    pin = {"type": "sphere", "center": [0, -0.2, 0], "radius": 0.05}
    body = polyhedron("crank", [0, 0.5, 0], CUBE)
    return {**body, "shapes": [arm, pin]}


@pytest.mark.parametrize("planar", [True, False])
def test_a_shape_that_is_not_to_touch_makes_no_contacts(planar):
    drawn = model([arm_and_pin(False)], [plane("crank")], planar=planar)
    (contact,) = [contact for _, contact in contacts_of(drawn, {})]
    assert contact.gap.height(initial_poses(drawn)) == pytest.approx(0.25, abs=1e-12)
    assert (
        len(list(contacts_of(model([arm_and_pin(True)], [plane("crank")], planar=planar), {}))) > 1
    )


def test_a_body_falls_to_where_its_pin_touches():
    result = simulate(model([arm_and_pin(False)], [plane("crank")], solver={"duration": 0.4}))
    assert result.events[0].time == pytest.approx(math.sqrt(2 * 0.25 / G), abs=1e-9)


def test_a_body_of_which_nothing_touches_is_refused_in_words():
    alone = polyhedron("body", [0, 1, 0], CUBE)
    alone["shapes"][0]["touches"] = False
    with pytest.raises(ModelError, match="no shape of 'body' touches: let one of them do so"):
        simulate(model([alone], [plane("body")]))


def test_faults_name_points_in_a_plane():
    flat = [[x, y, 0.0] for x, y in product((0, 1), repeat=2)]
    with pytest.raises(ModelError, match="they lie in a plane; for a flat plate take a polygon"):
        loads(json.dumps(json.loads(dumps(model([polyhedron("body", [0, 1, 0], CUBE)], []))) | {
            "bodies": [polyhedron("body", [0, 1, 0], flat)]}))  # fmt: skip
