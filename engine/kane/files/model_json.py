"""Model files: JSON, versioned, SI units and radians."""

import functools
import json
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect

from kane.arguments import checked
from kane.errors import Fault, FileError, ModelError, refuse
from kane.expressions.parse import MAX_LENGTH
from kane.fields import is_in_file
from kane.files.atomic import write_atomically
from kane.files.faults import Unlike, shown, structure_faults
from kane.files.ordinary import read_ordinary
from kane.model import Model, check, check_references
from kane.model.formulas import texts_that_hold, worked_out
from kane.model.model import type_of_model
from kane.model.numbers import Way
from kane.sentences import Sentence, as_it_is, say

# The first is the program's own: systems know by it which program opens a file. Both hold the same.
SUFFIXES = (".kanevas", ".json")
FORMAT = "kanevas-model"
VERSION = 1
LARGEST_FILE = 64 * 2**20
WIDEST_LINE = 88

# One entry for each change of the format: from version n (the index + 1) to the next.
MIGRATIONS: tuple[Callable[[dict[str, Any]], dict[str, Any]], ...] = ()


def is_model_file(path: Path) -> bool:
    """Tell by its name whether a file should hold a model."""
    return path.suffix.lower() in SUFFIXES


@checked
def load(path: str | Path, unfinished: bool = False) -> Model:
    """Read a model file.

    Args:
        path: the file.
        unfinished: let faults through that only keep the model from running, see
            ``kane.model.faults``; for editors.

    Raises:
        FileError: there is no such file, or it cannot be read.
        ModelError: the file is not a valid model; one fault for each thing to mend.

    """
    path = Path(path)
    try:
        text = read_ordinary(path, LARGEST_FILE).decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise FileError(
            say("Cannot open {path}: it is not a text file in UTF-8.", path=path)
        ) from error
    return loads(text, unfinished)


def loads(text: str, unfinished: bool = False) -> Model:
    """Return the model that the text of a model file describes; raises ModelError as ``load``."""
    model = read(text)
    check_references(model) if unfinished else check(model)
    return model


def read(text: str) -> Model:
    """Return what a text says, maybe a part of a model that refers to what is not in it.

    Raises:
        ModelError: the text is not in the format of model files.

    """
    content = _migrated(_parsed(text))
    content, formulas, refused = worked_out(content)
    found = structure_faults(type_of_model(), content, "")
    # a text in the place of a number has a fault that says more than that it is no number
    refuse(fault for own in found if (fault := refused.get(own.path, own)) is not None)
    return msgspec.structs.replace(msgspec.convert(content, Model), formulas=formulas)


@checked
def save(model: Model, path: str | Path) -> None:
    """Write a model file; the old file stays whole until the new one is.

    Raises:
        FileError: the file cannot be written.
        ModelError: a field holds what no file could.

    """
    validate(model)
    text = dumps(model)
    with write_atomically(Path(path)) as stream:
        stream.write(text)


def dumps(model: Model) -> str:
    """Return the text of a model file: fields at their default are left out.

    A number that its formula gives is written as the formula; where they contradict each other,
    the number goes.
    """
    plain = _plain(model, (), texts_that_hold(model))
    content = {"format": FORMAT, "version": VERSION, "units": model.units, **plain}
    return _layout(content) + "\n"


def validate(model: Model) -> None:
    """Raise ModelError for what no model file could hold; Python lets anything into a field."""
    if found := tuple(structure_faults(_kind_of_model(), _as_in_file(model), "")):
        raise ModelError(found)


@functools.cache
def _kind_of_model() -> inspect.Type:
    return inspect.type_info(Model)


def _as_in_file(value: Any) -> Any:
    """Return plain data of a record, as ``json`` reads it; what no file could hold stays itself."""
    match value:
        case msgspec.Struct():
            return dict(_fields_as_in_file(value))
        case tuple():
            return [_as_in_file(entry) for entry in value]
        case dict() | list():
            return Unlike(value)
    return value


def _fields_as_in_file(record: msgspec.Struct) -> Iterator[tuple[str, Any]]:
    config = record.__struct_config__
    if config.tag is not None and config.tag_field is not None:
        yield config.tag_field, config.tag
    for field in _fields_in_file(type(record)):
        value = getattr(record, field.name)
        if field.required or value is not field.default:
            yield field.encode_name, _as_in_file(value)


def schema() -> dict[str, Any]:
    """Return the JSON Schema of model files; ``x-unit`` and ``x-symbol`` describe quantities.

    Wherever there is a number, a formula may stand; limits go for its value.
    """
    document: dict[str, Any] = _with_formulas(msgspec.json.schema(Model))
    definition = document["$defs"]["Model"]
    for field in type_of_model().fields:
        if not is_in_file(field):
            del definition["properties"][field.encode_name]
    del document["$defs"]["Formula"]
    definition["properties"] = {
        "format": {"const": FORMAT},
        "version": {"const": VERSION},
        "$schema": {"type": "string", "description": "For editors; Kanevas passes it over."},
        **definition["properties"],
    }
    definition["required"] = ["format", "version", *definition["required"]]
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", **document}


def _with_formulas(schema: Any) -> Any:
    """Return a JSON Schema in which every number may be a text; limits of numbers pass texts by."""
    match schema:
        case {"type": "number", **others}:
            text = {"type": ["number", "string"], "minLength": 1, "maxLength": MAX_LENGTH}
            return {key: text.get(key, others.get(key)) for key in {**schema, **text}}
        case dict():
            return {key: _with_formulas(value) for key, value in schema.items()}
        case list():
            return [_with_formulas(entry) for entry in schema]
    return schema


# What Python's reader says; whatever else it may say stays as it is.
JSON_FAULTS = {
    str(words): words
    for words in (
        say("Expecting value"),
        say("Expecting ',' delimiter"),
        say("Expecting ':' delimiter"),
        say("Expecting property name enclosed in double quotes"),
        say("Illegal trailing comma before end of array"),
        say("Illegal trailing comma before end of object"),
        say("Invalid control character at"),
        say("Invalid \\escape"),
        say("Unterminated string starting at"),
        say("Extra data"),
    )
}


def _of_json(message: str) -> Sentence:
    return JSON_FAULTS.get(message) or as_it_is(message)


def _parsed(text: str) -> dict[str, Any]:
    try:
        content = json.loads(
            text, object_pairs_hook=_without_repeats, parse_constant=_no_such_number
        )
    except json.JSONDecodeError as error:
        place = say("line {lineno}, column {colno}", lineno=error.lineno, colno=error.colno)
        raise ModelError(
            [Fault(place, say("not JSON here: {fault}", fault=_of_json(error.msg)))]
        ) from error
    except RecursionError as error:
        raise ModelError([Fault("", say("not a model file: nested too deeply"))]) from error
    except _RefusedError as error:
        raise ModelError([Fault("", error.args[0])]) from error
    except ValueError as error:  # Python works out no whole number of so many digits
        raise ModelError(
            [Fault("", say("a number has more digits than any model needs"))]
        ) from error
    if not isinstance(content, dict):
        raise ModelError(
            [
                Fault(
                    "", say("must be a group {{ }} of fields, is {content}", content=shown(content))
                )
            ]
        )
    return content


class _RefusedError(ValueError):
    """What JSON allows, or Python reads, and no model file may have."""


def _without_repeats(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    group = dict(pairs)
    if len(group) < len(pairs):
        counts = Counter(key for key, _ in pairs)
        twice = next(key for key in group if counts[key] > 1)
        raise _RefusedError(say("the field {twice} stands twice in one group", twice=shown(twice)))
    return group


def _no_such_number(word: str) -> float:
    raise _RefusedError(say("{word} is not a number that a model can hold", word=word))


def _migrated(content: dict[str, Any]) -> dict[str, Any]:
    content = dict(content)
    content.pop("$schema", None)  # for the editors of those who write models by hand
    kind = content.pop("format", None)
    version = content.pop("version", None)
    if kind != FORMAT:
        is_ = say("is missing") if kind is None else say("is {kind}", kind=shown(kind))
        raise ModelError(
            [
                Fault(
                    "format",
                    say(
                        "must be '{format}', {given}; not a model of Kanevas",
                        format=FORMAT,
                        given=is_,
                    ),
                )
            ]
        )
    if isinstance(version, bool) or not isinstance(version, int) or version < 1:
        raise ModelError(
            [Fault("version", say("must be a whole number from 1 to {version}", version=VERSION))]
        )
    if version > VERSION:
        raise ModelError(
            [
                Fault(
                    "version",
                    say(
                        "is {version}, this Kanevas reads up to {known}; update Kanevas",
                        version=version,
                        known=VERSION,
                    ),
                )
            ]
        )
    for migrate in MIGRATIONS[version - 1 :]:
        content = migrate(content)
    return content


def _plain(value: Any, way: Way, texts: Mapping[Way, str]) -> Any:
    """Return plain data, with texts in the place of the numbers that they give."""
    if isinstance(value, msgspec.Struct):
        return dict(_plain_fields(value, way, texts))
    if isinstance(value, tuple):
        return [_plain(entry, (*way, i), texts) for i, entry in enumerate(value)]
    return texts.get(way, value)


def _plain_fields(
    record: msgspec.Struct, way: Way, texts: Mapping[Way, str]
) -> Iterator[tuple[str, Any]]:
    config = record.__struct_config__
    if config.tag is not None and config.tag_field is not None:
        yield config.tag_field, config.tag
    for field in _fields_in_file(type(record)):
        value = getattr(record, field.name)
        plain = _plain(value, (*way, field.name), texts)
        # a formula stays where its value is the default
        if field.required or value != field.default or plain != _plain(value, (), {}):
            yield field.encode_name, plain


@functools.cache
def _fields_in_file(kind: type[msgspec.Struct]) -> tuple[inspect.Field, ...]:
    fields = inspect.type_info(kind).fields  # type: ignore[attr-defined]
    return tuple(field for field in fields if is_in_file(field))


def _layout(value: Any, indent: int = 0) -> str:
    """Return JSON in which a group or list stands on one line if it fits there."""
    line = json.dumps(value, ensure_ascii=False)
    numbers = isinstance(value, list) and not any(isinstance(entry, dict) for entry in value)
    if not isinstance(value, dict | list) or numbers or (indent and len(line) <= WIDEST_LINE):
        return line
    inner, outer = "  " * (indent + 1), "  " * indent
    if isinstance(value, dict):
        lines = [f"{inner}{json.dumps(k)}: {_layout(v, indent + 1)}" for k, v in value.items()]
        return "{\n" + ",\n".join(lines) + f"\n{outer}}}"
    lines = [inner + _layout(entry, indent + 1) for entry in value]
    return "[\n" + ",\n".join(lines) + f"\n{outer}]"
