"""Who runs the cases of a study: threads, processes of its own, or an executor of the user."""

import concurrent.futures
import queue
import threading
import time
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from concurrent.futures import Executor, Future
from typing import Generic, Literal, NamedTuple, TypeVar

from kane.analyses.crew import LOOK, Crew
from kane.analyses.leash import cores
from kane.kernels.compiling.cache import is_prepared

Job = TypeVar("Job")
Answer = TypeVar("Answer")
Work = Callable[[Job, "threading.Event | None"], Answer]
Make = Callable[[], Callable[[Job, "threading.Event | None"], Answer]]
By = Literal["threads", "processes"]

MOST_IN_ONE_GO = 16  # jobs that a worker takes at once, so that handing over costs little
SHARES = 200  # parts that all jobs are cut into at least, so that all workers end together
TRIAL = 1.0  # s that threads work before it is known whether processes are worth their start
WORTH = 10.0  # s of work left that make them so: each takes a second or two to start
SOON = 0.03  # s between two looks at the stop flag by threads, which then give up a run
MOMENT = 0.001  # s between two looks at whether threads have ended
FEW = 2  # workers that threads keep busy, although Python runs in one of them at a time


class Lost(NamedTuple):
    """Why there is no answer: the worker was lost, and what is known of it."""

    why: str = ""


class _Done(Generic[Answer]):
    """An answer on its way from a thread."""

    def __init__(self, place: int, answer: Answer | BaseException) -> None:
        self.place, self.answer = place, answer


def answers(
    make: Make[Job, Answer],
    jobs: Sequence[Job],
    workers: int | None = None,
    by: By | None = None,
    executor: Executor | None = None,
    stop: threading.Event | None = None,
) -> Generator[tuple[int, Answer | Lost], None, None]:
    """Yield the number of each job and its answer, as they come; the rest is missing once stopped.

    Args:
        make: gives what does a job, and gives it up once an event is set; pickled by name for
            processes.
        jobs: what is to be done.
        workers: threads or processes; the number of cores by default.
        by: who works; None lets threads begin, and processes go on where that pays.
        executor: of the user, in place of both.
        stop: an event that any thread may set: no further job is begun, and all that can be given
            up is. An executor ends the jobs that are under way.

    """
    count = workers or cores()
    if executor is not None:
        yield from _in_executor(executor, make, jobs, stop)
    elif by == "threads":
        yield from _in_threads(make, jobs, count, stop)
    elif by == "processes":
        yield from _in_processes(make, jobs, range(len(jobs)), count, stop)
    else:
        yield from _in_both(make, jobs, count, stop)


def _in_both(
    make: Make[Job, Answer], jobs: Sequence[Job], count: int, stop: threading.Event | None
) -> Generator[tuple[int, Answer | Lost], None, None]:
    """Let threads begin, and processes go on where a long way is left."""
    left = dict.fromkeys(range(len(jobs)))
    if count <= FEW:
        yield from _in_threads(make, jobs, count, stop)
        return
    begun = time.monotonic()

    def goes_on() -> bool:
        spent = time.monotonic() - begun
        done = len(jobs) - len(left)
        return spent < TRIAL or (done > 0 and spent / done * len(left) < WORTH)

    for place, answer in _in_threads(make, jobs, count, stop, goes_on):
        del left[place]
        yield place, answer
    if left and not (stop and stop.is_set()):
        yield from _in_processes(make, jobs, [*left], count, stop)


def _in_threads(
    make: Make[Job, Answer],
    jobs: Sequence[Job],
    count: int,
    stop: threading.Event | None,
    goes_on: Callable[[], bool] = lambda: True,
) -> Generator[tuple[int, Answer | Lost], None, None]:
    """Yield answers of threads, which share what does the work; none is begun once it ends."""
    work = make()
    end = threading.Event()  # of these threads alone: the caller may want no more answers
    places = iter(range(len(jobs)))
    turn = threading.Lock()
    found: queue.SimpleQueue[_Done[Answer]] = queue.SimpleQueue()
    is_over = threading.Event()

    def next_place() -> int | None:
        with turn:
            return None if is_over.is_set() else next(places, None)

    def serve() -> None:
        while (place := next_place()) is not None:
            try:
                found.put(_Done(place, work(jobs[place], end)))
            except BaseException as error:  # told where answers are awaited
                found.put(_Done(place, error))

    threads = [threading.Thread(target=serve, daemon=True) for _ in range(min(count, len(jobs)))]
    try:
        for thread in threads:
            thread.start()
        while True:
            stopped = stop is not None and stop.is_set()
            if stopped:
                end.set()
            if stopped or not goes_on():
                is_over.set()
            alive = any(thread.is_alive() for thread in threads)
            try:
                done = found.get(timeout=SOON)
            except queue.Empty:
                if not alive:
                    return
                continue
            if isinstance(done.answer, BaseException):
                raise done.answer
            yield done.place, done.answer
            if found.empty() and not any(thread.is_alive() for thread in threads):
                return
    finally:
        is_over.set()
        end.set()
        # join() would leave a thread of another library, such as Qt's, on Python's list for ever
        while any(thread.is_alive() for thread in threads):
            time.sleep(MOMENT)


def _in_processes(
    make: Make[Job, Answer],
    jobs: Sequence[Job],
    places: Sequence[int],
    count: int,
    stop: threading.Event | None,
) -> Generator[tuple[int, Answer | Lost], None, None]:
    """Yield answers of processes that end with this call."""
    if not is_prepared():  # or each process would compile the kernels
        from kane.analyses.preparation import prepare

        prepare()
    todo = [jobs[place] for place in places]
    crew: Crew[Job, Answer] = Crew(_Alone(make), todo, count, _in_one_go(len(todo)))
    for number, answer in crew.answers(stop):
        yield places[number], Lost() if answer is None else answer


class _Alone(Generic[Job, Answer]):
    """Makes what does a job in a process that is ended from outside; it can be pickled."""

    def __init__(self, make: Make[Job, Answer]) -> None:
        self._make = make

    def __call__(self) -> Callable[[Job], Answer]:
        work = self._make()
        return lambda job: work(job, None)


def _in_one_go(count: int) -> int:
    """Return how many jobs a worker takes at once."""
    return max(1, min(MOST_IN_ONE_GO, count // SHARES))


def _in_executor(
    executor: Executor,
    make: Make[Job, Answer],
    jobs: Sequence[Job],
    stop: threading.Event | None,
) -> Generator[tuple[int, Answer | Lost], None, None]:
    """Yield answers as an executor of the user ends groups of jobs."""
    size = _in_one_go(len(jobs))
    groups = [range(first, min(first + size, len(jobs))) for first in range(0, len(jobs), size)]
    futures = {
        executor.submit(_do_group, make, [jobs[place] for place in group]): group
        for group in groups
    }
    for future in _finished(futures, stop):
        found: list[Answer | Lost] = [*_found(future, len(futures[future]))]
        yield from zip(futures[future], found, strict=True)


def _finished(
    futures: Iterable[Future[list[Answer]]], stop: threading.Event | None
) -> Iterator[Future[list[Answer]]]:
    """Yield futures as they end; once stopped, those that were under way."""
    waiting = set(futures)
    while waiting:
        done, waiting = concurrent.futures.wait(waiting, LOOK, concurrent.futures.FIRST_COMPLETED)
        if stop and stop.is_set():
            waiting -= {future for future in waiting if future.cancel()}
        yield from (future for future in done if not future.cancelled())


def _found(future: Future[list[Answer]], count: int) -> Sequence[Answer | Lost]:
    """Return what came of a group; the same loss for all where its process died."""
    try:
        return future.result()
    except Exception as error:  # a worker that is gone must not take the study with it
        return [Lost(f"{type(error).__name__}: {error}")] * count


def _do_group(make: Make[Job, Answer], jobs: Sequence[Job]) -> list[Answer]:
    work = make()
    return [work(job, None) for job in jobs]
