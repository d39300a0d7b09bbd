"""Runs of the document's model."""

import threading
import time
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from kane.model import Model
from kanevas.assets.told import told
from kanevas.runs.preparation import Preparation
from kanevas.runs.task import Task

if TYPE_CHECKING:
    from kane.analyses.plain_run import PlainRuns
    from kane.model.poses import Poses
    from kane.results import Result

Simulation = Callable[[Callable[[float], None], threading.Event], "Result | None"]
Tell = Callable[[str], None]
Show = Callable[[float, "Poses"], None]

SOON = 0.15  # s; a run that is over by then would only flicker


class Runner(QObject):
    """Runs one model at a time in the background.

    Where its kernels are not compiled yet, it runs as plain Python in another process, until it is
    at its end or the kernels are there: then it begins anew.

    Signals:
        started: a run was asked for.
        held_back: it has to wait, since not even plain Python is there yet.
        began: it is under way now; comes with whether as plain Python.
        progressed: the part done, 0 to 1.
        reached: how far it is: the time [s], and the ``Poses`` there.
        held_up: sentences on what holds up a run that will take long.
        finished: a ``kane.Result``, complete or up to where the run was stopped.
        failed: a sentence for the user; there is no result.
    """

    started = Signal()
    held_back = Signal()
    began = Signal(bool)
    progressed = Signal(float)
    reached = Signal(float, object)
    held_up = Signal(str)
    finished = Signal(object)
    failed = Signal(str)

    def __init__(self, preparation: Preparation, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._preparation = preparation
        self._task: Task | None = None
        self._latest: Latest | None = None
        self._waiting: Model | None = None
        self._overtaken = threading.Event()
        preparation.ready.connect(self._go_on)
        preparation.complete.connect(self._go_on)
        preparation.failed.connect(self._give_up)

    @property
    def busy(self) -> bool:
        """Whether a run is under way or waits for the solver."""
        return self._task is not None or self._waiting is not None

    @property
    def waits(self) -> bool:
        """Whether a run waits for the solver, or runs as plain Python until it is there."""
        return self._waiting is not None

    def start(self, model: Model) -> None:
        """Run a model; nothing happens while another one runs."""
        if self.busy:
            return
        self._waiting = model
        self.started.emit()
        self._preparation.retry(model.solver)
        self._go_on()
        if self._task is None:
            self.held_back.emit()

    def cancel(self) -> None:
        """End the run; what it has so far comes as its result."""
        if self._task:
            self._task.cancel()
        else:
            self._give_up(self._cancelled())

    def stop(self) -> None:
        """End the run and wait until nothing runs any more; no signal follows."""
        self._waiting = None
        if self._task:
            self._overtaken.set()
            self._task.cancel()
            self._end()

    def _go_on(self) -> None:
        """Start what waits, as well as that can be done now."""
        if self._waiting is None:
            return
        ready = self._preparation.is_ready_for(self._waiting.solver)
        if self._task:  # as plain Python
            if ready:
                self._overtaken.set()
            return
        plain_runs = self._preparation.plain_runs
        if ready:
            model, self._waiting = self._waiting, None
            self._start(partial(_simulation, model), plain=False)
        elif plain_runs is not None and plain_runs.free:
            self._overtaken.clear()
            enough = self._overtaken.is_set
            self._start(partial(_plain_simulation, plain_runs, self._waiting, enough), plain=True)

    def _start(self, simulation: Callable[[Tell, Show], Simulation], plain: bool) -> None:
        # what the task holds must not hold this object, which would go with it
        def tell(text: str) -> None:
            task.told.emit(told(text))

        def arrive() -> None:
            task.arrived.emit()

        latest = Latest(arrive)
        self._task = task = Task(simulation(tell, latest.put), self)
        self._latest = latest
        self._task.progressed.connect(self._progress)
        self._task.arrived.connect(self._show_reached)
        self._task.told.connect(self._tell)
        self._task.succeeded.connect(self._succeed)
        self._task.failed.connect(self._fail)
        self._task.start()
        self.began.emit(plain)

    def _progress(self, part: float) -> None:
        if self._is_present(self.sender()):
            self.progressed.emit(part)

    def _show_reached(self) -> None:
        if self._latest is not None and self._is_present(self.sender()):
            self.reached.emit(*self._latest.take())

    def _tell(self, text: str) -> None:
        if self._is_present(self.sender()):
            self.held_up.emit(text)

    def _succeed(self, result: "Result | None") -> None:
        task = self._task
        if task is None or not self._is_present(self.sender()):
            return
        self._end()
        if result is not None:
            self._waiting = None
            self.finished.emit(result)
        elif task.cancelled:
            self._give_up(self._cancelled())
        else:
            self._go_on()

    def _fail(self, text: str) -> None:
        if self._is_present(self.sender()):
            self._end()
            self._waiting = None
            self.failed.emit(text)

    def _is_present(self, task: QObject | None) -> bool:
        """Tell news of the present run from what a stopped one had on the way."""
        return task is not None and task is self._task

    def _cancelled(self) -> str:
        return self.tr("The run was cancelled before it began.")

    def _give_up(self, text: str) -> None:
        if self._waiting is not None and self._task is None:
            self._waiting = None
            self.failed.emit(text)

    def _end(self) -> None:
        if self._task:
            self._task.wait()
            self._task.deleteLater()
            self._task = None


class Latest:
    """How far a run is, for a reader in another thread who takes what is newest.

    The writer calls ``arrive`` once for each time that it is taken, so a reader who is slow is not
    swamped; it is not called at all in a run that is over at once.
    """

    def __init__(self, arrive: Callable[[], None]) -> None:
        self._arrive = arrive
        self._began = time.perf_counter()
        self._value: tuple[float, Poses] | None = None
        self._is_told = False

    def put(self, reached: float, poses: "Poses") -> None:
        """Put down the time that is reached [s], and where the bodies stand."""
        self._value = reached, poses
        if not self._is_told and time.perf_counter() - self._began > SOON:
            self._is_told = True
            self._arrive()

    def take(self) -> "tuple[float, Poses]":
        """Return what was put down last; called after ``arrive`` alone."""
        self._is_told = False
        assert self._value is not None
        return self._value


def _plain_simulation(
    plain_runs: "PlainRuns",
    model: Model,
    enough: Callable[[], bool],
    held_up: Tell,
    reached: Show,
) -> Simulation:
    def simulation(progress: Callable[[float], None], stop: threading.Event) -> "Result | None":
        return plain_runs.simulate(model, progress, stop, held_up, enough, reached)

    return simulation


def _simulation(model: Model, held_up: Tell, reached: Show) -> Simulation:
    def simulation(progress: Callable[[float], None], stop: threading.Event) -> "Result":
        from kane.analyses.dynamics import simulate

        result = simulate(model, progress=progress, stop=stop, held_up=held_up, reached=reached)
        # what the window asks for at once; it must not wait while a long result is gone through
        _ = result.doubts
        if not result.is_short:
            known = {signal.name for signal in result.signals()}
            for name in (name for layout in model.plots for name in layout.curves):
                if name in known:
                    _ = result[name]
        return result

    return simulation
