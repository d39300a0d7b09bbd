"""Outlines with arcs: their gaps against dense points, their rows against finite differences."""

import json
import math
from pathlib import Path

import numpy as np
import pytest
from scipy.spatial import cKDTree
from tests.exact.rates_of_rows import rates_of_rows
from tests.exact.test_shape_contacts import STEP, TOLERANCE, G, ball, held, model, plane, touch
from tests.thinned import thinned

from kane import simulate
from kane.compiled import compile_mode, compile_model
from kane.elements.changing import CLOSED
from kane.elements.touching import plane_outline
from kane.errors import AssemblyError
from kane.files.model_json import dumps, loads
from kane.kernels.equations import assemble
from kane.kernels.tables import make_work
from kane.model.poses import initial_poses
from kane.model.touching import contacts_of_shapes
from kane.reading.holds import touching_row

EXAMPLES = Path(__file__).parents[2] / "models"
OUTLINES = {
    "cam": {"type": "polygon", "points": [[-0.2, -0.3], [0.4, -0.2], [0.3, 0.3], [-0.3, 0.2]],
            "bulges": [0.3, 0.2, 0.5, 0], "thickness": 0.1},
    "hollow": {"type": "polygon", "points": [[-0.4, -0.3], [0.4, -0.3], [0.4, 0.3], [-0.4, 0.3]],
               "bulges": [0, 0, -0.5, 0.3], "thickness": 0.1},
    "round": {"type": "polygon", "points": [[-0.3, -0.2], [0.4, -0.3], [0.2, 0.5]],
              "bulges": [0.2, -0.2, 0.3], "thickness": 0.2, "rounding": 0.05},
    "ball": {"type": "sphere", "radius": 0.1, "center": [0.1, 0.05, 0]},
    "capsule": {"type": "capsule", "start": [-0.2, 0, 0], "end": [0.3, 0.1, 0], "radius": 0.06},
    "box": {"type": "box", "size": [0.3, 0.2, 0.2]},
    "rounded": {"type": "polygon", "points": [[-0.3, -0.2], [0.4, -0.3], [0.2, 0.5]],
                "thickness": 0.2, "rounding": 0.08},
}  # fmt: skip
WITH_ARCS = ("cam", "hollow", "round")
PAIRS = [
    *((a, b) for a in WITH_ARCS for b in OUTLINES),
    *((a, b) for a in ("ball", "capsule", "box", "rounded") for b in WITH_ARCS),
]


def turned(angle):
    return [0.0, 0.0, math.sin(angle / 2), math.cos(angle / 2)]


def body(name, shape, place, angle):
    return {"name": name, "mass": 1.0, "inertia": [0.1] * 3, "position": [*place, 0],
            "orientation": turned(angle), "shapes": [OUTLINES[shape]]}  # fmt: skip


def apart(a, b, seed):
    random = np.random.default_rng(seed)
    angles, place = random.uniform(-3, 3, 2), random.normal(size=2)
    place *= random.uniform(1.0, 1.2) / np.linalg.norm(place)
    bodies = [body("a", a, [0.1, 0.2], angles[0]), body("b", b, place.tolist(), angles[1])]
    return model(bodies, [touch("a", "b", coefficient=0.3)])


def points_of(drawn, name, count=2000):
    """Points of an outline in ground axes, (n, 2), from the drawn chords of its sides."""
    body = next(each for each in drawn.bodies if each.name == name)
    found = []
    for part in plane_outline(body.shapes[0], (0.0, 0.0, 1.0)).parts:
        point, along = np.array(part.point), np.array(part.along)
        if part.kind == "segment":
            s = np.linspace(0, part.length, count)[:, None]
            found.append(point + s * np.array(part.faces[0]))
        else:
            middle = math.atan2(along[1], along[0])
            angle = middle + np.linspace(-part.length, part.length, count)
            way = np.column_stack((np.cos(angle), np.sin(angle), np.zeros(count)))
            found.append(point + part.radius * way)
    poses = initial_poses(drawn)
    return poses.points(name, np.concatenate(found))[:, :2]


@pytest.mark.parametrize("seed", thinned([1, 2], 2))
@pytest.mark.parametrize(("a", "b"), PAIRS)
def test_gaps_are_those_of_dense_points_and_drawings_know_them(a, b, seed):
    drawn = apart(a, b, seed)
    rows = [touching_row(drawn, each) for each in contacts_of_shapes(drawn, drawn.contacts[0])]
    poses = initial_poses(drawn)
    heights = np.array([row.height(poses) for row in rows])
    nearest, _ = cKDTree(points_of(drawn, "a")).query(points_of(drawn, "b"))
    # points some 3e-4 apart miss the nearest one by the square of half that, over some 0.1
    assert heights.min() == pytest.approx(nearest.min(), abs=1e-6)
    # and the kernel those of the drawing
    free = compile_model(drawn)
    system = compile_mode(drawn, (CLOSED,) * len(free.contacts))
    work = make_work(system.tables)
    assemble.place(system.tables, work, system.initial_state)
    assemble.residuals(system.tables, work)
    near = heights < 2.0 * rows[0].reach()  # beyond that it is far
    assert near[0] or heights[0] > rows[0].reach()
    np.testing.assert_allclose(work.phi[::2][near], heights[near], atol=1e-14)


@pytest.mark.parametrize("seed", thinned([1, 2], 2))
@pytest.mark.parametrize(("a", "b"), PAIRS)
def test_rows_are_the_rates_of_gaps_and_gamma_that_of_the_rows(a, b, seed):
    free = compile_model(apart(a, b, seed))
    system = compile_mode(free.model, (CLOSED,) * len(free.contacts))
    u = (np.random.default_rng(seed).normal(size=(2, 6)) * [1, 1, 0, 0, 0, 1]).ravel()
    _, speed, gamma, slope, bend = rates_of_rows(system, u, STEP)
    gaps = slice(0, None, 2)
    np.testing.assert_allclose(speed[gaps], slope[gaps], atol=TOLERANCE)
    np.testing.assert_allclose(-gamma, bend, atol=10 * TOLERANCE)


def test_a_file_keeps_arcs():
    drawn = apart("cam", "box", 1)
    assert loads(dumps(drawn)) == drawn
    assert json.loads(dumps(drawn))["bodies"][0]["shapes"][0]["bulges"] == [0.3, 0.2, 0.5, 0]


# Forces and motions

R_BASE, R_NOSE, R_FLANK, AWAY = 0.03, 0.01, 0.09, 0.04
TO_BASE, TO_NOSE = R_FLANK - R_BASE, R_FLANK - R_NOSE
# by the law of cosines: where the flank's arc begins and ends, as its normal turns from the nose
BEGINS = math.acos((TO_NOSE**2 - AWAY**2 - TO_BASE**2) / (2 * AWAY * TO_BASE))
ENDS = math.asin(math.sin(BEGINS) * TO_BASE / TO_NOSE)


def lift(angle):
    """Lift of a flat follower above the base circle, its slope and bend by the angle."""
    t = np.abs((angle + math.pi) % (2 * math.pi) - math.pi)  # from the top of the nose
    sense = np.sign((angle + math.pi) % (2 * math.pi) - math.pi)
    on_nose, on_flank = t <= ENDS, (t > ENDS) & (t <= BEGINS)
    past = BEGINS - t
    of_flank = TO_BASE * np.array([1 - np.cos(past), -sense * np.sin(past), np.cos(past)])
    of_nose = AWAY * np.array([np.cos(t), -sense * np.sin(t), -np.cos(t)])
    of_nose[0] += R_NOSE - R_BASE
    return np.where(on_nose, of_nose, np.where(on_flank, of_flank, 0.0))


@pytest.mark.parametrize("swapped", [False, True])
def test_a_cam_of_four_arcs_lifts_its_follower_by_cosines_and_is_pressed_so(swapped):
    """N = m (g + h'' w^2) + k (h + s0), which jumps where one arc follows another."""
    content = json.loads((EXAMPLES / "cam_of_arcs.json").read_text())
    content["solver"] |= {"rtol": 1e-10, "atol": 1e-12}
    contact = content["contacts"][0]
    if swapped:
        contact["body_a"], contact["body_b"] = contact["body_b"], contact["body_a"]
    drawn = loads(json.dumps(content))
    result = simulate(drawn)
    assert result.outcome.ok
    assert result.events == ()
    spin, spring = 20.0, drawn.springs[0]
    angle = spin * result.time + math.pi
    # but for where one arc follows another, and the force jumps
    away = np.abs((angle + math.pi) % (2 * math.pi) - math.pi)
    clear = np.min(np.abs(away[:, None] - [ENDS, BEGINS]), axis=1) > 1e-6
    assert 0 < np.sum(~clear) < 50
    height, _, bend = lift(angle[clear])
    np.testing.assert_allclose(result["follower.y"][clear], 0.06 + height, atol=1e-10)
    stretched = spring.free_length - result["spring.length"][clear]
    told = 0.15 * (G + bend * spin**2) + spring.stiffness * stretched
    force = result["contact.normal_force"][clear]
    assert told.min() > 1.0
    np.testing.assert_allclose(force, told, rtol=1e-7)


@pytest.mark.parametrize("formulation", ["multipliers", "embedded"])
def test_a_half_disc_rocks_by_energy_with_the_force_of_its_curvature(formulation):
    """The centre of its arc goes along at the height R; N = m (g + y'') of the mass centre."""
    radius, start, mass = 0.2, 0.6, 1.0
    depth = 4 * radius / (3 * math.pi)  # of the mass centre below the flat side
    moment = mass * (radius**2 / 2 - depth**2)
    shape = {
        "type": "polygon",
        "thickness": 0.1,
        "bulges": [1.0, 0.0, 0.0],
        "points": [[-radius, depth], [radius, depth], [0.0, depth]],
    }
    half = {
        "name": "half", "mass": mass, "inertia": [moment] * 3,
        "position": [0.0, radius - depth * math.cos(start), 0.0],
        "orientation": turned(start), "shapes": [shape],
    }  # fmt: skip
    result = simulate(
        model([half], [plane("half", coefficient=None)],
              solver={"duration": 1.0, "record_every": 0.01, "formulation": formulation})
    )  # fmt: skip
    assert result.outcome.ok
    assert result.events == ()
    angle = result["half.angle_z"]
    inertia = moment + mass * (radius**2 + depth**2 - 2 * radius * depth * np.cos(angle))
    energy = mass * G * depth * (np.cos(angle) - math.cos(start))
    square = 2 * energy / inertia
    np.testing.assert_allclose(result["half.wz"] ** 2, square, atol=1e-8)
    bend = -mass * depth * np.sin(angle) * (G + radius * square) / inertia
    rises = depth * (np.sin(angle) * bend + np.cos(angle) * square)
    np.testing.assert_allclose(result["floor of half.normal_force"], mass * (G + rises), rtol=1e-7)
    np.testing.assert_allclose(result["half.y"], radius - depth * np.cos(angle), atol=1e-9)
    assert np.ptp(angle) > 1.1


def test_a_ball_rolls_in_a_hollow_of_a_plate_as_in_a_bowl():
    """N = m g cos + m v^2 / (R - r), v^2 = 10/7 g h, as the hollow arc of a plate bends."""
    outer, r, m, start = 0.5, 0.05, 0.2, 0.7
    corners = [[-0.6, -0.7], [0.6, -0.7], [0.6, 0.0], [outer, 0.0], [-outer, 0.0], [-0.6, 0.0]]
    plate = {
        "name": "plate", "mass": 1.0, "inertia": [0.1] * 3,
        "shapes": [{"type": "polygon", "points": corners, "bulges": [0, 0, 0, -1.0, 0, 0],
                    "thickness": 0.1}],
    }  # fmt: skip
    place = [(outer - r) * math.sin(start), -(outer - r) * math.cos(start), 0]
    result = simulate(
        model([plate, ball("ball", place, r, m)], [touch("plate", "ball", coefficient=0.9)],
              joints=[held("plate")], solver={"duration": 1.0})
    )  # fmt: skip
    assert result.outcome.ok
    x, y = result["ball.x"], result["ball.y"]
    cosine = -y / np.hypot(x, y)
    square = 10 / 7 * G * (outer - r) * (cosine - math.cos(start))
    told = m * G * cosine + m * square / (outer - r)
    np.testing.assert_allclose(result["plate on ball.normal_force"], told, rtol=1e-8)
    np.testing.assert_allclose(np.hypot(x, y), outer - r, atol=1e-9)


def test_a_pin_in_a_hole_of_any_outline_strikes_its_sides_and_stays_within():
    """Around B: a square hole with one round side, seen from within."""
    hole = {
        "name": "hole",
        "mass": 1.0,
        "inertia": [0.1] * 3,
        "shapes": [
            {
                "type": "polygon",
                "thickness": 0.1,
                "bulges": [0.0, 0.4, 0.0, 0.0],
                "points": [[-0.5, -0.5], [0.5, -0.5], [0.5, 0.5], [-0.5, 0.5]],
            }
        ],
    }
    result = simulate(
        model([hole, ball("pin", [0.1, 0.0, 0], 0.1, velocity=[2.0, 0.3, 0])],
              [touch("hole", "pin", inside=True, restitution=1.0)], gravity=[0, 0, 0],
              joints=[held("hole")], solver={"duration": 3.0})
    )  # fmt: skip
    assert result.outcome.ok
    assert sum(each.kind == "strikes" for each in result.events) > 4
    radius = (1 + 0.4**2) / (4 * 0.4)
    middle = 0.5 - (1 - 0.4**2) / (4 * 0.4)
    x, y = result["pin.x"], result["pin.y"]
    assert min(x.min() + 0.4, y.min() + 0.4, 0.4 - y.max()) > -1e-9
    on_arc = x > 0.5
    assert (np.hypot(x - middle, y)[on_arc] + 0.1 - radius).max() < 1e-9
    np.testing.assert_allclose(result["pin.speed"], math.hypot(2.0, 0.3), rtol=1e-9)


def test_a_plate_with_arcs_comes_to_rest_on_its_flat_side_by_two_places():
    falling = body("plate", "hollow", [0, 0.4], 0.05)
    result = simulate(
        model([falling], [plane("plate", coefficient=0.5)],
              solver={"duration": 3.0, "rtol": 1e-8, "atol": 1e-10})
    )  # fmt: skip
    assert result.outcome.ok
    assert result["plate.speed"][-1] == pytest.approx(0.0, abs=1e-9)
    assert result["floor of plate.normal_force"][-1] == pytest.approx(G, rel=1e-9)
    assert result["plate.y"][-1] == pytest.approx(0.3, abs=1e-9)
    assert lowest(result, "plate") > -1e-9


def lowest(result, name):
    """Return the height of the lowest point of an outline in all frames."""
    drawn, found = result.model, math.inf
    points = points_of(drawn, name, 200)
    (x0, y0, _), angle0 = next(b.position for b in drawn.bodies), result[f"{name}.angle_z"][0]
    for x, y, angle in zip(*(result[f"{name}.{q}"] for q in ("x", "y", "angle_z")), strict=True):
        assert math.isfinite(x)
        s, c = math.sin(angle - angle0), math.cos(angle - angle0)
        found = min(found, (y + s * (points[:, 0] - x0) + c * (points[:, 1] - y0)).min())
    return found


WIDE, PLAY = 0.04, 1e-4  # of the drill, and on either side of it
OUT = WIDE / math.sqrt(3)  # to a corner
SPIN = -2.0  # rad/s


def height_of_drill(angle):
    """How high the middle of a Reuleaux triangle stands, on a corner or on an arc."""
    corners = angle + np.pi / 2 + np.arange(3) * 2 * np.pi / 3
    above = np.abs((corners + np.pi / 2) % (2 * np.pi) - np.pi) <= np.pi / 6
    return WIDE - OUT * np.sin(corners[above][0]) if above.any() else OUT * -np.sin(corners).min()


def test_a_drill_of_constant_width_turns_in_a_square_hole():
    """Where a corner comes to stand on the bottom the opposite arc leaves it: two parts at once."""
    corners = np.pi / 2 + np.arange(3) * 2 * np.pi / 3
    half = WIDE / 2 + PLAY
    square = [[-half, -half], [half, -half], [half, half], [-half, half]]
    triangle = (OUT * np.column_stack([np.cos(corners), np.sin(corners)])).tolist()
    arcs = [math.tan(math.pi / 12)] * 3
    bodies = [
        {"name": "plate", "mass": 1, "inertia": [1e-3] * 3, "position": [0, half, 0],
         "shapes": [{"type": "polygon", "points": square, "thickness": 0.01}]},
        {"name": "drill", "mass": 0.1, "inertia": [1e-5, 1e-5, 2e-5],
         "position": [0, float(height_of_drill(0.0)), 0],
         "shapes": [{"type": "polygon", "points": triangle, "bulges": arcs, "thickness": 0.01}]},
    ]  # fmt: skip
    joints = [
        {"type": "fixed", "name": "held", "body_a": "ground", "point_a": [0, half, 0],
         "body_b": "plate"},
        {"type": "velocity", "name": "spindle", "body_a": "ground", "body_b": "drill",
         "angular": [0, 0, 1], "axes": "body_a", "speed": SPIN},
    ]  # fmt: skip
    contacts = [touch("plate", "drill", inside=True)]
    result = simulate(model(bodies, contacts, joints=joints, solver={"duration": 3.2}))
    assert result.outcome.ok, result.outcome.cause
    heights = [height_of_drill(angle) for angle in result["drill.angle_z"]]
    # gaps are closed to the round-off of places
    np.testing.assert_allclose(result["drill.y"], heights, rtol=0, atol=1e-13)


def test_what_never_slips_and_would_have_to_pull_is_told():
    """A saddle on a drum rolls until its weight would have to be held from above.

    To let go would let it in, as friction that holds it back presses it onto the drum.
    """
    arc, thick, half, lean, place = 0.12, 0.05, math.radians(50), 0.3, 0.2
    ends = [
        [side * radius * math.sin(half), radius * math.cos(half)]
        for radius, sides in ((arc + thick, (1, -1)), (arc, (-1, 1)))
        for side in sides
    ]
    bulge = math.tan(half / 2)
    turn = [0, 0, math.sin(lean / 2), math.cos(lean / 2)]
    # the middle of the arc is on the line through the middle of the drum
    bodies = [
        {"name": "drum", "mass": 1, "inertia": [1e-3] * 3,
         "shapes": [{"type": "disc", "radius": 0.08, "thickness": 0.02}]},
        {"name": "saddle", "mass": 0.6, "inertia": [2e-3] * 3, "orientation": turn,
         "position": [-0.04 * math.sin(place), -0.04 * math.cos(place), 0],
         "center": [0, 0.11, 0],
         "shapes": [{"type": "polygon", "points": ends, "thickness": 0.02,
                     "bulges": [bulge, 0, -bulge, 0]}]},
    ]  # fmt: skip
    joints = [{"type": "fixed", "name": "held", "body_a": "ground", "body_b": "drum"}]
    contacts = [touch("drum", "saddle", coefficient=None)]
    result = simulate(model(bodies, contacts, joints=joints))
    assert "would have to pull" in result.outcome.cause
    assert "coefficient of friction" in result.outcome.advice
    contacts = [touch("drum", "saddle", coefficient=0.8)]
    assert simulate(model(bodies, contacts, joints=joints)).outcome.ok


def test_bodies_that_go_right_through_each_other_are_refused():
    """A bar through a cam: no corner of the one is in the other, and no part right behind one."""
    bar = {"name": "bar", "mass": 1.0, "inertia": [0.1] * 3, "position": [0, 0.1, 0],
           "shapes": [{"type": "box", "size": [2.0, 0.05, 0.1]}]}  # fmt: skip
    cam = body("cam", "cam", [0, 0], 0.0)
    with pytest.raises(AssemblyError, match="inside each other"):
        simulate(model([bar, cam], [touch("bar", "cam")]))
