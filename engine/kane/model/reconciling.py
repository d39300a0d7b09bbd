"""Numbers and formulas in agreement again, after an edit or a change of parameters."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from numbers import Real

import msgspec

from kane.arguments import checked
from kane.errors import Fault, ModelError
from kane.model.formula_scope import Scope, is_parameter, parameter_of
from kane.model.formulas import held, owner_of, places_with_formulas
from kane.model.model import NAMED_GROUPS, Model
from kane.model.numbers import FINITE, NumberPlace, Way, with_values
from kane.model.parameters import Formula
from kane.sentences import NOTHING, say
from kane.suggestion import suggestion


@checked
def with_parameters(model: Model, values: Mapping[str, float]) -> Model:
    """Return the model with some parameters changed, and all that depends on them worked out again.

    Args:
        model: a model.
        values: new values of parameters by name, in SI units; a formula that a parameter had goes.

    Raises:
        ModelError: there is no such parameter, or a number would be outside its limits.

    """
    return Parametric(model).at(values)


class Parametric:
    """A model whose parameters are changed again and again.

    What does not depend on their values is found once: where formulas stand, and which count.
    """

    def __init__(self, model: Model) -> None:
        self._model = model
        self._known = {parameter.name: parameter for parameter in model.parameters}
        self._held = _values_held(model)
        self._kept = {formula.path: formula for formula in self._held}
        self._places = places_with_formulas(model)

    def at(self, values: Mapping[str, float]) -> Model:
        """Return the model with other values of parameters; see ``with_parameters``."""
        known = self._known
        faults = [fault for name in values for fault in _setting_faults(name, values[name], known)]
        if faults:
            raise ModelError(faults)
        numbers = {
            place.way: float(values[parameter_of(place)])
            for place in self._places
            if is_parameter(place) and parameter_of(place) in values
        }
        places = [
            replace(place, value=numbers[place.way]) if place.way in numbers else place
            for place in self._places
        ]
        given = {f"{name}.value" for name in values}
        kept = {path: formula for path, formula in self._kept.items() if path not in given}
        return _settled(with_values(self._model, numbers), places, kept, self._held)


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
    waiting = tuple(formula for formula in after.formulas if owner_of(formula) not in untouched)
    if not waiting:
        return after
    if len(waiting) == len(after.formulas):
        return _worked_out_again(before, after)
    apart = _worked_out_again(
        msgspec.structs.replace(before, formulas=waiting),
        msgspec.structs.replace(after, formulas=waiting),
    )
    left = set(apart.formulas)
    formulas = (f for f in after.formulas if owner_of(f) in untouched or f in left)
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


def _worked_out_again(before: Model, after: Model) -> Model:
    """Return the model after an edit with every formula looked at; raises as ``reconciled``."""
    values_before = _values_held(before)
    passed = set(before.formulas) - values_before.keys()
    formulas = {formula.path: formula for formula in after.formulas if formula not in passed}
    return _settled(after, places_with_formulas(after), formulas, values_before)


def _values_held(model: Model) -> dict[Formula, float]:
    """Return the formulas that count, with the numbers that they give."""
    return {formula: place.value for place, formula in held(model)}


def _settled(
    after: Model,
    found: Sequence[NumberPlace],
    formulas: Mapping[str, Formula],
    values_before: Mapping[Formula, float],
) -> Model:
    """Return a model whose formulas are worked out again where its numbers do not contradict.

    Args:
        after: the model after an edit.
        found: its places for numbers, parameters first.
        formulas: those that may stay, by their path.
        values_before: the numbers that formulas gave before the edit.

    Raises:
        ModelError: as ``reconciled``.

    """
    scope = Scope(found)
    numbers: dict[Way, float] = {}
    kept: list[Formula] = []
    faults: list[Fault] = []
    for place in found:
        number, formula = place.value, formulas.get(place.path)
        if formula is not None:
            value, fault = scope.value(formula.text, place)
            by_hand = number not in (values_before.get(formula, number), value)
            without_parameter = value is None and formula in values_before
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


def _setting_faults(name: str, value: object, known: Mapping[str, object]) -> list[Fault]:
    if name not in known:
        after = suggestion(str(name), known) or (
            say("; known are {names}", names=", ".join(known)) if known else NOTHING
        )
        return [Fault(str(name), say("is not a parameter of the model{after}", after=after))]
    if isinstance(value, bool) or not isinstance(value, Real):
        return [Fault(name, say("must be a number, is {value!r}", value=value))]
    if not abs(float(value)) < float("inf"):
        return [Fault(name, say("{finite}, is {value}", finite=FINITE, value=value))]
    return []
