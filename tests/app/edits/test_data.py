import pytest

from kane.model import Model, named
from kane.model.faults import faults
from kanevas.edits.data import MADE, number_at, with_parameter
from kanevas.edits.elements import added


@pytest.mark.parametrize("kind", MADE)
def test_what_is_new_is_sound_and_the_next_has_another_name(kind):
    model = Model()
    for count in (1, 2):
        model = added(model, MADE[kind](model, "word"))
        assert len({entry.name for _, entry in named(model)}) == count
        assert faults(model) == ()


def test_a_parameter_has_the_value_and_the_unit_that_are_asked_for():
    (parameter,) = with_parameter(Model(), "omega", 3.0, "rad/s").parameters
    assert (parameter.name, parameter.value, parameter.unit) == ("omega", 3.0, "rad/s")


@pytest.mark.parametrize(
    ("text", "start", "end", "number"),
    [
        ("10*sin(2.5*t)", 1, 1, "10"),
        ("10*sin(2.5*t)", 8, 8, "2.5"),
        ("10*sin(2.5*t)", 7, 10, "2.5"),
        ("10*sin(2.5*t)", 0, 13, None),
        ("x2*sin(t)", 1, 1, None),
        ("1e-3*t", 6, 6, "1e-3"),
        ("table('rise 2', t)*.5", 12, 12, ".5"),
        ("t", 0, 0, None),
    ],
)
def test_the_number_is_the_one_that_the_hand_points_at(text, start, end, number):
    part = number_at(text, start, end)
    assert (part and text[slice(*part)]) == number
