"""Edges that cross in space, and what is round: closed forms of how they strike, rest and tip."""

import math

import numpy as np
import pytest
from tests.exact.rates_of_rows import rates_of_rows
from tests.exact.test_shape_contacts import G, ball, box, held, model, touch
from tests.thinned import thinned

from kane import simulate
from kane.compiled import compile_mode, compile_model
from kane.elements.changing import CLOSED
from kane.model.poses import initial_poses, rotation_matrices
from kane.model.sums import contacts_of

EDGE_UP = [math.sin(math.pi / 8), 0.0, 0.0, math.cos(math.pi / 8)]  # about x, by an eighth
STEP = 1e-6
# Central differences: round-off of 1e-16 / STEP, times values up to some ten; truncation STEP^2.
TOLERANCE = 1e-8


def solid(name, place, mass=1.0, **more):
    inertia = [0.01 * mass, 0.012 * mass, 0.015 * mass]
    return {"name": name, "mass": mass, "inertia": inertia, "position": list(place), **more}


def capsule(name, place, along, radius=0.05, half=0.3, **more):
    end = [half * each for each in along]
    shape = {
        "type": "capsule", "start": [-each for each in end], "end": end, "radius": radius
    }  # fmt: skip
    return solid(name, place, shapes=[shape], **more)


def disc(name, place, axis=(0, 0, 1), radius=0.2, thickness=0.3, **more):
    shape = {"type": "disc", "axis": list(axis), "radius": radius, "thickness": thickness}
    return solid(name, place, shapes=[shape], **more)


def in_space(bodies, contacts, **more):
    return model(bodies, contacts, planar=False, **more)


def wedge(name, place):
    """A square prism along z, with an edge above."""
    half = 0.1 * math.sqrt(2)
    corners = [[half, 0], [0, half], [-half, 0], [0, -half]]
    return solid(name, place, shapes=[{"type": "polygon", "points": corners, "thickness": 0.8}])


def beam(name, place):
    """A box along x, with an edge below."""
    return box(name, place, (0.8, 0.2, 0.2), orientation=EDGE_UP)


# Rows

SOME = {
    "beam": {"type": "box", "size": [1.0, 0.2, 0.3]},
    "wedge": {"type": "polygon", "points": [[-0.5, -0.1], [0.5, -0.1], [0.1, 0.2]],
              "thickness": 0.4},
    "capsule": {"type": "capsule", "start": [-0.5, 0, 0], "end": [0.5, 0.05, 0.1], "radius": 0.06},
}  # fmt: skip
CROSSED = [(a, b) for a in SOME for b in SOME]


def crossed(a, b, seed, gap=0.02):
    """Two long bodies, one above and across the other, a bit turned."""
    random = np.random.default_rng(seed)
    turn = np.array([[1.0, 0, 0, 0], [math.cos(math.pi / 4), 0, math.sin(math.pi / 4), 0]])
    turn = np.roll(turn, -1, axis=1) + 0.15 * random.normal(size=(2, 4))
    turn /= np.linalg.norm(turn, axis=1)[:, None]
    bodies = [
        solid(name, place, orientation=each.tolist(), shapes=[SOME[shape]])
        for name, shape, place, each in zip(
            "ab", (a, b), ([0.1, 0.2, 0.3], [0.13, 0.45 + gap, 0.28]), turn, strict=True
        )
    ]
    return in_space(bodies, [touch("a", "b", coefficient=0.3)])


@pytest.mark.parametrize("seed", thinned([1, 2, 3], 3))
@pytest.mark.parametrize(("a", "b"), CROSSED)
def test_rows_of_edges_are_the_rates_of_gaps_and_gamma_that_of_the_rows(a, b, seed):
    drawn = crossed(a, b, seed)
    free = compile_model(drawn)
    crossings = [k for k, (_, each) in enumerate(free.contacts) if each.gap.features_b]
    system = compile_mode(drawn, (CLOSED,) * len(free.contacts))
    u = np.random.default_rng(seed).normal(size=12)
    phi, speed, gamma, slope, bend = rates_of_rows(system, u, STEP)
    gaps = slice(0, None, 3)
    np.testing.assert_allclose(speed[gaps], slope[gaps], atol=TOLERANCE)
    np.testing.assert_allclose(-gamma, bend, atol=100 * TOLERANCE)
    # the nearest edges are seen first, and a drawing knows the same gaps
    seen = phi[gaps][crossings]
    assert np.all(np.diff(seen) >= 0.0)
    heights = [contact.gap.height(initial_poses(drawn)) for _, contact in contacts_of(drawn, {})]
    np.testing.assert_allclose(phi[gaps], heights, atol=1e-13)


def test_some_of_these_edges_cross():
    """Else the rows above would say nothing of them."""
    near = 0
    for a, b in CROSSED:
        drawn = crossed(a, b, 1)
        gaps = [c.gap for _, c in contacts_of(drawn, {}) if c.gap.features_b and c.gap.rank == 0]
        near += any(gap.height(initial_poses(drawn)) < 0.2 for gap in gaps)
    assert near >= 6


@pytest.mark.parametrize("swapped", [False, True])
def test_the_place_at_which_edges_cross_is_on_the_edge_of_body_b(swapped):
    """A beam over a wedge: the nearest pair, and the same pair by its number."""
    half, gap = 0.1 * math.sqrt(2), 0.05
    names = ("upper", "lower") if swapped else ("lower", "upper")
    drawn = in_space(
        [wedge("lower", [0, 0, 0]), beam("upper", [0.1, 2 * half + gap, 0.05])], [touch(*names)]
    )
    row = next(c.gap for _, c in contacts_of(drawn, {}) if c.gap.features_b)
    at = initial_poses(drawn)
    number = [
        2 * (len(row.features) * j + i)
        for j, b in enumerate(row.features_b)
        for i, a in enumerate(row.features)
        if {tuple(np.round(np.abs(at.turned(body, each.along)), 9))
            for body, each in ((row.body_a, a), (row.body_b, b))} == {(1, 0, 0), (0, 0, 1)}
        and abs(at.point(row.body_a, a.point)[1] - at.point(row.body_b, b.point)[1]) < gap + 1e-9
    ]  # fmt: skip
    sign = -1.0 if swapped else 1.0
    for feature in (None, *number):
        point, normal = row.touched(at, feature)
        np.testing.assert_allclose(normal, [0, sign, 0], atol=1e-14)
        np.testing.assert_allclose(point, [0, half + (0 if swapped else gap), 0.05], atol=1e-14)
    assert len(number) == 1


# Forces and motions


@pytest.mark.parametrize("swapped", [False, True])
@pytest.mark.parametrize("method", ["dop853", "rk4"])
def test_an_edge_falls_on_an_edge_that_crosses_it(swapped, method):
    """In the middle: it falls freely, and goes back with e times its speed."""
    half, fall, e = 0.1 * math.sqrt(2), 0.2, 0.5
    lower, upper = wedge("lower", [0, 0, 0]), beam("upper", [0, 2 * half + fall, 0])
    names = ("upper", "lower") if swapped else ("lower", "upper")
    more = {"method": method, "step": 1e-3} if method == "rk4" else {}
    result = simulate(
        in_space(
            [lower, upper],
            [touch(*names, restitution=e, coefficient=0.3)],
            joints=[held("lower")],
            solver={"duration": 0.3, **more},
        )
    )
    assert result.outcome.ok
    first = result.events[0]
    speed = math.sqrt(2 * G * fall)
    assert first.kind == "strikes"
    assert first.time == pytest.approx(speed / G, abs=1e-9)
    assert first.impulse == pytest.approx((1 + e) * speed, rel=1e-9)
    assert result["upper.y"].min() > 2 * half - 1e-9
    rising = e * speed
    flown = 0.3 - first.time
    assert result["upper.y"][-1] == pytest.approx(
        2 * half + rising * flown - G * flown**2 / 2, abs=1e-8
    )


@pytest.mark.parametrize("swapped", [False, True])
@pytest.mark.parametrize("formulation", ["multipliers", "embedded"])
def test_a_plank_lies_across_another_and_shares_its_weight_by_the_levers(swapped, formulation):
    """No corner is on a face: four crossing edges carry it, where the lever says how much each."""
    aside = 0.06
    lower = box("lower", [0, 0, 0], (1.0, 0.1, 0.2))
    upper = box("upper", [0, 0.1, aside], (0.2, 0.1, 1.0))
    names = ("upper", "lower") if swapped else ("lower", "upper")
    result = simulate(
        in_space(
            [lower, upper],
            [touch(*names, coefficient=0.4)],
            joints=[held("lower")],
            solver={"duration": 2.0, "record_every": 0.5, "formulation": formulation},
        )
    )
    assert result.outcome.ok
    assert result.events == ()
    np.testing.assert_allclose(result["upper.y"], 0.1, atol=1e-12)
    np.testing.assert_allclose(result[f"{names[0]} on {names[1]}.normal_force"], G, rtol=1e-9)


def test_a_plank_that_slides_tips_where_its_weight_and_friction_leave_the_edge():
    """The moment of friction about its middle, m g mu h / 2, helps it over the edge of the beam."""
    mu, width, thick, speed = 0.2, 0.2, 0.1, 2.0
    lower = box("lower", [0, 0, 0], (1.0, thick, width))
    upper = box("upper", [0, thick, 0], (0.2, thick, 3.0), velocity=[0, 0, speed])
    result = simulate(
        in_space(
            [lower, upper],
            [touch("lower", "upper", coefficient=mu)],
            joints=[held("lower")],
            solver={"duration": 0.12},
        )
    )
    assert result.outcome.ok
    lifts = [event.time for event in result.events if event.kind == "lifts"]
    reach = width / 2 - mu * thick / 2
    slow = mu * G
    tips = (speed - math.sqrt(speed**2 - 2 * slow * reach)) / slow
    assert lifts[0] == pytest.approx(tips, abs=1e-8)
    assert result["upper.angle_x"][-1] != 0.0


@pytest.mark.parametrize("swapped", [False, True])
def test_crossed_capsules_hand_their_speed_over(swapped):
    first = capsule("one", [0, 0, 0], [1, 0, 0], velocity=[0, 1, 0])
    second = capsule("two", [0, 0.3, 0], [0, 0, 1])
    names = ("two", "one") if swapped else ("one", "two")
    result = simulate(
        in_space([first, second], [touch(*names, restitution=1.0)], gravity=[0, 0, 0],
                 solver={"duration": 0.5})
    )  # fmt: skip
    assert [event.time for event in result.events] == pytest.approx([0.2], abs=1e-10)
    assert result["one.vy"][-1] == pytest.approx(0.0, abs=1e-12)
    assert result["two.vy"][-1] == pytest.approx(1.0, abs=1e-12)


def test_a_rod_slides_along_a_cylinder_with_its_weight():
    """At right angles and in balance: along the drum nothing changes, and N = m g."""
    drum = capsule("drum", [0, 0, 0], [1, 0, 0], radius=0.2, half=1.0)
    rod = capsule("rod", [0, 0.25, 0], [0, 0, 1], half=0.8, velocity=[0.3, 0, 0])
    result = simulate(
        in_space([drum, rod], [touch("drum", "rod")], joints=[held("drum")],
                 solver={"duration": 0.5})
    )  # fmt: skip
    assert result.outcome.ok
    np.testing.assert_allclose(result["drum on rod.normal_force"], G, rtol=1e-9)
    assert result["rod.x"][-1] == pytest.approx(0.15, abs=1e-10)


@pytest.mark.parametrize("shift", [0.01, 0.02])
def test_a_rod_that_tips_over_a_crossing_rod_keeps_its_energy(shift):
    """Without friction, off the middle: energy is kept, the gap closed, and N what moves it."""
    drum = capsule("drum", [0, 0, 0], [1, 0, 0], radius=0.2, half=1.0)
    rod = capsule("rod", [0, 0.25, shift], [0, 0, 1], half=0.8)
    result = simulate(
        in_space([drum, rod], [touch("drum", "rod")], joints=[held("drum")],
                 solver={"duration": 0.6, "record_every": 0.01})
    )  # fmt: skip
    assert result.outcome.ok
    energy = result["system.energy"]
    np.testing.assert_allclose(energy, energy[0], atol=1e-9)
    # N sin = m z'' from the path; differences over 0.02 s are right to a part in 1e3
    N, angle = result["drum on rod.normal_force"], result["rod.angle_x"]
    z = result["rod.z"]
    bend = (z[2:] - 2 * z[1:-1] + z[:-2]) / 0.01**2
    presses = slice(1, 40)
    assert N[41] > 0.0
    np.testing.assert_allclose((N * np.sin(angle))[presses], bend[:39], atol=5e-3 * G)


def test_a_ball_rolls_off_a_cylinder_in_space():
    """From rest at the top: it leaves where cos = 10/17."""
    R, r, start = 0.2, 0.05, 0.1
    drum = disc("drum", [0, 0, 0], radius=R)
    at = [(R + r) * math.sin(start), (R + r) * math.cos(start), 0.02]
    result = simulate(
        in_space([drum, ball("ball", at, r)], [touch("drum", "ball", coefficient=None)],
                 joints=[held("drum")])
    )  # fmt: skip
    assert result.outcome.ok
    (leaves,) = (e for e in result.events if e.kind == "lifts")
    frame = int(np.searchsorted(result.time, leaves.time))
    x, y = result["ball.x"][frame], result["ball.y"][frame]
    assert math.hypot(x, y) == pytest.approx(R + r, abs=1e-9)
    assert y / (R + r) == pytest.approx(10 / 17 * math.cos(start), abs=1e-7)


def test_a_ball_rolls_over_the_rim_of_a_standing_cylinder():
    """As over an edge: 10/7 (1 - cos) + v0^2 / (g r) = cos."""
    r, R, start = 0.1, 0.5, 0.3
    drum = disc("drum", [0, -0.5, 0], axis=(0, 1, 0), radius=R, thickness=1.0)
    rolling = ball(
        "ball", [R - 0.1, r, 0], r, 1.0, velocity=[start, 0, 0], angular_velocity=[0, 0, -start / r]
    )
    result = simulate(
        in_space([drum, rolling], [touch("drum", "ball", coefficient=None)],
                 joints=[held("drum", (0, -0.5, 0))], solver={"duration": 0.8})
    )  # fmt: skip
    assert result.outcome.ok
    (leaves,) = (e for e in result.events if e.kind == "lifts")
    frame = int(np.searchsorted(result.time, leaves.time))
    x, y = result["ball.x"][frame] - R, result["ball.y"][frame]
    assert math.hypot(x, y) == pytest.approx(r, abs=1e-9)
    cosine = (10 / 7 + start**2 / (G * r)) / (17 / 7)
    assert y / r == pytest.approx(cosine, abs=1e-7)


def test_a_ball_slides_down_a_cone():
    """Along its side, without friction: g sin of its slope, N = m g cos."""
    r, h = 0.3, 0.4
    slope = math.atan2(h, r)
    cone = solid(
        "cone",
        [0, 0, 0],
        shapes=[{"type": "cone", "base": [0, 0, 0], "apex": [0, h, 0], "radius": r}],
    )
    n = np.array([math.sin(slope), math.cos(slope)])
    place = np.array([0.5 * r, 0.5 * h]) + 0.05 * n
    result = simulate(
        in_space([cone, ball("ball", [*place, 0], 0.05)], [touch("cone", "ball")],
                 joints=[held("cone")], solver={"duration": 0.15})
    )  # fmt: skip
    assert result.outcome.ok
    gone = np.hypot(result["ball.x"] - place[0], result["ball.y"] - place[1])
    np.testing.assert_allclose(gone, G * math.sin(slope) * result.time**2 / 2, atol=1e-10)
    np.testing.assert_allclose(
        result["cone on ball.normal_force"], 0.2 * G * math.cos(slope), rtol=1e-9
    )


def apart(half_a, R_a, x_a, half_b, R_b, x_b):
    """Return how far two boxes are apart along the best of the fifteen axes that may part them."""
    axes = [*R_a.T, *R_b.T, *(np.cross(a, b) for a in R_a.T for b in R_b.T)]
    found = -math.inf
    for axis in axes:
        size = np.linalg.norm(axis)
        if size < 1e-6:
            continue
        n = axis / size
        reach = np.abs(n @ R_a) @ half_a + np.abs(n @ R_b) @ half_b
        found = max(found, abs(n @ (x_b - x_a)) - reach)
    return found


def tumbled(seed, **settings):
    """Return a beam anyhow turned, with spin, that falls on another one, and their sizes."""
    random = np.random.default_rng(seed)
    turn = random.normal(size=4)
    turn /= np.linalg.norm(turn)
    sizes = np.array([(1.0, 0.1, 0.2), (0.1, 0.15, 1.2)])
    lower = box("lower", [0, 0, 0], sizes[0])
    upper = box(
        "upper", [0.05, 0.8, 0.02], sizes[1], orientation=turn.tolist(),
        angular_velocity=random.normal(size=3).tolist(),
    )  # fmt: skip
    result = simulate(
        in_space(
            [lower, upper],
            [touch("lower", "upper", coefficient=0.3, restitution=0.3)],
            joints=[held("lower")],
            solver={
                "duration": 0.7, "record_every": 0.002, "rtol": 1e-8, "atol": 1e-10, **settings
            },
        )
    )  # fmt: skip
    assert result.outcome.ok
    return result, sizes


@pytest.mark.parametrize("seed", thinned([5, 6, 7], 3))
def test_a_beam_tumbles_on_a_beam_and_never_sinks(seed):
    """With restitution, by the axes that part boxes; in free flight steps could be long."""
    result, sizes = tumbled(seed)
    assert any(event.kind == "strikes" for event in result.events)
    assert result.doubts == ()
    R = rotation_matrices(result.q[:, 1, 3:])
    gaps = [
        apart(sizes[0] / 2, np.eye(3), np.zeros(3), sizes[1] / 2, turned, place)
        for turned, place in zip(R, result.q[:, 1, :3], strict=True)
    ]
    assert min(gaps) > -1e-9
    assert min(gaps) < 1e-9


def test_order_and_names_do_not_matter():
    def run(first, last):
        lower, upper = wedge(first, [0, 0, 0]), beam(last, [0.1, 0.5, 0.05])
        bodies = [lower, upper] if first < last else [upper, lower]
        return simulate(
            in_space(bodies, [touch(first, last, coefficient=0.3, restitution=0.4)],
                     joints=[held(first)], solver={"duration": 0.5})
        )  # fmt: skip

    one, other = run("a", "b"), run("z", "y")
    assert len(one.events) == len(other.events) > 0
    for axis in "xyz":
        np.testing.assert_allclose(one[f"b.{axis}"][-1], other[f"y.{axis}"][-1], atol=1e-7)


def test_a_box_in_space_leaves_the_edge_of_a_table_where_its_weight_does():
    """The same as in a plane, where the edges of its bottom cross that of the table: see there."""
    result = simulate(
        in_space(
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
    slow = 0.3 * G
    times = [
        (2.5 - math.sqrt(2.5**2 - 2 * slow * (place - 0.6))) / slow
        for place in (0.9, 1.0 - 0.3 * 0.1)  # front corners at the edge; it tips
    ]
    lifts = sorted(e.time for e in result.events if e.kind == "lifts")
    for time in times:
        assert min(abs(time - each) for each in lifts) < 1e-9
    assert result["box.angle_z"][-1] < -0.1
    np.testing.assert_allclose(result["box.z"], 0.0, atol=1e-9)
    # as its bottom leans, friction goes on the way that it went
    assert {e.kind for e in result.events} == {"comes to rest", "slides", "lifts"}
    assert result.doubts == ()
