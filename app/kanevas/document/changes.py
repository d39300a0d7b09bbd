"""What an edit changed."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from kane.model import NAMED_GROUPS, Model


class Changes(NamedTuple):
    """The difference of two models, for views that draw anew only what is different.

    Attributes:
        added: names of elements that are new.
        removed: names of elements that are gone.
        altered: names of elements that are other records now.
        fields: names of the model's fields that differ: groups such as ``bodies``, of which
            elements or their order differ, and others such as ``gravity``.
        renamed: (old, new) names of elements that stand where they stood, but are called
            otherwise; the old names are among those removed, the new among those added.

    """

    added: frozenset[str]
    removed: frozenset[str]
    altered: frozenset[str]
    fields: frozenset[str]
    renamed: frozenset[tuple[str, str]] = frozenset()


def changes(before: Model, after: Model) -> Changes:
    """Return what is different, by identity: an edit leaves what it does not touch as it is."""
    fields = frozenset(
        name
        for name in Model.__struct_fields__
        if getattr(before, name) is not getattr(after, name)
    )
    groups = fields.intersection(NAMED_GROUPS)
    old = {element.name: element for group in groups for element in getattr(before, group)}
    new = {element.name: element for group in groups for element in getattr(after, group)}
    common = old.keys() & new.keys()
    return Changes(
        added=frozenset(new.keys() - old.keys()),
        removed=frozenset(old.keys() - new.keys()),
        altered=frozenset(name for name in common if old[name] is not new[name]),
        fields=fields,
        renamed=frozenset(
            (a.name, b.name)
            for group in groups
            for a, b in _pairs(getattr(before, group), getattr(after, group))
            if a.name not in new and b.name not in old and type(a) is type(b)
        ),
    )


def _pairs(before: tuple[Any, ...], after: tuple[Any, ...]) -> Iterator[tuple[Any, Any]]:
    """Yield what stands at the same places of a group that is as long as it was."""
    if len(before) == len(after):
        yield from zip(before, after, strict=True)
