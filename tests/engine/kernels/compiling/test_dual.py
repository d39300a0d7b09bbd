"""Dual numbers: each operation against differences, and what has no slope."""

import math

import numpy as np
import pytest

from kane.kernels.compiling.dual import (
    MATH,
    Dual,
    duals,
    met_corners,
    over_duals,
    slopes_of,
    values_of,
)
from kane.kernels.equations.body import read_positions

H = 1e-6
ONE = np.ones(1)
OF_ONE = {
    "sqrt": 0.7, "sin": 0.4, "cos": 0.4, "tan": 0.4, "asin": 0.3, "acos": 0.3, "atan": 0.9,
    "sinh": 0.6, "cosh": 0.6, "tanh": 0.6, "exp": 0.5, "log": 1.7, "log10": 1.7,
}  # fmt: skip
OPERATIONS = {
    "sum": lambda x, y: x + y + 2.0 + (3.0 + x),
    "difference": lambda x, y: x - y - (2.0 - x) - 1.0,
    "product": lambda x, y: x * y * 2.0 * (3.0 * x),
    "quotient": lambda x, y: x / y + 2.0 / x + y / 3.0,
    "power": lambda x, y: x**y + x**3 + 2.0**x,
    "size": lambda x, y: abs(-x) * -y,
    "angle": lambda x, y: MATH.atan2(x, y) + MATH.atan2(0.5, y) + MATH.atan2(x, 0.4),
    "hypotenuse": lambda x, y: MATH.hypot(x, y),
    "largest": lambda x, y: max(x, y, 0.1) + min(x, y),
}


@pytest.mark.parametrize("name", OF_ONE)
def test_a_function_of_one_number_has_the_slope_of_differences(name):
    x, function = OF_ONE[name], getattr(MATH, name)
    found = function(Dual(x, ONE))
    assert found.value == getattr(math, name)(x) == function(x)
    assert found.slope[0] == pytest.approx((function(x + H) - function(x - H)) / (2 * H), rel=1e-8)


@pytest.mark.parametrize("name", OPERATIONS)
def test_an_operation_has_the_slopes_of_differences(name):
    f, x, y = OPERATIONS[name], 0.8, 1.3
    found = f(Dual(x, np.array([1.0, 0.0])), Dual(y, np.array([0.0, 1.0])))
    assert found.value == f(x, y)
    expected = [
        (f(x + H, y) - f(x - H, y)) / (2 * H), (f(x, y + H) - f(x, y - H)) / (2 * H)
    ]  # fmt: skip
    np.testing.assert_allclose(found.slope, expected, rtol=1e-8, atol=1e-9)


def test_a_length_of_zero_that_does_not_grow_at_first_has_no_slope():
    """As of the speed |v| in drag |v| v at rest."""
    v = Dual(0.0, ONE)
    assert (MATH.sqrt(v * v) * v).slope[0] == 0.0
    assert not np.isfinite(MATH.sqrt(v).slope[0])


def test_corners_are_told():
    with met_corners() as corners:
        assert abs(Dual(0.0, ONE)).slope[0] == 0.0
        abs(Dual(0.0, np.zeros(1)))
    assert corners == ["abs"]


def test_a_slope_is_never_lost_without_a_word():
    with pytest.raises(TypeError):
        np.zeros(1)[0] = Dual(1.0, ONE)  # an array of plain numbers


def test_a_kernel_gives_slopes_and_the_same_values():
    q = np.array([0.3, -0.2, 0.1, 0.1, -0.3, 0.2, 0.9])
    p, R = np.zeros((2, 3)), np.zeros((2, 3, 3))
    read_positions(q, p, R)
    with_slopes = p.astype(object), R.astype(object)
    over_duals(read_positions)(duals(q, np.eye(7)), *with_slopes)
    np.testing.assert_array_equal(values_of(with_slopes[1])[1], R[1])
    assert slopes_of(with_slopes[1], 7)[1, 0, 1, 3] == 2 * q[4]
    assert slopes_of(with_slopes[0], 7)[1].tolist() == np.eye(3, 7).tolist()
