"""Processes that work off a list of jobs; one that is lost takes no more than its job with it."""

import contextlib
import multiprocessing
import os
import signal
import threading
from collections import Counter, deque
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from dataclasses import dataclass
from multiprocessing import connection, spawn
from typing import Any, Generic, TypeVar

Job = TypeVar("Job")
Answer = TypeVar("Answer")
Work = Callable[[Job], Answer]

LOOK = 0.1  # s between two looks at the stop flag
PATIENCE = 1.0  # s that a process may take to end by itself
MOST_PROCESSES = 61  # Windows waits for no more
TRIES = 2  # of a job whose process is lost
MOST_FALSE_STARTS = 6  # processes in a row that are lost before they can begin
REST = 300.0  # s that a process waits for another crew
MAIN = ("init_main_from_name", "init_main_from_path")  # what lets a process run the script anew
_one_starts = threading.Lock()


@dataclass(eq=False)
class _Worker:
    process: Any
    pipe: connection.Connection
    jobs: deque[int]  # those that it has, the one under way first
    has_begun: bool = False


class Bench:
    """Where processes wait, one crew after another, since what they import takes them a second.

    Crews that share one all do the same kind of work. A process for which no crew comes within
    ``REST`` ends by itself.
    """

    def __init__(self) -> None:
        self._waiting: list[_Worker] = []
        self._lock = threading.Lock()

    def take(self) -> _Worker | None:
        """Return a process that waits; None where there is none."""
        with self._lock:
            while self._waiting:
                worker = self._waiting.pop()
                if worker.process.is_alive():
                    return worker
                _end([worker])
        return None

    def put(self, workers: Iterable[_Worker]) -> None:
        """Let processes wait."""
        with self._lock:
            self._waiting.extend(workers)

    def clear(self) -> None:
        """End those that wait."""
        with self._lock:
            _end(self._waiting)
            self._waiting.clear()


class Crew(Generic[Job, Answer]):
    """Does jobs in processes of its own.

    Args:
        make: called once in each process, gives what does a job; both are pickled by name.
        jobs: what is to be done.
        count: processes.
        in_one_go: jobs that a process is handed at once, so that handing over costs little.
        bench: whence processes come, and where those wait afterwards that have done their jobs.

    """

    def __init__(
        self,
        make: Callable[[], Work[Job, Answer]],
        jobs: Sequence[Job],
        count: int,
        in_one_go: int = 1,
        bench: Bench | None = None,
    ) -> None:
        self._make, self._jobs, self._in_one_go, self._bench = make, jobs, in_one_go, bench
        self._count = max(1, min(count, MOST_PROCESSES, len(jobs)))
        self._waiting = deque(range(len(jobs)))
        self._workers: list[_Worker] = []
        self._losses: Counter[int] = Counter()
        self._false_starts = 0
        # a copy of this process would have its locks, but not the threads that open them
        self._context = multiprocessing.get_context("spawn")

    def answers(
        self, stop: threading.Event | None = None
    ) -> Generator[tuple[int, Answer | None], None, None]:
        """Yield each job's number, and its answer or None where its processes were lost.

        Processes end, or wait on their bench, when all is done, when ``stop`` is set and when the
        caller goes on no more; all end when this process does in whatever way.
        """
        try:
            while (self._waiting or self._busy()) and not (stop and stop.is_set()):
                self._hand_out()
                ready = connection.wait([worker.pipe for worker in self._workers], LOOK)
                for worker in [each for each in self._workers if each.pipe in ready]:
                    yield from self._hear(worker)
        finally:
            waiting: list[_Worker] = []
            if self._bench:
                waiting = [each for each in self._workers if each.has_begun and not each.jobs]
                self._bench.put(waiting)
            _end(each for each in self._workers if each not in waiting)

    def _busy(self) -> bool:
        return any(worker.jobs for worker in self._workers)

    def _hand_out(self) -> None:
        """Give jobs to those who have none; there are as many processes as there is work for."""
        while self._waiting:
            idle = next((worker for worker in self._workers if not worker.jobs), None)
            if idle is None:
                if len(self._workers) == self._count:
                    return
                idle = (self._bench and self._bench.take()) or self._start()
                self._workers.append(idle)
            first = self._waiting[0]
            # what has cost a process goes alone, so that it costs no other job a second try
            most = 1 if self._losses[first] else self._in_one_go
            idle.jobs.extend(self._waiting.popleft() for _ in range(min(most, len(self._waiting))))
            with contextlib.suppress(OSError):  # one that is lost is noticed when it is heard
                idle.pipe.send([self._jobs[number] for number in idle.jobs])

    def _start(self) -> _Worker:
        own, theirs = self._context.Pipe()
        process = self._context.Process(target=_serve, args=(theirs, self._make), daemon=True)
        with _without_the_script():
            process.start()
        theirs.close()  # or the end of the process would not be the end of the pipe
        return _Worker(process, own, deque())

    def _hear(self, worker: _Worker) -> Iterator[tuple[int, Answer | None]]:
        try:
            answer = worker.pipe.recv()
        except (EOFError, OSError):
            yield from self._bury(worker)
            return
        if worker.has_begun:
            yield worker.jobs.popleft(), answer
        worker.has_begun = True
        self._false_starts = 0

    def _bury(self, worker: _Worker) -> Iterator[tuple[int, None]]:
        """Let others do what a lost process has left; the job under way may be what it died of."""
        self._workers.remove(worker)
        _end([worker])
        if worker.jobs and worker.has_begun:
            suspect = worker.jobs[0]
            self._losses[suspect] += 1
            if self._losses[suspect] == TRIES:
                yield worker.jobs.popleft(), None
        self._waiting.extendleft(reversed(worker.jobs))
        self._false_starts += not worker.has_begun
        while self._waiting and self._false_starts >= MOST_FALSE_STARTS:
            yield self._waiting.popleft(), None


@contextlib.contextmanager
def _without_the_script() -> Iterator[None]:
    """Let a process begin that does not read the script which runs here.

    By itself it would, for what jobs may name of it, and so start processes of its own, unless the
    script asks whether it is ``__main__``. No job of a crew names anything of a script.
    """

    def prepared(name: str) -> dict[str, Any]:
        return {key: value for key, value in told(name).items() if key not in MAIN}

    with _one_starts:
        told = spawn.get_preparation_data
        spawn.get_preparation_data = prepared
        try:
            yield
        finally:
            spawn.get_preparation_data = told


def _end(workers: Iterable[_Worker]) -> None:
    workers = list(workers)
    for worker in workers:
        worker.pipe.close()
        if worker.jobs:
            worker.process.terminate()
    for worker in workers:
        worker.process.join(PATIENCE)
        if worker.process.is_alive():
            worker.process.kill()
            worker.process.join()
        worker.process.close()


def _serve(pipe: connection.Connection, make: Callable[[], Work[Any, Any]]) -> None:
    """Do jobs until there are no more; this is what a process of a crew does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the process that leads
    threading.Thread(target=end_with_parent, daemon=True).start()
    work = make()
    with contextlib.suppress(EOFError, OSError):
        pipe.send(None)  # it can begin
        while pipe.poll(REST):
            for job in pipe.recv():
                pipe.send(work(job))


def end_with_parent() -> None:
    """Wait for the end of the process that leads, which may come in the middle of a job."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
