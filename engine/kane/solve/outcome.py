"""How a run ended."""

from dataclasses import dataclass
from enum import Enum

from kane.kernels import codes
from kane.model.solver import FIXED_STEP_METHODS, STIFF_METHODS
from kane.sentences import NOTHING, Sentence, Template, joined, say


class Ending(Enum):
    """Why a run is over; the value is a sentence for the user, ``{t}`` the time reached.

    ``{cause}`` is empty, or a colon and what could be found out of the reason.
    """

    FINISHED = Template("The run is complete.")
    STOPPED = Template("The run was stopped at {t:.6g} s; the result up to there is kept.")
    HELD = Template("The run was held at {t:.6g} s.")
    NOT_FINITE = Template("The motion grew beyond all bounds at {t:.6g} s{cause}.")
    CANNOT_CLOSE = Template("The joints could not be kept closed at {t:.6g} s{cause}.")
    STEP_TOO_SMALL = Template("The step shrank to nothing at {t:.6g} s{cause}.")
    PLACE_JUMPS = Template("The position that a driver asks for jumps at {t:.6g} s{cause}.")
    ENDED = Template("The run ended at {t:.6g} s{cause}.")
    UNSETTLED = Template("The run could not go on from the event at {t:.6g} s{cause}.")
    CONTRADICTED = Template("No motion does what is asked for at {t:.6g} s{cause}.")


BY_CODE = {
    codes.FINISHED: Ending.FINISHED,
    codes.NOT_FINITE: Ending.NOT_FINITE,
    codes.CANNOT_CLOSE: Ending.CANNOT_CLOSE,
    codes.STEP_TOO_SMALL: Ending.STEP_TOO_SMALL,
    codes.PLACE_JUMPS: Ending.PLACE_JUMPS,
}


FORCES = say(
    "Look at the forces there: something drives the motion without end. Where it is only stiff, "
    "try esdirk43 or a smaller tolerance (rtol)."
)
FORCES_OF_STIFF = say(
    "Look at the forces there: something drives the motion without end. Where it is only stiff, "
    "try a smaller tolerance (rtol)."
)
LOCKED = say(
    "The mechanism is locked there, or would have to be. Look at it at that time: what drives it "
    "must end there or turn round."
)
NOT_SMOOTH = say(
    "The motion is not smooth there, or the mechanism is locked. A larger tolerance (rtol) may get "
    "past it."
)
LEAD_OVER = say(
    "Nothing can follow that; lead it over with step(t, t0, x0, t1, x1) or a smooth table."
)

# What to do after an ending with a fixed step, and with an adaptive method.
ADVICE = {
    Ending.FINISHED: (NOTHING, NOTHING),
    Ending.STOPPED: (NOTHING, NOTHING),
    Ending.HELD: (NOTHING, NOTHING),
    Ending.NOT_FINITE: (
        say("Try a smaller step, or an adaptive method such as dop853."),
        FORCES,
    ),
    Ending.CANNOT_CLOSE: (
        say(
            "Try a smaller step, or an adaptive method such as dop853; if that does not help, the "
            "mechanism is locked there."
        ),
        LOCKED,
    ),
    Ending.STEP_TOO_SMALL: (NOT_SMOOTH, NOT_SMOOTH),
    Ending.PLACE_JUMPS: (LEAD_OVER, LEAD_OVER),
    Ending.ENDED: (NOTHING, NOTHING),
    Ending.UNSETTLED: (NOTHING, NOTHING),
    Ending.CONTRADICTED: (NOTHING, NOTHING),  # what contradicts says it
}


def advice_for(ending: Ending, method: str) -> Sentence:
    """Return what to do after an ending, which is never to take the method that was taken."""
    with_fixed_step, adaptive = ADVICE[ending]
    if method in FIXED_STEP_METHODS:
        return with_fixed_step
    return FORCES_OF_STIFF if adaptive is FORCES and method in STIFF_METHODS else adaptive


@dataclass(frozen=True)
class Outcome:
    """What a run did and how it ended.

    Attributes:
        ending: why it is over.
        cause: of a run that failed, what could be found out of the reason, such as the joints
            that gape; may be empty.
        time: time reached [s].
        steps: accepted steps.
        rejected: steps that an adaptive method tried and took back; SciPy's do not tell.
        evaluations: evaluations of the equations of motion.
        wall_time: duration of the computation, kernels' compilation not counted [s].
        position_violation: largest residual of a position constraint after a step [m].
        velocity_violation: largest residual of a velocity constraint after a step [m/s].
        assembly_shift: how far the farthest body was moved to close the joints before the
            start [m].
        advice: what to do about it, in sentences; empty for a run that is well.
        disagreement: of joints that hold the same more than once but for the digits of the
            model, which they are and how far they gape, a sentence; mostly empty.

    """

    ending: Ending
    cause: Sentence
    time: float
    steps: int
    rejected: int
    evaluations: int
    wall_time: float
    position_violation: float
    velocity_violation: float
    assembly_shift: float
    advice: Sentence = NOTHING
    disagreement: Sentence = NOTHING

    @property
    def ok(self) -> bool:
        """Whether the run reached its end, or was led by hand and came as far as it was let."""
        return self.ending in (Ending.FINISHED, Ending.ENDED, Ending.HELD)

    @property
    def message(self) -> Sentence:
        """The ending in a sentence, and what to do."""
        cause = joined("", (": ", self.cause)) if self.cause else NOTHING
        ending = self.ending.value.say(t=self.time, cause=cause)
        return joined(" ", (ending, self.advice)) if self.advice else ending
