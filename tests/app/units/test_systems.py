import subprocess
import sys

import pytest

from kane.elements.spring import Spring
from kanevas.units import SYSTEMS, display, full, pretty, shown, system_of

SI, MM, INCH = SYSTEMS


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
    assert texts == ["1000", "1", "5.71015"]


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


def test_an_unknown_choice_is_si():
    assert system_of("furlongs") is SI
    assert system_of("inch") is INCH


def test_pint_is_not_loaded_before_it_is_needed():
    code = (
        "import sys; from kanevas.units import *; read('25 mm', 'm', SYSTEMS[1]);"
        "assert 'pint' not in sys.modules; read('2 slug', 'kg', SYSTEMS[1]);"
        "assert 'pint' in sys.modules; assert not any(m.startswith('PySide6') for m in sys.modules)"
    )
    subprocess.run([sys.executable, "-c", code], check=True, timeout=60)
