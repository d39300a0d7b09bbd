"""Which laws hold from an event on: whether buffers push."""

from collections.abc import Mapping

from kane.elements.changing import CLOSED, OPEN, SPENT, Buffer, ContactState
from kane.kernels.methods.guards import PUSH
from kane.solve.changing.modes import States, laws_of
from kane.solve.changing.place import Place

REACHED = 1e-11  # of the size of the mechanism: a limit that is reached, as gaps that are closed


def laws_after(
    place: Place, before: States, flips: Mapping[int, int], still: float, anew: bool
) -> States:
    """Return how laws are from an event on; all else is open in the states.

    Args:
        place: the contacts at the event.
        before: their states before it.
        flips: kinds of the guards that are met, by the number of their contact.
        still: what is no speed [m/s].
        anew: whether the speeds have jumped, or nothing is known of before.

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
