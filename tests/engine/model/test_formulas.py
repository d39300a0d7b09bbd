import json

import pytest
from msgspec.structs import replace
from tests.engine.helpers import pendulum
from tests.models import OSCILLATOR, oscillator_of_parameters

from kane.errors import ModelError
from kane.files.model_json import dumps, loads
from kane.model import (
    Formula,
    Model,
    Parameter,
    Parametric,
    digest,
    reconciled,
    texts_of,
    with_parameters,
)
from kane.model.formulas import texts_that_hold


@pytest.fixture
def model():
    return oscillator_of_parameters()


def texts(model):
    return {formula.path: formula.text for formula in model.formulas}


def with_body(model, **fields):
    return replace(model, bodies=(replace(model.bodies[0], **fields), *model.bodies[1:]))


def with_value(model, name, value):
    """The plain edit of a parameter, as a form makes it."""
    parameters = tuple(
        replace(entry, value=value) if entry.name == name else entry for entry in model.parameters
    )
    return replace(model, parameters=parameters)


def read_with(**values):
    """The model, as it is read from a file with other values of its parameters."""
    parameters = [
        {**entry, "value": values.get(entry["name"], entry["value"])}
        for entry in OSCILLATOR["parameters"]
    ]
    return loads(json.dumps({**OSCILLATOR, "parameters": parameters}))


def refusal(call, *arguments):
    with pytest.raises(ModelError) as caught:
        call(*arguments)
    return str(caught.value)


# --- other values of parameters


@pytest.mark.parametrize(
    "values",
    [{"L": 0.7}, {"m": 1.0}, {"m": 3, "A": 0.01}, {"k": 5.0}, {"A": 0.3, "k": 1.0, "g": 0.0}, {}],
    ids=str,
)
def test_all_that_depends_on_a_parameter_follows(model, values):
    assert with_parameters(model, values) == read_with(**values)


def test_a_parametric_model_forgets_the_values_of_the_case_before(model):
    variable = Parametric(model)
    changed = variable.at({"L": 1.0, "A": 0.1})
    assert changed != model
    assert variable.at({"k": 500.0}) == with_parameters(model, {"k": 500.0})
    assert variable.at({}) == model


def test_a_parameter_set_to_the_value_it_has_keeps_it_while_others_change(model):
    changed = with_parameters(model, {"L": 1.0, "A": 0.1})
    assert changed.parameters[2].value == 0.1
    assert changed.bodies[0].position[0] == 1.1
    assert "A.value" not in texts(changed)


def test_parameters_of_a_model_without_formulas_change_too():
    model = replace(pendulum(), parameters=(Parameter(name="c", value=1.0),))
    assert with_parameters(model, {"c": 2.0}).parameters[0].value == 2.0


@pytest.mark.parametrize(
    ("values", "text"),
    [
        ({"l": 1.0}, "l: is not a parameter of the model; known are g, L, A, m, k"),
        ({"L": float("nan")}, "L: must be a finite number, is nan"),
        ({"L": "2"}, "L: must be a number, is '2'"),
        ({"L": True}, "L: must be a number, is True"),
        (
            {"m": -1.0},
            (
                "bodies[0].mass: must be zero or positive, 'm' is -1\n"
                "springs[0].stiffness: must be zero or positive, 'k' is -200"
            ),
        ),
        ({"k": 0.0}, "must be a finite number, '2*pi*sqrt(m/k)' is inf"),
    ],
)
def test_wrong_values_are_refused_with_what_they_would_do(model, values, text):
    assert text in refusal(with_parameters, model, values)


def test_a_number_put_by_hand_in_python_is_not_overwritten(model):
    """Whoever replaces a number in a script did not touch the formula, but meant the number."""
    heavier = with_body(model, mass=7.0)
    changed = with_parameters(heavier, {"m": 3.0})
    assert changed.bodies[0].mass == 7.0
    assert changed.springs[0].stiffness == 600.0


# --- edits


def test_an_edit_of_a_parameter_takes_its_dependents_along(model):
    assert reconciled(model, with_value(model, "L", 0.7)) == read_with(L=0.7)


def test_an_edit_of_a_number_drops_its_formula_and_no_other(model):
    after = reconciled(model, with_body(model, position=(0.9, 0.0, 0.0)))
    assert after.bodies[0].position == (0.9, 0.0, 0.0)
    assert texts(model).keys() - texts(after).keys() == {"mass.position[0]"}


def test_an_edit_of_a_parameter_with_a_formula_drops_it_and_its_dependents_follow(model):
    after = reconciled(model, with_value(model, "A", 0.2))
    assert after == read_with(A=0.2)
    assert "A.value" not in texts(after)
    assert texts(after)["mass.shapes[0].radius"] == "A/4"


def test_an_edit_of_something_else_changes_no_number(model):
    after = reconciled(model, replace(model, title="other"))
    assert after == replace(model, title="other")


def test_an_edit_that_already_follows_the_parameters_keeps_the_formulas(model):
    changed = with_parameters(model, {"m": 4.0})
    assert reconciled(model, changed) == changed


def test_a_formula_goes_with_its_element(model):
    after = reconciled(model, replace(model, springs=()))
    assert not any(path.startswith("spring.") for path in texts(after))
    assert "mass.mass" in texts(after)


def test_where_a_parameter_goes_its_numbers_stay(model):
    parameters = tuple(entry for entry in model.parameters if entry.name != "L")
    after = reconciled(model, replace(model, parameters=parameters))
    assert after.bodies == model.bodies
    assert not any("L" in text for text in texts(after).values())
    assert texts(after)["mass.mass"] == "m"
    assert after.parameters[1].value == 0.1


def test_an_edit_may_bring_a_formula(model):
    formula = Formula(path="mass.velocity[2]", text="3*L")
    after = reconciled(model, replace(model, formulas=(*model.formulas, formula)))
    assert after.bodies[0].velocity == (0.0, 0.0, 1.5)
    others = tuple(f for f in model.formulas if f.path != "mass.mass")
    other = Formula(path="mass.mass", text="2*m")
    after = reconciled(model, replace(model, formulas=(*others, other)))
    assert after.bodies[0].mass == 4.0


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("3*", "bodies[0].mass: column 3: expected a number or a name, found the end"),
        ("M", "bodies[0].mass: column 1: expected the name of a parameter, found 'M'"),
        ("t", "bodies[0].mass: column 1: expected numbers and parameters alone, found the time"),
        ("-m", "bodies[0].mass: must be zero or positive, '-m' is -2"),
    ],
)
def test_an_edit_may_bring_no_wrong_formula(model, text, fault):
    others = tuple(f for f in model.formulas if f.path != "mass.mass")
    formula = Formula(path="mass.mass", text=text)
    after = replace(model, formulas=(*others, formula))
    assert refusal(reconciled, model, after).startswith(fault)


def test_an_edit_that_takes_a_number_out_of_its_limits_is_refused(model):
    words = refusal(reconciled, model, with_value(model, "A", -0.1))
    assert "bodies[0].shapes[0].radius: must be positive, 'A/4' is -0.025" in words.split("\n")


def test_numbers_and_formulas_agree_after_any_of_these_edits(model):
    edits = [
        lambda m: with_value(m, "L", 1.3),
        lambda m: with_body(m, mass=1.0),
        lambda m: with_value(m, "k", 7.0),
        lambda m: replace(m, springs=()),
        lambda m: with_body(m, shapes=m.bodies[0].shapes[1:]),
        lambda m: with_value(m, "m", 0.3),
    ]
    for edit in edits:
        model = reconciled(model, edit(model))
        assert len(texts_that_hold(model)) == len(model.formulas) > 0
        assert loads(dumps(model)) == model


# --- files and fingerprints


def test_a_number_that_contradicts_its_formula_is_written_as_it_is(model):
    content = json.loads(dumps(with_body(model, mass=7.0)))
    assert content["bodies"][0]["mass"] == 7.0
    assert content["bodies"][0]["position"][0] == "L + A"


def test_formulas_are_no_part_of_the_fingerprint_but_their_numbers_are(model):
    assert digest(replace(model, formulas=())) == digest(model)
    assert digest(with_parameters(model, {"m": 1.0})) != digest(model)


def test_the_formulas_of_one_element_or_of_the_settings(model):
    assert texts_of(model, "spring") == {"stiffness": "k", "free_length": "L"}
    assert texts_of(model, "solver").keys() == {"duration", "atol", "record_every"}
    assert texts_of(model, "gravity") == {}


# --- edits of a few elements among many


def many_of_parameters():
    """A row of bodies at formulas, one of them called as the settings of a run."""
    names = ["a", "b", "c", "solver"]
    formulas = [Formula(path=f"{name}.position[0]", text=f"{i}*L") for i, name in enumerate(names)]
    model = Model(
        parameters=(Parameter(name="L", value=2.0),),
        bodies=tuple(replace(pendulum().bodies[0], name=name) for name in names),
    )
    formulas = (*formulas, Formula(path="solver.duration", text="L"))
    return reconciled(model, replace(model, formulas=formulas))


@pytest.mark.parametrize(
    "edit",
    [
        lambda model: with_body(model, mass=3.0),
        lambda model: with_body(model, position=(0.5, 0.0, 0.0)),
        lambda model: replace(model, solver=replace(model.solver, duration=7.0)),
        lambda model: replace(model, solver=replace(model.solver, rtol=1e-3)),
        lambda model: replace(model, bodies=model.bodies[1:]),
        lambda model: replace(model, bodies=model.bodies[::-1]),
        lambda model: replace(model, bodies=(*model.bodies, replace(model.bodies[0], name="d"))),
        lambda model: replace(model, gravity=(0.0, 0.0, 1.0)),
        lambda model: with_value(model, "L", 3.0),
    ],
)
def test_looking_at_what_an_edit_touched_alone_gives_the_same(edit):
    model = many_of_parameters()
    assert len(model.formulas) == 5
    after = edit(model)
    again = tuple(replace(formula) for formula in after.formulas)  # equal, but not the same
    assert reconciled(model, after) == reconciled(model, replace(after, formulas=again))


def test_what_an_edit_lets_be_stays_the_same_object():
    model = many_of_parameters()
    after = reconciled(model, with_body(model, mass=3.0))
    assert all(b is a for b, a in zip(model.bodies[1:], after.bodies[1:], strict=True))
