"""Renaming: an edit that follows every reference."""

import re
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from kane.elements.references import references_of
from kane.errors import Fault, ModelError
from kane.expressions.parse import MAX_LENGTH, is_free_name
from kane.expressions.tokens import Token, tokens
from kane.fields import GROUND, LONGEST_NAME, NAME_PATTERN, NAME_WORDS, SYSTEM
from kane.model.faults import taken
from kane.model.formula_scope import places_in
from kane.model.model import Model, elements, laws, named
from kane.model.numbers import Way, position, way_to, with_values
from kane.model.parameters import PARAMETER_NAME_WORDS
from kane.model.plot_layout import CURVE_LISTS
from kane.sentences import as_it_is, say


def renamed(model: Model, old: str, new: str) -> Model:
    """Return the model with another name for an element, a parameter, a table or a note.

    Bodies and joints that elements refer to, expressions, formulas, curves of plots and the lists
    of hidden and protected elements follow. Of expressions only the name changes; records that do
    not mention it stay the same objects.

    Args:
        model: a model with unique names.
        old: the name as it is.
        new: the name to be.

    Raises:
        ModelError: nothing has the old name; the new one is taken, or no name; an expression would
            become too long, or mean something else by the new name.

    """
    path = next((path for path, entry in named(model) if entry.name == old), None)
    if path is None:
        raise ModelError([Fault("", say("there is nothing with the name '{old}'", old=old))])
    if new == old:
        return model
    is_parameter = path.startswith("parameters")
    if fault := _name_fault(model, path, new, is_parameter):
        raise ModelError([fault])
    values: dict[Way, Any] = {(*way_to(path), "name"): new}
    values.update(_references(model, old, new))
    values.update(_lists(model, old, new))
    texts = dict(_texts(model, old, new, is_parameter))
    if faults := [
        Fault(
            position(way), say("would have more than {max_length} letters", max_length=MAX_LENGTH)
        )
        for way, text in texts.items()
        if len(text) > MAX_LENGTH
    ]:
        raise ModelError(faults)
    values.update(texts)
    values.update(_formula_paths(model, path, old, new))
    changed: Model = with_values(model, values)
    return changed


def _name_fault(model: Model, path: str, new: str, is_parameter: bool) -> Fault | None:
    """Return what is wrong with a new name for the entry at a path."""
    place = f"{path}.name"
    if is_parameter and not is_free_name(new):
        return Fault(
            place,
            say(
                "{words}, is '{new}'",
                words=PARAMETER_NAME_WORDS,
                new=new,
            ),
        )
    if not is_parameter and not re.fullmatch(NAME_PATTERN, new):
        return Fault(place, say("{words}, is '{new}'", words=NAME_WORDS, new=new))
    if len(new) > LONGEST_NAME:
        return Fault(
            place,
            say(
                "must have at most {longest_name} characters, has {count}",
                longest_name=LONGEST_NAME,
                count=len(new),
            ),
        )
    owners = {GROUND: say("the ground"), SYSTEM: say("the system as a whole")}
    owners |= {entry.name: as_it_is(path) for path, entry in named(model)}
    return Fault(place, taken(new, owners[new])) if new in owners else None


def _references(model: Model, old: str, new: str) -> Iterator[tuple[Way, str]]:
    """Yield the fields that name an element."""
    for path, element in elements(model):
        for field, name in references_of(element):
            if name == old:
                yield way_to(f"{path}.{field}"), new


def _lists(model: Model, old: str, new: str) -> Iterator[tuple[Way, str]]:
    """Yield what is hidden or protected, the curves of plots, and what was predicted."""
    for i, each in enumerate(model.answers):
        if each.asked.startswith(f"{old}."):
            yield ("answers", i, "asked"), f"{new}{each.asked.removeprefix(old)}"
    for group in ("hidden", "protected"):
        for i, name in enumerate(getattr(model, group)):
            if name == old:
                yield (group, i), new
    for i, plot in enumerate(model.plots):
        for field in CURVE_LISTS:
            for j, curve in enumerate(getattr(plot, field)):
                if curve.startswith(f"{old}."):
                    yield ("plots", i, field, j), f"{new}{curve.removeprefix(old)}"
        if plot.against.startswith(f"{old}."):
            yield ("plots", i, "against"), f"{new}{plot.against.removeprefix(old)}"


def _texts(model: Model, old: str, new: str, is_parameter: bool) -> Iterator[tuple[Way, str]]:
    """Yield the expressions and formulas that mention the name."""
    for path, law in laws(model):
        way = way_to(f"{path}.{law.path}")
        if not is_parameter:
            text = _with_quoted(law.text, old, new)
        elif old in law.own:
            continue
        else:
            text = _with_bare(law.text, old, new)
            if text != law.text and new in law.own:
                raise ModelError(
                    [
                        Fault(
                            position(way),
                            say("has a '{new}' of its own; take another name", new=new),
                        )
                    ]
                )
        if text != law.text:
            yield way, text
    for i, formula in enumerate(model.formulas if is_parameter else ()):
        text = _with_bare(formula.text, old, new)
        if text != formula.text:
            yield ("formulas", i, "text"), text


def _formula_paths(model: Model, path: str, old: str, new: str) -> Iterator[tuple[Way, str]]:
    """Yield the paths of formulas in the entry itself."""
    if not any(formula.path.startswith(f"{old}.") for formula in model.formulas):
        return
    entry = way_to(path)
    own = {place.path for place in places_in(model, {old}) if place.way[: len(entry)] == entry}
    for i, formula in enumerate(model.formulas):
        if formula.path in own:
            yield ("formulas", i, "path"), f"{new}{formula.path.removeprefix(old)}"


def _with_quoted(text: str, old: str, new: str) -> str:
    """Return an expression with another name in the quotes of its measures and tables."""
    found = [token for token in tokens(text) if token.kind == "text" and token.text[1:-1] == old]
    return _replaced(text, [token._replace(column=token.column + 1) for token in found], old, new)


def _with_bare(text: str, old: str, new: str) -> str:
    """Return an expression with another name for a parameter."""
    found = [
        token
        for token, after in pairwise(tokens(text))
        if token.kind == "name" and token.text == old and after.text != "("
    ]
    return _replaced(text, found, old, new)


def _replaced(text: str, found: list[Token], old: str, new: str) -> str:
    for token in reversed(found):
        start = token.column - 1
        text = text[:start] + new + text[start + len(old) :]
    return text
