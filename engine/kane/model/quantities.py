"""What a result of a model can show, by element."""

from collections.abc import Iterator
from typing import Any

from kane.elements.quantity import Quantity
from kane.fields import SYSTEM
from kane.model.model import Model, elements, recorded_values
from kane.model.system_quantities import SYSTEM_QUANTITIES


def quantities_of(element: Any) -> tuple[Quantity, ...]:
    """Return what a result can show of an element; nothing of what has no quantities."""
    return (*getattr(element, "quantities", ()), *getattr(element, "derived", ()))


def owned_quantities(model: Model) -> Iterator[tuple[str, Any, Quantity]]:
    """Yield (owner's name, owner, quantity) for all that a result of this model can show."""
    owned = (element for _, element in elements(model))
    owners = (*model.bodies, *owned, *model.inputs, *recorded_values(model))
    for owner in owners:
        for entry in quantities_of(owner):
            yield owner.name, owner, entry
    for entry in SYSTEM_QUANTITIES:
        yield SYSTEM, model, entry


def quantities(model: Model) -> Iterator[tuple[str, Quantity]]:
    """Yield (owner's name, quantity) for all that a result of this model can show."""
    for name, _, entry in owned_quantities(model):
        yield name, entry
