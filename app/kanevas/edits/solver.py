"""Edits of the settings of a run."""

from typing import Any

import msgspec

from kane.model import Model


def set_solver_field(model: Model, field: str, value: Any) -> Model:
    """Return the model with one setting of its runs changed."""
    solver = msgspec.structs.replace(model.solver, **{field: value})
    return msgspec.structs.replace(model, solver=solver)
