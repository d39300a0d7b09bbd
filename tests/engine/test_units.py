"""Units as instruments write them."""

import math

import pytest

from kane.units import of_an_instrument

ACCELERATION, ANGULAR_SPEED = (1.0, 0.0, -2.0, 0.0), (0.0, 0.0, -1.0, 1.0)


@pytest.mark.parametrize(
    ("text", "wanted", "factor"),
    [
        ("", None, 1.0),
        ("%", None, 0.01),
        ("mm", None, 1e-3),
        ("µs", None, 1e-6),
        ("\u03bcs", None, 1e-6),  # the Greek letter
        ("m/s²", None, 1.0),
        ("m s^-2", None, 1.0),
        ("km/h", None, 1.0 / 3.6),
        ("°/s", None, math.pi / 180.0),
        ("kN/(m s)", None, 1e3),
        ("N·m", None, 1.0),
        ("g", None, 1e-3),
        ("g", ACCELERATION, 9.80665),
        ("1/min", None, 1.0 / 60.0),
        ("1/min", ANGULAR_SPEED, math.pi / 30.0),
        ("rev/min", None, math.pi / 30.0),
        ("Hz", ANGULAR_SPEED, 2.0 * math.pi),
    ],
)
def test_what_stands_in_the_head_of_a_column(text, wanted, factor):
    found = of_an_instrument(text, wanted)
    assert found is not None
    assert found.factor == pytest.approx(factor, rel=1e-14)
    assert wanted in (None, found.dimension)


@pytest.mark.parametrize("text", ["ell", "m/s/s", "mm?", "5 mm", "m^x", "V"])
def test_what_is_no_unit_is_not_read_in_part(text):
    assert of_an_instrument(text) is None
