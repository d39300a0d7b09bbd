"""Parts of an edit, as they are written in the console; each returns the next model of a model.

``edit("Heavier", change("rod", mass=2.0))`` applies some of them, one after another, as one step
of undo.
"""

from typing import Any

import msgspec

from kane.errors import Fault, ModelError
from kane.model import Model, renamed
from kane.sentences import joined, say
from kane.suggestion import suggestion
from kanevas.document.edit import Edit
from kanevas.edits.elements import added, by_name, find, removed, replaced
from kanevas.edits.fields import with_formula_texts


def change(name: str, **fields: Any) -> Edit:
    """Set fields of the element of a name.

    Raises, when it is applied:
        ModelError: there is no element of that name.
        TypeError: it has no such field.

    """

    def changed(model: Model) -> Model:
        element = _found(model, name)
        return replaced(model, msgspec.structs.replace(element, **fields))

    return changed


def add(*elements: Any) -> Edit:
    """Put elements last in their groups."""
    return lambda model: added(model, *elements)


def exchange(element: Any) -> Edit:
    """Put an element in the place of that of its name, of whatever type of the same group."""

    def exchanged(model: Model) -> Model:
        _found(model, element.name)
        return replaced(model, element)

    return exchanged


def remove(*names: str) -> Edit:
    """Take elements away, and all that cannot be without them."""

    def taken(model: Model) -> Model:
        for name in names:
            _found(model, name)
        return removed(model, names)

    return taken


def rename(old: str, new: str) -> Edit:
    """Give an element another name, which all that mention it follow."""
    return lambda model: renamed(model, old, new)


def formulas(texts: dict[str, str | None]) -> Edit:
    """Let numbers be given by formulas, as in ``{"rod.mass": "2*m"}``; None takes one away."""
    return lambda model: with_formula_texts(model, texts)


def order(group: str, *names: str) -> Edit:
    """Put the elements of a group such as ``bodies`` in order.

    Raises, when it is applied:
        KeyError: a name is not one of the group.
        ValueError: one is missing, or stands twice.

    """

    def ordered(model: Model) -> Model:
        entries = {entry.name: entry for entry in getattr(model, group)}
        if len(names) != len(entries) or len(set(names)) != len(names):
            raise ValueError(f"{group}: each of {', '.join(entries)} once")
        return msgspec.structs.replace(model, **{group: tuple(entries[name] for name in names)})

    return ordered


def settings(**fields: Any) -> Edit:
    """Set fields of the model itself, such as ``gravity`` or ``solver``."""
    return lambda model: msgspec.structs.replace(model, **fields)


COMMANDS = {
    each.__name__: each
    for each in (change, add, exchange, remove, rename, formulas, order, settings)
}


def all_of(*edits: Edit) -> Edit:
    """Return the edit that applies some one after another."""

    def applied(model: Model) -> Model:
        for each in edits:
            model = each(model)
        return model

    return applied


def _found(model: Model, name: str) -> Any:
    if (element := find(model, name)) is None:
        sentence = say("there is nothing with the name '{old}'", old=name)
        after = suggestion(name, by_name(model))
        raise ModelError([Fault("", joined("", (sentence, after)))])
    return element
