"""How a contact may be at a place, and which rows it has there."""

from collections.abc import Container, Mapping
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from kane.compiled.contacts import pressing_contacts
from kane.solve.changing.place import Place


class Way(NamedTuple):
    """How a contact is.

    Attributes:
        is_closed: whether its gap holds; of one without a gap, True.
        slip: direction of its slip; None where it sticks, or has no friction.

    """

    is_closed: bool
    slip: tuple[float, ...] | None = None


APART, FAST = Way(False), Way(True)
Ways = Mapping[int, Way]


def gap_row(place: Place, contact: int) -> int | None:
    """Return the row of a contact's gap; None without."""
    own = place.system.contacts[contact].contact
    if own.gap is None or own.is_law:
        return None
    return int(place.rows[contact].start)


def opens(place: Place, contact: int) -> bool:
    """Return whether a contact may open."""
    own = place.system.contacts[contact].contact
    return own.gap is not None and own.opens and not own.is_law


def is_pressed(place: Place, contact: int, near: Container[int]) -> bool:
    """Return whether something may press a contact where those that open touch that are near."""
    if opens(place, contact):
        return contact in near
    own = place.system.contacts[contact].contact
    if own.lies and contact not in place.lying:
        return False
    pressing = pressing_contacts(place.system.contacts, contact)
    return not pressing or any(i in near or not opens(place, i) for i in pressing)


def slip_rows(place: Place, contact: int) -> slice:
    """Return the rows along which a contact slips."""
    own = place.rows[contact]
    return slice(own.start + (gap_row(place, contact) is not None), own.stop)


def slips_at(place: Place, contact: int, still: float) -> bool:
    """Return whether a contact slips already, faster than ``still`` [m/s]."""
    return bool(np.linalg.norm(place.slip[slip_rows(place, contact)]) > still)


def closed(place: Place, contact: int, slips: bool) -> Way:
    """Return how a contact is that closes: what slips already goes on as it does."""
    slip = place.slip[slip_rows(place, contact)]
    size = float(np.linalg.norm(slip))
    return Way(True, tuple((slip / size).tolist())) if slips and size > 0.0 else FAST


def held_rows(place: Place, ways: Mapping[int, Way]) -> npt.NDArray[np.int64]:
    """Return the rows of contacts that hold, in the order of the ways."""
    found = list[int]()
    for k, way in ways.items():
        if not way.is_closed:
            continue
        gap, slip = gap_row(place, k), slip_rows(place, k)
        if gap is not None:
            found.append(gap)
        if way.slip is None:
            found.extend(range(slip.start, slip.stop))
    return np.array(found, dtype=np.int64)
