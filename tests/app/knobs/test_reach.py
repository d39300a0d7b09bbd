import pytest

from kanevas.knobs.reach import Reach, around


@pytest.mark.parametrize("value", [5.0, -3.0, 1e-6, 2e9])
def test_a_parameter_goes_from_nothing_to_twice_as_much(value):
    reach = around(value)
    assert sorted(reach) == list(reach)
    assert reach.part(value) == 0.5
    assert reach.value(0.5) == pytest.approx(value, rel=1e-3)
    assert reach.holds(0.0)


def test_nothing_goes_both_ways():
    assert around(0.0) == (-1.0, 1.0)


def test_values_have_no_more_digits_than_are_seen():
    assert Reach(0.0, 3.0).value(1 / 3) == 1.0
    assert Reach(0.0, 0.02).value(0.12345) == 0.00247


def test_what_is_beyond_stands_at_an_end():
    reach = Reach(0.0, 2.0)
    assert (reach.part(-1.0), reach.part(5.0)) == (0.0, 1.0)
    assert not reach.holds(5.0)
