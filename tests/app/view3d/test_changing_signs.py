"""Solids of limits, ropes, latches, clutches, releases and impulses."""

import math

import numpy as np
import pytest
from msgspec.structs import replace
from numpy.testing import assert_allclose
from tests.app.canvas.test_changing_signs import sled, swing
from tests.app.view3d.placed import placed
from tests.inspected import everything

from kane.elements.stops import AngleStop, DisplacementStop
from kane.model.model import CHANGING_GROUPS
from kane.model.poses import initial_poses
from kanevas.look.theme import LIGHT
from kanevas.view3d.parts import Parts

SHIFT = np.array([0.1, 0.2, 0.3])


def solids(model, name, poses=None):
    """Vertices of each solid of an element."""
    parts = Parts(model, np.eye(3), LIGHT)
    found = [s for of in (parts.mechanism, parts.loads) for s in of() if s.name == name]
    some = placed(found, model, poses)
    assert_allclose(np.linalg.norm(some.normals, axis=1), 1)
    return some.each(name)


SIGNS = [e.name for group in CHANGING_GROUPS[:-1] for e in getattr(everything(), group)]


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
    (points,) = solids(swing(angle, turned, stops=(stop,)), "it")
    # the ticks are what lies farthest out
    far = points[np.linalg.norm(points, axis=1) > 0.95 * np.linalg.norm(points, axis=1).max()]
    turns = np.arctan2(far[:, 1], far[:, 0])
    for expected in (angle, angle - sense * 0.8):
        off = np.abs((turns - expected + math.pi) % (2 * math.pi) - math.pi)
        assert off.min() < 0.1
        assert np.minimum(off, np.abs(off - 0.8)).max() < 0.1


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
