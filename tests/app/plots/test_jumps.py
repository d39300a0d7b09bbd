"""Curves at events: they break where they jump, and are read on the side that is meant."""

import numpy as np
import pytest
from tests.changing_models import run_of

from kane.model import PlotLayout
from kanevas.plots.decimation import Decimated
from kanevas.plots.operations import derivative, integral
from kanevas.plots.recorded import Recorded
from kanevas.plots.values import columns_of


@pytest.fixture(scope="module")
def bounces():
    return run_of("bouncing_ball", "dropped", rtol=1e-6, atol=1e-8)


@pytest.fixture(scope="module")
def recorded(bounces):
    return Recorded(bounces)


def event_frames(result):
    """The frame before each event that is followed by another of the same time."""
    return np.flatnonzero(np.diff(result.time) == 0)


def test_a_speed_breaks_where_it_jumps_and_a_place_stays_joined(recorded, bounces):
    speed = recorded.drawn(PlotLayout(curves=("ball.vy",)), "ball.vy").whole
    place = recorded.drawn(PlotLayout(curves=("ball.y",)), "ball.y").whole
    first = event_frames(bounces)[0]
    assert speed.jumps[first]
    assert not speed.joined[first] and speed.joined[first - 1] and speed.joined[first + 1]
    assert set(np.flatnonzero(speed.jumps)) <= set(event_frames(bounces))
    assert place.jumps is None


def test_a_phase_plot_breaks_where_either_quantity_jumps(recorded, bounces):
    layout = PlotLayout(curves=("ball.y",), against="ball.vy")
    shown = recorded.drawn(layout, "ball.y").whole
    assert shown.jumps[event_frames(bounces)[0]]


def test_no_stroke_of_a_long_curve_goes_over_a_jump():
    x = np.linspace(0.0, 10.0, 100_001)
    y = x % 1.0  # ten jumps of 1
    jumps = np.diff(y) < -0.5
    shown = Decimated(x, y, jumps=jumps).between(0.0, 10.0, 300)
    assert len(shown.x) < 2000
    lines = np.abs(np.diff(shown.y))[shown.joined]
    assert lines.max() < 0.1  # some pixels of the slope, never the jump
    assert shown.jumps.sum() == jumps.sum()
    assert (shown.y.min(), shown.y.max()) == (y.min(), y.max())


def test_where_jumps_crowd_all_of_their_height_is_shown():
    x = np.linspace(0.0, 1.0, 50_001)
    y = np.arange(50_001) % 2.0
    shown = Decimated(x, y, jumps=np.ones(50_000, bool)).between(0.0, 1.0, 300)
    assert shown.jumps is None
    assert (shown.y.min(), shown.y.max()) == (0.0, 1.0)


def test_a_cursor_reads_the_side_on_which_it_is(recorded, bounces):
    time, frame = bounces.events[0].time, int(event_frames(bounces)[0])
    speed = bounces["ball.vy"]
    assert recorded.at("ball.vy", time - 1e-9) == pytest.approx(speed[frame], rel=1e-6)
    assert recorded.at("ball.vy", time + 1e-9) == pytest.approx(speed[frame + 1], rel=1e-6)
    assert recorded.at("ball.vy", time) == speed[frame + 1]
    assert recorded.at("ball.vy", time, frame) == speed[frame]
    # of a longer run than that which is drawn
    assert recorded.at("ball.vy", time, len(speed) + 3) == speed[frame + 1]


def test_a_rate_is_taken_on_each_side_by_itself(bounces):
    rate = derivative(bounces.time, bounces["ball.vy"])
    flying = bounces.time < bounces.events[5].time
    # a falling body: differences of a straight line, but for the steps' tolerance
    assert rate[flying] == pytest.approx(-9.81, abs=1e-4)


def test_a_frame_alone_between_two_events_has_the_rate_before_it():
    time = np.array([0.0, 1.0, 1.0, 1.0, 2.0])
    assert derivative(time, np.array([0.0, 2.0, 5.0, 9.0, 10.0])).tolist() == [2, 2, 2, 1, 1]


def test_an_integral_takes_nothing_from_a_jump():
    time = np.array([0.0, 1.0, 1.0, 2.0])
    assert integral(time, np.array([1.0, 1.0, 5.0, 5.0])).tolist() == [0, 1, 1, 6]


def test_poses_never_go_over_a_strike(bounces):
    g, (first, second) = 9.81, bounces.events[:2]
    for event, sign in ((first, -1.0), (first, 1.0), (second, -1.0)):
        time = event.time + sign * 1e-3
        place = bounces.poses_at(time).position[0, 1]
        speed = event.before if sign < 0 else event.after
        # by hand, from the floor
        expected = 0.05 + speed * sign * 1e-3 - g * 1e-6 / 2
        assert place == pytest.approx(expected, abs=1e-9)


def test_copied_numbers_keep_both_rows(recorded, bounces):
    from kanevas.edits.plotting import units
    from kanevas.kinds.curve_words import CurveWords
    from kanevas.plots.specification import axes_of

    layout = PlotLayout(curves=("ball.vy",))
    words = CurveWords(bounces.model)
    axes = axes_of(layout, units(bounces.model), _si(), words.of_key, lambda _: 1.0)
    time, speed = columns_of(layout, [(recorded, "")], axes)
    assert len(time.values) == len(speed.values) == len(bounces.time)


def _si():
    from kanevas.units.systems import SI

    return SI


def test_exported_numbers_keep_both_rows(bounces, tmp_path):
    bounces.to_csv(tmp_path / "run.csv", ["ball.vy"])
    rows = np.loadtxt(tmp_path / "run.csv", delimiter=",", skiprows=1)
    first = event_frames(bounces)[0]
    assert rows[first, 0] == rows[first + 1, 0] == bounces.events[0].time
    assert rows[first, 1] < 0 < rows[first + 1, 1]
