"""In which ways the elements of a model may hold."""

from kane.model.model import changing, coordinates


def ways_to_hold(model):
    """Return (element, part, ways) of all that changes and is drawn."""
    paths, joints = coordinates(model), {joint.name: joint for joint in model.joints}
    return [
        (element.name, contact.part, _ways(contact))
        for element in changing(model)
        for contact in element.contacts(paths, joints)
        if contact.held
    ]


def _ways(contact):
    if contact.switch is not None:
        return ("open", "locked")
    if contact.friction is None:
        return ("open", "closed")
    return ("sticks", "slides", "open") if contact.opens and contact.gap else ("sticks", "slides")
