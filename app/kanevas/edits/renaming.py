"""What speaks against a new name."""

from kane.errors import ModelError
from kane.model import Model, renamed
from kanevas.edits.elements import find


def name_fault(model: Model, old: str, new: str) -> str:
    """Return why an element cannot have a name, in a sentence; empty where it can."""
    if new != old and find(model, new):
        return f"'{new}' is the name of another element already; names are unique."
    try:
        renamed(model, old, new)
    except ModelError as error:
        fault = error.faults[0]
        return f"The name {fault.text}." if fault.path.endswith(".name") else f"{fault}."
    return ""
