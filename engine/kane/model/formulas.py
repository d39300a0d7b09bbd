"""Formulas: numbers of a model that are worked out from its parameters.

A model holds the numbers, which is all that views and compilers know of; the texts are kept beside
(``Model.formulas``) for files and for changes of a parameter. A text counts as long as the number
is what it gives.
"""

import functools
from collections.abc import Container, Iterator, Mapping, Sequence
from graphlib import CycleError, TopologicalSorter
from numbers import Real
from typing import Any

import msgspec
from msgspec import inspect

from kane.errors import ExpressionError, Fault, ModelError
from kane.expressions.constant import constant
from kane.expressions.nodes import Name, names
from kane.expressions.parse import parse, suggestion
from kane.model.model import NAMED_GROUPS, Model
from kane.model.numbers import FINITE, Place, Way, expected, places, with_values
from kane.model.parameters import Formula

LONGEST_SHOWN = 40


def worked_out(content: dict[str, Any]) -> tuple[Any, tuple[Formula, ...], dict[str, Fault | None]]:
    """Put numbers in the place of the formulas in the plain data of a file.

    Returns:
        the data, in which the texts that give no number stay; the formulas; and by its position
        what is wrong with each text, None where another fault is the cause.

    """
    found = places_in(content)
    scope = _Scope(found)
    numbers: dict[Way, float] = {}
    formulas: list[Formula] = []
    faults: dict[str, Fault | None] = {}
    for place in found:
        if not isinstance(place.value, str):
            scope.settle(place, place.value)
            continue
        number, fault = scope.value(place.value, place)
        scope.settle(place, None if fault else number)
        if number is None or fault:
            faults[place.position] = fault
        else:
            numbers[place.way] = number
            formulas.append(Formula(path=place.path, text=place.value))
    return with_values(content, numbers), tuple(formulas), faults


def with_parameters(model: Model, values: Mapping[str, float]) -> Model:
    """Return the model with some parameters changed, and all that depends on them worked out again.

    Args:
        model: a model.
        values: new values of parameters by name, in SI units; a formula that a parameter had goes.

    Raises:
        ModelError: there is no such parameter, or a number would be outside its limits.

    """
    known = {parameter.name: parameter for parameter in model.parameters}
    if faults := [fault for name in values for fault in _setting_faults(name, values[name], known)]:
        raise ModelError(faults)
    parameters = tuple(
        msgspec.structs.replace(parameter, value=float(values[parameter.name]))
        if parameter.name in values
        else parameter
        for parameter in model.parameters
    )
    given = {f"{name}.value" for name in values}
    formulas = tuple(formula for formula in model.formulas if formula.path not in given)
    return reconciled(
        model, msgspec.structs.replace(model, parameters=parameters, formulas=formulas)
    )


def reconciled(before: Model, after: Model) -> Model:
    """Return a model after an edit, with its numbers and formulas in agreement.

    What depends on a parameter that changed is worked out again. A formula is dropped, and its
    number stays, where the edit put another number, or took away the number or a parameter that
    the formula needs.

    Args:
        before: the model before the edit.
        after: the model that the edit gave; formulas that are new in it are worked out.

    Raises:
        ModelError: the parameters take a number outside its limits, or a new formula has a fault.

    """
    untouched = _untouched(before, after)
    waiting = tuple(formula for formula in after.formulas if _owner(formula) not in untouched)
    if not waiting:
        return after
    if len(waiting) == len(after.formulas):
        return _worked_out_again(before, after)
    apart = _worked_out_again(
        msgspec.structs.replace(before, formulas=waiting),
        msgspec.structs.replace(after, formulas=waiting),
    )
    left = set(apart.formulas)
    formulas = (f for f in after.formulas if _owner(f) in untouched or f in left)
    return msgspec.structs.replace(apart, formulas=tuple(formulas))


def _untouched(before: Model, after: Model) -> set[str]:
    """Return the elements that an edit let be, where it also let parameters and formulas be.

    An edit that adds, removes or moves elements touches all, since formulas stand in their order.
    """
    if after.formulas is not before.formulas or after.parameters is not before.parameters:
        return set()
    untouched = {parameter.name for parameter in after.parameters}
    for group in NAMED_GROUPS:
        was, has = getattr(before, group), getattr(after, group)
        if was is has:
            untouched.update(entry.name for entry in has)
        elif [entry.name for entry in was] != [entry.name for entry in has]:
            return set()
        else:
            untouched.update(n.name for o, n in zip(was, has, strict=True) if o is n)
    if after.solver is not before.solver:
        untouched.discard("solver")  # an element may have that name too
    return untouched


def _owner(formula: Formula) -> str:
    """Return the element that has a formula, or the field of the model."""
    return formula.path.partition(".")[0]


def _worked_out_again(before: Model, after: Model) -> Model:
    held = {formula: place.value for place, formula in _held(before)}
    passed = set(before.formulas) - held.keys()
    formulas = {formula.path: formula for formula in after.formulas if formula not in passed}
    found = _places_with_formulas(after)
    scope = _Scope(found)
    numbers: dict[Way, float] = {}
    kept: list[Formula] = []
    faults: list[Fault] = []
    for place in found:
        number, formula = place.value, formulas.get(place.path)
        if formula is not None:
            value, fault = scope.value(formula.text, place)
            by_hand = number not in (held.get(formula, number), value)
            without_parameter = value is None and formula in held
            if fault and not by_hand and not without_parameter:
                faults.append(fault)
            elif value is not None and not by_hand:
                kept.append(formula)
                if value != number:
                    numbers[place.way] = number = value
        scope.settle(place, number)
    if faults:
        raise ModelError(faults)
    changed: Model = with_values(after, numbers)
    return msgspec.structs.replace(changed, formulas=tuple(kept))


def texts_that_hold(model: Model) -> dict[Way, str]:
    """Return the formulas whose value is the number in the model, by the way to the number."""
    return {place.way: formula.text for place, formula in _held(model)}


def texts_of(model: Model, owner: str) -> dict[str, str]:
    """Return the formulas of an element or of ``solver``, by the path of the number in it."""
    texts = {formula.path: formula.text for formula in model.formulas}
    start = f"{owner}."
    return {path.removeprefix(start): t for path, t in texts.items() if path.startswith(start)}


def _held(model: Model) -> Iterator[tuple[Place, Formula]]:
    if not model.formulas:
        return
    formulas = {formula.path: formula for formula in model.formulas}
    found = _places_with_formulas(model)
    scope = _Scope(found)
    for place in found:
        formula = formulas.get(place.path)
        if formula is not None and scope.value(formula.text, place)[0] == place.value:
            yield place, formula
        scope.settle(place, place.value)


@functools.cache
def _kind() -> inspect.StructType:
    kind = inspect.type_info(Model)
    assert isinstance(kind, inspect.StructType)
    return kind


def _places_with_formulas(model: Model) -> list[Place]:
    """Return the places of the parameters, and those in all else that has a formula."""
    owners = {_owner(formula) for formula in model.formulas}
    return places_in(model, owners | {parameter.name for parameter in model.parameters})


def places_in(content: Any, owners: Container[str] | None = None) -> list[Place]:
    """Return the places for numbers in the order of their evaluation: parameters first.

    Args:
        content: a model, or the plain data of a file.
        owners: of the elements, those to look at; all by default.

    """
    found = places(_kind(), content, owners)
    return sorted(found, key=lambda place: place.way[0] != "parameters")


class _Scope:
    """What formulas may use, while the numbers of a model are gone through in order.

    A parameter may be used once it is settled, so by the parameters after it and by all the rest.
    """

    def __init__(self, found: Sequence[Place]) -> None:
        parameters = [place for place in found if place.way[0] == "parameters"]
        self._given = {_parameter(place): place.value for place in parameters}
        self._ahead = set(self._given)
        self._values: dict[str, float] = {}

    def settle(self, place: Place, number: Any) -> None:
        """Let what follows use a parameter; a number that is none has a fault of its own."""
        if place.way[0] == "parameters":
            self._ahead.discard(_parameter(place))
            if isinstance(number, int | float) and not isinstance(number, bool):
                self._values[_parameter(place)] = _double(number)

    def value(self, text: str, place: Place) -> tuple[float | None, Fault | None]:
        """Return the value of a formula and what is wrong with it at this place.

        It has no value where it cannot be used, and where it uses a parameter that has none; then
        the fault is that parameter's.
        """
        try:
            number = self._evaluated(text, place)
        except ExpressionError as error:
            return None, Fault(place.position, str(error))
        return number, None if number is None else _limit_fault(place, text, number)

    def _evaluated(self, text: str, place: Place) -> float | None:
        node = parse(text)
        for name in names(node):
            if name.name in self._ahead:
                raise self._too_early(name, _parameter(place))
            if name.name in self._given and name.name not in self._values:
                return None
        return constant(node, self._values)

    def _too_early(self, name: Name, owner: str) -> ExpressionError:
        if name.name == owner:
            return ExpressionError(name.column, f"'{owner}' is made of itself")
        if {owner, name.name} <= set(self._circle):
            start = self._circle.index(owner)
            circle = " → ".join((*self._circle[start:], *self._circle[:start], owner))
            return ExpressionError(
                name.column, f"parameters are made of each other in a circle: {circle}"
            )
        return ExpressionError(
            name.column,
            f"expected the name of a parameter before '{owner}', found '{name.name}', which comes "
            "after it; change their order",
        )

    @functools.cached_property
    def _circle(self) -> list[str]:
        """Parameters that need each other, each the next one and the last the first."""
        needs = {name: _needs(text) & self._given.keys() for name, text in self._given.items()}
        try:
            TopologicalSorter(needs).prepare()
        except CycleError as error:
            circle: list[str] = error.args[1]  # what is needed stands first, and last again
            return circle[:0:-1]
        return []


def _parameter(place: Place) -> str:
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


def _limit_fault(place: Place, text: str, number: float) -> Fault | None:
    wanted = expected(place.kind, number)
    if wanted is None:
        return None
    shown = text if len(text) <= LONGEST_SHOWN else f"{text[: LONGEST_SHOWN - 1]}…"
    return Fault(place.position, f"{wanted}, '{shown}' is {number:.12g}")


def _setting_faults(name: str, value: object, known: Mapping[str, object]) -> list[Fault]:
    if name not in known:
        after = suggestion(name, known) or (f"; known are {', '.join(known)}" if known else "")
        return [Fault(name, f"is not a parameter of the model{after}")]
    if isinstance(value, bool) or not isinstance(value, Real):
        return [Fault(name, f"must be a number, is {value!r}")]
    if not abs(float(value)) < float("inf"):
        return [Fault(name, f"{FINITE}, is {value}")]
    return []
