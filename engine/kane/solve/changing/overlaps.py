"""Limits that a model is beyond as it begins."""

from kane.elements.changing import Contact
from kane.elements.primitives import ShapeContact
from kane.errors import AssemblyError
from kane.kernels.codes import POSITION
from kane.sentences import Sentence, as_it_is, say
from kane.solve.changing.place import Place
from kane.solve.changing.telling import scale_of
from kane.solve.changing.ways import gap_row

OVERLAPS = 1e-9  # of the size of the mechanism: more than round-off


def refuse_overlaps(place: Place) -> None:
    """Refuse a model that begins beyond a limit.

    Raises:
        AssemblyError: a gap is less than closed.

    """
    for k, (name, contact) in enumerate(place.system.contacts):
        row = gap_row(place, k)
        if row is None or not contact.opens or contact.gap is None:
            continue
        is_place = contact.gap.holds()[0].level == POSITION
        if not is_place or place.phi[row] >= -OVERLAPS * place.size:
            continue
        if isinstance(contact.gap, ShapeContact):
            raise AssemblyError(
                say(
                    "The model begins with bodies inside each other: {limit} is {depth:.3g} m "
                    "deep. Move the bodies apart.",
                    limit=limit_of(name, contact),
                    depth=-place.phi[row],
                )
            )
        raise AssemblyError(
            say(
                "The model begins beyond {limit}, by {depth:.3g} {unit}. Draw the bodies where "
                "they may be, or give another limit.",
                limit=limit_of(name, contact),
                depth=-place.phi[row] / scale_of(place, row),
                unit="rad" if name in place.system.angular else "m",
            )
        )


def limit_of(name: str, contact: Contact) -> Sentence:
    """Return the words for a limit, or for what has but one."""
    match contact.part:
        case "lower":
            return say("the lower limit of '{name}'", name=name)
        case "upper":
            return say("the upper limit of '{name}'", name=name)
        case "":
            return as_it_is(f"'{name}'")
        case place if place.isdigit():
            return say("'{name}' at place {place}", name=name, place=place)
        case _:
            raise AssertionError(contact.part)
