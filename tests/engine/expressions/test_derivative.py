import pytest
import sympy

from kane.errors import ExpressionError
from kane.expressions import Number, bound, derivative, evaluate, make_curve, parse

SMOOTH = [
    "3", "t", "-t**3 + 2*t - 1", "t*sin(t)", "sin(t)/(1 + t**2)", "2**t", "t**t", "(1 + t)**1.5",
    "exp(-t)*cos(2*t)", "tan(t/2)", "asin(t/2)", "acos(t/3)", "atan(3*t)", "atan2(t**2, 1 + t)",
    "sinh(t)", "cosh(t)", "tanh(t)", "log(1 + t)", "sqrt(1 + t**2)", "sin(cos(sin(t)))",
    "1/t", "t**2**0.5", "exp(sin(2*t)**2)",
]  # fmt: skip


@pytest.mark.parametrize("text", SMOOTH)
def test_first_and_second_derivatives_are_those_of_sympy(text):
    node, t = bound(parse(text), {}), sympy.Symbol("t")
    first, second = derivative(node), derivative(derivative(node))
    exact = sympy.sympify(text, {"t": t})
    for at in (0.3, 0.7, 1.1):
        for order, ours in ((1, first), (2, second)):
            theirs = float(exact.diff(t, order).evalf(30, subs={t: sympy.Rational(str(at))}))
            # Some ten operations round, and terms of similar size cancel.
            assert evaluate(ours, at) == pytest.approx(theirs, rel=1e-12, abs=1e-12)


CURVES = {
    "smooth": make_curve([0, 0.4, 0.9, 1.5], [1, 3, 2, 2.5], "smooth"),
    "linear": make_curve([0, 0.4, 0.9, 1.5], [1, 3, 2, 2.5], "linear"),
    "hold": make_curve([0, 0.4, 0.9, 1.5], [1, 3, 2, 2.5], "hold"),
}
WITH_KINKS = [
    "log10(1 + t)", "abs(t - 0.5)*t", "min(t, 0.5, t**2)", "max(sin(3*t), t)", "hypot(t, 2 - t)",
    "step(t, 0.2, 1, 1.4, 3)", "step(t, 0.35, 1, 0.36, 3)", "step(sin(t), 0, 0, 1, t)",
    "where(t < 0.5, t**2, sin(t))", "t**2 if t < 1 else 3*t", "t % 0.3", "9*t**2 % (0.3 + t)",
    "floor(3*t) + ceil(t)*t + t // 0.4 + sign(t - 0.5) + step(t - 0.5)", "(t < 0.5)*t",
    "table('smooth', t**2)", "table('linear', 2*t)*t", "table('hold', t)*t",
]  # fmt: skip


@pytest.mark.parametrize("text", WITH_KINKS)
def test_between_jumps_the_derivatives_are_those_of_finite_differences(text):
    node = bound(parse(text), {})
    for slope in (node, derivative(node)):
        exact = derivative(slope)
        for t in (0.13, 0.37, 0.63, 0.77, 1.19):
            h = 1e-6
            ahead, behind = (evaluate(slope, t + d, curves=CURVES) for d in (h, -h))
            # Truncation 1e-12 and round-off 1e-10, times third derivatives of the steepest cubic
            # (0.01 s wide, 12 h / w^3 = 2e7, of which h^2/6 is 4e-6).
            expected = pytest.approx((ahead - behind) / (2 * h), rel=1e-7, abs=2e-8)
            assert evaluate(exact, t, curves=CURVES) == expected


def test_derivatives_are_light():
    assert derivative(bound(parse("3*t + 2"), {})) == Number(3.0)
    assert derivative(derivative(bound(parse("t*t"), {}))) == Number(2.0)
    assert derivative(parse("sign(t)*4 + (t < 1)")) == Number(0.0)


def test_a_table_has_no_fourth_derivative():
    node = parse("table('smooth', t)")
    for _ in range(4):
        node = derivative(node)
    assert node == Number(0.0)


def test_measures_are_refused():
    with pytest.raises(ExpressionError, match="column 5: expected a function of the time alone"):
        derivative(parse("t + angle('hinge')"))


def test_a_derivative_too_long_says_so():
    with pytest.raises(ExpressionError, match="in the derivative, the expression is too long"):
        derivative(derivative(parse("*".join(["sin(t)"] * 100))))
