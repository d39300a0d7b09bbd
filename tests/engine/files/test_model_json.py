import json
import os

import pytest
from tests.engine.helpers import MODELS, ROOT, pendulum, random_model

from kane.errors import FileError, ModelError
from kane.files.model_json import dumps, load, loads, save, schema
from kane.model import Model

HEAD = '{"format": "kanevas-model", "version": 1'


def refusal(text):
    with pytest.raises(ModelError) as caught:
        loads(text)
    return str(caught.value)


@pytest.mark.parametrize("path", MODELS, ids=lambda path: path.stem)
def test_examples_are_written_as_they_were_read(path, tmp_path):
    model = load(path)
    save(model, tmp_path / "copy.json")
    assert (tmp_path / "copy.json").read_text("utf-8") == path.read_text("utf-8")
    assert load(tmp_path / "copy.json") == model


@pytest.mark.parametrize("seed", range(5))
def test_every_number_survives_a_file_to_the_last_bit(seed):
    model = random_model(seed, bodies=4, loops=1)
    assert loads(dumps(model)) == model


def test_fields_at_their_default_are_left_out():
    assert json.loads(dumps(Model())) == {
        "format": "kanevas-model",
        "version": 1,
        "units": "SI: m, kg, s, N, rad",
    }
    assert loads(dumps(Model())) == Model()


def test_a_byte_order_mark_does_no_harm(tmp_path):
    (tmp_path / "m.json").write_text(dumps(pendulum()), encoding="utf-8-sig")
    assert load(tmp_path / "m.json") == pendulum()


def test_names_of_all_languages_survive(tmp_path):
    text = dumps(pendulum()).replace('"rod"', '"Стержень ß 1"')
    save(loads(text), tmp_path / "m.json")
    assert load(tmp_path / "m.json").bodies[0].name == "Стержень ß 1"
    assert "Стержень" in (tmp_path / "m.json").read_text("utf-8")


def test_syntax_errors_have_a_line_and_a_column():
    assert refusal(HEAD + ',\n  "title": }') == "line 2, column 12: not JSON here: Expecting value"
    assert refusal("") == "line 1, column 1: not JSON here: Expecting value"
    assert refusal("no model") == "line 1, column 1: not JSON here: Expecting value"


@pytest.mark.parametrize("word", ["NaN", "Infinity", "-Infinity"])
def test_words_for_no_number_are_refused(word):
    expected = f"{word} is not a number that a model can hold"
    assert refusal(HEAD + f', "gravity": [0, {word}, 0]}}') == expected


def test_numbers_too_large_for_a_double_are_refused():
    for number in ("1e999", "1" + "0" * 400):
        assert refusal(HEAD + f', "gravity": [0, {number}, 0]}}') == (
            "gravity[1]: must be a finite number, is too large for double precision"
        )
    for field in ("title", "units", "bodies"):
        assert f"{field}: must be" in refusal(HEAD + f', "{field}": 1{"0" * 400}}}')
    refusal('{"format": 1' + "0" * 400 + "}")
    refusal(HEAD + ', "title": 1' + "0" * 5000 + "}")


def test_fields_that_stand_twice_are_refused():
    text = HEAD + ', "title": "a", "title": "b"}'
    assert refusal(text) == "the field 'title' stands twice in one group"


def test_deep_nesting_is_refused():
    assert "nested too deeply" in refusal(HEAD + ', "title": ' + "[" * 200_000 + "}")
    assert refusal(HEAD + ', "title": ' + "[" * 500 + "]" * 500 + "}") == (
        "title: must be text in quotes, is a list"
    )


@pytest.mark.parametrize("content", ["[]", "1", '"text"', "null", "true"])
def test_other_json_is_no_model(content):
    assert refusal(content).startswith("must be a group { } of fields, is ")


def test_other_formats_and_versions_are_refused():
    assert refusal("{}") == "format: must be 'kanevas-model', is missing; not a model of Kanevas"
    assert refusal('{"format": "gltf"}') == (
        "format: must be 'kanevas-model', is 'gltf'; not a model of Kanevas"
    )
    newer = '{"format": "kanevas-model", "version": 2}'
    assert refusal(newer) == "version: is 2, this Kanevas reads up to 1; update Kanevas"
    for version in ("0", "-1", "1.0", "true", '"1"', "null", "[]"):
        text = f'{{"format": "kanevas-model", "version": {version}}}'
        assert refusal(text) == "version: must be a whole number from 1 to 1"


def test_other_units_are_refused():
    assert refusal(HEAD + ', "units": "mm, kg, s"}') == (
        "units: must be 'SI: m, kg, s, N, rad', is 'mm, kg, s'"
    )


def test_files_that_cannot_be_read_are_refused(tmp_path):
    (tmp_path / "latin.json").write_bytes('{"title": "Größe"}'.encode("latin-1"))
    for name, words in {
        "none.json": "No such file or directory",
        ".": "Is a directory",
        "latin.json": "it is not a text file in UTF-8",
        "latin.json/x": "Not a directory",
    }.items():
        with pytest.raises(FileError) as caught:
            load(tmp_path / name)
        assert str(caught.value) == f"Cannot open {tmp_path / name}: {words}."


@pytest.mark.skipif(not hasattr(os, "truncate"), reason="needs sparse files")
def test_files_far_too_large_are_refused_unread(tmp_path):
    (tmp_path / "huge.json").touch()
    os.truncate(tmp_path / "huge.json", 2**40)
    with pytest.raises(FileError, match="larger than 64 MB"):
        load(tmp_path / "huge.json")


def test_an_empty_file_is_refused(tmp_path):
    (tmp_path / "m.json").touch()
    with pytest.raises(ModelError, match="line 1, column 1: not JSON here"):
        load(tmp_path / "m.json")


def test_half_characters_are_refused():
    # a file in UTF-8 could not hold what JSON can escape
    assert "must not have half a surrogate pair" in refusal(HEAD + ', "title": "\\ud800"}')
    assert loads(HEAD + ', "title": "\\ud83d\\ude00"}').title == "\N{GRINNING FACE}"


def test_the_schema_describes_every_field_with_its_unit():
    document = schema()
    json.dumps(document)
    model = document["$defs"]["Model"]
    assert model["required"][:2] == ["format", "version"]
    assert model["properties"]["version"] == {"const": 1}
    assert model["properties"]["gravity"]["x-unit"] == "m/s^2"
    body = document["$defs"]["Body"]
    assert body["required"] == ["name"]
    assert body["additionalProperties"] is False
    number, nothing = body["properties"]["mass"]["anyOf"]
    assert (number["minimum"], nothing) == (0, {"type": "null"})
    for definition in document["$defs"].values():
        for name, field in definition.get("properties", {}).items():
            assert field.keys() & {"description", "enum", "const"} or name in {"title", "curves"}


def test_the_schema_lets_a_formula_stand_for_every_number():
    document = schema()
    assert "formulas" not in document["$defs"]["Model"]["properties"]
    assert '"type": "number"' not in json.dumps(document)
    assert document["$defs"]["Parameter"]["properties"]["value"]["type"] == ["number", "string"]
    duration = document["$defs"]["SolverSettings"]["properties"]["duration"]
    assert duration["type"] == ["number", "string"]
    assert (duration["exclusiveMinimum"], duration["x-unit"], duration["default"]) == (0, "s", 1.0)


def test_the_committed_schema_is_the_one_of_the_code():
    committed = (ROOT / "resources" / "model.schema.json").read_text("utf-8")
    assert json.loads(committed) == json.loads(json.dumps(schema()))


def test_a_reference_to_the_schema_is_allowed():
    text = '{"$schema": "model.schema.json", "format": "kanevas-model", "version": 1}'
    assert loads(text) == Model()
