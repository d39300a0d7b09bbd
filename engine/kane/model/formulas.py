"""Formulas: numbers of a model that are worked out from its parameters.

A model holds the numbers, which is all that views and compilers know of; the texts are kept beside
(``Model.formulas``) for files and for changes of a parameter. A text counts as long as the number
is what it gives.
"""

from collections.abc import Iterator
from typing import Any

from kane.errors import Fault
from kane.model.formula_scope import Scope, places_in
from kane.model.model import Model
from kane.model.numbers import NumberPlace, Way, with_values
from kane.model.parameters import Formula


def worked_out(content: dict[str, Any]) -> tuple[Any, tuple[Formula, ...], dict[str, Fault | None]]:
    """Put numbers in the place of the formulas in the plain data of a file.

    Returns:
        the data, in which the texts that give no number stay; the formulas; and by its position
        what is wrong with each text, None where another fault is the cause.

    """
    found = places_in(content)
    scope = Scope(found)
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


def texts_that_hold(model: Model) -> dict[Way, str]:
    """Return the formulas whose value is the number in the model, by the way to the number."""
    return {place.way: formula.text for place, formula in held(model)}


def texts_of(model: Model, owner: str) -> dict[str, str]:
    """Return the formulas of an element or of ``solver``, by the path of the number in it."""
    texts = {formula.path: formula.text for formula in model.formulas}
    start = f"{owner}."
    return {path.removeprefix(start): t for path, t in texts.items() if path.startswith(start)}


def held(model: Model) -> Iterator[tuple[NumberPlace, Formula]]:
    """Yield the places whose number is what their formula gives, parameters first."""
    if not model.formulas:
        return
    formulas = {formula.path: formula for formula in model.formulas}
    found = places_with_formulas(model)
    scope = Scope(found)
    for place in found:
        formula = formulas.get(place.path)
        if formula is not None and scope.value(formula.text, place)[0] == place.value:
            yield place, formula
        scope.settle(place, place.value)


def places_with_formulas(model: Model) -> list[NumberPlace]:
    """Return the places of the parameters, and those in all else that has a formula."""
    owners = {owner_of(formula) for formula in model.formulas}
    return places_in(model, owners | {parameter.name for parameter in model.parameters})


def owner_of(formula: Formula) -> str:
    """Return the element that has a formula, or the field of the model."""
    return formula.path.partition(".")[0]
