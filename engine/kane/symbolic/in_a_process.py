"""Work with SymPy in a process of its own, within a budget of time.

It waits for the next job afterwards: to begin anew takes it longer than the equations of a small
mechanism.
"""

from __future__ import annotations

import signal
import threading
import time
from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

from kane.analyses.crew import Bench, Crew
from kane.errors import KaneError
from kane.sentences import say

Job = TypeVar("Job")
Answer = TypeVar("Answer")

# Time counts that the work itself has had, or a machine that is busy with other things would decide
# what is too large; only Windows has no clock for it.
CAN_COUNT = hasattr(signal, "setitimer")
PATIENCE = 5.0 if CAN_COUNT else 1.0  # times as long by the clock on the wall
WAITING = Bench()
AGAIN = 0.5  # s until who did not hear that the time is over is told once more


class SymbolsError(KaneError):
    """Equations that were not found: they took too long, or were wrong."""


def in_a_process(
    begin: Callable[[], Callable[[Job], Answer | KaneError]],
    job: Job,
    seconds: float,
    stop: threading.Event | None,
) -> Answer | None:
    """Return what is made of a job; None where it was given up.

    Args:
        begin: gives what does the job; it is pickled by name.
        job: what is to be done.
        seconds: of a processor's time that it may take [s].
        stop: an event that any thread may set to give it up.

    Raises:
        SymbolsError: it takes longer, or its process was lost.
        KaneError: what the work has returned in the place of an answer.

    """
    limit = _Limit(PATIENCE * seconds, stop)
    timed = _Timed(begin, job, seconds)
    crew: Crew[_Timed, Answer | KaneError] = Crew(_at_work, [timed], 1, bench=WAITING)
    answers = crew.answers(limit)
    found = next(answers, None)
    answers.close()
    if found is None:
        if limit.is_over:
            raise _takes_too_long(seconds)
        return None
    _, answer = found
    if isinstance(answer, SymbolsError):
        WAITING.clear()  # it was broken off wherever it was
    if isinstance(answer, KaneError):
        raise answer
    if answer is None:
        raise SymbolsError(
            say("The process that works out the equations was lost; try it once more.")
        )
    return answer


def _takes_too_long(seconds: float) -> SymbolsError:
    return SymbolsError(
        say(
            "The equations take more than {seconds:g} s. Allow more, or take bodies away; a "
            "run needs no symbols.",
            seconds=seconds,
        )
    )


class _Timed(NamedTuple):
    """A job, what gives its work, and the time that it may take [s]."""

    begin: Callable[[], Callable[[Any], Any]]
    job: Any
    seconds: float


class _OverError(BaseException):
    """The time is over; nothing on the way may take it for an error of its own."""


def _at_work() -> Callable[[_Timed], Any]:
    """Return what does jobs; called in the process."""
    from kane.kernels.compiling.jit import leave_compiling_to_others

    leave_compiling_to_others(True)  # a handful of evaluations is not worth it
    return _in_time


def _in_time(timed: _Timed) -> Any:
    """Return what is made of a job, which is given up when it has had its time."""
    work = timed.begin()
    if not CAN_COUNT:
        return work(timed.job)
    signal.signal(signal.SIGPROF, _give_up)
    signal.setitimer(signal.ITIMER_PROF, timed.seconds, AGAIN)
    try:
        found = work(timed.job)
        signal.setitimer(signal.ITIMER_PROF, 0.0)
    except _OverError:
        signal.setitimer(signal.ITIMER_PROF, 0.0)
        return _takes_too_long(timed.seconds)
    return found


def _give_up(*_: object) -> None:
    raise _OverError


class _Limit(threading.Event):
    """An event that is set when another one is, or when a time is over."""

    def __init__(self, seconds: float, stop: threading.Event | None) -> None:
        super().__init__()
        self._end, self._stop = time.monotonic() + seconds, stop

    @property
    def is_over(self) -> bool:
        """Whether the time is over."""
        return time.monotonic() > self._end and not (self._stop and self._stop.is_set())

    def is_set(self) -> bool:
        """Whether to stop."""
        return time.monotonic() > self._end or bool(self._stop and self._stop.is_set())
