"""Numbers are shown with the mark of the country, and typed with either."""

import re

import pytest
from tests.german import german

from kanevas.assets.decimals import written
from kanevas.units import SYSTEMS, full, gap, read, read_varying, shown
from kanevas.units.lengths import length_text

__all__ = ["german"]

_, SI, MM, _ = SYSTEMS


@pytest.mark.usefixtures("german")
def test_numbers_are_shown_with_a_comma_in_german():
    assert shown(0.5, "m", SI) == "0,5"
    assert full(0.0125, "m", MM) == "12,5 mm"
    assert gap(2.5e-6, SI) == "2,5 µm"
    assert length_text(2.5, SI) == "2,5 m"
    assert shown(1.5e-12, "m", SI) == "1,5e-12"


def test_numbers_are_shown_with_a_point_in_english():
    assert shown(0.5, "m", SI) == "0.5"


@pytest.mark.parametrize("mark", [".", ","])
@pytest.mark.parametrize("value", [0.5, -1234.5678, 1.5e-12, 2e20, 0.0])
def test_what_is_shown_is_read_again(value, mark):
    text = full(value, "m", SI).replace(".", mark)
    assert read(text, "m", SI).value == value


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("1,5", 1.5),
        ("1,5 cm + 2 mm", 0.017),
        ("(1,5 + 1)*2", 5.0),
        ("max(1,5)", 5.0),  # two arguments
        ("max(1,5; 2)", 2.0),
        ("max(1,5; min(2,5; 3))", 2.5),
        ("2*(max(1; 2,5))", 5.0),
        ("max(1.5, 2)", 2.0),
    ],
)
def test_commas_are_decimal_but_between_arguments(text, value):
    assert read(text, "m", SI).value == pytest.approx(value, rel=1e-15)


def test_expressions_are_kept_with_points():
    assert read_varying("2,5*sin(t)", "m", SI) == "2.5*sin(t)"
    assert read_varying("max(1,5; sin(t))", "m", SI) == "max(1.5, sin(t))"
    assert read("0,5*L", "m", SI, {"L": 2.0}) == (1.0, "0.5*L")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("sin(0,5)", "in the brackets of a function a comma separates its arguments"),
        ("1.234,5", "write it without marks of thousands"),
        ("1,234,567", "write it without marks of thousands"),
        ("1, 2", "is not a number"),
        ("1,250", "'1,250' may mean 1250 or 1.25: write one of these"),
        ("-12,000 mm", "may mean -12000 or -12"),
        ("1;2", "';'"),
    ],
)
def test_what_may_mean_two_things_is_refused_in_words(text, words):
    with pytest.raises(ValueError, match=re.escape(words)):
        read(text, "m", SI)


@pytest.mark.parametrize(
    "text", ["0,250", "1,25", "1,2500", "1234,567", "1.250", "1.250 mm", "2*1,250"]
)
def test_what_means_one_thing_is_read(text):
    assert read(text, "m", SI).value


@pytest.mark.parametrize(
    ("value", "form", "text"),
    [(-1e-9, ".4f", "0.0000"), (-0.0, "g", "0"), (-1e-9, "+.2f", "+0.00"), (-0.0, ".1e", "0.0e+00"),
     (-1e-9, ".1e", "-1.0e-09"), (-0.0001, ".4f", "-0.0001"), (float("-inf"), "g", "-inf")],
)  # fmt: skip
def test_what_is_rounded_to_zero_has_no_sign(value, form, text):
    assert written(value, form) == text


@pytest.mark.usefixtures("german")
def test_in_german_a_point_before_three_digits_may_be_one_of_thousands():
    with pytest.raises(ValueError, match=r"may mean 1250 or 1\.25"):
        read("1.250", "m", SI)
    assert read("1,250", "m", SI).value == 1.25
    assert read("0.125", "m", SI).value == 0.125
    assert read_varying("1.250*t", "m", SI) == "1.250*t"
