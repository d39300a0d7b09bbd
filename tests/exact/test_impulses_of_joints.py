"""Impulses that joints give in a strike, against the balance of momentum of each body."""

import numpy as np
import pytest
from tests.changing_machine import machine
from tests.thinned import thinned

import kane
from kane.parts import AngleStop, Body, Revolute


def test_a_pendulum_that_is_struck_at_its_hinge_gets_what_stops_its_mass_centre():
    # the stop is a moment in the hinge, so that all of the momentum goes through the hinge
    rod = Body(name="rod", mass=2.0, inertia=(0.1, 0.1, 0.2), position=(0.5, 0.0, 0.0))
    model = kane.Model(
        bodies=(rod,),
        joints=(Revolute(name="hinge", body_a="ground", body_b="rod", point_b=(-0.5, 0.0, 0.0)),),
        stops=(AngleStop(name="wall", joint="hinge", lower=-1.0),),
        gravity=(0.0, -9.81, 0.0),
    )
    result = kane.simulate(model, duration=1.0, rtol=1e-10)
    (event,) = [each for each in result.events if each.kind == "strikes"]
    (strike,) = result.strikes_of(event)
    before = int(np.flatnonzero(np.isclose(result.time, event.time))[0])
    speed = np.array([result[f"rod.{key}"][before] for key in ("vx", "vy", "vz")])
    impulse = strike.joints["hinge"]
    np.testing.assert_allclose(impulse[:3], -2.0 * speed, rtol=0, atol=1e-11)
    # about the hinge: the stop alone stops the turning
    turning = (0.2 + 2.0 * 0.25) * result["hinge.angle_rate"][before]
    assert event.impulse == pytest.approx(-turning, abs=1e-10)


@pytest.mark.parametrize("seed", thinned([2, 3, 20, 53], 4))
def test_in_loops_all_impulses_on_a_body_are_what_its_momentum_jumps_by(seed):
    """What acts on the angle of a hinge is a moment: of forces the joints alone give impulses."""
    model = machine(seed)
    result = kane.simulate(model, duration=1.0, rtol=1e-10)
    acting = (*model.stops, *model.frictions, *model.latches)
    moments = {each.name for each in acting if getattr(each, "joint", " ")[-1] in "ABCD"}
    checked = 0
    for event in result.events:
        strikes = result.strikes_at(event.time)
        at = np.flatnonzero(np.abs(result.time - event.time) < 1e-13)
        others = {row.element for each in strikes for row in each.rows if row.impulse}
        others |= {each.element for each in result.events if each.time == event.time}
        if event.kind not in ("strikes", "locks") or others - moments:
            continue
        for body in model.bodies:
            total = np.zeros(3)
            for joint in model.joints:
                given = sum(each.joints[joint.name][:3] for each in strikes)
                total += given * ((joint.body_b == body.name) - (joint.body_a == body.name))
            jump = [np.diff(result[f"{body.name}.v{key}"][[at[0], at[-1]]])[0] for key in "xyz"]
            np.testing.assert_allclose(total, body.mass * np.array(jump), rtol=0, atol=1e-9)
            checked += 1
    assert checked >= len(model.bodies)
