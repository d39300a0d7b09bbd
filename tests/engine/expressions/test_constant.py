import math

import pytest
from tests.engine.expressions.test_attacks import REFUSED

from kane.errors import ExpressionError
from kane.expressions import constant, parse

VALUES = {"L": 0.5, "m1": 3.0}


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("2", 2.0),
        ("-L/4", -0.125),
        ("2*pi*sqrt(L/9.81)", 2 * math.pi * math.sqrt(0.5 / 9.81)),
        ("m1 if L > 0.4 else 0", 3.0),
        ("step(L, 0, 1, 1, 3)", 2.0),
        ("1/0", math.inf),
    ],
)
def test_the_value_of_a_formula(text, value):
    found = constant(parse(text), VALUES)
    assert found == value
    assert type(found) is float


@pytest.mark.parametrize(
    ("text", "column", "found"),
    [
        ("L + t", 5, "the time 't'"),
        ("where(0, t, L)", 10, "the time 't'"),
        ("L*angle('hinge') + t", 3, "the measure 'angle'"),
        ("L - table('k', L)", 5, "the table 'k'"),
        ("table('k', t)", 1, "the table 'k'"),
    ],
)
def test_what_varies_is_refused_where_it_stands(text, column, found):
    with pytest.raises(ExpressionError) as caught:
        constant(parse(text), VALUES)
    assert caught.value.column == column
    assert f"found {found}; this number stays the same during a run" in caught.value.text


def test_unknown_names_are_refused():
    with pytest.raises(ExpressionError, match="expected the name of a parameter, found 'm2'"):
        constant(parse("m1*m2"), VALUES)


@pytest.mark.parametrize("text", REFUSED, ids=lambda text: ascii(text[:30]))
def test_nothing_of_python_is_reached(text):
    with pytest.raises(ExpressionError) as caught:
        constant(parse(text), VALUES)
    assert len(str(caught.value)) < 300
