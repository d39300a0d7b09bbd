import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kanevas.units import SYSTEMS, read, read_varying, shown

_, SI, MM, INCH = SYSTEMS
PARAMETERS = {"L": 0.25, "ratio": 3.0}


@pytest.mark.parametrize(
    ("text", "unit", "value"),
    [
        ("25", "m", 0.025), ("0,25", "m", 0.00025), (" 25 mm ", "m", 0.025), ("−2", "m", -0.002),
        ("1 in", "m", 0.0254), ("2 lbf", "N", 8.896443230521), ("30 deg", "rad", math.pi / 6),
        ("30°", "rad", math.pi / 6), ("2*pi", "rad", 2 * math.pi), ("90", "rad", math.pi / 2),
        ("(2+3)*80 mm", "m", 0.4), ("1/2 mm", "m", 0.0005), ("2^3", "m", 0.008),
        ("5 N m/rad", "N m/rad", 5.0), ("5 Nm", "N m/rad", 5.0), ("10 rpm", "rad/s", math.pi / 3),
        ("3 kg mm^2", "kg m^2", 3e-6), ("3 kg*mm²", "kg m^2", 3e-6), ("3 kg mm2", "kg m^2", 3e-6),
        ("36 km/h", "m/s", 10.0), ("sqrt(4 mm**2)", "m", 0.002), ("2 slug", "kg", 29.1878058744128),
        ("max(1, 5)", "m", 0.005), ("max(1,5)", "m", 0.005), ("1,5*(2,5+1)", "m", 0.00525),
        ("7", "kg m^2", 7.0), ("0.3", "1", 0.3), ("25 mm", "its unit", 0.025),
    ],
)  # fmt: skip
def test_what_people_type(text, unit, value):
    entered = read(text, unit, MM)
    assert entered.value == pytest.approx(value, rel=1e-14)
    assert entered.formula == ""


@pytest.mark.parametrize(
    ("text", "value", "formula"),
    [
        ("L/2", 0.125, "L/2"),
        ("L/2 + 25 mm", 0.15, "L/2 + 0.025"),
        ("L/2 + 0.1", 0.225, "L/2 + 0.1"),
        ("25 mm/L", 0.1, "0.025/L"),
        ("1/2 mm*ratio", 0.0015, "1/2*0.001*ratio"),
        ("max(L, 0.5)", 0.5, "max(L, 0.5)"),
    ],
)
def test_formulas_of_parameters_are_in_si_units(text, value, formula):
    entered = read(text, "m", MM, PARAMETERS)
    assert entered.value == pytest.approx(value, rel=1e-14)
    assert entered.formula == formula


@pytest.mark.parametrize(
    ("text", "unit", "reason"),
    [
        ("25 kg", "m", "'kg' is a mass; a length is wanted, as in 25 mm"),
        ("L/2 + 25 kg", "m", "'kg' is a mass; a length is wanted, as in 25 mm"),
        ("30 deg", "m", "'deg' is an angle; a length is wanted, as in 25 mm"),
        ("30 deg", "1", "'deg' is an angle; a pure number is wanted, as in 25"),
        ("2 N*3 mm", "m", "this is a torque; a length is wanted, as in 25 mm"),
        ("25 mmm", "m", "'mmm' is no unit; did you mean 'mm'?"),
        ("kg", "m", "'kg' is a unit and wants a number before it, as in 25 mm"),
        ("Ll", "m", "there is no parameter 'Ll'; did you mean 'L'?"),
        ("25 + 10 mm", "m", "a number without a unit cannot be added to one with a unit"),
        ("2 kg + 10 mm", "m", "a length and a mass cannot be added or compared"),
        ("", "m", "a number is wanted here"),
        ("1,000.5", "m", "'1,000.5' is not a number"),
        ("1 2", "m", "'1 2' is not a number"),
        ("1/0", "m", "must be a finite number"),
        ("3*", "m", "expected a number or a name, found the end"),
        ("sin(t)", "m", "this number stays the same during a run"),
    ],
)
def test_what_cannot_be_read_is_said_in_one_sentence(text, unit, reason):
    with pytest.raises(ValueError) as refusal:
        read(text, unit, MM, PARAMETERS)
    assert reason in str(refusal.value)
    assert "\n" not in str(refusal.value)


def test_a_parameter_goes_before_a_unit_of_the_same_name():
    assert read("6 mm/s", "m", MM, {"s": 3.0}).formula == "0.006/s"
    assert read("6 mm/s", "m/s", MM).value == pytest.approx(0.006)


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("3*sin(2*pi*t)", "3*sin(2*pi*t)"),
        ("25 mm*sin(t)", "0.025*sin(t)"),
        ("length/2", "length/2"),
        ("x('rod 1,5') + 2 mm", "x('rod 1,5') + 0.002"),
        ("2*L", "2*L"),
        ("2 lbf", 8.896443230521),
        ("2,5", 2.5),
    ],
)
def test_what_varies_is_a_number_or_an_expression_in_si_units(text, found):
    assert read_varying(text, "N", MM, PARAMETERS, ("length",)) == found


@pytest.mark.parametrize("text", ["rubbish", "2*width", "30 deg"])
def test_what_varies_is_refused_where_it_means_nothing(text):
    with pytest.raises(ValueError, match=r"there is no parameter|is an angle"):
        read_varying(text, "N", MM, PARAMETERS, ("length",))


@pytest.mark.parametrize("unit", ["m", "rad", "kg m^2", "N m s^2/rad^2", "1"])
@pytest.mark.parametrize("system", SYSTEMS)
@given(value=st.floats(min_value=-1e9, max_value=1e9))
def test_a_shown_number_reads_back_to_its_digits(unit, system, value):
    back = read(shown(value, unit, system), unit, system).value
    assert back == pytest.approx(value, rel=6e-6, abs=1e-300)


@given(st.text(max_size=30))
def test_whatever_is_typed_gives_a_number_or_a_sentence(text):
    try:
        assert math.isfinite(read(text, "m", MM, PARAMETERS).value)
    except ValueError as refusal:
        assert str(refusal)


def test_nothing_typed_comes_near_python():
    for text in ("__import__('os')", "().__class__", "L.real", "lambda: 1", "[1][0]"):
        with pytest.raises(ValueError):
            read(text, "m", MM, PARAMETERS)
