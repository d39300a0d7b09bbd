"""Where a model has numbers, in memory and in the plain data of a file."""

import re
from collections.abc import Container, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import msgspec
from msgspec import inspect

from kane.sentences import Sentence, say

Way = tuple[str | int, ...]
_STEP = re.compile(r"(\w+)|\[(\d+)\]")
_NUMBERS = frozenset({int, float})
FINITE = say("must be a finite number")


@dataclass(frozen=True)
class NumberPlace:
    """A place for a number that stays the same during a run.

    Attributes:
        path: names elements, as in ``rod.position[1]``.
        way: fields and counts that lead there, as in ``("bodies", 0, "position", 1)``.
        kind: the type, with its limits.
        value: what stands there; in a file that may be anything.

    """

    path: str
    way: Way
    kind: inspect.FloatType
    value: Any

    @property
    def position(self) -> str:
        """The path as faults have it, with elements counted: ``bodies[0].position[1]``."""
        return position(self.way)


def position(way: Way) -> str:
    """Return a way as faults have it, with elements counted: ``bodies[0].position[1]``."""
    return "".join(f"[{k}]" if isinstance(k, int) else f".{k}" for k in way).removeprefix(".")


def way_to(position: str) -> Way:
    """Return the way to a position."""
    return tuple(int(count) if count else name for name, count in _STEP.findall(position))


def places(
    kind: inspect.StructType, content: Any, owners: Container[str] | None = None
) -> Iterator[NumberPlace]:
    """Yield the places for numbers in a model, or in the plain data that describe it.

    What is not of its type is passed over, and so are lists of plain data that hold nothing but
    numbers: no formula stands there, and there may be millions. Where an expression of time and
    state may stand (``Varying``), no number of the model is.

    Args:
        kind: the type of the model.
        content: the model, or the plain data.
        owners: of the elements, those to look at; all by default.

    """
    for field, value in _fields(kind, content):
        item = _bare(field.type)
        if isinstance(item, inspect.VarTupleType) and isinstance(value, list | tuple):
            for i, entry in enumerate(value):
                path = _name(entry) or f"{field.name}[{i}]"
                if owners is None or path in owners:
                    yield from _places(item.item_type, entry, path, (field.name, i))
        else:
            yield from _places(item, value, field.name, (field.name,))


def _places(kind: inspect.Type, value: Any, path: str, way: Way) -> Iterator[NumberPlace]:
    match _chosen(_bare(kind), value):
        case inspect.FloatType() as number:
            yield NumberPlace(path, way, number, value)
        case inspect.StructType() as record if isinstance(value, dict | msgspec.Struct):
            for field, entry in _fields(record, value):
                yield from _places(field.type, entry, f"{path}.{field.name}", (*way, field.name))
        case _ if _is_numbers(value):
            return
        case inspect.VarTupleType(item_type=item) if isinstance(value, list | tuple):
            for i, entry in enumerate(value):
                if not _is_numbers(entry):
                    yield from _places(item, entry, f"{path}[{i}]", (*way, i))
        case inspect.TupleType(item_types=items) if isinstance(value, list | tuple):
            for i, (item, entry) in enumerate(zip(items, value, strict=False)):
                yield from _places(item, entry, f"{path}[{i}]", (*way, i))


def _is_numbers(value: Any) -> bool:
    return type(value) is list and _NUMBERS.issuperset(map(type, value))


def _bare(kind: inspect.Type) -> inspect.Type:
    while isinstance(kind, inspect.Metadata):
        kind = kind.type
    return kind


def _fields(kind: inspect.StructType, value: Any) -> Iterator[tuple[inspect.Field, Any]]:
    for field in kind.fields:
        if isinstance(value, msgspec.Struct):
            yield field, getattr(value, field.name)
        elif field.name in value:
            yield field, value[field.name]


def _name(entry: Any) -> str | None:
    name = entry.get("name") if isinstance(entry, dict) else getattr(entry, "name", None)
    return name if isinstance(name, str) else None


def _chosen(kind: inspect.Type, value: Any) -> inspect.Type | None:
    """Return the one of several types that a value is meant to have."""
    if not isinstance(kind, inspect.UnionType):
        return kind
    kinds = [_bare(member) for member in kind.types]
    match value:
        case None:
            return None
        case dict() | msgspec.Struct():
            records = [member for member in kinds if isinstance(member, inspect.StructType)]
            return next((member for member in records if _is_of(member, value)), None)
        case list() | tuple():
            lists = inspect.TupleType | inspect.VarTupleType
            return next((member for member in kinds if isinstance(member, lists)), None)
    if any(isinstance(member, inspect.StrType) for member in kinds):
        return None
    return next((member for member in kinds if isinstance(member, inspect.FloatType)), None)


def _is_of(kind: inspect.StructType, value: Any) -> bool:
    if isinstance(value, msgspec.Struct):
        return isinstance(value, kind.cls)
    return kind.tag_field is None or bool(value.get(kind.tag_field) == kind.tag)


def with_values(content: Any, values: Mapping[Way, Any]) -> Any:
    """Return a model, or the plain data of one, with other values at some places.

    Records in which nothing changes stay the same objects.
    """
    if not values:
        return content
    if () in values:
        return values[()]
    below: dict[str | int, dict[Way, Any]] = {}
    for (key, *way), value in values.items():
        below.setdefault(key, {})[tuple(way)] = value
    match content:
        case msgspec.Struct():
            changes = {str(k): with_values(getattr(content, str(k)), n) for k, n in below.items()}
            return msgspec.structs.replace(content, **changes)
        case dict():
            return {k: with_values(v, below.get(k, {})) for k, v in content.items()}
        case _:
            kind = type(content)
            return kind(with_values(entry, below.get(i, {})) for i, entry in enumerate(content))


def expected(kind: inspect.FloatType, number: float) -> Sentence | None:
    """Return what a number was to be, as in ``must be positive``; None where it is that."""
    if not abs(number) < float("inf"):
        return FINITE
    if kind.gt is not None and not number > kind.gt:
        return (
            say("must be positive")
            if kind.gt == 0
            else say("must be greater than {gt:g}", gt=kind.gt)
        )
    if kind.ge is not None and not number >= kind.ge:
        return (
            say("must be zero or positive")
            if kind.ge == 0
            else say("must be at least {ge:g}", ge=kind.ge)
        )
    if kind.le is not None and not number <= kind.le:
        return say("must be at most {le:g}", le=kind.le)
    return None
