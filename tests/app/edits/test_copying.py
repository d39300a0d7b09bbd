import msgspec
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numpy.testing import assert_allclose
from tests.app.edits.machines import slider_crank

import kane
from kane.elements.loads import Force
from kane.errors import ModelError
from kane.model import Formula, Model, Parameter, ValueTable, check, named, reconciled
from kanevas.edits.copying import duplicated, from_text, part, pasted, to_text, with_company
from kanevas.edits.elements import added, find, removed

SHIFT = np.array([0.1, -0.2, 0.0])
NAMES = [entry.name for _, entry in named(slider_crank())]


def test_what_stands_on_selected_bodies_alone_goes_along():
    model = slider_crank()
    assert with_company(model, ["crank"]) == {"crank"}
    assert with_company(model, ["crank", "coupler"]) == {
        "crank", "coupler", "pin", "own", "twist",
    }  # fmt: skip
    assert "motor" in with_company(model, ["crank", "pivot"])


def test_a_copy_runs_as_its_original_does():
    model = slider_crank()
    copy = duplicated(model, NAMES, SHIFT)
    check(copy.model)
    result = kane.simulate(copy.model)
    for name, twin in (("slider", "slider 1"), ("coupler", "coupler 1")):
        for axis, shift in zip("xyz", SHIFT, strict=True):
            assert_allclose(result[f"{twin}.{axis}"], result[f"{name}.{axis}"] + shift, atol=1e-6)
    assert np.ptp(result["slider 1.x"]) > 0.02
    assert_allclose(result["motor 1.torque"], result["motor.torque"], atol=1e-4)


def test_copies_have_fresh_names_and_references_among_them_follow():
    copy = duplicated(slider_crank(), ["crank", "coupler", "pin"], SHIFT)
    assert set(copy.names) == {"crank 1", "coupler 1", "pin 1", "own 1", "twist 1"}
    pin = find(copy.model, "pin 1")
    assert (pin.body_a, pin.body_b) == ("crank 1", "coupler 1")
    again = duplicated(copy.model, copy.names, SHIFT)
    assert find(again.model, "pin 2").body_a == "crank 2"


def test_a_joint_alone_is_doubled_between_the_same_bodies():
    copy = duplicated(slider_crank(), ["pin"], SHIFT)
    pin = find(copy.model, "pin 1")
    assert (pin.body_a, pin.body_b) == ("crank", "coupler")
    assert pin.point_b == pytest.approx((-0.05, -0.2, 0.0))


@given(names=st.sets(st.sampled_from([n for n in NAMES if n != "k"]), min_size=1))
def test_pasting_and_deleting_leaves_the_model_as_it_was(names):
    model = slider_crank()
    copy = pasted(model, from_text(to_text(model, names)), SHIFT)
    after = reconciled(copy.model, removed(copy.model, copy.names))
    assert after == model


@given(names=st.sets(st.sampled_from(NAMES), min_size=1))
def test_text_says_all_of_a_part(names):
    model = slider_crank()
    assert from_text(to_text(model, names)) == part(model, names)


def test_parameters_and_tables_come_along_where_they_are_absent():
    model = added(
        slider_crank(),
        Parameter(name="k2", value=60.0),
        ValueTable(name="ramp", points=((0.0, 0.0), (1.0, 2.0))),
        Force(name="pull", body="slider", force=("k2*table('ramp', t)", 0.0, 0.0)),
    )
    model = msgspec.structs.replace(
        model, formulas=(*model.formulas, Formula(path="k2.value", text="2*k"))
    )
    there = pasted(Model(), part(model, ["slider", "pull"]), SHIFT).model
    assert [p.name for p in there.parameters] == ["k", "k2"]
    assert [t.name for t in there.tables] == ["ramp"]
    assert {f.path for f in there.formulas} == {"k2.value"}
    check(there)
    others = Model(parameters=(Parameter(name="k", value=5.0),))
    there = pasted(others, part(model, ["slider", "pull"]), SHIFT).model
    assert find(there, "k").value == 5.0
    assert find(there, "k2").value == 10.0


def test_a_parameter_whose_name_something_else_has_gets_another():
    model = slider_crank()
    piece = part(model, ["spring", "slider"])
    there = pasted(
        Model(bodies=(msgspec.structs.replace(model.bodies[0], name="k"),)), piece, SHIFT
    )
    assert find(there.model, "k_2").value == 30.0
    assert {f.text for f in there.model.formulas} == {"k_2"}


def test_formulas_of_places_give_way_to_the_shift_of_a_copy():
    model = msgspec.structs.replace(
        slider_crank(), formulas=(Formula(path="slider.position[0]", text="0.014*k"),)
    )
    copy = duplicated(model, ["slider"], SHIFT)
    assert find(copy.model, "slider 1").position == pytest.approx((0.52, -0.04, 0.0))
    assert copy.model.formulas == model.formulas


def test_what_needs_a_body_that_is_not_there_is_refused():
    piece = part(slider_crank(), ["pin"])
    with pytest.raises(ModelError, match="needs 'crank', which is not here; copy that too"):
        pasted(Model(), piece, SHIFT)
    assert pasted(slider_crank(), piece, SHIFT).names == ("pin 1",)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("hello", "not JSON here"),
        ('{"a": 1}', "not a model of Kanevas"),
        ('{"format": "kanevas-model", "version": 1, "bodies": [{"mass": 1}]}', "name"),
    ],
)
def test_text_that_is_no_part_of_a_model_is_refused(text, words):
    with pytest.raises(ModelError, match=words):
        from_text(text)


def test_a_text_with_a_name_twice_is_refused():
    text = """{"format": "kanevas-model", "version": 1, "notes": [{"name": "n"}, {"name": "n"}]}"""
    with pytest.raises(ModelError, match="unique"):
        pasted(Model(), from_text(text), SHIFT)


def test_long_names_are_cut_for_their_numbers():
    long = "x" * 64
    model = Model(bodies=(msgspec.structs.replace(slider_crank().bodies[0], name=long),))
    copy = duplicated(model, [long], SHIFT)
    assert copy.names == (f"{'x' * 58} 1",)
