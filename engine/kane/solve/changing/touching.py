"""Gaps that touch without being closed, where others close beside them."""

import numpy as np
import numpy.typing as npt

from kane.elements.changing import CLOSED, States
from kane.kernels.equations.project import close_positions
from kane.kernels.methods.landing import CLOSE
from kane.kernels.tables import make_work
from kane.solve.changing.modes import SLIDES, Modes
from kane.solve.changing.place import TOUCHES, Place
from kane.solve.changing.ways import gap_row, opens

Array = npt.NDArray[np.float64]

MOST_CORRECTIONS = 3  # of places that are off by no more than what touches


def touching(place: Place, before: States, states: States) -> tuple[int, ...]:
    """Return the contacts whose gaps touch and stay open, where others close that were open a bit.

    These are put on their limits, which moves all other bodies as much: gaps beside them would
    begin below zero.
    """
    shut = known = 2.0 * CLOSE * place.size
    found = []
    for k, (was, state) in enumerate(zip(before, states, strict=True)):
        row = gap_row(place, k)
        if row is None or not opens(place, k) or k in place.absent:
            continue
        if state.is_closed and not was.is_closed:
            shut = max(shut, abs(float(place.phi[row])))
        elif not state.is_closed and place.phi[row] <= TOUCHES * place.size:
            found.append(k)
    return tuple(found) if shut > known else ()


def close_gaps(modes: Modes, states: States, contacts: tuple[int, ...], frame: Array) -> None:
    """Put the bodies of a frame where these gaps are zero, beside all that holds.

    Where they cannot all be so the frame stays as it is.

    Args:
        modes: of the run.
        states: of the contacts from here on.
        contacts: those whose gaps touch.
        frame: (frame,) of the whole system.

    """
    rubs = [each.contact.friction is not None for each in modes.free.contacts]
    closed = tuple(
        (SLIDES if rubs[k] else CLOSED) if k in contacts else state
        for k, state in enumerate(states)
    )
    system = modes.system(closed)
    tables, n = system.tables, system.bodies
    work, state = make_work(tables), modes.state_in(system, frame)
    left = close_positions(tables, work, state, np.zeros(6 * n), MOST_CORRECTIONS, np.inf)
    if left <= TOUCHES * tables.extent:
        frame[: 7 * n] = state[: 7 * n]
