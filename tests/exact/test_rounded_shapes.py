"""Round corners, cams and slots in contact: closed forms of how they roll, lift and guide."""

import json
import math

import numpy as np
import pytest
from tests.exact.test_shape_contacts import G, ball, box, held, model, plane, touch

from kane import simulate
from kane.elements.rounded_outline import inner_corners
from kane.errors import ModelError
from kane.files.model_json import dumps, loads
from kane.model.poses import initial_poses
from kane.model.sums import contacts_of

SIDE, R = 0.2, 0.04
SQUARE = [[SIDE / 2 * x, SIDE / 2 * y] for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
INNER = math.sqrt(2) * (SIDE / 2 - R)  # from the middle to the centre of an arc


def turned(angle):
    return [0.0, 0.0, math.sin(angle / 2), math.cos(angle / 2)]


def plate(name, place, angle=0.0, points=SQUARE, rounding=R, mass=1.0, **more):
    moment = 0.006 * mass
    shape = {"type": "polygon", "points": points, "thickness": 0.1, "rounding": rounding}
    return {
        "name": name, "mass": mass, "inertia": [moment, moment, moment],
        "position": [*place, 0.0], "orientation": turned(angle), "shapes": [shape], **more,
    }  # fmt: skip


def slot(start, end, radius, kind="capsule"):
    shape = {"type": kind, "start": [*start, 0], "end": [*end, 0], "radius": radius}
    return {
        "name": "slot", "mass": 1.0, "inertia": [0.01, 0.01, 0.01], "shapes": [shape],
    }  # fmt: skip


# Heights


@pytest.mark.parametrize("angle", [0.0, 0.2, math.pi / 4, 1.3])
def test_a_rounded_square_stands_as_high_as_its_support_function(angle):
    drawn = model([plate("body", [0.3, 0.5], angle)], [plane("body")])
    at = initial_poses(drawn)
    heights = [contact.gap.height(at) for _, contact in contacts_of(drawn, {})]
    corners = [INNER * math.sin(angle + math.pi / 4 + k * math.pi / 2) for k in range(4)]
    assert min(heights) == pytest.approx(0.5 + min(corners) - R, abs=1e-14)


@pytest.mark.parametrize("clockwise", [False, True])
def test_a_ball_beside_a_corner_is_as_far_as_from_its_arc(clockwise):
    points = SQUARE[::-1] if clockwise else SQUARE
    drawn = model(
        [plate("body", [0, 0], points=points), ball("ball", [0.2, 0.2, 0])], [touch("body", "ball")]
    )
    heights = [c.gap.height(initial_poses(drawn)) for _, c in contacts_of(drawn, {})]
    centre = SIDE / 2 - R
    told = math.hypot(0.2 - centre, 0.2 - centre) - R - 0.05
    assert heights == [pytest.approx(told, abs=1e-14)]


# Motions


@pytest.mark.parametrize("formulation", ["multipliers", "embedded"])
def test_a_rounded_square_rolls_on_its_corner_with_the_force_of_its_curvature(formulation):
    """Let go on its corner and leaning a bit: energy gives the rate, and N = m (g + y'')."""
    start, moment = 0.1, 0.006
    lean = math.pi / 4 + start
    height = R + INNER * math.cos(start)
    drawn = model(
        [plate("body", [0.0, height], -lean)],
        [plane("body", coefficient=None)],
        solver={"duration": 0.35, "record_every": 0.01, "formulation": formulation},
    )
    result = simulate(drawn)
    assert result.outcome.ok
    # how far the middle leans over the centre of the arc
    lean = -result["body.angle_z"] - math.pi / 4
    on_corner = lean < 0.95 * math.pi / 4
    assert on_corner.sum() > 15
    lean = lean[on_corner]
    inertia = moment + R**2 + INNER**2 + 2 * R * INNER * np.cos(lean)
    rate = np.sqrt(2 * G * INNER * (math.cos(start) - np.cos(lean)) / inertia)
    np.testing.assert_allclose(-result["body.wz"][on_corner], rate, atol=1e-8)
    # I a + I' w^2 / 2 = m g d sin
    bend = (G + R * rate**2) * INNER * np.sin(lean) / inertia
    rises = -INNER * (np.sin(lean) * bend + np.cos(lean) * rate**2)
    force = result["floor of body.normal_force"][on_corner]
    np.testing.assert_allclose(force, G + rises, rtol=1e-7)
    # the arc rolls by its length
    gone = R * (lean - start) + INNER * (np.sin(lean) - math.sin(start))
    np.testing.assert_allclose(result["body.x"][on_corner], gone, atol=1e-9)


@pytest.mark.parametrize("swapped", [False, True])
def test_a_rounded_cam_lifts_a_flat_follower_by_its_support_function(swapped):
    """Its height is that of the highest arc, its force m (g + h'')."""
    spin, mass = 3.0, 0.5
    points = ((-0.05, -0.05), (0.12, -0.02), (0.02, 0.09))
    names = ("follower", "cam") if swapped else ("cam", "follower")
    arcs = np.array(inner_corners(points, 0.02))

    def height(angle):
        up = np.array([np.sin(angle), np.cos(angle)])
        return (arcs @ up).max(axis=0) + 0.02

    drawn = model(
        [
            plate("cam", [0, 0], points=points, rounding=0.02),
            box("follower", [0, height(0.0) + 0.05, 0], (0.6, 0.1, 0.1), mass=mass,
                velocity=[0, spin * arcs[arcs[:, 1].argmax(), 0], 0]),
        ],
        [touch(*names)],
        joints=[
            {"type": "revolute", "name": "shaft", "body_a": "ground", "body_b": "cam"},
            {"type": "prismatic", "name": "guide", "body_a": "ground", "body_b": "follower",
             "axis_a": [0, 1, 0], "axis_b": [0, 1, 0]},
        ],
        drivers=[{"type": "angle", "name": "motor", "joint": "shaft", "law": f"{spin}*t"}],
        solver={"duration": 1.0, "record_every": 0.01},
    )  # fmt: skip
    result = simulate(drawn)
    assert result.outcome.ok
    # up to where the flat lies on a side: there the next arc takes over at once, with a blow
    first = min((e.time for e in result.events if e.kind == "strikes"), default=1.0)
    smooth = (result.time < first - 1e-6) & (result.time > 1e-9)
    assert smooth.sum() > 20
    angle = spin * result.time[smooth]
    told = height(angle)
    np.testing.assert_allclose(result["follower.y"][smooth] - 0.05, told, atol=1e-9)
    force = result[f"{names[0]} on {names[1]}.normal_force"][smooth]
    np.testing.assert_allclose(force, mass * (G - spin**2 * (told - 0.02)), rtol=1e-7)


@pytest.mark.parametrize("planar", [True, False])
@pytest.mark.parametrize("kind", ["capsule", "rod"])
def test_a_pin_slides_along_a_slot_and_swings_in_its_end(kind, planar):
    """Along the straight by g sin; in the round end as a pendulum of the play.

    It begins at rest where the other round end becomes straight, and does not take that for it.
    """
    outer, r, length, slope = 0.09, 0.04, 0.5, 0.3
    play = outer - r
    g = G * np.array([math.sin(slope), -math.cos(slope)])
    drawn = model(
        [slot([0, 0], [length, 0], outer, kind), ball("pin", [0, -play, 0], r, 0.2)],
        [touch("slot", "pin", inside=True)],
        gravity=[*g, 0],
        joints=[held("slot")],
        planar=planar,
        solver={"duration": 0.66, "record_every": 0.005},
    )
    result = simulate(drawn)
    assert result.outcome.ok
    assert [e.kind for e in result.events if e.kind != "switches"] == []
    arrives = math.sqrt(2 * length / g[0])
    at = np.column_stack((result["pin.x"], result["pin.y"]))
    force = result["slot on pin.normal_force"]
    straight = result.time < arrives - 1e-9
    assert 100 < straight.sum() < len(straight) - 5
    np.testing.assert_allclose(at[straight, 0], (g[0] * result.time**2 / 2)[straight], atol=1e-10)
    np.testing.assert_allclose(at[straight, 1], -play, atol=1e-12)
    np.testing.assert_allclose(force[straight], 0.2 * G * math.cos(slope), rtol=1e-9)
    # in the end: what holds it to the circle beside the part of its weight
    round_end = result.time > arrives + 1e-9
    way = at[round_end] - (length, 0)
    np.testing.assert_allclose(np.hypot(*way.T), play, atol=1e-9)
    squared = 2 * (at[round_end] - (0, -play)) @ g
    told = 0.2 * (squared / play + way / play @ g)
    np.testing.assert_allclose(force[round_end], told, rtol=1e-6)


def test_a_pin_that_begins_where_a_slot_becomes_round_swings_up_its_end():
    """At rest at the seam, driven to the end: it is on the circle from there on."""
    outer, r = 0.09, 0.04
    play = outer - r
    result = simulate(
        model([slot([0, 0], [0.5, 0], outer), ball("pin", [0, -play, 0], r, 0.2)],
              [touch("slot", "pin", inside=True)], gravity=[-3.0, -9.0, 0],
              joints=[held("slot")], solver={"duration": 0.1, "record_every": 0.01})
    )  # fmt: skip
    assert result.outcome.ok
    assert result["pin.x"][-1] < -0.01
    np.testing.assert_allclose(np.hypot(result["pin.x"], result["pin.y"]), play, atol=1e-9)


def test_a_stadium_in_a_slot_slides_on_both_its_ends():
    """A capsule in a hollow one: its weight is shared by two places."""
    inner = {
        "name": "slider", "mass": 0.5, "inertia": [0.001] * 3, "position": [0.2, -0.02, 0],
        "velocity": [0.4, 0, 0],
        "shapes": [{"type": "capsule", "start": [-0.05, 0, 0], "end": [0.05, 0, 0],
                    "radius": 0.03}],
    }  # fmt: skip
    drawn = model(
        [slot([0, 0], [0.5, 0], 0.05), inner],
        [touch("slot", "slider", inside=True, coefficient=0.1)],
        joints=[held("slot")],
        solver={"duration": 0.3},
    )
    result = simulate(drawn)
    assert result.outcome.ok
    np.testing.assert_allclose(result["slot on slider.normal_force"], 0.5 * G, rtol=1e-9)
    told = 0.2 + 0.4 * result.time - 0.1 * G * result.time**2 / 2
    np.testing.assert_allclose(result["slider.x"], told, atol=1e-10)


# What is refused


@pytest.mark.parametrize("contact", [plane("body"), touch("body", "ball")])
@pytest.mark.parametrize("planar", [True, False])
def test_round_corners_touch_in_their_plane_alone(contact, planar):
    upright = [math.sin(math.pi / 4), 0, 0, math.cos(math.pi / 4)]
    body = {**plate("body", [0, 0.5]), "orientation": upright}
    with pytest.raises(ModelError, match="'body' has round corners or arcs, which touch"):
        model([body, ball("ball", [1, 1, 0])], [contact], planar=planar)


def test_a_rim_inside_a_ball_is_refused_in_words():
    """A hollow ball is touched by balls and corners: that a rim would pass unseen is said."""
    disc = {"name": "disc", "mass": 1.0, "inertia": [0.01] * 3,
            "shapes": [{"type": "disc", "radius": 0.1, "thickness": 0.02}]}  # fmt: skip
    with pytest.raises(ModelError, match="from within is not known in space"):
        model([ball("bowl", [0, 0, 0], 1.0), disc], [touch("bowl", "disc", inside=True)],
              planar=False)  # fmt: skip


def test_a_file_keeps_the_rounding():
    drawn = model([plate("body", [0, 0.5])], [plane("body")])
    assert loads(dumps(drawn)) == drawn
    assert json.loads(dumps(drawn))["bodies"][0]["shapes"][0]["rounding"] == R
