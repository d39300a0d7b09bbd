"""Formulas in the place of numbers: whatever they are and wherever they stand, files keep them."""

import copy
import json
import math

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import inspect
from msgspec.structs import replace
from tests.engine.expressions.test_attacks import REFUSED
from tests.engine.helpers import ROOT, random_model
from tests.models import OSCILLATOR, oscillator_of_parameters

from kane.errors import ModelError
from kane.files.model_json import dumps, loads
from kane.model import Model, Parameter, with_parameters
from kane.model.numbers import places, with_values

MODEL = inspect.type_info(Model)
NAMES = ("a", "L2", "größe", "k_1")
FREE = ("gravity", "position", "velocity", "angular_velocity", "force", "torque")
SUBJECTS = [
    json.loads((ROOT / "models" / "seven_body_mechanism.json").read_text("utf-8")),
    json.loads(dumps(random_model(7, bodies=2))),
]

numbers = st.floats(-1e3, 1e3, allow_subnormal=False)
leaves = st.one_of(
    st.sampled_from(NAMES), numbers.map(lambda x: f"({x!r})"), st.integers(0, 99).map(str)
)
formulas = st.recursive(
    leaves,
    lambda inner: st.one_of(
        st.tuples(inner, st.sampled_from(["+", " - ", "*", " *  "]), inner).map("".join),
        inner.map(lambda text: f"-({text})"),
        inner.map(lambda text: f"abs( {text} )"),
    ),
    max_leaves=6,
)
values = st.fixed_dictionaries(dict.fromkeys(NAMES, numbers))


def in_python(text, values):
    """The value of a formula by Python itself: + - * and abs are those of IEEE 754 in both."""
    return float(eval(text, {"__builtins__": {}, "abs": abs}, values))


def parameters(values):
    return [{"name": name, "value": values[name]} for name in NAMES]


@st.composite
def models_with_formulas(draw):
    """Return a file in plain data and its formulas by way; where limits hold, values stay."""
    content = copy.deepcopy(draw(st.sampled_from(SUBJECTS)))
    known = draw(values)
    found = list(places(MODEL, content))
    chosen = draw(st.lists(st.sampled_from(found), max_size=8, unique_by=lambda place: place.way))
    texts = {}
    for place in chosen:
        text = draw(formulas)
        if not any(f".{word}[" in f".{place.path}" for word in FREE):
            text = f"{float(place.value)!r} + 0*({text})"
        texts[place.way] = text
    return {**with_values(content, texts), "parameters": parameters(known)}, texts, known


@settings(max_examples=30, deadline=None, derandomize=True)
@given(models_with_formulas(), values)
def test_formulas_survive_a_file_and_have_the_values_of_python(subject, others):
    content, texts, known = subject
    model = loads(json.dumps(content))
    assert len(model.formulas) == len(texts)
    found = {place.way: place.value for place in places(MODEL, model)}
    for way, text in texts.items():
        assert found[way] == in_python(text, known)
    assert loads(dumps(model)) == model
    written = {place.way: place.value for place in places(MODEL, json.loads(dumps(model)))}
    assert texts.items() <= written.items()
    assert with_parameters(model, others) == loads(
        json.dumps({**content, "parameters": parameters(others)})
    )


def test_a_model_of_parameters_is_written_as_it_was_read():
    model = oscillator_of_parameters()
    assert loads(dumps(model)) == model
    written = json.loads(dumps(model))
    assert written.pop("units")
    # a number of a file may be whole, Kanevas writes it as a double
    assert written == json.loads(json.dumps(OSCILLATOR))


def test_a_formula_for_the_value_that_is_the_default_stays():
    text = '{"format": "kanevas-model", "version": 1, "solver": {"duration": "1", "step": 0.001}}'
    assert json.loads(dumps(loads(text)))["solver"] == {"duration": "1"}


def test_laws_are_kept_as_laws():
    model = oscillator_of_parameters()
    assert model.forces[0].force == ("0*k*t", 0.0, 0.0)
    assert not any(formula.path.startswith("none.force") for formula in model.formulas)


def test_a_number_may_be_a_text_of_it():
    content = {**OSCILLATOR, "gravity": ["0", "-9.81", "1e-3"]}
    assert loads(json.dumps(content)).gravity == (0.0, -9.81, 0.001)


@pytest.mark.parametrize("text", REFUSED, ids=lambda text: ascii(text[:30]))
def test_no_text_in_the_place_of_a_number_reaches_python(text):
    for content in (
        {**OSCILLATOR, "gravity": [0, text, 0]},
        {**OSCILLATOR, "parameters": [{"name": "g", "value": text}]},
    ):
        with pytest.raises(ModelError) as caught:
            loads(json.dumps(content))
        first, *_ = caught.value.faults
        assert first.path in {"gravity[1]", "gravity[0]", "parameters[0].value"}
        assert str(first).encode()
        assert len(str(first)) < 300


def test_long_chains_of_parameters_are_followed_and_in_the_wrong_order_refused():
    count = 3000
    chain = [{"name": f"p{i}", "value": f"p{i - 1} + 1" if i else 0} for i in range(count)]
    head = {"format": "kanevas-model", "version": 1}
    model = loads(json.dumps({**head, "parameters": chain}))
    assert model.parameters[-1].value == count - 1
    with pytest.raises(ModelError) as caught:
        loads(json.dumps({**head, "parameters": chain[::-1]}))
    assert len(caught.value.faults) + caught.value.more == count - 1
    assert "which comes after it" in str(caught.value)


def test_all_faults_of_formulas_are_said_at_once_in_the_order_of_the_file():
    content = copy.deepcopy(OSCILLATOR)
    content["parameters"][1]["value"] = "1 mm"
    content["bodies"][0]["mass"] = "M"
    content["springs"][0]["stiffness"] = "-k"
    content["solver"]["step"] = -1
    with pytest.raises(ModelError) as caught:
        loads(json.dumps(content))
    assert [fault.path for fault in caught.value.faults] == [
        "parameters[1].value", "bodies[0].mass", "springs[0].stiffness", "solver.step",
    ]  # fmt: skip


def test_bodies_in_another_order_keep_their_formulas():
    model = loads(json.dumps({
        **OSCILLATOR,
        "bodies": [*OSCILLATOR["bodies"], {"name": "other", "mass": "3*m", "particle": True}],
    }))  # fmt: skip
    turned = replace(model, bodies=model.bodies[::-1])
    written = json.loads(dumps(turned))["bodies"]
    assert [body["mass"] for body in written] == ["3*m", "m"]


def test_values_of_parameters_are_exact():
    model = replace(
        oscillator_of_parameters(), formulas=(), parameters=(Parameter(name="c", value=math.pi),)
    )
    assert loads(dumps(replace(model, forces=()))).parameters[0].value == math.pi
