"""What switches back at once, without end: laws, and contacts that no forces hold or let go."""

from collections.abc import Collection

import numpy as np
import numpy.typing as npt

from kane.compiled import System
from kane.expressions.branches import RAIL
from kane.kernels.codes import BETWEEN_JUMPS, NOW
from kane.kernels.equations import assemble
from kane.kernels.equations.evaluate import evaluate
from kane.kernels.methods.guards import BRANCH, FORCE
from kane.kernels.programs.program import values
from kane.kernels.tables import make_work
from kane.sentences import say
from kane.solve.changing.striking import UnsettledError

Array = npt.NDArray[np.float64]

AHEAD = 1e-7  # s, over which the rate of a guard is looked at
# 1/s; what tells a branch is known to some 1e-15 of its size, so its rate to 1e-8 of that.
FALLS = 1e-6


def falling(
    system: System, contacts: Collection[int], time: float, switch: float, y: Array
) -> set[int]:
    """Return which parts of laws leave at once the branch that they are to take.

    Args:
        system: the mode with these branches.
        contacts: the parts that are asked for, by the number of their contact.
        time: [s].
        switch: a time between the same two jumps of loads and drivers [s].
        y: (y,) state in the layout of the mode.

    """
    guards = [
        (contact, int(system.guards.table["program"][k]))
        for k, contact in enumerate(system.guards.contact)
        if contact in contacts and system.guards.table["kind"][k] == BRANCH
    ]
    if not guards:
        return set()
    tables, work = system.tables, make_work(system.tables)
    programs = np.array([program for _, program in guards], dtype=np.int64)
    here, ahead, y_dot = np.zeros(programs.size), np.zeros(programs.size), np.zeros(y.size)
    work.clock[BETWEEN_JUMPS] = switch
    evaluate(tables, work, time, y, y_dot, False)
    for found, part in ((here, 0.0), (ahead, AHEAD)):
        state = y + part * y_dot
        work.clock[NOW] = time + part
        assemble.place(tables, work, state)
        assemble.move(tables, work, state[7 * system.bodies : 13 * system.bodies])
        values(
            tables.expressions, work.clock, work.path, work.path_rate, work.stack, programs, found
        )
    rates = (ahead - here) / AHEAD
    return {
        contact
        for (contact, _), rate, value in zip(guards, rates.tolist(), here.tolist(), strict=True)
        if rate < -FALLS and not (_rests(system, contact) and value > 0.0)
    }


def _rests(system: System, contact: int) -> bool:
    """Return whether a state rests at its limit: its guard is the rate there, and far from zero."""
    part = system.contacts[contact].contact.branch
    return part is not None and part.function == RAIL and system.states[contact].level != 0


def chatters(system: System, contacts: Collection[int]) -> UnsettledError:
    """Return the error that says whose law switches to and fro."""
    return UnsettledError(
        say(
            "the law of '{name}' switches back and forth without end: on either side of where it "
            "jumps it drives the motion to the other",
            name=system.contacts[min(contacts)].name,
        ),
        say(
            "Take dry friction for what sticks, lead the law over smoothly, as by tanh, or let two "
            "events or latches switch it at different places."
        ),
    )


def unsettled(system: System, met: Collection[int]) -> UnsettledError:
    """Return the error that says what goes on and on at one instant.

    A contact that never slips holds along itself whatever presses it. Where it would have to pull,
    and to let go of it would let the bodies into each other, nothing fits: ever stronger friction
    would let it slide there with ever less to press it.

    met: guards that are met again and again.
    """
    for guard in met:
        name, contact = system.contacts[system.guards.contact[guard]]
        never_slips = contact.friction is None and contact.held != (contact.gap,)
        if system.guards.kinds[guard] == FORCE and never_slips:
            return UnsettledError(
                say("'{name}' would have to pull, or else to slip, which it never does", name=name),
                say("Give it a coefficient of friction: it slides before it comes to that."),
            )
    return UnsettledError(say("events do not settle"))
