import numpy as np
import pytest

from kanevas.runs.live.pace import TICK, Pace


def ticks(pace, count, cost, now=0.0, late=None):
    """Go through ticks whose computing costs so many seconds for each of motion.

    Returns (count, 2) when each one came, and how much motion it took.
    """
    seen = []
    for i in range(count):
        now += pace.wait(now) + (late or {}).get(i, 0.0)
        bit = pace.bit
        spent = bit * (cost(i) if callable(cost) else cost)
        now += spent
        pace.took(bit, spent, now)
        seen.append((now, bit))
    return np.array(seen)


@pytest.mark.parametrize("factor", [0.005, 1.0, 20.0])
def test_motion_passes_by_the_clock(factor):
    seen = ticks(Pace(factor, 0.0), 600, cost=0.1 / factor)
    assert seen[-1, 1] == pytest.approx(factor * TICK)
    span = seen[-1, 0] - seen[0, 0]
    assert seen[1:, 1].sum() == pytest.approx(factor * span, rel=1e-9)


def test_what_is_too_dear_is_slower_but_as_even():
    pace = Pace(1.0, 0.0)
    seen = ticks(pace, 400, cost=5.0)
    late = seen[200:]
    assert np.ptp(np.diff(late[:, 0])) < 1e-9, "ticks still come at the rate of the screen"
    assert np.diff(late[:, 0]).mean() == pytest.approx(TICK)
    assert np.ptp(late[:, 1]) < 1e-9 * late[0, 1]
    assert pace.kept == pytest.approx(0.7 / 5.0, rel=1e-6)
    assert pace.lags


def test_where_even_the_least_is_too_dear_ticks_are_longer():
    pace = Pace(1.0, 0.0)
    seen = ticks(pace, 100, cost=1000.0)
    assert seen[-1, 1] == TICK / 64
    assert np.diff(seen[50:, 0]) == pytest.approx(1000.0 * TICK / 64)


def test_nothing_is_made_up_for_in_a_burst():
    seen = ticks(Pace(1.0, 0.0), 200, cost=0.01, late={50: 1.0})
    gaps = np.diff(seen[:, 0])
    assert gaps[49] > 1.0
    assert np.delete(gaps, 49).min() > 0.9 * TICK
    assert seen[:, 1].max() == TICK


def test_what_comes_a_little_late_costs_no_time():
    late = dict.fromkeys(range(0, 200, 2), 0.3 * TICK)
    seen = ticks(Pace(1.0, 0.0), 200, cost=0.01, late=late)
    assert seen[-1, 0] == pytest.approx(199 * TICK, abs=TICK)


def test_a_single_dear_tick_is_no_trend():
    pace = Pace(1.0, 0.0)
    seen = ticks(pace, 100, cost=lambda i: 50.0 if i == 50 else 0.1)
    assert seen[:, 1].min() == TICK


def test_it_is_quick_again_when_computing_is():
    pace = Pace(1.0, 0.0)
    seen = ticks(pace, 300, cost=lambda i: 5.0 if i < 100 else 0.1)
    assert seen[180:, 1].min() == TICK
    assert not pace.lags


def test_another_factor_holds_from_the_next_tick_on():
    pace = Pace(1.0, 0.0)
    now = ticks(pace, 100, cost=0.01)[-1, 0]
    pace.set_factor(2.0, now)
    assert pace.kept is None
    seen = ticks(pace, 100, cost=0.01, now=now)
    assert seen[:, 1] == pytest.approx(2.0 * TICK)
    assert pace.kept == pytest.approx(2.0, rel=1e-6)


def test_a_pause_is_no_lag():
    pace = Pace(1.0, 0.0)
    now = ticks(pace, 100, cost=0.01)[-1, 0] + 60.0
    pace.resume(now)
    assert pace.wait(now) == 0.0
    ticks(pace, 100, cost=0.01, now=now)
    assert pace.kept == pytest.approx(1.0, rel=1e-6)


def test_what_costs_the_same_however_short_it_is_is_not_made_shorter():
    pace, now = Pace(1.0, 0.0), 0.0
    for _ in range(300):
        now += pace.wait(now)
        bit = pace.bit
        spent = 0.02 + 0.1 * bit  # as on a machine with many others at work
        now += spent
        pace.took(bit, spent, now)
    assert pace.bit == TICK
    assert pace.kept == pytest.approx(TICK / (0.02 + 0.1 * TICK), rel=1e-3)


def test_the_first_ticks_load_much_and_say_nothing():
    seen = ticks(Pace(1.0, 0.0), 60, cost=lambda i: 30.0 if i < 2 else 0.05)
    assert seen[:, 1].min() == TICK


def test_noise_does_not_bring_it_to_its_knees():
    noise = np.random.default_rng(3).exponential(0.01, 600)
    pace, now = Pace(1.0, 0.0), 0.0
    for spent in noise + 2e-3:  # of a tick of 1/60 s, much of it now and then
        now += pace.wait(now)
        bit = pace.bit
        now += spent
        pace.took(bit, spent, now)
    assert pace.kept > 0.5
