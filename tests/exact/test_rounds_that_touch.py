"""Discs, cylinders and cones in space that touch each other."""

import itertools
import math

import numpy as np
import pytest
from scipy.spatial.transform import Rotation
from tests.exact.rates_of_rows import assert_rows_are_rates, rates_of_rows
from tests.exact.test_edges_that_cross import in_space
from tests.exact.test_rims_that_touch import (
    ROUND,
    STEP,
    TOLERANCE,
    gaps_of,
    is_corner,
    shapes_beside,
)
from tests.exact.test_shape_contacts import G, touch
from tests.thinned import thinned

from kane import simulate
from kane.compiled import compile_model
from kane.model.poses import initial_poses
from kane.solve.changing.modes import Modes

MOST_TURNS = 4000
PAIRS = list(itertools.combinations_with_replacement(ROUND, 2))


def beside(a, b, seed, swapped=False):
    """One of each kind, anyhow turned, a bit apart."""
    return shapes_beside(ROUND[a], ROUND[b], seed, swapped)


def nearest_in(kind, x):
    """The nearest point within something round to a point in its axes."""
    out = math.hypot(x[0], x[2])
    if kind == "cone":  # in a half plane through its axis, in which it is a triangle
        corners = np.array([(0.0, -0.1), (0.25, -0.1), (0.0, 0.3)])
        at = np.array([out, x[1]])
        if x[1] >= -0.1 and 0.4 * out + 0.25 * x[1] <= 0.075:
            return x
        found = []
        for one, other in ((0, 1), (1, 2)):
            way = corners[other] - corners[one]
            share = np.clip((at - corners[one]) @ way / (way @ way), 0.0, 1.0)
            found.append(corners[one] + share * way)
        r, y = min(found, key=lambda each: np.linalg.norm(each - at))
    else:
        half = ROUND[kind]["thickness"] / 2
        r, y = min(out, ROUND[kind]["radius"]), np.clip(x[1], -half, half)
    scale = r / out if out > 0 else 0.0
    return np.array([scale * x[0], y, scale * x[2]])


def distance(a, b, poses):
    """Return how far they are apart, and the nearest points in their axes: each that of the other.

    What is nearest of two convex sets to each other in turns comes to the nearest of all.
    """
    x = np.zeros(3)
    for _ in range(MOST_TURNS):
        y = nearest_in(b, poses.local("b", poses.point("a", x)))
        then = nearest_in(a, poses.local("a", poses.point("b", y)))
        if np.array_equal(x, then):
            break
        x = then
    return float(np.linalg.norm(poses.point("a", x) - poses.point("b", y))), x, y


@pytest.mark.parametrize(("a", "b"), thinned(PAIRS, 8, together=True))
def test_the_nearest_place_is_as_far_as_a_search_finds(a, b):
    compared = 0
    for seed in range(25):
        drawn = beside(a, b, seed)
        poses = initial_poses(drawn)
        far, x, y = distance(a, b, poses)
        if far < 1e-3:  # in each other
            continue
        gaps = gaps_of(drawn)
        # a tip looks at the planes of faces, which are nearer than what is between them
        assert min(gap for _, gap in gaps) <= far + 2e-6
        others = min(gap for row, gap in gaps if not is_corner(row))
        assert others >= far - 2e-6
        if not any(kind == "cone" and at[1] > 0.3 - 1e-6 for kind, at in ((a, x), (b, y))):
            assert others == pytest.approx(far, abs=2e-6)
            compared += 1
    assert compared >= 3


@pytest.mark.parametrize("seed", thinned(range(4), 4))
@pytest.mark.parametrize(("a", "b"), PAIRS)
def test_rows_are_the_rates_of_gaps_and_gamma_that_of_the_rows(a, b, seed):
    drawn = beside(a, b, seed)
    u = np.random.default_rng(seed).normal(size=12)
    gaps = np.array([gap for _, gap in gaps_of(drawn)])
    assert_rows_are_rates(drawn, gaps, u, STEP, TOLERANCE)


@pytest.mark.parametrize(("a", "b"), thinned(PAIRS, 3, together=True))
def test_it_does_not_matter_which_body_is_a(a, b):
    for seed in range(3):
        one, other = (min(gap for _, gap in gaps_of(beside(a, b, seed, each))) for each in (0, 1))
        assert one == pytest.approx(other, abs=1e-13)


# Motions

RADIUS, HEIGHT = 0.05, 0.1
LOW = (0.1, 0.2)  # radius and height of what is held, its top in the origin


def cylinder(name, place, axis, radius, height, **begins):
    shape = {"type": "disc", "axis": list(axis), "radius": radius, "thickness": height}
    return {"name": name, "density": 1000.0, "position": list(place), "shapes": [shape], **begins}


def can(place, axis=(0, 1, 0), height=HEIGHT, **begins):
    return cylinder("can", place, axis, RADIUS, height, **begins)


def on_another(body, duration, coefficient, axis=(0, 1, 0), swapped=False, solver=None, **more):
    """Return a body above a cylinder that is held, upright with its top in the origin, or lying."""
    place = [0, -LOW[1] / 2, 0] if axis[1] else [0, -LOW[0], 0]
    fixed = {"type": "fixed", "name": "stands", "body_a": "ground", "body_b": "low",
             "point_a": place}  # fmt: skip
    pair = ("can", "low") if swapped else ("low", "can")
    contact = {**touch(*pair, coefficient=coefficient, **more), "name": "touch"}
    return in_space(
        [cylinder("low", place, axis, *LOW), body], [contact], joints=[fixed],
        gravity=[0, -G, 0], solver={"duration": duration, **(solver or {})},
    )  # fmt: skip


@pytest.mark.parametrize("swapped", thinned([False, True], 2))
def test_a_can_rolls_on_another_and_leaves_it_where_it_must(swapped):
    """It never slips: cos a = 4/7 of where it begins, and v^2 = 4/3 g (R + r) (cos a0 - cos a)."""
    both, begins = LOW[0] + RADIUS, 0.3
    place = [both * math.sin(begins), both * math.cos(begins) - LOW[0], 0.01]
    body = can(place, (0, 0, 1), 0.06)
    result = simulate(on_another(body, 0.4, None, (0, 0, 1), swapped))
    assert result.outcome.ok
    assert not result.doubts
    x, y = result["can.x"], result["can.y"] + LOW[0]
    left = next(event.time for event in result.events if event.kind == "lifts")
    on = result.time <= left
    np.testing.assert_allclose(np.hypot(x[on], y[on]), both, atol=1e-9)
    cosine = y[on] / both
    square = result["can.vx"][on] ** 2 + result["can.vy"][on] ** 2
    expected = 4 / 3 * G * both * (math.cos(begins) - cosine)
    np.testing.assert_allclose(square, expected, atol=1e-7)
    mass = 1000.0 * math.pi * RADIUS**2 * 0.06
    # just before it, and the next frame on its way
    np.testing.assert_allclose(
        result["touch.normal_force"][on][1:-1],
        (mass * G * cosine - mass * square / both)[1:-1], rtol=1e-6, atol=1e-6,
    )  # fmt: skip
    after = int(np.searchsorted(result.time, left))
    assert y[after] / both == pytest.approx(4 / 7 * math.cos(begins), abs=0.02)
    np.testing.assert_allclose(result["can.z"], 0.01, atol=1e-10)


def test_crossed_cylinders_move_as_capsules_do():
    def made(kind):
        found = []
        for name, place, axis, radius, height in (
            ("low", [0, -LOW[0], 0], [1, 0, 0], LOW[0], 1.0),
            ("can", [0.02, RADIUS + 0.03, 0.01], [0.2, 0.1, 0.97], RADIUS, 0.8),
        ):
            way = 0.5 * height * np.array(axis) / np.linalg.norm(axis)
            body = cylinder(name, place, axis, radius, height, angular_velocity=[0.3, 1.0, 0.2])
            if kind == "capsule":
                body |= {"mass": 2.0, "inertia": [0.1, 0.02, 0.1], "shapes": [
                    {"type": "capsule", "start": (-way).tolist(), "end": way.tolist(),
                     "radius": radius}]}  # fmt: skip
            else:
                body |= {"mass": 2.0, "inertia": [0.1, 0.02, 0.1]}
            body.pop("density")
            found.append(body)
        fixed = {"type": "fixed", "name": "stands", "body_a": "ground", "body_b": "low",
                 "point_a": [0, -LOW[0], 0]}  # fmt: skip
        found[0].pop("angular_velocity")
        contact = touch("low", "can", coefficient=0.3, restitution=0.4)
        return in_space(
            found, [contact], joints=[fixed], gravity=[0, -G, 0], solver={"duration": 0.3}
        )

    cans, capsules = (simulate(made(kind)) for kind in ("can", "capsule"))
    assert cans.outcome.ok
    assert capsules.outcome.ok
    struck = [[e.time for e in each.events if e.kind == "strikes"] for each in (cans, capsules)]
    assert len(struck[0]) > 1
    np.testing.assert_allclose(struck[0], struck[1], atol=1e-9)
    np.testing.assert_allclose(cans.q[-1], capsules.q[-1], atol=1e-8)


@pytest.mark.parametrize("swapped", [False, True])
@pytest.mark.parametrize("fall", [0.0, 0.01])
@pytest.mark.parametrize("x", [0.0, 0.07, 0.0999])
def test_a_can_stands_on_another_while_its_middle_is_over_it(x, fall, swapped):
    result = simulate(on_another(can([x, HEIGHT / 2 + fall, 0.002]), 0.1, 0.5, swapped=swapped))
    assert result.outcome.ok
    assert not result.doubts
    moved = np.abs(result.q[-1] - result.q[0])
    moved[1, 1] -= fall
    assert moved.max() < 1e-9


@pytest.mark.parametrize("swapped", [False, True])
def test_it_tips_over_the_rim_of_the_lower_one(swapped):
    beyond = 1e-4
    x = LOW[0] + beyond
    result = simulate(on_another(can([x, HEIGHT / 2, 0]), 0.05, 0.5, swapped=swapped))
    assert result.outcome.ok
    assert not result.doubts
    about = RADIUS**2 / 4 + HEIGHT**2 / 12 + (HEIGHT / 2) ** 2 + beyond**2
    rate = G * HEIGHT / 2 / about
    expected = beyond / (HEIGHT / 2) * (math.cosh(math.sqrt(rate) * 0.05) - 1)
    up = result.q[-1].reshape(-1, 7)[1, 3:]
    assert 2 * float(np.linalg.norm(up[:3])) == pytest.approx(expected, rel=1e-3)


def test_it_slides_to_the_rim_and_tips_there():
    """What presses it is ahead of its middle by mu h / 2: at the rim where that is."""
    mu, speed, begins = 0.1, 0.5, 0.07
    result = simulate(on_another(can([begins, HEIGHT / 2, 0], velocity=[speed, 0, 0]), 0.07, mu))
    assert result.outcome.ok
    way = LOW[0] - mu * HEIGHT / 2 - begins
    reached = (speed - math.sqrt(speed**2 - 2 * mu * G * way)) / (mu * G)
    lifts = next(event for event in result.events if event.part.startswith("lying"))
    assert lifts.kind == "lifts"
    assert lifts.time == pytest.approx(reached, abs=1e-9)


def test_three_cans_stand_on_each_other():
    bodies = [
        cylinder(name, [0.01 * k, (k + 0.5) * HEIGHT, 0], (0, 1, 0), RADIUS, HEIGHT)
        for k, name in enumerate("abc")
    ]
    floor = {"type": "plane", "name": "floor", "body_a": "ground", "body_b": "a",
             "axis_a": [0, 1, 0], "coefficient": 0.5}  # fmt: skip
    contacts = [floor, *(touch(*pair, coefficient=0.5, name=pair) for pair in ("ab", "bc"))]
    result = simulate(in_space(bodies, contacts, gravity=[0, -G, 0], solver={"duration": 2.0}))
    assert result.outcome.ok
    assert not result.doubts
    assert np.abs(result.q[-1] - result.q[0]).max() < 1e-9


def test_coins_that_strike_each_other_keep_energy_and_momentum():
    bodies = [
        cylinder("a", [0, 0, 0], (0.1, 1, 0.3), 0.1, 0.02, angular_velocity=[0.3, 1.0, -0.2]),
        cylinder("b", [0.1, 0.09, 0.02], (0.8, 0.4, -0.2), 0.07, 0.01, velocity=[-0.2, -1.0, 0]),
    ]
    result = simulate(
        in_space(bodies, [touch("a", "b", coefficient=0.0, restitution=1.0)], gravity=[0, 0, 0],
                 solver={"duration": 0.3})
    )  # fmt: skip
    assert result.outcome.ok
    assert any(event.kind == "strikes" for event in result.events)
    assert result.energy_drift < 1e-10 * result.largest_energy
    masses = 1000.0 * math.pi * np.array([0.1**2 * 0.02, 0.07**2 * 0.01])
    momentum = np.einsum("b,fbi->fi", masses, result.u.reshape(len(result.time), 2, 6)[:, :, :3])
    np.testing.assert_allclose(momentum[-1], momentum[0], atol=1e-10)


def test_time_steps_hold_it_too():
    body = can([0.03, HEIGHT / 2 + 0.001, 0])
    result = simulate(
        on_another(body, 0.1, 0.5,
                   solver={"method": "moreau", "step": 0.002, "rtol": 1e-8, "atol": 1e-10})
    )  # fmt: skip
    assert result.outcome.ok
    assert result["can.y"][-1] == pytest.approx(HEIGHT / 2, abs=1e-9)
    weight = 1000.0 * math.pi * RADIUS**2 * HEIGHT * G
    assert result["touch.normal_force"][-1] == pytest.approx(weight, rel=1e-6)


@pytest.mark.parametrize("swapped", [False, True])
def test_an_end_rocks_on_a_side_as_a_block_does_on_a_cylinder(swapped):
    """It touches at two places of a line: k^2 + b^2 times a'' is g (d - (R - b) a)."""
    off, b = 1e-4, HEIGHT / 2
    result = simulate(on_another(can([off, b, 0]), 0.1, 0.5, (0, 0, 1), swapped))
    assert result.outcome.ok
    assert not result.doubts
    square = RADIUS**2 / 4 + HEIGHT**2 / 12 + b**2
    rate = math.sqrt(G * (LOW[0] - b) / square)
    expected = off / (LOW[0] - b) * (1 - math.cos(rate * 0.1))
    leans = 2 * float(np.linalg.norm(result.q[-1].reshape(-1, 7)[1, 3:6]))
    # of its square an angle of 2e-3 leaves out some 1e-6, and d / b as much as d^2
    assert leans == pytest.approx(expected, rel=1e-4)


def test_an_end_slides_along_a_side():
    mu, speed = 0.1, 0.2
    body = can([0, HEIGHT / 2, 0], velocity=[0, 0, speed])
    result = simulate(on_another(body, 0.1, mu, (0, 0, 1)))
    assert result.outcome.ok
    way = speed * result.time - mu * G * result.time**2 / 2
    np.testing.assert_allclose(result["can.z"], way, atol=1e-9)


@pytest.mark.parametrize("part", thinned([0.5, 0.9, 0.99, 0.9999], 3))
def test_an_end_touches_a_side_at_both_ends_of_a_chord_however_short_that_is(part):
    """Half of it is (r^2 - d^2)^(1/2), of an end whose middle is d from the line."""
    half = RADIUS * math.sqrt(1.0 - part**2)
    for seed in range(6):
        carried = Rotation.random(random_state=seed)
        turned = {"orientation": carried.as_quat().tolist()}
        middles = carried.apply([[0.0, -LOW[0], 0.0], [RADIUS * part, HEIGHT / 2, 0.0]]).tolist()
        low = cylinder("low", middles[0], (0, 0, 1), *LOW, **turned)
        drawn = in_space([low, can(middles[1], **turned)], [touch("low", "can")])
        poses = initial_poses(drawn)
        places = [row.touched(poses)[0] for row, gap in gaps_of(drawn) if abs(gap) < 1e-12]
        assert len(places) == 2, seed
        wanted = carried.apply([[0.0, 0.0, -half], [0.0, 0.0, half]])
        assert np.linalg.norm(np.sort(places, axis=0) - np.sort(wanted, axis=0)) < 1e-9, seed
        whole = Modes(drawn, compile_model(drawn)).whole
        told = rates_of_rows(whole, np.zeros(6 * whole.bodies), 1e-6).phi
        gaps = [
            told[rows.start]
            for rows, (_, contact) in zip(whole.contact_rows, whole.contacts, strict=True)
            if contact.gap is not None
        ]
        assert np.count_nonzero(np.abs(gaps) < 1e-12) == 2, seed
