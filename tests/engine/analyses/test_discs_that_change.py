"""What is said before a run of discs that may slide or lift off."""

import pytest
from msgspec.structs import replace

import kane
from kane.analyses.assembling import assembled
from kane.analyses.health import examine
from kane.analyses.mobility import mobility
from kane.analyses.mobility_report import as_text
from kane.analyses.placement import placed
from kane.analyses.posing import Poser
from kane.elements.body import Body
from kane.elements.frictions import DisplacementFriction
from kane.elements.latches import AngleLatch
from kane.elements.prismatic import Prismatic
from kane.elements.release import Release
from kane.elements.revolute import Revolute
from kane.elements.rolling_disc import RollingDisc
from kane.errors import AssemblyError
from kane.fields import GROUND
from kane.model import Model

RADIUS = 0.1


def wheel(height=RADIUS, planar=True, velocity=(0.0, 0.0, 0.0), **changes):
    body = Body(
        name="wheel", mass=1.0, inertia=(0.01, 0.01, 0.01), position=(0.0, height, 0.0),
        velocity=velocity,
    )  # fmt: skip
    disc = RollingDisc(name="disc", body_a=GROUND, body_b="wheel", radius=RADIUS, **changes)
    gravity = (0.0, -9.81, 0.0)
    return Model(bodies=(body,), joints=(disc,), planar=planar, gravity=gravity)


@pytest.mark.parametrize(("changes", "planar", "rolling", "sliding", "lifted"), [
    ({}, True, 1, 1, 1),
    ({"coefficient": 0.3}, True, 1, 2, 2),
    ({"one_sided": True}, True, 1, 1, 3),
    ({"coefficient": 0.3, "one_sided": True}, True, 1, 2, 3),
    ({"coefficient": 0.3, "one_sided": True}, False, 3, 5, 6),
])  # fmt: skip
def test_freedoms_are_counted_while_discs_roll_slide_and_are_off(
    changes, planar, rolling, sliding, lifted
):
    found = examine(wheel(planar=planar, **changes))
    counts = found.velocity_freedoms, found.sliding_freedoms, found.lifted_freedoms
    assert counts == (rolling, sliding, lifted)
    assert found.configuration_freedoms == examine(wheel(planar=planar)).configuration_freedoms


@pytest.mark.parametrize("changes", [{}, {"coefficient": 0.3}])
def test_a_disc_that_stands_off_its_plane_gapes_and_is_put_there(changes):
    model = wheel(height=0.13, **changes)
    (gap,) = examine(model).gaps
    assert (gap.element, gap.length) == ("disc", pytest.approx(0.03))
    (body,) = assembled(model).bodies
    assert body.position[1] == pytest.approx(RADIUS)
    assert kane.simulate(model, duration=0.01)["wheel.y"][0] == pytest.approx(RADIUS)


def test_a_disc_that_may_lift_off_may_stand_off_but_not_in_its_plane():
    above = wheel(height=0.13, one_sided=True)
    assert not examine(above).gaps and examine(above).can_run
    assert assembled(above).bodies == above.bodies
    below = examine(wheel(height=0.07, one_sided=True))
    (note,) = below.contact_notes
    assert note.refused and not below.can_run
    with pytest.raises(AssemblyError) as refusal:
        kane.simulate(wheel(height=0.07, one_sided=True), duration=0.1)
    assert str(refusal.value) == str(note.text)


@pytest.mark.parametrize("changes", [{}, {"coefficient": 0.3}])
def test_a_disc_that_is_pulled_by_hand_stays_on_its_plane(changes):
    model = wheel(**changes)
    pose = Poser(model, "wheel", (0.0, 0.0, 0.0)).move_to((0.2, 0.4, 0.0))
    (body,) = placed(model, pose.placement).bodies
    assert body.position[:2] == pytest.approx((0.2, RADIUS), abs=1e-6)


@pytest.mark.parametrize(("velocity", "freedoms", "hold"), [
    ((0.0, 0.0, 0.0), 1, "sticks"), ((1.0, 0.0, 0.0), 2, "slides"),
])  # fmt: skip
def test_mobility_is_that_of_what_holds_as_a_run_begins(velocity, freedoms, hold):
    found = mobility(wheel(coefficient=0.3, velocity=velocity))
    assert found.velocity_freedoms == len(found.free_motions) == freedoms
    assert found.holds == {"disc": {"": hold}}
    words = {"sticks": "sticking", "slides": "sliding"}[hold]
    assert f"at the start       disc: {words}" in as_text(found)


def test_latches_releases_and_friction_count_in_the_mobility():
    body = Body(name="rod", mass=1.0, inertia=(1.0, 1.0, 1.0))
    hinge = Revolute(name="hinge", body_a=GROUND, body_b="rod")
    swing = Model(bodies=(body,), joints=(hinge,), planar=True)
    for shut, freedoms in ((False, 1), (True, 0)):
        latch = AngleLatch(name="latch", joint="hinge", closes="t > 1", shut=shut)
        assert mobility(replace(swing, latches=(latch,))).velocity_freedoms == freedoms
        release = Release(name="bolt", joint="hinge", opens="t > 1", open=not shut)
        assert mobility(replace(swing, releases=(release,))).velocity_freedoms == (1 if shut else 3)
    guide = Prismatic(name="guide", body_a=GROUND, body_b="rod")
    rubs = DisplacementFriction(name="rubs", joint="guide", force=1.0)
    slide = replace(swing, joints=(replace(guide, axis_a=(1.0, 0, 0), axis_b=(1.0, 0, 0)),))
    assert mobility(replace(slide, frictions=(rubs,))).velocity_freedoms == 0
