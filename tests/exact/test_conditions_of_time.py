"""Conditions that come and go with time, where the motion gives no reason for short steps."""

import math

import numpy as np
import pytest

import kane
from kane.parts import Body, DisplacementLatch, Impulse, Prismatic, UserEvent

METHODS = pytest.mark.parametrize("method", ["dop853", "esdirk43"])
CART = Body(name="cart", mass=1.0, inertia=(1.0, 1.0, 1.0), velocity=(1.0, 0.0, 0.0))
RAIL = Prismatic(
    name="rail", body_a="ground", body_b="cart", axis_a=(1.0, 0.0, 0.0), axis_b=(1.0, 0.0, 0.0)
)


def run(duration, method, **parts):
    model = kane.Model(bodies=(CART,), joints=(RAIL,), **parts)
    result = kane.simulate(model, duration=duration, rtol=1e-9, method=method)
    assert result.outcome.ok, result.outcome
    return result


@METHODS
@pytest.mark.parametrize("level", [0.1, 0.5, 0.9])
def test_each_time_that_a_condition_comes_is_met(level, method):
    w, duration = 40.0, 3.0
    mark = UserEvent(name="mark", when=f"sin({w}*t) > {level}")
    events = run(duration, method, events=(mark,)).events
    expected = (math.asin(level) + 2 * math.pi * np.arange(40)) / w
    expected = expected[(expected > 0.0) & (expected < duration)]
    assert [event.time for event in events] == pytest.approx(expected.tolist(), abs=1e-11)


@METHODS
def test_blows_in_time(method):
    """One after the other, each of 0.1 N s."""
    blow = Impulse(name="blow", body="cart", when="cos(30*t) < -0.8", impulse=(0.1, 0.0, 0.0))
    result = run(2.0, method, impulses=(blow,))
    count = math.floor((30 * 2.0 - math.acos(-0.8)) / (2 * math.pi)) + 1
    assert result["cart.vx"][-1] == pytest.approx(1.0 + 0.1 * count, rel=1e-12)


@METHODS
@pytest.mark.parametrize("duration", [1.7, 2.0])
def test_what_ends_where_another_would_begin_is_not_taken_for_it(duration, method):
    """The condition to open is zero at 2 s, too, where it ceases to hold."""
    latch = DisplacementLatch(
        name="latch", joint="rail", closes="sin(2*pi*t) > 0.5", opens="sin(2*pi*t) < 0"
    )
    events = run(duration, method, latches=(latch,)).events
    times = [1 / 12, 0.5, 13 / 12, 1.5]
    assert [event.kind for event in events] == ["locks", "opens"] * 2
    assert [event.time for event in events] == pytest.approx(times, abs=1e-11)
