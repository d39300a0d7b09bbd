"""Groups of bodies that touch each other: against single contacts, closed forms and each other."""

import itertools
import random
from pathlib import Path

import numpy as np
import pytest
from msgspec.structs import replace
from scipy.spatial.transform import Rotation

import kane
from kane.analyses.health import examine
from kane.elements import contact_group
from kane.model import Model, SolverSettings
from kane.parts import (
    Body,
    BodyContact,
    Box,
    Cone,
    ContactGroup,
    Disc,
    Impulse,
    PlaneContact,
    Sphere,
)
from kane.results.accelerations import accelerations
from kane.solve.stepping import stepping

MODELS = Path(__file__).parents[2] / "models"
G = 9.81
DENSITY = 1000.0
RUBBING = {"coefficient": 0.5, "restitution": 0.0}


def box(name, x, y, side=0.1):
    shapes = (Box(size=(side, side, side)),)
    return Body(name=name, position=(x, y, 0.0), shapes=shapes, density=DENSITY)


def ball(name, x, y, z=0.0, radius=0.05, **fields):
    shapes = (Sphere(radius=radius),)
    return Body(name=name, position=(x, y, z), shapes=shapes, density=DENSITY, **fields)


def pyramid(rows, side=0.1, pitch=0.12):
    """Rows of boxes that stand on each other with gaps between them."""
    return tuple(
        box(f"box {row + 1}-{k + 1}", (k + 0.5 * row) * pitch, (row + 0.5) * side)
        for row in range(rows)
        for k in range(rows - row)
    )


def grouped(bodies, planar=True, step=5e-3, duration=0.5, **fields):
    group = ContactGroup(name="pile", **{**RUBBING, **fields})
    solver = SolverSettings(method="moreau", step=step, duration=duration, record_every=0.1)
    return Model(
        bodies=bodies, planar=planar, gravity=(0.0, -G, 0.0), contacts=(group,), solver=solver
    )


def by_pairs(model):
    """The same model with a contact for each pair."""
    (group,) = model.contacts
    names = [body.name for body in model.bodies]
    law = {"coefficient": group.coefficient, "restitution": group.restitution}
    floors = [
        PlaneContact(name=f"floor {name}", body_a="ground", body_b=name, **law) for name in names
    ]
    pairs = [
        BodyContact(name=f"{a} - {b}", body_a=a, body_b=b, **law)
        for a, b in itertools.combinations(names, 2)
    ]
    return replace(model, contacts=(*floors, *pairs))


HEAP = (ball("a", 0.0, 0.05), ball("b", 0.09, 0.051), ball("c", 0.05, 0.15), ball("d", 0.2, 0.3))


def test_a_small_group_moves_as_the_contacts_of_its_pairs():
    model = grouped((ball("a", 0.0, 0.06), ball("b", 0.11, 0.06), ball("c", 0.05, 0.2)))
    event_driven = {"method": "dop853", "duration": 0.4}
    one, other = (kane.simulate(m, **event_driven) for m in (model, by_pairs(model)))
    assert one.outcome.ok
    assert one.doubts == ()
    np.testing.assert_allclose(one.q[-1], other.q[-1], atol=1e-10)  # rtol is 1e-8
    assert [e.kind for e in one.events] == [e.kind for e in other.events]
    assert {e.part for e in one.events} <= {
        "ground, a", "ground, b", "ground, c", "a, b", "a, c", "b, c",
    }  # fmt: skip


@pytest.mark.parametrize("planar", [True, False])
def test_a_crowd_moves_as_the_contacts_of_its_pairs(monkeypatch, planar):
    heap = (ball("a", 0.0, 0.06), ball("b", 0.11, 0.06), ball("c", 0.05, 0.2), ball("d", 0.3, 0.4))
    model = grouped(heap, planar=planar)
    alone = kane.simulate(by_pairs(model))
    monkeypatch.setattr(contact_group, "MOST_PAIRS", 0)
    crowd = kane.simulate(model)
    assert crowd.outcome.ok
    np.testing.assert_allclose(crowd.q[-1], alone.q[-1], atol=1e-9)  # both solved directly
    assert len(crowd.events) == len(alone.events)


CAN = Disc(radius=0.05, thickness=0.1, axis=(0.0, 1.0, 0.0))
SHAPES = {
    "box": Box(size=(0.12, 0.1, 0.12)),
    "can": CAN,
    "cone": Cone(base=(0.0, -0.03, 0.0), apex=(0.0, 0.09, 0.0), radius=0.06),
}


@pytest.mark.parametrize("lower", ["box", "can"])
@pytest.mark.parametrize("upper", ["can", "cone"])
def test_what_is_round_strikes_in_a_crowd_as_the_contacts_of_its_pairs(monkeypatch, upper, lower):
    """It falls askew with a rim on what stands below. Afterwards gaps of a crowd go straight."""
    turn = Rotation.from_rotvec([0.2, 0.0, 0.3]).as_quat().tolist()
    bodies = (
        Body(name="low", position=(0.0, 0.052, 0.0), shapes=(SHAPES[lower],), density=DENSITY),
        Body(
            name="up", position=(0.03, 0.2, 0.01), orientation=tuple(turn),
            shapes=(SHAPES[upper],), density=DENSITY,
        ),
    )  # fmt: skip
    step = 1e-3
    model = grouped(bodies, False, step=step, duration=0.15, coefficient=0.3)
    first, *_ = (e for e in kane.simulate(model).events if "low, up" in e.part)
    until = step * np.ceil(first.time / step)
    alone = kane.simulate(model, duration=until)
    monkeypatch.setattr(contact_group, "MOST_PAIRS", 0)
    crowd = kane.simulate(model, duration=until)
    assert len(crowd.frames.touches) == len(crowd.time), "it is a crowd"
    for k in range(2):
        for one, other in zip(crowd.motion_of(k), alone.motion_of(k), strict=True):
            np.testing.assert_allclose(one[-1], other[-1], atol=1e-9)  # both solved directly
    (found,) = (each for each in crowd.events if each.part == first.part)
    assert found.impulse == pytest.approx(first.impulse, rel=1e-9)
    assert first.impulse > 0.1


@pytest.mark.slow
def test_cans_of_a_crowd_come_to_rest_on_the_ground():
    """They fall askew, tilt back to an end or roll, and lose what they fell."""
    turns = Rotation.random(16, random_state=1).as_quat().tolist()
    bodies = tuple(
        Body(
            name=f"can {k}", position=(0.2 * (k % 4), 0.12, 0.2 * (k // 4)),
            orientation=tuple(turns[k]), shapes=(CAN,), density=DENSITY,
        )
        for k in range(16)
    )  # fmt: skip
    result = kane.simulate(grouped(bodies, False, step=1e-3, duration=0.6))
    assert result.outcome.ok
    assert "Bodies were in each other" not in str(result.doubts)
    heights = np.array([result[f"{body.name}.y"][-1] for body in bodies])
    # on its end, or on its side: both are as high here; a step leaves g h^2 and what it rocks
    assert np.abs(heights - CAN.radius).max() < 1e-4
    weight = sum(result.model.bodies[k].density for k in range(16)) * np.pi * 0.05**2 * 0.1 * G
    last = result.frames.touches[-1]
    assert last.forces.sum() == pytest.approx(weight, rel=0.05)


def test_a_pyramid_of_55_boxes_stands_and_presses_with_its_weight():
    bodies = pyramid(10)
    result = kane.simulate(grouped(bodies))
    assert result.outcome.ok
    # the first steps find the forces; what they leave are speeds of 1e-7 m/s for some of 5 ms
    assert np.abs(result.q[-1] - result.q[0]).max() < 1e-7
    assert np.abs(result.u[-1]).max() < 1e-9
    assert result.outcome.position_violation < 1e-9  # m
    assert result.doubts == ()
    ground = [
        force
        for pair, force in zip(
            result.frames.touches[-1].pairs, result.frames.touches[-1].forces, strict=True
        )
        if pair.startswith("ground")
    ]
    assert sum(ground) == pytest.approx(55 * DENSITY * 0.1**3 * G, rel=1e-6)


def shot(rows, **fields):
    """A pile of boxes, and a heavy ball that is shot at it."""
    far = ball("shot", -0.2, 0.16, radius=0.06, velocity=(6.0, 1.5, 0.0))
    bodies = (*pyramid(rows), replace(far, density=7800.0))
    return grouped(bodies, **{"step": 2e-3, "duration": 0.3, **fields})


def test_what_leans_on_what_is_hit_answers_at_once():
    """It was 4 mm deep where bodies went along with a strike that what holds them answered by half.

    What is left is curvature: the normal of a ball of 0.06 m at 6 m/s turns within a step of 2 ms
    by what makes 1.2 mm of its way.
    """
    result = kane.simulate(shot(8))
    assert result.outcome.position_violation < 1.2e-3
    # what the strikes took, and nothing else, is gone; a tenth of the bar of a doubt
    assert result.energy_drift < 1e-3 * result.largest_energy


def test_boxes_of_a_pile_that_is_hit_stay_out_of_each_other():
    """By separating axes, which know nothing of corners and faces that are said to touch."""
    result = kane.simulate(shot(5), record_every=0.01)
    names = [body.name for body in result.model.bodies if body.name.startswith("box")]
    x, y, turn = (np.array([result[f"{n}.{key}"] for n in names]) for key in ("x", "y", "angle_z"))
    for i, j in itertools.combinations(range(len(names)), 2):
        apart = np.full(len(result.time), -np.inf)
        for axis in (turn[i], turn[i] + np.pi / 2, turn[j], turn[j] + np.pi / 2):
            way = np.cos(axis) * (x[j] - x[i]) + np.sin(axis) * (y[j] - y[i])
            reach = sum(
                0.05 * (abs(np.cos(turn[k] - axis)) + abs(np.sin(turn[k] - axis))) for k in (i, j)
            )
            apart = np.maximum(apart, abs(way) - reach)
        assert apart.min() > -1e-4, (names[i], names[j])


def test_what_bounces_in_a_heap_comes_to_rest():
    """What would come back slower than weight makes it fall in two steps stays where it is."""
    balls = tuple(
        ball(f"ball {k}", 0.101 * (k % 5) + 0.004 * (k // 5), 0.051 + 0.101 * (k // 5))
        for k in range(25)
    )
    walls = tuple(
        PlaneContact(name=f"{name} {k}", body_a="ground", body_b=f"ball {k}", point_a=(x, 0.0, 0.0),
                     axis_a=(out, 0.0, 0.0), **RUBBING)
        for name, x, out in (("left", -0.051, 1.0), ("right", 0.48, -1.0))
        for k in range(25)
    )  # fmt: skip
    model = grouped(balls, restitution=0.2, step=2e-3, duration=1.2)
    result = kane.simulate(replace(model, contacts=(*model.contacts, *walls)))
    assert result.doubts == ()
    late = [event for event in result.events if event.time > 1.0 and event.kind == "strikes"]
    assert late == []
    assert np.abs(result.u[-1]).max() < 1e-2


def test_of_too_many_events_of_a_group_the_strongest_strikes_are_told(monkeypatch):
    model = shot(5, duration=0.1)
    whole = kane.simulate(model).events
    strikes = sorted((e.lost for e in whole if e.kind == "strikes"), reverse=True)
    assert len(whole) > len(strikes) > 60
    monkeypatch.setattr(stepping, "MOST_EVENTS", 60)
    told = kane.simulate(model).events
    assert 10 < len(told) < 60
    assert {event.kind for event in told} == {"strikes"}
    assert sorted((event.lost for event in told), reverse=True) == strikes[: len(told)]


@pytest.mark.slow
@pytest.mark.parametrize("name", ["pyramid", "cannonballs"])
def test_the_examples_of_many_bodies_hold_together(name):
    """Single steps may leave more speed than others: a heap that is hit is in disorder."""
    result = kane.simulate(kane.load(MODELS / f"{name}.json"))
    assert result.outcome.position_violation < 5e-4  # m: the curvature of ways within a step
    assert result.outcome.velocity_violation < 5e-3  # m/s: a quarter of what weight makes in a step
    assert result.energy_drift < 2e-3 * result.largest_energy
    assert len(result.events) < 10_000


def test_the_order_of_the_bodies_does_not_move_a_pile():
    bodies = [
        ball(f"ball {k}", 0.03 * (k % 2) + 0.14 * (k // 5), 0.06 + 0.12 * (k % 5))
        for k in range(20)
    ]
    shuffled = bodies[:]
    random.Random(3).shuffle(shuffled)
    one = kane.simulate(grouped(tuple(bodies), duration=0.3))
    other = kane.simulate(grouped(tuple(shuffled), duration=0.3))
    places = {body.name: k for k, body in enumerate(shuffled)}
    found = other.q[-1][[places[body.name] for body in bodies]]
    np.testing.assert_allclose(one.q[-1], found, atol=1e-9)


def test_what_is_near_is_what_overlaps():
    from kane.solve.stepping.near import overlapping

    draw = np.random.default_rng(5)
    low = draw.uniform(0.0, 1.0, (200, 3))
    high = low + draw.uniform(0.0, 0.3, (200, 3))
    found = {tuple(pair) for pair in overlapping(low, high, np.arange(200)).tolist()}
    wanted = {
        (i, j)
        for i, j in itertools.combinations(range(200), 2)
        if (low[i] <= high[j]).all() and (low[j] <= high[i]).all()
    }
    assert found == wanted


def test_methods_that_end_on_events_refuse_a_crowd_in_words():
    with pytest.raises(kane.SettingsError, match=r"'pile' has too many pairs.*moreau"):
        kane.simulate(grouped(pyramid(10)), method="dop853")


def test_nothing_happens_at_conditions_beside_a_crowd_and_that_is_said():
    blow = Impulse(name="hit", body="box 1-1", when="t >= 0.1", impulse=(1.0, 0.0, 0.0))
    with pytest.raises(kane.SettingsError, match=r"'hit', which shuts.*beside 'pile'"):
        kane.simulate(replace(grouped(pyramid(10)), impulses=(blow,)))


def test_bodies_that_begin_inside_each_other_are_named():
    heap = [ball(f"ball {k}", 0.11 * k, 0.05) for k in range(20)]
    heap[7] = ball("ball 7", 0.11 * 6 + 0.09, 0.05)
    model = grouped(tuple(heap))
    with pytest.raises(kane.AssemblyError, match=r"'pile' between ball 6, ball 7 is 0\.01 m deep"):
        kane.simulate(model)
    notes = [str(note.text) for note in examine(model).contact_notes]
    assert any("'ball 6' and 'ball 7' begin inside each other, 0.01 m deep" in n for n in notes)


def test_joined_bodies_of_a_group_do_not_touch():
    joint = kane.parts.Revolute(name="pin", body_a="a", body_b="b", point_b=(-0.045, 0.0, 0.0))
    model = replace(
        grouped((ball("a", 0.0, 0.5), ball("b", 0.045, 0.5)), duration=0.1), joints=(joint,)
    )
    result = kane.simulate(model, method="dop853")
    assert result.outcome.ok
    assert result.events == ()


def test_accelerations_in_a_group_are_those_of_its_forces():
    """In steps of one frame each, u' is what the speeds have changed: forces are means of it.

    Balls have the same inertia about all axes, so that nothing else turns them than moments.
    """
    step, many = 2e-3, 18
    bodies = tuple(
        ball(f"ball {k + 1}", 0.101 * (k % 6), 0.0501 + 0.101 * (k // 6), z=0.02 * (k % 3),
             velocity=(0.5, -0.2, 0.1 * k), angular_velocity=(3.0, 2.0, -4.0))
        for k in range(many)
    )  # fmt: skip
    model = grouped(bodies, planar=False, step=step, duration=0.1, rolling=2e-3, spin=1e-3)
    result = kane.simulate(model, record_every=step)
    assert len(result.frames.touches) == len(result.time), "it is a crowd"
    u = result.frames.values[:, 7 * many : 13 * many].reshape(-1, many, 6)
    changed = np.diff(u, axis=0) / step
    assert np.abs(changed[:, :, 3:]).max() > 10.0
    np.testing.assert_allclose(accelerations(result)[1:], changed, atol=1e-6 * G / step)


def test_what_lies_in_a_group_lies_still_between_frames_too():
    result = kane.simulate(grouped(pyramid(10), duration=0.2))
    heights = [result.poses_at(t).position[:, 1] for t in (0.0, 0.03, 0.1, 0.15, 0.2)]
    assert np.ptp(heights, axis=0).max() < 1e-9  # with the acceleration of a fall: 5e-3 m


def test_steps_of_a_group_that_are_too_long_are_told_and_a_law_that_is_not_followed():
    drop = replace(
        box("drop", 0.5, 3.0), velocity=(0.0, -8.0, 0.0), angular_velocity=(0.0, 0.0, 20.0)
    )
    model = grouped(
        (*pyramid(10), drop), step=4e-2, restitution=0.5, restitution_law="poisson", duration=0.6
    )
    told = " ".join(kane.simulate(model).doubts)
    assert "Bodies were in each other by up to" in told
    assert "took it for 'pile'" in told


def test_a_kept_result_holds_where_a_crowd_touches(tmp_path):
    result = kane.simulate(grouped(pyramid(10), duration=0.1))
    result.to_hdf5(tmp_path / "pile.h5")
    found = kane.load_result(tmp_path / "pile.h5")
    for one, other in zip(result.frames.touches, found.frames.touches, strict=True):
        assert one.pairs == other.pairs
        np.testing.assert_array_equal(one.forces, other.forces)
        np.testing.assert_array_equal(one.at, other.at)
        np.testing.assert_array_equal(one.loads, other.loads)
    np.testing.assert_array_equal(result["pile.normal_force"], found["pile.normal_force"])


@pytest.mark.slow
def test_500_balls_in_a_box_enter_each_other_by_little():
    from tests.bench.piles import RADIUS, balls

    model = balls(500)
    result = kane.simulate(model)
    assert result.outcome.ok
    assert result.doubts == ()
    # what curvature makes of ways within a step of 5 ms while all of them fall
    assert result.outcome.position_violation < 2e-3 * RADIUS + 1e-4
    places = result.q[-1][:, :3]
    assert places[:, 1].min() > 0.95 * RADIUS
    apart = np.sort(np.linalg.norm(places[:, None] - places, axis=2) + 9 * np.eye(500), axis=1)
    assert apart[:, 0].min() > 1.95 * RADIUS
    # at rest the floor carries what they weigh
    weight = 500 * DENSITY * 4 / 3 * np.pi * RADIUS**3 * G
    assert result["heap.normal_force"][-1] > weight


@pytest.mark.parametrize(("name", "within"), [("pyramid", 1e-6), ("cannonballs", 0.1)])
def test_the_ground_of_the_examples_carries_what_lies_on_it(name, within):
    """Before the last body strikes; balls lie 20 micrometres apart as drawn, and settle."""
    model = kane.load(MODELS / f"{name}.json")
    result = kane.simulate(model, duration=0.1)
    assert result.outcome.ok
    forces = [
        sum(
            force
            for pair, group, force in zip(crowd.pairs, crowd.groups, crowd.forces, strict=True)
            if group == "pile" and pair.startswith("ground, ")
        )
        for crowd in result.frames.touches[1:]
    ]
    weight = G * sum(body.mass_properties().mass for body in model.bodies[:-1])
    assert np.mean(forces) == pytest.approx(weight, rel=within)
