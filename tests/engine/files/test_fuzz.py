"""Whatever stands in a file, a person reads a sentence and no traceback."""

import copy
import json
import random
import time

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from tests.damage import damaged
from tests.engine.helpers import MODELS, ROOT

from kane.compiled import compile_model
from kane.errors import FileError, ModelError
from kane.files.model_json import dumps, load, loads

VALID = [
    json.loads((ROOT / "models" / name).read_text("utf-8"))
    for name in ("two_bodies.json", "seven_body_mechanism.json")
]
FUZZ = settings(max_examples=100, deadline=None, derandomize=True)

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


STRANGE = (
    None, True, -1, 0, 1e-320, 1e308, -1e308, 10**400, "", "ground", "2*q", "t", "((", "a" * 3000,
    "\x1b]0;x\x07", "\ud800", [], {}, [[]], {"": 0}, [0] * 40, ["a"] * 3,
)  # fmt: skip


def spoil(content, chance, others):
    """Change a JSON document in a few places, in the ways in which people and programs do."""
    for _ in range(chance.randint(1, 4)):
        way = chance.choice(list(places(content)))
        *above, last = way
        place = content
        for key in above:
            place = place[key]
        deed = chance.randrange(6)
        if deed == 0:
            place[last] = copy.deepcopy(chance.choice(STRANGE))
        elif deed == 1:
            place[last] = copy.deepcopy(chance.choice(others))
        elif deed == 2:
            del place[last]
        elif deed == 3 and isinstance(place, list):
            place.insert(chance.randrange(len(place) + 1), copy.deepcopy(place[last]))
        elif deed == 4 and isinstance(place, dict):
            name = chance.choice(("type", "name", "format", "x", last.upper()))
            place[name] = copy.deepcopy(place[last])
        elif isinstance(place[last], int | float) and abs(place[last]) < 1e300:
            place[last] *= chance.choice((-1, 0, 1e-300, 1e300, 1e10))
        if not content:
            return


@pytest.mark.parametrize("tries", [150, pytest.param(100_000, marks=pytest.mark.slow)])
def test_models_with_a_few_things_wrong_are_refused_in_words_or_valid(tries):
    models = [json.loads(path.read_text("utf-8")) for path in MODELS]
    # the shorter ones, of which an edit is sooner somewhere that matters
    models.sort(key=lambda model: len(json.dumps(model)))
    models = models[: len(models) // 2]
    others = [value for model in models for way in places(model) for value in [_at(model, way)]]
    chance, accepted, longest = random.Random(24), 0, 0.0
    for _ in range(tries):
        content = copy.deepcopy(chance.choice(models))
        spoil(content, chance, others)
        text, unfinished = json.dumps(content), chance.random() < 0.4
        began = time.process_time()
        try:
            model = loads(text, unfinished)
        except ModelError as error:
            assert str(error)
            assert len(str(error)) < 20_000
        else:
            accepted += 1
            again = dumps(model)
            assert loads(again, unfinished) == model
        longest = max(longest, time.process_time() - began)
    assert accepted > tries / 50
    assert longest < 3.0  # s


@pytest.mark.parametrize("tries", [100, pytest.param(100_000, marks=pytest.mark.slow)])
def test_damaged_files_are_refused_in_words_or_valid(tmp_path, tries):
    whole = (ROOT / "models" / "two_bodies.json").read_bytes()
    chance, path = random.Random(25), tmp_path / "model.json"
    for _ in range(tries):
        path.unlink(missing_ok=True)
        path.write_bytes(damaged(whole, chance))
        try:
            load(path, unfinished=chance.random() < 0.4)
        except (ModelError, FileError) as error:
            assert str(error)


def _at(content, way):
    for key in way:
        content = content[key]
    return content


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
