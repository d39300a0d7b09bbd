"""Whatever stands in a file, a person reads a sentence and no traceback."""

import copy
import json

from hypothesis import example, given, settings
from hypothesis import strategies as st
from tests.engine.helpers import ROOT

from kane.compiled import compile_model
from kane.errors import FileError, ModelError
from kane.files.model_json import dumps, load, loads

VALID = [
    json.loads((ROOT / "models" / name).read_text("utf-8"))
    for name in ("two_bodies.json", "seven_body_mechanism.json")
]
FUZZ = settings(max_examples=300, deadline=None, derandomize=True)

scalars = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.just(10**400),
    st.floats(),
    st.text(max_size=8),
    st.sampled_from(["ground", "system", "K1", "body1", "ball", "rod", "rk4", "\ud800", "a\n"]),
)
values = st.recursive(
    scalars,
    lambda inner: st.one_of(
        st.lists(inner, max_size=4),
        st.dictionaries(
            st.one_of(st.text(max_size=6), st.sampled_from(["type", "axis", "angle", "name"])),
            inner,
            max_size=4,
        ),
    ),
    max_leaves=8,
)


def places(content, way=()):
    """Yield the way to every value in a JSON document."""
    entries = content.items() if isinstance(content, dict) else enumerate(content)
    for key, value in entries:
        yield (*way, key)
        if isinstance(value, dict | list):
            yield from places(value, (*way, key))


@st.composite
def spoilt(draw):
    content = copy.deepcopy(draw(st.sampled_from(VALID)))
    for _ in range(draw(st.integers(1, 3))):
        *way, last = draw(st.sampled_from(list(places(content))))
        place = content
        for key in way:
            place = place[key]
        if draw(st.booleans()):
            place[last] = draw(values)
        elif isinstance(place, dict):
            place[draw(st.text(max_size=6))] = draw(values)
        else:
            place.append(draw(values))
    return content


@FUZZ
@given(spoilt())
def test_spoilt_models_are_refused_in_words_or_valid(content):
    try:
        model = loads(json.dumps(content))
    except ModelError as error:
        assert error.faults
        assert all(fault.text for fault in error.faults)
        return
    assert loads(dumps(model)) == model
    dumps(model).encode("utf-8")
    if model.bodies:
        compile_model(model)


@FUZZ
@given(st.text())
@example("\ufeff{}")
@example('{"format": "kanevas-model", "version": 1, "title": "\\ud800"}')
def test_any_text_is_refused_in_words_or_valid(text):
    try:
        loads(text)
    except ModelError as error:
        assert str(error)


@FUZZ
@given(st.binary(max_size=64))
def test_any_bytes_are_refused_in_words(tmp_path_factory, content):
    path = tmp_path_factory.getbasetemp() / "fuzz.json"
    path.write_bytes(content)
    try:
        load(path)
    except (ModelError, FileError) as error:
        assert str(error)
