"""What speaks against a new name."""

from kane.errors import ModelError
from kane.model import Model, renamed
from kane.sentences import NOTHING, Sentence, joined, say
from kanevas.edits.elements import find


def name_fault(model: Model, old: str, new: str) -> Sentence:
    """Return why an element cannot have a name, in a sentence; empty where it can."""
    if new != old and find(model, new):
        return say("'{new}' is the name of another element already; names are unique.", new=new)
    try:
        renamed(model, old, new)
    except ModelError as error:
        fault = error.faults[0]
        if fault.path.endswith(".name"):
            return say("The name {text}.", text=fault.text)
        return joined("", (fault.sentence, "."))
    return NOTHING
