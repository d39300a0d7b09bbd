"""The fields of a record as its types describe them; no Qt here."""

from functools import cache
from typing import Any, NamedTuple, cast, get_args, get_type_hints

import msgspec
from msgspec import inspect

from kane.elements.event import LatchName
from kane.elements.on_joint import JointName
from kane.elements.stops import MeasureName
from kane.fields import BodyName, Expression, Name, Record, is_in_file

NO_DEFAULT = msgspec.NODEFAULT
BODY, JOINT, MEASURE, LATCH, NAME, EXPRESSION = map(
    inspect.type_info, (BodyName, JointName, MeasureName, LatchName, Name, Expression)
)


class Field(NamedTuple):
    """A field of a record.

    Attributes:
        name: its name in files.
        kind: its type without descriptions.
        described: its type with them, by which names of bodies are known from other texts.
        unit: SI unit, ``1`` for what has none.
        symbol: symbol in the equations, empty for what has none.
        meaning: one sentence.
        default: its value where it is left out; ``NO_DEFAULT`` where it must be given.
        choices: values in their order, where there are a few.

    """

    name: str
    kind: inspect.Type
    described: inspect.Type
    unit: str = "1"
    symbol: str = ""
    meaning: str = ""
    default: Any = NO_DEFAULT
    choices: tuple[str, ...] = ()


@cache
def fields_of(record: type[Record]) -> tuple[Field, ...]:
    """Return the fields of a type of record that a person may give, in the order of files."""
    hints = get_type_hints(record)
    kind = inspect.type_info(record)
    assert isinstance(kind, inspect.StructType)
    return tuple(_field(field, hints[field.name]) for field in kind.fields if is_in_file(field))


def part_of(field: Field, index: int, kind: inspect.Type) -> Field:
    """Return the description of one number of a field with several."""
    entries = field.default if isinstance(field.default, tuple) else ()
    default = entries[index] if index < len(entries) else NO_DEFAULT
    return field._replace(kind=bare(kind), described=kind, default=default)


def bare(kind: inspect.Type) -> inspect.Type:
    """Return a type without its descriptions."""
    while isinstance(kind, inspect.Metadata):
        kind = kind.type
    return kind


def members(kind: inspect.Type) -> tuple[inspect.Type, ...]:
    """Return the types that a value may have, but for None."""
    kind = bare(kind)
    if not isinstance(kind, inspect.UnionType):
        return (kind,)
    found = tuple(bare(member) for member in kind.types)
    return tuple(member for member in found if not isinstance(member, inspect.NoneType))


def may_be_none(kind: inspect.Type) -> bool:
    """Whether a value may be left to the program."""
    kind = bare(kind)
    return isinstance(kind, inspect.UnionType) and kind.includes_none


def number_kind(kind: inspect.Type) -> inspect.FloatType | None:
    """Return the type of the number that may stand here, with its limits; None for other types."""
    return next((m for m in members(kind) if isinstance(m, inspect.FloatType)), None)


def may_vary(kind: inspect.Type) -> bool:
    """Whether an expression of time and state may stand in the place of the number."""
    found = members(kind)
    return number_kind(kind) is not None and any(isinstance(m, inspect.StrType) for m in found)


def record_kinds(kind: inspect.Type) -> tuple[type[Record], ...]:
    """Return the types of records that may stand here, in their order."""
    found = [m.cls for m in members(kind) if isinstance(m, inspect.StructType)]
    return tuple(cast("list[type[Record]]", found))  # the file format has no other structs


def _field(field: inspect.Field, hint: Any) -> Field:
    unit, symbol, meaning, kind = "1", "", "", field.type
    while isinstance(kind, inspect.Metadata):
        extra = kind.extra or {}
        unit, symbol = extra.get("unit", unit) or "1", extra.get("symbol", symbol)
        meaning = meaning or (kind.extra_json_schema or {}).get("description", "")
        kind = kind.type
    default = field.default
    if field.default_factory is not msgspec.NODEFAULT:
        default = field.default_factory()
    choices = tuple(map(str, get_args(hint))) if isinstance(kind, inspect.LiteralType) else ()
    return Field(
        field.name, kind, field.type, unit, symbol, meaning.removesuffix(f" [{unit}]"), default,
        choices,
    )  # fmt: skip
