import pytest

from kanevas.units import SYSTEMS, display, system_of
from kanevas.units.derived import alternatives, chosen_display, per_second, times_second

SI = system_of("si")


@pytest.mark.parametrize(
    ("unit", "rate", "integral"),
    [
        ("m", "m/s", "m s"),
        ("m/s", "m/s^2", "m"),
        ("m/s^2", "m/s^3", "m/s"),
        ("1", "1/s", "s"),
        ("rad", "rad/s", "rad s"),
        ("rad/s", "rad/s^2", "rad"),
        ("N", "N/s", "N s"),
        ("N s", "N", "N s^2"),
        ("J", "W", "J s"),
        ("W", "W/s", "J"),
        ("m^3/(kg s^2)", "m^3/(kg s^3)", "m^3/(kg s)"),
        ("its unit", "(its unit)/s", "(its unit) s"),
    ],
)
def test_rates_and_integrals_have_their_units(unit, rate, integral):
    assert per_second(unit) == rate
    assert times_second(unit) == integral


@pytest.mark.parametrize("unit", ["m", "rad/s", "N", "J", "1"])
def test_units_of_rates_are_shown_in_every_system(unit):
    for system in SYSTEMS:
        ratio = display(per_second(unit), system).factor / display(unit, system).factor
        assert ratio == pytest.approx(1.0)


@pytest.mark.parametrize(
    ("si", "typed", "factor"),
    [
        ("m/s", "km/h", 1 / 3.6),
        ("rad/s", "rpm", 3.141592653589793 / 30),
        ("rad", "turn", 2 * 3.141592653589793),
        ("N m", "N mm", 1e-3),
        ("s", "ms", 1e-3),
        ("J", "kJ", 1e3),
        ("m", "", 1.0),
    ],
)
def test_a_unit_of_ones_own_has_its_size(si, typed, factor):
    assert chosen_display(si, typed, SI).factor == pytest.approx(factor, rel=1e-12)


def test_without_a_choice_the_system_goes():
    assert chosen_display("m", "", system_of("mm")) == display("m", system_of("mm"))


@pytest.mark.parametrize(
    ("si", "typed", "words"),
    [
        ("m", "kg", "'kg' does not measure what is in m"),
        ("m", "blub", "'blub' is no unit"),
        ("m", "3 mm", "'3 mm' is no unit"),
        ("m", "/", "'/' does not measure"),
    ],
)
def test_what_is_no_unit_of_it_is_refused_in_words(si, typed, words):
    with pytest.raises(ValueError, match=words):
        chosen_display(si, typed, SI)


def test_all_that_is_offered_fits():
    for si in ("m", "rad", "m/s", "rad/s", "m/s^2", "rad/s^2", "N", "N m", "J", "W", "s", "Hz"):
        offered = alternatives(si)
        assert offered[0] == si
        assert len(offered) > 1
        for unit in offered:
            assert chosen_display(si, unit, SI).factor > 0
    assert alternatives("kg m^2") == ("kg m^2",)
    assert alternatives("") == ()
    assert alternatives("1") == ()
    assert alternatives("its unit") == ()
