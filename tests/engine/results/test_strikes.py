"""Strikes worked out once more from what was recorded."""

import math

import numpy as np
import pytest
from tests.changing_models import run_of

import kane
from kane.parts import AngleStop, Body, Impulse, Revolute


@pytest.fixture(scope="module")
def balls():
    return run_of("ball_row", "unequal_with_losses")


def test_a_ball_on_a_floor_by_hand():
    result = run_of("bouncing_ball", "dropped", rtol=1e-8, atol=1e-10)
    for event in result.events[:3]:
        (strike,) = result.strikes_of(event)
        (row,) = strike.rows
        mass = result.model.bodies[0].mass
        assert strike.matrix == pytest.approx(np.array([[1 / mass]]))
        assert row.after == pytest.approx(-row.restitution * row.before)
        assert row.impulse == pytest.approx(mass * (row.after - row.before))
        assert strike.lost == pytest.approx(mass * (row.before**2 - row.after**2) / 2)
        assert (strike.law, strike.law_changed, strike.unique) == ("newton", False, True)


def test_all_strikes_are_what_was_told_and_obey_their_equation(balls):
    assert balls.events
    for event in balls.events:
        strikes = balls.strikes_of(event)
        assert strikes
        for strike in strikes:
            before, after, impulses = (
                np.array([getattr(row, name) for row in strike.rows])
                for name in ("before", "after", "impulse")
            )
            # the law of impulse and momentum, but for round-off
            size = np.abs(before).max()
            assert after == pytest.approx(before + strike.matrix @ impulses, abs=1e-12 * size)
            assert strike.lost >= -1e-12
        told = [
            row
            for row in strikes[0].rows
            if (row.element, row.part) == (event.element, event.part) and row.is_on
        ]
        # to the last bit: it is decided from what the run knew
        assert [(row.before, row.after, row.impulse) for row in told] == [
            (event.before, event.after, event.impulse)
        ]


def test_rows_that_are_off_say_why(balls):
    (strike,) = balls.strikes_of(balls.events[0])
    off = [row for row in strike.rows if not row.is_on]
    assert off
    for row in off:
        assert row.why.startswith("open by ")
        assert row.impulse == 0.0 and math.isnan(row.restitution)


def test_an_angle_has_its_own_units():
    result = run_of("shopping_cart", "jams_and_comes_free_at_given_times")
    locks, opens = result.events
    (strike,) = result.strikes_of(locks)
    (row,) = strike.rows
    frame = int(np.flatnonzero(result.time == locks.time)[0])
    assert row.is_angle and strike.law == "plastic"
    assert row.before == pytest.approx(result["bearing.angle_rate"][frame])
    assert row.after == pytest.approx(0.0, abs=1e-12)
    assert result.strikes_of(opens) == ()


def test_a_blow_from_outside_strikes_no_row_and_tells_what_joints_give():
    result = run_of("impulse_on_four_bar", "struck")
    assert [event.kind for event in result.events] == ["strikes"]
    (event,) = result.events
    (blow,) = result.strikes_of(event)
    assert (blow.given_by, blow.law) == (event.element, "given")
    assert not any(row.is_on for row in blow.rows)
    # the crank turns about O alone: what its joints give and its momentum balance
    at = np.flatnonzero(result.time == event.time)[[0, -1]]
    bodies = {body.name: body for body in result.model.bodies}
    for name in ("crank", "rocker"):
        total = sum(
            blow.joints[joint.name][:3] * ((joint.body_b == name) - (joint.body_a == name))
            for joint in result.model.joints
        )
        jump = [np.diff(result[f"{name}.v{key}"][at])[0] for key in "xyz"]
        np.testing.assert_allclose(total, bodies[name].mass * np.array(jump), rtol=0, atol=1e-10)
        assert np.abs(total).max() > 0.1
    assert blow.lost == pytest.approx(-np.diff(result["system.kinetic_energy"][at])[0], rel=1e-9)


def test_a_blow_towards_a_stop_is_told_before_what_strikes_by_it():
    rod = Body(name="rod", mass=2.0, inertia=(0.1, 0.1, 0.2), position=(0.5, 0.0, 0.0))
    model = kane.Model(
        bodies=(rod,),
        joints=(Revolute(name="hinge", body_a="ground", body_b="rod", point_b=(-0.5, 0.0, 0.0)),),
        stops=(AngleStop(name="wall", joint="hinge", lower=0.0, restitution=0.0),),
        impulses=(Impulse(name="hammer", body="rod", when="t > 0.1", impulse=(0.0, -3.0, 0.0)),),
        gravity=(0.0, -9.81, 0.0),
    )
    result = kane.simulate(model, duration=0.2)
    event = next(each for each in result.events if each.element == "hammer")
    given, struck = result.strikes_of(event)
    assert (given.given_by, struck.given_by) == ("hammer", "")
    turn = -3.0 * 0.5 / (0.2 + 2.0 * 0.25)  # rad/s, about the hinge
    (row,) = given.rows
    assert (row.before, row.after) == (pytest.approx(0.0, abs=1e-12), pytest.approx(turn))
    assert row.why == "strikes after it, if at all"
    (row,) = struck.rows
    assert (row.before, row.after) == (pytest.approx(turn), pytest.approx(0.0, abs=1e-12))
    # the rod rests before and after: the hinge alone meets the blow, the stop its moment
    total = given.joints["hinge"] + struck.joints["hinge"]
    np.testing.assert_allclose(total[:3], [0.0, 3.0, 0.0], rtol=0, atol=1e-12)
    assert row.impulse == pytest.approx(3.0 * 0.5)


def test_impulses_that_joints_share_in_any_proportion_are_told():
    bar = Body(name="bar", mass=1.0, inertia=(0.1, 0.1, 0.1))
    hinges = tuple(
        Revolute(name=f"hinge{k}", body_a="ground", body_b="bar", point_a=(0, 0, z),
                 point_b=(0, 0, z))
        for k, z in enumerate((-1.0, 1.0))
    )  # fmt: skip
    model = kane.Model(
        bodies=(bar,),
        joints=hinges,
        impulses=(Impulse(name="hammer", body="bar", when="t > 0.1", impulse=(1.0, 0.0, 0.0)),),
    )
    result = kane.simulate(model, duration=0.2)
    (blow,) = result.strikes_of(result.events[0])
    assert {*blow.left_open} == {"hinge0", "hinge1"}
    assert "fz" in blow.left_open["hinge0"]
    total = blow.joints["hinge0"][:3] + blow.joints["hinge1"][:3]
    np.testing.assert_allclose(total, [-1.0, 0.0, 0.0], rtol=0, atol=1e-12)
