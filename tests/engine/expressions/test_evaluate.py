import math

import pytest

from kane.expressions import Path, StateMeasure, bound, evaluate, make_curve, parse

INF = math.inf
T = 0.7


def value(text, t=T, **more):
    return evaluate(bound(parse(text), {"a": 2.5}), t, **more)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("1 + 2*3 - 4/8", 6.5),
        ("-2**2", -4.0),
        ("2**-1", 0.5),
        ("2**3**2", 512.0),
        ("7 // 2", 3.0),
        ("-7 // 2", -4.0),
        ("-7 % 3", 2.0),
        ("7 % -3", -2.0),
        ("5.5 % 2", 1.5),
        ("a*t", 2.5 * T),
        ("pi", math.pi),
        ("sin(t)", math.sin(T)),
        ("cos(t)", math.cos(T)),
        ("tan(t)", math.tan(T)),
        ("asin(t)", math.asin(T)),
        ("acos(t)", math.acos(T)),
        ("atan(t)", math.atan(T)),
        ("atan2(-1, -t)", math.atan2(-1, -T)),
        ("sinh(t)", math.sinh(T)),
        ("cosh(t)", math.cosh(T)),
        ("tanh(t)", math.tanh(T)),
        ("exp(t)", math.exp(T)),
        ("log(t)", math.log(T)),
        ("log10(t)", math.log10(T)),
        ("sqrt(t)", math.sqrt(T)),
        ("abs(-t)", T),
        ("hypot(3, 4)", 5.0),
        ("hypot(3e200, 4e200)", pytest.approx(5e200, rel=1e-15)),
        ("hypot(0, 0)", 0.0),
        ("min(3, 1, 2)", 1.0),
        ("max(3, 1, 4)", 4.0),
        ("sign(-t) + sign(0)", -1.0),
        ("floor(-1.5)", -2.0),
        ("ceil(-1.5)", -1.0),
        ("step(t - 0.8)", 0.0),
        ("step(t - 0.7)", 1.0),
        ("step(t, 0, 1, 0.5, 3)", 3.0),
        ("step(t, 0.8, 1, 1, 3)", 1.0),
        ("step(t, 0.6, 1, 0.8, 3)", pytest.approx(2.0, abs=1e-15)),
        ("step(t, 0, 0, 1, 1)", pytest.approx(3 * T**2 - 2 * T**3, rel=1e-15)),
        ("where(t < 1, 2, 3)", 2.0),
        ("where(t > 1, 2, 3)", 3.0),
        ("2 if t >= 1 else 3", 3.0),
        ("(0 < t < 1) + (0 < t < 0.5)", 1.0),
        ("(t == 0.7) + (t != 0.7)", 1.0),
        ("(1 and 2) + (0 or 3)", 2.0),
        ("not 3", 0.0),
        ("1/0", INF),
        ("-1/0", -INF),
        ("1/(-1/(1/0))", -INF),
        ("0**-1", INF),
        ("(-2)**1025", -INF),
        ("(-2)**1024", INF),
        ("exp(1000)", INF),
        ("sinh(-1000)", -INF),
        ("cosh(-1000)", INF),
        ("log(0)", -INF),
        ("log10(0)", -INF),
        ("hypot(1/0, 1)", INF),
        ("floor(1/0)", INF),
    ],
)
def test_known_values(text, expected):
    assert value(text) == expected


@pytest.mark.parametrize(
    "text",
    ["0/0", "sqrt(-1)", "(-8)**(1/3)", "log(-1)", "log10(-1)", "asin(2)", "acos(-2)", "sin(1/0)",
     "cos(1/0)", "tan(1/0)", "1/0 - 1/0", "5 % 0", "floor(0/0)", "sign(0/0)", "hypot(0/0, 1)"],
)  # fmt: skip
def test_what_is_not_a_number(text):
    assert math.isnan(value(text))


def test_measures_are_asked_for():
    asked = {
        StateMeasure("angle", ("h",)): 2.0,
        StateMeasure("distance", ("a", "b")): 3.0,
        Path(4): 5.0,
    }
    assert value("angle('h') * distance('a', 'b')", measured=asked.get) == 6.0
    assert evaluate(Path(4), 0.0, asked.get) == 5.0
    with pytest.raises(TypeError, match="not given"):
        value("angle('h')")


def test_tables_are_read():
    curves = {"f": make_curve([0, 1], [2, 4], "linear")}
    assert value("table('f', 2*t - 1) * 2", t=0.75, curves=curves) == 6.0


def test_names_must_be_put_in_first():
    with pytest.raises(TypeError):
        evaluate(parse("a"), 0.0)
