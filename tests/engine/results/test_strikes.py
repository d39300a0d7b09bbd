"""Strikes worked out once more from what was recorded."""

import math

import numpy as np
import pytest
from tests.changing_models import run_of


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


def test_a_blow_from_outside_strikes_no_row():
    result = run_of("impulse_on_four_bar", "struck")
    assert [event.kind for event in result.events] == ["strikes"]
    assert result.strikes_of(result.events[0]) == ()
