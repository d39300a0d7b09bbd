import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kanevas.inspector.numbers import format_number, parse_number


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("1", 1.0), (" 0.5 ", 0.5), ("0,5", 0.5), ("-1e-3", -1e-3), ("−2", -2.0), ("1,5e3", 1500.0),
        (".5", 0.5), ("5.", 5.0),
    ],
)  # fmt: skip
def test_what_people_type(text, number):
    assert parse_number(text) == number


@pytest.mark.parametrize("text", ["", "  ", "x", "1.2.3", "1,000.5", "1 2", "0x10", "1e", "--1"])
def test_what_is_no_number_is_quoted(text):
    with pytest.raises(ValueError, match="is not a number") as refusal:
        parse_number(text)
    assert f"'{text.strip()}'" in str(refusal.value)


@pytest.mark.parametrize("text", ["inf", "-inf", "nan", "1e999"])
def test_what_is_not_finite_is_refused(text):
    with pytest.raises(ValueError, match="must be a finite number"):
        parse_number(text)


@given(st.floats(allow_nan=False, allow_infinity=False))
def test_text_reads_back_as_the_same_number(value):
    back = parse_number(format_number(value))
    assert back == value
    assert math.copysign(1, back) == math.copysign(1, value)


@pytest.mark.parametrize(
    ("value", "text"), [(1.0, "1"), (0.1, "0.1"), (1e-8, "1e-08"), (1 / 3, repr(1 / 3))]
)
def test_text_is_short(value, text):
    assert format_number(value) == text
