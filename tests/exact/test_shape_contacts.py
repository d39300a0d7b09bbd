"""Shapes that touch: closed forms, and what their rows say of how they move."""

import json
import math

import numpy as np
import pytest
from tests.changing_models import run_of, table
from tests.exact.rates_of_rows import rates_of_rows

from kane import simulate
from kane.compiled import compile_mode, compile_model
from kane.elements.changing import CLOSED
from kane.errors import AssemblyError
from kane.files.model_json import loads
from kane.kernels.equations import assemble
from kane.kernels.tables import make_work
from kane.model.poses import initial_poses, rotation_matrices
from kane.model.sums import contacts_of

G = 9.81
SHARP = {"rtol": 1e-10, "atol": 1e-12}


def model(bodies, contacts, **more):
    settings = {"duration": 1.0, "record_every": 0.02, **SHARP, **more.pop("solver", {})}
    content = {
        "format": "kanevas-model", "version": 1, "units": "SI: m, kg, s, N, rad",
        "planar": True, "gravity": [0, -G, 0], "bodies": bodies, "contacts": contacts,
        "solver": settings, **more,
    }  # fmt: skip
    return loads(json.dumps(content))


def box(name, place, size=(0.2, 0.2, 0.2), mass=1.0, **more):
    a, b, c = (mass * side * side / 12 for side in size)
    shape = {"type": "box", "size": list(size)}
    inertia = [b + c, a + c, a + b]
    return {
        "name": name, "mass": mass, "inertia": inertia, "position": place, "shapes": [shape], **more
    }  # fmt: skip


def ball(name, place, radius=0.05, mass=0.2, **more):
    inertia = [0.4 * mass * radius**2] * 3
    shape = {"type": "sphere", "radius": radius}
    return {
        "name": name, "mass": mass, "inertia": inertia, "position": place, "shapes": [shape], **more
    }  # fmt: skip


def plane(body, **more):
    return {
        "type": "plane", "name": f"floor of {body}", "body_a": "ground", "body_b": body, **more
    }  # fmt: skip


def touch(a, b, **more):
    return {"type": "bodies", "name": f"{a} on {b}", "body_a": a, "body_b": b, **more}


def held(body, place=(0, 0, 0)):
    return {
        "type": "fixed", "name": f"{body} is held", "body_a": "ground", "body_b": body,
        "point_a": list(place),
    }  # fmt: skip


# Rows

SHAPES = {
    "ball": {"type": "sphere", "radius": 0.3, "center": [0.1, 0.0, 0.2]},
    "capsule": {"type": "capsule", "start": [-0.4, 0, 0], "end": [0.3, 0.2, 0.1], "radius": 0.1},
    "box": {"type": "box", "size": [0.4, 0.6, 0.5]},
    "plate": {"type": "polygon", "points": [[-0.3, -0.2], [0.4, -0.3], [0.2, 0.5]],
              "thickness": 0.2},
}  # fmt: skip
STEP = 1e-6
# Central differences: round-off of 1e-16 / STEP, times values up to some ten; truncation STEP^2.
TOLERANCE = 1e-8


def apart(a, b, seed, **more):
    """Two bodies that do not touch, anyhow turned, in space."""
    random = np.random.default_rng(seed)
    turns = random.normal(size=(2, 4))
    turns /= np.linalg.norm(turns, axis=1)[:, None]
    away = random.normal(size=3)
    away *= 1.4 / np.linalg.norm(away)
    bodies = [
        {"name": name, "mass": 1.0, "inertia": [0.1, 0.2, 0.25], "position": place,
         "orientation": turn.tolist(), "shapes": [SHAPES[shape]]}
        for name, shape, place, turn in zip(
            "ab", (a, b), ([0.1, 0.2, 0.3], away.tolist()), turns, strict=True)
    ]  # fmt: skip
    return model(bodies, [touch("a", "b", coefficient=0.3, **more)], planar=False)


PAIRS = [("ball", "ball"), ("ball", "box"), ("capsule", "ball"), ("box", "box"), ("plate", "ball")]


@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize(("a", "b"), PAIRS)
def test_rows_are_the_rates_of_gaps_and_gamma_that_of_the_rows(a, b, seed):
    free = compile_model(apart(a, b, seed))
    system = compile_mode(free.model, (CLOSED,) * len(free.contacts))
    u = np.random.default_rng(seed).normal(size=12)
    _, speed, gamma, slope, bend = rates_of_rows(system, u, STEP)
    gaps = slice(0, None, 3)
    np.testing.assert_allclose(speed[gaps], slope[gaps], atol=TOLERANCE)
    np.testing.assert_allclose(-gamma, bend, atol=10 * TOLERANCE)


@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize(("a", "b"), PAIRS)
def test_a_drawing_knows_the_same_gaps_as_a_run(a, b, seed):
    drawn = apart(a, b, seed)
    free = compile_model(drawn)
    system = compile_mode(drawn, (CLOSED,) * len(free.contacts))
    work = make_work(system.tables)
    assemble.place(system.tables, work, system.initial_state)
    assemble.residuals(system.tables, work)
    poses = initial_poses(drawn)
    heights = [contact.gap.height(poses) for _, contact in contacts_of(drawn, {})]
    np.testing.assert_allclose(work.phi[::3], heights, atol=1e-14)
    assert min(heights) > 0.0


# Forces and motions


@pytest.mark.parametrize("formulation", ["multipliers", "embedded"])
@pytest.mark.parametrize("planar", [True, False])
def test_a_ball_rolls_in_a_bowl_with_the_force_of_its_curvature(planar, formulation):
    """R + r less curvature: N = m g cos + m v^2 / (R - r), v^2 = 10/7 g h of a ball that rolls."""
    R, r, m, start = 0.5, 0.05, 0.2, 1.0
    place = [(R - r) * math.sin(start), -(R - r) * math.cos(start), 0]
    result = simulate(
        model(
            [ball("bowl", [0, 0, 0], R), ball("ball", place, r, m)],
            [touch("bowl", "ball", coefficient=0.9, inside=True)],
            joints=[held("bowl")],
            planar=planar,
            solver={"formulation": formulation},
        )
    )
    assert result.outcome.ok
    x, y = result["ball.x"], result["ball.y"]
    cosine = -y / np.hypot(x, y)
    square = 10 / 7 * G * (R - r) * (cosine - math.cos(start))
    N = m * G * cosine + m * square / (R - r)
    np.testing.assert_allclose(result["bowl on ball.normal_force"], N, rtol=1e-8)
    # what friction a solid ball needs to roll
    sine = np.abs(x) / np.hypot(x, y)
    friction = result["bowl on ball.friction_force"]
    np.testing.assert_allclose(friction, 2 / 7 * m * G * sine, atol=1e-7)
    np.testing.assert_allclose(np.hypot(x, y), R - r, atol=1e-9)


@pytest.mark.parametrize(
    "case", [name for name in table("box_landing")["cases"] if name != "corner_restitution"]
)
def test_a_box_lands_as_the_table_says(case):
    of_table = table("box_landing")["cases"][case]
    told = of_table["events"][0]
    result = run_of("box_landing", case, duration=told["t"] + 0.005)
    struck = [event for event in result.events if event.kind == "strikes"]
    assert len(struck) == len(told["impulses"])
    assert struck[0].time == pytest.approx(told["t"], abs=1e-8)
    assert sum(e.impulse for e in struck) == pytest.approx(sum(told["impulses"]), rel=1e-9)
    assert {e.unique for e in struck} == {told["impulses_unique"]}
    # the first frame behind the strike
    after = int(np.searchsorted(result.time, told["t"] + 1e-9)) - 1
    velocity = [result[f"box.v{axis}"][after] for axis in "xyz"]
    np.testing.assert_allclose(velocity, told["velocity_after"], rtol=0, atol=1e-9)
    turning = result.u[after, 0, 3:]
    np.testing.assert_allclose(
        turning, told["angular_velocity_after_body_axes"], rtol=1e-9, atol=1e-9
    )
    lost = sum(event.lost for event in struck)
    assert lost == pytest.approx(told["energy_lost"], rel=1e-9)


@pytest.mark.parametrize("coefficient", [0.2, 0.4])
def test_a_box_on_a_ramp_slides_by_coulombs_law_or_stays(coefficient):
    slope = 0.3
    c, s = math.cos(slope), math.sin(slope)
    turn = [0, 0, math.sin(slope / 2), math.cos(slope / 2)]
    result = simulate(
        model(
            [box("box", [-0.1 * s, 0.1 * c, 0], orientation=turn)],
            [plane("box", axis_a=[-s, c, 0], coefficient=coefficient)],
        )
    )
    slides = max(G * (s - coefficient * c), 0.0)
    assert -result["box.vx"][-1] / c == pytest.approx(slides, abs=1e-9)
    assert result["floor of box.normal_force"] == pytest.approx(G * c, rel=1e-9)


def test_a_box_that_slides_and_turns_comes_to_rest_on_all_its_corners_at_once():
    start = box("box", [0, 0.1, 0], velocity=[1, 0, 0.5], angular_velocity=[0, 5, 0])
    result = simulate(model([start], [plane("box", coefficient=0.3)], planar=False))
    assert result.outcome.ok
    assert [event.kind for event in result.events] == ["sticks"] * 4
    assert len({event.time for event in result.events}) == 1
    assert result["box.speed"][-1] == pytest.approx(0.0, abs=1e-12)
    # friction did what was lost
    energy = 0.5 * 1.25 + 0.5 * (2 * 0.04 / 12) * 25
    assert result["system.friction"][-1] == pytest.approx(energy, rel=1e-8)


def test_a_box_leaves_the_edge_of_a_table_where_its_weight_does():
    """It tips when the moment of friction about its middle outweighs that of its half on the table.

    From there a corner of the table slides along its bottom, until it comes to the side.
    """
    result = simulate(
        model(
            [
                box("table", [0, -0.5, 0], (2, 1, 1)),
                box("box", [0.6, 0.1, 0], velocity=[2.5, 0, 0]),
            ],
            [touch("table", "box", coefficient=0.3)],
            joints=[held("table", (0, -0.5, 0))],
            solver={"duration": 0.4},
        )
    )
    assert result.outcome.ok
    past, tips, leaves = (e for e in result.events if e.kind == "lifts")
    slow = 0.3 * G

    def at(place):
        return (2.5 - math.sqrt(2.5**2 - 2 * slow * (place - 0.6))) / slow

    assert past.time == pytest.approx(at(0.9), abs=1e-9)  # its front corner at the edge
    assert tips.time == pytest.approx(at(1.0 - 0.3 * 0.1), abs=1e-9)
    assert leaves.time > tips.time
    assert result["box.angle_z"][-1] < -0.1
    assert result.doubts == ()


def test_a_ball_rolls_over_an_edge_as_over_a_cylinder_of_no_radius():
    """N = m g cos - m v^2 / r: it leaves where 10/7 (1 - cos) + v0^2 / (g r) = cos."""
    r, start = 0.1, 0.3
    rolling = ball(
        "ball", [0.9, r, 0], r, 1.0, velocity=[start, 0, 0], angular_velocity=[0, 0, -start / r]
    )
    result = simulate(
        model(
            [box("table", [0, -0.5, 0], (2, 1, 1)), rolling],
            [touch("table", "ball", coefficient=None)],
            joints=[held("table", (0, -0.5, 0))],
            solver={"duration": 0.8},
        )
    )
    assert result.outcome.ok
    (leaves,) = (e for e in result.events if e.kind == "lifts")
    frame = int(np.searchsorted(result.time, leaves.time))
    x, y = result["ball.x"][frame] - 1.0, result["ball.y"][frame]
    assert math.hypot(x, y) == pytest.approx(r, abs=1e-9)
    cosine = (10 / 7 + start**2 / (G * r)) / (17 / 7)
    assert y / r == pytest.approx(cosine, abs=1e-7)


def test_boxes_stand_on_each_other():
    count, side = 3, 0.2
    bodies = [box(f"b{i}", [0, side * (i + 0.5), 0]) for i in range(count)]
    stacked = [touch(f"b{i}", f"b{i + 1}", coefficient=0.4) for i in range(count - 1)]
    result = simulate(
        model(
            bodies,
            [plane("b0", coefficient=0.4), *stacked],
            solver={"duration": 5.0, "record_every": 1.0, "rtol": 1e-8, "atol": 1e-10},
        )
    )
    assert result.outcome.ok
    assert result.events == ()
    for i, body in enumerate(bodies):
        assert result[f"b{i}.x"][-1] == pytest.approx(0.0, abs=1e-9)
        assert result[f"b{i}.y"][-1] == pytest.approx(body["position"][1], abs=1e-9)
    assert result["floor of b0.normal_force"][-1] == pytest.approx(count * G, rel=1e-9)


def test_a_die_comes_to_rest_on_a_face_and_never_sinks():
    turn = np.random.default_rng(3).normal(size=4)
    turn /= np.linalg.norm(turn)
    die = box(
        "die", [0, 0.1, 0], (0.016,) * 3, 0.005, orientation=turn.tolist(),
        velocity=[0.5, 0, 0.1], angular_velocity=[5, 20, 9],
    )  # fmt: skip
    result = simulate(
        model([die], [plane("die", coefficient=0.3, restitution=0.3)], planar=False,
              solver={"rtol": 1e-8})
    )  # fmt: skip
    assert result.outcome.ok
    assert result["die.speed"][-1] == pytest.approx(0.0, abs=1e-12)
    assert result["die.y"][-1] == pytest.approx(0.008, abs=1e-10)
    assert result.doubts == ()
    half = 0.008 * np.array([[i, j, k] for i in (-1, 1) for j in (-1, 1) for k in (-1, 1)])
    R = rotation_matrices(result.q[:, 0, 3:])
    heights = result["die.y"][:, None] + R[:, 1] @ half.T
    assert heights.min() > -1e-9


def test_five_balls_hand_their_speed_on():
    balls = [ball(f"b{i}", [0.12 * i, 0, 0], 0.05) for i in range(5)]
    balls[0] |= {"velocity": [1, 0, 0], "leads": "velocity"}
    contacts = [touch(f"b{i}", f"b{i + 1}", restitution=1.0) for i in range(4)]
    result = simulate(model(balls, contacts, gravity=[0, 0, 0]))
    times = [event.time for event in result.events]
    np.testing.assert_allclose(times, [0.02, 0.04, 0.06, 0.08], atol=1e-10)
    speeds = [result[f"b{i}.vx"][-1] for i in range(5)]
    np.testing.assert_allclose(speeds, [0, 0, 0, 0, 1], atol=1e-12)


def test_bodies_that_begin_inside_each_other_are_refused():
    bodies = [box("one", [0, 0, 0]), ball("other", [0.12, 0, 0])]
    with pytest.raises(AssemblyError, match=r"inside each other: 'one on other' is 0.03 m deep"):
        simulate(model(bodies, [touch("one", "other")]))
