"""Where directions of slip are told by another axis, nothing of the motion or the forces changes.

They are across the normal and the first axis of body A, or its second where the normal is within 37
degrees of the first. A ball that rolls to and fro in a bowl along the first axis passes that
twice; along the third axis it never does.
"""

import math

import numpy as np
import pytest

import kane
from kane.model import Model
from kane.parts import Body, BodyContact, Fixed, Sphere

BOWL, BALL = 1.0, 0.1  # m
ANGLE = math.radians(72.0)  # from the bottom: the sine is 0.95, and passes 0.8
NEARLY = 0.8
SETTINGS = {
    "dopri5": {"method": "dopri5", "rtol": 1e-10, "atol": 1e-12},
    "moreau": {"method": "moreau", "step": 0.001},
}


def in_bowl(along, coefficient):
    way = BOWL - BALL
    down, out = -way * math.cos(ANGLE), way * math.sin(ANGLE)
    at = (out, down, 0.0) if along == "x" else (0.0, down, out)
    return Model(
        planar=False,
        bodies=(
            Body(name="bowl", mass=1.0, inertia=(1.0,) * 3, shapes=(Sphere(radius=BOWL),)),
            Body(name="ball", mass=1.0, inertia=(0.004,) * 3, position=at,
                 shapes=(Sphere(radius=BALL),)),
        ),
        joints=(Fixed(name="foot", body_a="ground", body_b="bowl"),),
        contacts=(BodyContact(name="touch", body_a="bowl", body_b="ball", inside=True,
                              coefficient=coefficient),),
        gravity=(0.0, -9.81, 0.0),
    )  # fmt: skip


@pytest.mark.parametrize("coefficient", [2.0, 0.15])
@pytest.mark.parametrize("method", ["dopri5", "moreau"])
def test_a_ball_in_a_bowl_does_the_same_along_both_axes(method, coefficient):
    one, other = (
        kane.simulate(in_bowl(along, coefficient), duration=0.8, **SETTINGS[method])
        for along in "xz"
    )
    assert one.outcome.ok
    assert other.outcome.ok
    # frames of events are a little apart in time: how far, is what they are found to
    assert one.time == pytest.approx(other.time, abs=1e-8)
    same = one.time == other.time
    assert same.sum() > 700
    here, there = (each.motion_of(1)[0][same, :3] for each in (one, other))
    passed = np.abs(here[:, 0]) > NEARLY * (BOWL - BALL)
    assert passed.any()
    assert not passed.all()
    assert here[:, 0] == pytest.approx(there[:, 2], abs=1e-8)
    assert here[:, 1] == pytest.approx(there[:, 1], abs=1e-8)
    assert here[:, 2] == pytest.approx(0.0, abs=1e-12)
    assert [each.kind for each in one.events] == [each.kind for each in other.events]
    for name in ("normal_force", "friction_force"):
        found, wanted = (each[f"touch.{name}"][same] for each in (one, other))
        assert found == pytest.approx(wanted, abs=1e-6), name
