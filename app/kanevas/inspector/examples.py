"""What a new entry of a list is at first; no Qt here."""

from typing import Any

from msgspec import inspect

from kane.fields import Record
from kane.model import Model, coordinates
from kanevas.inspector.fields import JOINT, NO_DEFAULT, fields_of, members, number_kind

SIZE = 0.1  # m
VECTORS = {
    "start": (0.0, 0.0, 0.0),
    "base": (0.0, 0.0, 0.0),
    "end": (2 * SIZE, 0.0, 0.0),
    "apex": (2 * SIZE, 0.0, 0.0),
    "size": (2 * SIZE, SIZE, SIZE),
}
NUMBERS = {"radius": SIZE / 4, "thickness": SIZE / 5, "factor": 1.0}
CORNERS = {
    2: ((0.0, 0.0), (2 * SIZE, 0.0), (0.0, SIZE)),
    3: ((0.0, 0.0, 0.0), (2 * SIZE, 0.0, 0.0), (0.0, SIZE, 0.0), (0.0, 0.0, SIZE)),
}
"""Of a plate and of a solid, by how many numbers a point has."""


def example(kind: type[Record], model: Model) -> Record:
    """Return a record of a type with a sensible value in each field that has no default."""
    joint = next((j.name for j in model.joints if coordinates(model)[j.name]), "")
    values = {
        field.name: _value(field.name, field.described, joint)
        for field in fields_of(kind)
        if field.default is NO_DEFAULT
    }
    if "parameter" in values and model.parameters:
        first = model.parameters[0]
        values |= {"parameter": first.name, "value": first.value}
    if "state" in values:
        values["state"] = "x"
    if "coordinate" in values:
        values["coordinate"] = next(iter(coordinates(model).get(joint, {"angle": None})))
    return kind(**values)


def _value(name: str, described: inspect.Type, joint: str) -> Any:
    if described == JOINT:
        return joint
    if number_kind(described):
        return NUMBERS.get(name, SIZE)
    for member in members(described):
        if isinstance(member, inspect.TupleType):
            return VECTORS.get(name, (0.0,) * len(member.item_types))
        if isinstance(member, inspect.VarTupleType):
            assert isinstance(member.item_type, inspect.TupleType)
            return CORNERS[len(member.item_type.item_types)]
        if isinstance(member, inspect.LiteralType):
            return member.values[0]
    return ""
