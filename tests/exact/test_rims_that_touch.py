"""Discs, cylinders and cones in space that touch boxes, plates and capsules."""

import math

import numpy as np
import pytest
from scipy.optimize import minimize
from tests.engine.helpers import model_file
from tests.exact.rates_of_rows import assert_rows_are_rates
from tests.exact.test_edges_that_cross import in_space, solid
from tests.exact.test_shape_contacts import G, touch
from tests.thinned import thinned

from kane import load, simulate
from kane.analyses.proving import prove
from kane.elements.primitives import ShapeContact
from kane.elements.primitives.shape_contact import MOST_CROSSINGS
from kane.errors import AssemblyError, ModelError
from kane.model.poses import initial_poses
from kane.model.sums import contacts_of

STEP = 1e-6
# Central differences: round-off of 1e-16 / STEP, times values up to some ten; truncation STEP^2.
TOLERANCE = 1e-8
SIZE = np.array([0.6, 0.3, 0.5])
ROUND = {
    "can": {"type": "disc", "axis": [0, 1, 0], "radius": 0.2, "thickness": 0.3},
    "coin": {"type": "disc", "axis": [0, 1, 0], "radius": 0.3, "thickness": 0.02},
    "cone": {"type": "cone", "base": [0, -0.1, 0], "apex": [0, 0.3, 0], "radius": 0.25},
}
OTHERS = {
    "box": {"type": "box", "size": SIZE.tolist()},
    "capsule": {"type": "capsule", "start": [-0.3, 0, 0], "end": [0.3, 0, 0], "radius": 0.06},
}
PAIRS = [(a, b) for a in OTHERS for b in ROUND]


def beside(a, b, seed, swapped=False):
    """One of each kind, anyhow turned, a bit apart."""
    return shapes_beside(OTHERS[a], ROUND[b], seed, swapped)


def shapes_beside(a, b, seed, swapped):
    """Two bodies with these shapes, anyhow turned, a bit apart."""
    random = np.random.default_rng(seed)
    turns = random.normal(size=(2, 4))
    turns /= np.linalg.norm(turns, axis=1)[:, None]
    away = random.normal(size=3)
    away *= random.uniform(0.4, 0.6) / np.linalg.norm(away)
    bodies = [
        solid("a", [0.0, 0.0, 0.0], orientation=turns[0].tolist(), shapes=[a]),
        solid("b", away, orientation=turns[1].tolist(), shapes=[b]),
    ]
    pair = ("b", "a") if swapped else ("a", "b")
    return in_space(bodies, [touch(*pair, coefficient=0.3)])


def gaps_of(drawn):
    poses, found, known = initial_poses(drawn), [], []
    for gap in (each.gap for _, each in contacts_of(drawn, {}) if each.gap):
        if isinstance(gap, ShapeContact) and gap.features_b:
            # contacts of the same cores follow each other
            known = known if gap.rank else gap.heights(poses, MOST_CROSSINGS)
            found.append((gap, known[gap.rank]))
        else:
            found.append((gap, gap.height(poses)))
    return found


def is_corner(gap):
    return isinstance(gap, ShapeContact) and not gap.features_b


def distance(a, b, poses):
    """Return how far two shapes are apart, and the nearest points, by a search in the round one."""

    def of_other(x):
        if a == "box":
            return np.clip(x, -SIZE / 2, SIZE / 2)
        return np.array([np.clip(x[0], -0.3, 0.3), 0.0, 0.0])

    def ground(y):
        return poses.point("b", np.zeros(3)) + poses.turned("b", y)

    def off(y):
        x = poses.local("a", ground(y))
        return x - of_other(x)

    def square(y):
        d = off(y)
        return d @ d, 2 * np.array([poses.turned("a", d) @ poses.turned("b", e) for e in np.eye(3)])

    r, low, high = (0.25, -0.1, 0.3) if b == "cone" else (ROUND[b]["radius"], 0.0, 0.0)
    if b != "cone":
        low, high = -ROUND[b]["thickness"] / 2, ROUND[b]["thickness"] / 2

    def width(y):
        return r * (0.3 - y[1]) / 0.4 if b == "cone" else r

    limits = [
        {"type": "ineq", "fun": lambda y: width(y) ** 2 - y[0] ** 2 - y[2] ** 2},
        {"type": "ineq", "fun": lambda y: y[1] - low},
        {"type": "ineq", "fun": lambda y: high - y[1]},
    ]
    start = np.array([0.0, (low + high) / 2, 0.0])
    found = minimize(
        square, start, jac=True, method="SLSQP", constraints=limits,
        options={"ftol": 1e-16, "maxiter": 500},
    )  # fmt: skip
    d = off(found.x)
    grown = OTHERS[a].get("radius", 0.0)
    return float(np.linalg.norm(d)) - grown, found.x, of_other(poses.local("a", ground(found.x)))


@pytest.mark.parametrize(("a", "b"), thinned(PAIRS, 3, together=True))
def test_the_nearest_place_is_as_far_as_a_search_finds(a, b):
    compared = 0
    for seed in range(25):
        drawn = beside(a, b, seed)
        poses = initial_poses(drawn)
        far, y, x = distance(a, b, poses)
        if far < 1e-3 or np.linalg.norm(poses.position[1]) > 0.55:  # in each other, or not near
            continue
        gaps = gaps_of(drawn)
        # a search is as good as the root of what squares are known to
        assert min(gap for _, gap in gaps) <= far + 1e-6
        others = min(gap for row, gap in gaps if not is_corner(row))
        assert others >= far - 1e-6
        at_corner = a == "box" and np.all(np.abs(np.abs(x) - SIZE / 2) < 1e-6)
        at_end = a == "capsule" and abs(abs(x[0]) - 0.3) < 1e-6
        at_tip = b == "cone" and y[1] > 0.3 - 1e-6
        if not at_corner and not at_end and not at_tip:
            assert others == pytest.approx(far, abs=1e-6)
            compared += 1
    assert compared >= 3


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(("a", "b"), PAIRS)
def test_rows_are_the_rates_of_gaps_and_gamma_that_of_the_rows(a, b, seed):
    drawn = beside(a, b, seed)
    u = np.random.default_rng(seed).normal(size=12)
    gaps = np.array([gap for _, gap in gaps_of(drawn)])
    assert_rows_are_rates(drawn, gaps, u, STEP, TOLERANCE)


@pytest.mark.parametrize(("a", "b"), PAIRS)
def test_it_does_not_matter_which_body_is_a(a, b):
    one, other = (sorted(gap for _, gap in gaps_of(beside(a, b, 2, each))) for each in (0, 1))
    np.testing.assert_allclose(one, other, atol=1e-13)


# Motions

TABLE = (0.4, 0.1, 0.4)
RADIUS, HEIGHT = 0.05, 0.2


def table():
    """Return a box whose top goes through the origin."""
    return {
        "name": "table", "density": 1000.0, "position": [0, -0.05, 0],
        "shapes": [{"type": "box", "size": list(TABLE)}],
    }  # fmt: skip


def can(place, axis=(0, 1, 0), height=HEIGHT, **begins):
    shape = {"type": "disc", "axis": list(axis), "radius": RADIUS, "thickness": height}
    return {
        "name": "can", "density": 1000.0, "position": list(place), "shapes": [shape], **begins
    }  # fmt: skip


def on_table(body, duration, coefficient, swapped=False, lean=0.0, solver=None, **more):
    """Return a body and a table, which leans towards x where gravity does."""
    fixed = {"type": "fixed", "name": "stands", "body_a": "ground", "body_b": "table",
             "point_a": table()["position"]}  # fmt: skip
    pair = ("can", "table") if swapped else ("table", "can")
    contact = {**touch(*pair, coefficient=coefficient, **more), "name": "touch"}
    return in_space(
        [table(), body], [contact], joints=[fixed],
        gravity=[G * math.sin(lean), -G * math.cos(lean), 0],
        solver={"duration": duration, **(solver or {})},
    )  # fmt: skip


@pytest.mark.parametrize("swapped", [False, True])
@pytest.mark.parametrize(("x", "stands"), [(0.1999, True), (0.2001, False)])
def test_a_can_stands_while_its_middle_is_over_the_table(x, stands, swapped):
    result = simulate(on_table(can([x, HEIGHT / 2, 0.02]), 0.05, 0.5, swapped=swapped))
    assert result.outcome.ok
    assert not result.doubts
    moved = float(np.abs(result.q[-1] - result.q[0]).max())
    assert (moved < 1e-12) == stands
    if not stands:  # it tips over the edge, with the moment of inertia about that
        mass = 1000.0 * math.pi * RADIUS**2 * HEIGHT
        about = mass * (RADIUS**2 / 4 + HEIGHT**2 / 12 + (HEIGHT / 2) ** 2 + 1e-8)
        rate = mass * G * HEIGHT / 2 / about
        # an unstable pendulum: it leans by d / h (cosh(k t) - 1)
        expected = 1e-4 / (HEIGHT / 2) * (math.cosh(math.sqrt(rate) * 0.05) - 1)
        up = result.q[-1].reshape(-1, 7)[1, 3:]
        assert 2 * float(np.linalg.norm(up[:3])) == pytest.approx(expected, rel=1e-4)


@pytest.mark.parametrize(("beyond", "stands"), [(-0.03, True), (0.02, False)])
def test_a_can_falls_flat_with_a_part_over_the_edge(beyond, stands):
    """It stands, or turns about the edge as its angular momentum about that says."""
    x, fall = TABLE[0] / 2 + beyond, 0.01
    result = simulate(on_table(can([x, HEIGHT / 2 + fall, 0]), 0.05, 0.5))
    assert result.outcome.ok
    assert not result.doubts
    speed = math.sqrt(2 * G * fall)
    struck = [event.time for event in result.events if event.kind == "strikes"]
    np.testing.assert_allclose(struck, speed / G, atol=1e-9)
    about = RADIUS**2 / 4 + HEIGHT**2 / 12 + HEIGHT**2 / 4 + beyond**2
    after = int(np.searchsorted(result.time, struck[0] + 1e-9)) - 1
    expected = 0.0 if stands else -speed * beyond / about
    # the body leans by 2e-9 as it tips
    np.testing.assert_allclose(result.u[after, 1, 5], expected, atol=1e-8)


def test_a_can_slides_to_the_edge_and_tips_there():
    """What presses it is ahead of its middle by mu h / 2: at the edge where that is."""
    mu, speed, begins = 0.1, 0.5, 0.17
    result = simulate(on_table(can([begins, HEIGHT / 2, 0], velocity=[speed, 0, 0]), 0.05, mu))
    assert result.outcome.ok
    way = TABLE[0] / 2 - mu * HEIGHT / 2 - begins
    slows = mu * G
    reached = (speed - math.sqrt(speed**2 - 2 * slows * way)) / slows
    lifts = next(event for event in result.events if event.part.startswith("lying"))
    assert lifts.kind == "lifts"
    assert lifts.time == pytest.approx(reached, abs=1e-9)


def test_a_can_rolls_over_the_edge_and_about_it():
    """Its axis goes round the edge; N = m g cos a - m v^2 / r, and energy goes into 3/4 m v^2."""
    speed, begins = 0.5, 0.19
    turns = [0, 0, -speed / RADIUS]
    body = can(
        [begins, RADIUS, 0], (0, 0, 1), 0.1, velocity=[speed, 0, 0], angular_velocity=turns
    )  # fmt: skip
    result = simulate(on_table(body, 0.05, 0.9))
    assert result.outcome.ok
    lifts = [event.time for event in result.events if event.kind == "lifts"]
    # it goes on as the edge comes, known to 1e-8 of its radius
    np.testing.assert_allclose(lifts[:2], 0.02, atol=1e-7)
    after = result.time > 0.021
    x, y = result["can.x"][after] - TABLE[0] / 2, result["can.y"][after]
    np.testing.assert_allclose(np.hypot(x, y), RADIUS, atol=1e-9)
    square = speed**2 + 4 / 3 * G * (RADIUS - y)
    v = np.hypot(result["can.vx"][after], result["can.vy"][after])
    np.testing.assert_allclose(v**2, square, rtol=1e-7)
    mass = 1000.0 * math.pi * RADIUS**2 * 0.1
    N = mass * G * y / RADIUS - mass * square / RADIUS
    np.testing.assert_allclose(result["touch.normal_force"][after], N, rtol=1e-6)


@pytest.mark.parametrize(("part", "moves"), [(0.999, False), (1.001, True)])
@pytest.mark.parametrize("why", ["slides", "tips"])
def test_a_can_on_a_leaning_table(why, part, moves):
    """It slides from tan a = mu on, and tips from tan a = 2 r / h on."""
    tangent = part * (0.3 if why == "slides" else 2 * RADIUS / HEIGHT)
    mu = 0.3 if why == "slides" else 0.9
    body = can([0.1, HEIGHT / 2, 0])
    result = simulate(on_table(body, 0.02, mu, lean=math.atan(tangent)))
    assert result.outcome.ok
    assert (np.abs(result.u[-1]).max() > 1e-6) == moves


@pytest.mark.parametrize("kind", ["can", pytest.param("cone", marks=pytest.mark.slow)])
def test_on_the_middle_of_a_table_it_moves_as_on_a_plane(kind):
    tilt = (math.sin(0.3), math.cos(0.3), 0)
    body = can([0.02, 0.16, 0.01], tilt, angular_velocity=[1.0, 2.0, 0.5])
    if kind == "cone":
        body["shapes"] = [{"type": "cone", "base": [0, 0, 0], "radius": 0.08,
                           "apex": [0.15 * each for each in tilt]}]  # fmt: skip
        body["position"][1] = 0.06
    plane = {"type": "plane", "name": "touch", "body_a": "ground", "body_b": "can",
             "coefficient": 0.4, "restitution": 0.3}  # fmt: skip
    alone = simulate(in_space([body], [plane], solver={"duration": 0.2}))
    beside = simulate(on_table(body, 0.2, 0.4, restitution=0.3))
    assert alone.outcome.ok
    assert beside.outcome.ok
    kinds = [[(e.kind, e.time) for e in each.events if e.kind == "strikes"]
             for each in (alone, beside)]  # fmt: skip
    assert len(kinds[0]) == len(kinds[1]) > 0
    for axis in "xyz":
        np.testing.assert_allclose(
            beside[f"can.{axis}"][-1], alone[f"can.{axis}"][-1], rtol=0, atol=1e-8
        )


def test_a_coin_that_strikes_an_edge_keeps_energy_and_momentum():
    body = can([0.23, 0.05, 0.01], (0.3, 0.9, 0.2), 0.01, velocity=[0, -1.0, 0])
    free = in_space(
        [{**table(), "velocity": [0, 0.5, 0]}, body],
        [touch("table", "can", coefficient=0.0, restitution=1.0)],
        gravity=[0, 0, 0], solver={"duration": 0.08},
    )  # fmt: skip
    result = simulate(free)
    assert result.outcome.ok
    assert any(event.kind == "strikes" for event in result.events)
    assert result.energy_drift < 1e-10 * result.largest_energy
    masses = np.array([1000.0 * math.prod(TABLE), 1000.0 * math.pi * RADIUS**2 * 0.01])
    momentum = np.einsum("b,fbi->fi", masses, result.u.reshape(len(result.time), 2, 6)[:, :, :3])
    np.testing.assert_allclose(momentum[-1], momentum[0], atol=1e-10)


def test_time_steps_hold_it_too():
    result = simulate(
        on_table(can([0.1, HEIGHT / 2 + 0.001, 0]), 0.1, 0.5,
                 solver={"method": "moreau", "step": 0.002, "rtol": 1e-8, "atol": 1e-10})
    )  # fmt: skip
    assert result.outcome.ok
    assert result["can.y"][-1] == pytest.approx(HEIGHT / 2, abs=1e-9)
    weight = 1000.0 * math.pi * RADIUS**2 * HEIGHT * G
    assert result["touch.normal_force"][-1] == pytest.approx(weight, rel=1e-6)


def test_what_is_not_known_is_said():
    with pytest.raises(AssemblyError, match="bodies inside each other: 'touch' at place"):
        simulate(on_table(can([0.1, HEIGHT / 2 - 0.01, 0]), 0.1, 0.5))
    with pytest.raises(ModelError, match="held from both sides on planes and balls alone"):
        on_table(can([0.1, HEIGHT / 2, 0]), 0.1, 0.5, held=True)


@pytest.fixture(scope="module")
def over_an_edge():
    return simulate(load(model_file("can_over_an_edge")))


def test_the_can_of_the_examples_tips_where_the_table_presses_at_its_edge(over_an_edge):
    """That is mu h / 2 ahead of its middle, along its way, which friction shortens."""
    result = over_an_edge
    assert result.outcome.ok
    assert result.doubts == ()
    # it falls 2 mm, lands without bouncing, and slides
    falls, mu = math.sqrt(2 * 0.002 / G), 0.2
    ahead = 1.0 / math.hypot(1.0, 0.02)
    speed, slows = 1.0 / ahead - mu * G * falls, mu * G
    way = (0.3 - 0.1 - falls) / ahead - mu * 0.115 / 2
    reached = falls + (speed - math.sqrt(speed**2 - 2 * slows * way)) / slows
    tips = next(
        event for event in result.events
        if event.part.startswith("lying") and event.kind == "lifts"
    )  # fmt: skip
    assert tips.time == pytest.approx(reached, abs=1e-9)
    # behind the fall it rolls on its side, slower and slower: its axis no longer is upright
    assert result["can.y"][-1] == pytest.approx(0.033, abs=1e-9)


def test_the_second_derivation_knows_rims_and_sides(over_an_edge):
    """While it slides, turns about the edge, strikes and rolls."""
    findings = prove(over_an_edge, again=False).findings
    assert {each.verdict for each in findings} == {"right"}
