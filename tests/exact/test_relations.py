"""Relations f(q, t) = 0 by expressions, against joints that hold the same."""

import math

import numpy as np
import pytest

import kane
from kane.analyses.health import examine
from kane.analyses.instant import instant_at_start
from kane.errors import ModelError
from kane.parts import Body, ExpressionCoupling, KnifeEdge, Planar, RodJoint

CLOSE = {"rtol": 1e-10, "atol": 1e-12}


def held(*, law=None, joints=(), body=None, **fields):
    ball = body or Body(name="ball", mass=1.0, particle=True, position=(2.0, 0.0, 0.0))
    relation = (
        () if law is None else (ExpressionCoupling(name="relation", expression=law, **fields),)
    )
    return kane.Model(
        planar=True, gravity=(0.0, -9.81, 0.0), bodies=(ball,), joints=joints, couplings=relation
    )


ROD = RodJoint(name="rod", body_a="ground", body_b="ball", length=2.0)
CIRCLE = "x('ball')**2 + y('ball')**2 - 4"


@pytest.mark.parametrize("formulation", ["multipliers", "embedded"])
@pytest.mark.parametrize("law", [CIRCLE, "sqrt(x('ball')**2 + y('ball')**2) - 2"])
def test_a_pendulum_by_its_equation_is_one_by_a_rod(law, formulation):
    settings = {**CLOSE, "duration": 2.0, "record_every": 0.1, "formulation": formulation}
    found = kane.simulate(held(law=law), **settings)
    rod = kane.simulate(held(joints=(ROD,)), **settings)
    assert found.outcome.ok
    for key in ("x", "y", "vx", "vy"):  # the same motion by steps of the same size
        assert found[f"ball.{key}"] == pytest.approx(rod[f"ball.{key}"], abs=1e-9)
    slope = 4.0 if law == CIRCLE else 1.0  # |grad f| on the circle
    pull = np.hypot(rod["rod.fx"], rod["rod.fy"])
    assert np.abs(found["relation.effort"]) * slope == pytest.approx(pull, abs=1e-7)


def test_one_that_the_time_moves_does_work_that_the_books_have():
    law = "x('ball')**2 + y('ball')**2 - (2 + 0.1*sin(3*t))**2"
    result = kane.simulate(held(law=law), duration=2.0, **CLOSE)
    length = np.hypot(result["ball.x"], result["ball.y"])
    assert length == pytest.approx(2 + 0.1 * np.sin(3 * result.time), abs=1e-11)
    assert result.energy_drift < 1e-8
    # the force along the rod times the rate of its length
    R, rate = 2 + 0.1 * np.sin(3 * result.time), 0.3 * np.cos(3 * result.time)
    assert result["relation.power"] == pytest.approx(
        result["relation.effort"] * 2 * R * rate, abs=1e-9
    )
    assert np.abs(result["relation.power"]).max() > 1.0


def test_what_keeps_its_value_as_placed():
    result = kane.simulate(held(law="x('ball')**2 + y('ball')**2", holds="start"), duration=0.5)
    assert np.hypot(result["ball.x"], result["ball.y"]) == pytest.approx(2.0, abs=1e-9)


def test_speeds_are_held_as_by_a_knife_edge():
    """sin(a) vx - cos(a) vy = 0: a skate on a slope turns at a constant rate in a cycloid."""
    skate = Body(
        name="ball", mass=1.0, inertia=0.2, velocity=(1.0, 0, 0), angular_velocity=(0, 0, 2.0)
    )
    law = "sin(angle('turn'))*vx('ball') - cos(angle('turn'))*vy('ball')"
    edge = KnifeEdge(name="edge", body_a="ground", body_b="ball")
    settings = {**CLOSE, "duration": 2.0, "record_every": 0.1}
    expected = kane.simulate(held(joints=(edge,), body=skate), **settings)
    plane = Planar(name="turn", body_a="ground", body_b="ball")
    found = kane.simulate(held(law=law, joints=(plane,), body=skate), **settings)
    for key in ("x", "y", "wz"):
        assert found[f"ball.{key}"] == pytest.approx(expected[f"ball.{key}"], abs=1e-8)


def test_small_swings_have_the_frequency_of_the_pendulum():
    below = Body(name="ball", mass=1.0, particle=True, position=(0.0, -2.0, 0.0))
    found = kane.linearise(instant_at_start(held(law=CIRCLE, body=below)))
    assert np.abs(found.eigenvalues.imag).max() == pytest.approx(math.sqrt(9.81 / 2), rel=1e-9)


def test_what_a_joint_holds_already_is_redundant():
    found = examine(held(law=CIRCLE, joints=(ROD,)))
    assert found.can_run
    assert {name for group in found.redundancies for name in group.joints} == {"rod", "relation"}


@pytest.mark.parametrize(
    ("law", "words"),
    [
        ("3*t", "speaks of no position"),
        ("x('ball') - integral(y('ball'))", "speaks of a signal, an integral or a lag"),
        ("abs(x('ball')) - 2", "jumps or bends by 'abs'"),
        ("vx('ball')**2 - 1", "in the first power alone"),
        ("x('bal') - 1", "bal"),
    ],
)
def test_what_no_row_can_hold_is_refused(law, words):
    with pytest.raises(ModelError, match=words):
        kane.simulate(held(law=law))
