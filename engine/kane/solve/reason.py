"""How a run ended, why, and what to do about it."""

from typing import NamedTuple

from kane.compiled import System
from kane.kernels import codes
from kane.kernels.tables import Work
from kane.model import SolverSettings
from kane.sentences import NOTHING, Sentence
from kane.solve.cause import cause
from kane.solve.contradiction import contradiction_at
from kane.solve.methods.method import Trouble
from kane.solve.outcome import BY_CODE, Ending, advice_for
from kane.solve.play import parted


class Reason(NamedTuple):
    """How a run ended.

    Attributes:
        ending: the kind of its end.
        cause: what could be found out of the reason, a clause; may be empty.
        advice: what to do, in sentences; empty where all is well.

    """

    ending: Ending
    cause: Sentence = NOTHING
    advice: Sentence = NOTHING


def reason(
    system: System, settings: SolverSettings, work: Work, code: int, trouble: Trouble | None
) -> Reason:
    """Return how a run ended.

    Args:
        system: the system as it was run.
        settings: of the run.
        work: its work arrays.
        code: of ``kernels.codes``.
        trouble: where it broke off, None where it did not.

    """
    if trouble is None:
        return Reason(Ending.FINISHED if code == codes.FINISHED else Ending.STOPPED)
    ending = BY_CODE[code]
    if code in (codes.CANNOT_CLOSE, codes.STEP_TOO_SMALL):
        found = contradiction_at(system, work, trouble.time, trouble.reached)
        found = found or parted(system, trouble)
        if found:
            return Reason(ending, found.clause, found.advice)
    return Reason(ending, cause(system, work, code, trouble), advice_for(ending, settings.method))
