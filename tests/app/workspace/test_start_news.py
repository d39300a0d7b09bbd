import dataclasses

import pytest
from msgspec.structs import replace
from tests.engine.four_bar import four_bar

import kane
from kane.elements.body import Body
from kane.elements.rolling_disc import RollingDisc
from kane.model import Model
from kanevas.units.systems import MILLIMETRES, SI
from kanevas.workspace.start_news import start_news

pytestmark = pytest.mark.usefixtures("qapp")


def run(model):
    return kane.simulate(model, duration=1e-3, method="rk4", step=1e-3)


def disc(**fields):
    body = Body(name="disc", mass=2.0, inertia=(0.005, 0.005, 0.01), position=(0.0, 0.1, 0.0),
                velocity=(1.0, 0.0, 0.0), **fields)  # fmt: skip
    floor = RollingDisc(name="floor", body_a="ground", body_b="disc", radius=0.1)
    return Model(bodies=(body,), joints=(floor,))


def test_joints_that_disagree_are_told():
    result = run(disc(leads="velocity"))
    told = dataclasses.replace(result.outcome, disagreement="'a' and 'b' do not quite agree.")
    result.outcome = told
    assert start_news(result, SI).endswith("'a' and 'b' do not quite agree.")


def test_velocities_that_the_joints_change_are_told_in_the_units_that_are_shown():
    result = run(disc())
    text = (
        "Velocities at the start were changed, as the joints do not allow them: “disc” by {}. "
        "To keep one, let its body lead, or give the rate of a joint."
    )
    assert start_news(result, SI) == text.format(
        "0.333 m/s and 6.67 rad/s, kinetic energy 1 J → 0.667 J"
    )
    assert start_news(result, MILLIMETRES) == text.format(
        "333 mm/s and 382 °/s, kinetic energy 1 J → 0.667 J"
    )


def test_a_change_of_one_of_the_two_is_told_alone():
    model = four_bar(1.0, 0.3, 0.8, 0.6)
    crank = replace(model.bodies[0], velocity=(0.0, 0.0, 1.0))
    told = start_news(run(replace(model, bodies=(crank, *model.bodies[1:]))), SI)
    assert "“crank” by 1 m/s, kinetic energy" in told


def test_what_leads_and_what_follows_is_no_news():
    assert start_news(run(disc(leads="velocity")), SI) == ""


def test_places_and_velocities_are_told_together():
    body = replace(disc().bodies[0], position=(0.0, 0.101, 0.0))
    told = start_news(run(replace(disc(), bodies=(body,))), SI)
    assert told.startswith("Before the run, bodies were moved by up to 1 mm to close the joints. ")
    assert "“disc” by 0.333 m/s" in told


def test_of_many_bodies_a_few_are_named():
    parts = [disc() for _ in range(7)]
    bodies = tuple(replace(p.bodies[0], name=f"disc {i}") for i, p in enumerate(parts))
    joints = tuple(
        replace(p.joints[0], name=f"floor {i}", body_b=f"disc {i}") for i, p in enumerate(parts)
    )
    told = start_news(run(Model(bodies=bodies, joints=joints)), SI)
    assert told.count("0.333 m/s") == 4
    assert ", 3 more, kinetic energy 7 J → " in told
