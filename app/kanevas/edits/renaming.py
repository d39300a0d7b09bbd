"""What speaks against a new name."""

from kane.errors import ModelError
from kane.model import Model, renamed


def name_fault(model: Model, old: str, new: str) -> str:
    """Return why an element cannot have a name, in a sentence; empty where it can."""
    try:
        renamed(model, old, new)
    except ModelError as error:
        fault = error.faults[0]
        return f"The name {fault.text}." if fault.path.endswith(".name") else f"{fault}."
    return ""
