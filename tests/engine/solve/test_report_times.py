import numpy as np
import pytest

from kane.errors import SettingsError
from kane.model import SolverSettings
from kane.solve.report_times import report_times


def times(method="rk4", numbers=10, jumps=(), **settings):
    return report_times(
        SolverSettings(method=method, **settings), numbers, np.array(jumps, dtype=float)
    )


def test_fixed_steps_are_all_recorded():
    np.testing.assert_allclose(times(duration=1.0, step=0.25), [0, 0.25, 0.5, 0.75, 1.0])


def test_adaptive_runs_are_recorded_at_a_thousand_times():
    grid = times(method="dop853", duration=2.0)
    assert len(grid) == 1001
    assert grid[-1] == 2.0


def test_the_end_is_recorded_where_the_interval_does_not_divide_the_duration():
    np.testing.assert_allclose(times(duration=1.0, record_every=0.4), [0, 0.4, 0.8, 1.0])


def test_a_duration_shorter_than_the_step_has_two_frames():
    assert list(times(duration=0.1, step=1.0)) == [0.0, 0.1]
    assert list(times(duration=0.1, record_every=1.0)) == [0.0, 0.1]


@pytest.mark.parametrize(
    ("duration", "every", "frames"),
    [
        (0.3, 0.1, 4),
        (0.07, 0.01, 8),
        (2.1, 0.3, 8),
        (1.0, 1e-3, 1001),
        (0.03, 1e-4, 301),
        (3.0, 0.02, 151),
    ],
)
def test_round_off_makes_no_sliver_of_an_interval(duration, every, frames):
    grid = times(duration=duration, record_every=every)
    assert len(grid) == frames
    assert grid[-1] == duration
    assert np.diff(grid).min() > 0.999 * every


@pytest.mark.parametrize("seed", range(20))
def test_times_rise_to_the_end_by_at_most_the_interval(seed):
    rng = np.random.default_rng(seed)
    duration, every = rng.uniform(0.1, 10), rng.uniform(1e-3, 1)
    grid = times(duration=duration, record_every=every)
    gaps = np.diff(grid)
    assert grid[0] == 0.0
    assert grid[-1] == duration
    assert gaps.min() > 0
    assert gaps.max() <= every * (1 + 1e-8)


@pytest.fixture
def small_disk(monkeypatch, tmp_path):
    """A disk on which frames may take 3 GB."""
    monkeypatch.setattr("kane.solve.report_times.free_space", lambda: 3 * 2**30)
    monkeypatch.setattr("kane.solve.report_times.folder", lambda: tmp_path)
    return tmp_path


@pytest.mark.usefixtures("small_disk")
def test_a_result_just_small_enough_for_the_disk_is_allowed():
    allowed = 3 * 2**30 // (8 * 1000)
    assert len(times(numbers=1000, duration=1.0, record_every=1.001 / allowed)) <= allowed + 1
    with pytest.raises(SettingsError, match=r"3\.0 GB of room"):
        times(numbers=1000, duration=1.0, record_every=0.999 / allowed)


def test_the_refusal_names_an_interval_that_fits(small_disk):
    with pytest.raises(SettingsError) as refusal:
        times(numbers=1000, duration=1.0, record_every=1e-6)
    assert str(refusal.value) == (
        "The run would record 1e+06 frames, 7.5 GB, and there are 3.0 GB of room in "
        f"{small_disk}. Make room there, or record less often (solver.record_every in the model, "
        "--every on the command line); every 2.5e-06 s would do."
    )
    assert len(times(numbers=1000, duration=1.0, record_every=2.5e-6)) == 400_001


def test_what_fits_into_memory_needs_no_disk(monkeypatch):
    monkeypatch.setattr("kane.solve.report_times.free_space", lambda: 0)
    assert len(times(numbers=1000, duration=1.0, record_every=1e-4)) == 10_001


def test_more_frames_than_a_curve_can_hold_are_refused():
    with pytest.raises(SettingsError, match="50 million frames are the most") as refusal:
        times(numbers=1, duration=1.0, record_every=1e-8)
    assert "every 2e-08 s would do" in str(refusal.value)


@pytest.mark.parametrize(("duration", "step"), [(1e300, 1e-300), (1e10, 1e-12)])
def test_counts_beyond_all_bounds_are_refused_in_words(duration, step):
    with pytest.raises(SettingsError, match="Record less often"):
        times(numbers=10, duration=duration, record_every=step)


def test_a_run_too_short_for_its_frames_is_refused_in_words():
    with pytest.raises(SettingsError, match="so short"):
        times(method="dop853", duration=5e-324)
    assert len(times(method="dop853", duration=1e-310)) == 1001


def test_a_time_beside_a_jump_by_round_off_is_the_jump():
    jumps = (0.1 + 0.2, 0.7, 0.8500001)
    assert 0.3 not in jumps
    grid = times(duration=1.0, record_every=0.1, jumps=jumps)
    assert grid[3] == jumps[0]
    assert grid[7] == 0.7
    plain = times(duration=1.0, record_every=0.1)
    assert plain[7] != 0.7
    unmoved = [0, 1, 2, 4, 5, 6, 8, 9, 10]
    assert np.array_equal(grid[unmoved], plain[unmoved])


def test_jumps_move_neither_the_start_nor_the_end():
    grid = times(duration=1.0, record_every=0.5, jumps=(1e-12, 1.0 - 1e-12))
    assert list(grid) == [0.0, 0.5, 1.0]
