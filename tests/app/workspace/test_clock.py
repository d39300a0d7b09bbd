import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kanevas.workspace.clock import REAL_TIME, SPEEDS, WATCHED, Clock, fitting_speed, speed_label


def test_time_passes_at_the_speed():
    clock = Clock(end=10.0, speed=0.5).play()
    assert clock.advance(3.0).time == 1.5


def test_time_stands_still_without_play():
    clock = Clock(end=10.0, time=2.0)
    assert clock.advance(3.0) is clock


def test_the_start_follows_on_the_end():
    clock = Clock(end=10.0, time=9.0, playing=True)
    assert clock.advance(3.0).time == 2.0
    assert clock.advance(23.0).time == 2.0
    assert clock.advance(3.0).playing


def test_without_loop_it_stops_at_the_end():
    clock = Clock(end=10.0, time=9.0, playing=True, loop=False).advance(3.0)
    assert (clock.time, clock.playing) == (10.0, False)


@pytest.mark.parametrize("loop", [True, False])
def test_play_at_the_end_starts_again(loop):
    clock = Clock(end=10.0, time=10.0, loop=loop).play()
    assert (clock.time, clock.playing) == (0.0, True)


def test_play_in_the_middle_goes_on():
    assert Clock(end=10.0, time=4.0).play().time == 4.0


def test_nothing_plays_without_a_run():
    assert not Clock().play().playing


def test_seek_stays_within_the_run():
    clock = Clock(end=10.0)
    assert [clock.seek(t).time for t in (-1.0, 4.0, 11.0)] == [0.0, 4.0, 10.0]


@given(
    st.floats(1e-9, 1e9),
    st.floats(0, 1),
    st.sampled_from(SPEEDS),
    st.booleans(),
    st.floats(0, 1e6),
)
def test_time_never_leaves_the_run(end, part, speed, loop, elapsed):
    clock = Clock(end=end, time=part * end, speed=speed, playing=True, loop=loop)
    assert 0 <= clock.advance(elapsed).time <= end


@given(st.floats(1e-6, 1e6))
def test_a_run_passes_as_it_happens_or_in_about_eight_seconds(duration):
    speed = fitting_speed(duration)
    assert speed in SPEEDS
    if REAL_TIME[0] <= duration <= REAL_TIME[1]:
        assert speed == 1.0
    elif SPEEDS[0] * WATCHED <= duration <= SPEEDS[-1] * WATCHED:
        assert 1 / 2 <= duration / speed / WATCHED <= 2


@pytest.mark.parametrize(
    ("duration", "label"), [(0.03, "1/200×"), (2.5, "1×"), (8.0, "1×"), (60.0, "10×")]
)
def test_speed_for_common_runs(duration, label):
    assert speed_label(fitting_speed(duration)) == label


def test_speeds_read_as_people_write_them():
    assert [speed_label(s) for s in (1 / 1000, 1 / 5, 1 / 2, 1.0, 2.0, 100.0)] == [
        "1/1000×", "1/5×", "1/2×", "1×", "2×", "100×",
    ]  # fmt: skip
    assert len({speed_label(s) for s in SPEEDS}) == len(SPEEDS)
    assert all(math.isclose(a, b) for a, b in zip(SPEEDS, sorted(SPEEDS), strict=True))
