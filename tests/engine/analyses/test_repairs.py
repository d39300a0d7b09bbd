"""What is offered for joints that hold something twice leaves the motion as it is."""

import numpy as np
import pytest
from msgspec.structs import replace
from tests.engine.four_bar import four_bar

import kane
from kane.analyses.repairs import repairs
from kane.elements.body import Body
from kane.elements.drivers import AngleDriver
from kane.elements.revolute import Revolute
from kane.model import Model


def door():
    """A door on two hinges, each of which would do."""
    hinges = (
        Revolute(name=name, body_a="ground", point_a=(0.0, 0.0, z), body_b="door",
                 point_b=(-0.4, 0.0, z), axis_a=(0.0, 0.1, 1.0), axis_b=(0.0, 0.1, 1.0))
        for name, z in (("low", 0.0),)
    )  # fmt: skip
    low = next(iter(hinges))
    high = replace(low, name="high", point_a=(0.0, 0.08, 0.8), point_b=(-0.4, 0.08, 0.8))
    leaf = Body(name="door", mass=20.0, inertia=(2.0, 3.0, 1.5), position=(0.4, 0.0, 0.0))
    return Model(gravity=(0.0, 0.0, -9.81), bodies=(leaf,), joints=(low, high))


def three_cranks():
    """A coupler on three parallel cranks in a plane, of which two would do."""
    s, c = np.sin(0.4), np.cos(0.4)
    turn = (0.0, 0.0, float(np.sin(-0.2)), float(np.cos(-0.2)))
    bodies = [Body(name="coupler", mass=1.0, inertia=(0.1, 0.1, 0.1), position=(s + 0.5, c, 0.0))]
    hinges = []
    for name, x in (("left", 0.0), ("middle", 0.4), ("right", 1.0)):
        place = (x + s / 2, c / 2, 0.0)
        bodies.append(
            Body(name=name, mass=1.0, inertia=(0.1, 0.1, 0.1), position=place, orientation=turn)
        )
        hinges += [
            Revolute(name=f"{name} low", body_a="ground", point_a=(x, 0.0, 0.0), body_b=name,
                     point_b=(0.0, -0.5, 0.0)),
            Revolute(name=f"{name} high", body_a=name, point_a=(0.0, 0.5, 0.0), body_b="coupler",
                     point_b=(x - 0.5, 0.0, 0.0)),
        ]  # fmt: skip
    return Model(planar=True, gravity=(0.0, -9.81, 0.0), bodies=tuple(bodies), joints=tuple(hinges))


def test_a_plane_has_slots_along_bars():
    """Bars with a pin in a slot along them hold what they held in all poses."""
    (group,) = kane.mobility(three_cranks()).redundancies
    offers = repairs(three_cranks(), group.joints)
    assert {each.joint for each in offers} == set(group.joints)
    assert {each.kind for each in offers} == {"point_on_line"}
    leads = three_cranks()
    joints = tuple(replace(each, angle_rate=1.0) for each in leads.joints[:1])
    leads = replace(leads, joints=(*joints, *leads.joints[1:]))
    assert leads.joints[0].name not in {each.joint for each in repairs(leads, group.joints)}


@pytest.mark.parametrize(
    "model",
    [door(), four_bar(1.0, 0.4, 1.1, 0.8), three_cranks()],
    ids=["door", "four bar", "cranks"],
)
def test_each_offer_leaves_the_motion_as_it_was(model):
    joints = kane.mobility(model).redundancies[0].joints
    offers = repairs(model, joints)
    before = kane.simulate(model, duration=0.6, record_every=0.05)
    rows = kane.mobility(model).redundancies[0].rows
    assert offers
    for offer in offers:
        assert offer.left < rows
        assert sum(each.rows for each in kane.mobility(offer.model).redundancies) == offer.left
        after = kane.simulate(offer.model, duration=0.6, record_every=0.05)
        # ten times what both runs may err by
        np.testing.assert_allclose(after.q, before.q, atol=1e-7, err_msg=str(offer.kind))


def test_all_that_is_held_twice_can_be_mended_one_after_the_other():
    model = four_bar(1.0, 0.4, 1.1, 0.8)
    left = 3
    while left:
        group = kane.mobility(model).redundancies[0]
        offer = repairs(model, group.joints)[0]
        assert offer.left < left
        model, left = offer.model, offer.left
    assert kane.mobility(model).velocity_freedoms == 1


def test_a_door_may_have_any_other_second_hinge():
    kinds = {(offer.joint, offer.kind): offer.left for offer in repairs(door(), ["low", "high"])}
    for name in ("low", "high"):
        assert kinds[name, "bushing"] == 0
        # a ball holds three rows of which the other hinge holds all, a cylinder four
        assert kinds[name, "ball"] == 3
        assert kinds[name, "cylindrical"] == 4


def test_what_others_need_of_a_joint_is_not_taken_away():
    model = door()
    driven = replace(model, drivers=(AngleDriver(name="motor", joint="low", law="t"),))
    kinds = {(offer.joint, offer.kind) for offer in repairs(driven, ["low", "high"])}
    assert ("low", "cylindrical") in kinds
    assert not {("low", "ball"), ("low", "bushing")} & kinds
    spun = replace(model, joints=(replace(model.joints[0], angle_rate=2.0), model.joints[1]))
    assert ("low", "ball") not in {(offer.joint, offer.kind) for offer in repairs(spun, ["low"])}


def test_where_nothing_is_held_twice_nothing_is_offered():
    model = door()
    single = replace(model, joints=model.joints[:1])
    assert repairs(single, ["low"]) == ()
