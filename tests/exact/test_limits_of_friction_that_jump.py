"""Friction whose limit jumps at a time: a brake that is put on and let go, a clutch that engages.

No other law of these models jumps.
"""

import pytest

import kane
from kane.parts import (
    AngleFriction,
    Body,
    Clutch,
    DisplacementFriction,
    Force,
    Prismatic,
    Revolute,
    Torque,
)

FORMULATIONS = pytest.mark.parametrize("formulation", ["multipliers", "embedded"])
J, RATE, MOMENT, ON = 0.4, 30.0, 6.0, 0.25
PUT_ON = f"where(t > {ON}, {MOMENT}, 0)"


def wheel(name, inertia, rate):
    return Body(name=name, mass=1.0, inertia=(1.0, 1.0, inertia), angular_velocity=(0.0, 0.0, rate))


def run(formulation="multipliers", duration=3.0, **parts):
    result = kane.simulate(
        kane.Model(**parts), duration=duration, rtol=1e-10, atol=1e-12, formulation=formulation
    )
    assert result.outcome.ok, result.outcome
    return result


@FORMULATIONS
def test_a_brake_that_is_put_on(formulation):
    result = run(
        formulation,
        bodies=(wheel("wheel", J, RATE),),
        joints=(Revolute(name="axle", body_a="ground", body_b="wheel"),),
        frictions=(AngleFriction(name="brake", joint="axle", moment=PUT_ON),),
    )
    (event,) = result.events
    assert event.kind == "sticks"
    assert event.time == pytest.approx(ON + J * RATE / MOMENT, abs=1e-10)
    turned = RATE * ON + 0.5 * J * RATE**2 / MOMENT
    assert result["axle.angle"][-1] == pytest.approx(turned, rel=1e-10)


@FORMULATIONS
def test_a_clutch_that_engages(formulation):
    other, slower = 0.7, -5.0
    result = run(
        formulation,
        bodies=(wheel("a", J, RATE), wheel("b", other, slower)),
        joints=(
            Revolute(name="A", body_a="ground", body_b="a"),
            Revolute(name="B", body_a="ground", body_b="b"),
        ),
        frictions=(Clutch(name="clutch", joint_a="A", joint_b="B", moment=PUT_ON),),
    )
    (event,) = result.events
    locked = ON + J * other * (RATE - slower) / (MOMENT * (J + other))
    assert (event.kind, event.time) == ("sticks", pytest.approx(locked, abs=1e-10))
    together = (J * RATE + other * slower) / (J + other)
    assert result["a.wz"][-1] == pytest.approx(together, rel=1e-10)
    assert result["b.wz"][-1] == pytest.approx(together, rel=1e-10)


@FORMULATIONS
def test_a_brake_that_is_let_go(formulation):
    result = run(
        formulation,
        bodies=(wheel("wheel", J, 0.0),),
        joints=(Revolute(name="axle", body_a="ground", body_b="wheel"),),
        frictions=(
            AngleFriction(name="brake", joint="axle", moment=f"where(t < {ON}, {MOMENT}, 1)"),
        ),
        torques=(Torque(name="drive", body="wheel", torque=(0.0, 0.0, 3.0)),),
        duration=1.0,
    )
    (event,) = result.events
    assert (event.kind, event.time) == ("slides", pytest.approx(ON, abs=1e-12))
    assert result["wheel.wz"][-1] == pytest.approx((3.0 - 1.0) / J * (1.0 - ON), rel=1e-10)


@pytest.mark.parametrize("bits", [0.1, 0.5])
def test_a_slider_that_is_held_while_it_runs_bit_by_bit(bits):
    """Its brake is on in some of each second."""
    model = kane.Model(
        bodies=(Body(name="sled", mass=2.0, inertia=(1.0, 1.0, 1.0)),),
        joints=(
            Prismatic(name="guide", body_a="ground", body_b="sled", axis_a=(1.0, 0.0, 0.0),
                      axis_b=(1.0, 0.0, 0.0)),
        ),
        frictions=(
            DisplacementFriction(
                name="brake", joint="guide", force="where(t < 0.3, 9, where(t < 0.8, 1, 9))"
            ),
        ),
        forces=(Force(name="push", body="sled", force=(4.0, 0.0, 0.0)),),
    )  # fmt: skip
    simulation = kane.start(model, rtol=1e-10)
    while simulation.time < 2.0 - 1e-9:
        simulation.advance(bits)
    events = simulation.result.events
    speed = (4.0 - 1.0) / 2.0 * 0.5
    stopped = 0.8 + speed / ((9.0 - 4.0) / 2.0)
    assert [(event.kind, event.time) for event in events] == [
        ("slides", pytest.approx(0.3, abs=1e-10)),
        ("sticks", pytest.approx(stopped, abs=1e-10)),
    ]
