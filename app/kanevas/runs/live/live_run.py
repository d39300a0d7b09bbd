"""A live run of a model in a thread."""

from __future__ import annotations

import queue
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from kane.model import Model, SolverSettings
from kanevas.assets.told import told
from kanevas.runs.live.loop import LiveLoop, Order
from kanevas.runs.live.reached import Ran, Reached
from kanevas.runs.live.stage import Stage
from kanevas.runs.preparation import Preparation
from kanevas.runs.task import Task

if TYPE_CHECKING:
    from kane.analyses.simulation import Simulation

Begin = Callable[[], "Simulation"]


class LiveRun(QObject):
    """Lets one model move by the clock in the background, and hands on what is asked of it.

    Where its kernels are not compiled yet, it waits for them.

    Signals:
        started: a live run was asked for.
        began: it is under way now.
        reached: how far it is, a ``Reached``; the next one comes when this one has been shown.
        told: a sentence on what it cannot do.
        ended: it is over; comes with what ``Ran``.
        failed: a sentence for the user; nothing ran.
    """

    started = Signal()
    began = Signal()
    reached = Signal(object)
    told = Signal(str)
    ended = Signal(object)
    failed = Signal(str)

    def __init__(self, preparation: Preparation, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._preparation = preparation
        self._task: Task | None = None
        self._waiting: tuple[SolverSettings, Begin, float] | None = None
        self._clock = WallClock()
        self._post = LatestPost(lambda: None)
        self._dropped = threading.Event()  # nobody wants what ran
        preparation.ready.connect(self._begin)
        preparation.complete.connect(self._begin)
        preparation.failed.connect(self._give_up)

    @property
    def busy(self) -> bool:
        """Whether a live run is under way or waits for the solver."""
        return self._task is not None or self.waits

    @property
    def waits(self) -> bool:
        """Whether a live run waits for the solver."""
        return self._waiting is not None

    def start(self, model: Model, factor: float) -> None:
        """Let a model move, so many seconds of motion for each; nothing where one is under way."""
        self.start_from(model.solver, partial(_started, model), factor)

    def start_from(self, settings: SolverSettings, begin: Begin, factor: float) -> None:
        """Go on with a simulation, which is made in the thread.

        Args:
            settings: of the simulation.
            begin: makes it.
            factor: seconds of motion for each second.

        """
        if self.busy:
            return
        self._waiting = settings, begin, factor
        self.started.emit()
        self._preparation.retry(settings)
        self._begin()

    def order(self, order: Order) -> None:
        """Let the loop do something between two ticks; nothing where none is under way."""
        if self._task is not None:
            self._clock.orders.put(order)

    def finish(self) -> None:
        """End it; what ran comes with ``ended``."""
        if self._task is not None:
            self._task.cancel()
            self.order(_look_up)
        else:
            self._give_up(self.tr("The live run was stopped before it began."))

    def stop(self) -> None:
        """End it and wait until nothing runs any more; no signal follows."""
        self._waiting = None
        if self._task is not None:
            self._dropped.set()
            self._task.cancel()
            self.order(_look_up)
            self._end()

    def can_take(self, settings: SolverSettings) -> bool:
        """Return whether the solver is there for other settings."""
        return self._preparation.is_ready_for(settings)

    def _begin(self) -> None:
        if self._waiting is None or not self._preparation.is_ready_for(self._waiting[0]):
            return
        (_, begin, factor), self._waiting = self._waiting, None
        self._clock = WallClock()

        # what the task holds must not hold this object, which would go with it
        def arrive() -> None:
            task.arrived.emit()

        def tell(text: str) -> None:
            task.told.emit(told(text))

        self._post = LatestPost(arrive)
        clock, post, dropped = self._clock, self._post, self._dropped
        dropped.clear()

        def work(_: Callable[[float], None], stop: threading.Event) -> Ran:
            loop = LiveLoop(begin(), factor, clock, post, tell, _started)
            with shown_beside(loop.stage):
                loop.go(stop)
            return Ran(()) if dropped.is_set() else loop.ran()

        self._task = task = Task(work, self)
        task.arrived.connect(self._show_reached)
        task.told.connect(self._tell)
        task.succeeded.connect(self._succeed)
        task.failed.connect(self._fail)
        task.start()
        self.began.emit()

    def _show_reached(self) -> None:
        if self._is_present():
            self.reached.emit(self._post.take())

    def _tell(self, text: str) -> None:
        if self._is_present():
            self.told.emit(text)

    def _succeed(self, ran: Ran) -> None:
        if self._is_present():
            self._end()
            self.ended.emit(ran)

    def _fail(self, text: str) -> None:
        if self._is_present():
            self._end()
            self.failed.emit(text)

    def _is_present(self) -> bool:
        """Tell news of the present run from what a stopped one had on the way."""
        return self._task is not None and self.sender() is self._task

    def _give_up(self, text: str) -> None:
        if self._waiting is not None:
            self._waiting = None
            self.failed.emit(text)

    def _end(self) -> None:
        if self._task is not None:
            self._task.wait()
            self._task.deleteLater()
            self._task = None


class WallClock:
    """The clock on the wall, at which orders come in from other threads."""

    def __init__(self) -> None:
        self.orders: queue.SimpleQueue[Order] = queue.SimpleQueue()

    def now(self) -> float:
        """Return the time by the clock [s]."""
        return time.perf_counter()

    def worked(self) -> float:
        """Return for how long the thread that asks has had a core so far [s]."""
        return time.thread_time()

    def wait(self, seconds: float | None) -> Order | None:
        """Wait for an order so long, None for as long as it takes; return it, if one came."""
        try:
            return self.orders.get(block=seconds != 0.0, timeout=seconds or None)
        except queue.Empty:
            return None


class LatestPost:
    """How far a live run is, for a reader in another thread who takes what is newest.

    The writer calls ``arrive`` once for each time that it is taken, so a reader who is slow is not
    swamped.
    """

    def __init__(self, arrive: Callable[[], None]) -> None:
        self._arrive = arrive
        self._lock = threading.Lock()
        self._value: Reached | None = None
        self._is_told = False

    @property
    def wants(self) -> bool:
        """Whether what was put there last has been taken."""
        return not self._is_told

    def put(self, reached: Reached) -> None:
        """Put something there, in place of what was there."""
        with self._lock:
            was_told, self._is_told, self._value = self._is_told, True, reached
        if not was_told:
            self._arrive()

    def take(self) -> Reached:
        """Return what was put there last; called after ``arrive`` alone."""
        with self._lock:
            self._is_told = False
            assert self._value is not None
            return self._value


@contextmanager
def shown_beside(stage: Stage) -> Iterator[None]:
    """Let a thread of its own show what is due, also while the next frame takes long."""

    def show(_: Callable[[float], None], stop: threading.Event) -> None:
        stage.show_until(stop)

    task = Task(show)
    task.start()
    try:
        yield
    finally:
        task.cancel()
        stage.wake()
        task.wait()


def _look_up(_: LiveLoop) -> None:
    """Do nothing: it ends a wait."""


def _started(model: Model) -> Simulation:
    from kane.analyses.simulation import start

    return start(model)
