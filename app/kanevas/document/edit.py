"""Edits: pure functions from one model to the next."""

from collections.abc import Callable

from kane.model import Model, check_references, reconciled
from kanevas.edits.plotting import without_lost_curves

Edit = Callable[[Model], Model]


def after(model: Model, edit: Edit) -> Model:
    """Return the model that an edit makes of another; raises ModelError as ``Document.apply``."""
    edited = without_lost_curves(model, reconciled(model, edit(model)))
    if edited is not model:
        check_references(edited)
    return edited
