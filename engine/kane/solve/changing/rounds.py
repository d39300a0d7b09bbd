"""An event in rounds: what it does may make conditions begin to hold, and laws branch again."""

from collections.abc import Collection

import numpy as np
import numpy.typing as npt

from kane.kernels.methods.guards import BRANCH, EXPRESSION
from kane.sentences import say
from kane.solve.changing.branching import chatters, falling
from kane.solve.changing.decision import Decider, Decision
from kane.solve.changing.modes import Modes
from kane.solve.changing.striking import UnsettledError

Array = npt.NDArray[np.float64]

MOST_ROUNDS = 40


def in_rounds(
    modes: Modes,
    decider: Decider,
    decision: Decision,
    branched: Collection[int],
    time: float,
    switch: float,
    frame: Array,
) -> Decision:
    """Return what comes of an event once nothing more begins to hold at it.

    Args:
        modes: the systems of the model.
        decider: of these.
        decision: what comes of the event itself.
        branched: the parts of laws that took another branch in it, by number of their contact.
        time: [s].
        switch: a time between the same two jumps of loads and drivers [s].
        frame: (frame,) of the whole system before it.

    Raises:
        UnsettledError: a law leaves either branch at once, or conditions come and go without end.

    """
    frame, tried = frame.copy(), set(branched)
    for _ in range(MOST_ROUNDS):
        system = modes.system(decision.states)
        frame[: modes.whole.state_size] = decision.state
        state = modes.state_in(system, frame)
        back = falling(system, decision.branched, time, switch, state)
        if back & tried:
            raise chatters(system, back & tried)
        tried |= back
        turned = back | set(decision.turned)
        if not turned:
            return decision
        kinds = system.guards.table["kind"]
        met = [
            k
            for k, contact in enumerate(system.guards.contact)
            if contact in turned and kinds[k] in (BRANCH, EXPRESSION)
        ]
        then = decider.decide(system, time, switch, decision.state, met)
        then.events[:0] = decision.events
        then.blows[:0] = decision.blows
        then.lost += decision.lost
        then.sets = decision.sets + then.sets
        then.failed |= decision.failed
        then.touching = decision.touching + then.touching
        then.ends = decision.ends or then.ends
        decision = then
    raise UnsettledError(
        say("events follow upon each other without end: what one does makes another one happen")
    )
