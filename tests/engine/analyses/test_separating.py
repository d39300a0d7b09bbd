"""Bodies that begin inside each other are pushed apart."""

import itertools
import json
import math

import pytest
from tests.thinned import thinned

import kane
from kane.analyses.contact_notes import contact_notes
from kane.analyses.separating import pushed_apart
from kane.errors import AssemblyError
from kane.files.model_json import loads
from kane.model.poses import initial_poses
from kane.reading.holds import room_between


def body(name, place, shape=None, **more):
    return {
        "name": name, "mass": 1.0, "inertia": [0.01] * 3, "position": list(place),
        "shapes": [shape or {"type": "sphere", "radius": 0.1}], **more,
    }  # fmt: skip


def model(bodies, contacts, joints=(), planar=True):
    content = {
        "format": "kanevas-model", "version": 1, "units": "SI: m, kg, s, N, rad",
        "planar": planar, "gravity": [0, -9.81, 0], "bodies": bodies, "contacts": contacts,
        "joints": list(joints),
    }  # fmt: skip
    return loads(json.dumps(content))


def touch(a, b, **more):
    return {"type": "bodies", "name": f"{a} on {b}", "body_a": a, "body_b": b, **more}


def plane(b, **more):
    return {"type": "plane", "name": f"floor of {b}", "body_a": "ground", "body_b": b, **more}


def where(found, name):
    return initial_poses(found).point(name, (0, 0, 0))


def rooms(found):
    return [room_between(found, each, initial_poses(found)) for each in found.contacts]


def notes(drawn):
    return contact_notes(drawn, (), (), are_closed=True)


BOX = {"type": "box", "size": [0.4, 0.2, 0.2]}


def test_two_that_are_free_go_half_the_way_each_along_the_line_of_their_centres():
    drawn = model([body("a", (0, 0, 0)), body("b", (0.06, 0.08, 0))], [touch("a", "b")])
    (note,) = notes(drawn)
    assert note.elements == ("a", "b", "a on b")
    assert (note.refused, note.overlaps) == (True, True)
    assert note.text == "'a' and 'b' begin inside each other, 0.1 m deep."
    found = pushed_apart(drawn)
    assert where(found, "b") == pytest.approx((0.09, 0.12, 0.0))
    assert where(found, "a") == pytest.approx((-0.03, -0.04, 0.0))
    assert notes(found) == ()
    assert kane.simulate(found, duration=0.01).outcome.ok


def test_below_a_plane_a_body_goes_up_to_it():
    slope = [-math.sin(0.3), math.cos(0.3), 0]
    drawn = model([body("a", (0, -1, 0))], [plane("a", axis_a=slope)])
    assert "begins 1.06 m below the plane of 'floor of a'." in notes(drawn)[0].text
    found = pushed_apart(drawn)
    assert rooms(found)[0] == pytest.approx(0.0, abs=1e-12)


def test_a_box_goes_out_of_another_by_the_shortest_way():
    drawn = model([body("a", (0, 0, 0), BOX, pinned=True), body("b", (0.25, 0.02, 0), BOX)],
                  [touch("a", "b")])  # fmt: skip
    found = pushed_apart(drawn)
    assert where(found, "a") == pytest.approx((0, 0, 0))
    assert where(found, "b") == pytest.approx((0.4, 0.02, 0)), "0.15 m aside, not 0.18 m up"


def test_several_in_a_row_come_apart_and_stay_above_their_floor():
    bodies = [body(f"b{i}", (0.12 * i, 0.05, 0)) for i in range(5)]
    contacts = [plane(f"b{i}") for i in range(5)]
    contacts += [touch(f"b{i}", f"b{j}") for i in range(5) for j in range(i)]
    found = pushed_apart(model(bodies, contacts))
    assert min(rooms(found)) > -1e-9
    assert kane.simulate(found, duration=0.01).outcome.ok


def test_what_is_joined_goes_along_and_what_has_a_joint_to_the_ground_goes_as_it_can():
    pin = {"type": "revolute", "name": "pin", "body_a": "b", "body_b": "c", "point_a": [1, 0, 0]}
    bodies = [body("a", (0, 0, 0)), body("b", (0.1, 0, 0)), body("c", (1.1, 0, 0))]
    guide = {"type": "prismatic", "name": "guide", "body_a": "ground", "body_b": "a",
             "axis_a": [1, 0, 0], "axis_b": [1, 0, 0]}  # fmt: skip
    found = pushed_apart(model(bodies, [touch("a", "b")], [pin, guide]))
    assert where(found, "a") == pytest.approx((0, 0, 0))
    assert where(found, "b") == pytest.approx((0.2, 0, 0))
    assert where(found, "c") == pytest.approx((1.2, 0, 0))
    other = {**guide, "name": "other", "body_b": "b", "point_a": [0.1, 0, 0]}
    found = pushed_apart(model(bodies[:2], [touch("a", "b")], [guide, other]))
    assert where(found, "b")[0] - where(found, "a")[0] == pytest.approx(0.2, abs=1e-6)
    assert min(rooms(found)) > -1e-9


def test_what_is_held_is_named():
    joints = [
        {"type": "fixed", "name": f"{n} is held", "body_a": "ground", "body_b": n,
         "point_a": [x, 0, 0]} for n, x in (("a", 0.0), ("b", 0.1))
    ]  # fmt: skip
    bodies = [body("a", (0, 0, 0)), body("b", (0.1, 0, 0))]
    with pytest.raises(AssemblyError, match="'a on b' are inside each other, and held"):
        pushed_apart(model(bodies, [touch("a", "b")], joints))


def test_a_ball_that_sticks_out_of_its_bowl_goes_in():
    bodies = [
        body("bowl", (0, 0, 0), {"type": "sphere", "radius": 0.5}, pinned=True),
        body("ball", (0, -0.45, 0)),
    ]
    found = pushed_apart(model(bodies, [touch("bowl", "ball", inside=True)], planar=False))
    assert where(found, "ball") == pytest.approx((0, -0.4, 0))


def test_what_is_apart_stays_as_it_is():
    drawn = model([body("a", (0, 0, 0)), body("b", (1, 0, 0))], [touch("a", "b"), plane("b")])
    assert pushed_apart(drawn).bodies[0] == drawn.bodies[0]
    apart = model([body("a", (0, 0, 0)), body("b", (1, 0, 0))], [touch("a", "b")])
    assert pushed_apart(apart) is apart


CAN = {"type": "disc", "radius": 0.3, "thickness": 0.4, "axis": [0, 1, 0]}
CONE = {"type": "cone", "base": [0, -0.2, 0], "apex": [0, 0.2, 0], "radius": 0.3}
TABLE = {"type": "box", "size": [1.0, 0.2, 1.0]}
PLATE = {
    "type": "polygon", "thickness": 1.0,
    "points": [[-0.5, -0.1], [0.5, -0.1], [0.5, 0.1], [-0.5, 0.1]],
}  # fmt: skip
ROD = {"type": "rod", "start": [-0.5, 0, 0], "end": [0.5, 0, 0], "radius": 0.1}


# of each table, shape and order one
@pytest.mark.parametrize(
    ("table", "shape", "order"),
    thinned(itertools.product([TABLE, PLATE, ROD], [CAN, CONE], [1, -1]), 5, together=True),
)
def test_what_is_round_begins_as_deep_as_it_is_and_is_left_touching(shape, table, order):
    drawn = model(
        [body("table", (0, 0, 0), table, pinned=True), body("can", (0.1, 0.29, 0.05), shape)],
        [touch(*("table", "can")[::order])], planar=False,
    )  # fmt: skip
    (note,) = notes(drawn)
    assert "0.01 m deep" in str(note.text)
    found = pushed_apart(drawn)
    # the direction across a rod is the least of a search, known to the root of round-off
    assert where(found, "can") == pytest.approx([0.1, 0.3, 0.05], abs=1e-9)
    assert rooms(found) == pytest.approx([0.0], abs=1e-12)
    assert notes(found) == ()


def test_a_can_over_an_edge_goes_out_sideways_where_that_is_shorter():
    drawn = model(
        [body("table", (0, 0, 0), TABLE, pinned=True), body("can", (0.78, 0.15, 0.1), CAN)],
        [touch("table", "can")], planar=False,
    )  # fmt: skip
    (note,) = notes(drawn)
    assert "0.02 m deep" in str(note.text)
    assert where(pushed_apart(drawn), "can") == pytest.approx([0.8, 0.15, 0.1], abs=1e-12)
