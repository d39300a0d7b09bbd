"""Adding, replacing and removing elements."""

from collections.abc import Collection, Iterator
from typing import Any, get_args, get_type_hints

import msgspec

from kane.elements.references import references_of
from kane.fields import Record
from kane.model import NAMED_GROUPS, Model, named
from kanevas.edits.plotting import without_lost_curves


def _types(hint: Any) -> Iterator[type]:
    """Yield the types of records in an annotation."""
    if isinstance(hint, type) and issubclass(hint, Record):
        yield hint
    for part in get_args(hint):
        yield from _types(part)


GROUPS: dict[type, str] = {
    kind: group
    for group, hint in get_type_hints(Model).items()
    if group in NAMED_GROUPS
    for kind in _types(hint)
}
"""The group of the model in which the elements of a type stand."""


def group_of(element: Any) -> str:
    """Return the name of the model's group in which an element stands."""
    return GROUPS[type(element)]


class _Index:
    """The elements of the model that was asked of last, by name."""

    def __init__(self) -> None:
        self._known: tuple[Model, dict[str, Any]] = (Model(), {})

    def of(self, model: Model) -> dict[str, Any]:
        known, elements = self._known
        if known is not model:
            elements = {e.name: e for group in NAMED_GROUPS for e in getattr(model, group)}
            self._known = model, elements  # at once, for another thread may be asking
        return elements


_index = _Index()


def find(model: Model, name: str) -> Any:
    """Return the body or element with a name; None where there is none.

    Views ask for each of hundreds that are selected, so the names of a model are gathered once.
    """
    return _index.of(model).get(name)


def by_name(model: Model) -> dict[str, Any]:
    """Return all bodies and elements by their names, to find many of them."""
    return {element.name: element for _, element in named(model)}


def added(model: Model, *new: Any) -> Model:
    """Return the model with elements put last in their groups."""
    groups: dict[str, tuple[Any, ...]] = {}
    for element in new:
        group = group_of(element)
        groups[group] = (*groups.get(group, getattr(model, group)), element)
    return msgspec.structs.replace(model, **groups)


def replaced(model: Model, *new: Any) -> Model:
    """Return the model with elements in the place of those of the same name and group."""
    by_group: dict[str, dict[str, Any]] = {}
    for element in new:
        by_group.setdefault(group_of(element), {})[element.name] = element
    groups = {
        group: tuple(entries.get(old.name, old) for old in getattr(model, group))
        for group, entries in by_group.items()
    }
    return msgspec.structs.replace(model, **groups)


def removed(model: Model, names: Collection[str]) -> Model:
    """Return the model without elements, and without all that cannot be without them.

    A joint goes with its body, a motor with its joint, a stop with its measure, an event with the
    latch that it turns, a curve of a plot with what it shows. Expressions that speak of what is
    gone stay as they are, for the user to mend.
    """
    gone = with_dependents(model, names)
    groups: dict[str, tuple[Any, ...]] = {}
    for group in NAMED_GROUPS:
        entries = getattr(model, group)
        kept = tuple(entry for entry in entries if entry.name not in gone)
        if len(kept) < len(entries):
            groups[group] = kept
    for field in ("hidden", "protected"):
        marked = getattr(model, field)
        if not gone.isdisjoint(marked):
            groups[field] = tuple(name for name in marked if name not in gone)
    return without_lost_curves(model, msgspec.structs.replace(model, **groups))


def with_dependents(model: Model, names: Collection[str]) -> set[str]:
    """Return the names of elements, and of all that cannot be without them."""
    gone = set(names)
    while True:
        more = {
            element.name
            for _, element in named(model)
            if element.name not in gone and not gone.isdisjoint(needed(element))
        }
        if not more:
            return gone
        gone |= more


def needed(element: Any) -> Iterator[str]:
    """Yield the names of the elements that an element cannot be without."""
    yield from (name for _, name in references_of(element))
