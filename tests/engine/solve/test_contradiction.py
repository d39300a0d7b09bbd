"""Drivers, locks and joints that contradict each other are named, at the start and on the way."""

import numpy as np
import pytest
from msgspec.structs import replace
from tests.engine.four_bar import bar, four_bar, hinge
from tests.engine.machines import SliderCrank, axle, guide, wheel

import kane
from kane.analyses.health import examine
from kane.compiled import compile_model
from kane.compiled.constraint_matrix import placed
from kane.elements.couplings import Gear
from kane.elements.drivers import AngleDriver, DisplacementDriver, PointDriver
from kane.elements.locks import AngleLock, DisplacementLock
from kane.elements.velocity_joint import VelocityJoint
from kane.errors import AssemblyError, MotionError
from kane.kernels.equations.project import speed_residual
from kane.kernels.linear.ldlt import factor
from kane.model import METHOD_NAMES, Model
from kane.solve.contradiction import refuse_contradictions
from kane.solve.outcome import ADVICE, Ending, advice_for

LEAVE_ONE = "Leave one of them out, or change a function of time until they agree."
LEAVE_IT = "Leave it out, change its function of time, or free one of these joints."


def motor(name, joint, law, **fields):
    return AngleDriver(name=name, joint=joint, law=law, **fields)


def loop(**fields):
    return replace(four_bar(1.0, 0.5, 1.0, 0.5, angle=1.0), **fields)  # a parallelogram


def triangle(**fields):
    """Two rods and the ground, which no motor can turn."""
    return Model(
        bodies=(bar("r1", (0.0, 0.0), (1.0, 0.0)), bar("r2", (0.0, 1.0), (1.0, 0.0))),
        joints=(
            hinge("A", "ground", 0.0, "r1", -0.5),
            hinge("B", "r1", 0.5, "r2", np.sqrt(2) / 2),
            replace(hinge("C", "ground", 0.0, "r2", -np.sqrt(2) / 2), point_a=(0.0, 1.0, 0.0)),
        ),
        **fields,
    )


def arm(*drivers):
    """A disc on a hinge that is locked."""
    return Model(
        bodies=(wheel("disc"),), joints=(axle("A", "disc"),),
        locks=(AngleLock(name="brake", joint="A"),), drivers=drivers,
    )  # fmt: skip


def refused(model):
    with pytest.raises(AssemblyError) as refusal:
        kane.simulate(model)
    (found,) = examine(model).contradictions
    assert (found.text, found.elements) == (str(refusal.value), refusal.value.elements)
    return refusal.value


@pytest.mark.parametrize("planar", [True, False])
def test_a_motor_on_a_rigid_triangle_is_told_what_holds_it(planar):
    refusal = refused(triangle(planar=planar, drivers=(motor("motor", "A", "pi*t"),)))
    assert str(refusal) == (
        "The driver 'motor' asks for the speed that 'A', 'B' and 'C' do not allow. " + LEAVE_IT
    )
    assert refusal.elements == ("motor", "A", "B", "C")


def test_a_motor_that_begins_slowly_too():
    refusal = refused(triangle(drivers=(motor("motor", "A", "t**2"),)))
    assert "'motor' asks for the acceleration that 'A', 'B' and 'C' do not allow." in str(refusal)


def test_two_drivers_at_odds_are_named_with_what_connects_them():
    drivers = motor("d1", "A", "1 + t"), motor("d2", "D", "2*t + 0.5")
    refusal = refused(loop(drivers=drivers))
    assert str(refusal).endswith(
        "The drivers 'd1' and 'd2' contradict each other in the place that they ask for; 'A', 'B', "
        "'C' and 'D' connect what they hold. " + LEAVE_ONE
    )


def test_drivers_that_agree_in_place_and_not_in_speed():
    drivers = motor("d1", "A", "1 + t"), motor("d2", "D", "2", prescribes="speed")
    refusal = refused(loop(drivers=drivers))
    assert str(refusal).startswith(
        "The drivers 'd1' and 'd2' contradict each other in the speed that they ask for; "
    )


def test_a_driver_and_a_lock_at_odds_in_their_accelerations():
    refusal = refused(
        loop(drivers=(motor("d1", "A", "1 + t**2"),), locks=(AngleLock(name="jam", joint="D"),))
    )
    assert str(refusal) == (
        "The driver 'd1' and the lock 'jam' contradict each other in the acceleration that they "
        "ask for; 'A', 'B', 'C' and 'D' connect what they hold. " + LEAVE_ONE
    )
    assert refusal.elements == ("d1", "jam", "A", "B", "C", "D")


def test_drivers_that_agree_run():
    # D turns the ground against the rocker: the other way round
    drivers = motor("d1", "A", "1 + t**2"), motor("d2", "D", "-1 - t**2")
    result = kane.simulate(loop(drivers=drivers), duration=0.5)
    assert result.outcome.ok, result.outcome.message
    np.testing.assert_allclose(result["A.angle"], 1 + result.time**2, atol=1e-9)


@pytest.mark.parametrize(
    ("law", "prescribes", "what"),
    [("0.5", "position", "place"), ("t", "position", "speed"), ("t**2", "position", "acceleration"),
     ("1", "speed", "speed"), ("t", "speed", "acceleration"),
     ("2", "acceleration", "acceleration")],
)  # fmt: skip
def test_what_a_locked_joint_cannot_do_is_refused_at_the_start(law, prescribes, what):
    refusal = refused(arm(motor("motor", "A", law, prescribes=prescribes)))
    assert str(refusal).endswith(
        f"The driver 'motor' and the lock 'brake' contradict each other in the {what} that they "
        f"ask for. {LEAVE_ONE}"
    )
    assert set(refusal.elements) == {"motor", "brake"}


@pytest.mark.parametrize("method", METHOD_NAMES)
@pytest.mark.parametrize("prescribes", ["position", "speed"])
def test_what_begins_later_ends_the_run_where_it_begins(method, prescribes):
    law = "where(t < 0.25, 0, (t - 0.25)**3)"
    model = arm(motor("motor", "A", law, prescribes=prescribes))
    result = kane.simulate(model, method=method, step=0.01, duration=1.0)
    assert not result.outcome.ok
    # a fixed step notices at its end; the third power takes 5e-4 s to show as 1e-10 rad
    late = 0.011 if method in ("euler", "heun", "rk4", "moreau") else 0.002
    assert 0.25 <= result.outcome.time <= 0.25 + late
    assert "the driver 'motor' and the lock 'brake' contradict each other" in (
        result.outcome.message
    )
    assert result.outcome.message.endswith(LEAVE_ONE)


def test_accelerations_that_contradict_a_lock_later_are_seen_in_the_frames():
    model = arm(motor("motor", "A", "where(t < 0.5, 0, 1)", prescribes="acceleration"))
    result = kane.simulate(model, duration=1.0, record_every=0.01)
    assert result.outcome.ending is Ending.CONTRADICTED
    assert result.outcome.time == result.time[-1] == pytest.approx(0.5)
    assert result.outcome.message == (
        "No motion does what is asked for at 0.5 s: the driver 'motor' and the lock 'brake' "
        f"contradict each other in the acceleration that they ask for. {LEAVE_ONE}"
    )
    agreed = arm(motor("motor", "A", "0", prescribes="acceleration"))
    assert kane.simulate(agreed, duration=1.0).outcome.ok


def test_other_kinds_of_drivers_and_what_they_meet():
    sliding = SliderCrank().model
    place = sliding().bodies[2].position[0]
    feed = DisplacementDriver(name="feed", joint="D", law=f"{place} + t")
    stop = DisplacementLock(name="stop", joint="D")
    assert refused(sliding(drivers=(feed,), locks=(stop,))).elements == ("feed", "stop")
    crank = motor("crank motor", "A", "0.4")
    elements = refused(sliding(drivers=(feed, crank))).elements
    assert elements[:2] == ("feed", "crank motor")
    hand = PointDriver(name="hand", body="slider", law=(None, "t", None))
    refusal = refused(sliding(drivers=(hand,)))
    assert str(refusal).startswith("The driver 'hand' asks for the speed that 'D' do not allow.")


def test_couplings_take_part():
    wheels = wheel("one"), wheel("two", position=(0.3, 0.0, 0.0))
    model = Model(
        bodies=wheels,
        joints=(axle("A", "one"), axle("B", "two", point_a=(0.3, 0.0, 0.0))),
        couplings=(Gear(name="mesh", joint_a="A", radius_a=0.1, joint_b="B", radius_b=0.2),),
        drivers=(motor("d1", "A", "t"), motor("d2", "B", "t")),
    )
    refusal = refused(model)
    assert refusal.elements == ("d1", "d2", "mesh")
    assert "; 'mesh' connect" in str(refusal)


def test_a_prescribed_speed_of_a_joint_is_a_leader_too():
    rail = guide("rail", "cart")
    belt = VelocityJoint(
        name="belt", body_a="ground", body_b="cart", linear=(0.0, 1.0, 0.0), speed="1 + t"
    )
    refusal = refused(Model(bodies=(wheel("cart"),), joints=(rail, belt)))
    assert refusal.elements == ("belt", "rail")
    assert str(refusal).startswith("The velocity joint 'belt' asks for the speed that 'rail' ")


def test_other_mechanisms_of_the_model_are_left_out_of_it():
    apart = wheel("apart", position=(5.0, 0.0, 0.0))
    model = arm(motor("motor", "A", "t"))
    model = replace(
        model,
        bodies=(*model.bodies, apart),
        joints=(*model.joints, axle("far", "apart", point_a=(5.0, 0.0, 0.0))),
        drivers=(*model.drivers, motor("well", "far", "sin(t)")),
    )
    assert refused(model).elements == ("motor", "brake")


# all is well, or the cause says what to do
WITHOUT_ADVICE = {
    Ending.FINISHED,
    Ending.STOPPED,
    Ending.HELD,
    Ending.ENDED,
    Ending.UNSETTLED,
    Ending.CONTRADICTED,
}


@pytest.mark.parametrize("method", METHOD_NAMES)
@pytest.mark.parametrize("ending", Ending)
def test_nobody_is_advised_to_take_the_method_that_was_taken(ending, method):
    assert set(ADVICE) == set(Ending)
    assert method not in advice_for(ending, method)
    if ending not in WITHOUT_ADVICE:
        assert advice_for(ending, method).endswith(".")


def test_speeds_that_nothing_contradicts_blame_no_velocities():
    # round-off alone may lose them where masses differ beyond all measure; here they are not closed
    light = replace(loop().bodies[0], mass=1e-20)
    system = compile_model(loop(bodies=(light, *loop().bodies[1:])))
    state = system.initial_state.copy()
    state[7 * system.bodies] = 1.0
    work = placed(system, state)
    factor(system.tables, work)
    left = speed_residual(system.tables, work, state[7 * system.bodies : 13 * system.bodies])
    with pytest.raises(MotionError) as refusal:
        refuse_contradictions(system, work, state, left)
    text = str(refusal.value)
    assert "velocities given" not in text
    assert text.startswith("The speeds of the bodies cannot be made to fit the joints within the ")
    assert text.endswith("'crank' of 1e-20 kg, its heaviest 'coupler' of 3 kg.")
