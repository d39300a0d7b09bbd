"""Measures that are sums of paths, so that stops can limit them."""

import math
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from kane.elements.changing import Contact
from kane.elements.contact_group import AnyTouching
from kane.elements.couplings import ExpressionCoupling
from kane.elements.on_joint import Coordinates
from kane.elements.path_sum import PathSum
from kane.elements.primitives import Path
from kane.elements.stops import MeasureStop
from kane.errors import ExpressionError
from kane.expressions.measures import MEASURES
from kane.expressions.nodes import (
    Accumulation,
    Call,
    InputValue,
    Node,
    Number,
    SignalValue,
    StateMeasure,
    Table,
    Time,
)
from kane.expressions.nodes import measures as measures_in
from kane.expressions.parse import parse
from kane.expressions.resolve import bound
from kane.model.law_faults import known_of, readable
from kane.model.measured_paths import Frames, frames, paths_of, value_path
from kane.model.model import Model, changing, coordinates
from kane.model.parameters import Measure
from kane.model.touching import contacts_of_shapes
from kane.sentences import Sentence, say


class _Parts(NamedTuple):
    """A sum that may have no terms, and what its terms are: lengths [m] or angles [rad]."""

    terms: Mapping[Path, float]
    units: frozenset[str]
    constant: float

    def times(self, factor: float) -> "_Parts":
        terms = {path: factor * own for path, own in self.terms.items()}
        return _Parts(terms, self.units, factor * self.constant)

    def plus(self, other: "_Parts") -> "_Parts":
        terms = dict(self.terms)
        for path, factor in other.terms.items():
            terms[path] = terms.get(path, 0.0) + factor
        return _Parts(terms, self.units | other.units, self.constant + other.constant)


def contacts_of(model: Model, named: Coordinates) -> Iterator[tuple[Any, Contact]]:
    """Yield (element, contact) of all that holds only sometimes, in order.

    In a model with faults a stop of a measure that cannot be limited has no contact.

    Args:
        model: any model, also one with faults.
        named: coordinates of its joints, springs and rulers.

    """
    joints = {joint.name: joint for joint in model.joints}
    found = sums(model, named)
    for element in changing(model):
        if isinstance(element, AnyTouching):
            yield from ((element, each) for each in contacts_of_shapes(model, element))
        elif not isinstance(element, MeasureStop):
            yield from ((element, each) for each in element.contacts(named, joints))
        elif element.measure in found:
            yield from ((element, each) for each in element.contacts_of(found[element.measure]))


def limitable(model: Model, named: Coordinates) -> Mapping[str, PathSum]:
    """Return all measures that a stop can limit, by their names.

    Args:
        model: any model, also one with faults.
        named: coordinates of its joints, springs and rulers.

    """
    return _sums(model, model.measures, named)


def limited(model: Model) -> Iterator[tuple[str, PathSum]]:
    """Yield (name of the stop, its measure) of all stops of measures that can be limited."""
    stops = [stop for stop in model.stops if isinstance(stop, MeasureStop)]
    found = sums(model, coordinates(model)) if stops else {}
    yield from ((stop.name, found[stop.measure]) for stop in stops if stop.measure in found)


def related(model: Model) -> Iterator[tuple[str, frozenset[str]]]:
    """Yield (name of the relation, bodies of which it speaks) of all that can be read.

    Where it speaks of places or speeds in ground axes, the ground is among them.
    """
    relations = [each for each in model.couplings if isinstance(each, ExpressionCoupling)]
    if not relations:
        return
    known, named, seen = known_of(model), coordinates(model), frames(model)
    for relation in relations:
        try:
            nodes = [readable(law, known) for law in relation.laws()]
        except ExpressionError:  # which the check of all expressions tells
            continue
        paths = (
            path
            for node in nodes
            for measure in measures_in(node)
            for path in paths_of(measure, named, seen)
        )
        yield relation.name, frozenset(body for path in paths for body in path.ends)


def sums(model: Model, named: Coordinates) -> Mapping[str, PathSum]:
    """Return the measures that stops limit, by their names; those that cannot be are left out.

    Args:
        model: any model, also one with faults.
        named: coordinates of its joints, springs and rulers.

    """
    wanted = {stop.measure for stop in model.stops if isinstance(stop, MeasureStop)}
    return _sums(model, [each for each in model.measures if each.name in wanted], named)


def _sums(model: Model, measures: Iterable[Measure], named: Coordinates) -> Mapping[str, PathSum]:
    found = {measure.name: read_sum(model, measure, named) for measure in measures}
    return {name: it for name, it in found.items() if isinstance(it, PathSum)}


def read_sum(model: Model, measure: Measure, named: Coordinates) -> PathSum | Sentence | None:
    """Return a measure as a sum of paths, or why it is none; None where its expression is at fault.

    Args:
        model: any model, also one with faults.
        measure: of the model.
        named: coordinates of its joints, springs and rulers.

    """
    known = known_of(model)
    try:
        for law in measure.laws():
            readable(law, known)
    except ExpressionError:  # which the check of all expressions tells
        return None
    # Inputs stay what they are: they may be set while the model runs.
    found = _parts(bound(parse(measure.expression), known.values), named, frames(model))
    return _checked(found) if isinstance(found, _Parts) else found


def _checked(parts: _Parts) -> PathSum | Sentence:
    # A factor that is zero for these parameters stays: the rows are alike whatever their values.
    terms = tuple((factor, path) for path, factor in parts.terms.items())
    if not any(factor for factor, _ in terms):
        return say("it does not change with the motion")
    if len(parts.units) > 1:
        return say("it adds angles to lengths")
    if not all(map(math.isfinite, (parts.constant, *(factor for factor, _ in terms)))):
        return say("its numbers are not finite")
    return PathSum(terms, parts.constant, parts.units == {"rad"})


def _parts(node: Node, named: Coordinates, seen: Frames) -> _Parts | Sentence:
    """Return what an expression without parameters adds up, or why it does not."""
    match node:
        case Number(value):
            return _Parts({}, frozenset(), value)
        case StateMeasure(function):
            path = value_path(node, named, seen)
            if path is None:
                return say("it reads a rate, {function}", function=function)
            return _Parts({path: 1.0}, frozenset({MEASURES[function].unit}), 0.0)
        case Time():
            return say("it depends on the time")
        case InputValue(name):
            return say("it reads the input '{name}', which may be set at any time", name=name)
        case SignalValue(name):
            return say("it reads the signal '{name}'", name=name)
        case Accumulation(function):
            return say("it has a state of its own, that of '{function}'", function=function)
        case Table(name):
            return say("it reads the table '{name}'", name=name)
        case Call(function, operands):
            own = [_parts(operand, named, seen) for operand in operands]
            for each in own:
                if not isinstance(each, _Parts):
                    return each
            return _called(function, [each for each in own if isinstance(each, _Parts)])
    raise TypeError(node)


def _called(function: str, own: list[_Parts]) -> _Parts | Sentence:
    """Return what an operation makes of sums."""
    match function, own:
        case "negate", [a]:
            return a.times(-1.0)
        case "+", [a, b]:
            return a.plus(b)
        case "-", [a, b]:
            return a.plus(b.times(-1.0))
        case "*", [a, b] if not a.terms:
            return b.times(a.constant)
        case "*", [a, b] if not b.terms:
            return a.times(b.constant)
        case "/", [a, b] if not b.terms and b.constant != 0.0:
            return a.times(1.0 / b.constant)
        case "*", _:
            return say("it multiplies coordinates with each other")
        case "/", _:
            return say("it divides by a coordinate, or by zero")
    return say("'{function}' of a coordinate is no sum", function=function)
