"""Friction that nothing presses, in symbols: brakes and clutches that slide as the model begins."""

import pytest
from msgspec.structs import replace
from tests.engine.machines import SliderCrank, axle, wheel

import kane
from kane.elements.frictions import AngleFriction, Clutch, DisplacementFriction
from kane.symbolic.agreement import agreement
from kane.symbolic.derivation import derivation
from kane.symbolic.equations import MOST
from kane.symbolic.side_by_side import side_by_side
from kane.symbolic.tape import ZERO
from kane.symbolic.values import evaluator

FRICTIONS = {
    "constant": AngleFriction(name="rubs", joint="A", moment=0.3),
    "as an expression": AngleFriction(name="rubs", joint="A", moment="0.3 + 0.2*angle('B')*t"),
    "never below zero": AngleFriction(name="rubs", joint="A", moment="-0.3"),
    "clutch": Clutch(name="rubs", joint_a="A", joint_b="B", ratio=-2.0, moment=0.7),
}


def wheels(*frictions):
    """Return two wheels that turn against each other."""
    one = replace(wheel("w"), angular_velocity=(0.0, 0.0, -3.0))
    other = replace(wheel("v"), angular_velocity=(0.0, 0.0, 2.0), position=(1.0, 0.0, 0.0))
    return kane.Model(
        gravity=(0.0, -9.81, 0.0),
        bodies=(one, other),
        joints=(axle("A", "w"), axle("B", "v")),
        frictions=frictions,
    )


def moment(found):
    """Return what the friction adds to each equation as the motion begins."""
    forces = found.active["rubs"]
    value = evaluator(found.tape, [forces.get(r, ZERO) for r in range(2)],
                      found.motion.speeds, found.symbols)  # fmt: skip
    return value(0.0, found.start, [0.0, 0.0])


@pytest.mark.parametrize("kind", FRICTIONS)
def test_wheels_that_are_braked(kind):
    found = derivation(wheels(FRICTIONS[kind]))
    same = agreement(found)
    assert same.states == 5
    assert same.largest < 1e-12


def test_a_brake_turns_against_the_slip():
    assert moment(derivation(wheels(FRICTIONS["constant"]))) == [0.3, 0.0]
    assert moment(derivation(wheels(FRICTIONS["never below zero"]))) == [0.0, 0.0]


def test_a_clutch_turns_both_shafts():
    """The slip is i w_B - w_A = -1 rad/s: what it turns A by, against B it does i times."""
    assert moment(derivation(wheels(FRICTIONS["clutch"]))) == pytest.approx([-0.7, -1.4])


def test_all_three_methods_know_it():
    crank, *others = SliderCrank().model().bodies
    turning = replace(crank, angular_velocity=(0.0, 0.0, -4.0))
    frictions = (
        AngleFriction(name="bearing", joint="B", moment=0.2),
        DisplacementFriction(name="guide rubs", joint="D", force=5.0),
    )
    model = SliderCrank().model(bodies=(turning, *others), frictions=frictions)
    assert {"bearing", "guide rubs"} <= set(derivation(model).active)
    for needs in side_by_side(model, MOST):
        assert needs.difference < 1e-12, needs.method
