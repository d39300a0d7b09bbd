"""Which laws hold from an event on: whether buffers push, which branch a law takes."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from kane.compiled.contacts import OwnedContact
from kane.elements.changing import CLOSED, OPEN, SPENT, Buffer, ContactState, States
from kane.expressions.branches import level, next_level
from kane.kernels.methods.guards import PUSH
from kane.solve.changing.modes import laws_of
from kane.solve.changing.place import Place

REACHED = 1e-11  # of the size of the mechanism: a limit that is reached, as gaps that are closed
NO_LEAD = 1e-12  # of what tells a branch: as good as none, beside the round-off of places


def as_they_begin(contacts: Sequence[OwnedContact], states: States) -> States:
    """Return states with some branch for each part of a law, where none is held so far."""
    return tuple(
        replace(state, level=0) if each.contact.branch is not None else state
        for each, state in zip(contacts, states, strict=True)
    )


def are_held(contacts: Sequence[OwnedContact], states: States) -> bool:
    """Return whether the branches of all parts of laws are held."""
    return not any(
        each.contact.branch is not None and state.level is None
        for each, state in zip(contacts, states, strict=True)
    )


def laws_after(
    place: Place,
    before: States,
    flips: Mapping[int, int],
    still: float,
    anew: bool,
    begins: bool = False,
) -> States:
    """Return how laws are from an event on; all else is open in the states.

    Args:
        place: the contacts at the event.
        before: their states before it.
        flips: kinds of the guards that are met, by the number of their contact.
        still: what is no speed [m/s].
        anew: whether the speeds have jumped, or nothing is known of before.
        begins: whether branches have not been held before.

    """
    found = list(laws_of(place.system.contacts, before))
    for k, (gap, rate) in place.gaps.items():
        buffer = place.system.contacts[k].contact.buffer
        assert buffer is not None
        is_angle = place.system.contacts[k].name in place.system.angular
        length = 1.0 if is_angle else place.size
        near = REACHED * length
        slow = still * length / place.size
        if k in flips:
            found[k] = _met(found[k], flips[k], gap < -near)
        if anew:
            found[k] = _as_it_moves(buffer, found[k], gap, rate, near, slow)
    for k, value in place.leads.items():
        part, now = place.system.contacts[k].contact.branch, found[k].level
        assert part is not None
        assert now is not None
        if k in flips:
            found[k] = replace(found[k], level=next_level(part, now, value))
        elif begins or (anew and abs(value) > NO_LEAD):
            found[k] = replace(found[k], level=level(part, value))
    return tuple(found)


def followed(place: Place, laws: States, flips: Mapping[int, int]) -> States:
    """Return how laws are where others have changed already, on which they depend.

    Args:
        place: the contacts with those laws.
        laws: how they are.
        flips: those that have changed by their own guards, and stay.

    """
    found = list(laws)
    for k, value in place.leads.items():
        part = place.system.contacts[k].contact.branch
        assert part is not None
        if k not in flips and abs(value) > NO_LEAD:
            found[k] = replace(found[k], level=level(part, value))
    return tuple(found)


def _met(was: ContactState, kind: int, is_beyond: bool) -> ContactState:
    """Return how a buffer is behind a guard that is met."""
    if was.is_closed:
        return SPENT if is_beyond else OPEN
    if was.is_spent and kind != PUSH:
        return OPEN
    return CLOSED


def _as_it_moves(
    buffer: Buffer, was: ContactState, gap: float, rate: float, near: float, slow: float
) -> ContactState:
    """Return how a buffer is by its gap and its rate alone, and as it was where these are none."""
    if gap > near:
        return OPEN
    if gap < -near:
        push = -(gap + buffer.lag * rate)
        if abs(push) <= near + buffer.lag * slow:
            return was if was != OPEN else SPENT
        return CLOSED if push > 0.0 else SPENT
    if abs(rate) <= slow:
        return was if was != SPENT else OPEN
    return CLOSED if rate < 0.0 else OPEN
