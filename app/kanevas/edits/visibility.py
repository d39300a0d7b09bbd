"""Edits of what views leave out, and of what is locked against editing."""

from collections.abc import Collection

import msgspec

from kane.elements.contacts import BodyContact
from kane.elements.couplings import ExpressionCoupling
from kane.elements.stops import MeasureStop
from kane.model import NAMED_GROUPS, Model, named
from kanevas.edits.elements import group_of, with_dependents

DRAWN_GROUPS = frozenset(NAMED_GROUPS) - {
    "parameters", "inputs", "tables", "signals", "measures", "events",
}  # fmt: skip
UNSEEN = (MeasureStop, BodyContact, ExpressionCoupling)


def is_drawn(element: object) -> bool:
    """Whether an element has a sign on the canvas, so that it can be hidden."""
    return group_of(element) in DRAWN_GROUPS and not isinstance(element, UNSEEN)


def drawn_names(model: Model) -> tuple[str, ...]:
    """Return the names of all elements that are drawn and not hidden."""
    hidden = frozenset(model.hidden)
    return tuple(e.name for _, e in named(model) if is_drawn(e) and e.name not in hidden)


def with_hidden(model: Model, names: Collection[str], hidden: bool) -> Model:
    """Return the model with elements left out of the views, or back in them."""
    return msgspec.structs.replace(model, hidden=_listed(model.hidden, names, hidden))


def all_shown(model: Model) -> Model:
    """Return the model with nothing hidden."""
    return msgspec.structs.replace(model, hidden=())


def with_protected(model: Model, names: Collection[str], protected: bool) -> Model:
    """Return the model with elements locked against editing, or free again."""
    return msgspec.structs.replace(model, protected=_listed(model.protected, names, protected))


def protected_among(model: Model, names: Collection[str]) -> tuple[str, ...]:
    """Return the locked ones of all that goes when these elements are removed."""
    if not model.protected:
        return ()
    gone = with_dependents(model, names)
    return tuple(name for name in model.protected if name in gone)


def _listed(before: tuple[str, ...], names: Collection[str], wanted: bool) -> tuple[str, ...]:
    if wanted:
        return tuple(dict.fromkeys((*before, *names)))
    return tuple(name for name in before if name not in names)
