import numpy as np
import pytest
from scipy.interpolate import CubicSpline

from kane.errors import TableError
from kane.expressions import make_curve

X, Y = [0.0, 1.0, 1.5, 4.0], [1.0, 3.0, 2.0, -1.0]


def test_lines_pass_through_the_points_and_end_level():
    curve = make_curve(X, Y, "linear")
    for x in np.linspace(-2, 6, 81):
        assert curve.value(x) == pytest.approx(np.interp(x, X, Y), abs=1e-15)
    assert [curve.value(x, 1) for x in (-1, 0.5, 1.2, 3, 5)] == [0, 2, -2, -1.2, 0]
    assert curve.value(0.5, 2) == 0


def test_held_values_last_up_to_the_next_point():
    curve = make_curve(X, Y, "hold")
    at = [(-1, 1), (0, 1), (0.99, 1), (1, 3), (1.4, 3), (1.5, 2), (3.99, 2), (4, -1), (9, -1)]
    assert [curve.value(x) for x, _ in at] == [y for _, y in at]
    assert curve.value(1.2, 1) == 0


@pytest.mark.parametrize(
    ("interpolation", "x", "y"),
    [
        ("linear", (0.0, 1e-320), (0.0, 1.0)),
        ("linear", (0.0, 5e-324, 1.0), (0.0, 1.0, 2.0)),
        ("linear", (0.0, 1.0, 2.0), (-1.7e308, 1.7e308, -1.7e308)),
        ("smooth", (0.0, 1e-320), (0.0, 1.0)),
        ("smooth", (0.0, 5e-324, 1.0), (0.0, 1.0, 2.0)),
        ("smooth", (-1e308, 1e308, 1.5e308), (0.0, 1.0, 1e308)),
        ("smooth", (0.0, 1.0, 2.0), (-1.7e308, 1.7e308, -1.7e308)),
    ],
)
def test_points_that_have_no_slope_are_refused_in_words(interpolation, x, y):
    with pytest.raises(TableError, match="too close together, or too far apart"):
        make_curve(x, y, interpolation)


def test_smooth_is_the_natural_spline():
    curve, spline = make_curve(X, Y, "smooth"), CubicSpline(X, Y, bc_type="natural")
    for x in np.linspace(0.01, 3.99, 40):
        for order in range(4):
            assert curve.value(x, order) == pytest.approx(spline(x, order), rel=1e-12, abs=1e-12)
    assert [curve.value(x) for x in (-3, 9)] == [Y[0], Y[-1]]
    assert curve.value(-3, 1) == curve.value(9, 2) == 0


def test_what_is_no_number_stays_so_and_infinity_is_beyond_the_end():
    curve = make_curve(X, Y, "smooth")
    assert np.isnan(curve.value(np.nan))
    assert [curve.value(x) for x in (-np.inf, np.inf)] == [Y[0], Y[-1]]


@pytest.mark.parametrize(
    ("x", "y", "message"),
    [
        ([0], [0], "two points or more, found 1"),
        ([0, 1], [0], "a value for each argument, found 2 and 1"),
        ([0, 1, 1], [0, 0, 0], "arguments of a table rise, but point 3 has 1"),
        ([0, 1, 0.5], [0, 0, 0], "arguments of a table rise, but point 3 has 0.5"),
        ([0, np.nan], [0, 0], "finite"),
        ([0, 1], [0, np.inf], "finite"),
        ([0, 5e-324], [0, 1e300], "too close together"),
    ],
)
def test_points_that_make_no_table(x, y, message):
    with pytest.raises(TableError, match=message):
        make_curve(x, y, "linear")
