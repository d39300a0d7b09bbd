"""Edits of fields: one value in one element or in several, as a number or by a formula.

An owner is the name of an element; ``DOCUMENT`` stands for the model itself, whose own fields are
its title, gravity, settings of a run and so on. A way leads from the owner to the value, as in
``("shapes", 0, "radius")``. Records that no edit touches stay the same objects.
"""

import re
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from kane.expressions.parse import is_free_name
from kane.fields import Record
from kane.model import Formula, Model, Parameter, named
from kanevas.edits.elements import by_name, find, group_of

Way = tuple[str | int, ...]
DOCUMENT = ""


def record_of(model: Model, owner: str) -> Record | None:
    """Return the element of a name, or the model itself; None where there is none."""
    return model if owner == DOCUMENT else find(model, owner)


def records_of(model: Model, owners: Iterable[str]) -> tuple[Record, ...]:
    """Return the elements of several names, or the model itself; what is not there is left out."""
    known = {DOCUMENT: model, **by_name(model)}
    return tuple(known[owner] for owner in owners if owner in known)


def value_at(content: Any, way: Way) -> Any:
    """Return what stands at the end of a way."""
    for key in way:
        content = getattr(content, key) if isinstance(key, str) else content[key]
    return content


def with_value(model: Model, owners: Iterable[str], way: Way, value: Any) -> Model:
    """Return the model with one value set in each of the owners; formulas for it go.

    Raises:
        KeyError: there is no element of that name.

    """
    owners = tuple(owners)
    for place in [_found(model, owner) for owner in owners]:
        model = _replaced(model, (*place, *way), value)
    return with_formula_texts(model, {path_of(owner, way): None for owner in owners})


def with_formula(model: Model, owners: Iterable[str], way: Way, value: float, text: str) -> Model:
    """Return the model with one number given by a formula in each of the owners.

    Args:
        model: a model.
        owners: names of elements.
        way: the number in them.
        value: what the formula gives now.
        text: an expression of parameters, in SI units.

    """
    owners = tuple(owners)
    model = with_value(model, owners, way, value)
    return with_formula_texts(model, {path_of(owner, way): text for owner in owners})


def with_values(model: Model, owners: Iterable[str], values: dict[str, Any]) -> Model:
    """Return the model with several fields set at once in each of the owners."""
    owners = tuple(owners)
    for field, value in values.items():
        model = with_value(model, owners, (field,), value)
    return model


def with_entry(model: Model, owners: Iterable[str], way: Way, entry: Any) -> Model:
    """Return the model with one more entry at the end of a list of each owner."""
    for owner in tuple(owners):
        entries = value_at(record_of(model, owner), way)
        model = _replaced(model, (*_found(model, owner), *way), (*entries, entry))
    return model


def without_entry(model: Model, owners: Iterable[str], way: Way, index: int) -> Model:
    """Return the model without one entry of a list of each owner; formulas follow their entries."""
    for owner in tuple(owners):
        entries = value_at(record_of(model, owner), way)
        model = _replaced(
            model, (*_found(model, owner), *way), (*entries[:index], *entries[index + 1 :])
        )
        model = _with_moved_formulas(model, path_of(owner, way), index)
    return model


def with_parameter_of(
    model: Model, owners: Iterable[str], way: Way, unit: str, varying: bool = False
) -> Model:
    """Return the model with a new parameter that gives a number.

    Args:
        model: a model.
        owners: names of elements; all take the value of the first.
        way: the number in them.
        unit: SI unit of the number, for the reader.
        varying: whether an expression may stand there, so that the name of the parameter is one.

    """
    owners = tuple(owners)
    value = value_at(record_of(model, owners[0]), way)
    name = fresh_parameter_name(model, next(k for k in reversed(way) if isinstance(k, str)))
    text = next((f.text for f in model.formulas if f.path == path_of(owners[0], way)), "")
    parameter = Parameter(name=name, value=value, unit=unit)
    model = msgspec.structs.replace(model, parameters=(*model.parameters, parameter))
    if text:
        model = with_formula_texts(model, {f"{name}.value": text})
    if varying:
        return with_value(model, owners, way, name)
    return with_formula(model, owners, way, value, name)


def fresh_parameter_name(model: Model, stem: str) -> str:
    """Return a name that expressions can use and that no element has, as ``radius_2``."""
    taken = {element.name for _, element in named(model)}
    count = 1
    while True:
        name = stem if count == 1 else f"{stem}_{count}"
        if name not in taken and is_free_name(name):
            return name
        count += 1


def path_of(owner: str, way: Way) -> str:
    """Return the path of a number as formulas have it: ``rod.position[1]``, ``gravity[2]``."""
    text = "".join(f"[{key}]" if isinstance(key, int) else f".{key}" for key in way)
    return f"{owner}{text}".removeprefix(".")


def _found(model: Model, owner: str) -> Way:
    if owner == DOCUMENT:
        return ()
    element = find(model, owner)
    if element is None:
        raise KeyError(owner)
    group = group_of(element)
    return (group, next(i for i, e in enumerate(getattr(model, group)) if e is element))


def _replaced(content: Any, way: Way, value: Any) -> Any:
    """Return frozen data with another value at a way; the same data where it is there already."""
    if not way:
        return content if type(content) is type(value) and content == value else value
    key, *rest = way
    old = value_at(content, (key,))
    new = _replaced(old, tuple(rest), value)
    if new is old:
        return content
    if isinstance(key, str):
        return msgspec.structs.replace(content, **{key: new})
    return (*content[:key], new, *content[key + 1 :])


def with_formula_texts(model: Model, texts: dict[str, str | None]) -> Model:
    """Return the model with other formulas at some paths; those below a path go with it."""
    gone = tuple(f"{path}{sign}" for path in texts for sign in ".[")
    kept = [f for f in model.formulas if f.path not in texts and not f.path.startswith(gone)]
    new = [Formula(path=path, text=text) for path, text in texts.items() if text]
    if len(kept) == len(model.formulas) and not new:
        return model
    return msgspec.structs.replace(model, formulas=(*kept, *new))


def _with_moved_formulas(model: Model, path: str, index: int) -> Model:
    """Return the model with the formulas of a list after the entry of a count has gone."""
    pattern = re.compile(rf"{re.escape(path)}\[(\d+)\](.*)")
    formulas: Sequence[Formula | None] = [
        _moved(formula, pattern, path, index) for formula in model.formulas
    ]
    return msgspec.structs.replace(model, formulas=tuple(f for f in formulas if f is not None))


def _moved(formula: Formula, pattern: re.Pattern[str], path: str, index: int) -> Formula | None:
    match = pattern.fullmatch(formula.path)
    if match is None or int(match[1]) < index:
        return formula
    if int(match[1]) == index:
        return None
    return Formula(path=f"{path}[{int(match[1]) - 1}]{match[2]}", text=formula.text)
