import numpy as np
import pytest

from kane.expressions import bound, derivative, make_curve, parse
from kane.expressions.enclosure import RULES, distinct_parts, enclosures
from kane.expressions.evaluate import function_of_time
from kane.expressions.nodes import walk
from kane.expressions.operations import OPERATIONS

CURVES = {
    "hold": make_curve([0.5, 1, 2], [0, 1, 0], "hold"),
    "line": make_curve([-1, 0.3, 2], [1, -2, 3], "linear"),
    "smooth": make_curve([0.5, 1, 2, 2.5], [0, 1, 0.3, 2], "smooth"),
}
SPAN = 3.0
RATE = "d/dt "
# arguments that leave the domains of functions and go round corners
TEXTS = [
    "2*t - 3*(1 - t)",
    "(t - 1)*(t - 2)",
    "(t - 1)*(t - 1)",
    "1/(t - 1.3)",
    "(t - 2)/(t + 1)",
    "(t - 1) // 0.4",
    "(t - 1) % 0.4",
    "t % (t - 1.5)",
    "-(t - 1)**2",
    "(t - 1)**3",
    "(t - 1)**-2",
    "(t - 1)**0.5",
    "(1 + t)**(t - 1)",
    "(t - 1)**(t - 1)",
    "sin(5*t)",
    "cos(5*t)",
    "tan(2*t)",
    "asin(t - 1.5)",
    "acos(t - 1.5)",
    "atan(3*t - 4)",
    "atan2(t - 1, 2 - t)",
    "atan2(sin(4*t), cos(4*t))",
    "sinh(t - 1)",
    "cosh(t - 1)",
    "tanh(9*t - 9)",
    "exp(2 - 3*t)",
    "log(t - 1)",
    "log10(t + 0.1)",
    "sqrt(t - 1)",
    "abs(t - 1)",
    "sign(t - 1)",
    "floor(3*t)",
    "ceil(3*t)",
    "step(t - 1)",
    "step(t, 0.5, 1, 2.5, -3)",
    "min(t, 2 - t)",
    "max(t, 2 - t)",
    "hypot(t - 1, 0.3)",
    "where(t < 1, 3*t, -t)",
    "where(t - 1, 3*t, -t)",
    "t < 1",
    "t <= 1",
    "t > 1",
    "t >= 1",
    "t == 1",
    "t != 1",
    "t < 1 and 2*t > 1",
    "t < 1 or 2*t > 3",
    "not t < 1",
    "table('hold', t)",
    "table('line', t - 1)",
    "table('smooth', t)",
    "table('smooth', 3 - t)*table('line', t)",
    "exp(-((t - 1)/0.1)**2)",
    "d/dt step(t, 0.5, 1, 2.5, -3)",
    "d/dt table('smooth', t)",
    "d/dt exp(-((t - 1)/0.1)**2)",
]


def read(text):
    if text.startswith(RATE):
        return derivative(read(text.removeprefix(RATE)))
    return bound(parse(text), {})


def bounds(node, low, high):
    return enclosures(distinct_parts(node), np.array(low), np.array(high), CURVES)[id(node)]


def test_every_operation_has_a_rule_and_is_tried():
    assert set(RULES) == set(OPERATIONS)
    tried = {getattr(part, "function", "") for text in TEXTS for part in walk(read(text))}
    assert set(RULES) <= tried


@pytest.mark.parametrize("text", TEXTS)
def test_bounds_hold_everywhere_within(text):
    rng, node = np.random.default_rng(5), read(text)
    function = function_of_time(node, curves=CURVES)
    low = rng.uniform(0, SPAN, 200)
    high = np.minimum(low + SPAN * 10.0 ** rng.uniform(-4, 0, low.size), SPAN)
    found = bounds(node, low, high)
    for i in range(low.size):
        for t in [low[i], high[i], *rng.uniform(low[i], high[i], 20)]:
            value = function(t)
            # NumPy rounds functions otherwise, and bounds are not rounded outwards
            slack = 1e-13 * (1 + abs(value))
            if np.isfinite(value):
                assert found.low[i] - slack <= value <= found.high[i] + slack


@pytest.mark.parametrize("text", TEXTS)
def test_bounds_of_a_single_time_are_the_value(text):
    node, times = read(text), np.random.default_rng(6).uniform(0, SPAN, 50)
    function = function_of_time(node, curves=CURVES)
    found = bounds(node, times, times)
    for i, t in enumerate(times):
        value = function(t)
        if np.isfinite(value):
            assert (found.low[i], found.high[i]) == pytest.approx((value, value), rel=1e-12)


@pytest.mark.parametrize("text", [text for text in TEXTS if "atan2(sin" not in text])
def test_bounds_become_tight(text):
    """Between jumps and poles, as wide as the interval times the slope: a hundredth at most."""
    node, times = read(text), np.random.default_rng(7).uniform(0, SPAN, 100)
    function = function_of_time(node, curves=CURVES)
    width = 1e-6
    found = bounds(node, times, times + width)
    wide = ~(found.high - found.low < 0.01)
    defined = np.isfinite([function(t) for t in times])
    # all but those few that happen to lie at a jump or a pole
    assert np.count_nonzero(wide & defined) <= 2
