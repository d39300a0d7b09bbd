"""Edits of what the assembly leaves where it is."""

from collections.abc import Collection

import msgspec

from kane.model import Model
from kanevas.edits.elements import replaced


def with_pinned(model: Model, names: Collection[str], pinned: bool) -> Model:
    """Return the model with the bodies among some elements pinned, or free again."""
    bodies = (b for b in model.bodies if b.name in names and b.pinned != pinned)
    return replaced(model, *(msgspec.structs.replace(body, pinned=pinned) for body in bodies))
