"""A model inserted into a model."""

import msgspec
import numpy as np
import pytest

import kane
from kane.errors import ModelError
from kane.exchange.insertion import insert
from kane.model import check, named
from kane.parts import Body, Formula, Model, Parameter, ValueTable

SPATIAL = Model(title="x", bodies=(Body(name="b", mass=1.0, inertia=(1.0, 1.0, 1.0)),))
EVERY_EXAMPLE = ["slider_crank", "planar_3rpr", "cart_spring_pendulum", "spatial_robot"]


def empty_for(part):
    fields = ("gravity", "work_plane", "planar", "solver")
    return Model(**{field: getattr(part, field) for field in fields})


@pytest.mark.parametrize("name", EVERY_EXAMPLE)
def test_two_of_a_kind_move_each_as_the_one(name):
    part = kane.load(f"models/{name}.json")
    both = insert(insert(empty_for(part), part, "one_").model, part, "two_").model
    check(both)
    assert len(tuple(named(both))) == 2 * len(tuple(named(part)))
    settings = {"duration": 0.05, "method": "rk4", "step": 1e-3}
    alone, together = (kane.simulate(each, **settings) for each in (part, both))
    count = len(part.bodies)
    for i in range(count):
        for place in (i, i + count):
            mine, its = alone.motion_of(i)[0], together.motion_of(place)[0]
            # another order of sums in the factor: round-off of some steps
            np.testing.assert_allclose(its, mine, atol=1e-12)


def parameters(*names):
    return Model(parameters=tuple(Parameter(name=name, value=1.0) for name in names))


def test_names_that_are_those_of_others_with_the_prefix_go_first():
    found = insert(Model(), parameters("a", "pa", "ppa"), "p").model
    assert {each.name for each in found.parameters} == {"pa", "ppa", "pppa"}


def test_formulas_follow_their_parameters():
    part = Model(
        parameters=(Parameter(name="L", value=2.0),),
        bodies=(Body(name="rod", mass=1.0, particle=True),),
    )
    formula = Formula(path="rod.position[1]", text="L/2")
    part = msgspec.structs.replace(part, formulas=(formula,))
    found = insert(Model(), part, "x").model
    assert found.parameters[0].name == "xL"
    assert found.formulas[0].path == "xrod.position[1]"
    assert [each.text for each in found.formulas] == ["xL/2"]


@pytest.mark.parametrize(
    ("model", "part", "prefix", "words"),
    [
        (parameters("pa"), parameters("a"), "p", "is a name in the model already"),
        (parameters(), parameters("a"), "-", "must be letters, digits and _"),
        (Model(planar=True), SPATIAL, "p", "cannot be part of a planar model"),
        (parameters("a"), parameters("a"), "", "is a name in the model already"),
    ],
)
def test_what_cannot_be_inserted_is_said(model, part, prefix, words):
    with pytest.raises(ModelError, match=words):
        insert(model, part, prefix)


def test_what_the_part_says_of_the_run_is_told_to_be_left_out():
    part = msgspec.structs.replace(parameters("a"), gravity=(0.0, 0.0, -1.0))
    words = "\n".join(str(each.sentence) for each in insert(Model(), part, "p").findings)
    assert "gravity, plane and run settings of the part" in words


def test_measured_tables_fit_into_a_model_of_a_plane():
    table = ValueTable(name="measured", points=((0.0, 1.0), (1.0, 2.0)))
    model = msgspec.structs.replace(kane.load("models/four_bar_massless.json"), planar=True)
    found = insert(model, Model(title="data", tables=(table,)), "data_")
    assert [table.name for table in found.model.tables] == ["data_measured"]
    assert not found.findings
