import msgspec
import pytest
from tests.inspected import everything

from kane.elements.body import InertiaTensor
from kane.elements.shapes import Sphere
from kane.errors import ModelError
from kane.model import Formula, reconciled
from kanevas.edits.elements import find
from kanevas.edits.fields import (
    DOCUMENT,
    fresh_parameter_name,
    path_of,
    with_entry,
    with_formula,
    with_parameter_of,
    with_value,
    without_entry,
)


@pytest.fixture(scope="module")
def model():
    return everything()


def texts(model):
    return {formula.path: formula.text for formula in model.formulas}


def test_one_field_of_one_element_changes_and_all_else_stays_the_same_object(model):
    after = with_value(model, ["rod"], ("mass",), 2.5)
    assert find(after, "rod").mass == 2.5
    assert after.joints is model.joints
    assert all(a is b for a, b in zip(after.bodies[1:], model.bodies[1:], strict=True))
    assert find(after, "rod").shapes is find(model, "rod").shapes


def test_several_elements_take_one_value(model):
    after = with_value(model, ["hinge", "slide"], ("point_a", 1), 0.5)
    assert [find(after, name).point_a for name in ("hinge", "slide")] == [(0.0, 0.5, 0.0)] * 2


def test_a_value_deep_in_a_list(model):
    after = with_value(model, ["skew"], ("shapes", 4, "points", 1, 0), 0.2)
    assert find(after, "skew").shapes[4].points[1] == (0.2, 0.0)
    assert find(after, "skew").shapes[3] is find(model, "skew").shapes[3]


def test_the_same_value_gives_the_same_model(model):
    assert with_value(model, ["rod"], ("mass",), 1.2) is model
    assert with_value(model, [DOCUMENT], ("title",), "Everything") is model


def test_the_document_and_its_settings_are_edited_the_same_way(model):
    after = with_value(model, [DOCUMENT], ("solver", "step"), 0.25)
    assert after.solver.step == 0.25
    assert path_of(DOCUMENT, ("gravity", 2)) == "gravity[2]"
    assert path_of("rod", ("position", 1)) == "rod.position[1]"


def test_an_element_that_is_gone_is_told(model):
    with pytest.raises(KeyError):
        with_value(model, ["nobody"], ("mass",), 1.0)


def test_a_formula_is_kept_and_worked_out(model):
    after = reconciled(model, with_formula(model, ["rod"], ("mass",), 0.5, "2*L"))
    assert find(after, "rod").mass == 0.5
    assert texts(after)["rod.mass"] == "2*L"
    changed = reconciled(after, with_value(after, ["L"], ("value",), 1.0))
    assert find(changed, "rod").mass == 2.0


def test_a_formula_outside_the_limits_is_refused(model):
    with pytest.raises(ModelError, match="must be zero or positive"):
        reconciled(model, with_formula(model, ["rod"], ("mass",), -0.25, "-L"))


def test_a_number_by_hand_takes_the_formula_away_even_if_it_is_the_same(model):
    after = reconciled(model, with_value(model, ["disc body"], ("position", 0), 0.25))
    assert texts(after) == {}


def test_a_whole_vector_takes_the_formulas_of_its_parts_away(model):
    after = with_value(model, ["disc body"], ("position",), (0.25, 0.0, 0.0))
    assert texts(after) == {}


def test_formulas_of_other_elements_stay(model):
    after = with_value(model, ["rod"], ("position",), (1.0, 0.0, 0.0))
    assert texts(after) == {"disc body.position[0]": "L"}


def test_entries_come_and_go_and_formulas_follow_them(model):
    ball = Sphere(radius=0.5)
    after = with_entry(model, ["rod"], ("shapes",), ball)
    assert find(after, "rod").shapes[1:] == (ball,)
    formulas = tuple(Formula(path=f"skew.shapes[{i}].radius", text="L") for i in (1, 2))
    after = msgspec.structs.replace(model, formulas=formulas)
    after = without_entry(after, ["skew"], ("shapes",), 1)
    assert len(find(after, "skew").shapes) == len(find(model, "skew").shapes) - 1
    assert texts(after) == {"skew.shapes[1].radius": "L"}


def test_a_parameter_takes_the_place_of_a_number(model):
    after = with_parameter_of(model, ["coil"], ("free_length",), "m")
    after = reconciled(model, after)
    new = find(after, "free_length")
    assert (new.value, new.unit) == (0.2, "m")
    assert texts(after)["coil.free_length"] == "free_length"
    assert find(after, "coil").free_length == 0.2


def test_a_parameter_takes_over_the_formula_of_its_number(model):
    after = reconciled(model, with_parameter_of(model, ["disc body"], ("position", 0), "m"))
    assert texts(after) == {"position.value": "L", "disc body.position[0]": "position"}


def test_names_of_parameters_are_free_and_readable_by_expressions(model):
    assert fresh_parameter_name(model, "radius") == "radius"
    assert fresh_parameter_name(model, "gear") == "gear_2"
    assert fresh_parameter_name(model, "t") == "t_2"


def test_a_tensor_is_a_value_like_others(model):
    tensor = InertiaTensor(xx=1.0, yy=1.0, zz=1.0)
    after = with_value(model, ["rod"], ("inertia",), tensor)
    assert find(with_value(after, ["rod"], ("inertia", "xy"), 0.1), "rod").inertia.xy == 0.1
