"""Limits that a model is beyond as it begins."""

from kane.compiled import System
from kane.elements.changing import Contact
from kane.elements.primitives import RimContact, ShapeContact
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
    for k, (_, contact) in enumerate(place.system.contacts):
        row = gap_row(place, k)
        if row is None or not contact.opens or contact.gap is None:
            continue
        if contact.gap.holds()[0].level == POSITION and place.phi[row] < -OVERLAPS * place.size:
            raise beyond(place.system, k, -float(place.phi[row]), scale_of(place, row))


def beyond(system: System, k: int, depth: float, scale: float) -> AssemblyError:
    """Return the refusal of a model that begins beyond the limit of a contact.

    Args:
        system: the system.
        k: number of the contact.
        depth: by how much, as its row has it [m].
        scale: of the row, see ``System.row_scales``.

    """
    name, contact = system.contacts[k]
    if isinstance(contact.gap, ShapeContact | RimContact):
        return AssemblyError(
            say(
                "The model begins with bodies inside each other: {limit} is {depth:.3g} m "
                "deep. Move the bodies apart.",
                limit=limit_of(name, contact),
                depth=depth,
            )
        )
    return AssemblyError(
        say(
            "The model begins beyond {limit}, by {depth:.3g} {unit}. Draw the bodies where "
            "they may be, or give another limit.",
            limit=limit_of(name, contact),
            depth=depth / scale,
            unit="rad" if name in system.angular else "m",
        )
    )


def beyond_in_crowd(name: str, part: str, depth: float) -> AssemblyError:
    """Return the refusal of a model in which two bodies of a group begin inside each other.

    Args:
        name: of the group.
        part: which two, and where.
        depth: by how much [m].

    """
    return AssemblyError(
        say(
            "The model begins with bodies inside each other: {limit} is {depth:.3g} m "
            "deep. Move the bodies apart.",
            limit=say("'{name}' between {pair}", name=name, pair=part),
            depth=depth,
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
        case pair if ", " in pair:
            return say("'{name}' between {pair}", name=name, pair=pair)
        case _:
            raise AssertionError(contact.part)
