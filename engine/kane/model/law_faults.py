"""Expressions of a model that cannot be used, each with its place and what was expected."""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from itertools import zip_longest

from kane.elements.coordinate_words import A_RATE, COORDINATE_WORDS
from kane.elements.law import Law
from kane.errors import ExpressionError, Fault
from kane.expressions.derivative import derivative
from kane.expressions.measures import BODY, JOINT, MEASURES
from kane.expressions.nodes import Node, Number, StateMeasure, measures
from kane.expressions.parse import parse
from kane.expressions.resolve import bound, check_tables
from kane.fields import Record
from kane.model.model import Model, inputs, parameter_values, signals, with_coordinates
from kane.model.quantities import quantities_of
from kane.sentences import Sentence, both, say
from kane.suggestion import suggestion


@dataclass(frozen=True)
class Vocabulary:
    """What the expressions of a model may refer to.

    Attributes:
        values: parameters.
        bodies: names of the bodies and of the points of bodies.
        coordinates: names of the coordinates of each joint, spring and ruler.
        tables: names of the tables.
        inputs: what stands for each input.
        signals: what stands for each signal.

    """

    values: Mapping[str, float]
    bodies: Collection[str]
    coordinates: Mapping[str, tuple[str, ...]]
    tables: Collection[str]
    inputs: Mapping[str, Node]
    signals: Mapping[str, Node]


def known_of(model: Model) -> Vocabulary:
    """Return what the expressions of a model may refer to."""
    owners = with_coordinates(model)
    return Vocabulary(
        values=parameter_values(model),
        bodies=dict.fromkeys((*(b.name for b in model.bodies), *(p.name for p in model.points))),
        coordinates={owner.name: coordinate_names(owner) for owner in owners},
        tables=dict.fromkeys(table.name for table in model.tables),
        inputs=inputs(model),
        signals=signals(model),
    )


def coordinate_names(owner: Record) -> tuple[str, ...]:
    """Return the names of the coordinates of a joint, spring or ruler."""
    keys = {entry.key for entry in quantities_of(owner)}
    return tuple(name for name in ("angle", "displacement", "length") if name in keys)


def readable(law: Law, known: Vocabulary) -> Node:
    """Return the tree of an expression with its names put in; raises ExpressionError."""
    tree = parse(law.text)
    check_tables(tree, known.tables)
    for measure in measures(bound(tree, known.values, law.own, known.inputs)):
        check_measure(measure, known)
    return bound(tree, known.values, law.own, known.inputs, known.signals)


def law_faults(law: Law, path: str, known: Vocabulary) -> Iterator[Fault]:
    """Yield what keeps an expression of the element at ``path`` from being used."""
    try:
        node = readable(law, known)
        if law.time_only:
            derivative(derivative(node))
        if isinstance(node, Number) and not abs(node.value) < float("inf"):
            raise ExpressionError(
                node.column, say("expected a finite number, found {value}", value=node.value)
            )
    except ExpressionError as error:
        yield Fault(f"{path}.{law.path}", error.words)


def check_measure(measure: StateMeasure, known: Vocabulary) -> None:
    """Refuse a measure of what the model does not have; raises ExpressionError."""
    kinds = MEASURES[measure.function].elements
    # a name from which it is seen stands beyond these
    for name, kind in zip_longest(measure.names, kinds, fillvalue=BODY):
        if kind == BODY:
            _check_name(measure, name, BODY, known.bodies)
        else:
            _check_name(measure, name, JOINT, known.coordinates)
            _check_coordinate(measure, name, known.coordinates[name])


def _check_name(measure: Node, name: str, kind: Sentence, known: Collection[str]) -> None:
    if name not in known:
        raise ExpressionError(
            measure.column,
            lambda: say(
                "expected the name of a {kind}, found '{name}'{suggestion}",
                kind=kind,
                name=name,
                suggestion=suggestion(name, known),
            ),
        )


def _check_coordinate(measure: StateMeasure, name: str, coordinates: tuple[str, ...]) -> None:
    asked = measure.function.removesuffix("_rate")
    if asked not in coordinates and not (asked == "rate" and coordinates):
        has = (
            both([COORDINATE_WORDS[each].name for each in coordinates])
            if coordinates
            else say("no coordinate of its own")
        )
        wanted = A_RATE if asked == "rate" else COORDINATE_WORDS[asked].one
        raise ExpressionError(
            measure.column,
            say(
                "expected a joint with {asked}, '{name}' has {has}",
                asked=wanted,
                name=name,
                has=has,
            ),
        )
