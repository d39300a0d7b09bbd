"""Friction in joints that slide as the model begins, in symbols: brakes, clutches, bearings."""

import dataclasses
import math

import numpy as np
import pytest
from msgspec.structs import replace
from scipy.optimize import brentq
from tests.engine.machines import axle, wheel
from tests.engine.symbolic.derived import rubbing_crank, turning_crank
from tests.thinned import thinned

import kane
from kane.elements.frictions import AngleFriction, Clutch, DisplacementFriction
from kane.elements.prismatic import Prismatic
from kane.errors import KaneError
from kane.symbolic.agreement import Numeric, State, agreement, bodies_of
from kane.symbolic.auxiliary import auxiliary
from kane.symbolic.definitions import SpeedsError
from kane.symbolic.derivation import derivation
from kane.symbolic.equations import MOST
from kane.symbolic.evidence import Reader, evidence
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


@pytest.mark.slow
def test_all_three_methods_know_it():
    frictions = (
        AngleFriction(name="bearing", joint="B", moment=0.2),
        DisplacementFriction(name="guide rubs", joint="D", force=5.0),
    )
    model = turning_crank(frictions)
    assert {"bearing", "guide rubs"} <= set(derivation(model).active)
    for needs in side_by_side(model, MOST):
        assert needs.difference < 1e-12, needs.method


# Friction that follows from the forces of joints


@pytest.mark.parametrize("joints", thinned(["D", "A", "BC", "ABCD"], 3))
def test_joints_whose_forces_rub(joints):
    model = rubbing_crank(joints)
    found = derivation(model)
    assert {str(found.rows[k].owner) for k in found.symbols.multipliers.values()} == set(joints)
    # a load is what nothing presses
    assert {name for name in found.active if name.startswith("rubs")} == {"rubs at D"} & {
        f"rubs at {joint}" for joint in joints
    }
    same = agreement(found)
    assert same.states == 5
    assert same.largest < 1e-12
    # it is friction that they agree on
    rows = tuple(dataclasses.replace(row, push=row.parts) for row in found.rows)
    assert agreement(dataclasses.replace(found, rows=rows)).largest > 1e-3


@pytest.mark.parametrize("joints", thinned(["A", "AD"], 2))
def test_all_three_methods_know_what_forces_make(joints):
    for needs in side_by_side(rubbing_crank(joints), MOST):
        assert needs.difference < 1e-12, needs.method


def test_a_block_on_a_slope_slides_as_galilei_says():
    """g (sin a - mu cos a), down a guide that leans by a."""
    lean, mu = 0.6, 0.3
    axis = (math.cos(lean), -math.sin(lean), 0.0)
    block = replace(wheel("block"), velocity=axis)
    guide = Prismatic(name="slope", body_a="ground", body_b="block", axis_a=axis, axis_b=axis)
    rubs = DisplacementFriction(name="rubs", joint="slope", coefficient=mu)
    model = kane.Model(
        gravity=(0.0, -9.81, 0.0), bodies=(block,), joints=(guide,), frictions=(rubs,), planar=True
    )
    found = derivation(model)
    state = State(0.0, np.array(found.start), np.zeros(3))
    u_dot, _ = Numeric(found).accelerations(state)
    a = bodies_of(found).accelerations(state, u_dot)[0, :3]
    expected = 9.81 * (math.sin(lean) - mu * math.cos(lean))
    assert a == pytest.approx(expected * np.array(axis), abs=1e-13)


def test_forces_that_joints_share_are_refused_by_their_name():
    with pytest.raises(KaneError, match=r"'rubs at D' slides .* 'D', which other joints may take"):
        derivation(rubbing_crank("D", planar=False))


def test_a_force_is_brought_into_evidence_beside_friction_that_others_make():
    own = rubbing_crank("AD")
    reader = Reader(evidence(own, auxiliary("B.fx", own)))
    assert reader.difference(reader.states()) < 1e-10
    with pytest.raises(SpeedsError, match="a multiplier each"):
        evidence(own, auxiliary("A.fx", own))


@pytest.mark.parametrize(("angle", "speed"), [(0.3, 2.0), (1.2, 5.0), (-0.7, 0.4)])
def test_a_pendulum_whose_pin_rubs_is_as_its_forces_are_by_hand(angle, speed):
    """(I + m l^2) a = -m g l cos q - mu r N, N the size of m times acceleration less gravity."""
    m, inertia, arm, mu, r = 1.7, 0.23, 0.6, 0.25, 0.04
    rod = replace(
        wheel("rod", inertia, mass=m, center=(arm, 0.0, 0.0)), angular_velocity=(0.0, 0.0, 2.0)
    )
    pin = AngleFriction(name="rubs", joint="pin", coefficient=mu, radius=r)
    model = kane.Model(
        gravity=(0.0, -9.81, 0.0), bodies=(rod,), joints=(axle("pin", "rod"),), frictions=(pin,),
        planar=True,
    )  # fmt: skip
    state = State(0.0, np.array([0.0, 0.0, angle]), np.array([0.0, 0.0, speed]))
    u_dot, _ = Numeric(derivation(model)).accelerations(state)

    def balance(a):
        x = -arm * (math.sin(angle) * a + math.cos(angle) * speed**2)
        y = arm * (math.cos(angle) * a - math.sin(angle) * speed**2)
        moment = -m * 9.81 * arm * math.cos(angle) - mu * r * m * math.hypot(x, y + 9.81)
        return (inertia + m * arm**2) * a - moment

    assert u_dot == pytest.approx([0.0, 0.0, brentq(balance, -100.0, 100.0)], abs=1e-11)
