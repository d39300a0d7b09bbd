"""Numbers and formulas in agreement again, after an edit or a change of parameters."""

from collections.abc import Mapping
from numbers import Real

import msgspec

from kane.arguments import checked
from kane.errors import Fault, ModelError
from kane.expressions.parse import suggestion
from kane.model.formula_scope import Scope
from kane.model.formulas import held, owner_of, places_with_formulas
from kane.model.model import NAMED_GROUPS, Model
from kane.model.numbers import FINITE, Way, with_values
from kane.model.parameters import Formula


@checked
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
    before_held = {formula: place.value for place, formula in held(before)}
    passed = set(before.formulas) - before_held.keys()
    formulas = {formula.path: formula for formula in after.formulas if formula not in passed}
    found = places_with_formulas(after)
    scope = Scope(found)
    numbers: dict[Way, float] = {}
    kept: list[Formula] = []
    faults: list[Fault] = []
    for place in found:
        number, formula = place.value, formulas.get(place.path)
        if formula is not None:
            value, fault = scope.value(formula.text, place)
            by_hand = number not in (before_held.get(formula, number), value)
            without_parameter = value is None and formula in before_held
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
        after = suggestion(str(name), known) or (f"; known are {', '.join(known)}" if known else "")
        return [Fault(str(name), f"is not a parameter of the model{after}")]
    if isinstance(value, bool) or not isinstance(value, Real):
        return [Fault(name, f"must be a number, is {value!r}")]
    if not abs(float(value)) < float("inf"):
        return [Fault(name, f"{FINITE}, is {value}")]
    return []
