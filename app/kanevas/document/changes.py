"""What an edit changed."""

from typing import NamedTuple

from kane.model import NAMED_GROUPS, Model


class Changes(NamedTuple):
    """The difference of two models, for views that draw anew only what is different.

    Attributes:
        added: names of elements that are new.
        removed: names of elements that are gone.
        altered: names of elements that are other records now.
        fields: names of the model's fields that differ: groups such as ``bodies``, of which
            elements or their order differ, and others such as ``gravity``.

    """

    added: frozenset[str]
    removed: frozenset[str]
    altered: frozenset[str]
    fields: frozenset[str]


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
    )
