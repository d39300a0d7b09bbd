"""Descriptions of the fields of a model.

A field carries its unit, symbol, meaning and limits in its type. The check of model files, the
JSON schema and the program's forms are all derived from these descriptions.
"""

import operator
from typing import Annotated, Any, Literal, NamedTuple

import msgspec
from msgspec import inspect

from kane.sentences import say

GROUND = "ground"
SYSTEM = "system"
LONGEST_NAME = 64
NAME_PATTERN = r"^[^\W_](?:[\w \-+#()]*[\w\-+#()])?$"

NAME_WORDS = say(
    "must be a name of letters, digits, spaces and - + # ( ), starting with a letter or digit"
)

AS_THEY_ARE = frozenset({float, int, str, bool, type(None)})

Vector = tuple[float, float, float]
Quadruple = tuple[float, float, float, float]

Name = Annotated[
    str,
    msgspec.Meta(
        pattern=NAME_PATTERN,
        max_length=LONGEST_NAME,
        description="Unique name; letters, digits, spaces and - + # ( ), starting with a letter "
        "or digit.",
        extra={"symbol": "", "unit": ""},
    ),
]
BodyName = Annotated[
    str,
    msgspec.Meta(description=f"Name of a body, or '{GROUND}'.", extra={"symbol": "", "unit": ""}),
]


LONGEST_EXPRESSION = 2000
Expression = Annotated[
    str,
    msgspec.Meta(
        min_length=1,
        max_length=LONGEST_EXPRESSION,
        description="Expression of the time t, parameters and measures, as in 3*sin(2*pi*t).",
    ),
]
Varying = float | Expression
VaryingVector = tuple[Varying, Varying, Varying]


class Record(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Base of all parts of a model: frozen, compared by value, read strictly.

    Lists and arrays become tuples, and numbers of NumPy those of Python, so that scripts may give
    either. A type checker wants ``frozen`` and ``kw_only`` repeated in each class that follows.
    """

    def __post_init__(self) -> None:
        """Take what scripts give in place of tuples and numbers."""
        for place, given in enumerate(msgspec.structs.astuple(self)):
            kind = type(given)
            if kind in AS_THEY_ARE or (kind is tuple and AS_THEY_ARE.issuperset(map(type, given))):
                continue  # as nearly always; each record that is made comes through here
            taken = plain(given)
            if taken is not given:
                msgspec.structs.force_setattr(self, self.__struct_fields__[place], taken)


def plain(value: Any) -> Any:
    """Return a value with tuples for lists and arrays, and numbers for those of NumPy."""
    match value:
        case msgspec.Struct():
            return value
        case tuple() if value and isinstance(value[0], msgspec.Struct):
            return value
        case tuple() | list():
            entries = tuple(map(plain, value))
            same = type(value) is tuple and all(map(operator.is_, entries, value))
            return value if same else entries
    if hasattr(value, "tolist"):  # an array of NumPy or one of its numbers
        return plain(value.tolist())
    return value


class VectorOf(NamedTuple):
    """What a vector field is.

    Attributes:
        kind: a point; a direction, as of a force; the axis of a turn, as of a torque; or the axis
            of a joint, of which the joint says whether it is the one or the other.
        body: from whose origin or in whose axes it counts: the name of the field that names the
            body; ``AXES``, the field that says which; or ``GROUND``.

    """

    kind: Literal["point", "direction", "turn", "axis"]
    body: str


AXES = "axes"


def quantity(
    unit: str, symbol: str, meaning: str, vector: VectorOf | None = None, **limits: Any
) -> msgspec.Meta:
    """Describe a physical field.

    Args:
        unit: SI unit as text, ``"1"`` for a pure number.
        symbol: the symbol used in the equations.
        meaning: one sentence for tooltips and the schema.
        vector: of a field that moves in space with what it belongs to, how it does.
        limits: ``gt``, ``ge``, ``lt`` or ``le``, as msgspec has them.

    """
    return msgspec.Meta(
        description=f"{meaning} [{unit}]",
        extra={"unit": unit, "symbol": symbol, "vector": vector},
        extra_json_schema={"x-unit": unit, "x-symbol": symbol},
        **limits,
    )


def condition(meaning: str) -> msgspec.Meta:
    """Describe a field that is a condition: an expression that holds or does not.

    Args:
        meaning: one sentence for tooltips and the schema.

    """
    extra = {"condition": True}
    return msgspec.Meta(max_length=LONGEST_EXPRESSION, description=meaning, extra=extra)


def is_condition(described: inspect.Type) -> bool:
    """Whether a field of a type with its descriptions is a condition."""
    extra = described.extra if isinstance(described, inspect.Metadata) else None
    return (extra or {}).get("condition") is True


IN_MEMORY = msgspec.Meta(extra={"in_file": False})
"""Marks a field that model files say in another way."""


def is_in_file(field: inspect.Field) -> bool:
    """Whether a field stands in model files under its own name."""
    extra = field.type.extra if isinstance(field.type, inspect.Metadata) else None
    return (extra or {}).get("in_file", True) is True


Traced = Annotated[
    bool, msgspec.Meta(description="Whether the views draw the path that it takes in a run.")
]
Positive = Annotated[float, msgspec.Meta(gt=0)]
NotNegative = Annotated[float, msgspec.Meta(ge=0)]
