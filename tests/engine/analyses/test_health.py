import threading

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from tests.engine.four_bar import bar, four_bar, hinge
from tests.engine.helpers import MODELS, random_model
from tests.engine.joint_cases import JOINT_TYPES, tag, two_bodies
from tests.engine.mechanisms import bricard, four_bars_in_a_row
from tests.engine.random_machine import random_machine

from kane.analyses.assembling import assembled
from kane.analyses.dynamics import simulate
from kane.analyses.health import examine
from kane.analyses.mobility import mobility
from kane.analyses.posing import Poser
from kane.elements.ball import Ball
from kane.elements.body import Body
from kane.elements.drivers import AngleDriver
from kane.elements.loads import Force
from kane.elements.locks import AngleLock
from kane.elements.revolute import Revolute
from kane.elements.rolling_disc import RollingDisc
from kane.elements.shapes import Sphere
from kane.errors import AssemblyError
from kane.files.model_json import load
from kane.model import Model


def agree(model):
    """Assert that the quick count is that of the singular values; return the health."""
    health, exact = examine(model), mobility(model)
    assert health.configuration_freedoms == exact.configuration_freedoms
    slides = any("slides" in parts.values() for parts in exact.holds.values())
    counted = health.sliding_freedoms if slides else health.velocity_freedoms
    assert counted == exact.velocity_freedoms
    assert sorted((group.joints, group.rows) for group in health.redundancies) == sorted(
        (group.joints, group.rows) for group in exact.redundancies
    )
    return health


@pytest.mark.parametrize("path", MODELS, ids=lambda path: path.stem)
def test_examples_are_well(path):
    model = load(path)
    # what shapes that touch hold is a matter of forces, of which the count as drawn knows nothing
    health = examine(model) if model.contacts else agree(model)
    assert health.can_run
    assert (health.gaps, health.faults, health.not_counted) == ((), (), ())


@pytest.mark.parametrize("kind", JOINT_TYPES, ids=tag)
def test_every_joint_counts_as_in_the_mobility(kind):
    agree(two_bodies(kind))


@pytest.mark.parametrize(
    "model",
    [
        bricard(),
        four_bar(0.5, 0.2, 0.5, 0.4),
        four_bars_in_a_row(6),
        four_bars_in_a_row(3, angle=0.0),  # flat: for a moment each loop has a freedom of its own
        replace(four_bars_in_a_row(2), planar=True),
    ],
    ids=["bricard", "four bars", "ladder", "flat ladder", "planar ladder"],
)
def test_loops_that_hold_twice_count_as_in_the_mobility(model):
    agree(model)


@given(seed=st.integers(0, 1000), loops=st.integers(0, 4), anchored=st.booleans())
@settings(max_examples=20, deadline=None)
def test_any_model_counts_as_in_the_mobility(seed, loops, anchored):
    agree(random_model(seed, bodies=6, loops=loops, anchored=anchored, loads=False))
    agree(random_machine(seed, anchored=anchored))


def test_two_loops_and_what_is_free_are_summed():
    loop = four_bar(0.5, 0.2, 0.5, 0.4)
    twin = tuple(replace(body, name=f"{body.name} 2") for body in loop.bodies)
    ends = {body.name: f"{body.name} 2" for body in loop.bodies}
    joints = tuple(
        replace(
            joint,
            name=f"{joint.name} 2",
            body_a=ends.get(joint.body_a, "ground"),
            body_b=ends.get(joint.body_b, "ground"),
        )
        for joint in loop.joints
    )
    motors = tuple(
        AngleDriver(name=name, joint="A", prescribes="speed", law=2.0) for name in ("M", "N")
    )
    free = Body(name="free", mass=1.0, inertia=(1.0, 1.0, 1.0))
    grain = Body(name="grain", mass=1.0, particle=True)
    model = replace(
        loop,
        bodies=(*loop.bodies, *twin, free, grain),
        joints=(*loop.joints, *joints),
        drivers=motors,
    )
    health = agree(model)
    assert (health.configuration_freedoms, health.velocity_freedoms) == (1 + 1 + 6 + 3, 1 + 6 + 3)
    assert {group.joints for group in health.redundancies} == {
        ("A", "B", "C", "D"), ("A 2", "B 2", "C 2", "D 2"), ("M", "N"),
    }  # fmt: skip


def test_a_model_of_nothing_has_no_freedoms_and_cannot_run():
    health = examine(Model())
    assert (health.bodies, health.velocity_freedoms, health.can_run) == (0, 0, False)


def test_joints_that_are_open_as_drawn_are_named_with_their_gaps():
    loop = four_bar(0.5, 0.2, 0.5, 0.4)
    far = replace(loop.bodies[0], position=(0.8, 0.9, 0.0))
    rod = bar("rod", (5.0, 0.0), (6.0, 0.0))
    tilted = Revolute(
        name="tilted", body_a="ground", point_a=(5.0, 0.0, 0.0), body_b="rod",
        point_b=(-0.5, 0.0, 0.0), axis_a=(0.0, 0.1, 1.0),
    )  # fmt: skip
    model = replace(loop, bodies=(far, *loop.bodies[1:], rod), joints=(tilted, *loop.joints))
    health = examine(model)
    axes, *points = health.gaps
    assert (axes.element, axes.length) == ("tilted", 0.0)
    assert axes.angle == pytest.approx(0.1, rel=0.01)
    shift = [0.8 - loop.bodies[0].position[0], 0.9 - loop.bodies[0].position[1]]
    assert [gap.element for gap in points] == ["A", "B"]
    assert points[0].length == pytest.approx(max(map(abs, shift)), abs=1e-9)
    assert points[0].angle == 0
    # they can be assembled, and are counted where they close
    assert (health.contradictions, health.velocity_freedoms) == ((), 2)
    assert health.can_run


def test_a_motor_that_starts_elsewhere_than_drawn_is_open_by_an_angle():
    loop = four_bar(0.5, 0.2, 0.5, 0.4)
    motor = AngleDriver(name="motor", joint="A", law="1.3")
    (gap,) = examine(replace(loop, drivers=(motor,))).gaps
    assert (gap.element, gap.length) == ("motor", 0.0)
    assert gap.angle == pytest.approx(0.3)


def contradictory():
    """A bar between two points of the ground that are too far apart."""
    return Model(
        bodies=(bar("bar", (0.0, 0.0), (1.0, 0.0)),),
        joints=(
            hinge("left", "ground", 0.0, "bar", -0.5),
            hinge("right", "ground", 1.5, "bar", 0.5),
        ),
    )


def test_joints_that_cannot_be_closed_are_told_as_a_run_would():
    bad, good = contradictory(), four_bar(0.5, 0.2, 0.5, 0.4)
    model = replace(good, bodies=good.bodies + bad.bodies, joints=good.joints + bad.joints)
    health = examine(model)
    (found,) = health.contradictions
    assert found.text.startswith("The joints cannot be closed: they gape at ")
    assert set(found.elements) == {"left", "right"}
    assert [gap.element for gap in health.gaps] == ["right"]
    assert health.velocity_freedoms is None
    assert [group.rows for group in health.redundancies] == [3]
    assert not health.can_run


def test_speeds_that_contradict_each_other_and_flat_discs_are_told():
    motors = tuple(
        AngleDriver(name=f"motor {law}", joint="A", prescribes="speed", law=law)
        for law in (1.0, 2.0)
    )
    health = examine(replace(four_bar(0.5, 0.2, 0.5, 0.4), drivers=motors))
    assert "in the speed that they ask for" in health.contradictions[0].text
    assert health.contradictions[0].elements == ("motor 1.0", "motor 2.0")
    wheel = RollingDisc(name="wheel", body_a="ground", axis_a=(0, 0, 1.0), body_b="b", radius=0.3)
    body = Body(name="b", mass=1.0, inertia=(1.0, 1.0, 1.0))
    health = examine(Model(bodies=(body,), joints=(wheel,)))
    assert "lies flat" in health.contradictions[0].text
    assert health.contradictions[0].elements == ("wheel",)


def test_bodies_without_mass_are_named_and_freedoms_counted_all_the_same():
    loop = four_bar(0.5, 0.2, 0.5, 0.4)
    bodies = (
        replace(loop.bodies[0], mass=None, inertia=None),
        replace(loop.bodies[1], mass=None, inertia=None, density=7.0),
        replace(loop.bodies[2], inertia=(1.0, 1.0, 9.0)),
    )
    health = examine(replace(loop, bodies=bodies))
    assert [each.element for each in health.faults] == ["crank", "crank", "coupler", "rocker"]
    assert (health.velocity_freedoms, health.gaps) == (1, ())
    assert health.redundancies[0].rows == 3
    assert not health.can_run


def test_other_faults_leave_the_count_alone_unless_they_are_of_what_is_counted():
    loop = four_bar(0.5, 0.2, 0.5, 0.4)
    load = Force(name="push", body="crank", force=("nobody", 0.0, 0.0))
    tipped = replace(loop.bodies[2], orientation=(0.0, 0.0, 0.0, 0.0))
    health = examine(replace(loop, forces=(load,), bodies=(*loop.bodies[:2], tipped)))
    assert {each.element for each in health.faults} == {"push", "rocker"}
    assert health.velocity_freedoms == 1
    motor = AngleDriver(name="motor", joint="A", law="nobody")
    health = examine(replace(loop, drivers=(motor,)))
    assert [each.element for each in health.faults] == ["motor"]
    assert health.velocity_freedoms is None


@pytest.mark.parametrize("law", ["1/t", "sqrt(t - 1)", "exp(800 + t)"])
def test_a_motor_whose_law_has_no_value_at_the_start_does_not_trouble_it(law):
    motor = AngleDriver(name="motor", joint="A", law=law)
    health = examine(replace(four_bar(0.5, 0.2, 0.5, 0.4), drivers=(motor,)))
    assert [found.elements for found in health.contradictions]
    assert health.velocity_freedoms is None


def test_joints_of_a_body_with_itself_and_particles_with_axes_are_faults():
    loop = four_bar(0.5, 0.2, 0.5, 0.4)
    loose = hinge("loose", "ground", 0.0, "ground", 1.0)
    assert examine(replace(loop, joints=(*loop.joints, loose))).faults[0].element == "loose"
    grain = replace(loop.bodies[0], particle=True, inertia=None)
    health = examine(replace(loop, bodies=(grain, *loop.bodies[1:])))
    assert {each.element for each in health.faults} == {"A", "B"}
    assert health.velocity_freedoms is None


def test_density_and_shapes_count():
    ball = Body(name="ball", density=7.0, shapes=(Sphere(radius=0.1),))
    pin = Ball(name="pin", body_a="ground", body_b="ball")
    health = agree(Model(bodies=(ball,), joints=(pin,)))
    assert health.velocity_freedoms == 3


def test_an_end_that_is_asked_for_comes_at_once():
    stop = threading.Event()
    stop.set()
    health = examine(four_bar(0.5, 0.2, 0.5, 0.4), stop)
    assert health.not_counted == ("crank", "coupler", "rocker")
    assert health.velocity_freedoms is None


def test_a_mechanism_that_is_too_large_is_not_counted(monkeypatch):
    monkeypatch.setattr("kane.analyses.health.LARGEST", 2)
    health = examine(four_bar(0.5, 0.2, 0.5, 0.4))
    assert health.not_counted == ("crank", "coupler", "rocker")
    assert health.can_run


def test_many_bodies_are_counted():
    ladder = four_bars_in_a_row(60)
    health = examine(ladder)
    assert health.velocity_freedoms == 1
    assert [group.rows for group in health.redundancies] == [180]
    pendulums = Model(
        bodies=tuple(bar(f"b{i}", (i, 0.0), (i, 1.0)) for i in range(150)),
        joints=tuple(hinge(f"j{i}", "ground", float(i), f"b{i}", -0.5) for i in range(150)),
    )
    assert examine(pendulums).velocity_freedoms == 150


def test_what_leads_and_contradicts_itself_stands_in_the_way_of_a_run():
    model = four_bar(1.0, 0.3, 0.8, 0.6)
    rates = {"A": 5.0, "D": 5.0}
    joints = tuple(replace(joint, angle_rate=rates.get(joint.name)) for joint in model.joints)
    model = replace(model, joints=joints)
    (contradiction,) = examine(model).contradictions
    with pytest.raises(AssemblyError) as caught:
        simulate(model)
    assert contradiction.text == str(caught.value)
    assert set(contradiction.elements) == set("ABCD")
    alone = replace(model, joints=(replace(model.joints[0], angle_rate=None), *model.joints[1:]))
    assert examine(alone).can_run
    # the drawing is as good as ever: it can be dragged and closed
    assert assembled(model) == model
    assert Poser(model, "crank", (0.1, 0.0, 0.0)).move_to((0.2, 0.2, 0.0)).gap >= 0


def test_drivers_at_odds_are_no_joints_that_cannot_close():
    loop = four_bar(0.5, 0.2, 0.5, 0.4)
    brake, motor = AngleLock(name="brake", joint="A"), AngleDriver(name="m", joint="D", law="t")
    (found,) = examine(replace(loop, locks=(brake,), drivers=(motor,))).contradictions
    assert not found.closes  # at the start the motor is at another angle
    motor = AngleDriver(name="m", joint="D", law="t", prescribes="speed")
    (found,) = examine(replace(loop, locks=(brake,), drivers=(motor,))).contradictions
    assert found.closes
    assert found.elements == ("m", "brake", "A", "B", "C", "D")
