"""What a formula may use, and its value there."""

import functools
from collections.abc import Container, Sequence
from graphlib import CycleError, TopologicalSorter
from typing import Any

from kane.errors import ExpressionError, Fault
from kane.expressions.constant import constant
from kane.expressions.nodes import Name, names
from kane.expressions.parse import parse
from kane.model.model import type_of_model
from kane.model.numbers import NumberPlace, expected, places
from kane.sentences import Sentence, joined, say

LONGEST_SHOWN = 40
MOST_SHOWN = 8  # parameters of a circle


def places_in(content: Any, owners: Container[str] | None = None) -> list[NumberPlace]:
    """Return the places for numbers in the order of their evaluation: parameters first.

    Args:
        content: a model, or the plain data of a file.
        owners: of the elements, those to look at; all by default.

    """
    found = places(type_of_model(), content, owners)
    return sorted(found, key=lambda place: not is_parameter(place))


class Scope:
    """What formulas may use, while the numbers of a model are gone through in order.

    A parameter may be used once it is settled, so by the parameters after it and by all the rest.
    """

    def __init__(self, found: Sequence[NumberPlace]) -> None:
        parameters = [place for place in found if is_parameter(place)]
        self._given = {parameter_of(place): place.value for place in parameters}
        self._ahead = set(self._given)
        self._values: dict[str, float] = {}

    def settle(self, place: NumberPlace, number: Any) -> None:
        """Let what follows use a parameter; a number that is none has a fault of its own."""
        if is_parameter(place):
            self._ahead.discard(parameter_of(place))
            if isinstance(number, int | float) and not isinstance(number, bool):
                self._values[parameter_of(place)] = _double(number)

    def value(self, text: str, place: NumberPlace) -> tuple[float | None, Fault | None]:
        """Return the value of a formula and what is wrong with it at this place.

        It has no value where it cannot be used, and where it uses a parameter that has none; then
        the fault is that parameter's.
        """
        try:
            number = self._evaluated(text, place)
        except ExpressionError as error:
            return None, Fault(place.position, error.words)
        return number, None if number is None else _limit_fault(place, text, number)

    def _evaluated(self, text: str, place: NumberPlace) -> float | None:
        node = parse(text)
        for name in names(node):
            if name.name in self._ahead:
                raise self._too_early(name, parameter_of(place))
            if name.name in self._given and name.name not in self._values:
                return None
        return constant(node, self._values)

    def _too_early(self, name: Name, owner: str) -> ExpressionError:
        if name.name == owner:
            return ExpressionError(name.column, say("'{owner}' is made of itself", owner=owner))
        if owner in self._circle and name.name in self._circle:
            return ExpressionError(
                name.column,
                lambda: say(
                    "parameters are made of each other in a circle: {around}",
                    around=self._around(owner),
                ),
            )
        return ExpressionError(
            name.column,
            say(
                "expected the name of a parameter before '{owner}', found '{name}', which "
                "comes after it; change their order",
                owner=owner,
                name=name.name,
            ),
        )

    def _around(self, owner: str) -> Sentence:
        """Return the names along the circle, from one of them back to it, or some of many."""
        names = list(self._circle)
        start = self._circle[owner]
        turned = [*names[start:], *names[:start], owner]
        if len(turned) > MOST_SHOWN:
            left_out = say("… {count} more …", count=len(turned) - MOST_SHOWN)
            turned = [*turned[: MOST_SHOWN - 1], left_out, owner]
        return joined(" → ", turned)

    @functools.cached_property
    def _circle(self) -> dict[str, int]:
        """Parameters that need each other, each the next one and the last the first, with places.

        Where there are several circles, it is one of them.
        """
        needs = {name: _needs(text) & self._given.keys() for name, text in self._given.items()}
        try:
            TopologicalSorter(needs).prepare()
        except CycleError as error:
            circle: list[str] = error.args[1]  # what is needed stands first, and last again
            return {name: place for place, name in enumerate(circle[:0:-1])}
        return {}


def is_parameter(place: NumberPlace) -> bool:
    """Whether a place is the value of a parameter."""
    return place.way[0] == "parameters"


def parameter_of(place: NumberPlace) -> str:
    """Return the name of the parameter whose value a place is."""
    return place.path.removesuffix(".value")


def _needs(text: Any) -> set[str]:
    """Return the names in a formula; a text with faults needs nothing."""
    try:
        return {name.name for name in names(parse(text))} if isinstance(text, str) else set()
    except ExpressionError:
        return set()


def _double(number: float) -> float:
    try:
        return float(number)
    except OverflowError:  # of a whole number in a file
        return float("inf")


def _limit_fault(place: NumberPlace, text: str, number: float) -> Fault | None:
    wanted = expected(place.kind, number)
    if wanted is None:
        return None
    shown = text if len(text) <= LONGEST_SHOWN else f"{text[: LONGEST_SHOWN - 1]}…"
    return Fault(
        place.position,
        say("{wanted}, '{shown}' is {number:.12g}", wanted=wanted, shown=shown, number=number),
    )
