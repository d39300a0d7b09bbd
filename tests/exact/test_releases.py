"""A joint that lets go later moves until then as one that never does, whatever else acts on it."""

import numpy as np
import pytest

import kane
from kane.parts import AngleFriction, AngleLatch, AngleStop, Body, Release, Revolute

OPENS = 0.5
BESIDE = {
    "nothing": {},
    "latch": {"latches": (AngleLatch(name="latch", joint="elbow", shut=True, opens="t > 0.3"),)},
    "friction": {"frictions": (AngleFriction(name="rub", joint="elbow", moment=0.5),)},
    "stop": {"stops": (AngleStop(name="stop", joint="elbow", lower=-0.2, restitution=0.5),)},
    "friction of the other": {"frictions": (AngleFriction(name="rub", joint="base", moment=0.5),)},
}


def double_pendulum(**elements):
    """Two rods that fall from where they lie level."""
    rods = tuple(
        Body(name=name, mass=1.0, inertia=(0.1, 0.1, 0.1), position=(x, 0.0, 0.0))
        for name, x in (("upper", 0.5), ("lower", 1.5))
    )
    joints = (
        Revolute(name="base", body_a="ground", body_b="upper", point_b=(-0.5, 0.0, 0.0)),
        Revolute(
            name="elbow",
            body_a="upper",
            body_b="lower",
            point_a=(0.5, 0.0, 0.0),
            point_b=(-0.5, 0.0, 0.0),
        ),
    )
    return kane.Model(bodies=rods, joints=joints, gravity=(0.0, -9.81, 0.0), **elements)


@pytest.mark.parametrize("formulation", ["multipliers", "embedded"])
@pytest.mark.parametrize("beside", BESIDE)
def test_until_it_lets_go_a_joint_holds_as_any(beside, formulation):
    settings = {"rtol": 1e-10, "record_every": 0.02, "formulation": formulation}
    release = Release(name="pin", joint="elbow", opens=f"t > {OPENS}")
    with_it = kane.simulate(
        double_pendulum(releases=(release,), **BESIDE[beside]), duration=0.8, **settings
    )
    without = kane.simulate(double_pendulum(**BESIDE[beside]), duration=OPENS, **settings)
    assert with_it.outcome.ok
    assert without.outcome.ok
    kinds = [event.kind for event in without.events]
    assert [event.kind for event in with_it.events if event.time < OPENS] == kinds
    (opening,) = [event for event in with_it.events if event.element == "elbow"]
    assert (opening.kind, opening.time) == ("opens", pytest.approx(OPENS, abs=1e-10))
    count = np.searchsorted(with_it.time, OPENS - 1e-6)
    # two runs of the same steps, but for the round-off of a start with other rows
    np.testing.assert_allclose(with_it.q[:count], without.q[:count], rtol=0, atol=1e-8)
    # then the lower rod falls freely
    free = with_it.time > OPENS + 1e-6
    gained = np.diff(with_it["lower.vy"][free])
    # round-off of the speed of the mass centre, which stands for that of the joint
    np.testing.assert_allclose(gained, -9.81 * np.diff(with_it.time[free]), rtol=0, atol=1e-9)
    assert with_it.doubts == ()
