"""Which switches are shut from an event on: by their conditions, and by events that turn others."""

from collections.abc import Mapping

from kane.elements.changing import States
from kane.sentences import say
from kane.solve.changing.place import Place
from kane.solve.changing.striking import UnsettledError

AT_ONCE = 1e-9  # of a condition that is met: what more there is has come by a jump


def shut_after(
    place: Place,
    states: States,
    flips: Mapping[int, int],
    at_start: bool,
    earlier: Place | None,
) -> dict[int, bool]:
    """Return which contacts with a switch are shut from here on."""
    shut = dict[int, bool]()
    for k, (_, contact) in enumerate(place.system.contacts):
        if contact.switch is None:
            continue
        if at_start:
            shut[k] = contact.switch.is_shut or place.margins[k] > 0.0
        else:
            is_shut = states[k].is_closed
            shut[k] = is_shut != (k in flips or begins_to_hold(k, is_shut, place, earlier))
    return shut


def turn_others(place: Place, states: States, shut: dict[int, bool]) -> None:
    """Shut and open what events do whose conditions begin to hold.

    Raises:
        UnsettledError: two of them ask for both at once.

    """
    turned_by = dict[int, tuple[str, bool]]()
    for k in [k for k, is_shut in shut.items() if is_shut and not states[k].is_closed]:
        name, contact = place.system.contacts[k]
        if contact.switch is None or contact.switch.turns is None:
            continue
        owner, shuts = contact.switch.turns
        for other in shut:
            if place.system.contacts[other].name != owner:
                continue
            if turned_by.setdefault(other, (name, shuts))[1] != shuts:
                raise UnsettledError(
                    say(
                        "'{first}' and '{second}' shut and open '{latch}' at the same time",
                        first=turned_by[other][0],
                        second=name,
                        latch=owner,
                    )
                )
            shut[other] = shuts


def begins_to_hold(
    contact: int, is_shut: bool, place: Place, earlier: Place | None, is_met: bool = False
) -> bool:
    """Return whether a condition begins to hold as speeds or parameters jump.

    Where one of its switch is met at this event, the other one may be there to round-off before.
    """
    if earlier is None:
        return False
    before, now = (
        (earlier.openings, place.openings) if is_shut else (earlier.margins, place.margins)
    )
    most = AT_ONCE if is_met else 0.0
    return contact in now and now[contact] > most and before[contact] <= most
