import math

import numpy as np
import pytest

from kane.errors import ExpressionError
from kane.expressions import all_jumps, bound, derivative, jumps, make_curve, parse

CURVES = {
    "hold": make_curve([0.5, 1, 2], [0, 1, 0], "hold"),
    "smooth": make_curve([0.5, 1, 2], [0, 1, 0], "smooth"),
}


def times(text, end=3.0):
    return jumps(bound(parse(text), {"a": 0.3}), end, CURVES)


@pytest.mark.parametrize(
    ("text", "exact"),
    [
        ("t", ()),
        ("sin(t) + sqrt(t)", ()),
        ("t < 0.5", (0.5,)),
        ("0.5 >= t", (0.5,)),
        ("t == a", (0.3,)),
        ("t != a", (0.3,)),
        ("2*t + 1 < 2", (0.5,)),
        ("(1 - t)/4 > 0.125", (0.5,)),
        ("where(t < 0.5, 1, 2) * angle('hinge')", (0.5,)),
        ("0.1 < t < 0.2 or t > 0.4", (0.1, 0.2, 0.4)),
        ("3 if t < 0.5 else 4 if t < 1 else 5", (0.5, 1.0)),
        ("where(t - 1, 2, 3)", (1.0,)),
        ("step(t - 1)", (1.0,)),
        ("sign(1 - t)", (1.0,)),
        ("floor(2*t)", (0.5, 1.0, 1.5, 2.0, 2.5)),
        ("ceil(2*t)", (0.5, 1.0, 1.5, 2.0, 2.5)),
        ("t // 0.5", (0.5, 1.0, 1.5, 2.0, 2.5)),
        ("t % 0.5", (0.5, 1.0, 1.5, 2.0, 2.5)),
        ("floor(1 - t)", (1.0, 2.0)),
        ("table('hold', t)", (0.5, 1.0, 2.0)),
        ("table('hold', 2*t)", (0.25, 0.5, 1.0)),
        ("abs(t - 1)", (1.0,)),
        ("max(0, t - 1, 2*t - 3)", pytest.approx((1.0, 2.0), rel=1e-15)),
        ("step(t, 0.5, 1, 0.7, 2)", pytest.approx((0.5, 0.7), rel=1e-15)),
        ("(t < 0.3) + (t > 0.1*3) + (t < a)", (0.3,)),
        ("(t < 0) + (t > 3) + (t < 4)", ()),
        ("angle('hinge') < t", ()),
        ("sign(rate('hinge'))", ()),
    ],
)
def test_exact_times(text, exact):
    assert times(text) == exact


ULPS = 8e-16  # relative; a number is 1.1e-16 apart from the next, and the argument rounds as well


@pytest.mark.parametrize(
    ("text", "end", "exact"),
    [
        ("t**2 < 2", 3, [math.sqrt(2)]),
        ("sqrt(t - 1) < 1", 3, [1, 2]),
        ("exp(-t) > 0.5", 1000, [math.log(2)]),
        ("sin(2*pi*t) > 0", 3, [0.5, 1, 1.5, 2, 2.5]),
        ("sign(cos(pi*t))", 3, [0.5, 1.5, 2.5]),
        ("sin(100*pi*t) > 0", 20, np.arange(1, 2000) / 100),
        ("cos(t**2) > 0", 30, np.sqrt(np.pi * np.arange(0.5, 286))),
        ("floor(t**2)", 3, np.sqrt(np.arange(1, 9))),
        ("t % 0.02 < 0.01", 20, np.arange(1, 2000) / 100),
        ("(t % 0.001)**2 < 0.25e-6", 1, np.arange(1, 2000) / 2000),
        ("floor(t) + t < 2", 3, [1, 2]),
        ("table('smooth', t) > 10", 3, [0.5, 1, 2]),
        ("floor(3*abs(t - 1.5))", 3, [1 / 6, 0.5, 5 / 6, 7 / 6, 1.5, 11 / 6, 13 / 6, 2.5, 17 / 6]),
        ("where(max(t - 1, 0), 2, 3)", 3, [1]),
        ("tan(t) > 0", 6, [np.pi / 2, np.pi, 1.5 * np.pi]),
    ],
)
def test_times_between_samples(text, end, exact):
    # Where an argument rounds by an ulp of itself, the time does so by an ulp over the slope:
    # some ulp of the end in these.
    np.testing.assert_allclose(times(text, end), exact, rtol=ULPS, atol=20 * ULPS * end)


def test_a_peak_between_samples_is_found():
    # sin comes within 1e-9 of 1 for 4.5e-5 s on either side of its peak; samples are 1.5e-3 s apart
    found = times("sin(t) > 1 - 1e-9", 6.0)
    width = math.acos(1 - 1e-9)
    np.testing.assert_allclose(found, [np.pi / 2 - width, np.pi / 2 + width], rtol=0, atol=1e-11)


def test_times_that_are_the_same_but_for_rounding_count_once():
    one = times("(t**1.5 < 0.3**1.5) + (t > a) + (exp(t) < exp(0.1*3))", 1.0)
    assert one == (0.3,)


def test_the_exact_one_of_two_times_counts():
    # that t*t passes 0.09 is found by narrowing, and just before 0.3
    assert times("(t > a) + (t*t + 1e-16 > 0.09)", 1.0) == (0.3,)
    assert times("t*t + 1e-16 > 0.09", 1.0)[0] < 0.3


def test_many_expressions_at_once_and_derivatives_with_them():
    nodes = [bound(parse(text), {}) for text in ("t < 0.5", "min(t, 1)**2", "t < 0.25*2")]
    assert all_jumps([*nodes, derivative(nodes[1])], 3.0) == (0.5, 1.0)


@pytest.mark.parametrize("text", ["floor(1e9*t)", "2 + sin(1e9*t) < 1", "1 % 1e-12 + t % 1e-12"])
def test_too_many_are_refused(text):
    with pytest.raises(ExpressionError, match="switches less often"):
        times(text)
