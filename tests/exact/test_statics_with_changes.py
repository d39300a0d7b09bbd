"""Equilibria of mechanisms whose constraints change, against closed forms and runs."""

import numpy as np
import pytest
from msgspec.structs import replace
from tests.engine.energy_cases import WEIGHT, arm

import kane
from kane.analyses.load_path import load_path
from kane.analyses.rest_place import NoRestError
from kane.analyses.statics import equilibria, equilibrium
from kane.elements.body import Body
from kane.elements.contacts import PlaneContact
from kane.elements.couplings import RackPinion
from kane.elements.frictions import AngleFriction, DisplacementFriction
from kane.elements.joint_springs import TorsionSpring
from kane.elements.loads import Force, Torque
from kane.elements.prismatic import Prismatic
from kane.elements.revolute import Revolute
from kane.elements.shapes import Box
from kane.elements.spring import Spring
from kane.elements.stops import AngleStop, DisplacementStop, DistanceStop
from kane.model import Model, Parameter

G = 9.81
EXACT = 1e-10  # of the sizes that play a part: forces rest to 1e-12 of those that act


def block_on_a_ramp(slope, coefficient, **more):
    """A block on a guide that goes down to the right."""
    along = (float(np.cos(slope)), -float(np.sin(slope)), 0.0)
    up = (float(np.sin(slope)), float(np.cos(slope)), 0.0)
    return Model(
        bodies=(Body(name="block", mass=2.0, inertia=(0.1, 0.1, 0.1)),),
        joints=(Prismatic(name="guide", body_a="ground", body_b="block", axis_a=along,
                          axis_b=along, side_a=up, side_b=up),),
        frictions=(DisplacementFriction(name="rub", joint="guide", coefficient=coefficient),),
        gravity=WEIGHT,
        planar=True,
        **more,
    )  # fmt: skip


@pytest.mark.parametrize("restitution", [0.0, 0.6])
def test_an_arm_comes_to_rest_on_its_stop(restitution):
    stop = AngleStop(name="stop", joint="A", lower=-0.5, restitution=restitution)
    model = arm(stops=(stop,))
    found = equilibrium(model)
    result, body = found.instant.result, model.bodies[0]
    assert result["A.angle"][0] == pytest.approx(-0.5, abs=EXACT)
    assert found.residual <= 1e-12
    assert found.is_stable
    torque = body.mass * G * 0.3 * np.cos(0.5)
    assert abs(result["stop.torque"][0]) == pytest.approx(torque, rel=EXACT)


def test_an_arm_that_hangs_before_its_stop_does_not_touch_it():
    found = equilibrium(arm(stops=(AngleStop(name="stop", joint="A", lower=-2.0),)))
    assert found.instant.result["A.angle"][0] == pytest.approx(-np.pi / 2, abs=EXACT)
    assert found.instant.result["stop.torque"][0] == 0.0


def test_friction_bears_a_block_or_lets_it_down_to_its_spring():
    slope = 0.3
    held = equilibrium(block_on_a_ramp(slope, np.tan(slope) * 1.01))
    assert held.moved == pytest.approx(0.0, abs=EXACT)
    weight = 2.0 * G * np.sin(slope)
    assert abs(held.instant.result["rub.force"][0]) == pytest.approx(weight, rel=EXACT)
    with pytest.raises(NoRestError, match="goes on for ever"):
        equilibrium(block_on_a_ramp(slope, np.tan(slope) * 0.99))
    # with a spring along the ramp it stops within the friction of the balance of forces
    coefficient, stiffness = 0.1, 50.0
    far = (10.0 * np.cos(slope), -10.0 * np.sin(slope), 0.0)
    spring = Spring(name="s", body_a="ground", body_b="block", point_a=far, stiffness=stiffness,
                    free_length=10.0)  # fmt: skip
    sprung = equilibrium(block_on_a_ramp(slope, coefficient, springs=(spring,)))
    push = stiffness * sprung.instant.result["guide.displacement"][0]
    rubs = coefficient * 2.0 * G * np.cos(slope)
    assert weight - rubs * (1 + EXACT) <= push <= weight + rubs * (1 + EXACT)
    assert sprung.instant.result["rub.force"][0] == pytest.approx(push - weight, abs=1e-9 * weight)


def test_a_ball_on_a_rope_hangs_where_it_is_taut():
    ball = Body(name="ball", mass=0.5, particle=True, position=(0.3, 0.2, 0.0))
    rope = DistanceStop(name="rope", body_a="ground", body_b="ball", upper=1.0, restitution=0.4)
    found = equilibrium(Model(bodies=(ball,), stops=(rope,), gravity=WEIGHT, planar=True))
    result = found.instant.result
    assert (result["ball.x"][0], result["ball.y"][0]) == pytest.approx((0.0, -1.0), abs=1e-9)
    assert abs(result["rope.force"][0]) == pytest.approx(0.5 * G, rel=EXACT)


def test_a_run_begins_at_rest_on_a_stop_and_stays_there():
    model = arm(stops=(AngleStop(name="stop", joint="A", lower=-0.5, restitution=0.3),))
    run = kane.simulate(model, at_rest=True, duration=1.0)
    assert np.ptp(run["A.angle"]) == pytest.approx(0.0, abs=EXACT)
    assert run.outcome.ok
    # drawn there, too
    run = kane.simulate(equilibrium(model).model, duration=1.0)
    assert np.ptp(run["A.angle"]) < 1e-9


def test_equilibria_about_a_start_are_on_either_stop_and_between():
    """An arm stands on its hinge, unstable, or leans on one stop or the other."""
    stop = AngleStop(name="stop", joint="A", lower=-0.5, upper=np.pi / 2 + 0.6)
    found = equilibria(arm(stops=(stop,)), tries=10)
    angles = {float(each.instant.result["A.angle"][0]): each.is_stable for each in found}
    assert sorted(angles) == pytest.approx([-0.5, np.pi / 2, np.pi / 2 + 0.6], abs=1e-9)
    assert [angles[each] for each in sorted(angles)] == [True, False, True]


def test_what_lies_on_the_floor_rests_by_its_corners():
    """A box that is let go above a plane, with friction between them."""
    box = Body(name="box", mass=2.0, inertia=(0.02, 0.02, 0.02), position=(0.0, 0.3, 0.0))
    model = Model(
        bodies=(replace(box, shapes=(Box(size=(0.4, 0.2, 0.2)),)),),
        contacts=(PlaneContact(name="floor", body_a="ground", body_b="box", coefficient=0.3),),
        gravity=WEIGHT,
        planar=True,
    )
    found = equilibrium(model)
    assert found.instant.result["box.y"][0] == pytest.approx(0.1, abs=1e-9)
    assert found.residual <= 1e-12
    run = kane.simulate(found.model, duration=0.5)
    assert np.ptp(run["box.y"]) < 1e-9


def test_load_steps_come_to_a_stop_and_lean_on_it(tmp_path):
    """A block on a spring, pulled by p: it goes on with p until the stop takes the rest."""
    spring = Spring(name="k", body_a="ground", body_b="block", point_a=(-1.0, 0.0, 0.0),
                    stiffness=100.0, free_length=1.0)  # fmt: skip
    model = replace(
        block_on_a_ramp(0.0, 0.0),
        frictions=(),
        springs=(spring,),
        forces=(Force(name="f", body="block", force=("p", 0.0, 0.0)),),
        stops=(DisplacementStop(name="stop", joint="guide", upper=0.1),),
        parameters=(Parameter(name="p", value=0.0),),
    )
    found = load_path(model, "p", 0.0, 20.0, ("guide.displacement", "stop.force"))
    way, force = found.measured.T
    np.testing.assert_allclose(way, np.minimum(found.values / 100.0, 0.1), rtol=0, atol=1e-9)
    # at 10 N it just touches, and either says so
    np.testing.assert_allclose(abs(force), np.maximum(found.values - 10.0, 0.0), atol=1e-7)
    assert found.is_whole
    assert found.stable.all()
    found.to_csv(tmp_path / "steps.csv")
    assert len((tmp_path / "steps.csv").read_text().splitlines()) == 1 + len(found.values)


def test_load_steps_end_where_friction_gives_way():
    """A block on a ramp that p pushes down: it stays until p overcomes what holds it."""
    slope, coefficient = 0.2, 0.5
    down = np.array([np.cos(slope), -np.sin(slope)])
    model = replace(
        block_on_a_ramp(slope, coefficient),
        forces=(Force(name="f", body="block", force=(f"p*{down[0]}", f"p*{down[1]}", 0.0)),),
        parameters=(Parameter(name="p", value=0.0),),
    )
    found = load_path(model, "p", 0.0, 10.0, ("guide.displacement",))
    holds = 2.0 * G * (coefficient * np.cos(slope) - np.sin(slope))
    assert not found.is_whole
    assert found.values[-1] < holds < found.values[-1] + 10.0 / 25
    assert np.abs(found.measured).max() < 1e-12


def winch(**more):
    """A weight on a rack winds up a spring of its wheel: by 19.62 rad, three turns and more."""
    X, Y, Z = np.eye(3).tolist()
    return Model(
        bodies=(
            Body(name="wheel", mass=1.0, inertia=(0.1, 0.1, 0.2)),
            Body(name="weight", mass=2.0, inertia=(0.1, 0.1, 0.1), position=(0.1, 0.0, 0.0)),
        ),
        joints=(
            Revolute(name="A", body_a="ground", body_b="wheel", axis_a=Z, axis_b=Z, side_a=X,
                     side_b=X),
            Prismatic(name="P", body_a="ground", body_b="weight", axis_a=Y, axis_b=Y,
                      point_a=(0.1, 0.0, 0.0)),
        ),
        couplings=(RackPinion(name="r", rack="P", pinion="A", radius=0.1),),
        joint_springs=(TorsionSpring(name="k", joint="A", stiffness=0.1, damping=0.05),),
        gravity=(0.0, -G, 0.0),
        **more,
    )  # fmt: skip


@pytest.mark.parametrize("stops", [(), (DisplacementStop(name="s", joint="P", lower=-5.0),)])
def test_turns_are_counted_on_the_way_to_a_rest(stops):
    model = winch(stops=stops)
    found = equilibrium(model)
    assert found.instant.result["A.angle"][0] == pytest.approx(-2.0 * G, rel=EXACT)
    assert found.turned == ("A",)
    run = kane.simulate(model, at_rest=True, duration=0.3)
    assert run["A.angle"] == pytest.approx(-2.0 * G, rel=EXACT)


def test_laws_of_time_stay_those_of_the_start_while_it_falls():
    """A force that would soon end presses a block onto its stop."""
    spring = Spring(name="k", body_a="ground", body_b="block", point_a=(-1.0, 0.0, 0.0),
                    stiffness=100.0, free_length=1.0)  # fmt: skip
    model = replace(
        block_on_a_ramp(0.0, 0.0),
        frictions=(),
        springs=(spring,),
        forces=(Force(name="f", body="block", force=("30*(t < 0.01)", 0.0, 0.0)),),
        stops=(DisplacementStop(name="stop", joint="guide", upper=0.1),),
    )
    found = equilibrium(model)
    assert found.instant.result["guide.displacement"][0] == pytest.approx(0.1, abs=EXACT)
    assert abs(found.instant.result["stop.force"][0]) == pytest.approx(30.0 - 10.0, rel=EXACT)


def test_what_goes_for_ever_is_named():
    with pytest.raises(NoRestError, match="'block' goes on for ever"):
        equilibrium(block_on_a_ramp(0.5, 0.3))
    turned = arm()
    driven = replace(
        turned,
        gravity=(0.0, 0.0, 0.0),
        torques=(Torque(name="crank", body=turned.bodies[0].name, torque=(0.0, 0.0, 1.0)),),
        frictions=(AngleFriction(name="rub", joint="A", moment=0.2),),
    )
    with pytest.raises(NoRestError, match="turns for ever"):
        equilibrium(driven)
