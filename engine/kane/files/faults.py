"""Every fault of a model file at once, each with its path, in the user's words."""

import functools
import math
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from msgspec import inspect

from kane.arguments import described
from kane.errors import Fault
from kane.fields import NAME_PATTERN, NAME_WORDS, is_in_file
from kane.files.printable import on_one_line
from kane.model.numbers import FINITE, expected
from kane.sentences import NOTHING, Sentence, as_it_is, either, say
from kane.suggestion import suggestion

WORDS_OF_PATTERN = {NAME_PATTERN: NAME_WORDS}
MEMBERS_LISTED = 20
LONGEST_SHOWN = 40  # characters of what a file has
HUGE = 1e300  # a number of this size is looked at with care


def structure_faults(kind: inspect.Type, value: Any, path: str) -> Iterator[Fault]:
    """Yield what keeps ``value`` (as JSON gives it) from being of type ``kind``."""
    match kind:
        case inspect.Metadata():
            yield from structure_faults(kind.type, value, path)
        case inspect.StructType():
            yield from _record_faults(kind, value, path)
        case inspect.VarTupleType():
            yield from _list_faults(kind, value, path)
        case inspect.TupleType():
            yield from _vector_faults(kind, value, path)
        case inspect.UnionType():
            yield from _union_faults(kind, value, path)
        case inspect.FloatType():
            yield from _number_faults(kind, value, path)
        case inspect.StrType():
            yield from _text_faults(kind, value, path)
        case inspect.LiteralType():
            if value not in kind.values:
                choices = either([*map(shown, kind.values)])
                yield Fault(
                    path, say("must be {choices}, is {value}", choices=choices, value=shown(value))
                )
        case inspect.BoolType():
            if not isinstance(value, bool):
                yield Fault(path, say("must be true or false, is {value}", value=shown(value)))
        case inspect.NoneType():
            if value is not None:
                yield Fault(path, say("must be null, is {value}", value=shown(value)))
        case _:
            raise TypeError(f"no check for {kind}")


@dataclass(frozen=True)
class Unlike:
    """What no file could hold, in a model that a script has made."""

    value: object


def shown(value: Any) -> Sentence:
    """Return a short text of a JSON value for a message, or of what stands in a script."""
    match value:
        case Unlike(value=inner):
            return described(inner)
        case None:
            return as_it_is("null")
        case bool():
            return as_it_is("true" if value else "false")
        case str():
            return as_it_is(f"'{_shortened(value)}'")
        case list():
            return say("a list")
        case dict():
            return say("a group {{ }}")
        case int():
            return as_it_is(_shortened(str(value)))
        case float():
            return Sentence("{value:.12g}", {"value": value})
    return described(value)


def _shortened(text: str) -> str:
    shown = on_one_line(text[:LONGEST_SHOWN])
    cut = len(text) > LONGEST_SHOWN or len(shown) > LONGEST_SHOWN
    return f"{shown[: LONGEST_SHOWN - 3]}…" if cut else shown


def _record_faults(kind: inspect.StructType, value: Any, path: str) -> Iterator[Fault]:
    if not isinstance(value, dict):
        yield Fault(path, say("must be a group {{ }} of fields, is {value}", value=shown(value)))
        return
    known = {field.encode_name: field for field in kind.fields if is_in_file(field)}
    if kind.tag_field:
        tag = value.get(kind.tag_field)
        if tag != kind.tag:
            yield Fault(_join(path, kind.tag_field), _wrong_tag([kind.tag], tag))
    for key, entry in value.items():
        if key in known:
            yield from structure_faults(known[key].type, entry, _join(path, key))
        elif key != kind.tag_field:
            yield Fault(_join(path, _shortened(key)), functools.partial(_unknown, key, known))
    for name, field in known.items():
        if field.required and name not in value:
            yield Fault(_join(path, name), say("is missing"))


def _list_faults(kind: inspect.VarTupleType, value: Any, path: str) -> Iterator[Fault]:
    if not isinstance(value, list):
        yield Fault(path, say("must be a list [ ], is {value}", value=shown(value)))
        return
    if kind.min_length and len(value) < kind.min_length:
        yield Fault(
            path,
            say(
                "must have at least {min_length} entries, has {count}",
                min_length=kind.min_length,
                count=len(value),
            ),
        )
    is_right = _plain_check(kind.item_type)
    for i, entry in enumerate(value):
        if not is_right(entry):
            yield from structure_faults(kind.item_type, entry, f"{path}[{i}]")


def _plain_check(kind: inspect.Type) -> Callable[[Any], bool]:
    """Return what sees at once that a list of numbers has no fault; it may not see it of some."""
    match kind:
        case inspect.TupleType(item_types=items) if all(_is_unlimited(item) for item in items):
            count = len(items)
            return lambda value: (
                type(value) is list
                and len(value) == count
                and all((type(x) is float or type(x) is int) and -HUGE < x < HUGE for x in value)
            )
        case inspect.Metadata():
            return _plain_check(kind.type)
    return lambda _: False


def _is_unlimited(kind: inspect.Type) -> bool:
    while isinstance(kind, inspect.Metadata):
        kind = kind.type
    return isinstance(kind, inspect.FloatType) and kind.gt is kind.ge is kind.lt is kind.le is None


def _vector_faults(kind: inspect.TupleType, value: Any, path: str) -> Iterator[Fault]:
    count = len(kind.item_types)
    if not isinstance(value, list):
        yield Fault(
            path,
            say("must be a list of {count} numbers, is {value}", count=count, value=shown(value)),
        )
    elif len(value) != count:
        yield Fault(
            path, say("must have {count} entries, has {given}", count=count, given=len(value))
        )
    else:
        for i, (item, entry) in enumerate(zip(kind.item_types, value, strict=True)):
            yield from structure_faults(item, entry, f"{path}[{i}]")


def _union_faults(kind: inspect.UnionType, value: Any, path: str) -> Iterator[Fault]:
    records = [member for member in kind.types if isinstance(member, inspect.StructType)]
    others = [member for member in kind.types if not isinstance(member, inspect.StructType)]
    if isinstance(value, dict) and records:
        if len(records) == 1:
            yield from _record_faults(records[0], value, path)
            return
        tag_field = records[0].tag_field or "type"
        tag = value.get(tag_field)
        chosen = [member for member in records if member.tag == tag]
        if chosen:
            yield from _record_faults(chosen[0], value, path)
        else:
            yield Fault(_join(path, tag_field), _wrong_tag([m.tag for m in records], tag))
        return
    if value is None and any(isinstance(member, inspect.NoneType) for member in others):
        return
    others = [member for member in others if not isinstance(member, inspect.NoneType)]
    meant = [member for member in others if _is_like(member, value)]
    yield from structure_faults((meant or others or records)[0], value, path)


def _is_like(kind: inspect.Type, value: Any) -> bool:
    """Whether a value is of the sort that a type asks for, be it right or wrong in itself."""
    match kind.type if isinstance(kind, inspect.Metadata) else kind:
        case inspect.StrType():
            return isinstance(value, str)
        case inspect.FloatType():
            return isinstance(value, int | float) and not isinstance(value, bool)
        case inspect.TupleType() | inspect.VarTupleType():
            return isinstance(value, list)
    return False


def _number_faults(kind: inspect.FloatType, value: Any, path: str) -> Iterator[Fault]:
    if isinstance(value, bool) or not isinstance(value, int | float):
        yield Fault(path, say("must be a number, is {value}", value=shown(value)))
        return
    try:
        number = float(value)
    except OverflowError:
        number = math.inf
    wanted = expected(kind, number)
    if wanted == FINITE:
        is_ = say("not a number") if math.isnan(number) else say("too large for double precision")
        yield Fault(path, say("{finite}, is {given}", finite=FINITE, given=is_))
    elif wanted:
        yield Fault(path, say("{wanted}, is {value}", wanted=wanted, value=shown(value)))


def _text_faults(kind: inspect.StrType, value: Any, path: str) -> Iterator[Fault]:
    if not isinstance(value, str):
        yield Fault(path, say("must be text in quotes, is {value}", value=shown(value)))
    elif any("\ud800" <= character <= "\udfff" for character in value):
        yield Fault(path, say("must not have half a surrogate pair, no file can hold it"))
    elif kind.min_length is not None and len(value) < kind.min_length:
        yield Fault(path, say("must not be empty"))
    elif kind.max_length is not None and len(value) > kind.max_length:
        yield Fault(
            path,
            say(
                "must have at most {max_length} characters, has {count}",
                max_length=kind.max_length,
                count=len(value),
            ),
        )
    elif kind.pattern is not None and not re.fullmatch(kind.pattern, value):
        words = WORDS_OF_PATTERN.get(
            kind.pattern, say("must match {pattern}", pattern=kind.pattern)
        )
        yield Fault(path, say("{words}, is {value}", words=words, value=shown(value)))


def _wrong_tag(tags: list[Any], tag: Any) -> Sentence:
    choices = either([f"'{entry}'" for entry in tags])
    return say(
        "must be {choices}, is {value}",
        choices=choices,
        value=shown(tag) if tag is not None else say("missing"),
    )


def _unknown(key: str, known: Any) -> Sentence:
    return say("is not a known field{suggestion}", suggestion=_suggestion(key, known))


def _suggestion(key: str, known: Any) -> Sentence:
    names = list(known)
    close = suggestion(key, names)
    if close:
        return close
    if len(names) <= MEMBERS_LISTED:
        return say("; known are {names}", names=", ".join(names))
    return NOTHING


def _join(path: str, key: str) -> str:
    return f"{path}.{key}" if path else key
