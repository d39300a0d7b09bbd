import numpy as np
import pytest
from numpy.testing import assert_array_equal

from kanevas.plots.decimation import LONG_PATH, Decimated, thinned

PIXELS = 100


@pytest.fixture(scope="module")
def noisy():
    """A long curve at uneven x with one frame that stands out."""
    rng = np.random.default_rng(1)
    x = np.cumsum(rng.uniform(0.1, 1.9, 200_003))
    y = rng.normal(size=x.size)
    y[123_456] = 50.0
    return x, y


def columns(x, y, low, high):
    """Smallest and largest value in each pixel of a view."""
    places = np.clip(((x - low) / (high - low) * PIXELS).astype(int), 0, PIXELS - 1)
    inside = (x >= low) & (x <= high)
    return np.array(
        [(y[inside & (places == i)].min(), y[inside & (places == i)].max()) for i in range(PIXELS)]
    )


@pytest.mark.parametrize(("low", "high"), [(0, 200_003), (50_000, 150_000), (123_000, 124_000)])
def test_a_view_has_few_points_and_shows_what_all_of_them_would(noisy, low, high):
    x, y = noisy
    low, high = float(x[low]), float(x[min(high, x.size - 1)])
    shown_x, shown_y, *_ = Decimated(x, y).between(low, high, PIXELS)
    assert len(shown_x) <= 4 * PIXELS + 8
    seen = (x >= low) & (x <= high)
    assert shown_y.min() <= y[seen].min()
    assert shown_y.max() >= y[seen].max()
    shown, all_of_them = columns(shown_x, shown_y, low, high), columns(x, y, low, high)
    # a block may reach over the edge of its pixel into the next
    assert (np.abs(shown - all_of_them).max(axis=1) < 1.0).mean() > 0.8


def test_one_frame_that_stands_out_is_seen_in_the_whole_run(noisy):
    x, y = noisy
    shown_x, shown_y, *_ = Decimated(x, y).between(x[0], x[-1], PIXELS)
    peak = shown_y.argmax()
    assert shown_y[peak] == 50.0
    assert abs(shown_x[peak] - x[123_456]) < (x[-1] - x[0]) / PIXELS


def test_a_near_view_has_the_points_themselves_and_one_beyond_each_end(noisy):
    x, y = noisy
    shown_x, shown_y, *_ = Decimated(x, y).between(x[1000], x[1100], PIXELS)
    assert_array_equal(shown_x, x[999:1102])
    assert_array_equal(shown_y, y[999:1102])


def test_lines_reach_both_ends_of_the_run(noisy):
    x, y = noisy
    shown_x, *_ = Decimated(x, y).between(-1e9, 1e9, PIXELS)
    assert (shown_x[0], shown_x[-1]) == (x[0], x[-1])


def test_the_extent_is_that_of_all_points(noisy):
    _, y = noisy
    assert Decimated(*noisy).extent == (y.min(), y.max())
    assert np.isnan(Decimated(np.zeros(0), np.zeros(0)).extent).all()


def test_a_hole_in_the_values_is_no_extreme(noisy):
    x, y = noisy
    holed = y.copy()
    holed[5_000] = np.nan
    assert Decimated(x, holed).extent == (y.min(), y.max())


def test_a_path_keeps_every_way_that_can_be_seen():
    turn = np.linspace(0, 2 * np.pi, 100_001)
    x, y = np.cos(turn), np.sin(turn)
    shown_x, shown_y = thinned(x, y, 0.01, 0.01)
    assert len(shown_x) < 2000
    assert (shown_x[-1], shown_y[-1]) == (x[-1], y[-1])
    gaps = np.hypot(np.diff(shown_x), np.diff(shown_y))
    assert gaps.max() < 0.03


def test_a_short_path_is_left_as_it_is():
    x = np.linspace(0, 1, LONG_PATH)
    shown_x, _ = thinned(x, x, 0.5, 0.5)
    assert shown_x is x


@pytest.mark.parametrize("pixels", [1, 7, 64, 1000])
@pytest.mark.parametrize("count", [5, 63, 64, 65, 4096, 5000])
def test_any_number_of_points_fits_any_number_of_pixels(count, pixels):
    x = np.arange(float(count))
    shown_x, shown_y, *_ = Decimated(x, x % 7).between(0.0, count, pixels)
    assert len(shown_x) <= 4 * max(pixels, 64) + 8
    assert (shown_x[0], shown_x[-1]) == (0.0, count - 1.0)
    assert (shown_y.min(), shown_y.max()) == (0.0, min(count - 1, 6))


def test_breaks_go_with_the_points_that_are_shown():
    x = np.arange(100.0)
    breaks = x[:-1] % 10 == 3
    curve = Decimated(x, x, breaks)
    assert_array_equal(curve.whole.breaks, breaks)
    shown = curve.between(20.0, 40.0, PIXELS)
    assert_array_equal(shown.x, x[19:42])
    assert_array_equal(shown.x[:-1][shown.breaks], [23.0, 33.0])


def test_strokes_of_many_points_have_no_breaks(noisy):
    x, y = noisy
    curve = Decimated(x, y, np.ones(len(x) - 1, dtype=bool))
    assert curve.between(x[0], x[-1], PIXELS).breaks is None
    assert curve.between(x[1000], x[1100], PIXELS).breaks.all()


def test_a_curve_that_is_known_throughout_has_none():
    x = np.arange(5.0)
    assert Decimated(x, x, np.zeros(4, dtype=bool)).whole.breaks is None
    assert Decimated(x, x).whole.breaks is None
