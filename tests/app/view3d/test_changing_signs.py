"""Solids of limits, ropes, latches, clutches, releases and impulses."""

import math

import numpy as np
import pytest
from msgspec.structs import replace
from numpy.testing import assert_allclose
from tests.app.canvas.test_changing_signs import sled, swing
from tests.app.view3d.placed import placed
from tests.holding import ways_to_hold
from tests.inspected import everything

from kane.elements.contact_group import ContactGroup
from kane.elements.contacts import BodyContact, PlaneContact
from kane.elements.release import Release
from kane.elements.stops import AngleStop, DisplacementStop, DistanceStop, MeasureStop
from kane.fields import GROUND
from kane.model.model import CHANGING_GROUPS
from kane.model.poses import initial_poses
from kanevas.drawing.hanging import sag
from kanevas.look.event_looks import color_of_hold
from kanevas.look.theme import LIGHT, rgba
from kanevas.view3d.moving import PIECES
from kanevas.view3d.parts import Parts

SHIFT = np.array([0.1, 0.2, 0.3])


def some_solids(model, name, poses=None, holds=None):
    """The solids of an element."""
    parts = Parts(model, np.eye(3), LIGHT)
    found = [s for of in (parts.mechanism, parts.loads) for s in of() if s.name == name]
    some = placed(found, model, poses, holds)
    assert_allclose(np.linalg.norm(some.normals, axis=1), 1)
    return some


def solids(model, name, poses=None):
    """Vertices of each solid of an element that is there."""
    return some_solids(model, name, poses).each(name)


SIGNS = [
    element.name
    for group in CHANGING_GROUPS[:-1]
    for element in getattr(everything(), group)
    # neither limits of measures nor bodies that touch have a place of their own, a floor stays
    if not isinstance(element, MeasureStop | BodyContact | PlaneContact | ContactGroup)
]


@pytest.mark.parametrize("name", SIGNS)
def test_each_sign_is_there_and_moves_along(name):
    model = everything()
    # what is between bodies alone moves along with them
    joints = tuple(
        replace(joint, body_a="disc body") if joint.body_a == "ground" else joint
        for joint in model.joints
    )
    model = replace(model, joints=joints)
    poses = initial_poses(model)
    before = solids(model, name)
    after = solids(model, name, poses._replace(position=poses.position + SHIFT))
    assert before
    for old, new in zip(before, after, strict=True):
        assert_allclose(new, old + SHIFT, atol=1e-9)


@pytest.mark.parametrize("turned", [False, True])
@pytest.mark.parametrize("angle", [0.3, 2.0])
def test_a_rod_lies_on_the_tick_of_a_limit_that_it_reaches(angle, turned):
    sense = -1.0 if turned else 1.0
    stop = AngleStop(name="it", joint="hinge", lower=sense * angle - 0.8, upper=sense * angle)
    points = np.concatenate(solids(swing(angle, turned, stops=(stop,)), "it"))
    # the ticks are what lies farthest out
    far = points[np.linalg.norm(points, axis=1) > 0.95 * np.linalg.norm(points, axis=1).max()]
    turns = np.arctan2(far[:, 1], far[:, 0])
    for expected in (angle, angle - sense * 0.8):
        off = np.abs((turns - expected + math.pi) % (2 * math.pi) - math.pi)
        assert off.min() < 0.1
        # half the width of a tick that is reached, seen from the hinge
        assert np.minimum(off, np.abs(off - 0.8)).max() < 0.15


@pytest.mark.parametrize("turned", [False, True])
def test_plates_stand_where_a_slider_ends(turned):
    sense = -1.0 if turned else 1.0
    low, high = sorted((sense * 0.1, sense * -0.3))
    stop = DisplacementStop(name="it", joint="guide", lower=low, upper=high)
    plates = solids(sled(0.1, turned, stops=(stop,)), "it")
    places = sorted(float(plate[:, 0].mean()) for plate in plates)
    off = (places[1] - places[0] - 0.4) / 2
    assert 0 < off < 0.1
    assert places == pytest.approx([-0.3 - off, 0.1 + off])


@pytest.mark.parametrize(("name", "part", "holds"), ways_to_hold(everything()))
def test_each_way_to_hold_has_a_form_and_a_colour(name, part, holds):
    forms, colors = [], []
    for hold in holds:
        some = some_solids(everything(), name, holds={name: {part: hold}})
        points = np.concatenate(some.each(name))
        forms.append(points.tobytes())
        assert (rgba(color_of_hold(LIGHT, hold)) in some.colors(name)) == (hold != "open")
        colors.append(some.colors(name))
    assert len(set(forms)) == len(holds)
    assert all(one != other for i, one in enumerate(colors) for other in colors[:i])


def test_the_pointer_finds_only_what_is_there():
    rope = DistanceStop(name="it", body_a=GROUND, body_b="sled", upper=0.3)
    some = some_solids(sled(0.2, stops=(rope,)), "it")
    middle, towards = np.array([0.1, 0.0, 1.0]), np.array([0.0, 0.0, -1.0])
    deep = middle - np.array([0.0, sag(0.3, 0.2), 0.0])
    for hold, taut_is_found, loose_is_found in (("open", False, True), ("closed", True, False)):
        some.solids.follow({"it": {"upper": hold}})
        assert (some.solids.hit(middle, towards) is not None) == taut_is_found
        assert (some.solids.hit(deep, towards) is not None) == loose_is_found


def test_a_loose_rope_hangs_and_a_taut_one_is_straight():
    rope = DistanceStop(name="it", body_a=GROUND, body_b="sled", upper=0.3)
    model = sled(0.2, stops=(rope,))
    loose = np.concatenate(solids(model, "it"))
    assert np.ptp(loose[:, 1]) > 0.08  # as deep as a rope of 0.3 m over 0.2 m hangs
    lines = some_solids(model, "it").solids.placement(initial_poses(model))
    assert lines[3][-PIECES:].sum() == pytest.approx(0.3, rel=0.03)
    taut = np.concatenate(solids(sled(0.3, stops=(rope,)), "it"))
    assert np.ptp(taut[:, 1]) < 0.01
    assert np.ptp(taut[:, 0]) == pytest.approx(0.3, rel=0.05)


def test_a_joint_that_is_let_go_stands_back():
    model = swing(0.3, releases=(Release(name="it", joint="hinge", opens="t > 1"),))
    held = some_solids(model, "hinge", holds={"hinge": {"": "locked"}}).colors("hinge")
    gone = some_solids(model, "hinge", holds={"hinge": {"": "open"}}).colors("hinge")
    assert rgba(LIGHT.muted) in gone - held


@pytest.mark.parametrize("limit", [1e3, 1e20, 1e60, -1e60])
def test_limits_that_nobody_could_draw_are_drawn_all_the_same(limit):
    angle = AngleStop(name="it", joint="hinge", lower=-1.0, upper=limit)
    points = np.concatenate(solids(swing(0.3, stops=(angle,)), "it"))
    assert np.isfinite(points).all()
    assert len(points) < 20_000
    way = DisplacementStop(name="it", joint="guide", lower=-1.0, upper=limit)
    rope = DistanceStop(name="rope", body_a=GROUND, body_b="sled", upper=abs(limit))
    some = some_solids(sled(0.1, stops=(way, rope)), "it")
    assert np.isfinite(some.solids.instances.data["frame"]).all()
