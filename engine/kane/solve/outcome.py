"""How a run ended."""

from dataclasses import dataclass
from enum import Enum

from kane.kernels import codes


class Ending(Enum):
    """Why a run is over; the value is a sentence for the user, ``{t}`` the time reached.

    ``{cause}`` is empty, or a colon and what could be found out of the reason.
    """

    FINISHED = "The run is complete."
    STOPPED = "The run was stopped at {t:.6g} s; the result up to there is kept."
    NOT_FINITE = (
        "The motion grew beyond all bounds at {t:.6g} s{cause}. "
        "Try a smaller step, or an adaptive method such as dop853."
    )
    CANNOT_CLOSE = (
        "The joints could not be kept closed at {t:.6g} s{cause}. Try a smaller step, or an "
        "adaptive method such as dop853; if that does not help, the mechanism is locked there."
    )
    STEP_TOO_SMALL = (
        "The step shrank to nothing at {t:.6g} s{cause}. The motion is not smooth there, or the "
        "mechanism is locked. A larger tolerance (rtol) may get past it."
    )
    PLACE_JUMPS = (
        "The position that a driver asks for jumps at {t:.6g} s{cause}. Nothing can follow that; "
        "lead it over with step(t, t0, x0, t1, x1) or a smooth table."
    )


BY_CODE = {
    codes.FINISHED: Ending.FINISHED,
    codes.NOT_FINITE: Ending.NOT_FINITE,
    codes.CANNOT_CLOSE: Ending.CANNOT_CLOSE,
    codes.STEP_TOO_SMALL: Ending.STEP_TOO_SMALL,
    codes.PLACE_JUMPS: Ending.PLACE_JUMPS,
}


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

    """

    ending: Ending
    cause: str
    time: float
    steps: int
    rejected: int
    evaluations: int
    wall_time: float
    position_violation: float
    velocity_violation: float
    assembly_shift: float

    @property
    def ok(self) -> bool:
        """Whether the run reached its end."""
        return self.ending is Ending.FINISHED

    @property
    def message(self) -> str:
        """The ending in a sentence."""
        cause = f": {self.cause}" if self.cause else ""
        return self.ending.value.format(t=self.time, cause=cause)
