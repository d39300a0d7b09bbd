"""What happens within one long step, and is over again at its end, is met."""

import numpy as np
import pytest
from tests.engine.proof.missed_machines import MISSED, UNEVEN

import kane


def first_event(result, element):
    return next(event for event in result.events if event.element == element)


def test_a_slip_that_turns_round_for_a_quarter_of_a_step_is_met():
    """Its accelerations at the end of the step say nothing of those at the start."""
    model, settings = MISSED["rk4 turns back"]
    result = kane.simulate(model, method="rk4", **settings)
    assert result.outcome.ok
    # the slips are zero 12 ms before the middles of two steps; the second turns as rk4 lets it
    assert first_event(result, "rubs a").time == pytest.approx(0.138, abs=1e-12)
    assert first_event(result, "rubs b").time == pytest.approx(0.238, abs=1e-3)


def test_a_stop_is_met_behind_a_step_whose_ends_say_little_of_the_turn_between():
    """The speed alone tells a whole turn more than there was; its change takes that back."""
    model, settings = UNEVEN["flung"]
    result = kane.simulate(model, **settings)
    angle = result["A stopped.angle"]
    assert angle.min() > -1.0 - 1e-9
    # 87.5 t^5 up to 0.5 s, and then back with 1000 rad/s^2, at so loose a tolerance
    begin, speed = 87.5 * 0.5**5, 437.5 * 0.5**4
    back = (speed + np.sqrt(speed**2 + 2000.0 * (begin + 1.0))) / 1000.0
    assert first_event(result, "stop").time == pytest.approx(0.5 + back, abs=2e-3)
