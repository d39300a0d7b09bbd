"""What a new entry of a list is at first."""

from kane.elements.event import Setting
from kane.model import Model, Parameter
from kanevas.inspector.examples import example


def test_a_new_setting_is_of_the_first_parameter_and_changes_nothing_yet():
    model = Model(parameters=(Parameter(name="k", value=50.0), Parameter(name="c", value=1.0)))
    assert example(Setting, model) == Setting(parameter="k", value=50.0)


def test_without_parameters_it_is_left_to_be_named():
    assert example(Setting, Model()).parameter == ""
