"""Locks hold what is placed, carry the load, and say so when a driver wants something else."""

import numpy as np
import pytest
from msgspec.structs import replace
from tests.engine.machines import Z, axle, guide, run, wheel

import kane
from kane.elements.drivers import AngleDriver
from kane.elements.locks import AngleLock, DisplacementLock
from kane.elements.orientation import AxisAngle
from kane.errors import AssemblyError
from kane.model import Model

G, ARM, MASS, ANGLE = 9.81, 0.5, 2.0, 0.7


def arm(planar=False, **fields):
    """A pendulum whose mass centre is ARM from its hinge, at rest at ANGLE from x."""
    body = wheel("arm", mass=MASS, center=(ARM, 0.0, 0.0),
                 orientation=AxisAngle(axis=Z, angle=ANGLE))  # fmt: skip
    return Model(**{"planar": planar, "gravity": (0.0, -G, 0.0), "bodies": (body,),
                    "joints": (axle("A", "arm"),), **fields})  # fmt: skip


@pytest.mark.parametrize("planar", [False, True], ids=["in space", "planar"])
def test_a_lock_holds_an_arm_as_placed(planar):
    result = run(arm(planar, locks=(AngleLock(name="brake", joint="A"),)), duration=0.5)
    np.testing.assert_allclose(result["A.angle"], ANGLE, atol=1e-12)
    np.testing.assert_allclose(result["brake.torque"], MASS * G * ARM * np.cos(ANGLE), rtol=1e-10)
    np.testing.assert_allclose(result["A.fy"], MASS * G, rtol=1e-10)


@pytest.mark.parametrize("planar", [False, True], ids=["in space", "planar"])
def test_a_lock_holds_a_slide_as_placed(planar):
    cart = wheel("cart", mass=MASS, position=(0.24, 0.32, 0.0), velocity=(3.0, 4.0, 0.0))
    model = Model(planar=planar, gravity=(0.0, -G, 0.0), bodies=(cart,),
                  joints=(guide("slide", "cart", axis=(0.6, 0.8, 0.0)),),
                  locks=(DisplacementLock(name="brake", joint="slide"),))  # fmt: skip
    result = run(model, duration=0.5)
    np.testing.assert_allclose(result["slide.displacement"], 0.4, atol=1e-12)
    np.testing.assert_allclose(result["brake.force"], 0.8 * MASS * G, rtol=1e-10)


def test_a_lock_and_a_driver_of_one_joint_contradict_each_other_at_the_start():
    model = arm(
        locks=(AngleLock(name="brake", joint="A"),),
        drivers=(AngleDriver(name="motor", joint="A", law=f"{ANGLE} + 0.5"),),
    )
    with pytest.raises(AssemblyError) as refusal:
        kane.simulate(model, duration=0.1)
    assert str(refusal.value).startswith("The joints cannot be closed: they gape at ")
    assert "'brake' by 0.25 rad" in str(refusal.value)
    assert "'motor' by 0.25 rad" in str(refusal.value)


def test_a_lock_and_a_driver_that_begins_to_move_contradict_each_other_at_once():
    model = arm(
        locks=(AngleLock(name="brake", joint="A"),),
        drivers=(AngleDriver(name="motor", joint="A", law=f"{ANGLE} + t"),),
    )
    with pytest.raises(AssemblyError) as refusal:
        kane.simulate(model, duration=0.1)
    assert refusal.value.elements == ("motor", "brake")
    assert str(refusal.value) == (
        "The driver 'motor' and the lock 'brake' contradict each other in the speed that they ask "
        "for. Leave one of them out, or change a function of time until they agree."
    )


def test_a_driver_that_later_leaves_what_a_lock_holds_ends_the_run():
    model = arm(
        locks=(AngleLock(name="brake", joint="A"),),
        drivers=(AngleDriver(name="motor", joint="A", law=f"{ANGLE} + t**4"),),
    )
    result = kane.simulate(model, duration=1.0)
    assert not result.outcome.ok
    assert "The joints could not be kept closed" in result.outcome.message
    assert "'motor'" in result.outcome.message or "'brake'" in result.outcome.message


def test_a_lock_and_a_driver_that_agree_share_the_load():
    model = arm(
        locks=(AngleLock(name="brake", joint="A"),),
        drivers=(AngleDriver(name="motor", joint="A", law=ANGLE),),
    )
    result = run(model, duration=0.1)
    total = result["brake.torque"] + result["motor.torque"]
    np.testing.assert_allclose(total, MASS * G * ARM * np.cos(ANGLE), rtol=1e-9)
    free = replace(model, locks=())
    np.testing.assert_allclose(run(free, duration=0.1)["motor.torque"], total, rtol=1e-9)
