"""In which ways the elements of a model may hold."""

from kane.elements.contact_group import AnyTouching
from kane.elements.stops import MeasureStop
from kane.model.model import coordinates
from kane.model.sums import contacts_of


def ways_to_hold(model, all_of_them=False):
    """Return (element, part, ways) of all that changes and is drawn; or of all that changes."""
    return [
        (element.name, contact.part, _ways(contact))
        for element, contact in contacts_of(model, coordinates(model))
        # limits of measures have no place, and bodies are seen to touch
        if contact.held and (all_of_them or not isinstance(element, MeasureStop | AnyTouching))
    ]


def _ways(contact):
    if contact.switch is not None:
        return ("open", "locked")
    if contact.friction is None:
        return ("open", "closed")
    return ("sticks", "slides", "open") if contact.opens and contact.gap else ("sticks", "slides")
