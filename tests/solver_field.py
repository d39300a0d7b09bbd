"""An edit for tests that need any: a setting of the run."""

from typing import Any

from kane.model import Model
from kanevas.edits.fields import DOCUMENT, with_value


def set_solver_field(model: Model, field: str, value: Any) -> Model:
    """Return the model with one setting of its runs changed."""
    return with_value(model, [DOCUMENT], ("solver", field), value)
