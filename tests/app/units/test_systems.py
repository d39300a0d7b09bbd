import subprocess
import sys

import pytest

from kane.elements.spring import Spring
from kanevas.units import (
    SYSTEMS,
    display,
    full,
    pretty,
    shortened,
    shown,
    system_of,
    without_noise,
)

DEG, SI, MM, INCH = SYSTEMS


@pytest.mark.parametrize(
    ("unit", "mm", "inch"),
    [
        ("m", ("mm", 1e-3), ("in", 0.0254)),
        ("rad/s", ("deg/s", 0.017453292519943295), ("deg/s", 0.017453292519943295)),
        ("N/m", ("N/mm", 1e3), ("lbf/in", 175.12683524647636)),
        ("N m/rad", ("N m/deg", 57.29577951308232), ("lbf in/deg", 6.473553852289629)),
        ("kg m^2", ("kg m^2", 1.0), ("lb in^2", 0.0002926396534292)),
        ("m^3/(kg s^2)", ("m^3/(kg s^2)", 1.0), ("m^3/(kg s^2)", 1.0)),
        ("N s^2/m^2", ("N s^2/mm^2", 1e6), ("lbf s^2/in^2", 6894.757293168362)),
        ("1", ("", 1.0), ("", 1.0)),
        ("its unit", ("its unit", 1.0), ("its unit", 1.0)),
    ],
)
def test_what_a_quantity_is_shown_in(unit, mm, inch):
    for system, (text, factor) in ((MM, mm), (INCH, inch)):
        assert display(unit, system).unit == text
        assert display(unit, system).factor == pytest.approx(factor, rel=1e-12)
    assert display(unit, SI).factor == 1


def test_a_stiffness_keeps_its_meaning_in_all_systems():
    spring = Spring(name="s", body_a="a", body_b="b", stiffness=1000.0)
    texts = [shown(spring.stiffness, "N/m", system) for system in SYSTEMS]
    assert texts == ["1000", "1000", "1", "5.71015"]


@pytest.mark.parametrize(
    ("value", "text"),
    [(0.0254, "25.4"), (1 / 3, "333.333"), (1e-11, "1e-8"), (-0.0, "0"), (1e9, "1e12")],
)
def test_six_digits_are_shown(value, text):
    assert shown(value, "m", MM) == text


def test_the_full_value_has_its_unit():
    assert full(1 / 3, "kg m^2", MM) == "0.333333333333333 kg m²"
    assert full(2.0, "1", MM) == "2"
    assert pretty("N s^2/m^2") == "N s²/m²"


def test_an_unknown_choice_is_the_first():
    assert system_of("furlongs") is DEG
    assert system_of("inch") is INCH


def test_pint_is_not_loaded_before_it_is_needed():
    code = (
        "import sys; from kanevas.units import *; read('25 mm', 'm', SYSTEMS[2]);"
        "assert 'pint' not in sys.modules; read('2 slug', 'kg', SYSTEMS[2]);"
        "assert 'pint' in sys.modules; assert not any(m.startswith('PySide6') for m in sys.modules)"
    )
    subprocess.run([sys.executable, "-c", code], check=True, timeout=60)


@pytest.mark.parametrize(
    ("text", "room", "wanted"),
    [
        ("0.5", 8, "0.5"),
        ("6.93889e-18", 8, "6.9…e-18"),
        ("-6.93889e-18", 4, "-6…e-18"),
        ("0.333333", 6, "0.333…"),
        ("0,333333", 6, "0,333…"),
        ("12345678.25", 8, "1.234…e7"),
        ("0.000123456", 8, "1.23…e-4"),
        ("1234567", 6, "1.2…e6"),
        ("123.456", 4, "123…"),
        ("12*sin(omega*t)", 6, "12*si…"),
    ],
)
def test_a_number_that_does_not_fit_keeps_its_size(text, room, wanted):
    assert shortened(text, lambda each: len(each) <= room) == wanted


def test_round_off_beside_a_size_means_zero():
    assert without_noise(6.9e-18, 0.1) == 0.0
    assert without_noise(6.9e-18, 0.0) == 6.9e-18
    assert without_noise(1e-9, 1.0) == 1e-9
