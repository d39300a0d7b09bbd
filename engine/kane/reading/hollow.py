"""Which bodies are hollow, as others touch them from within."""

from kane.elements.contacts import BodyContact
from kane.model.model import Model


def hollow_bodies(model: Model) -> frozenset[str]:
    """Return the names of the bodies in which others may touch."""
    return frozenset(
        each.body_a for each in model.contacts if isinstance(each, BodyContact) and each.inside
    )
